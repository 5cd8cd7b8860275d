"""What happened, told as events; called by the rules only while somebody listens."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from miasma.core.content import Names
from miasma.core.events import Event
from miasma.core.text import LANGUAGES, catalog
from miasma.games.zeds import describe, sources
from miasma.games.zeds.board import SPACE_IDS, TRACK_IDS, members
from miasma.games.zeds.effects import COMPONENTS, MARKERS, MIX
from miasma.games.zeds.grammar import many
from miasma.games.zeds.pieces import (
    CIVILIAN,
    CIVILIANS,
    FOE,
    PIECE_IDS,
    SUPER,
    UNITS,
    VILLAGER,
    ZED,
)
from miasma.games.zeds.questions import SHIFTS
from miasma.games.zeds.table import (
    ACTION_PHASE,
    AMMO,
    AT,
    BARRICADES,
    BY_TERRAIN,
    DICE,
    DICE_LEFT,
    DIE,
    EVENT_ACTIONS,
    EVENT_PILE,
    F_ATTACK,
    F_COLUMN,
    F_FOES,
    F_FOES_AT,
    F_HUMAN_HITS,
    F_LOSER,
    F_UNIT,
    F_ZED_HITS,
    FIGHT,
    FREE_ACTIONS,
    FREE_MOVES,
    INFECTION,
    NONE,
    OUTPOST_AT,
    PHASE,
    PLAYER_ACTIONS,
    QUESTION,
    REFUGEES,
    STORY_PILE,
    SUPPLIES,
    TURN,
    WHY_GUNFIRE,
    WHY_HOSES,
    WHY_INFECTION,
    WHY_MELEE,
    WHY_SEARCH,
    WHY_STRIKE,
    WHY_UNCHECKED,
)

if TYPE_CHECKING:
    from miasma.games.zeds.game import Zeds
    from miasma.games.zeds.library import ZedsContent
    from miasma.games.zeds.state import ZedsState

Words = dict[str, object]

PHASES = (
    "setup", "reveal", "prfn", "infection", "eat", "zeds", "action", "housekeeping", "over",
)  # fmt: skip
SUMMED: Final = frozenset(
    {WHY_GUNFIRE, WHY_HOSES, WHY_INFECTION, WHY_MELEE, WHY_STRIKE, WHY_UNCHECKED}
)
"""Throws of which the sum counts."""
TOLD_ANYWAY: Final = frozenset({WHY_GUNFIRE, WHY_INFECTION, WHY_MELEE, WHY_SEARCH})
"""Throws about which the lines before or after them say what they are for."""


def content(s: ZedsState) -> ZedsContent:
    """The content with the names."""
    return s.setup.game.data  # type: ignore[attr-defined,no-any-return]


def rulebook(s: ZedsState) -> Zeds:
    """The game as its own type."""
    return s.setup.game  # type: ignore[return-value]


def piece_name(s: ZedsState, piece: int) -> dict[str, str]:
    """What a piece is called, as where it is chosen: alike ones with their number."""
    name = content(s).piece(piece).name
    if CIVILIAN <= piece < CIVILIAN + CIVILIANS:
        return {lang: f"{said} {PIECE_IDS[piece][3:]}" for lang, said in name.items()}
    if VILLAGER <= piece < UNITS:
        home = describe.home(rulebook(s), piece)
        side = "refugees" if s.t[REFUGEES] >> piece & 1 else "villagers"
        return {lang: f"{catalog('zeds', lang).say(side)} ({home[lang]})" for lang in LANGUAGES}
    which = twin(s, piece)
    if which:
        return {lang: describe.numbered(said, which, lang) for lang, said in name.items()}
    return name


def twin(s: ZedsState, piece: int) -> int:
    """Which of several Zeds of a type it is, from 1; 0 if no other of them is on the board."""
    if not ZED <= piece < SUPER:
        return 0
    types = s.book.zed_type
    kind = types[piece - ZED]
    alike = [ZED + n for n, other in enumerate(types) if other == kind]
    if not any(s.t[AT + other] >= 0 for other in alike if other != piece):
        return 0
    return alike.index(piece) + 1


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


@dataclass(frozen=True, slots=True)
class Told:
    """What is remembered besides the table, for the log and the picture."""

    heading: str = ""
    """The heading of a phase in which nothing has happened yet."""
    fight: bool = False
    """Whether the log is at a fight, under a heading of its own."""
    ply: int = 0
    table: list[int] | None = None
    """The table when the last melee was decided, and when that was."""


def _told(s: ZedsState) -> Told:
    return getattr(s, "told", None) or Told()


def _remember(s: ZedsState, **changes: Any) -> None:
    s.told = replace(_told(s), **changes)


def last_melee(s: ZedsState) -> tuple[int, list[int]] | None:
    """The melee decided last: at which ply, and the table then."""
    told = _told(s)
    return None if told.table is None else (told.ply, told.table)


def _head(s: ZedsState) -> None:
    """The heading that waits, if one does."""
    kind = _told(s).heading
    if kind and s.events is not None:
        _remember(s, heading="")
        s.events.append(Event(kind, {}, heading=True))


def _tell(
    s: ZedsState, kind: str, data: Words, targets: tuple[str, ...] = (), heading: bool = False
) -> None:
    if s.events is not None:
        if not heading:
            _head(s)
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
        data["many"] = many((piece,))
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
    named = {lang: sources.key_name(number, lang) for lang in LANGUAGES}
    words: Words = {"key": named, "unit": piece_name(s, unit), "many": many((unit,))}
    _tell(s, "key", words, (f"unit-{PIECE_IDS[unit]}",))


def free_action(s: ZedsState, unit: int, n: int, moves_only: int = 0, number: int = NONE) -> None:
    """A unit got free actions, or free Moves; `number` is the effect that gave them."""
    kind = "free-move" if moves_only else "free-action"
    words: Words = {"unit": piece_name(s, unit), "n": n, "by": ""}
    if number >= 0:
        name = sources.source(rulebook(s), number).whose
        words["by"] = {lang: f" ({said})" for lang, said in name.items()}
    _tell(s, kind, words, (f"unit-{PIECE_IDS[unit]}",))


def turn_shift(s: ZedsState, number: int, unit: int) -> None:
    """A unit got a shift for this turn."""
    what = sources.gets(rulebook(s), number) or ""
    words: Words = {"unit": piece_name(s, unit), "what": what}
    _tell(s, "turn-shift", words, (f"unit-{PIECE_IDS[unit]}",))


def losses(s: ZedsState, n: int, of: int) -> None:
    """So many single losses begin, each of the players' choice."""
    mix = {
        lang: ", ".join(
            catalog("zeds", lang).say(f"loss-{name}")
            for place, name in enumerate(MIX)
            if of >> place & 1 and (place or s.terms.level)
        )
        for lang in LANGUAGES
    }
    _tell(s, "losses", {"n": n, "mix": mix})


