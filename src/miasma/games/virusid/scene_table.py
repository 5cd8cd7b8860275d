"""What lies on the board beside the cities: continent fields, the track, players, the deck."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from miasma.core.elements import (
    Element,
    Value,
    circle,
    group,
    path,
    points,
    rect,
    span,
    spans,
    text,
    use,
)
from miasma.core.measure import cut, shrink, width, wrap
from miasma.games.virusid import scene_words as words
from miasma.games.virusid.art import COLOURS, fitted, stone
from miasma.games.virusid.table import CONTINENT, CURE, RESEARCH, STOCK

if TYPE_CHECKING:
    from miasma.games.virusid.reader import Reader

NEAR: Final = 5
"""Fields apart from which on the cure is close."""
CARD: Final = (196.0, 92.0)


def hexagons(reader: Reader) -> list[Element]:
    """The continent fields: corpses still to come out of all."""
    out = []
    for place, continent in enumerate(reader.data.board.continent):
        x, y = float(continent.x), float(continent.y)
        left, total = reader.t[CONTINENT + place], reader.terms.continent_corpses[place]
        edge = f"var(--vr-{continent.id}-edge)"
        rim = [
            (x + 34 * math.cos(math.radians(60 * n)), y + 34 * math.sin(math.radians(60 * n)))
            for n in range(6)
        ]
        inner = [(x + (px - x) * 0.86, y + (py - y) * 0.86) for px, py in rim]
        label, tip = words.continent(reader, place)
        wide = left > 9
        done = left == 0
        count: list[Element] = [
            use("vr-corpse", x - (20 if wide else 18), y + 7, 0.75 if wide else 0.85),
            spans(
                x + 8, y + (13 if wide else 14), 9 if wide else 10.5,
                span(str(left), font_size=16 if wide else 19, font_weight=800, fill="var(--ink)"),
                span(f"/{total}", fill="var(--ink-2)"),
                text_anchor="middle",
            ),
        ]  # fmt: skip
        if done:
            count = [
                path(
                    f"M{x - 9} {y + 7}l6 6 12-13", fill="none", stroke="var(--ok)",
                    stroke_width=3.4, stroke_linecap="round", stroke_linejoin="round",
                )
            ]  # fmt: skip
        name = reader.word(continent.name)
        out.append(
            group(
                _hexagon(rim, f"var(--vr-{continent.id})", edge, 1.8, 0.94),
                _hexagon(inner, "none", edge, 1, 1, 0.35),
                text(
                    x, y - 9, name, shrink(name, 50, 10.5, 700, 8), font_weight=700,
                    text_anchor="middle", fill=edge,
                ),
                *count,
                id=f"continent:{continent.id}",
                label=label,
                tip=tip,
            )
        )  # fmt: skip
    return out


def _hexagon(
    rim: list[tuple[float, float]],
    fill: str,
    edge: str,
    thick: float,
    opacity: float,
    line: float = 1.0,
) -> Element:
    return path(
        "M" + points(rim).replace(" ", "L").replace(",", " ") + "Z",
        fill=fill,
        fill_opacity=opacity,
        stroke=edge,
        stroke_opacity=line,
        stroke_width=thick,
        stroke_linejoin="round",
    )


def research_track(reader: Reader) -> Element:
    """Research falls, the cure waits; the number between them is what is left."""
    at = reader.data.board.research_track_position
    research, cure = reader.t[RESEARCH], reader.t[CURE]
    bottom = reader.terms.cure_bottom
    apart = cure - research

    def y(field: float) -> float:
        return at.y_top + at.step * field

    x = float(at.x)
    close = apart < NEAR
    inside: list[Element] = [
        rect(
            x - 17, y(0) - 14, 34, at.step * bottom + 28, rx=18,
            fill="var(--vr-plate)", stroke="var(--vr-plate-edge)", stroke_width=1.2,
        ),
        rect(
            x - 7, y(0) - 4, 14, y(research) - y(0) + 4, rx=7,
            fill="var(--vr-research)", fill_opacity=0.9,
        ),
        rect(
            x - 7, y(cure), 14, y(bottom) - y(cure) + 4, rx=7,
            fill="var(--vr-cure)", fill_opacity=0.75,
        ),
    ]  # fmt: skip
    if apart > 3:
        inside.append(
            path(
                f"M{x} {y(research) + 16}V{y(cure) - 16}", stroke="var(--vr-danger)",
                stroke_width=2, stroke_dasharray="2 5", stroke_linecap="round",
            )
        )  # fmt: skip
    for field in range(0, bottom + 1, 2):
        if field < research - 1 or field > cure + 1:
            ink = "var(--vr-research-ink)" if field < research else "#ffffff"
            inside.append(_digits(x, y(field) + 3.5, field, 9, 700, ink))
    r, c = y(research), y(cure)
    inside += [
        path(
            f"M{x - 16} {r - 7}H{x + 16}L{x} {r + 14}Z", fill="#10131f", stroke="#ffffff",
            stroke_width=1.8, stroke_linejoin="round",
        ),
        _digits(x, r + 3.5, research, 10.5, 800, "#ffffff"),
        path(
            f"M{x - 16} {c + 7}H{x + 16}L{x} {c - 14}Z", fill="var(--vr-cure)", stroke="#ffffff",
            stroke_width=1.8, stroke_linejoin="round",
        ),
        _digits(x, c + 4.5, cure, 10.5, 800, "#ffffff"),
    ]  # fmt: skip
    middle = (r + c) / 2 if apart > 3 else c + 40
    fill = "var(--vr-danger)" if close else "var(--vr-danger-deep)"
    ink = "#ffffff" if close else "var(--ink)"
    inside += [
        circle(x, middle, 17, fill=fill, stroke="var(--vr-danger)", stroke_width=2),
        _digits(x, middle + 6.5, apart, 18, 800, ink),
        _caption(reader.say("research"), x, y(0) - 22, "var(--vr-research)"),
        _caption(reader.say("cure"), x, y(bottom) + 28, "var(--vr-europe-edge)"),
    ]
    label, tip = words.track(reader)
    return group(*inside, id="track", label=label, tip=tip)


def _digits(x: float, y: float, value: int, size: float, weight: int, ink: str) -> Element:
    return text(x, y, str(value), size, font_weight=weight, text_anchor="middle", fill=ink)


def _caption(said: str, x: float, y: float, ink: str) -> Element:
    """Its first letter stands clear of the board's soft edge, its last one of the players."""
    return text(
        x - 8, y, said.upper(), shrink(said.upper(), 60, 8.5, 700, 6.5), font_weight=700, fill=ink,
        letter_spacing=0.6,
    )  # fmt: skip


