"""Scenes as data: round trips, changes, and what a picture may hold."""

from __future__ import annotations

import dataclasses
import json

import pytest

from miasma.core.elements import (
    Definition,
    Element,
    circle,
    group,
    number,
    path,
    rect,
    shift,
    span,
    spans,
    symbol,
    text,
    use,
)
from miasma.core.palette import HOUSE, palette
from miasma.core.scene import Scene, Stage
from miasma.core.widgets import (
    Button,
    Card,
    Dice,
    Grid,
    Heading,
    Mark,
    Meter,
    Panel,
    Row,
    Space,
    Table,
    Text,
    Token,
    Track,
    from_dict,
)

PALETTE = palette({"sea": "#0b3a46"}, {"sea": "#d8eef0"})
DOT = symbol("dot", circle(0, 0, 10, fill="var(--sea)"), box=(-12, -12, 24, 24))


def a_panel(id: str = "panel", note: str = "") -> Panel:
    return Panel(
        id=id,
        label="Yellow",
        title="Yellow",
        value="31",
        symbol="dot",
        seat=2,
        children=(
            Heading(text="Network", note=note),
            Text(text="18 fields", tone="quiet", symbol="dot"),
            Meter(caption="DNA", value=17, maximum=40),
            Track(spaces=(Space(id="space-0", text="0", symbols=("dot",)), Space(colour="#fff"))),
            Row(children=(Token(symbol="dot", mark=Mark(id="arrow", label="Arrow")),)),
            Grid(columns=2, children=(Token(id="tile", symbol="dot", caption="Bird", count=0),)),
            Card(title="Smog", corners=("A", "+9"), price="3", state="can"),
            Button(id="button-end", label="End", text="End", price="+1"),
            Table(head=("a", "b"), rows=(("1", "2"), ("3", "4")), lit=((0, 1),)),
            Dice(faces=(1, 6), total="= 7"),
        ),
    )


def a_scene(*pieces: Element, prompt: str = "Play.", panels: tuple[Panel, ...] = ()) -> Scene:
    stage = Stage(
        (0, 0, 100, 70),
        PALETTE,
        (DOT,),
        (rect(0, 0, 60, 70, fill="var(--sea)"),),
        tray=(62, 2, 36, 66),
    )
    return Scene("A game", stage, pieces, panels or (a_panel(),), prompt)


def ship(x: float) -> Element:
    return use("dot", x, 5, id="ship-1", label="Ship", tip="It sails.", place="field-3")


def test_elements_are_plain_attributes() -> None:
    element = circle(
        1.23456, 0, 2, stroke_width=1.50, fill="none", class_="can", id="c", label="L", opacity=None
    )
    assert element.attributes == {
        "cx": "1.23",
        "r": "2",
        "stroke-width": "1.5",
        "fill": "none",
        "class": "can",
    }
    assert (element.id, element.label) == ("c", "L")
    assert use("dot", 1, 2, 0.5, 90).attributes == {
        "href": "#dot",
        "transform": "translate(1 2) rotate(90) scale(0.5)",
    }
    assert use("dot").attributes == {"href": "#dot"}
    assert number(-0.001) == "0"
    assert shift(1.0, 2.0) == "translate(1 2)"


def test_round_trip_through_json() -> None:
    mixed = spans(0, 9, 12, span("bold", font_weight=700), span(" thin"), id="words")
    scene = a_scene(ship(5), group(path("M0 0h1"), text(0, 9, "<b>", 12), id="g"), mixed)
    assert scene.problems() == []
    data = json.loads(json.dumps(scene.to_dict()))
    again = Scene.from_dict(data)
    assert again == scene
    assert again.static_key == scene.static_key
    assert again.to_svg("dark") == scene.to_svg("dark")


def test_what_can_be_named() -> None:
    scene = a_scene(ship(5))
    assert scene.ids() == {"ship-1", "panel", "arrow", "button-end", "space-0", "tile"}
    assert scene.labelled() == {
        "ship-1": ("Ship", "It sails."),
        "panel": ("Yellow", ""),
        "arrow": ("Arrow", ""),
        "button-end": ("End", ""),
    }
    found = scene.find("button-end")
    assert isinstance(found, Button)
    assert scene.find("nothing") is None


def test_nothing_changed() -> None:
    scene = a_scene(ship(5))
    assert a_scene(ship(5)).changes(scene) == {"key": scene.static_key}


def test_changes_are_small_and_lead_to_the_new_scene() -> None:
    old = a_scene(circle(1, 1, 1, id="a"), ship(5), circle(2, 2, 2, id="b"))
    new = a_scene(
        circle(9, 9, 9, id="n"), ship(7), circle(2, 2, 2, id="b"), prompt="Wait.",
        panels=(a_panel(note="new"), a_panel("other")),
    )  # fmt: skip
    change = json.loads(json.dumps(new.changes(old)))
    assert "stage" not in change
    assert change["prompt"] == "Wait."
    assert [entry["id"] for entry in change["pieces"]["added"]] == ["n"]
    assert [entry["id"] for entry in change["pieces"]["changed"]] == ["ship-1"]
    assert change["pieces"]["removed"] == ["a"]
    assert change["pieces"]["order"] == ["n", "ship-1", "b"]
    assert [entry["id"] for entry in change["panels"]["changed"]] == ["panel"]
    assert old.changed(change) == new


