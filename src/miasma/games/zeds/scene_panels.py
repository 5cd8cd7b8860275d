"""The notes beside the map: the event card, stock, cards, research, the fight, what to decide."""

from __future__ import annotations

from typing import Final

from miasma.core.text import signed
from miasma.core.widgets import (
    Button,
    Card,
    Dice,
    Grid,
    Heading,
    Meter,
    Panel,
    Row,
    Space,
    Text,
    Token,
    Track,
    Widget,
)
from miasma.games.zeds.board import GRAVEYARD, members
from miasma.games.zeds.describe import offered
from miasma.games.zeds.effects import ALL_TRACKS, COMPONENTS, EAT_DIE, FEWEST_ZEDS, KEYS
from miasma.games.zeds.pieces import FOE, HEROES, OUT, PIECE_IDS, SUPER, SUPERS, ZED_TYPES
from miasma.games.zeds.prompt import free_units
from miasma.games.zeds.reader import Reader
from miasma.games.zeds.rules import credits, deeds, research
from miasma.games.zeds.scene_art import TRACK_COLOURS
from miasma.games.zeds.scene_fight import shown
from miasma.games.zeds.scene_players import accent_of, others, part_in_turn, symbol_of
from miasma.games.zeds.sources import key_text
from miasma.games.zeds.table import (
    ACTION_PHASE,
    ACTIVE,
    AMMO,
    AT,
    BAG,
    CARDS_LEFT,
    CHAOS_POOL,
    CURE,
    DICE,
    DIE,
    EAT_PHASE,
    EVENT,
    EVENT_ACTIONS,
    FRIENDS,
    HELD,
    HOUSEKEEPING,
    INFECTION,
    INFECTION_PHASE,
    MOST,
    OVER,
    OWNED,
    PEEKED,
    PHASE,
    PLAYER_ACTIONS,
    PRFN,
    STORY,
    STORY_DECK,
    SUPPLIES,
    TOP_STORY,
    TURN,
    WORST,
    ZEDS_PHASE,
)

ODDS: Final = (0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36, 36)
"""Of 36 throws of two dice: how many don't beat an infection."""


NEWS: Final = (
    (0, "new-0-1", "ZD-103"),
    (0, "new-0-2", "ZD-406"),
    (0, "new-0-3", "ZD-508"),
    (0, "new-0-4", "ZD-520"),
    (1, "new-1-1", "ZD-803"),
    (1, "new-1-2", "ZD-810"),
    (1, "new-1-3", "ZD-622"),
    (1, "new-1-4", "ZD-901"),
    (2, "new-2-1", "ZD-431"),
    (2, "new-2-2", "ZD-710"),
    (2, "new-2-3", "ZD-1010"),
    (2, "new-2-4", "ZD-550"),
    (3, "new-3-1", "ZD-580"),
    (3, "new-3-2", "ZD-590"),
    (3, "new-3-3", "ZD-599"),
    (4, "new-4-1", "ZD-1101"),
    (4, "new-4-2", "ZD-1108"),
    (4, "new-4-3", "ZD-1105"),
    (5, "new-5-1", "ZD-1150"),
)
"""What each level brings: level, message, rule."""


def panels(reader: Reader) -> list[Panel]:
    """All notes, top to bottom."""
    found = [event(reader), stock(reader)]
    if reader.t[TURN] <= 1:
        found.insert(0, news(reader))
    melee = shown(reader)
    if melee is not None:
        found.insert(0, melee)
    found += others(reader)
    found.append(cards(reader))
    if reader.state.terms.level >= 3:
        found.append(lab(reader))
    if reader.t[FRIENDS + GRAVEYARD]:
        found.append(graveyard(reader))
    if reader.t[PHASE] == OVER:
        found.insert(0, final(reader))
    offered = offer(reader)
    if offered is not None:
        found.append(offered)
    if reader.t[PHASE] != OVER:
        found.append(own(reader))
    return found


def news(reader: Reader) -> Panel:
    """The first turn opens with what is new at this level."""
    say, level = reader.say, reader.state.terms.level
    entry = reader.data.game.level[level]
    lines = [Text(text=say(key), rule=rule) for n, key, rule in NEWS if n == level]
    lines.append(Text(text=say("new-zed"), rule="ZD-618", symbol="zd-tab-zed"))
    return Panel(
        id="panel-new",
        label=say("level-new"),
        tip=say("level-new-tip"),
        title=entry.name[reader.lang],
        subtitle=say("level-new"),
        children=tuple(lines),
    )


