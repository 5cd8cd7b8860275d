"""What moves on the map: spaces to choose, markers, counters, the order of the tracks."""

from __future__ import annotations

from math import hypot
from typing import Final

from miasma.core.elements import Element, circle, group, path, rect, shift, text, use
from miasma.core.text import catalog
from miasma.games.zeds.board import (
    ALL_BEDS,
    BRIDGE_AT,
    CAMP,
    GRAVEYARD,
    LAB,
    OFFICE,
    SPACE_IDS,
    START_OF,
    STARTS,
    TOWN,
    TOWNWARD,
    TRACK_IDS,
    TRACK_SETS,
    TRACK_SPACES,
    members,
)
from miasma.games.zeds.pieces import (
    CIVILIAN,
    FIGHTERS,
    FOE,
    HEROES,
    PIECE_IDS,
    RANGERS,
    RED_DIAMOND,
    SPREADER,
    STACKING,
    SUPER,
    ZED,
    ZED_SIDE,
)
from miasma.games.zeds.reader import Reader
from miasma.games.zeds.rules import places
from miasma.games.zeds.scene_art import (
    CIVILIANS,
    FLED,
    HEROIC,
    PEOPLE,
    SECURITY,
    TRACK_COLOURS,
    drawn,
)
from miasma.games.zeds.scene_map import SANS, place
from miasma.games.zeds.scene_players import owner_sign
from miasma.games.zeds.table import (
    BARRICADES,
    BRIDGE,
    CHAOS,
    DEFIANT,
    FIGHT,
    FOE_SPACES,
    FOES_IN,
    FREE_ACTIONS,
    FREE_MOVES,
    FRIENDS,
    MINES,
    MINES_AT,
    NEXT_TRACK,
    NO_ENTRY,
    OUTPOST_AT,
)
from miasma.games.zeds.view import hit_markers

TORN: Final = 6
WIDE: Final = 52.0
"""From one named counter to the next."""
TOWN_ROWS: Final = ((0.0, -WIDE, 47.0, -2 * WIDE), (0.0, -WIDE, WIDE, 2 * WIDE))
"""Where counters find room in Town Center between the city spaces and the hospital: two rows, the
best places first."""


def pieces(reader: Reader) -> list[Element]:
    """Everything that comes and goes on the map, painted first to last."""
    found: list[Element] = []
    for space in reader.spaces():
        found.append(spot(reader, space))
    found += marches(reader)
    for track in reader.state.terms.tracks:
        found.append(badge(reader, track))
    for space in reader.spaces():
        found += stack(reader, space)
    for track in reader.state.terms.tracks:
        found += note(reader, track)
    if reader.t[FIGHT] >= 0:
        x, y = place(reader.data.spaces[reader.t[FIGHT]])
        found.append(
            circle(x, y, 40, id="fight-ring", fill="none", stroke="var(--zd-pen)",
                   stroke_width=3, stroke_dasharray="8 5")
        )  # fmt: skip
    return found


def spot(reader: Reader, space: int) -> Element:
    """A space as something to point at, with what lies on it."""
    t = reader.t
    x, y = place(reader.data.spaces[space])
    id = f"space-{SPACE_IDS[space]}"
    lit = id in reader.targets
    size = 44 if space in (TOWN, CAMP) else 27
    children = [
        circle(x, y, size, fill="#fff", fill_opacity=0),
    ]
    if lit:
        children.append(
            circle(x, y, size, fill="var(--zd-can-fill)", fill_opacity=0.45,
                   stroke="var(--zd-can)", stroke_width=3, class_="can")
        )  # fmt: skip
    if space < TRACK_SPACES:
        children += marks(reader, space, x, y)
    if space == GRAVEYARD and t[FRIENDS + space]:
        children.append(number(x, y + 12, str(t[FRIENDS + space].bit_count()), 18))
    return group(
        *children,
        id=id,
        label=reader.space_name(space),
        tip=reader.space_tip(space),
    )


