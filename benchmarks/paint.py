"""How fast the browser paints a table, in real Chromium on a slowed-down processor.

  python benchmarks/paint.py [--game microworld] [-o NAME=VALUE] [--ahead 0]
                             [--slow 4] [--loads 12] [--turns 30] [--phone] [--trace FILE]

Two figures, each as median and p95. *First picture*: from the start of the navigation to the frame
in which the board stands, with an empty cache and with a full one, on a server that is warm.
*Scene update*: what the page's main thread works from the socket's message to the end of the frame
that shows it (script, style, layout, paint, commit), read from Chromium's own trace, so that no
waiting of a test tool is in it. Counted is the thread's own processor time, slow-down included:
what other programs on the machine do meanwhile is not the page's work. `later` is the work of the
half second after that frame (log, timeline, win chance). `--ahead` plays so
many moves before anything is measured: the board is fuller then. Needs the built client
(tools/web.py), Chromium and Playwright.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
CATEGORIES = "toplevel,devtools.timeline,disabled-by-default-devtools.timeline"
OPPONENT = "greedy"
LATER = 500_000
"""Microseconds after a frame in which what follows it is counted."""

# Notes which messages change the picture (in a list: a mark in the trace would cost the page more
# than it does itself), and when the first piece of a board stands in a painted frame.
EARS = """
const Native = window.WebSocket;
window.heard = [];
window.WebSocket = class extends Native {
  constructor(...args) {
    super(...args);
    this.addEventListener('message', ({ data }) => {
      window.heard.push(data.startsWith('{"say":"update"') && data.includes('"pieces"'));
    });
  }
};
window.firstPicture = new Promise((done) => {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('svg.board-svg [data-piece]')) return;
    watch.disconnect();
    // Right behind the frame, before what the page itself has put off until then.
    const note = () => done(performance.now());
    requestAnimationFrame(() => scheduler.postTask(note, { priority: 'user-blocking' }));
  });
  watch.observe(document, { childList: true, subtree: true });
});
"""


@dataclass
class Update:
    """The main thread's work for one update, in milliseconds."""

    work: float
    wall: float
    later: float
    longest: float
    parts: dict[str, float]


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="microworld")
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--ahead", type=int, default=0, help="moves played before it begins")
    parser.add_argument("--slow", type=float, default=4)
    parser.add_argument("--loads", type=int, default=12)
    parser.add_argument("--turns", type=int, default=30)
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--trace", type=Path, help="keep the trace for Chromium's own viewer")
    wish = parser.parse_args(args)
    if odd := [option for option in wish.option if "=" not in option]:
        parser.error(f"an option is NAME=VALUE, not {odd[0]!r}")
    with running() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        state, table = open_table(browser, url, wish)
        cold, warm = first_pictures(browser, state, f"{url}/t/{table}", wish)
        print(row(f"first picture, empty cache, {wish.slow:g}x", cold))
        print(row(f"first picture, full cache, {wish.slow:g}x", warm))
        updates = scene_updates(browser, state, url, table, wish)
        browser.close()
    print(row(f"scene update, main thread, {wish.slow:g}x", [u.work for u in updates]))
    print(row("  message to frame on the clock", [u.wall for u in updates]))
    print(row("  later: all that follows", [u.later for u in updates]))
    print(row("  later: longest task", [u.longest for u in updates]))
    for name in sorted({name for update in updates for name in update.parts}):
        print(row(f"  {name}", [update.parts.get(name, 0.0) for update in updates]))
    return 0


def row(name: str, values: list[float]) -> str:
    values = sorted(values)
    high = values[min(len(values) - 1, round(0.95 * (len(values) - 1)))]
    return (
        f"{name:40} median {statistics.median(values):7.1f} ms   p95 {high:7.1f} ms"
        f"   worst {values[-1]:7.1f} ms   n {len(values)}"
    )


