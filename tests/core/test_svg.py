"""The SVG writer: safe whatever the texts say, stable, self-contained; panels that fit."""

from __future__ import annotations

import dataclasses
import itertools
import re
import xml.etree.ElementTree as ElementTree

import pytest

from miasma.core.elements import circle, group, symbol, text, use
from miasma.core.measure import cut, shrink, width, wrap
from miasma.core.palette import palette
from miasma.core.panels import lay_out
from miasma.core.scene import Element, Scene, Stage
from miasma.core.svg import escape
from miasma.core.widgets import (
    Button,
    Card,
    Dice,
    Grid,
    Heading,
    Meter,
    Panel,
    Row,
    Space,
    Table,
    Text,
    Token,
    Track,
    Widget,
)

HOSTILE = '</svg><script>alert("x")</script>&amp;\x00\x0b\ud800 \' " ]]> <!--'
DOT = symbol("dot", circle(0, 0, 10, fill="var(--sea)"), box=(-12, -12, 24, 24))
SPARE = symbol("spare", circle(0, 0, 10), box=(-12, -12, 24, 24))
NS = "{http://www.w3.org/2000/svg}"


def scene_of(*panels: Panel, words: str = "Ship") -> Scene:
    stage = Stage(
        (0, 0, 400, 300),
        palette({"sea": "#0b3a46"}, {"sea": "#d8eef0"}),
        (DOT, SPARE),
        board=(0, 0, 200, 300),
        tray=(210, 10, 180, 280),
    )
    piece = group(use("dot", 5, 5), text(0, 9, words, 12), id="ship-1", label=words, tip=words)
    return Scene(words, stage, (piece,), panels, words)


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


@pytest.mark.parametrize("theme", [None, "dark", "light"])
def test_hostile_texts_stay_texts(theme: str | None) -> None:
    panel = Panel(
        id="p",
        label=HOSTILE,
        title=HOSTILE,
        subtitle=HOSTILE,
        value=HOSTILE,
        children=(
            Text(text=HOSTILE),
            Heading(text=HOSTILE, note=HOSTILE),
            Card(title=HOSTILE, text=HOSTILE, price=HOSTILE),
            Button(text=HOSTILE),
            Token(symbol="dot", caption=HOSTILE, note=HOSTILE, badge=HOSTILE),
            Table(rows=((HOSTILE, HOSTILE),)),
        ),
    )
    svg = scene_of(panel, words=HOSTILE).to_svg(theme)
    root = parsed(svg)
    assert {node.tag for node in root.iter()} <= {
        NS + tag for tag in "svg title desc style defs g circle text use rect path line".split()
    }
    assert "<script" not in svg
    title = root.find(f"{NS}g/{NS}title")
    assert title is not None
    assert title.text is not None
    assert title.text.startswith("</svg><script>")


def test_no_way_out_of_the_file() -> None:
    svg = scene_of(Panel(id="p", title="Yellow")).to_svg()
    links = re.findall(r"(?:https?:)?//[^\"' >]+", svg)
    assert links == ["http://www.w3.org/2000/svg"]
    assert "@import" not in svg
    assert "@font-face" not in svg


def test_output_is_stable_and_without_unused_definitions() -> None:
    one, two = (scene_of(Panel(id="p", title="Yellow")).to_svg() for _ in range(2))
    assert one == two
    assert 'id="dot"' in one
    assert 'id="spare"' not in one


def test_names_and_tips_are_there_for_readers() -> None:
    root = parsed(scene_of(words="Ship").to_svg())
    assert root.get("role") == "img"
    assert root.get("aria-label") == "Ship. Ship"
    piece = root.find(f".//{NS}g[@id='ship-1']")
    assert piece is not None
    assert [piece[0].tag, piece[1].tag] == [f"{NS}title", f"{NS}desc"]


