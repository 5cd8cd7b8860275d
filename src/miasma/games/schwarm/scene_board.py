"""What comes, moves and goes on the board, painted first to last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.core.elements import Element, circle, group, line, path, rect, text, use
from miasma.games.schwarm import scene_words as words
from miasma.games.schwarm.actions import EIGHT_WAYS, FOUR_WAYS
from miasma.games.schwarm.art import TURNS
from miasma.games.schwarm.board import STEPS, WIDTH, members
from miasma.games.schwarm.rules import network
from miasma.games.schwarm.scene_stage import STRIP, centre, track_x
from miasma.games.schwarm.table import (
    COVERED,
    CRAB_AT,
    CRAB_DISTANCE,
    FIGURE,
    LAST,
    OWNER,
    PEGS,
    QUEEN_BUOYS,
    TILED,
    TSUNAMI_DISTANCE,
    TSUNAMIS,
    WAY,
    WHALE_STEP,
    WHALES,
)
from miasma.games.schwarm.view import shapes_on

if TYPE_CHECKING:
    from miasma.games.schwarm.reader import Reader

CORNERS: Final = ((19, 19), (-19, 19), (-19, -19), (19, -19))
TONES: Final = ("#f2c530", "#ff6a5e", "#9fb4bb", "#ffffff")
SHORE_LABELS: Final = ((309, 5, 0), (606, 350, 90), (309, 687, 0), (-4, 350, -90))


def pieces(reader: Reader) -> list[Element]:
    """Everything on the board."""
    return [
        *_shore_names(reader),
        *_face_down(reader),
        *_tiles(reader),
        *_networks(reader),
        *_fields(reader),
        *_buoys(reader),
        *_rays(reader),
        *_stations(reader),
        *_ships(reader),
        *_hazards(reader),
        *_last(reader),
        *_threats(reader),
        *_scores(reader),
    ]


def _at(reader: Reader, cell: int) -> tuple[float, float]:
    return centre(reader.data, cell)


def _shore_names(reader: Reader) -> list[Element]:
    out = []
    for place, (x, y, turn) in enumerate(SHORE_LABELS):
        label, tip = words.shore(reader, place)
        out.append(
            text(
                0, 0, label.upper(), 9.5, id=f"shore-{FOUR_WAYS[place]}", label=label, tip=tip,
                transform=f"translate({x} {y}) rotate({turn})", font_weight=700,
                letter_spacing=2.2, text_anchor="middle", fill="var(--sw-shore-ink)",
            )
        )  # fmt: skip
    return out


# -- tiles ----------------------------------------------------------------------------------------


def _face_down(reader: Reader) -> list[Element]:
    out = []
    for cell in members(reader.t[COVERED]):
        name = reader.board.ids[cell]
        label, tip = words.field(reader, cell)
        out.append(
            use("sw-back", *_at(reader, cell), id=f"down-{name}", label=label, tip=tip, place=name)
        )
    return out


def _tiles(reader: Reader) -> list[Element]:
    """All faces first, then all channels, so that neighbours join without a seam."""
    faces: list[Element] = []
    channels: list[Element] = []
    for cell in members(reader.t[TILED]):
        name = reader.board.ids[cell]
        x, y = _at(reader, cell)
        form, turn = TURNS[shapes_on(reader.state, cell)[0]]
        label, tip = words.tile(reader, cell)
        below = len(shapes_on(reader.state, cell)) - 1
        edges = [
            rect(
                x - 29.8 - 1.6 * n, y - 29.8 + 1.8 * n, 59.6, 59.6, rx=8,
                fill="var(--sw-tile-deep)", stroke="var(--sw-tile-edge)", stroke_opacity=0.8,
            )
            for n in range(below, 0, -1)
        ]  # fmt: skip
        ground = "sw-face-gold" if form == "gold" else "sw-face"
        faces.append(
            group(
                circle(x, y, 50, fill="url(#sw-spill)"), *edges, use(ground, x, y),
                id=f"face-{name}", label=label, tip=tip, place=name,
            )
        )  # fmt: skip
        channels.append(
            use(
                f"sw-ch-{form}", x, y, turn=turn, id=f"tile-{name}", label=label, tip=tip,
                place=name,
            )
        )  # fmt: skip
    return faces + channels


def _networks(reader: Reader) -> list[Element]:
    """The best network of each player as a line along its channels, seen when it is asked for."""
    return [_network(reader, seat) for seat in reader.seats]


def _network(reader: Reader, seat: int) -> Element:
    part = reader.network(seat)[0]
    north, east, south, west = network.ways(reader.state, seat, True)
    lines = []
    for cell in members(part):
        x, y = _at(reader, cell)
        lines.append(f"M{x:g} {y:g}h.01")
        for bit, back, other in ((east, west, cell + 1), (south, north, cell + WIDTH)):
            if bit >> cell & 1 and part >> other & 1 and back >> other & 1:
                to_x, to_y = _at(reader, other)
                lines.append(f"M{x:g} {y:g}L{to_x:g} {to_y:g}")
    label, tip = words.network(reader, seat)
    d = "".join(lines) or "M0 0h.01"
    seen = reader.focus == f"network-{seat}"
    return group(
        path(
            d, fill="none", stroke="var(--sw-stop)", stroke_width=7, stroke_linecap="round",
            stroke_opacity=0.8 if seen else 0,
        ),
        *(
            [path(d, fill="none", stroke=TONES[seat], stroke_width=3.6, stroke_linecap="round")]
            if seen
            else []
        ),
        id=f"network-{seat}", label=label, tip=tip, pointer_events="none",
    )  # fmt: skip


# -- fields ---------------------------------------------------------------------------------------


def _fields(reader: Reader) -> list[Element]:
    """A place to point at for every field; what may be chosen has a dashed rim."""
    out = []
    for cell, name in enumerate(reader.board.ids):
        if not name:
            continue
        x, y = _at(reader, cell)
        label, tip = words.field(reader, cell)
        can = name in reader.lit
        inside: list[Element] = [
            rect(x - 30, y - 30, 60, 60, rx=9, fill="none", pointer_events="all")
        ]
        if can:
            inside = [
                rect(
                    x - 30, y - 30, 60, 60, rx=10, fill="var(--can)", fill_opacity=0.1,
                    stroke="var(--sw-stop)", stroke_width=4.6, stroke_opacity=0.55,
                ),
                rect(
                    x - 30, y - 30, 60, 60, rx=10, fill="none", stroke="var(--can)",
                    stroke_width=2.4, stroke_dasharray="7 4.5",
                ),
            ]  # fmt: skip
        out.append(group(*inside, id=name, label=label, tip=tip, class_="can" if can else None))
    return out


def _buoys(reader: Reader) -> list[Element]:
    """Buoys in the corners of their tile, where no channel runs; up to four on the queen."""
    out = []
    for cell in members(reader.t[TILED]):
        name = reader.board.ids[cell]
        x, y = _at(reader, cell)
        for place, seat in enumerate(reader.buoys(cell)):
            dx, dy = CORNERS[place % 4]
            label, tip = words.buoy(reader, seat, name)
            out.append(
                use(
                    f"sw-emblem-{reader.player_id(seat)}", x + dx, y + dy, 0.68,
                    id=f"buoy-{name}-{place + 1}", label=label, tip=tip, place=name,
                )
            )  # fmt: skip
    x, y = _at(reader, reader.board.queen)
    for seat in reader.seats:
        if reader.t[QUEEN_BUOYS] >> seat & 1:
            dx, dy = ((-22, -22), (22, -22), (22, 22), (-22, 22))[seat]
            label, tip = words.queen_buoy(reader, seat)
            out.append(
                use(
                    f"sw-emblem-{reader.player_id(seat)}", x + dx, y + dy, 0.72,
                    id=f"queen-buoy-{seat}", label=label, tip=tip,
                    place=reader.board.ids[reader.board.queen],
                )
            )  # fmt: skip
    return out


# -- pieces ---------------------------------------------------------------------------------------


def _stations(reader: Reader) -> list[Element]:
    out = []
    for place, cell in enumerate(reader.board.ring):
        seat = reader.t[OWNER + place]
        if seat < 0:
            continue
        x, y = _at(reader, cell)
        side = FOUR_WAYS[reader.board.side[place]]
        x += {"W": 6, "E": -6}.get(side, 0)
        y += {"N": 3, "S": -3}.get(side, 0)
        pegs = reader.t[PEGS + place]
        colour = reader.player_id(seat)
        label, tip = words.station(reader, seat, place)
        out.append(
            group(
                use(f"sw-station-{colour}", x, y - 3, 0.84),
                *(
                    use(f"sw-peg-{colour}", x + (n - (pegs - 1) / 2) * 10, y + 16, 0.82)
                    for n in range(pegs)
                ),
                id=f"station-{reader.board.ids[cell]}",
                label=label,
                tip=tip,
                place=reader.board.ids[cell],
            )
        )
    return out


def _crowd(place: int, count: int) -> tuple[float, float, float]:
    """Where one of several ships on a field stands, and how large it is."""
    if count == 1:
        return 0.0, 2.0, 1.0
    if count == 2:
        return ((-9.0, -7.0, 0.78), (9.0, 11.0, 0.78))[place]
    return (
        -15.0 + 15.0 * (place % 3),
        -16.0 + 15.0 * (place // 3 % 3),
        0.52,
    )


def _ships(reader: Reader) -> list[Element]:
    out = []
    together: dict[int, int] = {}
    for seat in reader.seats:
        for cell in reader.ships(seat):
            together[cell] = together.get(cell, 0) + 1
    placed: dict[int, int] = {}
    for seat in reader.seats:
        for number, cell in enumerate(reader.ships(seat), 1):
            x, y = _at(reader, cell)
            nth = placed.get(cell, 0)
            placed[cell] = nth + 1
            dx, dy, scale = _crowd(nth, together[cell])
            name = reader.board.ids[cell]
            label, tip = words.ship(reader, seat, number, name)
            id = f"ship-{seat}-{number}"
            inside = [use(f"sw-ship-{reader.player_id(seat)}", x + dx, y + dy, scale)]
            if id in reader.targets:
                inside.append(
                    path(
                        f"M{x + dx - 18:g} {y + dy + 19:g}h36", stroke="var(--can)",
                        stroke_width=3, stroke_linecap="round",
                    )
                )  # fmt: skip
                if sum(t.startswith(f"ship-{seat}-") for t in reader.targets) > 1:
                    inside.append(
                        text(
                            x + dx + 20, y + dy + 24, str(number), 11, font_weight=800,
                            text_anchor="middle", fill="var(--can)",
                        )
                    )  # fmt: skip
            out.append(group(*inside, id=id, label=label, tip=tip, place=name))
    return out


def _hazards(reader: Reader) -> list[Element]:
    out = []
    spots: dict[int, int] = {}
    for kind, name, first in ((0, "whale", WHALES), (1, "tsunami", TSUNAMIS)):
        for figure in (1, 2):
            cell = reader.t[first + figure - 1]
            if cell < 0:
                continue
            nth = spots.get(cell, 0)
            spots[cell] = nth + 1
            x, y = _at(reader, cell)
            label, tip = words.hazard(reader, kind, figure)
            scale = 0.9 if name == "whale" else 0.93
            out.append(
                use(
                    f"sw-{name}", x + 12 * nth, y - 8 * nth, scale, id=f"{name}-{figure}",
                    label=label, tip=tip, place=reader.board.ids[cell],
                )
            )  # fmt: skip
    place = reader.t[CRAB_AT]
    if place >= 0:
        cell = reader.board.ring[place]
        x, y = _at(reader, cell)
        busy = reader.t[OWNER + place] >= 0
        label, tip = words.hazard(reader, 2, 1)
        at = (x + 17, y + 15, 0.55) if busy else (x, y - 1, 0.75)
        out.append(
            use("sw-crab", *at, id="crab-1", label=label, tip=tip, place=reader.board.ids[cell])
        )
    return out


# -- hazards in motion ----------------------------------------------------------------------------


def _rays(reader: Reader) -> list[Element]:
    """The ways a tsunami may run, with a sign where it leaves the board; the crab's steps."""
    out: list[Element] = []
    ways = [EIGHT_WAYS.index(a.args[0]) for a in reader.options if a.kind == "dir"]
    if reader.phase == WHALE_STEP:
        return out
    if reader.phase == TSUNAMI_DISTANCE and reader.options:
        ways = [reader.t[WAY]]
    for way in ways:
        out += _ray(reader, way)
    return out


