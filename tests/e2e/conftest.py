"""A real server, a real browser: what players do, done by clicks and keys."""

import json
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Route,
    WebSocket,
    expect,
)

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "miasma" / "server" / "static"
FLAGS = (
    "--no-sandbox --disable-gpu --disable-background-networking "
    "--disable-component-update --disable-sync --no-first-run"
).split()
PATIENCE = 30_000
"""Milliseconds that something may take on a slow machine; nothing waits longer than it must."""
CUT = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET",
       "ERR_EMPTY_RESPONSE", "WebSocket connection")  # fmt: skip
"""What a browser writes on its console when the line is cut."""

NewPage = Callable[..., Page]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {
        **browser_type_launch_args,
        "executable_path": shutil.which("chromium"),
        "args": FLAGS,
    }


class Server:
    """A server of the tests' own, that can be stopped, killed and started again on its port."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self) -> None:
        call = [sys.executable, "-m", "miasma.server", "--port", str(self.port)]
        call += ["--data", str(self.data), "--rates", "50", "--log-level", "error"]
        call += ["--plugin", "tests.e2e.dice"]
        self.process = subprocess.Popen(
            call, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://\S+:(\d+)/", line)
            if found:
                self.port = int(found[1])
                self.url = f"http://localhost:{self.port}"
                return
        raise AssertionError("the server did not start")

    def stop(self, with_signal: int = signal.SIGTERM) -> None:
        if self.process:
            self.process.send_signal(with_signal)
            self.process.wait(20)
            if self.process.stdout:
                self.process.stdout.close()
            self.process = None

    def kill(self) -> None:
        """As a crash does it: nothing is finished, nobody is told."""
        self.stop(signal.SIGKILL)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / "index.html").is_file():
        pytest.fail("the browser client is not built: run python tools/web.py")
    found = Server(tmp_path_factory.mktemp("data"))
    found.start()
    yield found
    found.stop()


@pytest.fixture
def new_page(browser: Browser, server: Server) -> Iterator[NewPage]:
    """Opens pages of different people; complains about anything on their consoles at the end."""
    contexts: list[BrowserContext] = []
    noise: list[str] = []
    allowed: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            noise.append(message.text)

    def open_page(path: str = "/", allow: Sequence[str] = (), **more: object) -> Page:
        allowed.extend(allow)
        settings = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", **more}
        context = browser.new_context(**settings)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        context.add_init_script(
            "addEventListener('securitypolicyviolation', (event) =>"
            " console.error('policy: ' + event.violatedDirective + ' ' + event.blockedURI));"
        )
        contexts.append(context)
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: noise.append(str(error)))
        if path:
            page.goto(server.url + path)
        return page

    yield open_page
    for context in contexts:
        for page in context.pages:  # an answer may be under way to a listener
            page.unroute_all(behavior="ignoreErrors")
        context.close()
    left = [text for text in noise if not any(part in text for part in allowed)]
    assert left == []


class Heard:
    """Everything a page was sent: frames of sockets and answers to requests."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.answers: list[tuple[str, str]] = []
        page.on("websocket", self._socket)
        page.route("**/api/**", self._request)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _request(self, route: Route) -> None:
        answer = route.fetch()
        self.answers.append((answer.url, answer.text()))
        route.fulfill(response=answer)

    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(frame) for frame in self.frames]


# -- tables ----------------------------------------------------------------------------------------


def post(page: Page, path: str, body: Any = None) -> Any:
    """Ask the server over HTTP as the person of a page."""
    base = "/".join(page.url.split("/")[:3])
    cookies: dict[str, str] = {}
    deadline = time.monotonic() + PATIENCE / 1000
    while "miasma_csrf" not in cookies and time.monotonic() < deadline:  # the page asks who it is
        cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
        page.wait_for_timeout(20)
    answer = page.context.request.post(
        f"{base}{path}",
        data=body or {},
        headers={"X-Miasma-CSRF": cookies["miasma_csrf"], "Origin": base},
    )
    assert answer.ok, answer.text()
    return answer.json()


def open_table(
    page: Page,
    *others: str,
    game: str = "microworld",
    hints: bool = True,
    listed: bool = False,
    **options: Any,
) -> Any:
    """A table of one's own against others: `open`, `me` or a computer player by its name."""
    seats = [{"kind": "me"}]
    for other in others:
        plain = other in ("me", "open")
        seats.append({"kind": other} if plain else {"kind": "agent", "agent": other})
    wish = {"game": game, "seats": seats, "options": options, "hints": hints,
            "listed": listed}  # fmt: skip
    made = post(page, "/api/tables", wish)
    page.goto("/".join(page.url.split("/")[:3]) + f"/t/{made['table']}")
    board(page)
    return made


def board(page: Page) -> None:
    """Wait until the board stands, and all that is beside it."""
    page.wait_for_selector("svg.board-svg [data-piece]", state="attached")
    page.wait_for_selector(".timeline", state="attached")


def start_game(page: Page, title: str = "Microworld") -> None:
    """From the home page to a game against the computer, at one click."""
    tile = page.locator("article", has_text=title)
    tile.get_by_role("button", name=re.compile("Play now|Jetzt spielen|Играть")).click()
    board(page)
    assert my_turn(page)