@contextmanager
def running() -> Iterator[str]:
    """A server of our own, warm."""
    with tempfile.TemporaryDirectory() as data:
        call = [sys.executable, "-m", "miasma.server", "--port", "0", "--data", data]
        call += ["--rates", "50", "--log-level", "error"]
        server = subprocess.Popen(call, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            found = next(
                (m for line in server.stdout if (m := re.search(r"http://\S+:\d+", line))), None
            )
            if found is None:
                raise SystemExit("the server did not start")
            yield found[0]
        finally:
            server.terminate()
            server.wait(20)


def new_context(browser: Browser, state: Any, phone: bool) -> BrowserContext:
    wide, high = (390, 844) if phone else (1440, 900)
    context = browser.new_context(
        viewport={"width": wide, "height": high},
        color_scheme="dark",
        locale="en-GB",
        storage_state=state,
    )
    context.add_init_script(EARS)
    return context


def slowed(page: Page, rate: float) -> CDPSession:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    return session


def open_table(browser: Browser, url: str, wish: argparse.Namespace) -> tuple[Any, str]:
    """Somebody with a table, alone or with quick computer players."""
    context = browser.new_context()
    context.request.get(f"{url}/api/me")
    games = context.request.get(f"{url}/api/games").json()
    seats = next((min(game["seats"]) for game in games if game["id"] == wish.game), 0)
    if not seats:
        raise SystemExit(f"no such game: {wish.game}")
    others = [{"kind": "agent", "agent": OPPONENT}] * (seats - 1)
    table = {
        "game": wish.game,
        "seats": [{"kind": "me"}, *others],
        "options": dict(option.split("=", 1) for option in wish.option),
        "hints": True,
    }
    made = str(post(context, f"{url}/api/tables", table)["table"])
    for turn in range(wish.ahead):
        play(context, f"{url}/api/tables/{made}", turn)
    state = context.storage_state()
    context.close()
    return {"cookies": state["cookies"], "origins": []}, made


def play(context: BrowserContext, table: str, turn: int) -> bool:
    """One move over HTTP, if there is one to play; false when the game is over."""
    shown = context.request.get(table).json()
    if shown["choices"]:
        choice = shown["choices"][turn * 7 % len(shown["choices"])]
        move = {
            "move": f"paint-{turn}-{shown['version']}",
            "version": shown["version"],
            "seat": choice["seat"],
            "action": choice["action"],
        }
        post(context, f"{table}/actions", move)
    return bool(shown["status"] == "playing")


def post(context: BrowserContext, address: str, body: Any) -> Any:
    csrf = next(c["value"] for c in context.cookies() if c["name"] == "miasma_csrf")
    origin = "/".join(address.split("/")[:3])
    answer = context.request.post(
        address, data=body, headers={"X-Miasma-CSRF": csrf, "Origin": origin}
    )
    if not answer.ok:
        raise SystemExit(f"{address}: {answer.status} {answer.text()[:200]}")
    return answer.json()


# -- the first picture ----------------------------------------------------------------------------


def first_pictures(
    browser: Browser, state: Any, address: str, wish: argparse.Namespace
) -> tuple[list[float], list[float]]:
    """Each load in a browser of its own (nothing cached), then the same address once more."""
    cold: list[float] = []
    warm: list[float] = []
    for _ in range(wish.loads):
        context = new_context(browser, state, wish.phone)
        for found in (cold, warm):
            page = context.new_page()
            slowed(page, wish.slow)
            page.goto(address, wait_until="commit")
            found.append(float(page.evaluate("window.firstPicture")))
            page.wait_for_load_state("networkidle")
            page.close()
        context.close()
    return cold, warm


# -- updates --------------------------------------------------------------------------------------


def scene_updates(
    browser: Browser, state: Any, url: str, table: str, wish: argparse.Namespace
) -> list[Update]:
    """Moves are played over HTTP; the page of the player hears of them and paints."""
    context = new_context(browser, state, wish.phone)
    page = context.new_page()
    session = slowed(page, wish.slow)
    page.goto(f"{url}/t/{table}")
    page.evaluate("window.firstPicture")
    page.wait_for_load_state("networkidle")
    events: list[dict[str, Any]] = []
    tracer = browser.new_browser_cdp_session()
    done: list[Any] = []
    tracer.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    tracer.on("Tracing.tracingComplete", lambda data: done.append(data))
    before = len(page.evaluate("window.heard"))
    heard: list[bool] = []
    tracer.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES.split(",")}})
    for turn in range(wish.turns):
        if not play(context, f"{url}/api/tables/{table}", turn):
            table = str(post(context, f"{url}/api/tables/{table}/rematch", {})["table"])
            heard += page.evaluate("window.heard")
            page.goto(f"{url}/t/{table}")
            page.evaluate("window.firstPicture")
        page.wait_for_timeout(900)
    heard += page.evaluate("window.heard")
    tracer.send("Tracing.end")
    while not done:
        page.wait_for_timeout(100)
    session.detach()
    context.close()
    if wish.trace:
        wish.trace.write_text(json.dumps({"traceEvents": events}), "utf-8")
    return read(events, heard[before:])