# -- actions: who pays, who has the floor ---------------------------------------------------------


def _seat(s: ZedsState, seat: int) -> dict[str, str]:
    return {lang: s.setup.game.seat_name(seat, lang) for lang in LANGUAGES}


def pays(s: ZedsState, seat: int, unit: int, is_move: bool, n: int) -> None:
    """Somebody is about to pay for an action; told only where several play."""
    t = s.t
    if s.setup.seats == 1:
        return
    free = t[FREE_ACTIONS + unit] + (t[FREE_MOVES + unit] if is_move else 0) if unit >= 0 else 0
    n -= min(n, free)
    own = min(n, t[PLAYER_ACTIONS] >> seat & 1)
    words: Words = {"who": _seat(s, seat), "seat": seat, "n": n - own}
    if own:
        _tell(s, "pays-own", words)
    if n > own:
        _tell(s, "pays-event", {**words, "left": t[EVENT_ACTIONS] - (n - own)})


def spent(s: ZedsState, supplies: int, ammo: int) -> None:
    """The price of a shot."""
    if ammo:
        note(s, "ammo-lost", n=ammo)
    if supplies:
        note(s, "supplies-lost", n=supplies)


def passed(s: ZedsState, seat: int) -> None:
    """Somebody ended the actions."""
    _tell(s, "passed", {"who": _seat(s, seat), "seat": seat, "seats": s.setup.seats})


def floor(s: ZedsState, seat: int, other: int) -> None:
    """The floor went to another seat."""
    _tell(s, "floor", {"who": _seat(s, seat), "seat": seat, "other": _seat(s, other)})


# -- the course of the game -----------------------------------------------------------------------


def turn(s: ZedsState) -> None:
    """A turn began."""
    _remember(s, heading="", fight=False)
    _tell(s, "turn", {"number": s.t[TURN]}, heading=True)


def phase(s: ZedsState, number: int) -> None:
    """A phase began: its heading waits until something happens; in the action phase it does."""
    _remember(s, heading=f"phase-{PHASES[number]}", fight=False)
    if number == ACTION_PHASE:
        _head(s)


