"""Every page: no violation of accessibility rules, installable, honest when offline."""

import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from tests.e2e.conftest import STATIC, NewPage, play, start_game

KILOBYTES = 150


def violations(page: Page) -> list[str]:
    """What axe finds, one line each."""
    page.wait_for_timeout(350)  # transitions end
    found = Axe().run(page).response["violations"]
    return [f"{entry['id']}: {node['html'][:160]}" for entry in found for node in entry["nodes"]]


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe_on_every_page(new_page: NewPage, scheme: str) -> None:
    page = new_page(color_scheme=scheme)
    page.wait_for_selector("article")
    assert violations(page) == []
    home = page.url
    paths = ("new/microworld", "rules", "rules/microworld", "account", "about", "nowhere")
    for path in paths:
        page.goto(home + path)
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        assert violations(page) == [], path


@pytest.mark.parametrize(("scheme", "width"), [("dark", 1280), ("light", 1280), ("dark", 390)])
def test_axe_at_the_table(new_page: NewPage, scheme: str, width: int) -> None:
    page = new_page(color_scheme=scheme, viewport={"width": width, "height": 844})
    start_game(page)
    if width > 800:
        for turn in range(4):
            play(page, turn)
            page.wait_for_timeout(700)
    page.wait_for_selector(".turn.mine")
    assert violations(page) == []
    for tab in ("Chat", "Rules", "Analysis", "Log"):
        page.get_by_role("tab", name=tab).click()
        page.wait_for_timeout(400)
        assert violations(page) == [], tab
    if width < 800:
        page.locator(".grab").click()
    page.get_by_role("button", name="Table and settings").click()
    assert violations(page) == [], "menu"
    page.get_by_role("button", name="Settings", exact=True).click()
    assert violations(page) == [], "settings"


def test_installable_and_offline_page(new_page: NewPage) -> None:
    page = new_page(allow=("ERR_INTERNET_DISCONNECTED",))
    page.wait_for_selector("article")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    manifest = json.loads((STATIC / "manifest.webmanifest").read_text("utf-8"))
    assert {"name", "start_url", "display", "icons"} <= manifest.keys()
    for icon in manifest["icons"]:
        assert (STATIC / icon["src"].lstrip("/")).is_file()
    page.reload()
    page.wait_for_selector("article")
    page.context.set_offline(True)
    page.goto(page.url + "about", wait_until="commit")
    expect(page.get_by_role("heading", name="The table is out of reach")).to_be_visible()
    page.context.set_offline(False)


def test_strict_policy_and_size(new_page: NewPage) -> None:
    import gzip

    page = new_page()
    answer = page.request.get(page.url)
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "require-trusted-types-for 'script'" in policy
    files = [path for path in STATIC.rglob("*") if path.is_file() and path.suffix != ".png"]
    size = sum(len(gzip.compress(path.read_bytes())) for path in files)
    assert size <= KILOBYTES * 1000
