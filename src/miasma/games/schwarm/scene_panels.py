"""The panels of the picture: rivals, the row and other shared things, the reader's own."""

from __future__ import annotations

from typing import Final

from miasma.core.widgets import (
    Button,
    Grid,
    Panel,
    Row,
    Table,
    Text,
    Token,
    Widget,
)
from miasma.games.schwarm import scene_table
from miasma.games.schwarm import scene_words as words
from miasma.games.schwarm.actions import (
    ABILITY_IDS,
    FOUR_WAYS,
    JOKER,
    KIND_IDS,
    KINDS,
    SHAPE_IDS,
    SHIP,
    SHIP_RESEARCHER,
    TYPE_IDS,
)
from miasma.games.schwarm.reader import Reader
from miasma.games.schwarm.rules import ships
from miasma.games.schwarm.scene_table import card_symbol
from miasma.games.schwarm.table import (
    ABILITY_OF,
    BUOYS_LEFT,
    CHOOSE_AS,
    CHOOSE_FIRST,
    DEAL_LIGHT,
    DRAW_BLUE,
    HELD,
    JOKER_UP,
    ORDER_CARD,
    PEGS_LEFT,
    PLAY_CARD,
    QUEEN_BUOYS,
    SHIPS_LEFT,
    STATIONS_LEFT,
    TAKEN,
    TRACK,
)

GROUP_OF_TYPE: Final = ("green", "light", "light", "blue", "light", "blue", "light", "blue",
                        "light", "blue")  # fmt: skip
SHAPE_OF_KIND: Final = ("NS", "NE", "NES", "NESW", "NESW-gold")


def panels(reader: Reader) -> list[Panel]:
    """All panels, top to bottom: the row, rivals in turn order, shared things, the reader's own."""
    own = reader.seat if reader.seat is not None else 0
    count = len(reader.seats)
    rivals = [(own + n) % count for n in range(1, count)]
    return [
        *scene_table.row(reader),
        *(player(reader, seat) for seat in rivals),
        scene_table.shared(reader),
        player(reader, own),
    ]


# -- players --------------------------------------------------------------------------------------


def player(reader: Reader, seat: int) -> Panel:
    """A player: points and damage, network, supplies, tiles and cards; own trays can be chosen."""
    own = seat == reader.seat
    name = reader.colour(seat)
    tokens = [*_standing(reader, seat), *_supplies(reader, seat), *_tiles(reader, seat)]
    cards = _cards(reader, seat)
    if own:
        children: list[Widget] = [*_choices(reader), Row(children=tuple(tokens))]
        if cards:
            children.append(Row(children=tuple(cards)))
    else:
        children = [Row(children=(*tokens, *cards))]
    if reader.over and seat in reader.state.result().winners:
        children.append(Text(text=reader.say("winner"), tone="strong"))
    return Panel(
        id=f"panel-{seat}",
        label=name,
        tip=_tip(reader, seat),
        title=reader.say("you", who=name) if own else name,
        subtitle=_subtitle(reader, seat),
        value=str(reader.score(seat)),
        symbol=f"sw-emblem-{reader.player_id(seat)}",
        accent=("#f2c530", "#ea4b3f", "var(--sw-dark-rim)", "#c9cfc4")[seat],
        area="own" if own else "opponent",
        seat=seat,
        state="current" if reader.acts(seat) and not reader.over else "idle",
        children=tuple(children),
    )


def _tip(reader: Reader, seat: int) -> str:
    """What the short words of the panel mean."""
    said = reader.say("player-tip", n=reader.score(seat), damage=reader.damage(seat))
    order = reader.t[TRACK : TRACK + len(reader.seats)]
    if seat not in order:
        return said
    return f"{said} {reader.say('place-tip', n=order.index(seat) + 1)}"


def _subtitle(reader: Reader, seat: int) -> str:
    t = reader.t
    parts = [reader.say("hit-costs", n=reader.damage(seat))]
    if t[ORDER_CARD + seat]:
        parts.append(reader.say("order-next", n=t[ORDER_CARD + seat]))
    elif seat in t[TRACK : TRACK + len(reader.seats)]:
        parts.append(reader.say("place", n=t[TRACK : TRACK + len(reader.seats)].index(seat) + 1))
    if DEAL_LIGHT <= reader.phase < PLAY_CARD:
        parts.append(reader.say("taken", n=t[TAKEN + seat], quota=reader.terms.quota))
    return " · ".join(parts)