def rolled(s: ZedsState) -> None:
    """All dice of a throw lie."""
    t = s.t
    if t[DICE_LEFT]:
        return
    dice = t[DIE : DIE + t[DICE]]
    faces = ", ".join(map(str, dice))
    if t[DICE] > 1 and t[QUESTION] in SUMMED:
        faces = " + ".join(map(str, dice)) + f" = {sum(dice)}"
        if t[DICE] > 2:  # ZD-647
            faces = ", ".join(map(str, dice)) + f" → {sum(sorted(dice)[-2:])}"
    why: Names | str = ""
    if t[QUESTION] not in TOLD_ANYWAY:
        from miasma.games.zeds import prompt

        why = {lang: f"{prompt.chance(s, catalog('zeds', lang))} " for lang in LANGUAGES}
    _tell(s, "rolled", {"why": why, "dice": t[DICE], "faces": faces}, ("dice",))


# -- gunfire and melee ----------------------------------------------------------------------------


def shoots(s: ZedsState, unit: int, foe: int, bonus: int, column: int) -> None:
    """A unit shoots: its strength, every shift, and what two dice must show for a hit."""
    from miasma.games.zeds.rules import gunfire

    power = gunfire.gun_strength(s, unit, gunfire.distance(s, unit, foe))
    need = next(total for total in range(2, 13) if s.book.gunfire[total][column])
    data: Words = {
        "unit": piece_name(s, unit),
        "many": many((unit,)),
        "other": piece_name(s, foe),
        "space": space_name(s, s.t[AT + foe]),
        "power": power,
        "shifts": _shifts(s, gunfire.shifts(s, unit, foe, bonus), s.t[AT + foe]),
        "need": need,
        "seat": 0,
    }
    targets = (f"unit-{PIECE_IDS[unit]}", f"unit-{PIECE_IDS[foe]}")
    _tell(s, "shoots", data, targets)


def fight(s: ZedsState) -> None:
    """A melee is about to be rolled: who fights whom, the column with every shift."""
    from miasma.games.zeds.rules import melee, places

    t = s.t
    columns = content(s).game.melee_column
    where = f"space-{SPACE_IDS[t[FIGHT]]}"
    _remember(s, heading="", fight=True)
    _tell(s, "fight", {"space": space_name(s, t[FIGHT])}, (where,), heading=True)
    foes = [FOE + foe for foe in members(t[F_FOES])]
    names = [piece_name(s, foe) for foe in foes]
    both = [f"unit-{PIECE_IDS[piece]}" for piece in (*foes, t[F_UNIT])]
    sides: Words = {
        "foes": {lang: ", ".join(name[lang] for name in names) for lang in LANGUAGES},
        "foesmany": many(foes),
        "unit": piece_name(s, t[F_UNIT]),
        "many": many((t[F_UNIT],)),
        "attack": t[F_ATTACK],
        "zeds": places.group_strength(s, t[F_FOES]),
        "humans": places.strength(s, t[F_UNIT]),
    }
    _tell(s, "sides", sides, tuple(both))
    shifts = melee.shifts(s)
    column: Words = {
        "start": columns[melee.base_column(s)].name,
        "shifts": _shifts(s, shifts, t[FIGHT]),
        "n": len(shifts),
        "column": columns[t[F_COLUMN]].name,
    }
    _tell(s, "column", column)


def _shifts(s: ZedsState, shifts: list[tuple[int, int]], space: int) -> dict[str, str]:
    """Shifts one by one with their reasons."""
    return {
        lang: "".join(
            f", {f'{n:+}'.replace('-', '−')} {shift_name(s, reason, space, lang)}"
            for reason, n in shifts
        )
        for lang in LANGUAGES
    }


def shift_name(s: ZedsState, reason: int, space: int, lang: str) -> str:
    """What a shift is for; terrain by what gives it."""
    t, say = s.t, catalog("zeds", lang).say
    if reason == BY_TERRAIN:
        if t[OUTPOST_AT] == space:
            return say("mark-outpost").rstrip(".")
        if t[BARRICADES] >> space & 1 and s.book.terrain[space] < 2:
            return say("mark-barricade").rstrip(".")
    return say(f"shift-{SHIFTS[reason]}")


def melee(s: ZedsState) -> None:
    """A melee was decided; the picture keeps how."""
    t = s.t
    then = t[:]
    then[QUESTION] = WHY_MELEE
    _remember(s, ply=s.ply, table=then)
    data: Words = {
        "unit": piece_name(s, t[F_UNIT]),
        "zedhits": t[F_ZED_HITS],
        "humanhits": t[F_HUMAN_HITS],
        "loser": "zeds" if t[F_LOSER] else "humans",
    }
    targets = [f"space-{SPACE_IDS[t[F_FOES_AT]]}"]
    if t[F_UNIT] < UNITS:
        targets.append(f"unit-{PIECE_IDS[t[F_UNIT]]}")
    _tell(s, "melee", data, tuple(targets))


def fight_over(s: ZedsState) -> None:
    """What happens now belongs to the phase again."""
    if _told(s).fight:
        phase(s, s.t[PHASE])
