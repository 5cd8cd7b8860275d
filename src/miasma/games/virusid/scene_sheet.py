"""The pathogen sheet: scales, prices, what can be paid, what it would change, strains, abilities.

It lies open in front of the board while its owner develops something.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.core.widgets import Button, Grid, Heading, Meter, Panel, Row, Text, Widget
from miasma.games.virusid import scene_words as words
from miasma.games.virusid.actions import BIRD, COLD, LADDERS, PASS
from miasma.games.virusid.art import COLOURS, stone
from miasma.games.virusid.rules import mutation
from miasma.games.virusid.rules.scales import STAT_PLACES
from miasma.games.virusid.scales_shown import STATS, stat_limit, stat_value
from miasma.games.virusid.table import (
    ABILITIES,
    ACTIVE,
    BUILD,
    CURE,
    DNA,
    FREE_GROWTH,
    INFECTING,
    LETHAL_USED,
    LEVELS,
    MUTATING,
    NODE,
    ONE_TIME,
    RESEARCH,
    RESIST,
    SUPPLY,
    USES,
)

if TYPE_CHECKING:
    from miasma.core.actions import Action
    from miasma.games.virusid.data import Strain
    from miasma.games.virusid.reader import Reader
    from miasma.games.virusid.state import VirusidState

LEVEL_SIGNS: Final = ("", "I", "II", "III")


def open_sheet(reader: Reader) -> bool:
    """Whether the reader develops something just now."""
    return bool(reader.options) and reader.t[NODE] in (MUTATING, BUILD, FREE_GROWTH)


def sheet(reader: Reader, seat: int) -> Panel:
    """Everything that can be developed, in three columns, and the strains of the supply."""
    columns: list[Widget] = [
        Panel(title=reader.say("scales"), children=_scales(reader, seat)),
        Panel(title=reader.say("spread"), children=_spreads(reader, seat)),
        Panel(
            id=f"slots:{COLOURS[seat]}",
            label=reader.say("strains"),
            tip=reader.say("strains-tip"),
            title=reader.say("strains"),
            children=_strains(reader, seat),
        ),
    ]
    return Panel(
        id=f"sheet:{COLOURS[seat]}",
        label=reader.say("sheet"),
        tip=reader.say("sheet-tip"),
        title=reader.say("sheet"),
        subtitle=reader.say("sheet-note"),
        symbol=stone(seat),
        accent=f"var(--vr-{COLOURS[seat]})",
        area="dialog",
        children=(
            Grid(columns=3, children=tuple(columns)),
            supply(reader),
        ),
    )


def change(reader: Reader, id: str) -> str:
    """What choosing a thing would change, before → after; empty if it can't be chosen."""
    found = reader.lit.get(id)
    if not found or reader.seat is None:
        return ""
    after = _after(reader.state, found[0], reader.seat)
    parts = []
    for name, place in _counted(reader, reader.seat):
        before, then = reader.t[place], after.t[place]
        if before != then:
            parts.append(reader.say("change", what=name, before=before, after=then))
    return " · ".join([*parts, *wasted(reader, found[0])])


def _after(state: VirusidState, action: Action, seat: int) -> VirusidState:
    """The position after a purchase whose one-time spreads are declined."""
    after = state.clone()
    after.events = None
    after.take(action.index, seat)
    while after.to_act == (seat,) and after.t[NODE] == ONE_TIME:
        after.take(PASS, seat)
    return after


def _counted(reader: Reader, seat: int) -> list[tuple[str, int]]:
    """Name and place of everything that counts up and down."""
    names = [reader.say(f"stat-{stat}") for stat in STATS]
    names += [reader.word(kind.name) for kind in reader.data.game.resistance]
    names += [reader.say("research"), reader.say("cure"), reader.say("dna")]
    places = [place + seat for place in STAT_PLACES]
    places += [RESIST + seat * 3 + kind for kind in range(3)]
    places += [RESEARCH, CURE, DNA + seat]
    return list(zip(names, places, strict=True))


def wasted(reader: Reader, action: Action) -> list[str]:
    """The warning that a gain finds no room on its scale, where it stays legal (VR-112).

    The same is done on empty scales and in the middle of the track: what it gains there and not
    here would be lost.
    """
    seat = reader.state.to_act[0]
    if action.kind == "discard":
        return []
    roomy = reader.state.clone()
    middle = reader.terms.cure_bottom // 2
    counted = _counted(reader, seat)[:-1]
    for _, place in counted:
        roomy.t[place] = 0
    roomy.t[RESEARCH], roomy.t[CURE] = middle, middle + 1
    here, there = _after(reader.state, action, seat), _after(roomy, action, seat)
    parts = []
    for name, place in counted:
        way = -1 if place == RESEARCH else 1
        gained = way * (here.t[place] - reader.t[place])
        lost = way * (there.t[place] - roomy.t[place]) - max(gained, 0)
        if lost > 0:
            parts.append(reader.say("wasted", what=name, lost=lost))
    return parts


