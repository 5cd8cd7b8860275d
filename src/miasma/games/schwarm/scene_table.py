"""The shared panel of the picture: the row with its prices, abilities, order, supplies, the end."""

from __future__ import annotations

from typing import Final

from miasma.core.text import catalog
from miasma.core.widgets import (
    Panel,
    Row,
    Space,
    Table,
    Text,
    Token,
    Track,
    Widget,
)
from miasma.games.schwarm import scene_words as words
from miasma.games.schwarm.actions import (
    ABILITY_IDS,
    ACTION_IDS,
    ACTION_OF_TYPE,
    JOKER,
    SHIP_RESEARCHER,
)
from miasma.games.schwarm.prompt import outcome_text
from miasma.games.schwarm.reader import GAME_ID, Reader
from miasma.games.schwarm.table import (
    ABILITY_OF,
    CHOOSE_ABILITY,
    CHOOSE_ORDER,
    CRAB_AT,
    DEAL_LIGHT,
    GOLDEN_LEFT,
    HIDDEN,
    ORDER_LEFT,
    PICK_CARD,
    PLAY_CARD,
    ROUND,
    ROW,
    ROW_LENGTH,
    SCORED,
    TRACK,
    TSUNAMIS,
    WHALES,
)

GROUPS: Final = ("light", "blue", "green")


def card_symbol(card: int, group: str) -> str:
    """The picture of a card in the frame of its group."""
    if card == JOKER:
        return "sw-card-joker"
    action = "ship_researcher" if card == SHIP_RESEARCHER else ACTION_IDS[ACTION_OF_TYPE[card]]
    return f"sw-card-{group}-{action}"


def shared(reader: Reader) -> Panel:
    """The round, the order track, abilities, hazards and unseen tiles."""
    children: list[Widget] = []
    if reader.over:
        children.append(
            Text(text=outcome_text(reader.state, catalog(GAME_ID, reader.lang)), tone="strong")
        )
        children.append(_final_table(reader))
    if reader.phase != CHOOSE_ORDER or not reader.options:
        children.append(_order_track(reader))
    children.append(_supply(reader))
    if DEAL_LIGHT <= reader.phase < PLAY_CARD and not _choosing_ability(reader):
        children.append(Row(children=tuple(_abilities(reader, False))))
    return Panel(
        id="table",
        label=reader.say("table"),
        tip=reader.say("table-tip"),
        title=_round(reader),
        subtitle=reader.say("phase", phase=_phase(reader)),
        status=f"{_round(reader)} · {reader.say('phase', phase=_phase(reader))}",
        area="shared",
        children=tuple(children),
    )


def row(reader: Reader) -> list[Panel]:
    """Phase 1: the cards with their prices, and what is chosen with an order card."""
    if not DEAL_LIGHT <= reader.phase < PLAY_CARD:
        return []
    children: list[Widget] = [_row(reader)]
    if reader.phase == CHOOSE_ORDER and reader.options:
        children = [Row(children=tuple(_numbers(reader)))]
    elif _choosing_ability(reader):
        children = [Row(children=tuple(_abilities(reader, True)))]
    return [
        Panel(
            id="market",
            label=reader.say("row"),
            tip=reader.say("row-tip"),
            area="row",
            children=tuple(children),
        )
    ]


def _choosing_ability(reader: Reader) -> bool:
    return reader.phase == CHOOSE_ABILITY and bool(reader.options)


def _round(reader: Reader) -> str:
    number = reader.t[ROUND]
    if not number:
        return reader.say("setup")
    return reader.say("round", n=number, rounds=reader.terms.rounds)


def _phase(reader: Reader) -> str:
    if reader.over:
        return "end"
    if DEAL_LIGHT <= reader.phase < PLAY_CARD:
        return "row"
    return "play" if reader.t[ROUND] else "setup"


def _row(reader: Reader) -> Row:
    """Every card with its price; what can't be paid is dimmed (SW-061, SW-062)."""
    t = reader.t
    tiles: list[Widget] = []
    picking = reader.phase == PICK_CARD and bool(reader.options)
    for place in range(t[ROW_LENGTH]):
        code = t[ROW + place]
        label, tip = words.card(reader, code & 15)
        id = f"row-{place}"
        can = id in reader.targets
        number = reader.terms.ranges[code & 15]
        tiles.append(
            Token(
                id=id,
                label=reader.say("row-card", card=label, n=place),
                tip=tip,
                symbol=card_symbol(code & 15, GROUPS[code >> 4]),
                caption=str(place),
                badge=str(number) if number else "",
                state="can" if can else "off" if picking else "idle",
            )
        )
    if t[ORDER_LEFT]:
        left = " ".join(str(n) for n in range(1, 5) if t[ORDER_LEFT] >> n & 1)
        can = "row-order" in reader.targets
        tiles.append(
            Token(
                id="row-order",
                label=reader.say("row-order", n=t[ROW_LENGTH]),
                tip=reader.say("row-order-tip", left=left),
                symbol="sw-card-order",
                caption=str(t[ROW_LENGTH]),
                state="can" if can else "off" if picking else "idle",
            )
        )
    return Row(id="row", label=reader.say("row"), tip=reader.say("row-tip"), children=tuple(tiles))