def player_chips(reader: Reader) -> list[Element]:
    """Each player: stones left and DNA; whoever acts has a bright frame."""
    out = []
    acting = reader.acting()
    for seat in range(reader.state.seats):
        x, y = 82 + 52 * seat, 650
        colour = COLOURS[seat]
        current = seat == acting and not reader.over
        label, tip = words.stock(reader, seat)
        inside = [
            rect(
                x, y, 48, 38, rx=9, fill="var(--vr-plate)", fill_opacity=0.88,
                stroke=f"var(--vr-{colour})" if current else "var(--vr-plate-edge)",
                stroke_width=2.2 if current else 1,
            ),
            fitted(stone(seat), x + 14, y + 13, 16, 16),
            text(
                x + 27, y + 17.5, str(reader.t[STOCK + seat]), 12, font_weight=800,
                fill="var(--ink)",
            ),
            text(
                x + 24, y + 32.5, reader.say("chip-dna", dna=reader.dna(seat)), 9.5,
                font_weight=600, text_anchor="middle", fill="var(--ink-2)",
            ),
        ]  # fmt: skip
        if reader.gone(seat):
            inside.append(fitted("vr-skull", x + 38, y + 27, 13, 16))
        dim = 0.6 if reader.gone(seat) else None
        out.append(group(*inside, id=f"stock:{colour}", label=label, tip=tip, opacity=dim))
    return out


def legend(reader: Reader) -> Element:
    """What the symbols of fields, needs and ways mean."""
    game = reader.data.game
    rows: list[list[tuple[str, str]]] = [
        [(kind.id, reader.word(kind.name)) for kind in game.spread[:4]],
        [(kind.id, reader.word(kind.name)) for kind in game.resistance],
    ]
    rows[1] += [("plane", reader.say("legend-airport")), ("port", reader.say("legend-port"))]
    inside: list[Element] = []
    for row, entries in enumerate(rows):
        x, y = 300.0, 660.0 + 18 * row
        for symbol, name in entries:
            inside.append(fitted(f"vr-{symbol}", x + 6, y, 12))
            inside.append(text(x + 16, y + 3.5, name, 9.5, fill="var(--ink-2)"))
            x += 28 + width(name, 9.5)
    return group(
        *inside,
        id="legend",
        label=reader.say("legend"),
        tip=reader.say("legend-tip"),
        class_="wide",
    )


