"""Several people: an invitation, a spectator, breaks, accounts, one screen for two."""

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect
from tests.e2e.conftest import (
    CUT,
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
    post,
    start_game,
    state,
    until,
)


def same(*pages: Page) -> str:
    """All pages come to the same ply; which."""
    for _ in range(3):
        found = count(pages[0])
        for page in pages[1:]:
            expect(page.locator(".count")).to_have_text(found)
        if count(pages[0]) == found:
            return found
    raise AssertionError("they do not agree")


def acting(*pages: Page) -> Page:
    """The page whose turn it is."""
    for _ in range(600):
        for page in pages:
            if state(page)["mine"]:
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("it is nobody's turn")


def invited(new_page: NewPage, server: Server, **more: Any) -> tuple[Page, Page, Any]:
    host = new_page()
    made = open_table(host, "open", **more)
    link = host.get_by_label("Copy the invitation").input_value()
    friend = new_page(link.removeprefix(server.url))
    friend.get_by_label("Your name").fill("Mara <b>")
    friend.get_by_role("button", name="Sit down").click()
    board(friend)
    expect(host.locator(".left")).to_contain_text("Mara <b>")
    return host, friend, made


def test_the_own_invitation_takes_no_second_seat(new_page: NewPage) -> None:
    host = new_page()
    made = open_table(host, "open")
    table = host.url
    host.goto(table.split("/t/")[0] + made["invite"])
    expect(host.locator("main")).to_contain_text("You already have a seat at this table.")
    expect(host.get_by_role("button", name="Sit down")).to_have_count(0)
    host.get_by_role("link", name="To the table").click()
    host.wait_for_url(table)
    expect(host.locator(".prompt")).to_contain_text("The game begins when every seat is taken.")


HELD = ".own button.thing.token[data-id^=gene-]:not(.used)"
# A cell that glows and has a gene on it.
GENE = """() => [...document.querySelectorAll('[data-id^=spot-][data-place]')]
  .findIndex((spot) => document.querySelector(
    `[data-id="${spot.dataset.place}"][aria-disabled="false"]`))"""


def test_two_through_a_link_and_a_third_watching(new_page: NewPage, server: Server) -> None:
    host, friend, made = invited(new_page, server)
    watcher = new_page("")
    heard = {"watcher": Heard(watcher), "friend": Heard(friend)}
    watcher.goto(f"{server.url}/t/{made['table']}")
    friend.reload()
    board(friend)
    board(watcher)
    expect(host.locator("header.top")).to_contain_text("1 watching")
    # They play until the host holds a gene that nobody else has seen.
    for turn in range(60):
        page = acting(host, friend)
        if page is host and host.locator(HELD).count():
            break
        nth = page.evaluate(GENE) if page is host else -1
        if nth >= 0:
            before = count(page)
            click(page, "[data-id^=spot-][data-place]", nth)
            expect(page.locator(".count")).not_to_have_text(before)
        else:
            play(page, turn)
        same(host, friend, watcher)
    gene = host.locator(HELD).first.get_attribute("data-id")
    assert gene
    name = host.locator(HELD).first.locator(".caption").inner_text()
    watcher.reload()
    board(watcher)
    for tab in ("Chat", "Analysis", "Log"):
        watcher.get_by_role("tab", name=tab).click()
    private = [text for text in log_of(host) if name in text]
    assert private, "the host's own log names the gene"
    for who, ears in heard.items():
        assert len(ears.frames) > 3
        for frame in ears.frames:
            assert f'"{gene}"' not in frame, who
            assert not any(text in frame for text in private), who
            assert '"invite"' not in frame or who == "friend"
        assert len(ears.answers) > 1
        for path, answer in ears.answers:
            assert f'"{gene}"' not in answer, (who, path)
            assert not any(text in answer for text in private), (who, path)
    base = f"{server.url}/api/tables/{made['table']}"
    for page in (watcher, friend):
        for path in ("", "/log", "/record", "/view", "/at/3"):
            answer = page.request.get(base + path).text()
            assert f'"{gene}"' not in answer, path
            assert not any(text in answer for text in private), path
    assert f'data-id="{gene}"' not in watcher.content()
    assert not watcher.locator(".turn.mine, [data-do=undo], [data-do=hint]").count()
    assert all(not m.get("choices") for m in heard["watcher"].messages())
    # Talk is text, whatever it looks like.
    host.get_by_label("Message the table").fill("Hello <script>alert(1)</script>")
    host.keyboard.press("Enter")
    expect(friend.locator(".msg").last).to_contain_text("Hello <script>")
    expect(host.get_by_label("Message the table")).to_have_value("")
    friend.get_by_role("tab", name="Chat").click()
    friend.get_by_role("button", name="Mute the chat").click()
    expect(friend.get_by_role("button", name="Hear the chat again")).to_be_visible()


