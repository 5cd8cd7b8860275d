"""The board of the picture: the world as its stage, and the cities with what is in them."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Final

from miasma.core.elements import Element, circle, group, path, rect, text, use
from miasma.core.scene import Stage
from miasma.games.virusid import scene_words as words
from miasma.games.virusid.art import COLOURS, definitions, fitted, plate, stone
from miasma.games.virusid.data import SIMPLE
from miasma.games.virusid.map_shapes import (
    LAKES,
    LANDS,
    Point,
    bent,
    halfway,
    lights,
    smooth,
    wavy,
)
from miasma.games.virusid.palette import PALETTE
from miasma.games.virusid.scene_table import deck, hexagons, legend, player_chips, research_track
from miasma.games.virusid.table import CLOSED_SEA, GREY

if TYPE_CHECKING:
    from miasma.games.virusid.data import VirusidContent
    from miasma.games.virusid.reader import Reader

WIDE: Final = 1000.0
HIGH: Final = 700.0
TRAY: Final = (1012.0, 12.0, 396.0, 676.0)
PITCH: Final = 15.4
OUTWARDS: Final = 7.0
"""How far beside its city a field can still be hit."""
NAME: Final = 17.0
"""The height of a city's name above its fields, and of the plate below them."""
LAND_BEND: Final = 0.06
SEA_BENDS: Final = {
    "sea_new_york_rio": -0.22,
    "sea_new_york_london": -0.12,
    "sea_london_rome": 0.62,
    "sea_cape_town_buenos_aires": 0.12,
    "sea_lagos_cape_town": 0.2,
    "sea_lagos_rio": 0.1,
    "sea_dubai_cape_town": -0.52,
    "sea_dubai_jakarta": 0.28,
    "sea_shanghai_jakarta": -0.26,
    "sea_jakarta_sydney": -0.12,
    "sea_london_stockholm": -0.12,
    "sea_rome_cairo": 0.12,
    "sea_tokyo_shanghai": 0.18,
}
SEA_EXITS: Final = ((1000.0, 186.0), (46.0, 230.0))


# -- the stage ------------------------------------------------------------------------------------


@functools.lru_cache(maxsize=8)
def stage(content: VirusidContent) -> Stage:
    """The world: sea, land, lights, land links."""
    return Stage(
        (0, 0, TRAY[0] + TRAY[2] + 12, HIGH),
        PALETTE,
        definitions(),
        (
            rect(0, 0, WIDE, HIGH, fill="url(#vr-sea)"),
            _grid(),
            *_lands(),
            *_lights(content),
            _land_links(content),
        ),
        board=(0, 0, WIDE, HIGH),
        tray=TRAY,
        small=(0, 0, WIDE, HIGH),
        ground="var(--vr-ocean-deep)",
        own=1.9,
    )


def _grid() -> Element:
    meridians = (f"M{x} 0Q{x + (x - 500) * 0.03:.0f} 350 {x} 700" for x in range(70, 1000, 93))
    parallels = (f"M0 {y}H1000" for y in range(50, 700, 86))
    return path(
        "".join((*meridians, *parallels)), fill="none", stroke="var(--vr-grid)", stroke_opacity=0.09
    )


def _lands() -> list[Element]:
    """Each land with two soft strokes and an edge."""
    out = []
    for tint, outline in LANDS:
        shape = smooth(outline)
        edge = f"var(--vr-{'europe' if tint == 'eurasia' else tint}-edge)"
        fill = "url(#vr-eurasia)" if tint == "eurasia" else f"var(--vr-{tint})"
        out += [
            path(shape, fill="none", stroke=edge, stroke_opacity=0.1, stroke_width=14),
            path(shape, fill="none", stroke=edge, stroke_opacity=0.16, stroke_width=6),
            path(shape, fill=fill, stroke=edge, stroke_opacity=0.75, stroke_width=1.3),
        ]
    for lake in LAKES:
        out.append(
            path(lake, fill="var(--vr-lake)", stroke="var(--vr-europe-edge)", stroke_opacity=0.5)
        )
    return out


