"""Several people: an invitation, a spectator, breaks, accounts, one screen for two."""

import re

from playwright.sync_api import Page, expect
from tests.e2e.conftest import NewPage, Server, my_turn, play, start_game


def open_table(page: Page, second: str) -> None:
    page.get_by_role("link", name=re.compile("Set up Microworld")).click()
    page.get_by_role("group", name="Antibody").get_by_role("button", name=second).click()
    page.get_by_role("button", name=re.compile("Open and invite|Start")).click()
    page.wait_for_selector("svg.board-svg [data-piece]")


def test_two_through_a_link_and_a_third_watching(new_page: NewPage, server: Server) -> None:
    host = new_page()
    open_table(host, "A friend")
    link = host.get_by_label("Copy the invitation").input_value()
    friend = new_page(link.removeprefix(server.url))
    friend.get_by_label("Your name").fill("Mara <b>")
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_selector("svg.board-svg [data-piece]")
    watcher = new_page(host.url.removeprefix(server.url))
    watcher.wait_for_selector("svg.board-svg [data-piece]")
    expect(host.locator(".left")).to_contain_text("Mara <b>")
    expect(host.locator("header.top")).to_contain_text("1 watching")
    seen: list[str] = []
    watcher.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: seen.append(str(frame))),
    )
    watcher.reload()
    for turn in range(6):
        for page in (host, friend):
            if page.locator(".turn.mine").count():
                play(page, turn)
    watcher.wait_for_timeout(300)
    assert not watcher.locator(".turn.mine").count()
    assert not watcher.locator("[data-do=undo], [data-do=hint]").count()
    counts = {page.locator(".count").inner_text() for page in (host, friend)}
    assert len(counts) == 1
    assert seen
    assert not any('"choices":[{' in str(frame) for frame in seen)
    host.get_by_label("Message the table").fill("Hello <script>alert(1)</script>")
    host.keyboard.press("Enter")
    expect(friend.locator(".msg").last).to_contain_text("Hello <script>")
    # Undo among people: the other one has to agree.
    for page, other in ((host, friend), (friend, host)):
        if page.locator(".turn.mine").count() == 0 and page.locator("[data-do=undo]").is_enabled():
            before = page.locator(".count").inner_text()
            page.locator("[data-do=undo]").click()
            if other.locator(".asked button").count() == 0:
                page.wait_for_timeout(400)
            if other.get_by_role("button", name="Agree").count():
                other.get_by_role("button", name="Agree").click()
            expect(page.locator(".count")).not_to_have_text(before)
            break


def test_reload_in_mid_turn(new_page: NewPage) -> None:
    page = new_page()
    start_game(page)
    play(page)
    assert my_turn(page)
    before = page.locator(".count").inner_text()
    page.reload()
    page.wait_for_selector("svg.board-svg [data-piece]")
    assert my_turn(page)
    expect(page.locator(".count")).to_have_text(before)
    play(page)


def test_cut_connection_keeps_the_move(new_page: NewPage) -> None:
    page = new_page(allow=("ERR_INTERNET_DISCONNECTED", "WebSocket connection"))
    start_game(page)
    before = page.locator(".count").inner_text()
    page.context.set_offline(True)
    expect(page.locator(".prompt")).to_contain_text("Connection lost.")
    expect(page.locator("header.top")).to_contain_text("Offline")
    page.mouse.click(*_lit(page))
    expect(page.locator(".prompt")).to_contain_text("Your move is kept.")
    assert page.locator(".count").inner_text() == before
    page.context.set_offline(False)
    expect(page.locator("header.top")).to_contain_text("Connected", timeout=20_000)
    expect(page.locator(".count")).not_to_have_text(before)
    assert my_turn(page)


def _lit(page: Page) -> tuple[float, float]:
    from tests.e2e.conftest import LIT, middle

    return middle(page, LIT)


def test_server_restart_in_mid_turn(new_page: NewPage, server: Server) -> None:
    page = new_page(allow=("ERR_CONNECTION_REFUSED", "WebSocket connection"))
    start_game(page)
    play(page)
    assert my_turn(page)
    before = page.locator(".count").inner_text()
    server.stop()
    expect(page.locator(".prompt")).to_contain_text("Connection lost.")
    server.start()
    expect(page.locator("header.top")).to_contain_text("Connected", timeout=30_000)
    assert my_turn(page)
    expect(page.locator(".count")).to_have_text(before)
    play(page)


def test_account_on_a_second_device(new_page: NewPage) -> None:
    first = new_page()
    start_game(first)
    table = first.url
    play(first)
    assert my_turn(first)
    first.goto(table.split("/t/")[0] + "/account")
    first.get_by_label("Account name").fill("ada-of-the-tests")
    first.get_by_label("Password").fill("correct horse battery")
    first.get_by_role("button", name="Make an account").click()
    expect(first.get_by_role("button", name="Log out")).to_be_visible()
    second = new_page("/account")
    second.get_by_role("button", name="I have an account").click()
    second.get_by_label("Account name").fill("ada-of-the-tests")
    second.get_by_label("Password").fill("correct horse battery")
    second.get_by_role("button", name="Log in", exact=True).click()
    expect(second.get_by_role("button", name="Log out")).to_be_visible()
    second.get_by_role("link", name="Miasma").click()
    mine = second.locator("section", has_text="My games")
    expect(mine.locator("a.row").first).to_have_attribute("href", "/t/" + table.split("/t/")[1])
    mine.locator("a.row").first.click()
    assert my_turn(second)
    play(second)


def test_two_at_one_screen(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("link", name=re.compile("Set up Microworld")).click()
    page.get_by_role("group", name="Antibody").get_by_role("button", name="Me").click()
    page.get_by_role("button", name="Start").click()
    for _ in range(3):
        page.get_by_role("button", name="I am here").click()
        assert my_turn(page)
        while not page.locator(".curtain").count():
            play(page)
            page.wait_for_timeout(150)
    expect(page.locator(".curtain")).to_be_visible()