def log_of(page: Page) -> list[str]:
    found: list[str] = page.locator(".log p").all_inner_texts()
    return [" ".join(text.split()) for text in found]


def test_a_guest_without_a_name_yet_cannot_send_an_empty_form(new_page: NewPage) -> None:
    host = new_page()
    made = open_table(host, "open")
    held: list[Route] = []
    friend = new_page(path="")
    friend.route("**/api/me", lambda route: held.append(route))
    friend.goto("/".join(host.url.split("/")[:3]) + made["invite"])
    sit = friend.get_by_role("button", name="Sit down")
    expect(friend.get_by_text("At the table")).to_be_visible()
    expect(sit).to_be_disabled()
    held[0].continue_()
    sit.click()
    board(friend)


def test_undo_among_people_is_asked_for(new_page: NewPage, server: Server) -> None:
    host, friend, _ = invited(new_page, server)
    page = acting(host, friend)
    other = friend if page is host else host
    start = same(host, friend)
    while acting(host, friend) is page:
        play(page)
        same(host, friend)
    # The other one acts too: from now on going back needs a yes.
    play(other)
    before = same(host, friend)
    where = other.locator(".board").bounding_box()
    expect(page.locator("[data-do=undo]")).to_have_text("Ask to undo")
    page.locator("[data-do=undo]").click()
    expect(page.locator(".asked")).to_contain_text("You asked to take back a move.")
    expect(other.locator(".asked")).to_contain_text("would like to take back a move")
    # The question pushes nothing off its place but the board a little.
    box = other.locator(".board").bounding_box()
    own = other.locator(".own").bounding_box()
    assert where
    assert box
    assert own
    assert box["height"] > where["height"] - 90
    assert own["y"] >= box["y"] + box["height"] - 1
    other.get_by_role("button", name="Refuse").click()
    expect(page.locator(".asked")).to_have_count(0)
    expect(page.locator(".notice")).to_contain_text("your move stands")
    assert same(host, friend) == before
    # Who asked may think better of it.
    page.locator("[data-do=undo]").click()
    expect(other.locator(".asked")).to_contain_text("would like to take back a move")
    page.get_by_role("button", name="Never mind").click()
    expect(other.locator(".asked")).to_have_count(0)
    page.locator("[data-do=undo]").click()
    other.get_by_role("button", name="Agree").click()
    expect(page.locator(".count")).not_to_have_text(before)
    assert same(host, friend) == start or acting(host, friend) is page


def test_people_show_each_other_places(new_page: NewPage, server: Server) -> None:
    host, friend, _ = invited(new_page, server)
    before = same(host, friend)
    here, there = (middle(host, "[data-id^=cell-]", nth) for nth in (0, 9))
    host.keyboard.down("Alt")
    host.mouse.click(*here)
    host.keyboard.up("Alt")
    expect(friend.locator("[data-sign] text")).to_contain_text("Guest")
    expect(host.locator("[data-sign] text")).to_have_text("You")
    host.get_by_role("button", name=re.compile("Show the others")).click()
    host.mouse.move(*here)
    host.mouse.down()
    host.mouse.move(*there)
    host.mouse.up()
    expect(friend.locator(".signs path[marker-end]")).to_have_count(1)
    expect(friend.locator("[data-sign]")).to_have_count(0)  # only for a moment
    assert same(host, friend) == before
    host.get_by_role("button", name=re.compile("Show the others")).click()
    play(acting(host, friend))


def test_leave_and_come_back(new_page: NewPage, server: Server) -> None:
    host, friend, made = invited(new_page, server, hints=False)
    assert not host.locator("[data-do=hint]").count()
    friend.get_by_role("button", name="Table and settings").click()
    friend.get_by_role("button", name=re.compile("Leave; the computer")).click()
    friend.wait_for_url(server.url + "/")
    expect(host.locator(".left")).to_contain_text("The computer stands in")
    friend.goto(f"{server.url}/t/{made['table']}")
    friend.get_by_role("button", name="Come back to my seat").click()
    expect(host.locator(".left")).not_to_contain_text("The computer stands in")
    # Giving up needs two clicks; then both may play again at one new table.
    acting(host, friend)
    host.get_by_role("button", name="Table and settings").click()
    host.get_by_role("button", name="Resign").click()
    host.get_by_role("button", name="Really resign?").click()
    expect(friend.locator(".prompt.over")).to_contain_text("You have won")
    host.locator("[data-do=rematch]").click()
    host.wait_for_url(lambda url: not url.endswith(made["table"]))
    friend.get_by_role("button", name="To the rematch").click()
    friend.wait_for_url(host.url)
    for page in (host, friend):
        board(page)
        page.get_by_role("button", name="Table and settings").click()
        expect(page.get_by_role("button", name=re.compile("Copy my seat"))).to_be_visible()


