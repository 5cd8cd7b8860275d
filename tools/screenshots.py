"""Make the pictures of the web table for README and docs: python tools/screenshots.py [FOLDER]

Starts a server of its own, plays Microworld in Chromium and photographs home, set-up, start,
middle, end, replay and phone in both themes into docs/pictures/ (or FOLDER). Also prints how long
the first picture and an update take with a CPU four times slower.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run"]
DESKTOP, PHONE = (1440, 900), (390, 844)
LIT = "svg.board-svg g.can:not(.dimmed), svg.board-svg .mark.lit > g"
PRESS = "button.press.can, .middle .asked:not(.hint) button, button.token.can, button.card.can"
SPOT = """([selector, nth]) => {
  const all = [...document.querySelectorAll(selector)];
  if (!all.length) return null;
  const box = all[nth % all.length].getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
# When the update of the next move is in the page, and when it has been painted.
PAINT = """() => new Promise((done) => {
  const board = document.querySelector('svg.board-svg .pieces');
  const watch = new MutationObserver(() => {
    watch.disconnect();
    const began = performance.now();
    requestAnimationFrame(() => {
      const frame = performance.now();
      const channel = new MessageChannel();
      channel.port1.onmessage = () => done([began, frame, performance.now()]);
      channel.port2.postMessage(null);
    });
  });
  watch.observe(board, { childList: true });
})"""


def main(args: list[str]) -> int:
    folder = Path(args[0]) if args else PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    code = subprocess.run([sys.executable, str(ROOT / "tools" / "web.py")]).returncode
    if code:
        return code
    with tempfile.TemporaryDirectory() as data:
        call = [sys.executable, "-m", "miasma.server", "--port", "0", "--data", data]
        call += ["--rates", "50", "--log-level", "error"]
        server = subprocess.Popen(call, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        try:
            url = address(server)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(
                    executable_path=shutil.which("chromium"), args=FLAGS
                )
                photograph(browser, url, folder)
                measure(browser, url)
                browser.close()
        finally:
            server.terminate()
            server.wait(20)
    return 0


def address(server: "subprocess.Popen[str]") -> str:
    assert server.stdout is not None
    for line in server.stdout:
        found = re.search(r"http://\S+:\d+", line)
        if found:
            return found[0]
    raise SystemExit("the server did not start")


def new_page(
    browser: Browser, theme: str, size: tuple[int, int], state: Any = None, lang: str = "en-GB"
) -> Page:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="light" if theme == "light" else "dark",
        locale=lang,
        has_touch=size == PHONE,
        device_scale_factor=2 if size == PHONE else 1,
        storage_state=state,
    )
    return context.new_page()


def shoot(page: Page, folder: Path, name: str) -> None:
    page.mouse.move(2, 2)
    page.wait_for_timeout(900)
    page.screenshot(path=folder / f"{name}.png")
    print(folder / f"{name}.png", flush=True)


def my_turn(page: Page) -> bool:
    page.wait_for_selector(".turn.mine, .over", timeout=30_000)
    page.wait_for_timeout(120)
    return page.locator(".turn.mine").count() > 0


def play(page: Page, nth: int) -> None:
    found = page.evaluate(SPOT, [LIT, nth]) or page.evaluate(SPOT, [PRESS, 0])
    if found:
        page.mouse.click(*found)
    page.wait_for_timeout(350)


def state_of(page: Page) -> Any:
    """The person, without what the device has chosen."""
    state = page.context.storage_state()
    return {"cookies": state["cookies"], "origins": []}


def both(browser: Browser, page: Page, folder: Path, name: str, ready: str) -> None:
    """The same page, for the same person, in both themes."""
    for theme in ("dark", "light"):
        other = new_page(browser, theme, DESKTOP, state_of(page))
        other.goto(page.url)
        other.wait_for_selector(ready)
        shoot(other, folder, f"web-{name}-{theme}")
        other.context.close()


def photograph(browser: Browser, url: str, folder: Path) -> None:
    board = "svg.board-svg [data-piece]"
    page = new_page(browser, "dark", DESKTOP)
    page.goto(url)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(board)
    my_turn(page)
    both(browser, page, folder, "start", board)
    turn = 0
    while turn < 60 and page.locator("svg.board-svg [data-id^=virus]").count() < 7:
        if not my_turn(page):
            break
        play(page, turn)
        turn += 1
    while my_turn(page) and page.locator("svg.board-svg g.can").count() < 2 and turn < 80:
        play(page, turn)
        turn += 1
    both(browser, page, folder, "middle", board)
    for theme in ("dark", "light"):
        phone = new_page(browser, theme, PHONE, state_of(page), "de-DE")
        phone.goto(page.url)
        phone.wait_for_selector(board)
        found = phone.evaluate(SPOT, [LIT, 0])
        if found:
            phone.touchscreen.tap(*found)
        shoot(phone, folder, f"web-phone-{theme}")
        phone.context.close()
    for _ in range(400):
        if not my_turn(page):
            break
        play(page, turn)
        turn += 1
    both(browser, page, folder, "end", ".over")
    for theme in ("dark", "light"):
        other = new_page(browser, theme, DESKTOP, state_of(page))
        other.goto(page.url)
        other.wait_for_selector(board)
        for _ in range(14):
            other.get_by_role("button", name="One move back").click()
            other.wait_for_timeout(120)
        shoot(other, folder, f"web-replay-{theme}")
        other.context.close()
    page.goto(url)
    both(browser, page, folder, "home", "article")
    page.goto(f"{url}/new/microworld")
    both(browser, page, folder, "setup", "#setup")


def measure(browser: Browser, url: str) -> None:
    page = new_page(browser, "dark", DESKTOP)
    page.goto(url)
    page.get_by_role("button", name="Play now").click()
    my_turn(page)
    table = page.url
    page = new_page(browser, "dark", DESKTOP, state_of(page))
    slow = page.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.goto(table)
    page.wait_for_selector("svg.board-svg [data-piece]")
    first = page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => done(performance.now())))"
    )
    print(f"first picture of a game at 4x slow-down: {first:.0f} ms after the click on its address")
    times = []
    for turn in range(12):
        if not my_turn(page):
            break
        page.evaluate(f"() => {{ window.painted = ({PAINT})(); }}")
        play(page, turn)
        began, frame, end = page.evaluate("() => window.painted")
        times.append((end - began, end - frame))
    times.sort()
    middle = times[len(times) // 2]
    print(
        f"scene update at 4x slow-down, median of {len(times)}: "
        f"{middle[0]:.1f} ms from the change to the painted frame, {middle[1]:.1f} ms of them in "
        f"style, layout and paint; worst {times[-1][0]:.1f} ms"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
