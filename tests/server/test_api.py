from __future__ import annotations

import http.client
import json
import re
import urllib.request
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from tests.server.kit import ServerProcess

import miasma
from miasma.client import ClientError
from miasma.core.elements import number
from miasma.server.people import LONGEST_NAME


def raw(
    server: ServerProcess,
    method: str,
    path: str,
    body: bytes | None = None,
    headers: dict[str, str] | None = None,
) -> tuple[int, http.client.HTTPMessage, bytes]:
    parts = urlsplit(server.url)
    connection = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=30)
    try:
        connection.request(method, path, body, headers or {})
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read()
    finally:
        connection.close()


def cookies(headers: http.client.HTTPMessage) -> dict[str, str]:
    found = {}
    for line in headers.get_all("set-cookie") or ():
        name, _, rest = line.partition("=")
        found[name] = rest.partition(";")[0]
    return found


class Browser:
    """Somebody with cookies."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        status, headers, _ = raw(server, "GET", "/api/me")
        assert status == 200
        self.cookies = cookies(headers)

    def call(self, method: str, path: str, body: Any = None, **more: str) -> tuple[int, Any]:
        headers = {
            "Cookie": "; ".join(f"{k}={v}" for k, v in self.cookies.items()),
            "X-Miasma-CSRF": self.cookies["miasma_csrf"],
            "Origin": self.server.url,
            "Content-Type": "application/json",
            **{name.replace("_", "-"): value for name, value in more.items()},
        }
        data = None if body is None else json.dumps(body).encode()
        status, answer, text = raw(self.server, method, path, data, headers)
        self.cookies |= cookies(answer)
        return status, json.loads(text)


def test_every_answer_carries_the_safety_headers(server: ServerProcess) -> None:
    for path in ("/api/me", "/api/games", "/", "/nowhere", "/api/nowhere", "/health"):
        _, headers, _ = raw(server, "GET", path)
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "require-trusted-types-for 'script'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    _, headers, _ = raw(server, "GET", "/api/me")
    lines = headers.get_all("set-cookie") or []
    mine = next(line for line in lines if line.startswith("miasma_me"))
    assert "HttpOnly" in mine
    assert "SameSite=lax" in mine


def test_what_changes_something_needs_our_own_page(server: ServerProcess) -> None:
    ann = Browser(server)
    assert ann.call("PATCH", "/api/me", {"name": "Ann"})[0] == 200
    assert ann.call("PATCH", "/api/me", {"name": "A"}, X_Miasma_CSRF="guess")[1]["code"] == "csrf"
    status, answer = ann.call("PATCH", "/api/me", {"name": "A"}, Origin="http://evil.example")
    assert (status, answer["code"]) == (403, "origin")
    assert raw(server, "POST", "/api/tables", b"{}")[0] == 403
    assert ann.call("GET", "/api/me")[1]["name"] == "Ann"


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_the_client_says_how_long_a_name_may_be(lang: str) -> None:
    web = Path(miasma.__file__).parents[2] / "web"
    words = (web / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    [said] = re.findall(r"^error-bad-name = .*", words, re.MULTILINE)
    assert re.findall(r"\d+", said) == ["1", str(LONGEST_NAME)]
    for page in ("Account", "Join"):
        form = (web / "src" / "pages" / f"{page}.svelte").read_text(encoding="utf-8")
        assert set(re.findall(r'maxlength="(\d+)"', form)) == {str(LONGEST_NAME)}


def test_accounts_are_opened_on_another_device(server: ServerProcess) -> None:
    ann = Browser(server)
    wish = {"game": "microworld", "seats": [{"kind": "me"}, {"kind": "agent", "agent": "greedy"}]}
    table = ann.call("POST", "/api/tables", wish)[1]["table"]
    account = {"name": "Änne", "password": "correct horse"}
    assert ann.call("POST", "/api/account", account)[1]["account"] == "änne"
    phone = Browser(server)
    assert phone.call("POST", "/api/account", {**account, "name": "ÄNNE"})[0] == 409
    wrong = phone.call("POST", "/api/session", {**account, "password": "wrong horse"})
    unknown = phone.call("POST", "/api/session", {**account, "name": "nobody"})
    assert wrong == unknown
    assert wrong[0] == 403
    theirs = phone.call("POST", "/api/tables", wish)[1]["table"]
    before = phone.cookies["miasma_me"]
    assert phone.call("POST", "/api/session", account)[0] == 200
    assert phone.cookies["miasma_me"] != before
    found = {t["table"] for t in phone.call("GET", "/api/tables?scope=mine")[1]["tables"]}
    assert found == {table, theirs}
    assert phone.call("GET", f"/api/tables/{table}")[1]["my_seats"] == [0]
    assert phone.call("DELETE", "/api/session")[0] == 200
    assert phone.call("GET", "/api/me")[1]["account"] is None
    assert phone.call("POST", "/api/account", {"name": "x", "password": "short"})[0] == 400


def test_games_rules_and_pictures(server: ServerProcess) -> None:
    _, _, body = raw(server, "GET", "/api/games?lang=ru")
    game = next(g for g in json.loads(body) if g["id"] == "microworld")
    assert game["seats"] == [2, 2]
    assert {option["id"] for option in game["options"]} >= {"board", "scenario"}
    assert all(option["name"] for option in game["options"])
    assert game["levels"][0]["spec"] == "random"
    for entry in json.loads(body):
        assert entry["tagline"]
        status, headers, picture = raw(server, "GET", f"/api/games/{entry['id']}/poster.svg")
        assert status == 200
        assert headers["content-type"] == "image/svg+xml"
        assert picture.startswith(b"<svg")
        shown = miasma.game(entry["id"])
        painted = shown.paint_poster()
        assert painted is None or not painted.problems()
        box = painted.viewbox if painted else shown.poster.box
        assert box is None or f'viewBox="{" ".join(map(number, box))}"'.encode() in picture
    words = {"microworld": ("Antikörper", "Антитело"), "viral": ("Heilmittel", "лекарство")}
    for game_id, (german, russian) in words.items():
        poster = f"/api/games/{game_id}/poster.svg?lang="
        assert german.encode() in raw(server, "GET", poster + "de")[2]
        assert russian.encode() in raw(server, "GET", poster + "ru")[2]
        assert raw(server, "GET", poster + "xx")[2] == raw(server, "GET", poster + "en")[2]
    page = json.loads(raw(server, "GET", "/api/games/microworld/rules?lang=de")[2])
    anchors = {section["anchor"] for section in page["sections"]}
    assert set(page["ids"].values()) <= anchors
    assert "MW-16" in page["ids"]
    assert raw(server, "GET", "/api/games/nothing/rules")[0] == 404
    assert b"guest" in raw(server, "GET", "/api/text/de")[2]


def test_bytes_that_are_no_text_are_refused(server: ServerProcess) -> None:
    headers = {
        "Authorization": f"Bearer {server.client('Ann').token}",
        "Content-Type": "application/json",
    }
    for path in ("/api/tables", "/api/tables/x/actions"):
        status, _, body = raw(server, "POST", path, b'{"move": "\xff\xfe"}', headers)
        assert status == 400
        assert json.loads(body)["text"] == "This is not UTF-8."


def test_unknown_addresses_and_wrong_bodies(server: ServerProcess) -> None:
    ann = server.client("Ann")
    for method, path, body, status in (
        ("GET", "/api/tables/nothing", None, 404),
        ("GET", "/api/tables/..%2f..%2fetc", None, 404),
        ("GET", "/api/unheard-of", None, 404),
        ("POST", "/api/tables", {"game": "nothing", "seats": [{"kind": "me"}]}, 404),
        ("POST", "/api/tables", {"game": "microworld", "seats": [{"kind": "me"}]}, 400),
        ("POST", "/api/tables", {"game": "microworld", "seats": []}, 400),
        ("POST", "/api/tables", {"game": "microworld", "seats": [{"kind": "x"}] * 2}, 400),
        ("POST", "/api/tables", {"seats": 3}, 400),
        ("DELETE", "/api/tables", None, 405),
    ):
        with pytest.raises(ClientError) as refused:
            ann.call(method, path, body)
        assert refused.value.status == status, path
        assert refused.value.code
    for agent in ("os:system", "mcts:99999s", "mcts:0", "miasma.agents.mcts:MctsAgent"):
        wish = {"game": "microworld", "seats": [{"kind": "me"}, {"kind": "agent", "agent": agent}]}
        with pytest.raises(ClientError) as refused:
            ann.call("POST", "/api/tables", wish)
        assert refused.value.code == "no-such-agent"
    with pytest.raises(ClientError) as refused:
        ann.call("PATCH", "/api/me", {"name": "x" * 70_000})
    assert refused.value.status in (400, 413)


def test_health_metrics_and_static_files(server: ServerProcess) -> None:
    assert json.loads(raw(server, "GET", "/health")[2])["status"] == "ok"
    numbers = raw(server, "GET", "/metrics")[2].decode()
    assert "miasma_commit_seconds_count" in numbers
    status, headers, _ = raw(server, "GET", "/t/some-table")
    assert status in (200, 503)
    assert headers["content-type"].startswith("text/html")
    assert headers["cache-control"] == "no-cache"
    assert raw(server, "GET", "/assets/../../settings.py")[0] == 404
    assert b"class Settings" not in raw(server, "GET", "/..%2fsettings.py")[2]


def test_the_openapi_document_is_whole(server: ServerProcess) -> None:
    with urllib.request.urlopen(server.url + "/api/schema", timeout=30) as answer:
        document = json.load(answer)
    assert document["openapi"].startswith("3.1")
    paths = document["paths"]
    for path in ("/api/me", "/api/tables", "/api/tables/{table_id}/actions"):
        assert path in paths
    for methods in paths.values():
        for method in methods.values():
            assert method["summary"]

    schemes = document["components"]["securitySchemes"]
    assert set(schemes) == {"cookie", "csrf", "token"}
    for path, methods in paths.items():
        for method in methods.values():
            if not path.startswith("/api"):
                continue
            assert method["security"]
            for status in ("400", "401", "403", "404", "409", "413", "429", "503"):
                content = method["responses"][status]["content"]["application/json"]
                assert content["schema"]["$ref"].endswith("Failure"), (path, status)

    def references(node: Any) -> list[str]:
        if isinstance(node, dict):
            own = [node["$ref"]] if isinstance(node.get("$ref"), str) else []
            return own + [r for child in node.values() for r in references(child)]
        if isinstance(node, list):
            return [r for child in node for r in references(child)]
        return []

    for reference in set(references(document)):
        place: Any = document
        for step in reference.removeprefix("#/").split("/"):
            place = place[step]


def test_limits_hold(tmp_path_factory: pytest.TempPathFactory) -> None:
    small = ServerProcess(tmp_path_factory.mktemp("limits"), "--rates", "0.01").start()
    try:
        statuses = [raw(small, "GET", "/api/games")[0] for _ in range(40)]
        assert statuses[0] == 200
        assert 429 in statuses
    finally:
        assert small.stop() == 0