# -- playing ---------------------------------------------------------------------------------------

# The page paints the board first and the count of moves frames later: wait for these.
STATE = """async () => {
  const soon = document.hidden ? (go) => go() : requestAnimationFrame;
  const frame = (go) => soon(() => setTimeout(go));
  for (let n = 0; n < 3; n++) await new Promise(frame);
  return {
    mine: Boolean(document.querySelector('.turn.mine')),
    over: Boolean(document.querySelector('.prompt.over')),
    curtain: Boolean(document.querySelector('.curtain')),
    count: document.querySelector('.count')?.textContent ?? '',
    begun: Boolean(document.querySelector('.mark.chosen > g, .thing.chosen, .pop.asked')),
    picks: document.querySelectorAll('.mark.chosen > g, .thing.chosen, .pop.asked').length,
  };
}"""
# A point of a thing where a click really meets it: what lies on it counts as it.
SPOT = """([selector, nth]) => {
  const all = [...document.querySelectorAll(selector)];
  for (let turn = 0; turn < all.length; turn++) {
    const thing = all[(nth + turn) % all.length];
    const id = thing.dataset.id;
    const { x, y, width, height } = thing.getBoundingClientRect();
    for (const [a, b] of [[.5, .5], [.5, .3], [.5, .7], [.3, .5], [.7, .5], [.3, .3], [.7, .7],
                          [.3, .7], [.7, .3], [.15, .5], [.85, .5]]) {
      const spot = [x + width * a, y + height * b];
      const met = document.elementFromPoint(...spot)?.closest('[data-id], button');
      const same = id && (met?.dataset.id === id || met?.dataset.place === id);
      if (met && (same || thing.contains(met))) return spot;
    }
  }
  return null;
}"""
# What the next press of the pointer meets: the layout may have moved since the spot was found.
AIM = """(selector) => {
  window.met = false;
  addEventListener('pointerdown', ({ target }) => {
    const met = target.closest?.('[data-id], button');
    const ids = [met?.dataset.id, met?.dataset.place].filter(Boolean);
    window.met = [...document.querySelectorAll(selector)].some(
      (thing) => (met && thing.contains(met)) || ids.includes(thing.dataset.id),
    );
  }, { capture: true, once: true });
}"""
LIT = ".board [data-stop][aria-disabled='false']"
WIDGETS = (
    ".pop.asked button, button.thing.press.can, button.thing.token.can, button.thing.card.can, "
    ".metered.can button.whole"
)
Point = tuple[float, float]


def state(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(STATE)
    return found


def until(page: Page, ready: Callable[[dict[str, Any]], Any], what: str) -> dict[str, Any]:
    """Wait until the table is in a state; fail with its words if it never is."""
    deadline = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < deadline:
        if ready(state(page)) and ready(found := state(page)):
            return found
        page.wait_for_timeout(30)
    raise AssertionError(f"not {what}: {page.locator('.prompt').inner_text()}")


def my_turn(page: Page) -> bool:
    """Wait until it is my turn; false if the game is over."""
    return bool(until(page, lambda s: s["mine"] or s["over"], "my turn or over")["mine"])


def spot(page: Page, selector: str, nth: int = 0) -> Point | None:
    """The point of a thing that a player would click on."""
    found = page.evaluate(SPOT, [selector, nth])
    return (found[0], found[1]) if found else None


def middle(page: Page, selector: str, nth: int = 0) -> Point:
    """The same, for a thing that must be there or come soon."""
    deadline = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < deadline:
        found = spot(page, selector, nth)
        if found is not None:
            return found
        page.wait_for_timeout(30)
    raise AssertionError(f"not to be clicked: {selector}")


def count(page: Page) -> str:
    return page.locator(".count").inner_text()


def click(page: Page, selector: str, nth: int = 0) -> None:
    """Click on a thing; once more only if it had moved away when the pointer came down."""
    for _ in range(20):
        place = middle(page, selector, nth)
        page.evaluate(AIM, selector)
        page.mouse.click(*place)
        if page.evaluate("window.met"):
            return
    raise AssertionError(f"never stands still: {selector}")


def glowing(page: Page, nth: int = 0) -> str:
    """What can be chosen now: things of the board, else those beside it, painted a little later."""
    deadline = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < deadline:
        for selector in (LIT, WIDGETS):
            if spot(page, selector, nth):
                return selector
        page.wait_for_timeout(30)
    raise AssertionError("nothing glows: " + page.locator(".prompt").inner_text())


def play(page: Page, nth: int = 0) -> str:
    """Do something that glows, and finish what it began; the number of plies after it."""
    before = count(page)
    picks = 0
    for _ in range(6):
        click(page, glowing(page, nth), nth)
        now = until(page, partial(_came, before, picks), "played")
        if now["count"] != before or now["over"]:
            return str(now["count"])
        picks = now["picks"]
    raise AssertionError("nothing came of it: " + page.locator(".prompt").inner_text())


def _came(before: str, picks: int, now: dict[str, Any]) -> bool:
    """Whether a click has come to something: a move, or one more step of it."""
    return bool(now["count"] != before or now["over"] or now["picks"] > picks)
