"""The note of a melee: who fights, the sum in words, the whole table, dice and result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.core.text import signed
from miasma.core.widgets import Dice, Heading, Panel, Row, Table, Text, Token, Widget
from miasma.games.zeds import tell
from miasma.games.zeds.board import members
from miasma.games.zeds.pieces import FIGHTERS, FOE, HEROES, PIECE_IDS
from miasma.games.zeds.reader import Reader
from miasma.games.zeds.rules import melee, places
from miasma.games.zeds.table import (
    ASK_REROLL,
    BARRICADES,
    BY_TERRAIN,
    DICE,
    DIE,
    F_ATTACK,
    F_COLUMN,
    F_FOES,
    F_HUMAN_HITS,
    F_LOSER,
    F_TOTAL,
    F_UNIT,
    F_ZED_HITS,
    FIGHT,
    OUTPOST_AT,
    QUESTION,
    WHY_MELEE,
)

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState

COLUMNS: Final = 3
"""So many columns of the table find room at least."""
WAYS: Final = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""Of 36 throws of two dice, how many give each sum."""


def odds(reader: Reader, column: int) -> int:
    """The chance, in per cent, that the Zed side falls back (ZD-604), without special dice."""
    ways = 0
    for row in reader.data.game.melee_row:
        if column >= row.zeds_lose_from_column:
            ways += sum(WAYS[row.range[0] : row.range[1] + 1])
    return round(100 * ways / 36)


DEEDS: Final = frozenset(
    {"move", "shoot", "craft", "search", "heal", "aid", "barricade", "outpost", "mines", "bridge",
     "research", "grenade", "arm", "train", "recruit", "hose", "peek", "use", "floor", "pass"}
)  # fmt: skip
"""What is done in the action phase: the melee before it is no longer the last thing."""


def shown(reader: Reader) -> Panel | None:
    """The melee under way; else the last one, until somebody acts again."""
    t = reader.t
    if t[FIGHT] >= 0 and t[F_UNIT] >= 0:
        return fight(reader)
    told = tell.last_melee(reader.state)
    if told is None or _has_acted(reader.state, told[0]):
        return None
    then = reader.state.clone()
    then.t = told[1]
    return fight(Reader(then, None, reader.lang), over=True)


def _has_acted(state: ZedsState, since: int) -> bool:
    """Whether somebody has done something in the action phase after a ply."""
    vocabulary = state.game.vocabulary
    node, ply = state.history, state.ply
    while node is not None and ply > since:
        if node[1] >= 0 and vocabulary[node[2]].kind in DEEDS:
            return True
        node, ply = node[0], ply - 1
    return ply > since  # in an imagined game nobody knows


def fight(reader: Reader, over: bool = False) -> Panel:
    """The melee: ratio, shifts one by one with their reasons, the table, the result."""
    t, say = reader.t, reader.say
    attack = say("fight-you-attack" if t[F_ATTACK] else "fight-they-attack")
    return Panel(
        id="panel-fight",
        label=say("panel-fight"),
        tip=say("panel-fight-tip"),
        title=say("fight-was" if over else "fight-at", space=reader.space_name(t[FIGHT])),
        subtitle=attack,
        accent="var(--zd-pen)",
        state="idle" if over else "current",
        children=tuple(_children(reader)),
    )