def marks(reader: Reader, space: int, x: float, y: float) -> list[Element]:
    """Chaos, barricade, outpost, minefield, no entry, the bridge."""
    t = reader.t
    found: list[Element] = []
    if t[BARRICADES] >> space & 1:
        found += drawn("zd-barricade", x, y + 19)
    if t[OUTPOST_AT] == space:
        found += drawn("zd-outpost", x, y + 20)
    if t[MINES_AT] == space and t[MINES]:
        found += drawn("zd-mines", x - 22, y + 18, 0.8 if t[MINES] == 2 else 0.6)
    if space == BRIDGE_AT and t[BRIDGE]:
        found += drawn("zd-bridge", x - 24, y + 6)
    if t[NO_ENTRY] >> space & 1:
        found += drawn("zd-no-entry", x + 12, y + 8)
    for n in range(t[CHAOS + space]):
        found += drawn("zd-chaos", x + 26 - 8 * n, y + 16)
    return found


def badge(reader: Reader, track: int) -> Element:
    """The sign of a track at its Start: when it activates in this turn, and whether it may be
    chosen."""
    x, y = place(reader.data.spaces[START_OF[track]])
    entry = reader.data.tracks[track]
    id = f"track-{TRACK_IDS[track]}"
    lit = id in reader.targets
    turns = [n for n, (which, _) in enumerate(reader.order(), 1) if which == track]
    states = [state for which, state in reader.order() if which == track]
    face, ink, words, size = TRACK_COLOURS[track], "#fff", entry.letter, 12
    if "current" in states:
        face, words, size = "#c8241a", str(turns[states.index("current")]), 16
    elif "idle" in states:
        face, ink, words, size = "#fff8e8", "#a3160c", str(turns[states.index("idle")]), 14
    elif reader.t[NEXT_TRACK] == track:  # one of "all", or of "fewest Zeds"
        face, size = "#c8241a", 16
    elif states:
        face, words, size = "#5f6b4a", "✓", 14
    elif lit:
        size = 15
    edge = "#a3160c" if ink != "#fff" else "#fff"
    ring = circle(0, 0, size, fill="none", stroke="var(--zd-can)", stroke_width=3, class_="can")
    count = places.on_track(reader.state, track).bit_count()
    when = when_it_moves(reader, track)
    return group(
        circle(0, 0, size, fill=face, stroke=edge, stroke_width=2),
        *([ring] if lit else []),
        text(0, 5.5, words, 16, font_weight=800, fill=ink, text_anchor="middle",
             font_family=SANS),
        id=id,
        label=entry.name[reader.lang],
        tip=reader.say("track-when-tip" if when else "track-tip", n=count, when=when),
        transform=shift(x + beside(x) * 42, y - 4),
    )  # fmt: skip


def beside(x: float) -> int:
    """On which side of a Start there is room for its sign."""
    return 1 if x < 300 else -1


def when_it_moves(reader: Reader, track: int) -> str:
    """Whether a track is done, goes on or comes in this turn; nothing if it does not move."""
    states = [state for which, state in reader.order() if which == track]
    if reader.t[NEXT_TRACK] == track and "idle" not in states:
        states.append("current")
    left = [state for state in states if state != "done"]
    return reader.say(f"order-{[*left, 'done'][0]}") if states else ""


def note(reader: Reader, track: int) -> list[Element]:
    """The same in red pen below the sign; over the counters, which would hide it."""
    words = when_it_moves(reader, track)
    if not words:
        return []
    x, y = place(reader.data.spaces[START_OF[track]])
    side = beside(x)
    return [
        text(x + side * 26, y + 28, words, 14, id=f"note-{TRACK_IDS[track]}", font_weight=800,
             fill="var(--zd-pen)", text_anchor="start" if side > 0 else "end", font_family=SANS,
             paint_order="stroke", stroke="var(--zd-halo)", stroke_width=3.5,
             stroke_linejoin="round", pointer_events="none"),
    ]  # fmt: skip