def _ray(reader: Reader, way: int) -> list[Element]:
    start = reader.t[TSUNAMIS + reader.t[FIGURE]]
    cells = reader.board.rays[start][way]
    x, y = _at(reader, start)
    dx, dy = STEPS[way]
    length = len(cells) + (0 if reader.board.ray_lands[start][way] else 0.75)
    out: list[Element] = []
    label, tip = words.exit_sign(reader, way)
    out.append(
        line(
            x + dx * 20, y + dy * 20, x + dx * 62 * length, y + dy * 62 * length,
            id=f"ray-{EIGHT_WAYS[way]}", label=label, tip=tip, stroke="var(--sw-ray)",
            stroke_opacity=0.6, stroke_width=2.4, stroke_dasharray="1 7", stroke_linecap="round",
        )
    )  # fmt: skip
    if f"exit-{EIGHT_WAYS[way]}" in reader.targets:
        out.append(
            use(
                f"sw-exit-{EIGHT_WAYS[way]}", x + dx * 62 * length, y + dy * 62 * length,
                id=f"exit-{EIGHT_WAYS[way]}", label=label, tip=tip,
            )
        )  # fmt: skip
    return out


def _threats(reader: Reader) -> list[Element]:
    """What the options of a hazard would do: a pill for each hit, numbers on the stops."""
    hits: dict[tuple[str, int], list[int]] = {}
    for forecast in reader.forecasts():
        seen: dict[tuple[str, int], list[int]] = {}
        for victim, points, name in forecast.hits:
            seen.setdefault((name, victim), []).append(points)
        for key, amounts in seen.items():
            hits[key] = max(hits.get(key, []), amounts, key=sum)
    out: list[Element] = []
    above: dict[str, int] = {}
    for (name, victim), amounts in hits.items():
        x, y = _at(reader, reader.board.cell_of[name])
        nth = above.get(name, 0)
        above[name] = nth + 1
        points = sum(amounts)
        label, tip = words.threat(reader, victim, points, name)
        top = y - 31 + 22 * nth
        out.append(
            group(
                rect(
                    x - 21, top - 10.5, 42, 21, rx=10.5, fill="#fff", stroke="#a3261a",
                    stroke_width=2,
                ),
                use(f"sw-emblem-{reader.player_id(victim)}", x - 11, top, 0.6),
                text(
                    x + 7, top + 5, f"−{points}", 14, font_weight=800, text_anchor="middle",
                    fill="#a3160c",
                ),
                id=f"threat-{name}-{victim}", label=label, tip=tip, place=name,
            )
        )  # fmt: skip
    return out + _stops(reader)