def test_themes() -> None:
    both = scene_of().to_svg()
    assert "prefers-color-scheme:light" in both
    assert 'style="fill:var(--sea)"' in both
    dark = scene_of().to_svg("dark")
    assert "var(" not in dark
    assert 'fill="#0b3a46"' in dark
    assert 'fill="#d8eef0"' in scene_of().to_svg("light")
    with pytest.raises(ValueError, match="no theme"):
        scene_of().to_svg("sepia")


def test_sizes() -> None:
    panel = Panel(id="p", title="Yellow")
    assert parsed(scene_of(panel).to_svg()).get("viewBox") == "0 0 400 300"
    assert parsed(scene_of(panel).to_svg(panels=False)).get("viewBox") == "0 0 200 300"
    root = parsed(scene_of(panel).to_svg(width=800))
    assert (root.get("width"), root.get("height")) == ("800", "600")


def test_a_high_column_makes_the_picture_higher() -> None:
    text_panel = Panel(id="p", title="T", children=(Text(text="word " * 400),))
    box = parsed(scene_of(text_panel).to_svg()).get("viewBox")
    assert box is not None
    assert float(box.split()[3]) > 600


def test_escape() -> None:
    assert escape('a<b>&"\n\x00') == "a&lt;b&gt;&amp;&quot;&#10;\ufffd"


# -- words -----------------------------------------------------------------------------------------

WORDS = [
    "Ship",
    "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
    "Высокопревосходительство достопримечательность Ингибирование",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Schleimhautzelle · noch 6 Marker und 3 ungenutzte Genmarker",
    "a b c d e f g h i j k l m n o p q r s t u v w x y z",
    "🦠" * 40,
]


@pytest.mark.parametrize("words", WORDS)
@pytest.mark.parametrize("room", [30.0, 80.0, 250.0])
def test_lines_fit(words: str, room: float) -> None:
    lines = wrap(words, room, 12.5, 600)
    assert all(width(line, 12.5, 600) <= room for line in lines)
    joined = "".join(lines).replace("-", "")
    assert joined.replace(" ", "") == words.replace(" ", "").replace("-", "")
    short = wrap(words, room, 12.5, 600, 2)
    assert len(short) <= 2
    assert all(width(line, 12.5, 600) <= room for line in short)
    assert width(cut(words, room, 12.5), 12.5) <= room
    assert 11 <= shrink(words, room, 16, 700) <= 16


def test_syllables() -> None:
    assert wrap("Транскрипция", 85, 12.4, 600) == ("Транскрип-", "ция")
    assert wrap("Ингибирование", 70, 12.4, 600) == ("Ингибиро-", "вание")
    assert wrap("Displacement", 60, 12.4) == ("Displace-", "ment")
    assert wrap("Kontaktaufnahme", 60, 12.4) == ("Kontak-", "tauf-", "nahme")


def test_measures_are_near_the_truth() -> None:
    # Chromium, Inter 500 at 100 px.
    for words, truth in (("Antibody", 449), ("Displacement", 671), ("Транскрипция", 733)):
        assert truth * 0.97 <= width(words, 100) <= truth * 1.15


# -- layout ----------------------------------------------------------------------------------------


def every_widget(words: str) -> tuple[Widget, ...]:
    return (
        Heading(text=words, note=words),
        Text(text=words, symbol="dot"),
        Meter(caption=words, value=3, maximum=9, segments=True, note="3"),
        Meter(caption=words, value=50, maximum=9, symbol="dot"),
        Track(spaces=tuple(Space(text=str(n)) for n in range(20)), columns=10, caption=words),
        Track(spaces=tuple(Space(colour="#fff") for _ in range(14)), pips=True),
        Row(
            children=(
                Token(symbol="dot", caption=words, note=words, state="can", badge="2"),
                Token(symbol="dot", caption=words, count=3, state="used"),
                Token(symbol="dot", state="done"),
            )
        ),
        Grid(
            columns=3,
            children=tuple(
                Token(symbol="dot", caption=words, note=words, state=state)
                for state in ("idle", "can", "chosen", "current", "off")
            ),
        ),
        Card(title=words, text=words, corners=("A", "+9"), price="3", symbol="dot"),
        Row(children=(Button(text=words, price="+3", state="can"), Button(text=words))),
        Table(head=(words, "b"), rows=(("1", words),), lit=((0, 1),)),
        Dice(faces=(1, 2, 3, 4, 5, 6), total="= 21"),
        Dice(faces=(12,)),
    )


