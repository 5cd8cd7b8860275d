"""Playing: whole games, undo, hint, why-not, looking back, keys, languages, phone."""

import re

from playwright.sync_api import Page, expect
from tests.e2e.conftest import (
    LIT,
    NewPage,
    board,
    click,
    count,
    middle,
    my_turn,
    open_table,
    play,
    start_game,
    until,
)


def test_whole_game_by_clicks(new_page: NewPage) -> None:
    page = new_page()
    start_game(page)
    turns = 0
    while my_turn(page):
        play(page, turns)
        turns += 1
        assert turns < 150
    assert turns > 10
    expect(page.locator(".prompt.over")).to_contain_text("Game over")
    expect(page.locator(".prompt.over")).to_contain_text(re.compile(r"(won|draw|share).*\d+ : \d+"))
    # The end can be looked back from, and played again.
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(".prompt")).to_contain_text("Looking at move 0")
    page.locator(".prompt").get_by_role("button", name="Back to now").click()
    table = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != table)
    expect(page.locator(".prompt.over")).to_have_count(0)
    assert my_turn(page)
    page.get_by_role("link", name="Back to all games").click()
    finished = page.locator("section.box", has_text="Finished games")
    expect(finished.locator("li").first).to_contain_text(re.compile("won|drawn"))
    expect(page.locator("section.box", has_text="My games").locator("li")).to_have_count(2)


def test_undo(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "greedy")
    assert my_turn(page)
    before = count(page)
    play(page)
    assert my_turn(page)
    assert count(page) != before
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".count")).to_have_text(before)
    expect(page.locator(LIT).first).to_be_attached()


def test_hint_and_analysis(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "greedy")
    assert my_turn(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".pop.hint")).to_contain_text(re.compile(r"Win chance \d+%"))
    expect(page.locator(".mark.hinted > g").first).to_be_attached()
    # Pointing at the log takes nothing from the hint, and the next move takes it away.
    page.locator(".log li").first.hover()
    expect(page.locator(".mark.hinted > g").first).to_be_attached()
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyse").click()
    expect(page.locator(".analysis tbody tr").first).to_be_visible()
    page.locator(".analysis tbody button").first.focus()
    expect(page.locator(".mark.pointed > g, .thing.pointed").first).to_be_attached()
    play(page)
    expect(page.locator(".mark.hinted > g")).to_have_count(0)
    expect(page.locator(".mark.pointed > g")).to_have_count(0)


def test_no_tip_comes_up_under_a_pointer_that_stands_still(new_page: NewPage) -> None:
    page = new_page()
    button = page.locator("article", has_text="Microworld").get_by_role("button", name="Play now")
    box = button.bounding_box()
    assert box
    # On a magnified page the pointer may stand between two pixels.
    place = (box["x"] + box["width"] / 2 + 0.4, box["y"] + box["height"] / 2 + 0.4)
    page.mouse.click(*place)
    board(page)
    under = "(place) => document.elementFromPoint(...place)?.closest('[data-id]')?.dataset.id"
    page.wait_for_function(under, arg=place)
    page.wait_for_timeout(900)
    expect(page.locator(".why")).to_have_count(0)
    page.mouse.move(place[0] + 4, place[1])
    expect(page.locator(".why")).to_have_count(1)


def test_the_board_stands_still_whatever_is_asked(new_page: NewPage) -> None:
    """In Russian, whose questions are the longest."""
    page = new_page(locale="ru-RU")
    open_table(page, "greedy")
    lead = page.locator(".lead")
    turns = 0
    while my_turn(page):
        asked = page.locator(".prompt .ask").inner_text()
        high = lead.evaluate("(lead) => lead.offsetHeight")
        # Only who is inhibited is told more than fits.
        assert high == 66 or "Ингибирование" in asked, asked
        play(page, turns)
        turns += 1
    assert turns > 10


def test_why_not(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "greedy")
    assert my_turn(page)
    before = count(page)
    dark = ".board [data-id^=cell-][aria-disabled='true']"
    page.mouse.move(*middle(page, dark, 3))
    card = page.locator(".why")
    expect(card).to_contain_text("You can’t choose this now.")
    link = card.get_by_role("button", name=re.compile(r"Rule MW-\d+")).first
    rule = link.inner_text().removeprefix("Rule ")
    # Said in the language of now, also when it changes.
    page.get_by_role("button", name="DE", exact=True).click()
    page.mouse.move(3, 3)
    page.mouse.move(*middle(page, dark, 3))
    expect(card).to_contain_text("Das kannst du jetzt nicht wählen.")
    expect(card.locator(".reason").first).to_contain_text(re.compile(r"Regel MW-\d+"))
    page.get_by_role("button", name="EN", exact=True).click()
    # A click on what does not glow asks, and never plays.
    click(page, dark, 3)
    expect(page.locator(".why[role=dialog]")).to_be_visible()
    assert count(page) == before
    card.get_by_role("button", name=re.compile(r"Rule MW-\d+")).first.click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".rules .found")).to_contain_text(rule)
    expect(page.locator(".rules .found")).to_be_focused()
    page.get_by_role("searchbox").fill("tissue")
    expect(page.locator(".rules [role=status]")).to_contain_text(re.compile(r"^Hit 1 of \d+"))
    expect(page.locator(".rules .found")).to_be_in_viewport()