def _state(reader: Reader, seat: int, id: str, kinds: frozenset[str] = frozenset()) -> str:
    """Lit where something of these kinds (any, if none is named) can be chosen."""
    if seat != reader.seat:
        return "idle"
    found = {action.kind for action in reader.lit.get(id, ())}
    return "can" if found & kinds or (found and not kinds) else "off"


# -- scales and resistances -----------------------------------------------------------------------


def dna_meter(reader: Reader, seat: int) -> Meter:
    """DNA of at most 40."""
    return Meter(
        id=f"dna:{COLOURS[seat]}",
        label=reader.say("dna"),
        tip=reader.say("dna-tip", dna=reader.dna(seat), most=reader.terms.dna_max),
        caption=reader.say("dna"),
        value=reader.dna(seat),
        maximum=reader.terms.dna_max,
        colour="var(--vr-dna)",
        note=f"{reader.dna(seat)}/{reader.terms.dna_max}",
    )


def scale(reader: Reader, seat: int, stat: str) -> Meter:
    """Infection, severity or mortality."""
    value = stat_value(reader, seat, stat)
    return Meter(
        id=f"scale:{COLOURS[seat]}:{stat}",
        label=reader.say(f"stat-{stat}"),
        tip=reader.say(f"stat-{stat}-tip", value=value),
        caption=reader.say(f"stat-{stat}"),
        value=value,
        maximum=stat_limit(reader, stat),
        colour=f"var(--vr-{stat})",
        segments=True,
        note=str(value),
    )


def _scales(reader: Reader, seat: int) -> tuple[Widget, ...]:
    inside: list[Widget] = [scale(reader, seat, stat) for stat in STATS]
    note = reader.say("resistances-note", points=reader.terms.points_per_level)
    inside.append(Heading(text=reader.say("resistances"), note=note))
    for ladder in range(COLD, LADDERS):
        inside.append(_tile(_ladder(reader, seat, ladder)))
        inside.append(_resistance_meter(reader, seat, ladder - COLD))
    inside.append(Heading(text=reader.say("gene")))
    inside.append(_tile(_gene(reader, seat)))
    return tuple(inside)


def _tile(button: Button) -> Grid:
    """A button as wide as its column."""
    return Grid(columns=1, children=(button,))


def _resistance_meter(reader: Reader, seat: int, kind: int) -> Meter:
    entry = reader.data.game.resistance[kind]
    return Meter(
        label=reader.word(entry.name),
        value=reader.t[RESIST + seat * 3 + kind],
        maximum=reader.terms.resistance_max,
        colour=f"var(--vr-{entry.id})",
        segments=True,
    )


# -- spreads --------------------------------------------------------------------------------------


def ladder_id(reader: Reader, seat: int, ladder: int) -> str:
    """The id of a spread or a resistance of a player."""
    side = "resist" if ladder >= COLD else "spread"
    return f"{side}:{COLOURS[seat]}:{reader.data.ladders[ladder].id}"


def ladder_value(reader: Reader, seat: int, ladder: int) -> int:
    """The effective level of a spread, or the points of a resistance."""
    if ladder >= COLD:
        return reader.t[RESIST + seat * 3 + ladder - COLD]
    return reader.level(seat, ladder)


def ladder_tip(reader: Reader, seat: int, ladder: int) -> str:
    """What it does, what is bought, what the next level costs and changes."""
    entry = reader.data.ladders[ladder]
    bought = reader.t[LEVELS + seat * LADDERS + ladder]
    parts = [reader.word(entry.text), reader.say("ladder-bought", level=bought)]
    if forbidden(reader, ladder):
        parts.append(reader.words.say("why-no-birds"))
    elif bought < 2:
        parts.append(reader.say("ladder-next", price=entry.costs[bought]))
    if reader.t[NODE] == INFECTING and seat == reader.t[ACTIVE] and ladder < COLD:
        parts.append(reader.say("uses-left", left=reader.t[USES + ladder]))
    if seat == reader.seat:
        parts.append(change(reader, ladder_id(reader, seat, ladder)))
    return " ".join(part for part in parts if part)


