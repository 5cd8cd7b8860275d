"""What happened, told as events; called by the rules only while somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.events import Event
from miasma.games.zeds.board import SPACE_IDS, TRACK_IDS
from miasma.games.zeds.effects import COMPONENTS, KEYS, MARKERS
from miasma.games.zeds.pieces import CIVILIAN, CIVILIANS, PIECE_IDS, UNITS
from miasma.games.zeds.table import (
    AMMO,
    EVENT_PILE,
    F_COLUMN,
    F_FOES_AT,
    F_HUMAN_HITS,
    F_LOSER,
    F_TOTAL,
    F_UNIT,
    F_ZED_HITS,
    FIGHT,
    INFECTION,
    NONE,
    STORY_PILE,
    SUPPLIES,
    TURN,
)

if TYPE_CHECKING:
    from miasma.games.zeds.library import ZedsContent
    from miasma.games.zeds.state import ZedsState

Words = dict[str, object]

PHASES = (
    "setup", "reveal", "prfn", "infection", "eat", "zeds", "action", "housekeeping", "over",
)  # fmt: skip


def content(s: ZedsState) -> ZedsContent:
    """The content with the names."""
    return s.setup.game.data  # type: ignore[attr-defined,no-any-return]


def piece_name(s: ZedsState, piece: int) -> dict[str, str]:
    """What a piece is called; civilians with their number, as where they are chosen."""
    name = content(s).piece(piece).name
    if CIVILIAN <= piece < CIVILIAN + CIVILIANS:
        return {lang: f"{said} {PIECE_IDS[piece][3:]}" for lang, said in name.items()}
    return name


def space_name(s: ZedsState, space: int) -> dict[str, str]:
    """What a space is called: its name, and on a track its letter and number."""
    entry = content(s).spaces[space]
    if not entry.track:
        return entry.name
    letter = next(track.letter for track in content(s).tracks if track.id == entry.track)
    if entry.kind == "start":
        return {lang: f"{name} {letter}" for lang, name in entry.name.items()}
    if not entry.named and entry.kind != "catacomb":
        return dict.fromkeys(entry.name, entry.id)
    return {lang: f"{name} ({entry.id})" for lang, name in entry.name.items()}


def _tell(
    s: ZedsState, kind: str, data: Words, targets: tuple[str, ...] = (), heading: bool = False
) -> None:
    if s.events is not None:
        s.events.append(Event(kind, data, {}, (), targets, heading=heading))


def note(
    s: ZedsState,
    kind: str,
    piece: int = NONE,
    space: int = NONE,
    n: int = 0,
    other: int = NONE,
    track: int = NONE,
) -> None:
    """Something happened to a piece, in a space, on a track, so many times."""
    data: Words = {"n": n}
    targets: list[str] = []
    if piece >= 0:
        data["unit"] = piece_name(s, piece)
        data["seat"] = 0
        targets.append(f"unit-{PIECE_IDS[piece]}")
    if space >= 0:
        data["space"] = space_name(s, space)
        targets.append(f"space-{SPACE_IDS[space]}")
    if other >= 0:
        data["other"] = piece_name(s, other)
        targets.append(f"unit-{PIECE_IDS[other]}")
    if track >= 0:
        data["track"] = content(s).tracks[track].name
        targets.append(f"track-{TRACK_IDS[track]}")
    if kind.startswith("infection"):
        data["now"] = s.t[INFECTION]
        targets.append("meter-infection")
    elif kind.startswith("supplies"):
        data["now"] = s.t[SUPPLIES]
        targets.append("meter-supplies")
    elif kind.startswith("ammo"):
        data["now"] = s.t[AMMO]
        targets.append("meter-ammo")
    _tell(s, kind, data, tuple(targets))


def card(s: ZedsState, kind: str, pile: int, number: int) -> None:
    """A card was turned up, foreseen or played."""
    data = content(s)
    if pile == EVENT_PILE:
        _tell(s, kind, {"card": data.events[number].name, "text": data.events[number].text},
              ("deck-event",))  # fmt: skip
    elif pile == STORY_PILE:
        entry = data.stories[number]
        _tell(s, kind, {"card": entry.name, "text": entry.text, "seat": 0}, ("deck-story",))
    else:
        lab = data.research[number]
        _tell(s, kind, {"card": lab.name, "text": lab.text}, ("deck-research",))


def marker(s: ZedsState, number: int, piece: int) -> None:
    """A marker went to a piece."""
    entry = content(s).markers[MARKERS[number]]
    words: Words = {"marker": entry.name, "unit": piece_name(s, piece)}
    _tell(s, "marker", words, (f"unit-{PIECE_IDS[piece]}",))


def component(s: ZedsState, kind: str, number: int) -> None:
    """A component of the superweapon was built or lost."""
    entry = content(s).components[number]
    _tell(s, kind, {"component": entry.name}, (f"component-{COMPONENTS[number]}",))


def key(s: ZedsState, number: int) -> None:
    """A character action was used."""
    unit = s.book.key_unit[number]
    words: Words = {"key": KEYS[number], "unit": piece_name(s, unit)}
    _tell(s, "key", words, (f"unit-{PIECE_IDS[unit]}",))


def turn(s: ZedsState) -> None:
    """A turn began."""
    _tell(s, "turn", {"number": s.t[TURN]}, heading=True)


def phase(s: ZedsState, number: int) -> None:
    """A phase began."""
    _tell(s, f"phase-{PHASES[number]}", {}, heading=True)


def rolled(s: ZedsState, face: int) -> None:
    """A die was rolled."""
    _tell(s, "rolled", {"face": face}, ("dice",))


def melee(s: ZedsState) -> None:
    """A melee was decided."""
    t = s.t
    data: Words = {
        "unit": piece_name(s, t[F_UNIT]),
        "space": space_name(s, t[FIGHT]),
        "column": content(s).game.melee_column[t[F_COLUMN]].name,
        "total": t[F_TOTAL],
        "zedhits": t[F_ZED_HITS],
        "humanhits": t[F_HUMAN_HITS],
        "loser": "zeds" if t[F_LOSER] else "humans",
    }
    targets = [f"space-{SPACE_IDS[t[F_FOES_AT]]}"]
    if t[F_UNIT] < UNITS:
        targets.append(f"unit-{PIECE_IDS[t[F_UNIT]]}")
    _tell(s, "melee", data, tuple(targets))
