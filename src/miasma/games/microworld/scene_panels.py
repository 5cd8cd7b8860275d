"""The panels of the picture: both players, the genes and what else is shared, offered tiles."""

from __future__ import annotations

from miasma.core.widgets import (
    Button,
    Card,
    Grid,
    Heading,
    Mark,
    Panel,
    Row,
    Space,
    Text,
    Token,
    Track,
    Widget,
)
from miasma.games.microworld import scene_words as words
from miasma.games.microworld.actions import BLOODSTREAM, GENES, INHIBITION, INVASION
from miasma.games.microworld.art import FACTIONS
from miasma.games.microworld.knowledge import members
from miasma.games.microworld.reader import SIDES_OF_PLAY, Reader
from miasma.games.microworld.table import (
    ARROW,
    BY_BLOODSTREAM,
    BY_INVASION,
    CHOOSE_MUTATION,
    DEAL_MUTATION,
    GOAL_BY,
    KEPT,
    MUTATED,
    MUTATION_MARKERS,
    OFFERS,
    OPEN_GOAL,
    OPEN_RESERVE,
    RACE_BY,
    RESERVE,
    TURN,
    USES,
    WIDENED,
)


def panels(reader: Reader) -> list[Panel]:
    """All panels, top to bottom: the other player, shared things, the reader's own."""
    own = reader.seat if reader.seat is not None else 0
    out = [player(reader, 1 - own), shared(reader)]
    if reader.phase in (DEAL_MUTATION, CHOOSE_MUTATION):
        out.append(offers(reader))
    return [*out, player(reader, own)]


# -- players --------------------------------------------------------------------------------------


def player(reader: Reader, seat: int) -> Panel:
    """A player: score, markers left, genes, mutation, and the buttons if it is the reader."""
    own = seat == reader.seat
    faction = reader.faction(seat)
    left = reader.markers_left(seat)
    told = reader.say("left", n=left)
    children: list[Widget] = [_supply(reader, seat, left)]
    for row in (_genes(reader, seat), _mutation(reader, seat)):
        if row:
            children.append(row)
    children += _notes(reader, seat)
    if own:
        children += _buttons(reader)
    acts = seat in reader.state.to_act or reader.active == seat
    return Panel(
        id=f"panel-{seat}",
        label=faction,
        tip=reader.word(reader.data.components.faction[seat].text),
        title=reader.say("you") if own else faction,
        subtitle=f"{faction} · {told}" if own else told,
        value=str(reader.score(seat)),
        symbol=f"mw-{FACTIONS[seat]}",
        accent=f"var(--mw-{FACTIONS[seat]})",
        area="own" if own else "opponent",
        seat=seat,
        state="current" if acts and not reader.over else "idle",
        children=tuple(children),
    )


def _supply(reader: Reader, seat: int, left: int) -> Track:
    colour = f"var(--mw-{FACTIONS[seat]})"
    total = reader.data.components.faction[seat].markers
    return Track(
        id=f"supply-{seat}",
        label=reader.faction(seat),
        tip=reader.say("left", n=left),
        pips=True,
        spaces=tuple(Space(colour=colour if n < left else "") for n in range(total)),
    )


def _genes(reader: Reader, seat: int) -> Row | None:
    """Genes that are known by name, then unknown ones, then used ones."""
    own = seat == reader.seat
    locked = reader.inhibited(seat)
    tokens: list[Widget] = []
    for gene in reader.known(seat):
        id = f"gene-{gene.id}"
        state = "can" if own and id in reader.targets else "idle"
        if reader.focus == id:
            state = "chosen"
        place = reader.data.genes.index(gene)
        tip = words.gene(reader, place)
        fresh = own and reader.is_fresh(place)
        if fresh:
            tip = f"{tip} {reader.say('fresh')}"
        tokens.append(
            Token(
                id=id,
                label=reader.word(gene.name),
                tip=tip,
                symbol=f"mw-gene-{gene.id}",
                caption=reader.word(gene.name),
                state="off" if locked or fresh else state,
            )
        )
    hidden = reader.unknown(seat)
    tokens += [
        Token(
            id=f"held-{seat}-{n}",
            label=reader.say("token"),
            tip=reader.say("held-tip", seat=SIDES_OF_PLAY[seat]),
            symbol="mw-gene-back",
            caption=reader.say("unseen", n=hidden) if n == hidden else "",
            state="off" if locked else "idle",
        )
        for n in range(1, hidden + 1)
    ]
    tokens += _spent(reader, seat)
    return Row(children=tuple(tokens)) if tokens else None