def event(reader: Reader) -> Panel:
    """The event card with its tabs as the round's checklist; the current phase is lit."""
    t, say = reader.t, reader.say
    children: list[Widget] = []
    title, act = say("no-event"), ""
    if t[EVENT] >= 0:
        card = reader.data.events[t[EVENT]]
        title = card.name[reader.lang]
        act = say("act", n=card.act) if 1 <= card.act <= 4 else ""
        for entry in tabs(reader):
            children += tab(reader, *entry)
        children.append(Text(text=card.text[reader.lang]))
    upcoming = reader.data.events[t[PEEKED]].name[reader.lang] if t[PEEKED] >= 0 else say("unknown")
    tip = say("event-deck-tip", n=t[CARDS_LEFT], next=upcoming)
    deck = Button(
        id="deck-event",
        label=say("event-deck"),
        tip=tip,
        text=say("until-dawn", n=t[CARDS_LEFT]),
        state=reader.state_of("deck-event"),
    )
    return Panel(
        id="panel-event",
        label=say("panel-event"),
        tip=say("panel-event-tip"),
        title=title,
        subtitle=act,
        # One line on a phone: of a long name its end may be missing, the number never is.
        status=" · ".join(filter(None, (act, say("until-dawn", n=t[CARDS_LEFT]), title))),
        accent="var(--zd-pen)",
        children=(*children, deck),
    )


def tabs(reader: Reader) -> list[tuple[int, str, str]]:
    """The phases that the card has tabs for: number, symbol, words."""
    say, level = reader.say, reader.state.terms.level
    card = reader.data.events[reader.t[EVENT]]
    eat = reader.state.book.event_eat[reader.t[EVENT]]
    found: list[tuple[int, str, str]] = []
    if level >= 2:
        found.append((PRFN, "zd-tab-people", say("tab-prfn", n=card.prfn)))
    if level >= 1:
        answer = say("yes-word" if card.infection == "roll" else "no-word")
        found.append((INFECTION_PHASE, "zd-tab-drop", say("tab-infection", what=answer)))
        amount = say("board-die") if eat == EAT_DIE else str(eat)
        found.append((EAT_PHASE, "zd-tab-fork", say("tab-eat", what=amount)))
    found.append((ZEDS_PHASE, "zd-tab-zed", say("phase-zeds")))
    given = deeds.event_actions(reader.state)
    found.append((ACTION_PHASE, "zd-tab-play", say("tab-action", n=given)))
    found.append((HOUSEKEEPING, "zd-tab-broom", say("phase-housekeeping")))
    return found


def tab(reader: Reader, phase: int, symbol: str, words: str) -> list[Widget]:
    """One tab: done, current or to come; the Zeds' with their tracks in order."""
    now = reader.t[PHASE]
    mark = "✓ " if now > phase else "▸ " if now == phase else ""
    tone = "strong" if now == phase else "quiet" if now > phase else "normal"
    found: list[Widget] = [Text(text=mark + words, tone=tone, symbol=symbol)]
    if phase == ZEDS_PHASE:
        found.append(Track(spaces=tuple(_order(reader)), columns=6))
    return found


def _order(reader: Reader) -> list[Space]:
    """The tracks of the card in the order of their activation."""
    say = reader.say
    found = []
    for place, (entry, state) in enumerate(reader.order()):
        if entry == ALL_TRACKS:
            name = letter = say("board-all")
            colour = "#5c4a32"
        elif entry == FEWEST_ZEDS:
            name, letter, colour = say("board-fewest"), "↓", "#5c4a32"
        else:
            track = reader.data.tracks[entry]
            name, letter, colour = track.name[reader.lang], track.letter, TRACK_COLOURS[entry]
        tip = say(f"order-{state}")
        found.append(
            Space(id=f"order-{place + 1}", label=name, tip=tip, text=letter, colour=colour,
                  state=state)
        )  # fmt: skip
    return found


