"""Dawn of the Zeds in a real browser: whole games by clicks, a turn by keys, a phone, a reload."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import (
    LIT,
    WIDGETS,
    NewPage,
    board,
    click,
    count,
    middle,
    my_turn,
    play,
    post,
    spot,
    state,
    until,
)
from tests.e2e.test_pages import check

LEVELS = ("base", "V")


def open_zeds(page: Page, level: str, *others: str) -> Any:
    """A table of one's own in Farmingdale, alone or with computer players."""
    seats = [{"kind": "me"}, *({"kind": "agent", "agent": name} for name in others)]
    wish = {"game": "zeds", "seats": seats, "options": {"level": level, "length": "short"},
            "hints": True, "listed": False}  # fmt: skip
    made = post(page, "/api/tables", wish)
    page.goto("/".join(page.url.split("/")[:3]) + f"/t/{made['table']}")
    board(page)
    return made


@pytest.mark.timeout(900)
@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_game_by_clicks_to_the_credits(new_page: NewPage, level: str) -> None:
    page = new_page()
    open_zeds(page, level)
    turns = 0
    while my_turn(page):
        if turns in (0, 40):
            check(page, f"level {level} after {turns} decisions")
        play(page, turns * 7)
        turns += 1
        assert turns < 900
    assert turns > 20
    check(page, f"the credits of level {level}")
    expect(page.locator(".prompt.over")).to_contain_text("Game over")
    expect(page.locator("[data-id=panel-credits]")).to_be_attached()


@pytest.mark.timeout(300)
def test_a_full_turn_by_keys(new_page: NewPage) -> None:
    page = new_page()
    open_zeds(page, "base")
    assert my_turn(page)
    shown = page.locator("[data-id=deck-event]").first.inner_text()
    acts = 0
    while page.locator("[data-id=deck-event]").first.inner_text() == shown:
        before = count(page)
        page.keyboard.press("m")
        expect(page.get_by_role("list", name="Everything you can do now")).to_be_visible()
        # A few of the first moves, then the last one: end the actions, or go on.
        page.keyboard.press("ArrowDown" if acts < 3 else "ArrowUp")
        page.keyboard.press("Enter")
        until(page, partial(moved, before), "a move by keys")
        acts += 1
        assert acts < 40
        if not my_turn(page):
            break
    assert acts > 3


def moved(before: str, now: dict[str, Any]) -> bool:
    """Whether something was played since."""
    return bool(now["count"] != before or now["over"])


# What a tap may bring: a further step picked or given up, a choice to confirm, a move played.
TAPPED = """() => [
  document.querySelector('.plies.num')?.textContent,
  document.querySelectorAll('.mark.chosen > g, .thing.chosen, .pop.asked').length,
  document.querySelector('.go:not(:disabled)')?.textContent,
].join('|')"""


def tap(page: Page, nth: int) -> None:
    """On a phone: taps choose what glows, a button plays it."""
    plies, go = page.locator(".plies.num"), page.locator(".go")
    before = plies.inner_text()
    for _ in range(6):
        found = spot(page, LIT, nth) or spot(page, WIDGETS + ", .options button", nth)
        if not found and go.is_enabled():  # the only choice stands on the button
            go.tap()
            expect(plies).not_to_have_text(before)
            return
        assert found, "nothing glows: " + page.locator(".prompt").inner_text()
        shown = page.evaluate(TAPPED)
        page.touchscreen.tap(*found)
        page.wait_for_function(f"(shown) => ({TAPPED})() !== shown", arg=shown)
        if go.count() and go.is_enabled():
            go.tap()
            expect(plies).not_to_have_text(before)
            return
        if plies.inner_text() != before:
            return
    raise AssertionError("nothing came of it: " + page.locator(".prompt").inner_text())


@pytest.mark.timeout(300)
def test_first_turns_on_a_phone(new_page: NewPage) -> None:
    size = {"width": 390, "height": 844}
    page = new_page(viewport=size, has_touch=True, is_mobile=True)
    open_zeds(page, "I")
    for turn in range(6):
        assert my_turn(page)
        tap(page, turn * 5)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.timeout(300)
def test_a_reload_in_the_middle_of_a_turn_loses_nothing(new_page: NewPage) -> None:
    page = new_page()
    open_zeds(page, "III")
    for turn in range(2):
        assert my_turn(page)
        play(page, turn * 11)
    assert my_turn(page)
    before = count(page)
    page.reload()
    board(page)
    assert my_turn(page)
    assert count(page) == before
    assert state(page)["mine"]


LIT_PIECE = ".board-svg [data-piece][data-stop][aria-disabled='false']"
# A thing on its way: it is drawn far from where it belongs until the flight ends.
FLY = """(thing) => thing.animate(
  [{ translate: '0 -90px' }, { translate: '0 -90px' }, { translate: '0 0' }],
  { duration: 60000 },
).ready.then(() => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})"""