def marches(reader: Reader) -> list[Element]:
    """Red pen: where the groups of the listed tracks go next, thick for the track of now."""
    found: list[Element] = []
    drawn = 0
    order = reader.order()
    if reader.t[NEXT_TRACK] >= 0:
        order.insert(0, (reader.t[NEXT_TRACK], "current"))
    for track, state in order:
        if state == "done" or not 0 <= track < len(TRACK_IDS) or drawn >> track & 1:
            continue
        drawn |= 1 << track
        for space in members(reader.t[FOE_SPACES] & TRACK_SETS[track]):
            if reader.t[FOES_IN + space] & ZED_SIDE:
                found.append(arrow(reader, space, 5 if state == "current" else 2.4))
    return found


def arrow(reader: Reader, space: int, wide: float) -> Element:
    """From a space toward the next one on the way to town."""
    (x, y), (x2, y2) = (place(reader.data.spaces[n]) for n in (space, TOWNWARD[space]))
    long = hypot(x2 - x, y2 - y)
    dx, dy = (x2 - x) / long, (y2 - y) / long
    start, end = (x + 24 * dx, y + 24 * dy), (x2 - 25 * dx, y2 - 25 * dy)
    head = 4 + 1.6 * wide
    wing = [(end[0] - head * dx + side * head * 0.6 * dy,
             end[1] - head * dy - side * head * 0.6 * dx) for side in (1, -1)]  # fmt: skip
    shaft = f"M{start[0]:.1f} {start[1]:.1f}L{end[0] - 4 * dx:.1f} {end[1] - 4 * dy:.1f}"
    point = "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in (end, *wing)) + "Z"
    return group(
        path(shaft, stroke="var(--zd-march)", stroke_width=wide, stroke_linecap="round"),
        path(point, fill="var(--zd-march)"),
        id=f"march-{SPACE_IDS[space]}",
    )


# -- counters -------------------------------------------------------------------------------------


def stack(reader: Reader, space: int) -> list[Element]:
    """The counters of a space, fanned."""
    t = reader.t
    if space == GRAVEYARD:
        return []
    units = list(members(t[FRIENDS + space]))
    foes = [FOE + foe for foe in members(t[FOES_IN + space])]
    everybody = units + foes
    x, y = place(reader.data.spaces[space])
    spots = fan(len(everybody), space)
    if units and foes and space < TRACK_SPACES:
        spots = face_to_face(len(units), len(foes))
    found = [
        counter(reader, piece, x + dx, y + dy, space, n, len(everybody))
        for n, (piece, (dx, dy)) in enumerate(zip(everybody, spots, strict=True))
    ]
    crowd = t[FOES_IN + space] & STACKING
    if crowd.bit_count() > 1 and not STARTS >> space & 1:
        total = places.group_strength(reader.state, crowd)
        found.append(pill(f"mob-{SPACE_IDS[space]}", x, y + 27, reader.say("mob", n=total)))
    return found


