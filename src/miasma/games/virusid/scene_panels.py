"""The panels of the picture: every player in short, the goal, the dice, the open sheet."""

from __future__ import annotations

from typing import Final

from miasma.core.widgets import Dice, Meter, Panel, Row, Text, Token, Widget
from miasma.games.virusid import scene_words as words
from miasma.games.virusid.art import COLOURS, stone
from miasma.games.virusid.reader import Reader
from miasma.games.virusid.rules import mortality
from miasma.games.virusid.scales_shown import STATS, stat_value
from miasma.games.virusid.scene_sheet import (
    ability_tip,
    buttons,
    dna_meter,
    gene_text,
    ladder_id,
    ladder_tip,
    ladder_value,
    open_sheet,
    scale,
    sheet,
    supply,
)
from miasma.games.virusid.table import (
    ABILITIES,
    ASK,
    ASK_MUTATION_DIE,
    CONTINENT,
    FREE_GROWTH,
    NODE,
    STOCK,
)

MOST_NAMED: Final = 8
"""Cities that a hint names; of more it says how many."""


def panels(reader: Reader) -> list[Panel]:
    """All panels, top to bottom: the goal, the others, the supply, the reader's own sheet."""
    own = reader.seat if reader.seat is not None else max(reader.acting(), 0)
    others = [seat for seat in range(reader.state.seats) if seat != own]
    return [
        _shared(reader),  # all win or lose together: the goal comes first
        *(_other(reader, seat) for seat in others),
        *([sheet(reader, own)] if open_sheet(reader) else []),
        *([] if open_sheet(reader) else [supply(reader)]),
        _own(reader, own),
    ]


# -- players --------------------------------------------------------------------------------------


def _head(reader: Reader, seat: int) -> dict[str, object]:
    acts = seat == reader.acting() and not reader.over
    own = seat == reader.seat
    name = reader.name(seat)
    kind = reader.word(reader.pathogen().name)
    return {
        "id": f"panel:{COLOURS[seat]}",
        "label": name,
        "tip": reader.say("panel-tip", who=name, pathogen=kind),
        "title": reader.say("you", who=name) if own else name,
        "subtitle": reader.say("gone")
        if reader.gone(seat)
        else reader.word(reader.pathogen().name),
        "symbol": stone(seat),
        "accent": f"var(--vr-{COLOURS[seat]})",
        "area": "own" if own else "opponent",
        "seat": seat,
        "state": "current" if acts else "idle",
    }


def _other(reader: Reader, seat: int) -> Panel:
    """A team-mate in short: numbers, levels, resistances, strains."""
    return Panel(
        **_head(reader, seat),  # type: ignore[arg-type]
        value=str(reader.dna(seat)),
        children=(
            Row(children=tuple(_short_numbers(reader, seat))),
            Row(children=tuple(_short_ladders(reader, seat))),
            _slots_row(reader, seat),
            *_dice_of(reader, seat),
        ),
    )


def _slots_row(reader: Reader, seat: int) -> Row:
    return Row(
        id=f"slots:{COLOURS[seat]}",
        label=reader.say("strains"),
        tip=reader.say("strains-tip"),
        children=tuple(_short_slots(reader, seat)),
    )


def _short_numbers(reader: Reader, seat: int) -> list[Widget]:
    colour = COLOURS[seat]
    out: list[Widget] = [
        Text(
            id=f"dna:{colour}",
            label=reader.say("dna"),
            tip=reader.say("dna-tip", dna=reader.dna(seat), most=reader.terms.dna_max),
            text=reader.say("chip-dna", dna=reader.dna(seat)),
            tone="strong",
        )
    ]
    for stat in STATS:
        value = stat_value(reader, seat, stat)
        out.append(
            Text(
                id=f"scale:{colour}:{stat}",
                label=reader.say(f"stat-{stat}"),
                tip=reader.say(f"stat-{stat}-tip", value=value),
                text=f"{reader.say(f'stat-{stat}')} {value}",
                tone="quiet",
            )
        )
    return out


def _short_ladders(reader: Reader, seat: int) -> list[Widget]:
    out: list[Widget] = []
    for ladder, entry in enumerate(reader.data.ladders):
        value = ladder_value(reader, seat, ladder)
        out.append(
            Token(
                id=ladder_id(reader, seat, ladder),
                label=reader.word(entry.name),
                tip=ladder_tip(reader, seat, ladder),
                symbol=f"vr-{entry.id}",
                badge=str(value) if value else "",
                state="idle" if value else "off",
            )
        )
    return out


def _short_slots(reader: Reader, seat: int) -> list[Widget]:
    colour = COLOURS[seat]
    out: list[Widget] = []
    for slot in range(3):
        found = reader.strain(seat, slot)
        name = reader.word(found[0].name) if found else reader.say("slot-free")
        told = f"{name} {found[1]}/{len(found[0].symptom)}" if found else name
        tip = words.strain(reader, *found) if found else reader.say("slot-free-tip")
        out.append(
            Text(
                id=f"slot:{colour}:{slot}",
                label=name,
                tip=tip,
                text=told,
                tone="normal" if found else "quiet",
            )
        )
    ability = reader.t[ABILITIES + seat]
    out.append(
        Text(
            id=f"ability:{colour}",
            label=reader.say("ability"),
            tip=ability_tip(reader, ability),
            text=reader.say("ability-level", level=ability),
            tone="quiet",
        )
    )
    out.append(gene_text(reader, seat))
    return out


