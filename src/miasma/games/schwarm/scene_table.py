"""The shared panel of the picture: the row with its prices, abilities, order, supplies, the end."""

from __future__ import annotations

from typing import Final

from miasma.core.text import catalog
from miasma.core.widgets import (
    Grid,
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
    """The round, the row with its prices, the order track, hazards and unseen tiles."""
    children: list[Widget] = []
    t = reader.t
    if reader.over:
        children.append(
            Text(text=outcome_text(reader.state, catalog(GAME_ID, reader.lang)), tone="strong")
        )
        children.append(_final_table(reader))
    buying = DEAL_LIGHT <= reader.phase < PLAY_CARD
    if buying:
        children.append(_row(reader))
        children.append(_abilities(reader))
    children.append(_order_track(reader))
    children.append(_supply(reader))
    phase = "end" if reader.over else "row" if buying else "play" if t[ROUND] else "setup"
    return Panel(
        id="table",
        label=reader.say("table"),
        tip=reader.say("table-tip"),
        title=reader.say("round", n=t[ROUND], rounds=reader.terms.rounds)
        if t[ROUND]
        else reader.say("setup"),
        subtitle=reader.say("phase", phase=phase),
        area="shared",
        children=tuple(children),
    )


def _row(reader: Reader) -> Grid:
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
    return Grid(
        id="row",
        label=reader.say("row"),
        tip=reader.say("row-tip"),
        columns=9 if len(tiles) > 8 else max(5, len(tiles)),
        children=tuple(tiles),
    )


def _abilities(reader: Reader) -> Grid:
    """The four abilities, with who has taken which in this round."""
    held = reader.t[ABILITY_OF : ABILITY_OF + len(reader.seats)]
    tiles: list[Widget] = []
    for number, name in enumerate(ABILITY_IDS):
        label, tip = words.ability(reader, number)
        owner = held.index(number) if number in held else None
        can = f"ability-{name}" in reader.targets
        tiles.append(
            Token(
                id=f"ability-{name}",
                label=label,
                tip=tip if owner is None else f"{tip} {reader.colour(owner)}.",
                symbol=f"sw-ability-{name}",
                caption=label,
                note=reader.colour(owner) if owner is not None else "",
                state="can" if can else "off" if owner is not None else "idle",
            )
        )
    return Grid(columns=4, children=tuple(tiles))


def _order_track(reader: Reader) -> Track:
    """Order places with their stones; the numbers left while an order card is chosen."""
    t = reader.t
    spaces = []
    for number in range(1, len(reader.seats) + 1):
        seat = t[TRACK + number - 1]
        id = f"order-{number}"
        name = reader.colour(seat) if seat >= 0 else "–"
        spaces.append(
            Space(
                id=id,
                label=reader.say("place", n=number),
                tip=reader.say("order-tip", who=name),
                text=str(number),
                state="can" if id in reader.targets else "idle",
                symbols=(f"sw-emblem-{reader.player_id(seat)}",)
                if seat >= 0 and id not in reader.targets
                else (),
            )
        )
    return Track(
        id="order-track",
        label=reader.say("order"),
        tip=reader.say("order-track-tip"),
        caption=reader.say("order"),
        spaces=tuple(spaces),
    )


def _supply(reader: Reader) -> Row:
    """Hazards in the supply, and how many tiles of each kind are still unseen."""
    t = reader.t
    tokens: list[Widget] = []
    for kind, name in enumerate(words.HAZARDS):
        entry = reader.data.pieces.hazard[kind]
        if name == "crab":
            left, total = int(t[CRAB_AT] < 0), 1
        else:
            first = WHALES if name == "whale" else TSUNAMIS
            left, total = t[first : first + 2].count(-1), 2
        id = f"supply-{name}"
        tokens.append(
            Token(
                id=id,
                label=reader.word(entry.name),
                tip=reader.word(entry.text),
                symbol=f"sw-{name}",
                caption=f"{left}/{total}",
                state="can" if id in reader.targets else "idle" if left else "off",
            )
        )
    unseen = sum(t[HIDDEN : HIDDEN + 4])
    tokens.append(
        Token(
            id="unseen",
            label=reader.say("unseen"),
            tip=words.mix(reader),
            symbol="sw-back",
            caption=str(unseen),
        )
    )
    tokens.append(
        Token(
            id="golden-supply",
            label=reader.word(reader.data.kinds[4].name),
            tip=reader.word(reader.data.kinds[4].text),
            symbol="sw-shape-NESW-gold",
            caption=str(t[GOLDEN_LEFT]),
            state="idle" if t[GOLDEN_LEFT] else "off",
        )
    )
    return Row(children=tuple(tokens))


def _final_table(reader: Reader) -> Table:
    """What the final scoring brought to everybody (SW-250)."""
    rows = []
    order = sorted(reader.seats, key=lambda seat: -reader.score(seat))
    for seat in order:
        values, shores = reader.final_points(seat)
        network = reader.network(seat)[1]
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