@pytest.mark.timeout(300)
def test_a_press_meets_a_thing_in_flight(new_page: NewPage) -> None:
    page = new_page()
    open_zeds(page, "base")
    for turn in range(40):
        assert my_turn(page)
        if spot(page, LIT_PIECE):
            break
        play(page, turn)
    before = count(page)
    unit = page.locator(LIT_PIECE).first
    here = unit.evaluate(FLY)
    page.mouse.click(*here)
    until(page, lambda now: now["picks"] > 0 or now["count"] != before, "chosen in flight")


# Units that may do something in the very space they stand in, and that a click on them meets.
AT_HOME = """(choices) => choices
  .filter(({ targets: [unit, space, ...more] }) =>
    space && !more.length
    && document.querySelector(`.board [data-id="${unit}"]`)?.dataset.place === space)
  .map(({ targets: [unit] }) => `.board [data-id="${unit}"]`)
  .find((unit) => {
    const { x, y, width, height } = document.querySelector(unit).getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(unit);
  })"""


@pytest.mark.timeout(300)
def test_a_chosen_unit_is_part_of_the_glowing_space_it_stands_in(new_page: NewPage) -> None:
    page = new_page()
    made = open_zeds(page, "V")
    api = "/".join(page.url.split("/")[:3]) + f"/api/tables/{made['table']}"
    unit = None
    for turn in range(60):
        assert my_turn(page)
        unit = page.evaluate(AT_HOME, page.context.request.get(api).json()["choices"])
        if unit:
            break
        play(page, turn * 7)
    assert unit, "no unit could do anything where it stands"
    before = count(page)
    click(page, unit)
    until(page, lambda now: now["picks"] > 0, "chosen")
    click(page, unit)
    until(page, partial(moved, before), "played")


# A unit that may search where it stands and move besides, and a space that only some can reach.
MANY = """(choices) => {
  const of = {};
  for (const { targets: [unit, ...more] } of choices)
    if (unit?.startsWith('unit-')) (of[unit] ??= []).push(more[0] ?? '');
  const unit = Object.keys(of).find((id) => of[id].includes('') && of[id].length > 3);
  const free = (space) => space && !document.querySelector(`.board [data-place="${space}"]`);
  return unit ? [unit, of[unit].filter(Boolean), of[unit].find(free)] : null;
}"""
# The lights that the picture itself draws, thing by thing.
SHINING = """() => [...document.querySelectorAll('.board-svg [data-piece] > .can')]
  .filter((part) => getComputedStyle(part).visibility === 'visible')
  .map((part) => part.parentElement.dataset.id)"""


def open_actions(page: Page) -> tuple[str, list[str], str]:
    """A unit that may both search and move, where it may go, and a free space among these."""
    made = open_zeds(page, "base")
    api = "/".join(page.url.split("/")[:3]) + f"/api/tables/{made['table']}"
    for _ in range(40):
        assert my_turn(page)
        choices = page.context.request.get(api).json()["choices"]
        found: Any = page.evaluate(MANY, choices)
        if found:
            return found[0], found[1], found[2]
        # What comes first is done in any way; then the actions begin.
        play(page)
    raise AssertionError("no unit can both search and move")


@pytest.mark.timeout(300)
def test_a_unit_of_many_choices_lights_the_board(new_page: NewPage) -> None:
    page = new_page()
    unit, spaces, free = open_actions(page)
    before = count(page)
    click(page, f".board [data-id='{unit}']")
    until(page, lambda now: now["picks"] > 0, "chosen")
    # Where it may go glows, and nothing else; what needs no more stands beside the question.
    expect(page.locator(".pop.asked")).to_have_count(0)
    assert set(page.evaluate(SHINING)) - {unit} <= set(spaces)
    expect(page.locator(".prompt .ask")).to_contain_text("choose the next step")
    expect(page.locator(".prompt .tools .can")).to_have_text("Search")
    click(page, f".board [data-id='{free}']")
    until(page, partial(moved, before), "moved")


@pytest.mark.timeout(300)
def test_a_space_before_the_unit(new_page: NewPage) -> None:
    page = new_page()
    unit, _, free = open_actions(page)
    before = count(page)
    space = f".board [data-id='{free}']"
    page.mouse.move(*middle(page, space))
    expect(page.locator(".why")).to_contain_text("Part of")
    expect(page.locator(".why")).not_to_contain_text("You can’t choose this now")
    click(page, space)
    until(page, lambda now: now["picks"] > 0, "chosen")
    click(page, f".board [data-id='{unit}']")
    until(page, partial(moved, before), "moved")
