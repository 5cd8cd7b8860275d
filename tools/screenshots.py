"""Pictures of the web table for the docs: one command, both themes.

  python tools/screenshots.py            into docs/pictures/
  python tools/screenshots.py FOLDER     somewhere else; with --langs also in German and Russian

Builds the client, starts a server of its own, plays a game in a real browser and photographs home,
set-up, start, middle, end, replay and phone. The browser itself reduces the pictures to 256
colours. Needs Chromium and Playwright.
"""

from __future__ import annotations

import base64
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from miasma.client import Client

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run"]
DESKTOP, PHONE = (1440, 900), (390, 844)
BOARD = "svg.board-svg [data-piece]"
LIT = ".board [data-stop][aria-disabled='false']"
PRESS = ".pop.asked button, button.thing.press.can, button.thing.token.can"
SPOT = """([selector, nth]) => {
  const all = [...document.querySelectorAll(selector)];
  for (let turn = 0; turn < all.length; turn++) {
    const thing = all[(nth + turn) % all.length];
    const { x, y, width, height } = thing.getBoundingClientRect();
    for (const [a, b] of [[.5, .5], [.5, .3], [.5, .7], [.3, .5], [.7, .5]]) {
      const spot = [x + width * a, y + height * b];
      const met = document.elementFromPoint(...spot)?.closest('[data-id], button');
      if (met && [met.dataset.id, met.dataset.place].includes(thing.dataset.id)) return spot;
    }
  }
  return null;
}"""

# A picture's 256 most telling colours (median cut), and which of them each pixel has.
REDUCE = """async (address) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height);
  const paper = canvas.getContext('2d');
  paper.drawImage(image, 0, 0);
  const { data } = paper.getImageData(0, 0, width, height);
  const counts = new Map();
  const key = (at) => (data[at] >> 2 << 12) | (data[at + 1] >> 2 << 6) | (data[at + 2] >> 2);
  for (let at = 0; at < data.length; at += 4) {
    const found = counts.get(key(at));
    if (found) {
      found.n++;
      for (let c = 0; c < 3; c++) found.sum[c] += data[at + c];
    } else counts.set(key(at), { n: 1, sum: [data[at], data[at + 1], data[at + 2]] });
  }
  const all = [...counts.values()];
  for (const one of all) one.rgb = one.sum.map((value) => value / one.n);
  const measure = (box) => {
    const spans = [0, 1, 2].map((c) => {
      const values = box.map((one) => one.rgb[c]);
      return Math.max(...values) - Math.min(...values);
    });
    const widest = spans.indexOf(Math.max(...spans));
    const weight = Math.sqrt(box.reduce((sum, one) => sum + one.n, 0));
    return { box, widest, worth: box.length > 1 ? spans[widest] * weight ** 0.6 : 0 };
  };
  const boxes = [measure(all)];
  while (boxes.length < 256) {
    boxes.sort((a, b) => b.worth - a.worth);
    const [{ box, widest, worth }] = boxes;
    if (!worth) break;
    boxes.shift();
    box.sort((a, b) => a.rgb[widest] - b.rgb[widest]);
    const middle = box.length >> 1;
    boxes.push(measure(box.slice(0, middle)), measure(box.slice(middle)));
  }
  const colours = [];
  boxes.forEach(({ box }, place) => {
    const total = box.reduce((sum, one) => sum + one.n, 0);
    for (let c = 0; c < 3; c++) {
      colours.push(Math.round(box.reduce((sum, one) => sum + one.sum[c], 0) / total));
    }
    for (const one of box) one.place = place;
  });
  const places = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at += 4) places[at >> 2] = counts.get(key(at)).place;
  let text = '';
  for (let at = 0; at < places.length; at += 8192) {
    text += String.fromCharCode(...places.subarray(at, at + 8192));
  }
  return { width, height, colours, places: btoa(text) };
}"""


