"""Playing: whole games, undo, hint, why-not, looking back, keys, languages, phone."""

import re

from playwright.sync_api import expect
from tests.e2e.conftest import LIT, NewPage, middle, my_turn, play, start_game


def test_whole_game_by_clicks(new_page: NewPage) -> None:
    page = new_page()
    start_game(page)
    for turn in range(120):
        if not my_turn(page):
            break
        play(page, turn)
    expect(page.locator(".over")).to_be_visible()
    expect(page.locator("main > .prompt")).to_contain_text("Game over")
    # The end can be looked back from, and played again.
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(".prompt")).to_contain_text("Looking at move 0")
    page.locator(".prompt").get_by_role("button", name="Back to now").click()
    table = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != table)
    expect(page.locator(".over")).to_have_count(0)
    assert my_turn(page)
    page.goto(page.url.split("/t/")[0])
    expect(page.get_by_role("heading", name="Finished games")).to_be_visible()
    expect(page.locator("section", has_text="My games").locator("li").first).to_be_visible()


def test_undo(new_page: NewPage) -> None:
    page = new_page()
    start_game(page)
    before = page.locator(".count").inner_text()
    play(page)
    assert my_turn(page)
    assert page.locator(".count").inner_text() != before
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".count")).to_have_text(before)
    expect(page.locator(LIT).first).to_be_attached()


def test_hint_and_analysis(new_page: NewPage) -> None:
    page = new_page()
    start_game(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".asked.hint")).to_contain_text("%", timeout=20_000)
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyse").click()
    expect(page.locator(".analysis table tbody tr").first).to_be_visible(timeout=20_000)


def test_why_not(new_page: NewPage) -> None:
    page = new_page()
    start_game(page)
    page.mouse.move(*middle(page, "svg.board-svg [data-id^=cell-]:not(.can)", 3))
    card = page.locator(".card[role=tooltip]")
    expect(card).to_contain_text("You can’t choose this now.")
    link = card.get_by_role("button", name=re.compile(r"Rule MW-\d+")).first
    rule = link.inner_text().removeprefix("Rule ")
    link.click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".rules .found")).to_contain_text(rule)
    page.get_by_role("searchbox").fill("tissue")
    expect(page.locator(".rules [role=status]")).to_contain_text("section")


def test_scrub_and_branch(new_page: NewPage) -> None:
    page = new_page()
    start_game(page)
    for turn in range(3):
        play(page, turn)
        assert my_turn(page)
    now = page.locator(".count").inner_text()
    page.get_by_role("button", name="One move back").click()
    page.get_by_role("button", name="One move back").click()
    expect(page.locator(".prompt")).to_contain_text("Looking at move")
    assert not page.locator(".turn.mine").count()
    page.keyboard.press("n")
    expect(page.locator(".count")).to_have_text(now)
    page.keyboard.press("[")
    page.keyboard.press("[")
    page.get_by_role("button", name="One move back").click()
    table = page.url
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url(lambda url: url != table)
    page.wait_for_selector("svg.board-svg [data-piece]")
    assert my_turn(page)
    play(page)


def test_language_switch_without_reload(new_page: NewPage) -> None:
    page = new_page()
    start_game(page)
    page.evaluate("window.kept = true")
    for name, said, undo in (("DE", "Du bist am Zug", "Zurück"), ("RU", "Ваш ход", "Назад")):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.locator(".turn")).to_contain_text(said)
        expect(page.locator("[data-do=undo]")).to_have_text(undo)
        expect(page.locator("html")).to_have_attribute("lang", name.lower())
    expect(page.locator(".log li").first).to_contain_text(re.compile("[а-я]"))
    assert page.evaluate("window.kept")


def test_turn_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("svg.board-svg [data-piece]")
    assert my_turn(page)
    before = page.locator(".count").inner_text()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.matches('svg.board-svg [data-stop]')"):
            break
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement?.matches('[data-stop]')")
    page.keyboard.press("?")
    expect(page.locator(".card[role=dialog]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".card")).to_have_count(0)
    # To a lit cell by arrows, wherever the focus is now.
    for step in range(60):
        if page.evaluate("document.activeElement?.classList.contains('can')"):
            break
        page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[step // 3 % 4])
    else:
        page.keyboard.press("m")
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".count")).not_to_have_text(before)
    expect(page.locator("[aria-live=polite]").last).not_to_be_empty()
    assert my_turn(page)
    # And from the list of words.
    before = page.locator(".count").inner_text()
    page.keyboard.press("m")
    expect(page.get_by_role("list", name="Everything you can do now")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".count")).not_to_have_text(before)


def test_phone(new_page: NewPage) -> None:
    page = new_page(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="de-DE"
    )
    start_game(page)
    before = page.locator(".plies.num").inner_text()
    expect(page.locator(".go")).to_be_disabled()
    page.touchscreen.tap(*middle(page, LIT))
    expect(page.locator(".go")).to_be_enabled()
    assert page.locator(".plies.num").inner_text() == before  # a tap selects, the button plays
    page.locator(".go").tap()
    expect(page.locator(".plies.num")).not_to_have_text(before)
    page.get_by_role("tab", name="Regeln").tap()
    expect(page.locator(".rules .text")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_dark_and_light(new_page: NewPage) -> None:
    page = new_page(color_scheme="dark")
    start_game(page)

    def ground() -> str:
        bar = "getComputedStyle(document.querySelector('.table header')).backgroundColor"
        return str(page.evaluate(bar))

    dark = ground()
    page.get_by_role("button", name="Switch to light").click()
    light = ground()
    assert dark != light
    page.reload()
    page.wait_for_selector("svg.board-svg [data-piece]")
    assert ground() == light