def stock(reader: Reader) -> Panel:
    """Infection with its chance of an outbreak, supplies, ammo, chaos, the bag, the dice."""
    t, say = reader.t, reader.say
    level = reader.state.terms.level
    children: list[Widget] = []
    if level:
        chance = round(100 * ODDS[t[INFECTION]] / 36)
        colour = "#6f9a4c" if t[INFECTION] < 4 else "#d9b02c" if t[INFECTION] < 8 else "#dd7a22"
        children.append(
            Meter(
                id="meter-infection",
                label=say("resource-infection"),
                tip=say("infection-tip", n=t[INFECTION], chance=chance),
                caption=say("resource-infection"),
                value=t[INFECTION],
                maximum=WORST,
                colour=colour if t[INFECTION] < 11 else "#b3241a",
                segments=True,
                note=f"{t[INFECTION]} · {chance} %",
            )
        )
        children.append(_stock(reader, "supplies", t[SUPPLIES], "#c99a5a"))
    children.append(_stock(reader, "ammo", t[AMMO], "#d8b04a"))
    if level >= 2:
        children.append(
            Meter(
                id="meter-chaos",
                label=say("chaos-left"),
                tip=say("chaos-left-tip"),
                caption=say("chaos-left"),
                value=t[CHAOS_POOL],
                maximum=reader.state.terms.chaos,
                colour="#f08a1c",
                note=str(t[CHAOS_POOL]),
                symbol="zd-chaos",
            )
        )
    supers = sum(t[AT + SUPER + n] == OUT for n in range(SUPERS)) if level else 0
    left = sum(t[BAG : BAG + ZED_TYPES])
    bag = Token(
        id="bag",
        label=say("bag"),
        tip=say("bag-tip", n=left, supers=supers),
        symbol="zd-tab-zed",
        caption=say("bag"),
        badge=str(left),
    )
    faces = tuple(t[DIE : DIE + t[DICE]])
    dice = Dice(id="dice", label=say("dice"), tip=say("dice-tip"), faces=faces or (1,))
    return Panel(
        id="panel-stock",
        label=say("panel-stock"),
        tip=say("panel-stock-tip"),
        title=say("panel-stock"),
        children=(*children, Row(children=(bag, dice))),
    )


def _stock(reader: Reader, name: str, value: int, colour: str) -> Meter:
    say = reader.say
    return Meter(
        id=f"meter-{name}",
        label=say(f"resource-{name}"),
        tip=say("stock-tip", n=value),
        caption=say(f"resource-{name}"),
        value=value,
        maximum=MOST,
        colour=colour,
        note=str(value),
    )


def cards(reader: Reader) -> Panel:
    """The story deck and the held cards, which belong to all."""
    t, say, lang = reader.t, reader.say, reader.lang
    stories = reader.data.stories
    last = stories[t[STORY]].name[lang] if t[STORY] >= 0 else "-"
    upcoming = stories[t[TOP_STORY]].name[lang] if t[TOP_STORY] >= 0 else say("unknown")
    n = t[STORY_DECK].bit_count()
    deck = Token(
        id="deck-story",
        label=say("deck-story"),
        tip=say("deck-story-tip", n=n, card=last, next=upcoming),
        symbol="zd-pushpin",
        caption=say("deck-story"),
        note=last,
        badge=str(n),
    )
    held = [
        Card(
            id=f"card-{stories[card].id}",
            label=stories[card].name[lang],
            tip=stories[card].text[lang],
            title=stories[card].name[lang],
            text=stories[card].text[lang],
            state=reader.state_of(f"card-{stories[card].id}"),
        )
        for card in members(t[HELD])
    ]
    return Panel(
        id="panel-cards",
        label=say("panel-cards"),
        tip=say("panel-cards-tip"),
        title=say("panel-cards"),
        children=(deck, *held),
    )


def lab(reader: Reader) -> Panel:
    """The active research card, the components, the cure."""
    t, say, lang = reader.t, reader.say, reader.lang
    card = reader.data.research[t[ACTIVE]]
    left = research.cards_left(reader.state)
    active = Card(
        id="deck-research",
        label=card.name[lang],
        tip=say(
            "deck-research-tip",
            roll=card.next_roll,
            supplies=card.next_supplies,
            n=left,
            text=card.text[lang],
        ),
        title=card.name[lang],
        text=card.text[lang],
        state=reader.state_of("deck-research"),
    )
    parts = [
        Token(
            id=f"component-{name}",
            label=reader.data.components[n].name[lang],
            tip=reader.data.components[n].text[lang],
            symbol="zd-flask",
            caption=reader.data.components[n].name[lang],
            note=say("component-built" if t[OWNED] >> n & 1 else "component-missing"),
            state=reader.state_of(f"component-{name}")
            if f"component-{name}" in reader.targets
            else ("done" if t[OWNED] >> n & 1 else "off"),
        )
        for n, name in enumerate(COMPONENTS)
    ]
    return Panel(
        id="panel-research",
        label=say("panel-research"),
        tip=say("panel-research-tip"),
        title=say("panel-research"),
        subtitle=say(f"cure-{t[CURE]}"),
        children=(
            active,
            Text(
                text=say("research-needs", roll=card.next_roll, supplies=card.next_supplies),
                rule="ZD-580",
            ),
            Heading(text=say("components")),
            *parts,
        ),
    )


