"""Viral in a real browser: a whole game, keys, a phone, secret choices in two browsers at once."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import (
    LIT,
    Heard,
    NewPage,
    Server,
    board,
    click,
    count,
    middle,
    my_turn,
    open_table,
    play,
    until,
)
from tests.e2e.test_pages import check
from tests.e2e.test_together import acting, invited, same

STOP = "button[data-id=stop].can"
OWN_AREAS = "button.can[data-id*='.card_area_']"
OWN_CARDS = ".own button.can[data-id*='.basic_']"


def press(page: Page, selector: str, nth: int = 0) -> None:
    """Click one of the things that glow, and wait until it has been played."""
    before = count(page)
    click(page, selector, nth)
    until(page, lambda now: now["count"] != before or now["over"], "played")


def take_turn(page: Page, turn: int) -> None:
    """One decision; most icons are given up, so that the game ends soon."""
    if turn % 4 and page.locator(STOP).count():
        press(page, STOP)
    else:
        play(page, turn)


def choosing(page: Page) -> bool:
    """Whether a pair is to be chosen; the prompt is there before the cards are painted."""
    return "choose an area card" in page.locator(".prompt").inner_text()


def place_all(*pages: Page) -> None:
    """The set-up and the bot's first cards: everybody places, until pairs are chosen."""
    for turn in range(30):
        page = acting(*pages)
        if choosing(page):
            return
        play(page, turn)
        same(*pages)
    raise AssertionError("no pair is asked for")


def choose_pair(page: Page, nth: int) -> tuple[str, str]:
    """Choose an area card and a basic card; their ids."""
    found = []
    for selector in (OWN_AREAS, OWN_CARDS):
        expect(page.locator(selector).first).to_be_visible()
        id = page.locator(selector).nth(nth).get_attribute("data-id")
        assert id
        found.append(id)
        press(page, f"[data-id='{id}']")
    return found[0], found[1]


def tap_turn(page: Page) -> None:
    """On a phone: choose on the board or from the list, then confirm."""
    before = page.locator(".plies.num").inner_text()
    if page.locator(LIT).count():
        page.touchscreen.tap(*middle(page, LIT))
    elif page.locator(".go:disabled").count():
        page.locator(".options button").first.tap()
    page.locator(".go").tap()
    expect(page.locator(".plies.num")).not_to_have_text(before)


def test_whole_game_by_clicks(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "random", game="viral")
    turns = 0
    while my_turn(page):
        take_turn(page, turns)
        turns += 1
        assert turns < 200
    assert turns > 30
    expect(page.locator(".prompt.over")).to_contain_text("Game over")
    expect(page.locator(".prompt.over")).to_contain_text(re.compile(r"won.*\d+ : \d+"))
    final = page.get_by_role("table", name="Final scoring")
    expect(final.locator("tbody tr")).to_have_count(3)  # the bot is counted too


def test_turn_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "random", game="viral", draws_first=True)
    assert my_turn(page)
    # On the board by arrows, to an organ that glows.
    page.locator(".board [data-stop]").first.focus()
    for step in range(60):
        if page.locator(f"{LIT}:focus").count():
            break
        page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[step // 4 % 4])
    before = count(page)
    page.keyboard.press("Enter")
    expect(page.locator(".count")).not_to_have_text(before)
    # The rest from the list of words, through a whole pair.
    chosen = False
    for _ in range(40):
        assert my_turn(page)
        pair = choosing(page)
        if pair and chosen:
            break
        chosen = chosen or pair
        before = count(page)
        page.keyboard.press("m")
        expect(page.get_by_role("list", name="Everything you can do now")).to_be_visible()
        page.keyboard.press("Enter")
        expect(page.locator(".count")).not_to_have_text(before)
    assert chosen


def test_phone(new_page: NewPage) -> None:
    size = {"width": 390, "height": 844}
    page = new_page(viewport=size, has_touch=True, is_mobile=True, locale="de-DE")
    open_table(page, "random", "random", game="viral")
    for _ in range(6):
        until(page, lambda now: now["mine"], "my turn")
        tap_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.locator(".things")).to_contain_text(re.compile(r"Runde 1 von 6"))
    # The same in one line over the board, which leads to it.
    status = page.locator(".status")
    page.locator("main").evaluate("main => main.scrollTo(0, 0)")
    expect(status).to_be_in_viewport()
    expect(status).to_contain_text(re.compile(r"^Runde 1 von 6 · "))
    status.tap()
    expect(page.locator(".things [data-id='standings']")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("scheme", "width", "locale", "draft"),
    [("dark", 1280, "en-GB", False), ("light", 390, "ru-RU", True)],
)
def test_axe(new_page: NewPage, scheme: str, width: int, locale: str, draft: bool) -> None:
    size = {"width": width, "height": 844}
    page = new_page(
        "/about", color_scheme=scheme, viewport=size, locale=locale, has_touch=width < 800
    )
    open_table(page, "random", "random", game="viral", draft=draft, draws_first=True)
    until(page, lambda now: now["mine"], "my turn")
    check(page, "draft" if draft else "placing")
    seen = set()
    for turn in range(30):
        until(page, lambda now: now["mine"], "my turn")
        stage = "pair" if page.locator(OWN_AREAS).count() else ""
        stage = "icons" if page.locator(STOP).count() else stage
        if stage and stage not in seen:
            check(page, stage)
            seen.add(stage)
        if stage == "icons":
            return
        if width < 800:
            tap_turn(page)
        else:
            play(page, turn)
    raise AssertionError("no card was carried out")