def _standing(reader: Reader, seat: int) -> list[Widget]:
    """The best network's worth, the shores it links, the link to the queen.

    Of rivals only what they have: their panels are narrow.
    """
    label, tip = words.network(reader, seat)
    linked = bool(reader.t[QUEEN_BUOYS] >> seat & 1)
    own = seat == reader.seat
    end = sum(reader.final_points(seat))
    end_tip = f" {reader.say('worth', end=end)}" if end else ""
    tokens: list[Widget] = _ability(reader, seat)
    tokens.append(
        Token(
            id=f"worth-{seat}",
            label=label,
            tip=tip,
            symbol="sw-network",
            badge=str(reader.network(seat)[1]),
            shows=(f"network-{seat}",),
        )
    )
    tokens += _shores(reader, seat)
    if linked or end or own:
        tokens.append(
            Token(
                id=f"link-{seat}",
                label=reader.say("queen-link"),
                tip=reader.say("link-on" if linked else "link-off") + end_tip,
                symbol="sw-crown" if linked else "sw-crown-off",
                badge=f"+{end}" if end else "",
            )
        )
    return tokens


def _shores(reader: Reader, seat: int) -> list[Widget]:
    """The shores that a player's network links; of the reader also those it does not."""
    shores = reader.shores(seat)
    tokens: list[Widget] = []
    for place, side in enumerate(FOUR_WAYS):
        on = bool(shores >> place & 1)
        if on or seat == reader.seat:
            tokens.append(
                Token(
                    id=f"side-{seat}-{side}",
                    label=reader.word(reader.data.board.side[place].name),
                    tip=reader.say("side-on" if on else "side-off"),
                    symbol=f"sw-side-{reader.lang}-{side}{'' if on else '-off'}",
                )
            )
    return tokens


def _ability(reader: Reader, seat: int) -> list[Widget]:
    """The ability that a player has in this round."""
    number = reader.t[ABILITY_OF + seat]
    if number < 0:
        return []
    label, tip = words.ability(reader, number)
    symbol = f"sw-ability-{ABILITY_IDS[number]}"
    return [Token(id=f"ability-of-{seat}", label=label, tip=tip, symbol=symbol)]


def _supplies(reader: Reader, seat: int) -> list[Widget]:
    """Stations, ships, researchers and buoys that are left."""
    colour = reader.player_id(seat)
    pieces = {piece.id: piece.name for piece in reader.data.pieces.piece}
    tokens: list[Widget] = []
    for name, place, symbol in (
        ("station", STATIONS_LEFT, f"sw-station-{colour}"),
        ("ship", SHIPS_LEFT, f"sw-ship-{colour}"),
        ("researcher", PEGS_LEFT, f"sw-peg-{colour}"),
        ("buoy", BUOYS_LEFT, f"sw-emblem-{colour}"),
    ):
        left = reader.t[place + seat]
        tokens.append(
            Token(
                id=f"left-{seat}-{name}",
                label=reader.word(pieces[name]),
                tip=reader.say("in-supply", n=left),
                symbol=symbol,
                badge=str(left),
                state="idle" if left else "off",
            )
        )
    return tokens


def _tiles(reader: Reader, seat: int) -> list[Widget]:
    """Tiles in front of a player; the reader's own can be chosen to be laid."""
    own = seat == reader.seat
    out: list[Widget] = []
    for kind in range(KINDS):
        count = reader.t[HELD + KINDS * seat + kind]
        if not count:
            continue
        id = f"tray-{KIND_IDS[kind]}" if own else f"tiles-{seat}-{KIND_IDS[kind]}"
        label, tip = words.kind_of_tile(reader, kind)
        state = "can" if own and id in reader.targets else "idle"
        out.append(
            Token(
                id=id,
                label=label,
                tip=tip,
                symbol=f"sw-shape-{SHAPE_OF_KIND[kind]}",
                badge=str(count),
                state="chosen" if reader.focus == id else state,
            )
        )
    return out


def _cards(reader: Reader, seat: int) -> list[Widget]:
    """Unplayed cards, or only their number with variant 2; the joker lies open (SW-197)."""
    hand = reader.hand(seat)
    out: list[Widget] = []
    if hand is None:
        left = reader.cards_left(seat)
        out.append(
            Token(
                id=f"hand-{seat}",
                label=reader.say("hidden-cards"),
                tip=reader.say("hidden-cards-tip", n=left),
                symbol="sw-back",
                badge=str(left),
            )
        )
    out += [_card(reader, seat, card, count) for card, count in enumerate(hand or ()) if count]
    if reader.phase > DRAW_BLUE:
        out.append(_card(reader, seat, JOKER, reader.t[JOKER_UP + seat]))
    return out


