"""Every page and state: no violation of accessibility rules, installable, honest when offline."""

import gzip
import json
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.e2e.conftest import (
    CUT,
    LIT,
    STATIC,
    NewPage,
    Server,
    board,
    click,
    middle,
    my_turn,
    open_table,
    play,
    post,
)

KILOBYTES = 150
QUIET = """() => Promise.all(document.getAnimations()
  .filter((animation) => animation.timeline instanceof DocumentTimeline)
  .filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
  .map((animation) => animation.finished.catch(() => null)))"""


def check(page: Page, where: str) -> None:
    """Axe finds nothing wrong, once everything has come to rest and nothing is pointed at."""
    page.mouse.move(1, 1)
    expect(page.locator(".why[role=tooltip]")).to_have_count(0)
    check_as_it_is(page, where)


def check_as_it_is(page: Page, where: str) -> None:
    """Axe finds nothing wrong, wherever the pointer is."""
    page.evaluate(QUIET)
    found = Axe().run(page).response["violations"]
    wrong = [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]
    assert wrong == [], where


@pytest.mark.parametrize(("scheme", "locale"), [("dark", "en-GB"), ("light", "ru-RU")])
def test_axe_on_every_page(new_page: NewPage, server: Server, scheme: str, locale: str) -> None:
    page = new_page(color_scheme=scheme, locale=locale)
    open_table(page, "greedy")
    post(page, "/api/account", {"name": f"axe-{scheme}", "password": "correct horse battery"})
    page.goto(server.url)
    expect(page.locator("section.box a.row").first).to_be_visible()
    check(page, "home with a game")
    for path in ("new/microworld", "rules", "rules/microworld", "account", "about", "nowhere"):
        page.goto(f"{server.url}/{path}")
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        check(page, path)
    guest = new_page("/account", color_scheme=scheme, locale=locale)
    guest.wait_for_selector("#password")
    check(guest, "account of a guest")
    made = open_table(guest, "open", listed=True)
    check(guest, "a table that waits")
    for path in (made["invite"], next(iter(made["claims"].values())), "/t/0123456789"):
        page.goto(server.url + path)
        page.wait_for_selector("form, .failure")
        page.wait_for_load_state("networkidle")
        check(page, path.split("/")[1])
    page.goto(server.url)
    page.wait_for_selector(".chip")
    check(page, "home with an open table")


@pytest.mark.parametrize(
    ("scheme", "width", "locale"),
    [("dark", 1280, "en-GB"), ("light", 1280, "de-DE"), ("dark", 390, "de-DE"),
     ("light", 390, "ru-RU"), ("dark", 834, "en-GB")],
)  # fmt: skip
def test_axe_at_the_table(new_page: NewPage, scheme: str, width: int, locale: str) -> None:
    size = {"width": width, "height": 844}
    page = new_page("/about", color_scheme=scheme, viewport=size, locale=locale, allow=CUT)
    open_table(page, "greedy")
    small = width < 800
    assert my_turn(page)
    check(page, "start")
    for turn in range(4):
        if small:
            if page.locator(".go:disabled").count():
                click(page, LIT + ", .options button", turn)
            before = page.locator(".plies.num").inner_text()
            page.locator(".go").click()
            expect(page.locator(".plies.num")).not_to_have_text(before)
        else:
            play(page, turn)
        assert my_turn(page)
    check(page, "middle")
    if not small:
        page.mouse.move(*middle(page, ".board [data-id^=cell-][aria-disabled='true']", 2))
        expect(page.locator(".why[role=tooltip]")).to_be_visible()
        check_as_it_is(page, "card under the pointer")
    page.locator("[data-do=hint]").click()
    expect(page.locator(".pop.hint")).to_be_visible()
    check(page, "hint")
    click(page, ".board [data-id^=cell-][aria-disabled='true']", 2)
    expect(page.locator(".why[role=dialog]")).to_be_visible()
    check(page, "pinned card")
    page.keyboard.press("Escape")
    if not small:
        page.locator("[data-do=moves]").click()
        check(page, "moves")
        page.keyboard.press("Escape")
    if width == 834:
        page.locator("header button").last.click()
    for nth in (1, 2, 3, 0) if width != 834 else (0,):
        page.get_by_role("tab").nth(nth).click()
        page.wait_for_load_state("networkidle")
        check(page, f"tab {nth}")
    if small:
        page.locator(".grab").click()
    if width == 834:
        page.locator("header button").last.click()
    page.locator(".timeline button").nth(1).click()
    expect(page.locator(".prompt .btn.pri")).to_be_visible()
    check(page, "replay")
    page.locator(".prompt .btn.pri").click()
    page.locator("header button").nth(-1 if small else -2).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page, "menu")
    page.keyboard.press("Escape")
    page.context.set_offline(True)
    expect(page.locator(".turn.off, .dot.bad").first).to_be_visible()
    check(page, "lost")
    page.context.set_offline(False)


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_at_the_end_and_behind_the_curtain(new_page: NewPage, scheme: str) -> None:
    page = new_page("/about", color_scheme=scheme)
    made = open_table(page, "greedy")
    assert my_turn(page)
    play(page)
    version = page.request.get(f"{base(page)}/api/tables/{made['table']}").json()["version"]
    post(
        page, f"/api/tables/{made['table']}/resign", {"move": "end", "seat": 0, "version": version}
    )
    expect(page.locator(".prompt.over")).to_be_visible()
    check(page, "end")
    open_table(page, "me")
    expect(page.locator(".curtain")).to_be_visible()
    check(page, "curtain")