def png(width: int, height: int, colours: bytes, places: bytes) -> bytes:
    """A picture of at most 256 colours as a file."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    rows = b"".join(b"\0" + places[at : at + width] for at in range(0, len(places), width))
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
        + chunk(b"PLTE", colours)
        + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b"")
    )


def main(args: list[str]) -> int:
    langs = ("en-GB", "de-DE", "ru-RU") if "--langs" in args else ("en-GB",)
    rest = [arg for arg in args if arg != "--langs"]
    folder = Path(rest[0]) if rest else PICTURES
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
                photograph(Camera(browser, folder, langs), url)
                browser.close()
        finally:
            server.terminate()
            server.wait(20)
    return 0


def address(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    for line in server.stdout:
        found = re.search(r"http://\S+:\d+", line)
        if found:
            return found[0]
    raise SystemExit("the server did not start")


class Camera:
    """Photographs the same page for the same person in both themes."""

    def __init__(self, browser: Browser, folder: Path, langs: tuple[str, ...]) -> None:
        self.browser = browser
        self.folder = folder
        self.langs = langs
        self.desk = browser.new_page()
        """Where pictures are worked on."""

    def page(self, theme: str, size: tuple[int, int], state: Any = None, lang: str = "") -> Page:
        """A page of somebody, on a screen of a size."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="light" if theme == "light" else "dark",
            locale=lang or "en-GB",
            has_touch=size == PHONE,
            device_scale_factor=2 if size == PHONE else 1,
            storage_state=state,
        )
        return context.new_page()

    def both(
        self,
        page: Page,
        name: str,
        ready: str,
        size: tuple[int, int] = DESKTOP,
        act: Any = None,
        lang: str = "",
    ) -> None:
        """Photograph a page in both themes, and in each language that is wanted."""
        for theme in ("dark", "light"):
            for spoken in (lang,) if lang and len(self.langs) == 1 else self.langs:
                other = self.page(theme, size, state_of(page), spoken)
                other.goto(page.url)
                other.wait_for_selector(ready, state="attached")
                if act:
                    act(other)
                short = "" if len(self.langs) == 1 else f"-{spoken[:2]}"
                self.shoot(other, f"web-{name}-{theme}{short}")
                other.context.close()

    def shoot(self, page: Page, name: str) -> None:
        """One picture, as small as it can be."""
        page.mouse.move(2, 2)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(700)  # pieces come to rest
        found = base64.b64encode(page.screenshot()).decode()
        few = self.desk.evaluate(REDUCE, f"data:image/png;base64,{found}")
        file = self.folder / f"{name}.png"
        file.write_bytes(
            png(few["width"], few["height"], bytes(few["colours"]), base64.b64decode(few["places"]))
        )
        print(f"{file} {file.stat().st_size // 1000} kB", flush=True)


def state_of(page: Page) -> Any:
    """The person, without what the device has chosen."""
    return {"cookies": page.context.storage_state()["cookies"], "origins": []}


def my_turn(page: Page) -> bool:
    page.wait_for_selector(".turn.mine, .prompt.over", timeout=60_000)
    return page.locator(".turn.mine").count() > 0


def play(page: Page, nth: int) -> None:
    """One click on something that glows, and what comes of it."""
    found = page.evaluate(SPOT, [LIT, nth]) or page.evaluate(SPOT, [PRESS, nth])
    if found:
        page.mouse.click(*found)
    page.wait_for_timeout(250)


def photograph(camera: Camera, url: str) -> None:
    page = camera.page("dark", DESKTOP)
    page.goto(url)
    tile = page.locator("article", has_text="Microworld")
    tile.get_by_role("button", name="Play now").click()
    page.wait_for_selector(BOARD, state="attached")
    my_turn(page)
    camera.both(page, "start", BOARD)
    turn = 0
    while my_turn(page) and turn < 90:
        many = page.locator("svg.board-svg [data-id^=virus]").count() >= 6
        if many and page.locator("svg.board-svg g.can").count() >= 3:
            break
        play(page, turn)
        turn += 1
    camera.both(page, "middle", BOARD)

    def tap(phone: Page) -> None:
        phone.wait_for_selector(LIT, state="attached")
        found = phone.evaluate(SPOT, [LIT, 0])
        if found:
            phone.touchscreen.tap(*found)

    camera.both(page, "phone", BOARD, PHONE, tap, "de-DE")
    while my_turn(page) and turn < 500:
        play(page, turn)
        turn += 1
    camera.both(page, "end", ".prompt.over")

    def back(other: Page) -> None:
        other.wait_for_selector(".timeline", state="attached")
        for _ in range(8):
            other.locator(".timeline button").nth(1).click()
        other.wait_for_selector(".prompt .btn.pri")

    camera.both(page, "replay", ".prompt.over", act=back)
    for game in ("Viral", "Dawn of the Zeds"):
        page.goto(url)
        page.locator("article", has_text=game).get_by_role("button", name="Play now").click()
        page.wait_for_selector(BOARD, state="attached")
    invite(url)
    page.goto(url)
    camera.both(page, "home", "article")
    page.goto(f"{url}/new/microworld")
    camera.both(page, "setup", "#setup")


def invite(url: str) -> None:
    """Others who wait for company."""
    waiting = (("Ines", "schwarm", 3), ("Hannes", "microworld", 2), ("Ben", "viral", 5),
               ("Sofia", "virusid", 2))  # fmt: skip
    for name, game, seats in waiting:
        wanted = [{"kind": "me"}, *({"kind": "open"} for _ in range(seats - 1))]
        Client(url, name).call(
            "POST", "/api/tables", {"game": game, "seats": wanted, "listed": True}
        )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