def _card(reader: Reader, seat: int, card: int, count: int) -> Widget:
    """A card in front of a player; the reader's own are buttons with their names."""
    label, tip = words.card(reader, card)
    symbol = card_symbol(card, "" if card == JOKER else GROUP_OF_TYPE[card])
    if not count:
        tip = reader.say("joker-used")
    if seat != reader.seat:
        return Token(
            id=f"held-{seat}-{TYPE_IDS[card]}",
            label=label,
            tip=tip,
            symbol=symbol,
            badge=str(count) if count > 1 else "",
            state="idle" if count else "used",
        )
    id = f"card-{TYPE_IDS[card]}"
    return Button(
        id=id,
        label=label,
        tip=tip,
        text=label,
        symbol=symbol,
        price=f"×{count}" if count > 1 else "",
        state="used" if not count else "can" if id in reader.targets else "idle",
    )


# -- the reader's own choices ---------------------------------------------------------------------


def _choices(reader: Reader) -> list[Widget]:
    """What has no place on the board: turns, actions, how far a hazard goes, the end."""
    out: list[Widget] = []
    shapes = [n for n, id in enumerate(SHAPE_IDS) if _turn_id(id) in reader.targets]
    if shapes:
        out.append(Row(late=True, children=tuple(_turn(reader, shape) for shape in shapes)))
    if reader.phase in (CHOOSE_AS, CHOOSE_FIRST) and reader.options:
        out.append(Grid(columns=3, children=tuple(_actions(reader))))
    out += _new_figure(reader)
    out += _forecast(reader)
    if any(action.kind == "done" for action in reader.options):
        said = reader.say("done")
        out.append(
            Row(
                children=(
                    Button(
                        id="button-done",
                        label=said,
                        tip=reader.say("done-tip"),
                        text=said,
                        state="can",
                    ),
                )
            )
        )
    return out


def _new_figure(reader: Reader) -> list[Widget]:
    """A hazard of the supply that may be put on the board; else it lies with the shared things."""
    tokens = [token for token in scene_table.figures(reader) if token.state == "can"]
    return [Row(children=tuple(tokens))] if tokens else []


def _turn_id(shape: str) -> str:
    return f"turn-{shape.replace('*', '-gold')}"


def _turn(reader: Reader, shape: int) -> Token:
    label, tip = words.turn(reader, shape)
    return Token(
        id=_turn_id(SHAPE_IDS[shape]),
        label=label,
        tip=tip,
        symbol=f"sw-shape-{SHAPE_IDS[shape].replace('*', '-gold')}",
        state="can",
    )


def _actions(reader: Reader) -> list[Widget]:
    out: list[Widget] = []
    for number, action in enumerate(reader.data.actions):
        id = f"action-{action.id}"
        if id not in reader.targets:
            continue
        reach = _reach(reader, number)
        name = reader.word(action.name)
        out.append(
            Token(
                id=id,
                label=name,
                tip=reader.word(action.text).replace("{range}", str(reach)),
                symbol=f"sw-card-light-{action.id}",
                caption=name,
                note=str(reach) if reach else "",
                state="can",
            )
        )
    return out


def _reach(reader: Reader, action: int) -> int:
    """The number of an action by the joker or the double card, for the player who acts."""
    terms, seat = reader.terms, reader.state.active
    if action == SHIP:
        double = reader.phase == CHOOSE_FIRST
        number = terms.ranges[SHIP_RESEARCHER] if double else terms.joker_ranges[SHIP]
        return ships.steps_of(reader.state, seat, number)
    return terms.joker_ranges[action]


def _forecast(reader: Reader) -> list[Widget]:
    """What each option of a hazard that hits anybody would do, before it is chosen."""
    found = [forecast for forecast in reader.forecasts() if forecast.gain]
    if not found:
        return []
    rows = []
    for forecast in found:
        losses = ", ".join(
            f"{reader.colour(victim)} −{points}" for victim, points in forecast.losses().items()
        )
        name = reader.game.describe(forecast.action, reader.lang)
        rows.append((name, losses, f"+{forecast.gain}"))
    lit = tuple((place, 2) for place in range(len(found)))
    head = (reader.say("option"), reader.say("losses"), reader.say("gain"))
    return [
        Table(
            id="forecast",
            label=reader.say("forecast"),
            tip=reader.say("forecast-tip"),
            head=head,
            rows=tuple(rows),
            lit=lit,
        )
    ]