def extent(element: Element, x: float = 0, y: float = 0, scale: float = 1) -> list[float]:
    """Left and right ends of all texts and boxes inside, in the units of the outermost."""
    found = re.match(
        r"translate\((\S+) (\S+)\)(?: scale\((\S+)\))?", element.attributes.get("transform", "")
    )
    if found and element.tag == "g":
        x += float(found[1]) * scale
        scale *= float(found[3] or 1)
    at = element.attributes
    ends: list[float] = []
    if element.tag == "text":
        size, weight = float(at["font-size"]), int(at.get("font-weight", 500))
        wide = width(element.text, size, weight if weight != 650 else 600)
        left = float(at["x"]) - wide * {"middle": 0.5, "end": 1}.get(at.get("text-anchor", ""), 0)
        ends += [x + left * scale, x + (left + wide) * scale]
    if element.tag == "rect":
        left = float(at["x"])
        ends += [x + left * scale, x + (left + float(at["width"])) * scale]
    for child in element.children:
        ends += extent(child, x, y, scale)
    return ends


@pytest.mark.parametrize("words", WORDS)
@pytest.mark.parametrize("wide", [180.0, 276.0, 420.0])
def test_panels_never_overflow(words: str, wide: float) -> None:
    boxes = {"dot": DOT.box or (0, 0, 1, 1)}
    panels = [
        Panel(id="a", title=words, subtitle=words, value="128", symbol="dot", accent="#fff",
              children=every_widget(words)),
        Panel(id="b", title=words, subtitle=words, area="own", children=every_widget("Ship")),
    ]  # fmt: skip
    for high in (400.0, 1600.0, 4000.0):
        laid, used = lay_out(panels, (700, 12, wide, high), boxes)
        assert used >= high or len(laid) <= 2
        ends = [end for element in laid for end in extent(element)]
        assert min(ends) >= 700 - 3
        assert max(ends) <= 700 + wide + 3


@pytest.mark.parametrize("tone", ["quiet", "strong"])
def test_short_texts_in_a_row_are_not_broken(tone: str) -> None:
    row = Row(children=tuple(Text(text=words, tone=tone) for words in ("17 DNA", "Severity 4")))
    laid, _ = lay_out([Panel(id="a", children=(row,))], (0, 0, 276, 200), {})
    lines = [element.text for element in laid[0].walk() if element.tag == "text"]
    assert lines == ["17 DNA", "Severity 4"]


def test_panels_stay_in_order_and_apart() -> None:
    boxes = {"dot": DOT.box or (0, 0, 1, 1)}
    panels = [
        Panel(id=id, title=id, area=area)
        for id, area in (("a", "opponent"), ("b", "shared"), ("c", "own"))
    ]
    laid, _ = lay_out(panels, (0, 0, 200, 600), boxes)
    assert [element.id for element in laid] == ["a", "b", "c"]
    tops = [float(element.attributes["transform"].split()[1].rstrip(")")) for element in laid]
    heights = [float(element.children[0].attributes["height"]) for element in laid]
    for (top, high), following in zip(itertools.pairwise(tops), heights, strict=False):
        assert high - top >= following
    assert tops[2] + heights[2] == pytest.approx(600, abs=1)


def test_a_reader_may_change_the_scene_afterwards() -> None:
    scene = scene_of(Panel(id="p", title="T"))
    first = scene.to_svg()
    assert scene.to_svg() == first
    assert dataclasses.replace(scene, prompt="Other").to_svg() != first