def _spent(reader: Reader, seat: int) -> list[Widget]:
    """A gene that waits for a reaction, and the used ones in front of a player."""
    out: list[Widget] = []
    found = reader.declared()
    if found and seat == reader.t[TURN] & 1:
        gene = found[0]
        place = reader.data.genes.index(gene)
        out.append(
            Token(
                id=f"gene-{gene.id}",
                label=reader.word(gene.name),
                tip=words.gene(reader, place),
                symbol=f"mw-gene-{gene.id}",
                caption=reader.word(gene.name),
                state="current",
            )
        )
    for gene in reader.used(seat):
        place = reader.data.genes.index(gene)
        out.append(
            Token(
                id=f"gene-{gene.id}",
                label=reader.word(gene.name),
                tip=words.gene(reader, place),
                symbol=f"mw-gene-{gene.id}",
                state="used",
            )
        )
    return out


def _mutation(reader: Reader, seat: int) -> Token | None:
    tile = reader.mutation(seat)
    if tile is None:
        return None
    id = f"mutation-{seat}"
    left = reader.t[MUTATION_MARKERS + seat]
    note = reader.say("mutation-left", n=left) if tile.markers else reader.say("mutation-always")
    state = "can" if id in reader.targets and seat == reader.seat else "idle"
    if reader.focus == id:
        state = "chosen"
    elif tile.markers and not left:
        state = "used"
    elif seat == reader.active and reader.t[MUTATED]:
        state = "off"
    return Token(
        id=id,
        label=reader.word(tile.name),
        tip=f"{reader.word(tile.text)} {note}",
        symbol=f"mw-mutation-{tile.id}",
        caption=reader.word(tile.name),
        note=note,
        state=state,
    )


def _notes(reader: Reader, seat: int) -> list[Widget]:
    out: list[Widget] = []
    if reader.inhibited(seat):
        when = "now" if reader.active == seat else "next"
        out.append(
            Text(
                id=f"inhibited-{seat}",
                label=reader.word(reader.data.genes[INHIBITION].name),
                tip=reader.say("inhibited", when=when),
                text=reader.say("inhibited", when=when),
                symbol="mw-padlock",
            )
        )
    if reader.over and seat in reader.state.result().winners:
        out.append(Text(text=reader.say("winner"), tone="strong"))
    if reader.active == seat and reader.t[WIDENED]:
        in_effect = [
            reader.word(reader.data.genes[gene].name)
            for bit, gene in ((BY_BLOODSTREAM, BLOODSTREAM), (BY_INVASION, INVASION))
            if reader.t[WIDENED] & bit
        ]
        out.append(Text(text=reader.say("in-effect", genes=", ".join(in_effect)), tone="strong"))
    pressed = seat == reader.seat and "button-end" in reader.targets
    if reader.shows_pending(seat) and not pressed:
        out.append(Text(text=reader.say("due", n=reader.pending(seat)), tone="strong"))
    if reader.terms.gene_limit > 1 and reader.active == seat and not reader.inhibited(seat):
        used, most = reader.t[USES], reader.terms.gene_limit
        out.append(Text(text=reader.say("uses", n=used, m=most), tone="quiet"))
    return out


def _buttons(reader: Reader) -> list[Widget]:
    """End of the turn, or the answer to a gene; only what can be pressed now."""
    kinds = [action.kind for action in reader.options]
    buttons = []
    if "end" in kinds:
        due = reader.pending(reader.seat or 0)
        buttons.append(
            Button(
                id="button-end",
                label=reader.say("end"),
                tip=reader.say("due", n=due),
                text=reader.say("end"),
                price=f"+{due}",
                state="can",
            )
        )
    for kind in ("counter", "pass"):
        if kind in kinds:
            said = reader.say(kind)
            tip = reader.say(f"{kind}-tip")
            buttons.append(Button(id=f"button-{kind}", label=said, tip=tip, text=said, state="can"))
    return [Row(children=tuple(buttons))] if buttons else []


# -- what is shared -------------------------------------------------------------------------------


def shared(reader: Reader) -> Panel:
    """The overview of genes with its arrow, the reserve, the goal, the extra rules."""
    children: list[Widget] = [
        Grid(columns=3, children=tuple(_overview(reader, n) for n in range(GENES))),
        _reserve(reader),
    ]
    goal = _goal(reader)
    if goal:
        children.append(goal)
    rules = _rules(reader)
    if rules:
        children.append(rules)
    return Panel(
        id="panel-shared",
        label=reader.say("genes"),
        tip=reader.say("genes-tip"),
        title=reader.say("genes"),
        subtitle=reader.say("genes-note") if reader.t[ARROW] >= 0 else "",
        area="shared",
        children=tuple(children),
    )


def _overview(reader: Reader, place: int) -> Token:
    gene = reader.data.genes[place]
    name = reader.word(gene.name)
    pointed = reader.t[ARROW] == place
    state = "idle"
    if pointed:
        state = "current"
    elif reader.used_by(place) is not None:
        state = "off"
    arrow = Mark(id="arrow", label=reader.say("arrow"), tip=reader.say("arrow-tip", gene=name))
    return Token(
        id=f"overview-{gene.id}",
        label=name,
        tip=words.gene(reader, place),
        symbol=f"mw-gene-{gene.id}",
        caption=name,
        note=reader.say("timing", timing=gene.timing),
        state=state,
        mark=arrow if pointed else None,
    )