def fan(count: int, space: int) -> list[tuple[float, float]]:
    """Where the counters of a space lie, round its middle, side by side."""
    if count == 1:
        return [(0, 0)]
    if space == TOWN:
        return town_crowd(count)
    per_row = 2 if count <= 4 and space != CAMP else 3 if count <= 9 else 5
    gap = 32 if per_row < 5 else 20
    rows = (count + per_row - 1) // per_row
    found = []
    for n in range(count):
        here = min(per_row, count - n // per_row * per_row)
        x = (n % per_row - (here - 1) / 2) * gap
        found.append((x, (n // per_row - (rows - 1) / 2) * 31))
    return found


def town_crowd(count: int) -> list[tuple[float, float]]:
    """Town Center: rows with room for names, in the free ground between the city spaces."""
    if count <= 3:
        return [((n - (count - 1) / 2) * WIDE, -6.0) for n in range(count)]
    if count == 4:
        return [(x * WIDE / 2, y) for y in (-41.0, 7.0) for x in (-1, 1)]
    upper, lower = TOWN_ROWS
    half = count // 2
    if half <= len(upper) and count - half <= len(lower):
        above, below = sorted(upper[:half]), sorted(lower[: count - half])
        return [(x, -41.0) for x in above] + [(x, 7.0) for x in below]
    rows = [count * n // 3 for n in range(4)]  # a whole county in town: three close rows
    return [
        (-107 + (n - rows[row]) * 156 / max(1, rows[row + 1] - rows[row] - 1), -41 + 29 * row)
        for row in range(3)
        for n in range(rows[row], rows[row + 1])
    ]


def face_to_face(units: int, foes: int) -> list[tuple[float, float]]:
    """People to the left, foes to the right of the middle, each side fanned."""
    left = [(-21.0 + 7 * n, 9.0 * n - 4.5 * (units - 1)) for n in range(units)]
    return left + [(21.0 - 7 * (foes - 1 - n), 9.0 * n - 4.5 * (foes - 1)) for n in range(foes)]


def counter(
    reader: Reader, piece: int, x: float, y: float, space: int, place: int, crowd: int
) -> Element:
    """A counter with its strength, side, hits and markers."""
    t = reader.t
    name = f"unit-{PIECE_IDS[piece]}"
    lit = name in reader.targets
    parts = _zed(reader, piece) if piece >= ZED else _unit(reader, piece, space, place, crowd)
    hits = hit_markers(reader.state, piece)
    if hits and not (piece < FOE and places.is_comatose(reader.state, piece)):
        parts.append(circle(13, 13, 7.5, fill="#fff", stroke="#1c1210", stroke_width=1.3))
        parts.append(number(13, 17, str(hits), 11, "#a3160c"))
    if piece < FOE and (t[FREE_ACTIONS + piece] or t[FREE_MOVES + piece]):
        parts.append(gift(t[FREE_ACTIONS + piece] + t[FREE_MOVES + piece]))
    if lit:
        edge = rect(-18, -18, 36, 36, rx=6, fill="none", stroke="var(--zd-can)", stroke_width=3,
                    class_="can")  # fmt: skip
        parts.insert(0, edge)  # below the name
    turn = (piece * 7) % 9 - 4 if piece >= FOE else 0
    return group(
        *parts,
        id=name,
        label=reader.piece_name(piece),
        tip=reader.piece_tip(piece),
        place=f"space-{SPACE_IDS[space]}",
        transform=shift(x, y, turn=turn),
    )


def gift(n: int) -> Element:
    """The mark of a unit that has free actions."""
    return group(
        circle(14, -13, 8.5, fill="#1d6b34", stroke="#fff", stroke_width=1.4),
        path("M8.5-16.6v7.2l5.5-3.6z", fill="#fff")
        if n == 1
        else number(11, -9.6, str(n), 9, "#fff"),
        path("M14-16.6v7.2l5.5-3.6z", fill="#fff"),
    )


def number(x: float, y: float, words: str, size: float, ink: str = "#141414") -> Element:
    """A bold number."""
    return text(x, y, words, size, font_weight=800, fill=ink, text_anchor="middle",
                font_family=SANS)  # fmt: skip


def _zed(reader: Reader, piece: int) -> list[Element]:
    """Torn paper: dark red for Zeds, black for super Zeds, green for infectors."""
    seed = piece % TORN
    is_super, is_infector = SUPER <= piece < SPREADER, piece >= SPREADER
    face = "url(#zd-super)" if is_super else "#4d5a1c" if is_infector else "url(#zd-zed)"
    power = str(places.strength(reader.state, piece))
    found = [
        use(f"zd-shade-{seed}", fill="#000", fill_opacity=0.42),
        use(f"zd-torn-{seed}", fill="#f6ead2", stroke="#3a1a12", stroke_width=0.8),
        use(f"zd-rip-{seed}", fill=face, stroke="#e0362a" if is_super else "none"),
        use("zd-shambler", fill="#e0362a" if is_super else "#ffc7bd", fill_opacity=0.9),
        text(-6, 7.5, power, 19 if len(power) < 2 else 16, font_weight=800, fill="#fff",
             text_anchor="middle", font_family=SANS, paint_order="stroke", stroke="#2a0504",
             stroke_width=3),
    ]  # fmt: skip
    if places.is_reduced(reader.state, piece) and not is_infector:
        found.append(
            path("M19.5-17L5-16.5Q11-13 13-10.5T19-3.5Z", fill="#fff8e8", stroke="#3a1a12")
        )
    if is_super or is_infector:
        found.append(_tag(reader.data.piece(piece).name[reader.lang].split(" (")[0], 24, "#1a0f10"))
    return found


def frame(piece: int) -> str:
    """The colour of a unit's frame, by kind."""
    if piece >= FOE:
        return "#6b5a10"
    if piece < HEROES:
        return PEOPLE
    if piece < CIVILIAN:
        return HEROIC
    if piece < RED_DIAMOND:
        return CIVILIANS
    if piece < RANGERS:
        return SECURITY
    return "#3b4a2e" if piece < FIGHTERS else FLED


def _unit(reader: Reader, piece: int, space: int, place: int, crowd: int) -> list[Element]:
    """A square of card with a silhouette; a red corner when it is reduced."""
    state = reader.state
    colour = frame(piece)
    person = "zd-hero" if piece < HEROES else "zd-crowd"
    found = [
        rect(-14, -13, 30, 30, rx=4, fill="#000", fill_opacity=0.35),
        rect(-15, -15, 30, 30, rx=4, fill="url(#zd-unit)", stroke=colour, stroke_width=2),
        use(person, fill=colour, fill_opacity=0.78),
    ]
    if places.is_reduced(state, piece) and piece < FIGHTERS:
        found.append(path("M-15-7L-7-15H0L-15 0Z", fill="#c8281e"))
    if piece < FIGHTERS or piece >= FOE:
        power = str(places.strength(state, piece))
        found.append(
            text(-6, 12, power, 17, font_weight=800, fill="#141414", text_anchor="middle",
                 font_family=SANS, paint_order="stroke", stroke="#fff", stroke_width=3)
        )  # fmt: skip
    if piece < FOE:
        if reader.t[DEFIANT] >> piece & 1:
            found.append(path("M8-15H15V-8Z", fill="#c8281e"))
        if places.is_comatose(state, piece) and ALL_BEDS >> space & 1:
            found.append(use("zd-ecg", 5, 13))
        found += owner_sign(reader, piece)
        if piece < CIVILIAN:
            above = space == LAB or OFFICE <= space < LAB
            above = above or (space != TOWN and crowd > 1 and place % 2 == 0)
            found.append(_tag(short_name(reader, piece), -24 if above else 24, colour))
    return found


def short_name(reader: Reader, piece: int) -> str:
    """The part of a name that fits a tag; the whole one stands in the tooltip."""
    words, key = catalog("zeds", reader.lang), f"tag-{PIECE_IDS[piece].replace('_', '-')}"
    if key in words:
        return words.say(key)
    return reader.piece_name(piece).split()[-1]


def _tag(words: str, dy: float, colour: str) -> Element:
    wide = len(words) * 4.9 + 6
    return group(
        rect(-wide / 2, dy - 6, wide, 12, rx=3, fill=colour),
        text(0, dy + 3, words, 8.4, font_weight=700, fill="#fff", text_anchor="middle",
             font_family=SANS),
    )  # fmt: skip


def pill(id: str, x: float, y: float, words: str) -> Element:
    """The sum of a mob."""
    wide = len(words) * 6 + 12
    return group(
        rect(-wide / 2, -8, wide, 16, rx=8, fill="#1c0a08", stroke="#ff9a8c", stroke_width=1.2),
        text(0, 4, words, 11, font_weight=800, fill="#fff", text_anchor="middle",
             font_family=SANS),
        id=id,
        label=words,
        tip=words,
        transform=shift(x, y),
    )  # fmt: skip