def base(page: Page) -> str:
    return "/".join(page.url.split("/")[:3])


def test_installable_and_offline_page(new_page: NewPage, server: Server) -> None:
    """Without the server a page in the reader's own language says what is missing."""
    words = {"en": "The table is out of reach", "de": "Der Tisch ist nicht zu erreichen",
             "ru": "До стола не достучаться"}  # fmt: skip
    for lang, said in words.items():
        page = new_page(locale=lang, color_scheme="light", allow=("ERR_INTERNET_DISCONNECTED",))
        page.wait_for_selector("article")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        manifest = page.request.get(server.url + "/manifest.webmanifest").json()
        assert {"name", "start_url", "display", "icons"} <= manifest.keys()
        for icon in manifest["icons"]:
            assert page.request.get(server.url + icon["src"]).ok
        page.reload()
        page.wait_for_selector("article")
        session = page.context.new_cdp_session(page)
        errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [e["errorId"] for e in errors if e["errorId"] != "in-incognito"] == []
        page.context.set_offline(True)
        page.goto(server.url + "/about", wait_until="commit")
        expect(page.get_by_role("heading", name=said)).to_be_visible()
        assert page.locator("section:visible").count() == 1
        check(page, f"offline, {lang}")
        page.context.set_offline(False)
        expect(page.get_by_role("heading", name=said)).to_have_count(0)
        page.wait_for_selector("h1")


def test_strict_policy_and_size(new_page: NewPage, server: Server) -> None:
    page = new_page()
    for path in ("/", "/about", "/t/0123456789", "/offline.html", "/assets/none.js"):
        policy = page.request.get(server.url + path).headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "require-trusted-types-for 'script'" in policy
    files = [path for path in STATIC.rglob("*") if path.is_file()]
    size = sum(len(gzip.compress(path.read_bytes())) for path in files)
    assert size <= KILOBYTES * 1000, f"{size} bytes"


def test_options_and_set_up(new_page: NewPage) -> None:
    page = new_page("/new/microworld")
    page.wait_for_selector("#setup")
    fields = page.locator("#setup .option select")
    for nth in range(fields.count()):
        values = fields.nth(nth).locator("option")
        if values.count() > 1:
            fields.nth(nth).select_option(index=1)
    page.get_by_role("button", name=re.compile("^Start")).click()
    board(page)
    # The bar says how this table differs from the usual game.
    expect(page.locator("header .who")).to_contain_text(re.compile("You · .+ · .+"))


def test_set_up_offers_only_what_goes_together(new_page: NewPage) -> None:
    page = new_page("/new/zeds")
    level, length = page.locator("#option-level"), page.locator("#option-length")
    expect(length.locator("option")).to_have_text(["Usual for the level", "Short", "Normal"])
    level.select_option("III")
    length.select_option("epic")
    level.select_option("base")
    expect(length).to_have_value("default")
    # A text is looked at while it is written; a set of rules is ticked by their names.
    page.goto(base(page) + "/new/microworld")
    page.locator("#option-board").select_option("Own choice …")
    own = page.get_by_role("textbox", name="Own choice …")
    for wrong in ("ZZ", "1a-1b-2a-3a"):
        own.fill(wrong)
        expect(page.locator("#setup [role=status]")).to_contain_text("2b-4b-1a-3b")
    page.get_by_role("button", name=re.compile("^Start")).click()
    expect(page.locator("#setup")).to_be_visible()
    own.fill("1A-2b-3a-4b")
    expect(page.locator("#setup [role=status]")).to_have_count(0)
    expect(page.get_by_label("Gene Reserve")).to_have_count(0)
    page.locator("#option-scenario").select_option("custom")
    page.get_by_label("Mutations").check()
    page.get_by_label("Gene Reserve").check()
    page.get_by_role("button", name=re.compile("^Start")).click()
    board(page)
    expect(page.locator("header .who")).to_contain_text("Gene Reserve, Mutations")


def test_addresses_of_nothing_say_so(new_page: NewPage, server: Server) -> None:
    page = new_page("/rules/nothing", allow=("404",))
    expect(page.locator("main")).to_contain_text("There is no such game.")
    for odd in ("", "a" * 200):  # no code of a table at all
        page.goto(f"{server.url}/t/{odd}")
        expect(page.locator("main")).to_contain_text("That is not here, or no longer.")


def test_a_search_without_a_hit_says_so(new_page: NewPage) -> None:
    page = new_page("/rules/microworld")
    page.get_by_role("searchbox").fill("no such word")
    expect(page.get_by_role("status")).to_have_text("Nothing found")


def test_broken_words_of_the_server_are_never_shown_raw(new_page: NewPage) -> None:
    page = new_page("/join/0123456789/none", locale="ru-RU", allow=("404",))
    expect(page.get_by_role("alert")).to_contain_text(re.compile("[а-я]"))
    # Nothing to sit down at, so nothing to fill in.
    assert not page.locator("main :is(input, button)").count()
    expect(page.locator("main a.btn")).to_have_attribute("href", "/")
    assert json.loads(page.request.get(base(page) + "/api/tables/0123456789").text())["code"]