def forbidden(reader: Reader, ladder: int) -> bool:
    """Whether nobody may develop it in this game (VR-163)."""
    return ladder == BIRD and reader.terms.no_bird


def _ladder(reader: Reader, seat: int, ladder: int) -> Button:
    entry = reader.data.ladders[ladder]
    id = ladder_id(reader, seat, ladder)
    bought = reader.t[LEVELS + seat * LADDERS + ladder]
    if ladder >= COLD:
        note = reader.say("level", level=LEVEL_SIGNS[bought]) if bought else reader.say("level-0")
    else:
        level = reader.level(seat, ladder)
        note = reader.say("per-turn", level=level) if level else reader.say("level-0")
    return Button(
        id=id,
        label=reader.word(entry.name),
        tip=ladder_tip(reader, seat, ladder),
        text=reader.word(entry.name),
        note=note,
        symbol=f"vr-{entry.id}",
        price=str(entry.costs[bought]) if bought < 2 and not forbidden(reader, ladder) else "",
        state="done" if bought == 2 else _state(reader, seat, id),
    )


def _spreads(reader: Reader, seat: int) -> tuple[Widget, ...]:
    return (
        *(_tile(_ladder(reader, seat, ladder)) for ladder in range(BIRD)),
        Heading(text=reader.say("travel"), note=reader.say("travel-note")),
        *(_tile(_ladder(reader, seat, ladder)) for ladder in range(BIRD, COLD)),
    )


# -- strains, abilities, the mutation marker ------------------------------------------------------


def _strains(reader: Reader, seat: int) -> tuple[Widget, ...]:
    out: list[Widget] = []
    for slot in range(3):
        found = reader.strain(seat, slot)
        out += (
            _strain(reader, seat, slot, *found)
            if found
            else [_tile(_free_slot(reader, seat, slot))]
        )
    return (*out, *_abilities(reader, seat))


def _strain(reader: Reader, seat: int, slot: int, strain: Strain, developed: int) -> list[Widget]:
    """A strain from its top symptom down: what is developed, what is next, what comes later."""
    id = f"slot:{COLOURS[seat]}:{slot}"
    name = reader.word(strain.name)
    out: list[Widget] = [Heading(text=name, note=f"{developed}/{len(strain.symptom)}")]
    for step, symptom in enumerate(strain.symptom):
        said = f"{reader.word(symptom.name)}: {reader.word(symptom.text)}"
        if step < developed:
            out.append(Text(text=f"✓ {said}", tone="good"))
        elif step > developed:
            out.append(Text(text=f"{symptom.cost} · {said}", tone="quiet"))
        else:
            free = reader.t[NODE] == FREE_GROWTH  # VR-168
            price = "" if free else str(reader.symptom_price(strain, step))
            tip = f"{words.strain(reader, strain, developed)} {change(reader, id)}".strip()
            state = _state(reader, seat, id, frozenset(("symptom",)))
            said, does = reader.word(symptom.name), reader.word(symptom.text)
            button = Button(
                id=id, label=name, tip=tip, text=said, note=does, price=price, state=state
            )
            out.append(_tile(button))
    if developed == len(strain.symptom):
        tip = words.strain(reader, strain, developed)
        done = reader.say("strain-done")
        out.append(_tile(Button(id=id, label=name, tip=tip, text=done, state="done")))
    return [*out, *_discard(reader, seat, slot, name)]


def _discard(reader: Reader, seat: int, slot: int, name: str) -> list[Widget]:
    """A button of its own, so that nobody gives up a strain by a slip."""
    id = f"discard:{COLOURS[seat]}:{slot}"
    if id not in reader.lit:
        return []
    tip = f"{reader.say('discard-tip')} {change(reader, id)}".strip()
    label = reader.say("discard", strain=name)
    return [_tile(Button(id=id, label=label, tip=tip, text=label, state="can"))]


def _free_slot(reader: Reader, seat: int, slot: int) -> Button:
    id = f"slot:{COLOURS[seat]}:{slot}"
    price, tip = "", reader.say("slot-free-tip")
    if reader.t[NODE] != FREE_GROWTH:  # VR-168
        price = str(reader.terms.slot_costs[slot])
        tip = f"{tip} {reader.say('slot-free-price', price=price)}"
    return Button(
        id=id,
        label=reader.say("slot-free"),
        tip=tip,
        text=reader.say("slot-free"),
        price=price,
        state="off",
    )