def test_scrub_and_branch(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "greedy")
    for turn in range(3):
        assert my_turn(page)
        play(page, turn)
    assert my_turn(page)
    now = count(page)
    plies = int(now.split(" / ")[1])
    # Two quick presses are two steps, whichever answer comes first; one more key is back again.
    page.keyboard.press("[")
    page.keyboard.press("[")
    expect(page.locator(".count")).to_have_text(f"{plies - 2} / {plies}")
    expect(page.locator(".prompt")).to_contain_text("Looking at move")
    assert not page.locator(".turn.mine").count()
    page.keyboard.press("[")
    page.keyboard.press("n")
    expect(page.locator(".count")).to_have_text(now)
    page.keyboard.press("PageUp")
    expect(page.locator(".count")).to_have_text(f"{plies - 1} / {plies}")
    page.get_by_role("button", name="One move back").click()
    page.get_by_role("button", name="One move back").click()
    expect(page.locator(".count")).not_to_have_text(f"{plies - 1} / {plies}")
    # The line of turns itself goes by arrows.
    page.locator(".ply.last").focus()
    shown = count(page)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".count")).not_to_have_text(shown)
    expect(page.locator(".ply.last")).to_be_focused()
    table = page.url
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url(lambda url: url != table)
    board(page)
    assert my_turn(page)
    play(page)


def test_language_switch_without_reload(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "greedy")
    assert my_turn(page)
    page.evaluate("window.kept = true")
    said = (("DE", "Du bist am Zug", "Zurücknehmen"), ("RU", "Ваш ход", "Отменить ход"))
    for name, turn, undo in said:
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.locator(".turn")).to_contain_text(turn)
        expect(page.locator("[data-do=undo]")).to_have_text(undo)
        expect(page.locator("html")).to_have_attribute("lang", name.lower())
    expect(page.locator(".log li").first).to_contain_text(re.compile("[а-я]"))
    expect(page.locator(".board [data-stop]").first).to_have_attribute(
        "aria-label", re.compile("[а-я]")
    )
    assert page.evaluate("window.kept")


def focused(page: Page, selector: str) -> bool:
    return bool(page.evaluate("(s) => document.activeElement?.matches(s) ?? false", selector))