def test_hints_among_people_are_seen_by_all(new_page: NewPage, server: Server) -> None:
    host = new_page()
    open_table(host, "open", hints=True, listed=True)
    phone = new_page(viewport={"width": 390, "height": 844})
    row = phone.locator("section.box", has_text="Open tables").locator("a.row").first
    expect(row).to_contain_text("Join")
    row.click()
    board(phone)
    phone.get_by_role("button", name="Sit down").click()
    expect(host.locator("header.top")).to_contain_text("Hints are on")
    expect(phone.locator("header .chip")).to_contain_text("Hints are on")
    third = new_page()
    row = third.locator("section.box", has_text="Open tables").locator("a.row").first
    expect(row).to_contain_text("Watch")


def test_a_waiting_table_can_be_left(new_page: NewPage, server: Server) -> None:
    host = new_page()
    open_table(host, "open")
    host.get_by_role("button", name="Leave this table").click()
    host.wait_for_url(server.url + "/")


def test_reload_in_mid_turn(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "greedy")
    assert my_turn(page)
    play(page)
    assert my_turn(page)
    before = count(page)
    page.reload()
    board(page)
    assert my_turn(page)
    expect(page.locator(".count")).to_have_text(before)
    play(page)


def test_a_first_visit_that_begins_with_a_break_goes_on_by_itself(new_page: NewPage) -> None:
    host = new_page()
    open_table(host, "greedy")
    guest = new_page("", allow=("ERR_FAILED",))
    guest.route("**/api/me", lambda route: route.abort(), times=1)
    guest.goto(host.url)
    board(guest)


def test_cut_connection_keeps_the_move(new_page: NewPage) -> None:
    page = new_page(allow=CUT)
    open_table(page, "greedy")
    assert my_turn(page)
    before = count(page)
    page.context.set_offline(True)
    expect(page.locator(".prompt")).to_contain_text("Connection lost.")
    expect(page.locator("header.top")).to_contain_text("Offline")
    click(page, LIT)
    expect(page.locator(".prompt")).to_contain_text("Your move is kept.")
    assert count(page) == before
    page.get_by_label("Message the table").fill("still there?")
    page.keyboard.press("Enter")
    expect(page.locator(".notice")).to_contain_text("does not answer")
    expect(page.get_by_label("Message the table")).to_have_value("still there?")
    # Even a page that is loaded again keeps it.
    page.context.set_offline(False)
    page.reload()
    board(page)
    expect(page.locator(".count")).not_to_have_text(before)
    assert my_turn(page)


def test_an_answer_that_is_lost_plays_nothing_twice(new_page: NewPage) -> None:
    page = new_page("/about", allow=CUT)
    deaf = {"now": False}
    sent: list[dict[str, Any]] = []

    def between(client: WebSocketRoute) -> None:
        far = client.connect_to_server()

        def up(message: str | bytes) -> None:
            said = json.loads(message)
            if said["say"] == "act":
                sent.append(said)
                deaf["now"] = len(sent) == 1
            far.send(message)

        def down(message: str | bytes) -> None:
            if not deaf["now"]:
                client.send(message)
            elif json.loads(message)["say"] == "answer":
                deaf["now"] = False
                client.close(code=1001)  # the line goes dead just when the answer comes

        client.on_message(up)
        far.on_message(down)

    page.route_web_socket("**/ws", between)
    open_table(page, "greedy")
    assert my_turn(page)
    before = int(count(page).split(" / ")[1])
    click(page, LIT)
    until(page, lambda s: s["mine"] and s["count"] != f"{before} / {before}", "played")
    assert len(sent) == 2
    assert sent[0]["move"] == sent[1]["move"]
    base = "/".join(page.url.split("/")[:3])
    record = page.request.get(f"{base}/api/tables/{page.url.split('/')[-1]}/record").text()
    assert record.count(sent[0]["action"]) == 1


def test_server_killed_in_mid_turn(new_page: NewPage, server: Server) -> None:
    host = new_page(allow=CUT)
    made = open_table(host, "open")
    friend = new_page(made["invite"], allow=CUT)
    friend.get_by_role("button", name="Sit down").click()
    board(friend)
    for turn in range(3):
        play(acting(host, friend), turn)
        before = same(host, friend)
    page = acting(host, friend)
    other = friend if page is host else host
    server.kill()
    for each in (host, friend):
        expect(each.locator(".prompt")).to_contain_text("Connection lost.")
    # A whole move, however many clicks it takes: it is kept until it can be sent.
    for _ in range(6):
        click(page, LIT + ", button.thing.can")
        if not state(page)["begun"]:
            break
    assert not state(page)["begun"]
    server.start()
    for each in (host, friend):
        expect(each.locator("header.top")).to_contain_text("Connected")
        # The link is back a moment before the kept move has been sent and answered.
        expect(each.locator(".count")).not_to_have_text(before)
    same(host, friend)
    for turn in range(3):
        play(acting(host, friend), turn)
        same(host, friend)
    assert other.locator(".prompt").count()


