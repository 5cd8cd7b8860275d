"""The picture: the town as a board, the players and what they share as panels."""

from __future__ import annotations

from tests.tiny.state import NONE, QuarantineState

from miasma.core.elements import Element, circle, group, rect
from miasma.core.palette import palette
from miasma.core.scene import Scene, Stage
from miasma.core.text import Catalog, catalog
from miasma.core.widgets import Card, Dice, Panel

COLOURS = palette(
    dark={"well": "#2a6f5b", "ill": "#e5484d"}, light={"well": "#9fd8c4", "ill": "#c11d2d"}
)
WELL, ILL = "var(--well)", "var(--ill)"
GROUND = rect(10, 10, 380, 140, rx=20, fill="var(--surface)")
STAGE = Stage((0.0, 0.0, 400.0, 160.0), COLOURS, elements=(GROUND,))


def draw(s: QuarantineState, seat: int | None, lang: str) -> Scene:
    """The table as a seat (None: a spectator) may see it."""
    words = catalog("quarantine", lang)
    prompt = words.say("prompt-choose" if seat in s.to_act else "prompt-wait")
    players = [_player(s, player, seat, words) for player in range(s.seats)]
    panels = (_shared(s, words), *players)
    return Scene(words.say("title"), STAGE, (_town(s, words),), panels, prompt, lang)


def _town(s: QuarantineState, words: Catalog) -> Element:
    """One dot for everybody who may fall ill before all is lost."""
    dots = [
        circle(50 + 60 * (n % 6), 50 + 60 * (n // 6), 20, fill=ILL if n < s.ill else WELL)
        for n in range(s.limit)
    ]
    tip = words.say("town-tip", ill=s.ill, limit=s.limit)
    return group(*dots, id="town", label=words.say("town"), tip=tip)


def _shared(s: QuarantineState, words: Catalog) -> Panel:
    """The round, the deck and the dice."""
    title = words.say("round", round=s.round, rounds=s.last_round)
    left = words.say("cards", count=sum(s.deck))
    deck = Card(id="deck", label=words.say("deck"), tip=left, title=words.say("deck"), text=left)
    dice = Dice(id="dice", label=words.say("dice"), tip=words.say("dice-tip"), faces=tuple(s.dice))
    return Panel(id="table", label=title, tip=title, title=title, children=(deck, dice))


def _player(s: QuarantineState, player: int, seat: int | None, words: Catalog) -> Panel:
    """A player: the cards as far as the reader may see them."""
    own = player == seat
    name = words.say("you") if own else words.say("seat", number=player + 1)
    cards = []
    if own:
        state = "can" if seat in s.to_act else "idle"
        cards = [_card(s, card, "", state, words) for card in sorted(set(s.hands[player]))]
    if s.chosen[player] != NONE and (own or not s.choosing):
        cards.append(_card(s, s.chosen[player], f"chosen-{player}", "chosen", words))
    return Panel(
        id=f"player-{player}",
        label=name,
        tip=words.say("cards", count=len(s.hands[player])),
        title=name,
        subtitle=words.say("ready") if s.chosen[player] != NONE else "",
        area="own" if own else "opponent",
        seat=player,
        children=tuple(cards),
    )


def _card(s: QuarantineState, card: int, id: str, state: str, words: Catalog) -> Card:
    name = s.rules.names[card][words.lang]
    tip = words.say("card-tip", cures=s.rules.cures[card])
    id = id or f"card-{s.rules.card_ids[card]}"
    return Card(id=id, label=name, tip=tip, title=name, text=tip, state=state)
