"""./miasma lock: resolve the dependencies in pyproject.toml and write requirements/*.lock.

  ./miasma lock                 change what pyproject.toml asks for, keep every other version
  ./miasma lock --upgrade       move everything to its newest version
  ./miasma lock --upgrade NAME  move one package
  ./miasma lock --check         only tell whether the locks belong to this pyproject.toml

The locks are plain requirements files with hashes. They hold for every platform and name no package
index, so that any mirror serves.
"""

import hashlib
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
UV = Path(sys.executable).with_name("uv")
PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
OLDEST_PYTHON: str = PYPROJECT["project"]["requires-python"].removeprefix(">=")

# Lock -> what goes into it. The dev lock agrees with the run lock, version by version.
SOURCES = {
    "requirements/installer.lock": "--group installer",
    "requirements/node.lock": "--group node",
    "requirements/run.lock": "pyproject.toml --group build",
    "requirements/dev.lock": "pyproject.toml --group build --extra dev -c requirements/run.lock",
}
FORM = "--universal --generate-hashes --no-header --no-annotate --no-emit-index-url"


def main(args: list[str]) -> int:
    if args == ["--check"]:
        return check()
    if args and (args[0] != "--upgrade" or any(name.startswith("-") for name in args[1:])):
        print(__doc__, file=sys.stderr)
        return 2
    upgrade = [f"--upgrade-package={name}" for name in args[1:]] or args
    call = [str(UV), "pip", "compile", "-q", "--python-version", OLDEST_PYTHON, *FORM.split()]
    env = {"UV_SYSTEM_CERTS": "1", "UV_PYTHON_DOWNLOADS": "never", **os.environ}
    for lock, sources in SOURCES.items():
        print(f"resolving {lock} ...", flush=True)
        done = subprocess.run([*call, *upgrade, *sources.split(), "-o", lock], cwd=ROOT, env=env)
        if done.returncode:
            print(f"{lock} was left as it was.", file=sys.stderr)
            return done.returncode
        (ROOT / lock).write_text(header() + (ROOT / lock).read_text("utf-8"), "utf-8")
    return check()


def check() -> int:
    """Complain about a lock that is missing, names an address or was made from something else."""
    for lock in SOURCES:
        text = (ROOT / lock).read_text("utf-8") if (ROOT / lock).exists() else ""
        if not text.startswith(header()):
            print(f"{lock} was not made from this pyproject.toml: run ./miasma lock")
            return 1
        if "://" in text:
            print(f"{lock} names an address; a lock must serve with any mirror")
            return 1
    return 0


def header() -> str:
    """Return the first line of each lock: which dependencies it was made from."""
    project = PYPROJECT["project"]
    asked = [
        OLDEST_PYTHON,
        project["dependencies"],
        project["optional-dependencies"],
        PYPROJECT["dependency-groups"],
    ]
    digest = hashlib.sha256(json.dumps(asked, sort_keys=True).encode()).hexdigest()
    return f"# made by ./miasma lock from dependencies {digest[:16]}\n"


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
