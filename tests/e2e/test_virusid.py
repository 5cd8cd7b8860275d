"""Viroid in a real browser: a whole game, a turn by keys, a phone, the open sheet, a reload."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import (
    LIT,
    NewPage,
    board,
    click,
    count,
    glowing,
    middle,
    my_turn,
    open_table,
    play,
    post,
    spot,
    until,
)
from tests.e2e.test_pages import check

END = "button[data-id='button:end'].can"
SHEET = ".front"
# The arrow that leads from the thing in focus to the first that glows, by the longer way or not.
TOWARDS = """([lit, other]) => {
  const centre = (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = centre(document.activeElement);
  const [a, b] = centre(document.querySelector(lit));
  const across = Math.abs(a - x) > Math.abs(b - y) !== other;
  if (across) return a > x ? 'ArrowRight' : 'ArrowLeft';
  return b > y ? 'ArrowDown' : 'ArrowUp';
}"""


def press(page: Page, selector: str) -> None:
    """Click something that glows, and wait until it has been played."""
    before = count(page)
    click(page, selector)
    until(page, lambda now: now["count"] != before or now["over"], "played")


def take_turn(page: Page, turn: int) -> None:
    """One decision; nothing is developed, so that the game ends soon."""
    if page.locator(END).count():
        press(page, END)
    else:
        play(page, turn)


def to_the_sheet(page: Page, wanted: str) -> None:
    """Play on until the own pathogen can be developed, in a way that is wanted."""
    for turn in range(60):
        assert my_turn(page)
        if page.locator(END).count() and page.locator(wanted).count():
            return
        take_turn(page, turn)
    raise AssertionError("no sheet")


def test_whole_game_by_clicks(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "random", game="virusid", difficulty="challenging", start="cards")
    turns = 0
    while my_turn(page):
        take_turn(page, turns)
        turns += 1
        assert turns < 250
    assert turns > 2
    expect(page.locator(".prompt.over")).to_contain_text("Game over")
    expect(page.locator(".prompt.over")).to_contain_text(re.compile("lost|won", re.IGNORECASE))


def test_developing_on_the_sheet_and_a_reload(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "greedy", game="virusid")
    payable = f"{SHEET} button.can[data-id^='spread:'], {SHEET} button.can[data-id^='resist:']"
    to_the_sheet(page, payable)
    sheet = page.locator(SHEET)
    expect(sheet).to_contain_text("Your pathogen")
    # It is read from its top.
    page.wait_for_timeout(200)
    assert sheet.evaluate("(sheet) => sheet.scrollTop") == 0
    # All that can be developed begins in sight: scales, spreads and strains side by side.
    for title in ("Scales", "Spread", "Strains"):
        expect(sheet.get_by_text(title, exact=True)).to_be_in_viewport()
    # Nothing explains itself under a pointer that stands still.
    page.wait_for_timeout(700)
    expect(page.locator(".why")).to_have_count(0)
    check(page, "the open sheet")
    # What a thing would change is told before it is bought.
    page.locator(payable).first.scroll_into_view_if_needed()
    page.mouse.move(*middle(page, payable))
    expect(page.locator(".why")).to_contain_text(re.compile(r"DNA \d+ → \d+"))
    # The sheet can be put aside to look at the world, and comes back.
    page.get_by_role("button", name="Put aside").click()
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Your pathogen").click()
    expect(sheet).to_be_visible()
    page.locator(payable).first.scroll_into_view_if_needed()
    press(page, payable)
    assert my_turn(page)
    # A reload in the middle of the phase loses nothing.
    before = count(page)
    page.reload()
    board(page)
    assert my_turn(page)
    assert count(page) == before
    expect(sheet).to_be_visible()
    press(page, END)


# A city of whose parts just one glows, and where its name can be clicked.
ALONE = """() => {
  const lit = [...document.querySelectorAll(".board [data-stop][aria-disabled='false']")];
  const city = (id) => `city:${id.split(':')[1]}`;
  const ids = lit.map((field) => field.dataset.id).filter((id) => id.startsWith('field:'));
  const alone = ids.filter((id) => ids.filter((other) => city(other) === city(id)).length === 1);
  for (const id of alone) {
    const name = document.querySelector(`[data-id="${city(id)}"] text`);
    const { x, y, width, height } = name?.getBoundingClientRect() ?? {};
    const spot = [x + width / 2, y + height / 2];
    const met = name && document.elementFromPoint(...spot)?.closest('[data-id]');
    if (met?.dataset.id === city(id)) return spot;
  }
  return null;
}"""


def test_a_city_stands_for_its_only_field_that_glows(new_page: NewPage) -> None:
    page = new_page()
    api = f"/api/tables/{open_table(page, 'greedy', game='virusid')['table']}"
    place = None
    for turn in range(200):
        assert my_turn(page)
        place = page.evaluate(ALONE)
        if place:
            break
        # A pathogen that has been developed somehow gets somewhere.
        now = page.context.request.get(page.url.replace("/t/", "/api/tables/")).json()
        choice = now["choices"][(turn * 7919 + 3) % len(now["choices"])]
        move = {"move": f"m{turn}", "version": now["version"], **choice}
        post(
            page,
            f"{api}/actions",
            {key: move[key] for key in ("move", "version", "seat", "action")},
        )
    assert place, "no city with one field that glows"
    before = count(page)
    page.mouse.move(*place)
    expect(page.locator(".why")).to_contain_text("You can choose this here")
    expect(page.locator(".why")).not_to_contain_text("You can’t")
    page.mouse.click(*place)
    expect(page.locator(".count")).not_to_have_text(before)


def choose_by_words(page: Page) -> None:
    """Play the first thing of the list of words, by keys."""
    before = count(page)
    page.keyboard.press("m")
    expect(page.get_by_role("list", name="Everything you can do now")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".count")).not_to_have_text(before)


def test_turn_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "greedy", game="virusid")
    # A stone by arrows, on a field that glows; the game may ask for something else before.
    for _ in range(40):
        assert my_turn(page)
        if glowing(page) == LIT and not page.locator(END).count():
            break
        choose_by_words(page)
    page.locator(".board [data-stop]").first.focus()
    rng = Random(1)
    for _ in range(200):
        if page.locator(f"{LIT}:focus").count():
            break
        page.keyboard.press(page.evaluate(TOWARDS, [LIT, rng.random() < 0.35]))
    before = count(page)
    page.keyboard.press("Enter")
    expect(page.locator(".count")).not_to_have_text(before)
    # Then a whole turn from the list of words.
    developed = False
    for _ in range(40):
        assert my_turn(page)
        sheet = page.locator(END).count() > 0
        if developed and not sheet:
            break
        developed = developed or sheet
        choose_by_words(page)
    assert developed


@pytest.mark.parametrize(("scheme", "locale"), [("dark", "ru-RU"), ("light", "de-DE")])
def test_phone(new_page: NewPage, scheme: str, locale: str) -> None:
    size = {"width": 390, "height": 844}
    page = new_page(
        viewport=size, has_touch=True, is_mobile=True, locale=locale, color_scheme=scheme
    )
    open_table(page, "greedy", "greedy", "greedy", game="virusid")
    for _ in range(4):
        assert my_turn(page)
        before = page.locator(".plies.num").inner_text()
        field = spot(page, LIT)
        if field:
            page.touchscreen.tap(*field)
        elif page.locator(".go:disabled").count():
            page.locator(".options button").first.tap()
        page.locator(".go").tap()
        expect(page.locator(".plies.num")).not_to_have_text(before)
    assert my_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    check(page, "phone")


def test_on_a_phone_to_end_stands_by_the_big_button(new_page: NewPage) -> None:
    size = {"width": 390, "height": 844}
    page = new_page(viewport=size, has_touch=True, is_mobile=True)
    open_table(page, "greedy", game="virusid")
    end = page.locator(".beside", has_text="End the development")
    for _ in range(12):
        assert my_turn(page)
        if end.count():
            break
        if page.locator(".go:disabled").count():
            page.locator(".options button").first.tap()
        page.locator(".go").tap()
        until(page, lambda now: not now["mine"] or end.count(), "played")
    # The sheet fills the screen, and yet the phase can be ended without scrolling.
    expect(end).to_be_in_viewport()
    page.locator("main").evaluate("(main) => main.scrollTo(0, main.scrollHeight)")
    expect(page.locator(".prompt")).not_to_be_in_viewport()
    plies = page.locator(".plies.num").inner_text()
    end.tap()
    expect(page.locator(".go")).to_contain_text("End the development")
    page.locator(".go").tap()
    expect(page.locator(".plies.num")).not_to_have_text(plies)
    # What is asked next is in sight, though the sheet had been scrolled to its end.
    assert my_turn(page)
    expect(page.locator(".prompt")).to_be_in_viewport()
