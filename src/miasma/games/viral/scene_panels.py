"""The panels of the picture: mats with cards, what lies open, the card being carried out."""

from __future__ import annotations

from miasma.core.widgets import (
    Button,
    Grid,
    Heading,
    Panel,
    Row,
    Space,
    Table,
    Text,
    Token,
    Track,
    Widget,
)
from miasma.games.viral import scene_words as words
from miasma.games.viral.actions import BASICS
from miasma.games.viral.reader import Reader
from miasma.games.viral.rules import chance
from miasma.games.viral.table import (
    AREAS,
    BOT_CARD,
    BOT_SHOWN,
    BOTTOM,
    BOTTOM_SIZE,
    CHOOSE_ICON,
    CHOOSE_PAIR,
    COLOURS,
    DISPLAY,
    DISPLAY_SLOTS,
    DRAFT_ORDER,
    EVENT,
    MUTATION_PICK,
    PAIR,
    PAIRS,
    PHASE,
    PLAYED,
    PLAYED_AREA,
)


def panels(reader: Reader) -> list[Panel]:
    """All panels, top to bottom: the others, shared things, the reader's own."""
    others = [player for player in reader.players() if player != reader.seat]
    out = [mat(reader, player) for player in others]
    if reader.over:
        out.append(final(reader))
    out += [shared(reader), standings(reader)]
    if reader.resolving is not None:
        out.append(open_card(reader, reader.resolving))
    if reader.packet() or reader.kept():
        out.append(draft(reader))
    if reader.seat is not None:
        out.append(mat(reader, reader.seat))
    return out


# -- mats -----------------------------------------------------------------------------------------


def mat(reader: Reader, player: int) -> Panel:
    """A player's mat: points, viruses left, cards as far as the reader may see them."""
    own = player == reader.seat
    name = reader.name(player)
    supply = reader.supply(player)
    left = reader.say("supply", count=supply)
    notes = [left]
    if reader.first == player:
        notes.append(reader.say("first-player"))
    seat = player if player != reader.terms.bot else None
    if seat is not None and reader.ready(seat):
        notes.append(reader.say("ready"))
    elif seat in reader.state.to_act and not own:
        notes.append(reader.say("to-act"))
    children: list[Widget] = []
    if seat is not None:
        children += _cards(reader, seat, own)
    acts = seat in reader.state.to_act or reader.resolving == player
    return Panel(
        id=f"mat-{reader.colour(player)}",
        label=name,
        tip=" ".join((left, reader.say("mat-tip", vp=reader.vp(player)))),
        title=reader.say("you", name=name) if own else name,
        subtitle=" · ".join(notes),
        value=str(reader.score(player)),
        symbol=f"vi-virus-{reader.colour(player)}",
        accent=f"var(--vi-{reader.colour(player)})",
        area="own" if own else "opponent",
        seat=seat,
        state="current" if acts and not reader.over else "idle",
        children=tuple(children),
    )


def _cards(reader: Reader, seat: int, own: bool) -> list[Widget]:
    """Areas and cards; the own cards are named while a pair is chosen, else the board has room."""
    out: list[Widget] = [_areas(reader, seat, own)]
    named = own and reader.asked == CHOOSE_PAIR
    tokens = [_card(reader, seat, card, named) for card in reader.hand(seat)]
    tokens += [
        _token(reader, card_id(reader, seat, card), card, "current", reader.say("played"), named)
        for card in _on_table(reader, seat)
    ]
    tokens += [
        _token(reader, card_id(reader, seat, card), card, "used", words.waits(reader), named)
        for card in reader.waiting(seat)
    ]
    tokens += _unknown(reader, seat)
    out.append(Grid(columns=4, children=tuple(tokens)) if named else Row(children=tuple(tokens)))
    pile = reader.pile(seat)
    if pile and reader.asked != DRAFT_ORDER:
        out.append(Heading(text=reader.say("pile")))
        out.append(Row(children=tuple(_piled(reader, card) for card in pile)))
    return out


