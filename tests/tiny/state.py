"""The state of a game of Quarantine: what may happen, what it does, and who knows what."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import TYPE_CHECKING, Any, Final

from miasma.core.agenda import argument_of, kind_of, plan, todo
from miasma.core.chance import CHANCE, Outcomes, from_bag, from_die
from miasma.core.errors import StateError
from miasma.core.events import Event
from miasma.core.outcome import Outcome
from miasma.core.reasons import Reason
from miasma.core.state import Setup, State

if TYPE_CHECKING:
    from tests.tiny.game import Quarantine

NONE: Final = -1
HAND: Final = 2
CARDS: Final = 3

# The first index of each kind of action.
PLAY: Final = 0
DEAL: Final = PLAY + CARDS
DIE: Final = DEAL + CARDS

# Steps of the agenda.
DRAW: Final = 0  # argument: seat
CHOOSE: Final = 1
ROLL: Final = 2
CLOSE: Final = 3

FIELDS: Final = ("asked", "chosen", "deck", "dice", "hands", "ill", "round")


class QuarantineState(State):
    """What is on the table; cards are numbers in the order of the content file."""

    __slots__ = FIELDS

    def __init__(self, setup: Setup, deck: list[int]) -> None:
        super().__init__(setup)
        self.deck = deck  # per card: copies left
        self.hands: list[list[int]] = [[] for _ in range(setup.seats)]
        self.chosen = [NONE] * setup.seats  # this round's cards: secret until all are in
        self.dice: list[int] = []
        self.asked = NONE  # the seat that draws
        self.ill = 0
        self.round = 0

    def clone(self) -> QuarantineState:
        copy = QuarantineState(self.setup, self.deck[:])
        copy.hands = [hand[:] for hand in self.hands]
        copy.chosen, copy.dice = self.chosen[:], self.dice[:]
        copy.asked, copy.ill, copy.round = self.asked, self.ill, self.round
        return self.share(copy)

    @property
    def rules(self) -> Quarantine:
        """The rulebook as its own type."""
        return self.setup.game  # type: ignore[return-value]

    @property
    def limit(self) -> int:
        """So many ill people lose the game (QU-06)."""
        return self.rules.ill_per_player * self.seats

    @property
    def last_round(self) -> int:
        """The number of rounds (QU-07)."""
        return int(self.setup.options["rounds"])

    # -- what may happen ------------------------------------------------------------------------

    def choices(self, seat: int) -> list[int]:
        return [PLAY + card for card in sorted(set(self.hands[seat]))]  # QU-03

    def chances(self) -> Outcomes:
        return from_die(DIE) if self.asked == NONE else from_bag(self.deck, DEAL)

    def reasons(self, action: int, seat: int) -> list[Reason]:
        if self.over:
            return [Reason(self.rules.id, "QU-06", "why-over")]
        if action >= DEAL or CHANCE in (seat, *self.to_act):
            return [Reason(self.rules.id, "QU-04", "why-chance")]
        if self.chosen[seat] != NONE:
            return [Reason(self.rules.id, "QU-03", "why-chosen")]
        name = self.rules.names[action - PLAY]
        return [Reason(self.rules.id, "QU-03", "why-not-held", {"card": name})]

    # -- what it does ---------------------------------------------------------------------------

    def open_round(self) -> None:
        """Plan a round; it runs by itself wherever nobody has to choose."""
        self.round += 1
        self.chosen, self.dice = [NONE] * self.seats, []
        draws = [todo(DRAW, s) for s in range(self.seats) for _ in range(HAND - len(self.hands[s]))]
        plan(self.agenda, *draws, todo(CHOOSE), *[todo(ROLL)] * self.seats, todo(CLOSE))

    def step(self, packed: int) -> None:
        kind = kind_of(packed)
        if kind == CHOOSE:
            self.to_act = tuple(range(self.seats))
        elif kind == CLOSE:
            self.close_round()
        else:
            self.asked = argument_of(packed) if kind == DRAW else NONE
            self.to_act = (CHANCE,)

    def apply(self, action: int, seat: int) -> None:
        if action >= DIE:
            self.dice.append(action - DIE + 1)  # QU-04
            self.tell("rolled", {"face": self.dice[-1]}, "dice")
        elif action >= DEAL:
            self.draw_card(self.asked, action - DEAL)
        else:
            self.choose(seat, action - PLAY)

    def draw_card(self, seat: int, card: int) -> None:
        """A card is drawn; only who drew it knows which (QU-02)."""
        self.deck[card] -= 1
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.tell("drew", {"who": seat + 1}, "deck", {"card": self.rules.names[card]}, (seat,))

    def choose(self, seat: int, card: int) -> None:
        """A card is chosen in secret; when all have chosen, all are shown (QU-03)."""
        self.hands[seat].remove(card)
        self.chosen[seat] = card
        self.to_act = tuple(s for s in range(self.seats) if self.chosen[s] == NONE)
        self.tell("chose", {"who": seat + 1}, f"player-{seat}")
        if not self.to_act:
            for s, shown in enumerate(self.chosen):
                name = self.rules.names[shown]
                self.tell("showed", {"who": s + 1, "card": name}, f"player-{s}")

    def close_round(self) -> None:
        """Count the ill (QU-04, QU-05); go on, or be done (QU-06, QU-07)."""
        cured = sum(self.rules.cures[card] for card in self.chosen)
        self.ill = max(0, self.ill + sum(self.dice) - cured)
        self.tell("counted", {"ill": self.ill, "limit": self.limit}, "town")
        if self.ill < self.limit and self.round < self.last_round:
            self.open_round()

    def tell(
        self,
        kind: str,
        data: dict[str, object],
        target: str,
        private: dict[str, object] | None = None,
        audience: tuple[int, ...] = (),
    ) -> None:
        """Add an event if anybody listens."""
        if self.events is not None:
            self.events.append(Event(kind, data, private or {}, audience, (target,)))

    def result(self) -> Outcome:
        won = self.ill < self.limit
        winners = list(range(self.seats)) if won else []  # QU-01
        reason = "contained" if won else "overrun"
        return Outcome([int(won)] * self.seats, winners, reason, cooperative=True)

    # -- who knows what -------------------------------------------------------------------------

    @property
    def choosing(self) -> bool:
        """Whether the chosen cards are still secret."""
        return NONE in self.chosen

    def look(self, seat: int | None) -> dict[str, Any]:
        names = self.rules.card_ids
        shown = [not self.choosing or (s == seat and c >= 0) for s, c in enumerate(self.chosen)]
        return {
            "round": self.round,
            "ill": self.ill,
            "limit": self.limit,
            "dice": self.dice[:],
            "deck": sum(self.deck),
            "draws": None if self.asked == NONE else self.asked,
            "hands": [len(hand) for hand in self.hands],
            "hand": [] if seat is None else [names[card] for card in self.hands[seat]],
            "ready": [card != NONE for card in self.chosen],
            "chosen": [names[c] if shown[s] else None for s, c in enumerate(self.chosen)],
        }

    def imagine(self, seat: int | None, rng: Random) -> QuarantineState:
        """All cards that the seat has not seen are dealt anew."""
        world = self.detached()
        others = [other for other in range(self.seats) if other != seat]
        secret = [s for s in others if self.choosing and self.chosen[s] != NONE]
        unseen = [card for card in range(CARDS) for _ in range(self.deck[card])]
        unseen += [card for other in others for card in self.hands[other]]
        unseen += [self.chosen[other] for other in secret]
        unseen.sort()  # so that the order does not tell who held what
        rng.shuffle(unseen)
        for other in others:
            world.hands[other] = sorted(unseen.pop() for _ in self.hands[other])
        for other in secret:
            world.chosen[other] = unseen.pop()
        world.deck = [unseen.count(card) for card in range(CARDS)]
        return world

    def openly_forced(self, seat: int) -> bool:
        """Nobody may see from a quick answer that both cards in a hand are the same."""
        return False

    # -- saving and checking --------------------------------------------------------------------

    def position(self) -> dict[str, Any]:
        return {name: deepcopy(getattr(self, name)) for name in FIELDS}

    def restore(self, position: dict[str, Any]) -> None:
        if set(position) != set(FIELDS):
            raise StateError("this is no position of Quarantine: its fields differ")
        for name in FIELDS:
            setattr(self, name, deepcopy(position[name]))

    def invariants(self) -> list[str]:
        cards = sum(map(len, self.hands)) + sum(self.deck)
        known = cards <= sum(self.rules.copies) and min(self.deck) >= 0 and self.ill >= 0
        return [] if known else ["QU-INV-01: there are more cards than in the box"]