def test_order_is_sent_only_when_it_can_not_be_guessed() -> None:
    old = a_scene(circle(1, 1, 1, id="a"), circle(1, 1, 1, id="b"))
    longer = a_scene(*old.pieces, circle(1, 1, 1, id="c"))
    assert "order" not in longer.changes(old)["pieces"]
    turned = a_scene(*reversed(old.pieces))
    assert turned.changes(old)["pieces"] == {"order": ["b", "a"]}
    assert old.changed(turned.changes(old)) == turned


def test_another_stage_is_sent_whole() -> None:
    old = a_scene(ship(5))
    stage = dataclasses.replace(old.stage, elements=(), key="")
    new = dataclasses.replace(old, stage=stage)
    assert new.static_key != old.static_key
    change = json.loads(json.dumps(new.changes(old)))
    assert change["stage"]["key"] == new.static_key
    assert old.changed(change) == new
    del change["stage"]
    with pytest.raises(ValueError, match="another stage"):
        old.changed(change)


def test_a_first_reader_gets_everything() -> None:
    scene = a_scene(ship(5))
    change = json.loads(json.dumps(scene.changes(None)))
    assert Scene.from_dict(change) == scene
    assert a_scene().changed(change) == scene


@pytest.mark.parametrize(
    "element",
    [
        Element("script", text="alert(1)"),
        Element("image", {"href": "#x"}),
        Element("g", {"onclick": "alert(1)"}),
        Element("g", {"style": "fill:red"}),
        Element("use", {"href": "https://example.org/x.svg#a"}),
        Element("use", {"href": "javascript:alert(1)"}),
        Element("rect", {"fill": "url(https://example.org)"}),
        Element("rect", {"fill": "red;background:url(x)"}),
        Element("g", id='x" onload="y'),
    ],
)
def test_harmful_elements_are_refused(element: Element) -> None:
    assert a_scene(element).problems()
    with pytest.raises(ValueError, match=r"picture|is no id"):
        Element.from_dict(element.to_dict())
    with pytest.raises(ValueError, match=r"picture|is no id"):
        a_scene(element).to_svg()


def test_harmful_data_is_refused() -> None:
    good = a_scene().to_dict()
    for spoil in (
        lambda d: d["stage"]["palette"]["dark"].update({"--sea": "red;}svg{display:none"}),
        lambda d: d["stage"]["palette"]["dark"].update({"x:y": "red"}),
        lambda d: d["stage"]["definitions"].append({"kind": "foreignObject", "id": "x"}),
        lambda d: d["stage"]["definitions"][0]["children"].append({"tag": "script"}),
        lambda d: d["panels"].append({"kind": "iframe"}),
        lambda d: d["panels"].append({"kind": "text", "text": "no panel"}),
        lambda d: d["panels"][0].update({"onclick": "x"}),
        lambda d: d.pop("pieces"),
        lambda d: d["stage"].pop("viewbox"),
        lambda d: d["pieces"].append({"id": "no-tag"}),
    ):
        data = json.loads(json.dumps(good))
        spoil(data)
        with pytest.raises(ValueError, match=r"\w"):
            Scene.from_dict(data)


def test_problems_name_loose_ends() -> None:
    scene = a_scene(
        use("nobody", id="a"),
        circle(0, 0, 1, fill="var(--lost)", id="a"),
        rect(0, 0, 1, 1, fill="url(#gone)"),
    )
    text_of_all = "\n".join(scene.problems())
    for words in ("used twice", "nothing is called #nobody", "#gone", "--lost", "has no id"):
        assert words in text_of_all


def test_a_token_shows_only_what_there_is() -> None:
    token = Token(id="t", label="T", tip="a token", shows=("t", "nowhere"))
    scene = dataclasses.replace(a_scene(), panels=(Panel(id="p", children=(token,)),))
    assert scene.problems() == ["'t' shows 'nowhere', which isn't there"]
    assert Scene.from_dict(scene.to_dict()).find("t") == token


def test_problems_name_misspelt_words_of_widgets() -> None:
    token = Token(id="t", label="T", tip="a token", state="choosen")
    panel = Panel(id="p", area="left", children=(Text(text="x", tone="loud"), token))
    problems = dataclasses.replace(a_scene(), panels=(panel,)).problems()
    assert problems == [
        "p: 'left' is no area",
        "text: 'loud' is no tone",
        "t: 'choosen' is no state",
    ]


def test_definitions_of_gradients_hold_stops_only() -> None:
    wrong = Definition("linearGradient", "x", {}, (circle(0, 0, 1),))
    scene = a_scene()
    stage = dataclasses.replace(scene.stage, definitions=(DOT, wrong), key="")
    problems = dataclasses.replace(scene, stage=stage).problems()
    assert problems == ["'circle' is no stop of a gradient"]


def test_widgets_leave_out_what_is_usual() -> None:
    assert Token(symbol="dot").to_dict() == {"kind": "token", "symbol": "dot"}
    panel = a_panel()
    assert from_dict(json.loads(json.dumps(panel.to_dict()))) == panel


def test_both_themes_have_the_same_names() -> None:
    assert HOUSE["dark"].keys() == HOUSE["light"].keys()
    with pytest.raises(ValueError, match="only in one theme"):
        palette({"a": "#000"}, {})