def _slot_price(reader: Reader) -> int:
    """What a strain costs now, by the slot it goes to; 0 where none is bought (VR-104)."""
    if reader.seat is None or reader.t[NODE] not in (MUTATING, BUILD) or not open_sheet(reader):
        return 0
    slot = mutation.free_slot(reader.state, reader.seat)
    return reader.terms.slot_costs[slot] if slot >= 0 else 0


def ability_tip(reader: Reader, level: int) -> str:
    """All abilities, top to bottom."""
    told = []
    for line in reader.pathogen().ability:
        sign = "✓" if line.level <= level else f"{line.cost}"
        told.append(f"{line.level} ({sign}): {reader.word(line.text)}")
    return " ".join(told)


def _abilities(reader: Reader, seat: int) -> list[Widget]:
    id = f"ability:{COLOURS[seat]}"
    kind = reader.pathogen()
    owned = reader.t[ABILITIES + seat]
    out: list[Widget] = [Heading(text=reader.word(kind.name), note=f"{owned}/3")]
    tip = f"{ability_tip(reader, owned)} {change(reader, id)}".strip()
    label = reader.say("ability")
    for line in kind.ability:
        if line.level <= owned:
            out.append(Text(text=f"✓ {reader.word(line.text)}", tone="good"))
        elif line.level > owned + 1:
            out.append(Text(text=f"{line.cost} · {reader.word(line.text)}", tone="quiet"))
        else:
            button = Button(
                id=id,
                label=label,
                tip=tip,
                text=reader.word(line.name),
                note=reader.word(line.text),
                price=str(line.cost),
                state=_state(reader, seat, id),
            )
            out.append(_tile(button))
    if owned == 3:
        done = reader.say("strain-done")
        out.append(_tile(Button(id=id, label=label, tip=tip, text=done, state="done")))
    return out


def gene_text(reader: Reader, seat: int) -> Text:
    """The individual mutation in one line."""
    gene = reader.gene(seat)
    name = reader.word(gene.name) if gene else reader.say("gene-none")
    tip = reader.word(gene.text) if gene else reader.say("gene-none-tip")
    if gene and reader.t[LETHAL_USED + seat]:
        tip = f"{tip} {reader.say('gene-used')}"
    return Text(id=f"mutation:{COLOURS[seat]}", label=name, tip=tip, text=name, tone="quiet")


def _gene(reader: Reader, seat: int) -> Button:
    said = gene_text(reader, seat)
    price = mutation.lethal_price(reader.state, seat)
    used = bool(reader.t[LETHAL_USED + seat])
    lost = [part for action in reader.lit.get(said.id, ()) for part in wasted(reader, action)]
    return Button(
        id=said.id,
        label=said.label,
        tip=" ".join([said.tip, *lost]),
        text=said.label,
        note=said.tip,
        price=str(price) if price else "",
        state="used" if used else "can" if said.id in reader.lit else "idle",
    )


# -- the supply, and buttons ----------------------------------------------------------------------


def supply(reader: Reader) -> Panel:
    """The open supply of strains."""
    children: list[Widget] = []
    price = _slot_price(reader)
    costs = [reader.say("supply-costs", price=price)] if price else []
    for number, strain in enumerate(reader.data.strains):
        if not reader.t[SUPPLY] >> number & 1:
            continue
        id = f"supply:{strain.id}"
        told = (words.strain(reader, strain), *costs, change(reader, id))
        children.append(
            Button(
                id=id,
                label=reader.word(strain.name),
                tip=" ".join(part for part in told if part),
                text=reader.word(strain.name),
                state="can" if id in reader.lit else "off" if open_sheet(reader) else "idle",
            )
        )
    return Panel(
        id="panel:supply",
        label=reader.say("supply"),
        tip=reader.say("supply-tip"),
        title=reader.say("supply"),
        subtitle=" · ".join(
            [
                reader.say("supply-note", count=len(children)),
                *([reader.say("supply-price", price=price)] if price else []),
            ]
        ),
        area="shared",
        children=(Row(children=tuple(children)),) if children else (),
    )


def buttons(reader: Reader, seat: int) -> list[Widget]:
    """End and pass."""
    if seat != reader.seat:
        return []
    out: list[Widget] = []
    kinds = {action.kind for action in reader.options}
    for kind in ("end", "pass"):
        if kind in kinds:
            said = reader.say(kind)
            tip = reader.say(f"{kind}-tip")
            out.append(Button(id=f"button:{kind}", label=said, tip=tip, text=said, state="can"))
    return [Row(children=tuple(out))] if out else []