def _lights(content: VirusidContent) -> list[Element]:
    dim, bright = lights(tuple((float(city.x), float(city.y)) for city in content.cities))
    return [
        path(
            dim, stroke="var(--vr-light)", stroke_opacity=0.55, stroke_width=1.2,
            stroke_linecap="round",
        ),
        path(
            bright, stroke="var(--vr-bright)", stroke_opacity=0.9, stroke_width=1.8,
            stroke_linecap="round",
        ),
    ]  # fmt: skip


def spot(content: VirusidContent, city: int) -> Point:
    """Where a city lies."""
    return float(content.cities[city].x), float(content.cities[city].y)


def _land_links(content: VirusidContent) -> Element:
    index = content.city_index
    lines = "".join(
        bent(spot(content, index[link.a]), spot(content, index[link.b]), LAND_BEND)
        for link in content.board.land
    )
    return group(
        path(lines, stroke="var(--vr-case)", stroke_opacity=0.5, stroke_width=4),
        path(lines, stroke="var(--vr-land-link)", stroke_opacity=0.62, stroke_width=1.5),
        fill="none",
    )


# -- what changes ---------------------------------------------------------------------------------


def pieces(reader: Reader) -> list[Element]:
    """Everything on the board that comes, changes and goes, painted first to last."""
    out = [_sea_link(reader, link) for link in range(len(reader.data.board.sea))]
    out.append(_glows(reader))
    out += _arcs(reader)
    for city in range(len(reader.data.cities)):
        out.append(_city(reader, city))
        out += _fields(reader, city)
        if reader.data.cities[city].airport:
            out.append(_airport(reader, city))
    out += hexagons(reader)
    out.append(research_track(reader))
    out += player_chips(reader)
    out.append(legend(reader))
    out += deck(reader)
    return out


def _sea_link(reader: Reader, number: int) -> Element:
    """A sea link, wavy and dashed; a blocked one has a no-entry disc."""
    link = reader.data.board.sea[number]
    index = reader.data.city_index
    start, stop = spot(reader.data, index[link.a]), spot(reader.data, index[link.b])
    bend = SEA_BENDS.get(link.id, 0.1)
    if link.wraps:
        line = wavy(start, SEA_EXITS[0], 0.05) + wavy(SEA_EXITS[1], stop, 0.05)
        disc = SEA_EXITS[0][0] - 14, SEA_EXITS[0][1]
    else:
        line = wavy(start, stop, bend)
        disc = halfway(start, stop, bend)
    closed = bool(reader.t[CLOSED_SEA] >> number & 1)
    id = f"sea:{link.id}"
    label, tip = words.sea(reader, number, closed)
    inside = [
        path(
            line, fill="none", stroke="var(--vr-sea-link)", stroke_width=1.4,
            stroke_opacity=0.3 if closed else 0.75, stroke_dasharray="5 4",
        )
    ]  # fmt: skip
    if closed:
        inside.append(fitted("vr-marker-block", *disc, 18, 14))
    if id in reader.lit:
        inside.append(circle(*disc, 12, fill="none", stroke="var(--can)", stroke_width=2.2))
    can = "can" if id in reader.lit else None
    return group(*inside, id=id, label=label, tip=tip, class_=can)


def _glows(reader: Reader) -> Element:
    """Infection as coloured light behind a city; a quiet light where nobody is infected."""
    out: list[Element] = []
    for city in range(len(reader.data.cities)):
        x, y = spot(reader.data, city)
        contents = reader.contents(city)
        owners = [seat for seat in range(4) if seat in contents]
        for place, seat in enumerate(owners):
            radius = 40 + 10 * contents.count(seat)
            away = (place - (len(owners) - 1) / 2) * 10
            out.append(circle(x + away, y, radius, fill=f"url(#vr-glow-{COLOURS[seat]})"))
        if not owners and not reader.wiped >> city & 1:
            out.append(circle(x, y, 30, fill="url(#vr-glow-city)"))
    return group(*out, id="glows", pointer_events="none")


# -- ways -----------------------------------------------------------------------------------------