def _children(reader: Reader) -> list[Widget]:
    t, say, state = reader.t, reader.say, reader.state
    found: list[Widget] = []
    table: list[Widget] = []
    columns = reader.data.game.melee_column
    if t[F_FOES]:
        found.append(Row(children=tuple(_sides(reader))))
        zed, human = places.group_strength(state, t[F_FOES]), places.strength(state, t[F_UNIT])
        base = columns[melee.base_column(state)].name[reader.lang]
        found.append(
            Text(text=f"{zed} : {human} {say('fight-starts', column=base)}", rule="ZD-602")
        )
        for reason, n in melee.shifts(state):
            rule = "ZD-303" if reason == BY_TERRAIN else "ZD-613"
            words = f"{signed(n)} {tell.shift_name(state, reason, t[FIGHT], reader.lang)}"
            found.append(Text(text=words, tone="good" if n > 0 else "bad", rule=rule))
        found += _not_added(reader)
        at = t[F_COLUMN] if t[F_TOTAL] else melee.column(state)
        final = columns[at].name[reader.lang]
        chance = say("fight-odds", chance=odds(reader, at))
        found.append(Heading(text=f"= {final}", note="" if t[F_TOTAL] else chance))
        table.append(_table(reader, melee.base_column(state), at))
    if t[F_TOTAL]:
        faces = tuple(t[DIE : DIE + t[DICE]])
        if len(faces) > 1 and t[QUESTION] in (WHY_MELEE, ASK_REROLL):
            found.append(Dice(faces=faces, total=str(t[F_TOTAL])))
        zeds, humans = t[F_ZED_HITS], t[F_HUMAN_HITS]
        if t[QUESTION] == ASK_REROLL:  # the table is read after the answer
            zeds, humans = state.book.melee_hits[t[F_TOTAL]][t[F_COLUMN]]
        hits = say("fight-result", zeds=zeds, humans=humans)
        column = columns[t[F_COLUMN]].name[reader.lang]
        found.append(Heading(text=hits, note=f"{t[F_TOTAL]} · {column}"))
        if t[QUESTION] != ASK_REROLL:
            loser = say("fight-foes-back" if t[F_LOSER] else "fight-humans-back")
            found.append(Text(text=loser, tone="good" if t[F_LOSER] else "bad", rule="ZD-607"))
    return found + table


def _sides(reader: Reader) -> list[Token]:
    """The counters that fight, foes first."""
    t = reader.t
    found = []
    for piece in (*(FOE + foe for foe in members(t[F_FOES])), t[F_UNIT]):
        person = "zd-tab-hero" if piece < HEROES else "zd-tab-people"
        found.append(
            Token(
                id=f"fighter-{PIECE_IDS[piece]}",
                label=reader.piece_name(piece),
                tip=reader.piece_tip(piece),
                symbol="zd-tab-zed" if piece >= FOE else person,
                caption=reader.piece_name(piece),
                badge=str(places.strength(reader.state, piece)),
            )
        )
    return found


def _not_added(reader: Reader) -> list[Text]:
    """Terrain of the place that a better barricade or the outpost outdoes (ZD-303)."""
    t, space = reader.t, reader.t[FIGHT]
    own = reader.state.book.terrain[space]
    built = t[OUTPOST_AT] == space or t[BARRICADES] >> space & 1
    if not built or not own or t[F_ATTACK] or t[F_UNIT] >= FIGHTERS or own >= 2:
        return []
    words = f"+{own} {reader.space_name(space)}"
    return [Text(text=words, tone="quiet", rule="ZD-303", struck=True)]


def _table(reader: Reader, start: int, column: int) -> Table:
    """The melee table: hits on Zeds and on people, and who falls back.

    The note beside the map is narrow: it has the columns from the first to the last one that
    counts, and their neighbours as far as there is room.
    """
    game, say = reader.data.game, reader.say
    low, high = min(start, column), max(start, column) + 1
    while high - low < COLUMNS:
        low = max(0, low - 1)
        high += high - low < COLUMNS and high < len(game.melee_column)
    rolled = -1
    rows = []
    for number, row in enumerate(game.melee_row):
        if reader.t[F_TOTAL] and row.range[0] <= reader.t[F_TOTAL] <= row.range[1]:
            rolled = number
        cells = [
            f"{zeds}/{humans}{'◂' if at >= row.zeds_lose_from_column else '▸'}"
            for at, (zeds, humans) in enumerate(row.results)
        ]
        rows.append((row.roll.replace("-", "–"), *cells[low:high]))
    heads = tuple(say(f"column-{n}") for n in range(low, high))
    return Table(
        id="table-melee",
        label=say("table-melee"),
        tip=say("table-melee-tip"),
        head=("", *heads),
        rows=tuple(rows),
        lit=((rolled, column + 1 - low),) if rolled >= 0 else (),
        row_heads=True,
        start=start + 1 - low,
        column=column + 1 - low,
        row=rolled,
    )
