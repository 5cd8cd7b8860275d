"""./miasma docs: build the site in docs/ into site/ and fail on anything that is not right.

Zensical's strict mode finds links to pages and headings that don't exist. It overlooks pages that
are missing from disk or from the navigation, missing pictures, and files fetched from other hosts:
the rest of this script looks for those in what was built.
"""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
SITE = ROOT / "site"
ZENSICAL = Path(sys.executable).with_name("zensical")
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


def main() -> int:
    done = subprocess.run(
        [str(ZENSICAL), "build", "--clean", "--strict"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        said = done.stdout.partition("Traceback (most recent call last)")[0]
        print(said if sys.stdout.isatty() else COLOURS.sub("", said))
        return 1
    problems = [*wrong_navigation(), *wrong_files()]
    for problem in problems:
        print(problem)
    if not problems:
        print(f"{len(list(SITE.rglob('*.html')))} pages in {os.path.relpath(SITE)}{os.sep}")
    return 1 if problems else 0


def wrong_navigation() -> Iterator[str]:
    """Compare the pages in the navigation with the pages on disk."""
    nav = tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))["project"]["nav"]
    listed = set(pages(nav))
    on_disk = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
    for page in sorted(listed - on_disk):
        yield f"zensical.toml: docs/{page} is in the navigation but not on disk"
    for page in sorted(on_disk - listed):
        yield f"docs/{page} is not in the navigation of zensical.toml"


def pages(nav: Any) -> Iterator[str]:
    """Walk through the nested lists and tables of a navigation."""
    if isinstance(nav, str):
        yield nav
    else:
        for entry in nav.values() if isinstance(nav, dict) else nav:
            yield from pages(entry)


def wrong_files() -> Iterator[str]:
    """Look for pictures, styles and scripts that are missing or come from elsewhere."""
    for page in sorted(SITE.rglob("*.html")):
        finder = Loads()
        finder.feed(page.read_text("utf-8"))
        for address in finder.addresses:
            parts = urlsplit(address)
            name = f"site/{page.relative_to(SITE).as_posix()}"
            if parts.scheme == "data":
                continue
            if parts.scheme or parts.netloc:
                yield f"{name}: loads {address} from another host"
                continue
            base = SITE if parts.path.startswith("/") else page.parent
            if parts.path and not (base / unquote(parts.path).lstrip("/")).exists():
                yield f"{name}: {address} does not exist"


class Loads(HTMLParser):
    """Collects what a page loads by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the addresses of pictures, scripts, styles and icons."""
        values = dict(attrs)
        relation = (values.get("rel") or "").split()
        loads = tag != "a" and not (tag == "link" and {"canonical", "next", "prev"} & set(relation))
        if loads:
            self.addresses += [v for k in ("src", "href", "data") if (v := values.get(k))]


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