def _arcs(reader: Reader) -> list[Element]:
    """Where birds, ships and planes could carry an infection now: one arc per city and way."""
    out: list[Element] = []
    seen: set[tuple[str, str]] = set()
    seat = reader.seat
    for action in reader.options:
        if action.kind != "infect" or len(action.args) < 3 or seat is None:
            continue
        city, _, way = action.args
        if (city, way) in seen:
            continue
        seen.add((city, way))
        origin = _origin(reader, seat, city, way)
        if origin is None:
            continue
        line = _arc_line(reader, origin, city, way)
        dashes = {"bird": "0.1 6", "ship": "7 4"}.get(way)
        tint = f"var(--vr-{COLOURS[seat]})"
        out.append(
            group(
                path(line, stroke=tint, stroke_opacity=0.22, stroke_width=5),
                path(
                    line, stroke="var(--can)", stroke_opacity=0.75,
                    stroke_width=2.2 if way == "bird" else 1.5, stroke_dasharray=dashes,
                ),
                id=f"arc:{way}:{city}",
                fill="none",
                stroke_linecap="round",
                pointer_events="none",
            )
        )  # fmt: skip
    return out


def _origin(reader: Reader, seat: int, target: str, way: str) -> int | None:
    """The nearest own city from which a way leads to a target."""
    board, data = reader.board, reader.data
    place = data.city_index[target]
    own = [c for c in range(len(data.cities)) if seat in reader.contents(c)]
    if way == "plane":
        own = [c for c in own if data.cities[c].airport and not reader.airport_closed(c)]
    elif way == "ship":
        ends = {
            other for link, other in board.sea_of[place] if not reader.t[CLOSED_SEA] >> link & 1
        }
        own = [c for c in own if c in ends]
    x, y = spot(data, place)
    near = sorted((abs(spot(data, c)[0] - x) + abs(spot(data, c)[1] - y), c) for c in own)
    return near[0][1] if near else None


def _arc_line(reader: Reader, origin: int, target: str, way: str) -> str:
    start = spot(reader.data, origin)
    stop = spot(reader.data, reader.data.city_index[target])
    if way != "ship":
        return bent(start, stop, -0.24 if way == "plane" else -0.4)
    ends = {reader.data.cities[origin].id, target}
    link = next(link for link in reader.data.board.sea if {link.a, link.b} == ends)
    if link.wraps:
        return wavy(start, SEA_EXITS[0] if link.a == reader.data.cities[origin].id
                    else SEA_EXITS[1], 0.05)  # fmt: skip
    bend = SEA_BENDS.get(link.id, 0.1)
    return wavy(start, stop, bend if link.b == target else -bend)


# -- cities ---------------------------------------------------------------------------------------