def _stops(reader: Reader) -> list[Element]:
    """Numbers on the fields where the crab or a new tsunami may stop."""
    if reader.phase not in (CRAB_DISTANCE, TSUNAMI_DISTANCE):
        return []
    out = []
    for action in reader.options:
        cell = reader.board.cell_of.get(action.targets[0])
        if cell is None:
            continue
        x, y = _at(reader, cell)
        label = reader.game.describe(action, reader.lang)
        out.append(
            group(
                circle(
                    x, y + 27, 8.5, fill="var(--sw-stop)", stroke="var(--can)", stroke_width=1.5
                ),
                text(
                    x, y + 31, action.args[0], 11, font_weight=800, text_anchor="middle",
                    fill="var(--sw-stop-ink)",
                ),
                id=f"stop-{action.args[0]}", label=label, tip=reader.say("lit"),
                place=action.targets[0],
            )
        )  # fmt: skip
    return out


# -- marks and scores -----------------------------------------------------------------------------


def _last(reader: Reader) -> list[Element]:
    """Four brackets round what was done last."""
    cell = reader.t[LAST]
    if cell < 0 or reader.over:
        return []
    x, y = _at(reader, cell)
    label, tip = words.last(reader, reader.board.ids[cell])
    return [
        path(
            "M-30-18V-24Q-30-30-24-30H-18M18-30H24Q30-30 30-24V-18M30 18V24Q30 30 24 30H18"
            "M-18 30H-24Q-30 30-30 24V18",
            id="last", label=label, tip=tip, fill="none", stroke="var(--last)", stroke_width=2.6,
            stroke_linecap="round", transform=f"translate({x:g} {y:g})", pointer_events="none",
        )
    ]  # fmt: skip


def _scores(reader: Reader) -> list[Element]:
    """Score markers on the track; equal scores stand side by side (SW-024)."""
    out = []
    places = [reader.score(seat) % 100 for seat in reader.seats]
    for seat in reader.seats:
        points = reader.score(seat)
        crowd = places.count(points % 100)
        nth = places[:seat].count(points % 100)
        label, tip = words.score(reader, seat)
        size = 1.0 if crowd == 1 else 0.72
        x = track_x(points) + (nth - (crowd - 1) / 2) * 15
        y = STRIP[1] + STRIP[3] / 2
        inside = [
            circle(x, y, 10.5 * size, fill="var(--sw-stop)", stroke="var(--ink)"),
            use(f"sw-emblem-{reader.player_id(seat)}", x, y, 0.74 * size),
        ]
        if points >= 100:
            inside.append(
                text(
                    x, y - 12, f"+{points // 100 * 100}", 9.5, font_weight=700,
                    text_anchor="middle", fill="var(--ink)",
                )
            )  # fmt: skip
        out.append(group(*inside, id=f"score-{seat}", label=label, tip=tip))
    return out