def _abilities(reader: Reader, named: bool) -> list[Widget]:
    """The four abilities, with who has taken which in this round."""
    held = reader.t[ABILITY_OF : ABILITY_OF + len(reader.seats)]
    tokens: list[Widget] = []
    for number, name in enumerate(ABILITY_IDS):
        label, tip = words.ability(reader, number)
        owner = held.index(number) if number in held else None
        can = f"ability-{name}" in reader.targets
        tokens.append(
            Token(
                id=f"ability-{name}",
                label=label,
                tip=tip if owner is None else f"{tip} {reader.colour(owner)}.",
                symbol=f"sw-ability-{name}",
                caption=label if named else "",
                note=reader.colour(owner) if owner is not None and named else "",
                state="can" if can else "off" if owner is not None else "idle",
            )
        )
    return tokens


def _numbers(reader: Reader) -> list[Widget]:
    """The order cards to choose from (SW-070)."""
    tokens: list[Widget] = []
    for number in range(1, len(reader.seats) + 1):
        label, tip = words.order_card(reader, number)
        can = f"order-{number}" in reader.targets
        tokens.append(
            Token(
                id=f"order-{number}",
                label=label,
                tip=tip,
                symbol=f"sw-card-order-{number}",
                caption=reader.say("place", n=number),
                state="can" if can else "off",
            )
        )
    return tokens


def _order_track(reader: Reader) -> Track:
    """Order places with their stones."""
    spaces = []
    for number in range(1, len(reader.seats) + 1):
        seat = reader.t[TRACK + number - 1]
        label, tip = words.place(reader, number)
        spaces.append(
            Space(
                id=f"order-{number}",
                label=label,
                tip=tip,
                text=str(number),
                symbols=(f"sw-emblem-{reader.player_id(seat)}",) if seat >= 0 else (),
            )
        )
    return Track(
        id="order-track",
        label=reader.say("order"),
        tip=reader.say("order-track-tip"),
        caption=reader.say("order"),
        spaces=tuple(spaces),
    )


def figures(reader: Reader) -> list[Token]:
    """The hazards in the supply."""
    t = reader.t
    tokens: list[Token] = []
    for kind, name in enumerate(words.HAZARDS):
        entry = reader.data.pieces.hazard[kind]
        if name == "crab":
            left = int(t[CRAB_AT] < 0)
        else:
            first = WHALES if name == "whale" else TSUNAMIS
            left = t[first : first + 2].count(-1)
        can = f"supply-{name}" in reader.targets
        tokens.append(
            Token(
                id=f"supply-{name}",
                label=reader.word(entry.name),
                tip=reader.word(entry.text),
                symbol=f"sw-{name}",
                caption=reader.game.offer(reader.state, reader.options[0], reader.lang)
                if can
                else "",
                badge=str(left),
                state="can" if can else "idle" if left else "off",
            )
        )
    return tokens


def _supply(reader: Reader) -> Row:
    """Hazards in the supply, and how many tiles of each kind are still unseen."""
    t = reader.t
    tokens: list[Widget] = [token for token in figures(reader) if token.state != "can"]
    unseen = sum(t[HIDDEN : HIDDEN + 4])
    tokens.append(
        Token(
            id="unseen",
            label=reader.say("unseen"),
            tip=words.mix(reader),
            symbol="sw-back",
            badge=str(unseen),
        )
    )
    tokens.append(
        Token(
            id="golden-supply",
            label=reader.word(reader.data.kinds[4].name),
            tip=reader.word(reader.data.kinds[4].text),
            symbol="sw-shape-NESW-gold",
            badge=str(t[GOLDEN_LEFT]),
            state="idle" if t[GOLDEN_LEFT] else "off",
        )
    )
    return Row(children=tuple(tokens))


def _final_table(reader: Reader) -> Table:
    """What the last round and the final scoring brought to everybody (SW-240, SW-250)."""
    rows = []
    order = sorted(reader.seats, key=lambda seat: -reader.score(seat))
    for seat in order:
        values, shores = reader.final_points(seat)
        network = reader.t[SCORED + seat]
        rows.append(
            (reader.colour(seat), str(network), str(values), str(shores), str(reader.score(seat)))
        )
    head = (
        "",
        reader.say("head-network"),
        reader.say("head-queen"),
        reader.say("head-shores"),
        reader.say("head-total"),
    )
    return Table(
        id="final",
        label=reader.say("final"),
        tip=reader.say("final-tip"),
        head=head,
        rows=tuple(rows),
        lit=((0, 4),),
    )
