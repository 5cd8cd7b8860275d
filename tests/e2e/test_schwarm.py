"""The Swarm in a real browser: a whole game, laying and turning a tile, keys, a phone, a reload."""

import re
import time
from itertools import count as numbers
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import (
    LIT,
    PATIENCE,
    SPOT,
    WIDGETS,
    NewPage,
    board,
    click,
    count,
    my_turn,
    open_table,
    post,
    spot,
)
from tests.e2e.test_pages import check

MOVES = numbers()
TURN = "button[data-id^=turn-].can"
PICKED = ".mark.chosen > g, .thing.chosen"
AGAIN = 3.0
"""Seconds after which a click that nothing came of is made again."""
# Everything a player sees before a click, asked for at once.
NEXT = f"""(nth) => {{
  const spot = {SPOT};
  const mine = Boolean(document.querySelector('.turn.mine'));
  const count = document.querySelector('.count')?.textContent ?? '';
  const picked = document.querySelectorAll('{PICKED}').length;
  const done = "button[data-id=button-done].can";
  return {{
    over: Boolean(document.querySelector('.prompt.over')),
    where: `${{count}} ${{picked}}`,
    found: mine ? spot([done, 0]) ?? spot([`{LIT}`, nth]) ?? spot([`{WIDGETS}`, nth]) : null,
  }};
}}"""


def play_on(page: Page, most: int) -> int:
    """Click what glows, the end of an action first, to the end or `most` times; the clicks."""
    clicks, clicked, since = 0, None, 0.0
    deadline = time.monotonic() + 3 * PATIENCE / 1000
    while clicks < most and time.monotonic() < deadline:
        now = page.evaluate(NEXT, clicks)
        if now["over"]:
            break
        fresh = now["where"] != clicked or time.monotonic() > since + AGAIN
        if now["found"] and fresh:
            page.mouse.click(*now["found"])
            clicks, clicked, since = clicks + 1, now["where"], time.monotonic()
        else:
            page.wait_for_timeout(15)
    return clicks


def look(page: Page) -> Any:
    """The table as the server tells it."""
    url, table = page.url.split("/t/")
    return page.context.request.get(f"{url}/api/tables/{table}").json()