def graveyard(reader: Reader) -> Panel:
    """The fallen units."""
    say = reader.say
    tokens = tuple(token(reader, unit) for unit in members(reader.t[FRIENDS + GRAVEYARD]))
    return Panel(
        id="panel-graveyard",
        label=say("panel-graveyard"),
        tip=say("panel-graveyard-tip"),
        title=say("panel-graveyard"),
        children=(Grid(columns=3, children=tokens),),
    )


def token(reader: Reader, piece: int) -> Token:
    """A piece that is not on the map."""
    name = f"unit-{PIECE_IDS[piece]}"
    symbol = "zd-tab-zed" if piece >= FOE else "zd-tab-hero" if piece < HEROES else "zd-tab-people"
    return Token(
        id=name,
        label=reader.piece_name(piece),
        tip=reader.piece_tip(piece),
        symbol=symbol,
        caption=reader.piece_name(piece),
        state=reader.state_of(name),
    )


def offer(reader: Reader) -> Panel | None:
    """Pieces to choose from that are nowhere on the map: new units, drawn Zeds."""
    wanted = []
    for piece, name in enumerate(PIECE_IDS):
        if f"unit-{name}" in reader.targets and reader.t[AT + piece] < 0:
            wanted.append(token(reader, piece))
    if not wanted:
        return None
    say = reader.say
    return Panel(
        id="panel-offer",
        label=say("panel-offer"),
        tip=say("panel-offer-tip"),
        title=say("panel-offer"),
        children=(Grid(columns=2, children=tuple(wanted)),),
    )


def own(reader: Reader) -> Panel:
    """Buttons for what the map can't show: yes, no, pass, character actions.

    A question whose answers all lie elsewhere says so: the panel keeps its place, so that the map
    doesn't change its size from one question to the next.
    """
    t, say = reader.t, reader.say
    buttons: list[Widget] = []
    for action in reader.options:
        target = action.targets[0]
        if target.startswith(("button-", "key-")):
            words = tip = offered(reader.state, action, reader.lang)
            if action.kind == "use":
                tip = key_text(reader.game, KEYS.index(action.args[0]), reader.lang)
            elif action.kind in ("pass", "floor"):
                tip = say(f"{action.kind}-tip")
            buttons.append(Button(id=target, label=words, tip=tip, text=words, state="can"))
    children: list[Widget] = []
    if t[PHASE] == ACTION_PHASE:
        mine = t[PLAYER_ACTIONS] >> (reader.seat or 0) & 1
        children.append(Text(text=say("actions-left", event=t[EVENT_ACTIONS], own=mine)))
        names = free_units(reader.state, reader.seat or 0, reader.lang)
        if names:
            children.append(Text(text=say("ask-action-free", names=", ".join(names))))
    if reader.options and not buttons:
        children.append(Text(text=say("choose-what-glows")))
    signed = reader.seat is not None and reader.state.seats > 1
    seat = reader.seat or 0
    return Panel(
        id="panel-own",
        label=say("panel-own"),
        tip=say("panel-own-tip"),
        title=say("panel-own"),
        subtitle=part_in_turn(reader, seat) if signed else "",
        symbol=symbol_of(seat) if signed else "",
        accent=accent_of(seat) if signed else "",
        area="own",
        seat=reader.seat,
        state="current" if reader.acts else "idle",
        children=(*children, *buttons),
    )


def final(reader: Reader) -> Panel:
    """The credits, line by line, and the epilogue."""
    say, state = reader.say, reader.state
    counts = credits.counts(state)
    lines: list[Widget] = []
    for entry, (points, level, what) in zip(
        reader.data.game.credit, state.book.credits, strict=True
    ):
        if state.terms.level >= level and counts[what]:
            name = entry.name[reader.lang]
            lines.append(
                Text(
                    id=f"credit-{entry.id}",
                    label=name,
                    tip=entry.text[reader.lang],
                    text=f"{signed(points * counts[what])} {name}",
                    tone="good" if points > 0 else "bad",
                )
            )
    epilogue = reader.data.game.epilogue[credits.epilogue(state)]
    return Panel(
        id="panel-credits",
        label=say("panel-credits"),
        tip=say("panel-credits-tip"),
        title=epilogue.name[reader.lang],
        value=str(credits.score(state)).replace("-", "−"),
        children=(*lines, Text(text=epilogue.text[reader.lang])),
    )
