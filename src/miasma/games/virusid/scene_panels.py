"""The panels of the picture: every player's sheet, the goal, the strains, the dice."""

from __future__ import annotations

from miasma.core.widgets import (
    Button,
    Card,
    Dice,
    Grid,
    Heading,
    Meter,
    Panel,
    Row,
    Text,
    Token,
    Widget,
)
from miasma.games.virusid import scene_words as words
from miasma.games.virusid.actions import COLD, LADDERS
from miasma.games.virusid.art import COLOURS, stone
from miasma.games.virusid.reader import Reader
from miasma.games.virusid.rules import mortality, mutation
from miasma.games.virusid.scales_shown import STATS, stat_limit, stat_value
from miasma.games.virusid.table import (
    ABILITIES,
    ASK,
    ASK_MUTATION_DIE,
    CONTINENT,
    FREE_GROWTH,
    LETHAL_USED,
    LEVELS,
    NODE,
    RESIST,
    SUPPLY,
)


def panels(reader: Reader) -> list[Panel]:
    """All panels, top to bottom: the others, what is shared, the reader's own sheet."""
    own = reader.seat if reader.seat is not None else max(reader.acting(), 0)
    others = [seat for seat in range(reader.state.seats) if seat != own]
    return [
        *(_other(reader, seat) for seat in others),
        _shared(reader),
        _supply(reader),
        sheet(reader, own),
    ]


# -- players --------------------------------------------------------------------------------------