def _areas(reader: Reader, seat: int, own: bool) -> Widget:
    """The six area cards: in hand, on the table or waiting."""
    spaces = []
    colour = reader.colour(seat)
    for area in range(AREAS):
        label, tip = words.area_card(reader, area)
        state = _area_state(reader, seat, area)
        note = words.waits(reader) if area in reader.waiting_areas(seat) else ""
        if own:
            spaces.append(
                Token(
                    id=f"{colour}.card_area_{area + 1}",
                    label=label,
                    tip=words.joined(tip, note),
                    symbol=f"vi-area-{area + 1}",
                    state=state,
                )
            )
    if own:
        return Row(children=tuple(spaces))
    return Track(
        id=f"{colour}.areas",
        label=reader.say("area-cards", who=reader.name(seat)),
        tip=reader.say("area-cards-tip"),
        spaces=tuple(
            Space(text=str(area + 1), state=_area_state(reader, seat, area))
            for area in range(AREAS)
        ),
    )


def _area_state(reader: Reader, seat: int, area: int) -> str:
    id = f"{reader.colour(seat)}.card_area_{area + 1}"
    if id in reader.targets:
        return "can"
    for pair in range(PAIRS):
        found = reader.pair(pair, seat)
        if found is not None and found[0] == area:
            chosen = reader.asked == CHOOSE_PAIR and pair == reader.t[PAIR]
            return "done" if chosen else "current"
    return "used" if area in reader.waiting_areas(seat) else "idle"


def card_id(reader: Reader, seat: int, card: int) -> str:
    """`green.basic_raid`, or a mutation card by its own id."""
    name = reader.card(card).id
    return f"{reader.colour(seat)}.{name}" if card < BASICS else name


def _card(reader: Reader, seat: int, card: int, named: bool) -> Token:
    """A card in hand."""
    id = card_id(reader, seat, card)
    found = reader.pair(reader.t[PAIR], seat)
    chosen = reader.asked == CHOOSE_PAIR and found is not None and found[1] == card
    state = "can" if id in reader.targets else "done" if chosen else "idle"
    return _token(reader, id, card, state, "", named)


def _token(reader: Reader, id: str, card: int, state: str, note: str, named: bool) -> Token:
    entry = reader.card(card)
    label, tip = words.card(reader, entry)
    return Token(
        id=id,
        label=label,
        tip=words.joined(tip, note),
        symbol=f"vi-card-{entry.id}",
        caption=label if named else "",
        note=words.icons(reader, entry) if named else "",
        badge=str(entry.end_vp) if entry.end_vp else "",
        state=state,
    )


def _on_table(reader: Reader, seat: int) -> list[int]:
    found = [reader.pair(pair, seat) for pair in range(PAIRS)]
    hand = reader.hand(seat)
    return [pair[1] for pair in found if pair is not None and pair[1] >= 0 and pair[1] not in hand]


def _unknown(reader: Reader, seat: int) -> list[Token]:
    return [
        Token(
            id=f"{reader.colour(seat)}.unknown-{n}",
            label=reader.say("unknown"),
            tip=reader.say("unknown-tip", who=reader.name(seat)),
            symbol="vi-card-back",
        )
        for n in range(1, reader.unknown(seat) + 1)
    ]


def _piled(reader: Reader, card: int) -> Token:
    id = reader.data.mutations[card].id
    return _token(reader, id, BASICS + card, "off", reader.say("pile-tip"), False)


def _near(reader: Reader, asked: bool) -> str:
    """Where a shared panel stands: with the reader's own things while it asks the reader."""
    return "own" if asked and reader.seat is not None else "shared"


# -- shared things --------------------------------------------------------------------------------