def deck(reader: Reader) -> list[Element]:
    """The deck with its cards left, and the card drawn last, large enough to read."""
    at = reader.data.board.event_deck_position
    x, y = float(at.x) - 86, float(at.y) - 42
    label, tip = words.deck(reader)
    back: dict[str, Value | None] = {
        "fill": "var(--vr-card-back)",
        "stroke": "var(--vr-card-line)",
        "rx": 6.0,
    }
    line = "var(--vr-card-line)"
    pile = group(
        *(rect(x + 6 - 3 * n, y + 14 - 3 * n, 48, 66, stroke_width=1, **back) for n in range(3)),
        circle(x + 24, y + 35, 13, fill="none", stroke=line, stroke_width=1.5),
        path(
            f"M{x + 11} {y + 35}h26M{x + 24} {y + 22}q-10 13 0 26q10-13 0-26",
            fill="none", stroke=line, stroke_width=1.2,
        ),
        text(
            x + 24, y + 67, str(reader.cards_left()), 14, font_weight=800, text_anchor="middle",
            fill="#ffffff",
        ),
        id="deck",
        label=label,
        tip=tip,
    )  # fmt: skip
    return [pile, _card(reader, x + 62, y)]


def _card(reader: Reader, x: float, y: float) -> Element:
    wide, high = CARD
    label, tip = words.card(reader)
    event = reader.event()
    inside: list[Element] = [
        rect(x, y, wide, high, rx=8, fill="var(--vr-card)", stroke="var(--vr-card-line)"),
        path(
            f"M{x} {y + 21}V{y + 8}a8 8 0 0 1 8-8H{x + wide - 8}a8 8 0 0 1 8 8V{y + 21}Z",
            fill="var(--vr-card-head)",
        ),
    ]
    name = reader.word(event.name) if event else reader.say("card-none")
    size = shrink(name, wide - 40, 11.5, 700, 9)
    inside.append(
        text(x + 9, y + 15, cut(name, wide - 36, size, 700), size, font_weight=700, fill="#ffffff")
    )
    if event:
        inside.append(
            text(
                x + wide - 9, y + 15, event.type, 11.5, font_weight=800, text_anchor="end",
                fill="var(--vr-card-line)",
            )
        )  # fmt: skip
        lines = wrap(reader.word(event.text), wide - 18, 9.8, 500, 3)
        for place, said in enumerate(lines):
            inside.append(text(x + 9, y + 34 + 12 * place, said, 9.8, fill="var(--vr-card-ink)"))
        inside += _card_foot(reader, x, y + high)
    return group(*inside, id="card", label=label, tip=tip)


def _card_foot(reader: Reader, x: float, bottom: float) -> list[Element]:
    """The cities it heals and the DNA it pays."""
    event = reader.event()
    if event is None:
        return []
    cities = [reader.word(reader.data.cities[c].name) for c in _healed(reader)]
    said = words.healed_line(reader, cities)
    out: list[Element] = []
    for place, words_ in enumerate(wrap(said, CARD[0] - 70, 8.8, 600, 2)):
        out.append(
            text(
                x + 9, bottom - 17 + 10.5 * place, words_, 8.8, font_weight=600,
                fill="var(--vr-strike)" if cities else "var(--vr-card-ink)",
            )
        )  # fmt: skip
    out += [
        rect(x + CARD[0] - 56, bottom - 19, 48, 14, rx=7, fill="var(--vr-card-head)"),
        text(
            x + CARD[0] - 32, bottom - 8.6, reader.say("card-dna", dna=event.dna), 9.5,
            font_weight=700, text_anchor="middle", fill="#ffffff",
        ),
    ]  # fmt: skip
    return out


def _healed(reader: Reader) -> list[int]:
    event = reader.event()
    return [reader.data.city_index[city] for city in event.heal] if event else []