def _state(reader: Reader, seat: int, id: str) -> str:
    return "can" if seat == reader.seat and id in reader.lit else "idle"


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
    colour = COLOURS[seat]
    return Panel(
        **_head(reader, seat),  # type: ignore[arg-type]
        value=str(reader.dna(seat)),
        children=(
            Row(children=tuple(_short_numbers(reader, seat))),
            Row(children=tuple(_short_ladders(reader, seat))),
            Row(
                id=f"slots:{colour}",
                label=reader.say("strains"),
                tip=reader.say("strains-tip"),
                children=tuple(_short_slots(reader, seat)),
            ),
        ),
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
        value = _ladder_value(reader, seat, ladder)
        out.append(
            Token(
                id=_ladder_id(reader, seat, ladder),
                label=reader.word(entry.name),
                tip=_ladder_tip(reader, seat, ladder),
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
            tip=_ability_tip(reader, ability),
            text=reader.say("ability-level", level=ability),
            tone="quiet",
        )
    )
    out.append(_gene_text(reader, seat))
    return out


def _gene_text(reader: Reader, seat: int) -> Text:
    gene = reader.gene(seat)
    name = reader.word(gene.name) if gene else reader.say("gene-none")
    tip = reader.word(gene.text) if gene else reader.say("gene-none-tip")
    if gene and reader.t[LETHAL_USED + seat]:
        tip = f"{tip} {reader.say('gene-used')}"
    return Text(id=f"mutation:{COLOURS[seat]}", label=name, tip=tip, text=name, tone="quiet")


# -- the own sheet --------------------------------------------------------------------------------


def sheet(reader: Reader, seat: int) -> Panel:
    """The pathogen sheet: scales, prices, what can be paid, strains and abilities."""
    colour = COLOURS[seat]
    dna = Meter(
        id=f"dna:{colour}",
        label=reader.say("dna"),
        tip=reader.say("dna-tip", dna=reader.dna(seat), most=reader.terms.dna_max),
        caption=reader.say("dna"),
        value=reader.dna(seat),
        maximum=reader.terms.dna_max,
        colour="var(--vr-dna)",
    )
    children: list[Widget] = [dna, *(_scale(reader, seat, stat) for stat in STATS)]
    children.append(Heading(text=reader.say("develop"), note=reader.say("develop-note")))
    children.append(
        Grid(columns=4, children=tuple(_ladder(reader, seat, n) for n in range(LADDERS)))
    )
    children.append(_own_slots(reader, seat))
    children.append(_ability(reader, seat))
    children.append(_own_gene(reader, seat))
    children += _buttons(reader, seat)
    return Panel(**_head(reader, seat), value=str(reader.dna(seat)), children=tuple(children))  # type: ignore[arg-type]


def _scale(reader: Reader, seat: int, stat: str) -> Meter:
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


def _ladder_id(reader: Reader, seat: int, ladder: int) -> str:
    side = "resist" if ladder >= COLD else "spread"
    return f"{side}:{COLOURS[seat]}:{reader.data.ladders[ladder].id}"


def _ladder_value(reader: Reader, seat: int, ladder: int) -> int:
    """The effective level of a spread, or the points of a resistance."""
    if ladder >= COLD:
        return reader.t[RESIST + seat * 3 + ladder - COLD]
    return reader.level(seat, ladder)


def _ladder_tip(reader: Reader, seat: int, ladder: int) -> str:
    entry = reader.data.ladders[ladder]
    bought = reader.t[LEVELS + seat * LADDERS + ladder]
    parts = [reader.word(entry.text), reader.say("ladder-bought", level=bought)]
    if bought < 2:
        parts.append(reader.say("ladder-next", price=entry.costs[bought]))
    return " ".join(parts)


def _ladder(reader: Reader, seat: int, ladder: int) -> Token:
    entry = reader.data.ladders[ladder]
    id = _ladder_id(reader, seat, ladder)
    bought = reader.t[LEVELS + seat * LADDERS + ladder]
    value = _ladder_value(reader, seat, ladder)
    state = _state(reader, seat, id)
    if bought == 2:
        state = "done"
    price = f" · {entry.costs[bought]}" if bought < 2 else ""
    return Token(
        id=id,
        label=reader.word(entry.name),
        tip=_ladder_tip(reader, seat, ladder),
        symbol=f"vr-{entry.id}",
        caption=f"{reader.word(entry.name)}{price}",
        badge=str(value) if value else "",
        state=state,
    )


def _own_slots(reader: Reader, seat: int) -> Panel:
    colour = COLOURS[seat]
    children: list[Widget] = []
    for slot in range(3):
        id = f"slot:{colour}:{slot}"
        found = reader.strain(seat, slot)
        if not found:
            cost = reader.terms.slot_costs[slot]
            children.append(
                Card(
                    id=id,
                    label=reader.say("slot-free"),
                    tip=reader.say("slot-free-tip"),
                    title=reader.say("slot-free"),
                    price=reader.say("price", price=cost),
                    state="off",
                )
            )
            continue
        strain, developed = found
        next_one = strain.symptom[developed] if developed < len(strain.symptom) else None
        price = reader.symptom_price(strain, developed) if next_one else 0
        kinds = {action.kind for action in reader.lit.get(id, ())} if seat == reader.seat else set()
        children.append(
            Card(
                id=id,
                label=reader.word(strain.name),
                tip=words.strain(reader, strain, developed),
                title=f"{reader.word(strain.name)} · {developed}/{len(strain.symptom)}",
                text=f"{reader.word(next_one.name)}: {reader.word(next_one.text)}"
                if next_one
                else reader.say("strain-done"),
                price=reader.say("price", price=price) if next_one else "",
                accent=f"var(--vr-{colour})",
                state="can" if "symptom" in kinds else "idle" if next_one else "done",
            )
        )
    return Panel(
        id=f"slots:{colour}",
        label=reader.say("strains"),
        tip=reader.say("strains-tip"),
        title=reader.say("strains"),
        children=tuple(children),
    )


def _ability_tip(reader: Reader, level: int) -> str:
    told = []
    for line in reader.pathogen().ability:
        sign = "✓" if line.level <= level else f"{line.cost}"
        told.append(f"{line.level} ({sign}): {reader.word(line.text)}")
    return " ".join(told)


def _ability(reader: Reader, seat: int) -> Card:
    colour = COLOURS[seat]
    id = f"ability:{colour}"
    level = reader.t[ABILITIES + seat]
    kind = reader.pathogen()
    line = kind.ability[level] if level < 3 else None
    return Card(
        id=id,
        label=reader.say("ability"),
        tip=_ability_tip(reader, level),
        title=f"{reader.word(kind.name)} · {level}/3",
        text=reader.word(line.text) if line else reader.word(kind.text),
        symbol=f"vr-pathogen-{kind.id}",
        price=reader.say("price", price=line.cost) if line else "",
        state=_state(reader, seat, id) if line else "done",
    )


def _own_gene(reader: Reader, seat: int) -> Card:
    text = _gene_text(reader, seat)
    price = mutation.lethal_price(reader.state, seat)
    used = bool(reader.t[LETHAL_USED + seat])
    return Card(
        id=text.id,
        label=text.label,
        tip=text.tip,
        title=text.label,
        text=text.tip,
        price=reader.say("price", price=price) if price else "",
        state="used" if used else _state(reader, seat, text.id),
    )


def _buttons(reader: Reader, seat: int) -> list[Widget]:
    """End, pass, and the strains that may be given up."""
    if seat != reader.seat:
        return []
    buttons: list[Widget] = []
    kinds = {action.kind for action in reader.options}
    for kind in ("end", "pass"):
        if kind in kinds:
            said = reader.say(kind)
            buttons.append(
                Button(
                    id=f"button:{kind}",
                    label=said,
                    tip=reader.say(f"{kind}-tip"),
                    text=said,
                    state="can",
                )
            )
    return [Row(children=tuple(buttons))] if buttons else []


# -- what is shared -------------------------------------------------------------------------------


def _shared(reader: Reader) -> Panel:
    """The goal as a check list, what the team needs, and the dice."""
    left = sum(reader.t[CONTINENT : CONTINENT + 4])
    total = sum(reader.terms.continent_corpses)
    bare = 30 - reader.covered.bit_count()
    children: list[Widget] = [
        Meter(
            id="goal:dead",
            label=reader.say("goal-dead"),
            tip=reader.say("goal-dead-tip"),
            caption=reader.say("goal-dead"),
            value=total - left,
            maximum=total,
            colour="var(--vr-dead)",
        ),
        Meter(
            id="goal:cities",
            label=reader.say("goal-cities"),
            tip=reader.say("goal-cities-tip"),
            caption=reader.say("goal-cities"),
            value=30 - bare,
            maximum=30,
            colour="var(--vr-infection)",
        ),
        *_hints(reader),
        _dice(reader),
    ]
    return Panel(
        id="panel:goal",
        label=reader.say("goal"),
        tip=reader.say("goal-tip"),
        title=reader.say("goal"),
        subtitle=reader.say("turns-left", turns=reader.turns_left()),
        area="shared",
        children=tuple(children),
    )


def _hints(reader: Reader) -> list[Widget]:
    """What the team lacks: cities without anybody, lone infected that cards to come may heal."""
    out: list[Widget] = []
    if reader.over:
        return out
    names = [reader.word(city.name) for city in reader.data.cities]
    bare = [names[city] for city in range(30) if not reader.covered >> city & 1]
    if 0 < len(bare) <= 8:
        out.append(Text(text=reader.say("hint-bare", cities=", ".join(bare)), tone="quiet"))
    alone = [names[city] for city in range(30) if reader.threatened >> city & 1]
    if alone:
        out.append(Text(text=reader.say("hint-lone", cities=", ".join(alone)), tone="bad"))
    return out


def _dice(reader: Reader) -> Dice:
    faces = mortality.faces(reader.state)
    if reader.t[NODE] == FREE_GROWTH:
        faces = [reader.t[ASK]]
    rolling = reader.t[NODE] == ASK_MUTATION_DIE
    deadly = mortality.deadly(reader.state, max(reader.acting(), 0))
    return Dice(
        id="dice",
        label=reader.say("dice"),
        tip=reader.say("dice-roll-tip") if rolling else reader.say("dice-tip", deadly=deadly),
        faces=tuple(faces),
    )


def _supply(reader: Reader) -> Panel:
    """The open supply of strains."""
    children: list[Widget] = []
    for number, strain in enumerate(reader.data.strains):
        if not reader.t[SUPPLY] >> number & 1:
            continue
        id = f"supply:{strain.id}"
        children.append(
            Button(
                id=id,
                label=reader.word(strain.name),
                tip=words.strain(reader, strain),
                text=reader.word(strain.name),
                state="can" if id in reader.lit else "idle",
            )
        )
    return Panel(
        id="panel:supply",
        label=reader.say("supply"),
        tip=reader.say("supply-tip"),
        title=reader.say("supply"),
        area="shared",
        children=(Grid(columns=3, children=tuple(children)),) if children else (),
    )