def _reserve(reader: Reader) -> Widget:
    count = reader.t[RESERVE]
    if not reader.terms.open_genes or not reader.t[OPEN_RESERVE]:
        return Token(
            id="reserve",
            label=reader.say("reserve"),
            tip=reader.say("reserve-tip", n=count),
            symbol="mw-gene-back",
            caption=reader.say("reserve"),
            note=reader.say("reserve-note", n=count),
            count=count,
        )
    genes = [reader.data.genes[gene] for gene in members(reader.t[OPEN_RESERVE])]
    names = ", ".join(reader.word(gene.name) for gene in genes)
    tokens: list[Widget] = [
        Token(symbol=f"mw-gene-{gene.id}", caption=reader.say("reserve") if n == 0 else "")
        for n, gene in reversed(list(enumerate(genes)))
    ]
    return Row(
        id="reserve",
        label=reader.say("reserve"),
        tip=f"{reader.say('reserve-open')} {names}",
        children=tuple(tokens),
    )


def _goal(reader: Reader) -> Token | None:
    if not reader.terms.draw_goal:
        return None
    place = reader.t[OPEN_GOAL]
    if place < 0:
        said = reader.say("goal")
        return Token(id="goal", label=said, tip=reader.say("goal-hidden"), caption=said, count=0)
    goal = reader.data.goals[place]
    winner = reader.t[GOAL_BY]
    if winner >= 0:
        note = reader.say("goal-met", seat=reader.who(winner))
    else:
        note = reader.say("goal-open", n=reader.terms.goal_points[place])
    return Token(
        id="goal",
        label=reader.word(goal.name),
        tip=f"{reader.word(goal.text)} {note}",
        symbol=f"mw-goal-{goal.id}",
        caption=reader.word(goal.name),
        note=note,
        state="used" if winner >= 0 else "idle",
    )


def _rules(reader: Reader) -> Row | None:
    letters = reader.game.rules_in_play(reader.state.setup.options)
    if not letters:
        return None
    entries = {rule.id: rule for rule in reader.data.rules}
    tokens: list[Widget] = []
    for letter in letters:
        rule = entries[letter]
        taken = letter == "D" and reader.t[RACE_BY] >= 0
        tip = reader.word(rule.text)
        if taken:
            tip = f"{tip} {reader.say('race-taken', seat=reader.who(reader.t[RACE_BY]))}"
        tokens.append(
            Token(
                id=f"rule-{letter}",
                label=f"{letter}: {reader.word(rule.name)}",
                tip=tip,
                symbol=f"mw-rule-{letter}",
                caption=reader.word(rule.name) if len(letters) < 3 else "",
                state="off" if taken else "idle",
            )
        )
    return Row(children=tuple(tokens))


# -- choosing a mutation --------------------------------------------------------------------------


def offers(reader: Reader) -> Panel:
    """The reader's two tiles to choose from; of others only that they have chosen."""
    children: list[Widget] = []
    if reader.seat is not None:
        kept = reader.t[KEPT + reader.seat]
        for place in members(reader.t[OFFERS + reader.seat]):
            tile = reader.data.mutations[place]
            state = "can" if f"offer-{tile.id}" in reader.targets else "idle"
            if kept >= 0:
                state = "chosen" if kept == place else "off"
            said = reader.say("mutation-left", n=tile.markers) if tile.markers else ""
            children.append(
                Card(
                    id=f"offer-{tile.id}",
                    label=reader.word(tile.name),
                    tip=f"{reader.word(tile.text)} {said}".strip(),
                    title=reader.word(tile.name),
                    text=reader.word(tile.text),
                    symbol=f"mw-mutation-{tile.id}",
                    corners=(f"×{tile.markers}",) if tile.markers else (),
                    state=state,
                )
            )
    for seat in (0, 1):
        if seat != reader.seat:
            state = "chosen" if reader.t[KEPT + seat] >= 0 else "choosing"
            if reader.phase == DEAL_MUTATION:
                state = "dealing"
            said = reader.say("offers-other", seat=SIDES_OF_PLAY[seat], state=state)
            children.append(Text(text=said, tone="quiet"))
    return Panel(
        id="offers",
        label=reader.say("offers"),
        tip=reader.say("offers-tip"),
        title=reader.say("offers"),
        subtitle=reader.say("offers-note") if reader.seat is not None else "",
        area="own" if reader.seat is not None else "shared",
        seat=reader.seat,
        children=tuple(children) or (Heading(text=""),),
    )