def test_the_board_stands_still(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 1280, "height": 800})
    open_table(page, "random", "random", "random", game="viral")
    sizes: list[tuple[float, float]] = []
    for _ in range(14):
        assert my_turn(page)
        box = page.locator(".middle").bounding_box()
        assert box
        sizes.append((box["y"], box["height"]))
        before = count(page)
        page.keyboard.press("m")
        expect(page.get_by_role("list", name="Everything you can do now")).to_be_visible()
        page.keyboard.press("Enter")
        expect(page.locator(".count")).not_to_have_text(before)
    # Cards to take may need a little more room, once; it is kept then.
    assert len(set(sizes)) <= 2
    assert sizes == sorted(sizes, key=lambda size: -size[1])


def test_reload_in_mid_turn_keeps_half_a_pair(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "random", game="viral")
    turn = 0
    while my_turn(page) and not choosing(page):
        play(page, turn)
        turn += 1
    press(page, OWN_AREAS, 2)
    chosen = page.locator(".own .done[data-id*='.card_area_']").get_attribute("data-id")
    before = count(page)
    page.reload()
    board(page)
    assert my_turn(page)
    expect(page.locator(".count")).to_have_text(before)
    expect(page.locator(f".own .done[data-id='{chosen}']")).to_have_count(1)
    press(page, OWN_CARDS)


def test_secret_choice_in_two_browsers_at_once(new_page: NewPage, server: Server) -> None:
    host, friend, made = invited(new_page, server, game="viral")
    place_all(host, friend)
    base = f"{server.url}/api/tables/{made['table']}"
    for first, second in ((host, friend), (friend, host)):
        until(first, lambda now: now["mine"], "to choose")
        until(second, lambda now: now["mine"], "to choose")
        ears = Heard(second)
        second.reload()
        board(second)
        area, card = choose_pair(first, 1)
        expect(second.locator(".left")).to_contain_text("ready")
        assert not hints_of(second, base, ears, area, card)
        # A reload keeps what was chosen, and asks for nothing more.
        first.reload()
        board(first)
        expect(first.locator(f".own .done[data-id='{area}']")).to_have_count(1)
        expect(first.locator(f".own .done[data-id='{card}']")).to_have_count(1)
        assert not first.locator(".turn.mine").count()
        assert second.locator(".turn.mine").count()
        choose_pair(second, 2)
        same(host, friend)
        shown = second.request.get(f"{base}/record").text()
        assert f"area {area[-1]}" in shown
        assert f"card {card.partition('.')[2]}" in shown
        for turn in range(40):
            page = acting(host, friend)
            if choosing(page):
                break
            take_turn(page, turn + 1)
            same(host, friend)


def hints_of(page: Page, base: str, ears: Heard, area: str, card: str) -> list[Any]:
    """Whatever a page was told of a pair that it may not know."""
    colour = area.partition(".")[0]
    owner = ["green", "yellow"].index(colour)
    notations = (f'"area {area[-1]}"', f'"card {card.partition(".")[2]}"')
    view = page.request.get(f"{base}/view").json()
    pair = view["hands"][owner]["pairs"][view["pair"] - 1]
    found: list[Any] = [] if pair == {"area": None, "card": None} else [pair]
    record = page.request.get(f"{base}/record").text()
    found += [] if record.rstrip().endswith("card ?") else [record[-200:]]
    for message in ears.messages():
        if "choices" in message:
            message = {**message, "choices": []}
        found += [word for word in notations if word in str(message).replace("'", '"')]
    return found
