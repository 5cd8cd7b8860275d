"""`python -m miasma.server`: a server without the terminal's room, for tests and containers."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from miasma.core.errors import MiasmaError
from miasma.server.settings import Limits, Settings


def main() -> int:
    """Read the arguments and serve."""
    parser = argparse.ArgumentParser(prog="python -m miasma.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--data", type=Path, default=Path("miasma-data"))
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--rates", type=float, default=1.0, help="widen all rate limits")
    parser.add_argument("--proxy", default="", help="addresses of proxies that are believed")
    parser.add_argument("--plugin", action="append", default=[], help="a module to import")
    parser.add_argument("--live-tables", type=int, default=2_000)
    parser.add_argument("--not-power-safe", action="store_true")
    parser.add_argument("--log-level", default="info")
    args = parser.parse_args()
    from miasma.server.run import serve

    try:
        serve(
            Settings(
                host=args.host,
                port=args.port,
                data=args.data,
                workers=args.workers,
                trusted_proxies=args.proxy,
                limits=Limits().times(args.rates),
                plugins=tuple(args.plugin),
                live_tables=args.live_tables,
                power_safe=not args.not_power_safe,
                log_level=args.log_level,
            )
        )
    except MiasmaError as error:
        print(f"miasma: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