def layout(reader: Reader, city: int) -> tuple[list[Point], float, int]:
    """Where the fields of a city are, how wide they lie, and in how many rows."""
    x, y = spot(reader.data, city)
    count = len(reader.board.city_fields[city])
    columns = 3 if count >= 4 else count
    rows = -(-count // columns)
    spots = []
    for place in range(count):
        row = place // columns
        in_row = min(columns, count - row * columns)
        across = (place % columns - (in_row - 1) / 2) * PITCH
        spots.append((x + across, y + (row - (rows - 1) / 2) * PITCH))
    return spots, columns * PITCH + 7, rows


def _city(reader: Reader, city: int) -> Element:
    """Name, ground, needs and markers; quarantine is striped, a wiped-out city has a skull."""
    entry = reader.data.cities[city]
    x, y = spot(reader.data, city)
    _, wide, rows = layout(reader, city)
    top, bottom = y - rows * PITCH / 2, y + rows * PITCH / 2
    wiped = bool(reader.wiped >> city & 1)
    id = f"city:{entry.id}"
    inside: list[Element] = []
    if reader.quarantined >> city & 1:
        inside.append(
            rect(
                x - wide / 2 - 3, top - 4.5, wide + 6, rows * PITCH + 9, rx=7,
                fill="none", stroke="url(#vr-stripes)", stroke_width=3.2,
            )
        )  # fmt: skip
    inside.append(
        rect(
            x - wide / 2, top - 3, wide, rows * PITCH + 6, rx=6,
            fill="var(--vr-ground)", fill_opacity=0.55,
        )
    )  # fmt: skip
    inside += _halo(reader, city, (x - wide / 2, top - 3, wide, rows * PITCH + 6))
    inside.append(_name(reader, city, x, top))
    if wiped:
        inside.append(fitted("vr-skull", x, bottom + 11, 15, 16))
    else:
        inside.append(_needs(reader, city, x, bottom))
    for place, marker in enumerate(reader.markers(city)):
        inside.append(fitted(f"vr-marker-{marker}", x + wide / 2 + 8 + 15 * place, top + 5, 15, 16))
    label, tip = words.city(reader, city)
    can = "can" if id in reader.lit else None
    dim = 0.62 if wiped else None
    return group(*inside, id=id, label=label, tip=tip, class_=can, opacity=dim)


def _halo(reader: Reader, city: int, box: tuple[float, float, float, float]) -> list[Element]:
    """A city that can be chosen, that the card names, or whose lone infected is in danger."""
    x, y, wide, high = box
    place = {"x": x - 2, "y": y - 2, "width": wide + 4, "height": high + 4, "rx": 8}
    if f"city:{reader.data.cities[city].id}" in reader.lit:
        return [rect(**place, fill="none", stroke="var(--can)", stroke_width=2.4)]
    named = reader.named() >> city & 1
    if not named or reader.wiped >> city & 1:
        return []
    alone = reader.alive(city) == 1
    return [
        rect(
            **place, fill="none", stroke="var(--vr-danger)", stroke_width=2.6 if alone else 1.6,
            stroke_dasharray=None if alone else "4 3", class_="threat" if alone else None,
        )
    ]  # fmt: skip


def _name(reader: Reader, city: int, x: float, top: float) -> Element:
    name = reader.word(reader.data.cities[city].name)
    bare = not reader.covered >> city & 1
    return text(
        x, top - 5.5, name, 10.5, font_weight=700, text_anchor="middle",
        fill="var(--vr-name)", stroke="var(--vr-name-case)", stroke_width=3,
        stroke_linejoin="round", paint_order="stroke",
        text_decoration="underline" if bare and not reader.over else None,
    )  # fmt: skip


def _needs(reader: Reader, city: int, x: float, bottom: float) -> Element:
    """The needs that are not zero, and the port; the airport is a piece of its own."""
    entry = reader.data.cities[city]
    needs = reader.needs(city)
    wide = len(needs) * 19 + 12 * (entry.airport + entry.port)
    left = x - wide / 2
    inside: list[Element] = []
    own = reader.seat if reader.seat is not None else -1
    for kind, value in needs:
        inside.append(fitted(f"vr-{kind}", left + 5, bottom + 10, 9.6, 10))
        lacking = own >= 0 and words.resistance(reader, own, kind) < value
        inside.append(
            text(
                left + 10.5, bottom + 13.4, str(value), 9.5, font_weight=700,
                fill="var(--vr-danger)" if lacking else "var(--ink)",
            )
        )  # fmt: skip
        left += 19
    if entry.port:
        port = left + 6 + (12 if entry.airport else 0)
        inside.append(fitted("vr-port", port, bottom + 10, 11))
    return plate(x - wide / 2 - 3, bottom + 3.5, wide + 5, 13, inside)


def _airport(reader: Reader, city: int) -> Element:
    entry = reader.data.cities[city]
    x, y = spot(reader.data, city)
    _, _, rows = layout(reader, city)
    needs = reader.needs(city)
    wide = len(needs) * 19 + 12 * (entry.airport + entry.port)
    at = x - wide / 2 + len(needs) * 19 + 6, y + rows * PITCH / 2 + 10
    id = f"airport:{entry.id}"
    closed = reader.airport_closed(city)
    label, tip = words.airport(reader, city, closed)
    inside = [fitted("vr-plane", *at, 11)]
    if reader.wiped >> city & 1:
        inside = [circle(*at, 5, fill="none", pointer_events="none")]
    elif closed:
        inside.append(fitted("vr-marker-block", *at, 12, 14))
    can = "can" if id in reader.lit else None
    if can:
        inside.append(circle(*at, 9, fill="none", stroke="var(--can)", stroke_width=2))
    return group(*inside, id=id, label=label, tip=tip, class_=can)


def _fields(reader: Reader, city: int) -> list[Element]:
    """The population: a healthy field shows its type, a stone whose infected it is."""
    entry = reader.data.cities[city]
    spots, _, _ = layout(reader, city)
    contents = reader.contents(city)
    kinds = reader.kinds(city)
    wiped = 0.62 if reader.wiped >> city & 1 else None
    out = []
    for place, (x, y) in enumerate(spots):
        id = f"field:{entry.id}:{place}"
        inside: list[Element]
        if contents[place] == GREY:
            inside = [use("vr-corpse", x, y)]
        elif contents[place] >= 0:
            inside = [use(stone(contents[place]), x, y)]
        else:
            inside = [use("vr-field", x, y), use(f"vr-{SIMPLE[kinds[place]]}", x, y)]
        if id in reader.lit:
            inside.append(_reach(reader, city, place))
            inside += _ring(reader, id, x, y)
        label, tip = words.field(reader, city, place)
        out.append(
            group(
                *inside, id=id, label=label, tip=tip, opacity=wiped, whole=f"city:{entry.id}",
                class_="can" if id in reader.lit else None,
            )
        )  # fmt: skip
    return out


def _reach(reader: Reader, city: int, place: int) -> Element:
    """Where a field that may be chosen is hit: itself, and outwards the ground of its city with
    name and plate, short of other cities; its own tip is the one a small screen can point at."""
    spots, wide, rows = layout(reader, city)
    x, y = spots[place]
    middle, centre = spot(reader.data, city)
    half, high = PITCH / 2, rows * PITCH / 2
    row = [across for across, down in spots if down == y]
    left, right = x - half, x + half
    if x == min(row):
        left = min(left, middle - wide / 2) - OUTWARDS
    if x == max(row):
        right = max(right, middle + wide / 2) + OUTWARDS
    top = centre - high - NAME if y == min(down for _, down in spots) else y - half
    bottom = centre + high + NAME if y == max(down for _, down in spots) else y + half
    for other in range(len(reader.data.cities)):
        if other == city:
            continue
        away, below = spot(reader.data, other)
        _, breadth, lines = layout(reader, other)
        breadth, height = breadth / 2, lines * PITCH / 2 + 3
        if left < away + breadth and away - breadth < right and top < below + height:
            if below - height >= bottom:
                continue
            # Whichever side loses least ends at the other city's fields.
            cuts = (away + breadth - left, right - away + breadth, below + height - top,
                    bottom - below + height)  # fmt: skip
            least = cuts.index(min(cuts))
            if least == 0:
                left = min(x - half, away + breadth)
            elif least == 1:
                right = max(x + half, away - breadth)
            elif least == 2:
                top = min(y - half, below + height)
            else:
                bottom = max(y + half, below - height)
    return rect(left, top, right - left, bottom - top, fill="none", pointer_events="fill")


def _ring(reader: Reader, id: str, x: float, y: float) -> list[Element]:
    """May be chosen: a bright ring, and one in the player's colour where a way is needed."""
    out = [
        rect(
            x - 7.9, y - 7.9, 15.8, 15.8, rx=4.2, fill="none", stroke="var(--vr-case)",
            stroke_width=3.4, opacity=0.7,
        ),
        rect(
            x - 7.7, y - 7.7, 15.4, 15.4, rx=4, fill="none", stroke="var(--can)", stroke_width=1.8
        ),
    ]  # fmt: skip
    travels = all(len(action.args) > 2 for action in reader.lit[id])
    if travels and reader.lit[id][0].kind == "infect" and reader.seat is not None:
        tint = f"var(--vr-{COLOURS[reader.seat]})"
        out.append(
            rect(x - 10.2, y - 10.2, 20.4, 20.4, rx=6, fill="none", stroke=tint, stroke_width=1.6)
        )
    return out