def shared(reader: Reader) -> Panel:
    """The display and the deck, the bot's cards, who is asked for what."""
    children: list[Widget] = []
    if not reader.terms.draft:
        tokens = [_slot(reader, slot) for slot in range(DISPLAY_SLOTS)]
        children.append(Grid(columns=4, children=(*tokens, _deck(reader))))
    if reader.terms.bot >= 0:
        children.append(_bot_deck(reader))
    title = reader.say("table")
    area = _near(reader, "display-1" in reader.targets or "deck" in reader.targets)
    return Panel(
        id="table",
        label=title,
        tip=reader.say("table-tip"),
        title=title if children else "",
        subtitle=reader.say("mutations") if not reader.terms.draft and area == "shared" else "",
        area=area,
        state="current" if reader.asked == MUTATION_PICK else "idle",
        children=tuple(children),
    )


def standings(reader: Reader) -> Panel:
    """The tracks and the event in words: a small screen shows the body alone."""
    rounds = reader.terms.rounds
    title = reader.say("standings", round=reader.round or 1, rounds=rounds)
    tip = reader.say("standings-tip")
    rows = [
        (
            f"{place}. {reader.name(player)}",
            str(reader.vp(player)),
            f"{reader.research(player)}/{reader.terms.top}",
        )
        for place, player in enumerate(reader.advantage(), 1)
    ]
    keys = ("standings-place", "standings-vp", "head-research")
    head = tuple(reader.say(key) for key in keys)
    children: list[Widget] = [
        Table(id="standings-table", label=title, tip=tip, head=head, rows=tuple(rows),
              row_heads=True)
    ]  # fmt: skip
    phase = words.phase(reader, reader.t[PHASE])[0] if reader.t[PHASE] else ""
    status = [title, phase if reader.t[PHASE] != 3 else ""]
    if reader.t[EVENT] >= 0:
        name, said = words.event(reader)
        children.append(Text(text=reader.say("standings-event", name=name, text=said)))
        status.append(reader.say("standings-next", name=name))
    return Panel(
        id="standings",
        label=title,
        tip=tip,
        title=title,
        subtitle=phase,
        status=" · ".join(filter(None, status)),
        children=tuple(children),
    )


def _slot(reader: Reader, slot: int) -> Token:
    card = reader.t[DISPLAY + slot]
    id = f"display-{slot + 1}"
    if card < 0:
        label = reader.say("slot", number=slot + 1)
        tip = reader.say("slot-empty")
        return Token(id=id, label=label, tip=tip, symbol="vi-card-none", caption="–", state="off")
    state = "can" if id in reader.targets else "idle"
    return _token(reader, id, BASICS + card, state, "", True)


def _deck(reader: Reader) -> Token:
    t = reader.t
    known = [reader.data.mutations[card] for card in t[BOTTOM : BOTTOM + t[BOTTOM_SIZE]]]
    names = ", ".join(reader.word(card.name) for card in known)
    tip = reader.say("deck-tip", count=reader.deck_size())
    return Token(
        id="deck",
        label=reader.say("deck"),
        tip=words.joined(tip, reader.say("deck-known", cards=names) if names else ""),
        symbol="vi-card-back",
        caption=reader.say("deck"),
        badge=str(reader.deck_size()),
        state="can" if "deck" in reader.targets else "idle",
    )


def _bot_deck(reader: Reader) -> Widget:
    """The bot's cards: how often each area was shown, and this round's two."""
    t = reader.t
    now = t[BOT_CARD : BOT_CARD + 2]
    return Track(
        id="bot_deck",
        label=reader.say("bot-deck"),
        tip=reader.say("bot-deck-tip"),
        caption=reader.say("bot-deck"),
        spaces=tuple(
            Space(
                text=f"{area + 1}·{chance.BOT_COPIES - t[BOT_SHOWN + area]}",
                state="current" if area in now else "idle",
            )
            for area in range(AREAS)
        ),
    )