def read(events: list[dict[str, Any]], heard: list[bool]) -> list[Update]:
    """Updates found in a trace; `heard` says of each message whether it changes the picture."""
    received = (e for e in events if e["name"] == "WebSocketReceive")
    messages = sorted(received, key=lambda e: float(e["ts"]))
    if len(messages) != len(heard):
        raise SystemExit(f"{len(heard)} messages came, {len(messages)} are in the trace")
    marks = [e for e, pieces in zip(messages, heard, strict=True) if pieces]
    found = []
    for mark in marks:
        thread = (mark["pid"], mark["tid"])
        mine = [e for e in events if (e["pid"], e["tid"]) == thread and e.get("ph") == "X"]
        tasks = sorted((e for e in mine if task(e)), key=lambda e: float(e["ts"]))
        first = next((e for e in tasks if e["ts"] <= mark["ts"] <= end(e)), None)
        commits = [e for e in mine if e["name"] == "Commit" and e["ts"] >= mark["ts"]]
        if first is None or not commits:
            continue
        start = float(first["ts"])
        commit = min(commits, key=lambda e: float(e["ts"]))
        last = next((e for e in tasks if e["ts"] <= commit["ts"] <= end(e)), commit)
        stop = end(last)
        if any(start < float(other["ts"]) < stop for other in marks if other is not mark):
            continue  # two updates in one frame: neither is one update's work
        inside = [e for e in tasks if start <= float(e["ts"]) < stop]
        after = [e for e in tasks if stop <= float(e["ts"]) < stop + LATER]
        parts: dict[str, float] = {}
        for e in mine:
            if start <= float(e["ts"]) < stop and e["name"] in PARTS:
                parts[e["name"]] = parts.get(e["name"], 0) + busy(e) / 1000
        found.append(
            Update(
                sum(busy(e) for e in inside) / 1000,
                (stop - start) / 1000,
                sum(busy(e) for e in after) / 1000,
                max((busy(e) for e in after), default=0.0) / 1000,
                parts,
            )
        )
    return found


PARTS = {"EventDispatch", "FireAnimationFrame", "UpdateLayoutTree", "Layout", "PrePaint", "Paint",
         "Layerize", "Commit", "MinorGC", "MajorGC", "RunMicrotasks"}  # fmt: skip


def task(event: dict[str, Any]) -> bool:
    """Whether this is a whole task of a thread."""
    return str(event["name"]) == "ThreadControllerImpl::RunTask"


def busy(event: dict[str, Any]) -> float:
    """The processor time of an event."""
    return float(event.get("tdur", event["dur"]))


def end(event: dict[str, Any]) -> float:
    return float(event["ts"]) + float(event.get("dur", 0))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
