"""What the coming games will ask of the client: every kind of thing can be chosen, everywhere."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.e2e import sample
from tests.e2e.conftest import NewPage, board, click, middle
from tests.e2e.test_pages import check

TABLE = "5a3b1e"


def sit_down(page: Page, *targets: str) -> list[str]:
    """A table that only the test knows, with all targets or some; which moves the page sends."""
    lit = targets or sample.TARGETS
    sent: list[str] = []
    version = {"now": 1}

    def server(socket: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            said: dict[str, Any] = json.loads(message)
            kind = said["say"]
            if kind == "hello":
                socket.send(json.dumps({"say": "welcome", "server": "0"}))
            elif kind == "watch":
                shown = sample.snapshot(TABLE, version["now"], lit)
                socket.send(json.dumps({**shown, "id": said["id"]}))
            elif kind == "act":
                sent.append(said["action"])
                version["now"] += 1
                socket.send(json.dumps(sample.snapshot(TABLE, version["now"], lit)))
                answer = {"say": "answer", "answer": "accepted", "version": version["now"]}
                socket.send(json.dumps({**answer, "id": said["id"], "move": said["move"]}))
            else:
                socket.send(json.dumps({"say": "done", "id": said.get("id")}))

        socket.on_message(hear)

    page.route_web_socket("**/ws", server)
    page.goto("/".join(page.url.split("/")[:3]) + f"/t/{TABLE}")
    board(page)
    return sent


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_everything_that_is_a_target_glows_and_plays(
    new_page: NewPage, width: int, height: int
) -> None:
    page = new_page("/about", viewport={"width": width, "height": height}, allow=("404",))
    sent = sit_down(page)
    box = page.locator(".board").bounding_box()
    assert box
    assert box["height"] >= 180, "wide panels leave room for the board"
    check(page, "sample")
    for target in sample.TARGETS:
        selector = f'[data-id="{target}"]'
        expect(page.locator(f"{selector}:is(.can, [aria-disabled='false'])").first).to_be_attached()
        on_board = page.locator(f".board {selector}").count() > 0
        aside = page.get_by_role("button", name="Put aside")
        if on_board and aside.count():
            aside.click()
        elif not on_board:
            page.locator(f"{selector}").first.scroll_into_view_if_needed()
        before = len(sent)
        click(page, f"{selector}[data-stop], {selector}")
        expect(page.locator(".count")).to_have_text(f"{before + 2} / {before + 2}")
        assert sent[-1] == f"take {target}", target
        again = page.get_by_role("button", name="Melee")
        if again.count():
            again.click()


@pytest.mark.parametrize("target", ["panel-4", "card-10"])
def test_what_alone_can_be_chosen_comes_into_sight(new_page: NewPage, target: str) -> None:
    page = new_page("/about", viewport={"width": 1024, "height": 560}, allow=("404",))
    sent = sit_down(page, target)
    page.mouse.click(*middle(page, f'[data-id="{target}"]'))
    expect(page.locator(".count")).to_have_text("2 / 2")
    assert sent == [f"take {target}"]


def test_no_answer_lies_under_the_fading_edge(new_page: NewPage) -> None:
    page = new_page("/about", viewport={"width": 1440, "height": 1200}, allow=("404",))
    for n in range(5):
        sit_down(page, f"meter-stock-{n}", f"meter-stock-{n + 1}")
        page.get_by_role("button", name="Put aside").click()
        column = page.locator(".left").bounding_box()
        thing = page.locator(f'[data-id="meter-stock-{n + 1}"].thing').bounding_box()
        assert column
        assert thing
        clear = column["y"] + column["height"] - 40
        assert page.evaluate(AT_END) or thing["y"] + thing["height"] <= clear + 1, n


AT_END = """() => {
  const { scrollTop, scrollHeight, clientHeight } = document.querySelector('.left');
  return scrollTop + clientHeight > scrollHeight - 2;
}"""


def test_the_number_of_a_meter_stays_in_one_line(new_page: NewPage) -> None:
    page = new_page("/about", viewport={"width": 1024, "height": 700}, allow=("404",))
    sit_down(page)
    numbers = page.locator("[data-id^=meter-stock] .meter b")
    expect(numbers).to_have_count(sample.STOCK)
    boxes = [number.bounding_box() for number in numbers.all()]
    assert max(box["height"] for box in boxes if box) < 24


def test_everything_that_is_a_target_can_be_reached_by_keys(new_page: NewPage) -> None:
    page = new_page("/about", viewport={"width": 1440, "height": 900}, allow=("404",))
    sent = sit_down(page)
    for target in sample.TARGETS:
        stop = page.locator(f'[data-id="{target}"][data-stop]').last
        stop.focus()
        expect(stop).to_be_focused()
        before = len(sent)
        page.keyboard.press("Enter")
        expect(page.locator(".count")).to_have_text(f"{before + 2} / {before + 2}")
        assert sent[-1] == f"take {target}", target


def test_marks_lie_on_what_they_mark(new_page: NewPage) -> None:
    page = new_page("/about", viewport={"width": 1440, "height": 900}, allow=("404",))
    sit_down(page)
    page.get_by_role("button", name="Put aside").click()
    page.mouse.move(*middle(page, '[data-id="hex-3"]'))
    expect(page.locator(".mark.hover > g")).to_have_count(1)
    there = page.locator(".mark.hover .line").bounding_box()
    thing = page.locator('[data-id="hex-3"]').bounding_box()
    assert there
    assert thing
    assert abs(there["x"] + there["width"] / 2 - thing["x"] - thing["width"] / 2) < 3
    assert abs(there["y"] + there["height"] / 2 - thing["y"] - thing["height"] / 2) < 3


def test_sample_on_a_phone(new_page: NewPage) -> None:
    page = new_page("/about", viewport={"width": 390, "height": 844}, allow=("404",))
    sent = sit_down(page)
    check(page, "sample on a phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator('[data-id="meter-dna"] .whole').scroll_into_view_if_needed()
    click(page, '[data-id="meter-dna"] .whole')
    page.locator(".go").click()
    expect(page.locator(".count")).to_have_text("2 / 2")
    assert sent == ["take meter-dna"]