def final(reader: Reader) -> Panel:
    """The end: points on the track, areas, cards (VI-230)."""
    rows = []
    for player in reader.players():
        track, areas, cards = reader.score_parts(player)
        total = track + areas + cards
        rows.append((reader.name(player), str(track), str(areas), str(cards), str(total)))
    result = reader.state.result()
    head = tuple(reader.say(f"final-{key}") for key in ("who", "track", "areas", "cards", "sum"))
    lit = tuple((winner, 4) for winner in result.winners)
    title = reader.say("final")
    table = Table(id="final-table", label=title, tip=reader.say("final-tip"), head=head,
                  rows=tuple(rows), lit=lit)  # fmt: skip
    return Panel(
        id="final",
        label=title,
        tip=reader.say("final-tip"),
        title=title,
        area=_near(reader, True),
        children=(table,),
    )


# -- the open card --------------------------------------------------------------------------------


def open_card(reader: Reader, seat: int) -> Panel:
    """The card being carried out: a button for each icon, and one to stop."""
    place = reader.t[PAIR] * COLOURS + seat
    card = reader.card(reader.t[PLAYED + place])
    area = reader.t[PLAYED_AREA + place]
    label, tip = words.card(reader, card)
    name = reader.word(reader.data.areas[area].name)
    buttons = [_icon(reader, seat, *icon) for icon in reader.icons(seat)]
    if reader.asked == CHOOSE_ICON:
        stop = reader.say("stop")
        state = "can" if "stop" in reader.targets else "off"
        buttons.append(
            Button(id="stop", label=stop, tip=reader.say("stop-tip"), text=stop, state=state)
        )
    return Panel(
        id="open-card",
        label=label,
        tip=tip,
        title=label,
        subtitle=reader.say("open-area", number=area + 1, area=name),
        accent=f"var(--vi-{reader.colour(seat)})",
        area=_near(reader, seat == reader.seat),
        state="current",
        children=(Row(children=tuple(buttons)),),
    )


def _icon(
    reader: Reader, seat: int, slot: int, letter: str, verb: str, framed: bool, used: bool
) -> Button:
    entry = next(entry for entry in reader.data.verbs if entry.id == verb)
    id = f"slot-{slot + 1}{letter}"
    area = reader.t[PLAYED_AREA + reader.t[PAIR] * COLOURS + seat]
    note = reader.say("framed", number=area + 1) if framed else ""
    state = "used" if used else "can" if id in reader.targets else "off"
    if reader.icon_in_hand == (slot, letter):
        state = "current"
    return Button(
        id=id,
        label=reader.word(entry.name),
        tip=words.joined(reader.word(entry.text), note),
        text=reader.word(entry.name),
        note=note,
        symbol=f"vi-icon-{verb}",
        state=state,
    )


# -- the draft ------------------------------------------------------------------------------------


def draft(reader: Reader) -> Panel:
    """The packet held, and the cards kept and not yet stacked."""
    children: list[Widget] = []
    packet, kept = reader.packet(), reader.kept()
    ordering = reader.asked == DRAFT_ORDER
    if packet:
        children.append(Heading(text=reader.say("packet")))
        tokens = [_drafted(reader, card, "can") for card in packet]
        children.append(Grid(columns=2, children=tuple(tokens)))
    if kept:
        children.append(Heading(text=reader.say("stack" if ordering else "kept")))
        tokens = [_drafted(reader, card, "can" if ordering else "done") for card in kept]
        children.append(Grid(columns=2, children=tuple(tokens)))
    stacked = reader.pile(reader.seat) if ordering and reader.seat is not None else []
    if stacked:
        children.append(Heading(text=reader.say("pile")))
        names = [reader.word(reader.data.mutations[card].name) for card in stacked]
        children.append(Text(text=", ".join(names)))
    title = reader.say("draft")
    return Panel(
        id="draft",
        label=title,
        tip=reader.say("draft-tip"),
        title=title,
        area=_near(reader, True),
        children=tuple(children),
        state="current",
    )


def _drafted(reader: Reader, card: int, state: str) -> Token:
    id = reader.data.mutations[card].id
    if state == "can" and id not in reader.targets:
        state = "idle"
    return _token(reader, id, BASICS + card, state, "", True)