def act(page: Page, *wishes: str) -> str:
    """Play for the first wish that can be fulfilled, over HTTP; the action."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not (table := look(page))["choices"]:
        assert time.monotonic() < deadline, "it is never my turn"
        page.wait_for_timeout(20)
    choices = [str(choice["action"]) for choice in table["choices"]]
    wish = next((a for w in wishes for a in choices if a.startswith(w)), choices[0])
    told = {"move": f"m{next(MOVES):08}", "version": table["version"], "seat": 0, "action": wish}
    post(page, f"/api/tables/{page.url.split('/t/')[1]}/actions", told)
    return wish


def turns_of(page: Page) -> dict[tuple[str, str], list[str]]:
    """For each tile and field the ways it may be laid there, as the server tells them."""
    found: dict[tuple[str, str], list[str]] = {}
    for choice in look(page)["choices"]:
        if choice["action"].startswith("place"):
            tray, field, turn = choice["targets"]
            found.setdefault((tray, field), []).append(turn)
    return found


def to_exploring(page: Page) -> tuple[str, str]:
    """On to the moment in which a tile can be laid in several ways; the tile and its field."""
    open_table(page, "random", game="schwarm")
    for _ in range(120):
        ways = turns_of(page)
        if ways and len(max(ways.values(), key=len)) > 1:
            page.reload()
            board(page)
            assert my_turn(page)
            return max(ways, key=lambda place: len(ways[place]))
        act(page, "play ship", "play researcher", "play joker", "as ship", "launch", "move",
            "staff", "pick 1")  # fmt: skip
    raise AssertionError("no tile to lay")


def to_turning(page: Page, tray: str, field: str) -> list[str]:
    """Choose the tile and the field; the ids of the turns that are offered then."""
    page.locator(f"button[data-id={tray}].can").click()
    click(page, f".board [data-id={field}][aria-disabled=false]")
    expect(page.locator(TURN).first).to_be_visible()
    return [str(turn.get_attribute("data-id")) for turn in page.locator(TURN).all()]


def test_whole_game_by_clicks(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "random", "random", "random", game="schwarm")
    assert play_on(page, 200) > 30
    expect(page.locator(".prompt.over")).to_contain_text("Game over")
    expect(page.get_by_role("table", name="Final scoring").locator("tbody tr")).to_have_count(4)


def test_a_tile_is_laid_and_turned(new_page: NewPage) -> None:
    page = new_page()
    place = to_exploring(page)
    assert page.locator("[data-id^=turn-]").count() == 0
    turns = to_turning(page, *place)
    assert turns == turns_of(page)[place], "what fits, and nothing else"
    # R goes through the turns, arrows too; the tile is seen on its field meanwhile.
    page.keyboard.press("r")
    expect(page.locator(f"[data-id={turns[0]}]")).to_be_focused()
    expect(page.locator(".ghost use")).to_have_attribute("href", re.compile("#sw-shape-"))
    page.keyboard.press("r")
    expect(page.locator(f"[data-id={turns[1]}]")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(f"[data-id={turns[0]}]")).to_be_focused()
    # A reload in mid-turn loses nothing but the picks.
    before = count(page)
    page.reload()
    board(page)
    assert my_turn(page)
    assert count(page) == before
    turns = to_turning(page, *place)
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    expect(page.locator(".count")).not_to_have_text(before)
    expect(page.locator(".ghost use")).to_have_count(0)
    shape = turns[0].removeprefix("turn-").replace("-gold", "*")
    assert any(tile["shape"] == shape for tile in seen(page)["tiles"])
    page.mouse.move(2, 2)
    expect(page.locator(".why")).to_have_count(0)
    check(page, "exploring")
    # Pointing at a network's worth shows the network on the board.
    page.locator("[data-id=worth-0]").hover()
    expect(page.locator(".mark.pointed > g").first).to_be_attached()


def seen(page: Page) -> Any:
    """What my seat may know."""
    url, table = page.url.split("/t/")
    return page.context.request.get(f"{url}/api/tables/{table}/view").json()


def test_turn_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "random", game="schwarm")
    assert my_turn(page)
    # A first station on the board, by arrows to a field that glows.
    page.locator(".board [data-stop]").first.focus()
    for step in range(80):
        if page.locator(f"{LIT}:focus").count():
            break
        page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[step // 5 % 4])
    before = count(page)
    page.keyboard.press("Enter")
    expect(page.locator(".count")).not_to_have_text(before)
    assert my_turn(page)
    # A card of the row: by Tab to what can be chosen there, by arrows to the next.
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.locator("[data-id^=row-]:focus").count():
            break
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-id^=row-]:focus")).to_have_count(1)
    before = count(page)
    page.keyboard.press("Enter")
    expect(page.locator(".count")).not_to_have_text(before)
    # And from the list of words.
    assert my_turn(page)
    before = count(page)
    page.keyboard.press("m")
    page.keyboard.press("Enter")
    expect(page.locator(".count")).not_to_have_text(before)


def test_first_turns_on_a_phone(new_page: NewPage) -> None:
    size = {"width": 390, "height": 844}
    page = new_page(viewport=size, has_touch=True, is_mobile=True, locale="de-DE")
    open_table(page, "random", game="schwarm")
    for _ in range(4):
        assert my_turn(page)
        before = page.locator(".plies.num").inner_text()
        found = spot(page, LIT)
        if found:
            page.touchscreen.tap(*found)
        elif page.locator(".go:disabled").count():
            page.locator("[data-id=row-0], .options button").first.tap()
        page.locator(".go").tap()
        expect(page.locator(".plies.num")).not_to_have_text(before)
    assert my_turn(page)
    check(page, "phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize(("scheme", "locale"), [("dark", "en-GB"), ("light", "ru-RU")])
def test_axe_finds_nothing(new_page: NewPage, scheme: str, locale: str) -> None:
    page = new_page(color_scheme=scheme, locale=locale)
    open_table(page, "random", "random", game="schwarm")
    assert my_turn(page)
    check(page, "start")
    play_on(page, 2)
    assert my_turn(page)
    check(page, "the row of cards")
