"""A real server, a real browser: what players do, done by clicks and keys."""

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "miasma" / "server" / "static"
FLAGS = (
    "--no-sandbox --disable-gpu --disable-background-networking "
    "--disable-component-update --disable-sync --no-first-run"
).split()

NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    return {
        **browser_type_launch_args,
        "executable_path": shutil.which("chromium"),
        "args": FLAGS,
    }


class Server:
    """A server of the tests' own, that can be stopped and started again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self) -> None:
        call = [sys.executable, "-m", "miasma.server", "--port", str(self.port)]
        call += ["--data", str(self.data), "--rates", "50", "--log-level", "error"]
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

    def stop(self) -> None:
        if self.process:
            self.process.terminate()
            self.process.wait(20)
            if self.process.stdout:
                self.process.stdout.close()
            self.process = None


@pytest.fixture(scope="session")
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
        context.set_default_timeout(15_000)
        contexts.append(context)
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: noise.append(str(error)))
        page.goto(server.url + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    left = [text for text in noise if not any(part in text for part in allowed)]
    assert left == []


def my_turn(page: Page, seconds: float = 20) -> bool:
    """Wait until it is my turn; false if the game is over."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if page.locator(".turn.mine").count():
            return True
        if page.locator("[data-do=rematch], .over").count():
            return False
        page.wait_for_timeout(60)
    raise AssertionError("neither my turn nor over: " + page.locator(".prompt").inner_text())


def spot(page: Page, selector: str, nth: int = 0) -> tuple[float, float] | None:
    """The point of a thing that a player would click on."""
    found = page.evaluate(
        """([selector, nth]) => {
          const all = [...document.querySelectorAll(selector)];
          if (!all.length) return null;
          const box = all[nth % all.length].getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        }""",
        [selector, nth],
    )
    return (found[0], found[1]) if found else None


def middle(page: Page, selector: str, nth: int = 0) -> tuple[float, float]:
    """The same, for a thing that must be there."""
    found = spot(page, selector, nth)
    assert found is not None, selector
    return found


LIT = "svg.board-svg g.can:not(.dimmed)"
LIT_ANY = f"{LIT}, svg.board-svg .mark.lit > g"
PRESS = "button.press.can, .middle .asked:not(.hint) button, button.token.can, button.card.can"
BEGUN = ".mark.chosen > g, .token.chosen, .card.chosen, .middle .asked:not(.hint)"


def play(page: Page, nth: int = 0) -> None:
    """Do something that glows: a cell, else a button or a token; finish what it began."""
    before = page.locator(".count").inner_text()
    for _ in range(5):
        found = spot(page, LIT_ANY, nth) or spot(page, PRESS)
        if found:
            page.mouse.click(*found)
        for _ in range(60):
            if page.locator(".count").inner_text() != before:
                return
            if page.locator(BEGUN).count():
                break
            page.wait_for_timeout(50)
    raise AssertionError("nothing came of it: " + page.locator(".prompt").inner_text())


def start_game(page: Page) -> None:
    """From the home page to a game against the computer, at one click."""
    page.get_by_role("button", name=re.compile("Play now|Jetzt spielen|Играть")).click()
    page.wait_for_selector("svg.board-svg [data-piece]")
    assert my_turn(page)