# -- the own things -------------------------------------------------------------------------------


def _own(reader: Reader, seat: int) -> Panel:
    """The reader's own things in short; while a sheet lies open they are on it."""
    children: list[Widget] = [dna_meter(reader, seat)]
    if not open_sheet(reader):
        children += [scale(reader, seat, stat) for stat in STATS]
        children.append(Row(children=tuple(_short_ladders(reader, seat))))
        children.append(_slots_row(reader, seat))
    children.append(_stones(reader, seat))
    children += _dice_of(reader, seat)
    children += buttons(reader, seat)
    return Panel(**_head(reader, seat), value=str(reader.dna(seat)), children=tuple(children))  # type: ignore[arg-type]


def _stones(reader: Reader, seat: int) -> Text:
    """The supply in two words, so that a button finds room beside it; its tip says it all."""
    left = reader.t[STOCK + seat]
    return Text(
        id=f"supply:{COLOURS[seat]}",
        label=reader.say("stones-short", left=left),
        tip=reader.say("stones", left=left, all=reader.terms.stones),
        text=reader.say("stones-short", left=left),
        tone="quiet",
        symbol=stone(seat),
    )


# -- what is shared -------------------------------------------------------------------------------


def _shared(reader: Reader) -> Panel:
    """The goal as a check list and what the team needs: short, the team-mates stand below it."""
    left = sum(reader.t[CONTINENT : CONTINENT + 4])
    total = sum(reader.terms.continent_corpses)
    bare = 30 - reader.covered.bit_count()
    children: list[Widget] = [
        Meter(
            id="goal:dead",
            label=reader.say("goal-dead"),
            tip=" ".join(filter(None, (reader.say("goal-dead-tip"), _where(reader)))),
            caption=reader.say("goal-dead-short"),
            value=total - left,
            maximum=total,
            note=f"{total - left}/{total}",
            colour="var(--vr-dead)",
        ),
        Meter(
            id="goal:cities",
            label=reader.say("goal-cities"),
            tip=reader.say("goal-cities-tip"),
            caption=reader.say("goal-cities-short"),
            value=30 - bare,
            maximum=30,
            note=f"{30 - bare}/30",
            colour="var(--vr-infection)",
        ),
        *_hints(reader),
    ]
    return Panel(
        id="panel:goal",
        label=reader.say("goal"),
        tip=reader.say("goal-tip"),
        title=reader.say("goal"),
        subtitle="" if reader.over else reader.say("turns-left", turns=reader.turns_left()),
        area="shared",
        children=tuple(children),
    )


def _where(reader: Reader) -> str:
    """Where corpses are still to be taken, as the continent fields of the map show it too."""
    living = [
        f"{reader.word(entry.name)} {reader.t[CONTINENT + place]}"
        for place, entry in enumerate(reader.data.board.continent)
        if reader.t[CONTINENT + place]
    ]
    return reader.say("hint-continents", continents=", ".join(living)) if living else ""


def _hints(reader: Reader) -> list[Widget]:
    """What the team lacks, and whose lone infected is in danger."""
    out: list[Widget] = []
    if reader.over:
        return out
    bare = [city for city in range(30) if not reader.covered >> city & 1]
    shut = [city for city in bare if not reader.open_to_somebody >> city & 1]
    alone = [city for city in range(30) if reader.threatened >> city & 1]
    for key, cities, tone in (
        ("hint-lone", alone, "bad"),
        ("hint-bare", bare if len(bare) <= MOST_NAMED else [], "quiet"),
        ("hint-needs", shut, "quiet"),
    ):
        if cities:
            out.append(Text(text=reader.say(key, cities=_some(reader, cities)), tone=tone))
    return out


def _some(reader: Reader, cities: list[int]) -> str:
    """The names of cities, not too many of them."""
    names = [reader.word(reader.data.cities[city].name) for city in cities[:MOST_NAMED]]
    more = len(cities) - len(names)
    return ", ".join([*names, reader.say("more", count=more)] if more else names)


def _dice_of(reader: Reader, seat: int) -> list[Widget]:
    """The dice lie before whoever throws them."""
    return [_dice(reader)] if seat == max(reader.thrower(), 0) else []


def _dice(reader: Reader) -> Dice:
    faces = mortality.faces(reader.state)
    if reader.t[NODE] == FREE_GROWTH:
        faces = [reader.t[ASK]]
    rolling = reader.t[NODE] == ASK_MUTATION_DIE
    deadly = mortality.deadly(reader.state, max(reader.thrower(), 0))
    return Dice(
        id="dice",
        label=reader.say("dice"),
        tip=reader.say("dice-roll-tip") if rolling else reader.say("dice-tip", deadly=deadly),
        faces=tuple(faces),
    )