def test_server_stopped_in_order(new_page: NewPage, server: Server) -> None:
    page = new_page(allow=(*CUT, "503"))
    open_table(page, "greedy")
    assert my_turn(page)
    play(page)
    assert my_turn(page)
    before = count(page)
    server.stop()
    expect(page.locator(".prompt")).to_contain_text("Connection lost.")
    server.start()
    expect(page.locator("header.top")).to_contain_text("Connected")
    assert my_turn(page)
    expect(page.locator(".count")).to_have_text(before)
    play(page)


def test_account_on_a_second_device(new_page: NewPage) -> None:
    first = new_page()
    start_game(first)
    table = first.url
    play(first)
    assert my_turn(first)
    first.get_by_role("button", name="DE", exact=True).click()
    expect(first.locator("html")).to_have_attribute("lang", "de")
    first.goto(table.split("/t/")[0] + "/account")
    first.get_by_label("Kontoname").fill("ada-of-the-tests")
    first.get_by_label("Passwort").fill("correct horse battery")
    first.get_by_role("button", name="Konto anlegen").click()
    expect(first.get_by_role("button", name="Abmelden")).to_be_visible()
    second = new_page("/account", allow=("403",))
    second.get_by_role("button", name="I have an account").click()
    second.get_by_label("Account name").fill("ada-of-the-tests")
    second.get_by_label("Password").fill("wrong horse battery")
    second.get_by_role("button", name="Log in", exact=True).click()
    expect(second.get_by_role("alert")).to_contain_text("Name or password is wrong.")
    second.get_by_label("Password").fill("correct horse battery")
    second.get_by_role("button", name="Log in", exact=True).click()
    # The account's language comes along.
    expect(second.get_by_role("button", name="Abmelden")).to_be_visible()
    second.get_by_role("link", name="Miasma").click()
    mine = second.locator("section.box", has_text="Meine Partien")
    expect(mine.locator("a.row").first).to_have_attribute("href", "/t/" + table.split("/t/")[1])
    expect(mine.locator("a.row").first).to_contain_text("Du bist am Zug")
    mine.locator("a.row").first.click()
    assert my_turn(second)
    play(second)


def test_seat_claimed_on_another_device(new_page: NewPage) -> None:
    first = new_page()
    made = open_table(first, "greedy")
    assert my_turn(first)
    second = new_page(next(iter(made["claims"].values())))
    second.get_by_role("button", name="Take my seat").click()
    board(second)
    assert my_turn(second)
    play(second)
    expect(first.locator(".turn.mine")).to_have_count(0)


def test_two_at_one_screen(new_page: NewPage) -> None:
    page = new_page()
    open_table_from_home(page)
    for turn in range(3):
        curtain = page.get_by_role("dialog", name=re.compile("it is your turn"))
        expect(curtain).to_be_visible()
        assert page.locator(".table[inert]").count(), "nothing behind the curtain can be reached"
        page.keyboard.press("u")
        page.keyboard.press("[")
        page.get_by_role("button", name="I am here").click()
        while not until(page, lambda s: s["mine"] or s["curtain"], "on")["curtain"]:
            play(page, turn)
    page.get_by_label(re.compile("Don’t ask again")).check()
    page.get_by_role("button", name="I am here").click()
    for turn in range(4):
        assert my_turn(page)
        play(page, turn)
        assert not page.locator(".curtain").count()


def open_table_from_home(page: Page) -> None:
    page.get_by_role("link", name=re.compile("Set up Microworld")).click()
    page.get_by_role("group", name="Antibody").get_by_role("button", name="Me").click()
    page.get_by_role("button", name="Start").click()
    board(page)


def test_all_my_games(new_page: NewPage, server: Server) -> None:
    page = new_page()
    page.wait_for_selector("article")
    seats = [{"kind": "me"}, {"kind": "agent", "agent": "greedy"}]
    for _ in range(8):
        post(page, "/api/tables", {"game": "microworld", "seats": seats, "options": {}})
    page.goto(server.url)
    mine = page.locator("section.box", has_text="My games")
    expect(mine.locator("a.row")).to_have_count(6)
    mine.get_by_role("button", name="Show all").click()
    expect(mine.locator("a.row")).to_have_count(8)