def test_turn_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    page.wait_for_selector("article")
    for _ in range(40):
        page.keyboard.press("Tab")
        if focused(page, "article button"):
            break
    assert focused(page, "article button")
    page.keyboard.press("Enter")
    board(page)
    assert my_turn(page)
    for _ in range(40):
        page.keyboard.press("Tab")
        if focused(page, ".board [data-stop]"):
            break
    # The first stop on the board is something that can be chosen.
    assert focused(page, ".board [data-stop][aria-disabled='false']")
    page.keyboard.press("?")
    expect(page.locator(".why[role=dialog]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".why")).to_have_count(0)
    assert focused(page, ".board [data-stop]")
    # By arrows to a cell that glows, wherever the focus is now.
    seen = set()
    for step in range(120):
        if focused(page, ".board [data-stop][aria-disabled='false']"):
            break
        seen.add(page.evaluate("document.activeElement.dataset.id"))
        page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[step // 5 % 4])
    assert len(seen) != 1
    assert focused(page, ".board [data-stop][aria-disabled='false']")
    before = count(page)
    page.keyboard.press("Enter")
    expect(page.locator(".count")).not_to_have_text(before)
    expect(page.locator("[aria-live=polite]").last).not_to_be_empty()
    assert my_turn(page)
    assert focused(page, ".board [data-stop]"), "the focus stays on the board"
    # From the list of words, and back to the board after it.
    before = count(page)
    page.keyboard.press("m")
    expect(page.get_by_role("list", name="Everything you can do now")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".count")).not_to_have_text(before)
    assert my_turn(page)
    expect(page.locator(".board [data-stop]:focus")).to_have_count(1)


def test_skipping_to_the_board_gives_it_the_keys(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "greedy")
    assert my_turn(page)
    page.keyboard.press("Tab")
    expect(page.locator("a.skip")).to_be_focused()
    page.keyboard.press("Enter")
    assert focused(page, ".board [data-stop]")
    before = page.evaluate("document.activeElement.dataset.id")
    page.keyboard.press("ArrowRight")
    assert focused(page, ".board [data-stop]")
    assert page.evaluate("document.activeElement.dataset.id") != before


def test_letter_keys_by_place_and_switched_off(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "greedy")
    assert my_turn(page)
    page.evaluate(
        """() => window.dispatchEvent(
             new KeyboardEvent('keydown', { key: 'ь', code: 'KeyM', bubbles: true }))"""
    )
    expect(page.locator(".moves ul")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Table and settings").click()
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_role("group", name="Letter keys").get_by_role("button", name="Off").click()
    # Esc closes the dialog and does nothing else.
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("m")
    page.keyboard.press("PageUp")
    expect(page.locator(".prompt")).to_contain_text("Looking at move")
    expect(page.locator(".moves ul")).to_have_count(0)


def test_on_a_phone_the_only_choice_stands_once(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    # Whoever has a gene is asked to end the turn, even where the gene can't be used.
    open_table(page, "greedy", scenario="custom", rules="A")
    go, plies = page.locator(".go"), page.locator(".plies.num")
    turns = 0
    while my_turn(page) and not go.is_enabled():
        before = plies.inner_text()
        page.touchscreen.tap(*middle(page, LIT + ", .options button", turns))
        go.tap()
        expect(plies).not_to_have_text(before)
        turns += 1
    expect(go).to_have_text("End your turn.")
    expect(page.locator(".options button")).to_have_count(0)


def test_phone(new_page: NewPage) -> None:
    size = {"width": 390, "height": 844}
    page = new_page(viewport=size, has_touch=True, is_mobile=True, locale="de-DE")
    open_table(page, "greedy")
    assert my_turn(page)
    before = page.locator(".plies.num").inner_text()
    expect(page.locator(".go")).to_be_disabled()
    lit = page.locator(LIT).count()
    page.touchscreen.tap(*middle(page, LIT))
    expect(page.locator(".go")).to_be_enabled()
    # A tap selects, the button plays; the other choices still glow.
    assert page.locator(".plies.num").inner_text() == before
    assert page.locator(LIT).count() == lit
    page.locator(".go").tap()
    expect(page.locator(".plies.num")).not_to_have_text(before)
    page.get_by_role("tab", name="Regeln").tap()
    expect(page.locator(".rules .text")).to_be_visible()
    page.locator(".grab").tap()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    # Two fingers zoom, one button shows the whole board again.
    whole = page.locator(".ground").get_attribute("viewBox")
    pinch(page)
    expect(page.locator(".ground")).not_to_have_attribute("viewBox", whole or "")
    page.get_by_role("button", name="Ganzer Plan").tap()
    expect(page.locator(".ground")).to_have_attribute("viewBox", whole or "")


def pinch(page: Page) -> None:
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, apart: float) -> None:
        points = [{"x": 195 - apart, "y": 300, "id": 1}, {"x": 195 + apart, "y": 300, "id": 2}]
        found = [] if kind == "touchEnd" else points
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": found})

    touch("touchStart", 30)
    for apart in (40, 55, 70, 90):
        touch("touchMove", apart)
    touch("touchEnd", 90)


def test_small_screens_fit_in_three_languages(new_page: NewPage) -> None:
    for locale in ("en-GB", "de-DE", "ru-RU"):
        for width, height in ((360, 740), (844, 390), (834, 1112)):
            page = new_page(viewport={"width": width, "height": height}, locale=locale)
            page.wait_for_selector("article")
            wide = "document.documentElement.scrollWidth"
            assert page.evaluate(wide) <= width, (locale, width, "home")
            right = "document.querySelector('header .me').getBoundingClientRect().right"
            assert page.evaluate(right) <= width, (locale, width, "account")
            open_table(page, "greedy")
            assert my_turn(page)
            assert page.evaluate(wide) <= width, (locale, width, "table")
            box = page.locator(".board").bounding_box()
            assert box
            assert min(box["width"], box["height"]) >= 250, (locale, width, box)
            page.context.close()


def test_dark_light_and_colours(new_page: NewPage) -> None:
    page = new_page(color_scheme="dark")
    open_table(page, "greedy")
    assert my_turn(page)

    def ground() -> str:
        bar = "getComputedStyle(document.querySelector('.table header')).backgroundColor"
        return str(page.evaluate(bar))

    def glow() -> str:
        line = f'getComputedStyle(document.querySelector("{LIT}").lastElementChild).stroke'
        return str(page.evaluate(line))

    dark = ground()
    page.get_by_role("button", name="Switch to light").click()
    light = ground()
    assert dark != light
    page.reload()
    board(page)
    until(page, lambda s: s["mine"], "my turn")
    assert ground() == light
    usual = glow()
    page.get_by_role("button", name="Table and settings").click()
    page.get_by_role("button", name="Settings", exact=True).click()
    seen = {usual}
    for name in ("Red-green", "Blue-yellow", "High contrast"):
        page.get_by_role("button", name=name).click()
        seen.add(glow())
    assert len(seen) == 4, "each choice of colours reaches the board"


def test_still_without_motion(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    open_table(page, "greedy")
    assert my_turn(page)
    page.evaluate(
        """() => {
          window.moved = 0;
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...args) {
            window.moved++;
            return animate.apply(this, args);
          };
        }"""
    )
    play(page)
    assert my_turn(page)
    assert page.evaluate("window.moved") == 0


def test_no_empty_band_over_the_own_things(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "greedy")
    assert my_turn(page)
    gap = """() => {
      const [own, first] = ['.own', '.own section'].map((name) => document.querySelector(name));
      return first.getBoundingClientRect().top - own.getBoundingClientRect().top;
    }"""
    assert page.evaluate(gap) < 10
