"""One position for one reader: what picture and terminal ask about it, in their language."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from miasma.core.chance import CHANCE
from miasma.core.text import catalog
from miasma.games.virusid import evaluate
from miasma.games.virusid.rules import mutation, reach, stones
from miasma.games.virusid.table import (
    ACTIVE,
    ASK,
    ASK_EVENT,
    CLOSED_AIR,
    DNA,
    EVENT,
    FIELDS,
    GENE_OF,
    GONE,
    GREY,
    HEALING,
    MARKED,
    NODE,
    PHASE,
    SETUP,
    SLOTS,
    STEPS,
    STOCK,
    WIPED,
)
from miasma.games.virusid.view import (
    cards_left,
    covered,
    deck_segments,
    is_quarantined,
    rulebook,
    turns_left,
    unseen_events,
)

if TYPE_CHECKING:
    from miasma.core.actions import Action
    from miasma.core.content import Names
    from miasma.games.virusid.data import EventCard, Mutation, Pathogen, Strain
    from miasma.games.virusid.state import VirusidState


class Reader:
    """Who looks at what; `lit` maps the ids that can be chosen now to their actions."""

    def __init__(self, state: VirusidState, seat: int | None, lang: str) -> None:
        self.state = state
        self.t = state.t
        self.seat = seat
        self.lang = lang
        self.game = rulebook(state)
        self.data = self.game.data
        self.board = state.board
        self.terms = state.terms
        self.words = catalog(self.game.id, lang)
        self.over = state.over
        self.colours = self.data.game.colours.order
        self.infected = int(stones.infected(state))
        self.wiped = self.t[WIPED]
        self.quarantined = int(is_quarantined(state))
        self.covered = int(covered(state))
        self.lit: dict[str, list[Action]] = {}
        mine = seat is not None and seat in state.to_act
        self.options: list[Action] = state.options(seat) if mine and seat is not None else []
        for action in self.options:
            self.lit.setdefault(action.targets[0], []).append(action)

    def say(self, key: str, /, **args: object) -> str:
        """A message of the picture."""
        return self.words.say(f"scene-{key}", **args)

    def word(self, names: Names) -> str:
        """A content name in the reader's language."""
        return names.get(self.lang, names["en"])

    # -- cities ---------------------------------------------------------------------------------

    def contents(self, city: int) -> list[int]:
        """What is on the fields of a city, in drawing order."""
        return [self.t[FIELDS + field] for field in self.board.city_fields[city]]

    def kinds(self, city: int) -> list[int]:
        """The types of the fields of a city, in drawing order."""
        board = self.board
        return [board.pair_type[board.field_pair[field]] for field in board.city_fields[city]]

    def alive(self, city: int) -> int:
        """Coloured stones in a city."""
        return sum(0 <= content < GREY for content in self.contents(city))

    def markers(self, city: int) -> list[str]:
        """The ids of the markers on a city; a closed airport is none of them."""
        return [
            marker.id
            for kind, marker in enumerate(self.data.markers[:4])
            if self.t[MARKED + kind] >> city & 1
        ]

    def airport_closed(self, city: int) -> bool:
        """Whether a block lies on the airport of a city."""
        return bool(self.t[CLOSED_AIR] >> city & 1)

    def needs(self, city: int) -> list[tuple[str, int]]:
        """The needs of a city that are not zero."""
        return [(kind, value) for kind, value in self.data.cities[city].need.items() if value]

    def named(self) -> int:
        """Cities that the card drawn last heals, while it is carried out."""
        card = self.t[EVENT]
        if card < 0 or self.over or self.t[PHASE] != 1 or self.t[NODE] == ASK_EVENT:
            return 0
        return sum(1 << city for city in self.terms.event_heal[card])

    @functools.cached_property
    def naming(self) -> list[int]:
        """How many unseen cards that the deck may still hold heal each city (VR-204)."""
        parts = deck_segments(self.state)
        coming = {part["letter"] for part in parts if part["cards"] > part["massive_research"]}
        if any(part["massive_research"] for part in parts):
            coming.add("M")
        found = [0] * len(self.data.cities)
        for card in unseen_events(self.state):
            if self.data.events[card].type in coming:
                for city in self.terms.event_heal[card]:
                    found[city] += 1
        return found

    @functools.cached_property
    def threatened(self) -> int:
        """Cities whose lone infected some card to come may heal."""
        return 0 if self.over or self.t[PHASE] == SETUP else evaluate.threatened(self.state)

    @functools.cached_property
    def open_to_somebody(self) -> int:
        """Cities whose needs some player meets who is still in the game."""
        players = [seat for seat in range(self.state.seats) if not self.gone(seat)]
        found = 0
        for seat in players:
            found |= int(reach.met(self.state, seat))
        return found

    def healing(self) -> int:
        """The city that is healed now, or -1."""
        return self.t[ASK] if self.t[NODE] == HEALING and not self.over else -1

    # -- players --------------------------------------------------------------------------------

    def colour(self, seat: int) -> str:
        """The id of a seat's colour."""
        return self.colours[seat]

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.word(self.data.game.colour[seat].name)

    def acting(self) -> int:
        """The seat that is asked, or whose turn it is, or -1."""
        if self.state.to_act and self.state.to_act[0] != CHANCE:
            return self.state.to_act[0]
        return self.t[ACTIVE]

    def thrower(self) -> int:
        """The seat whose dice lie on the table, or -1."""
        return self.t[ACTIVE]

    def gone(self, seat: int) -> bool:
        """Whether a seat is eliminated."""
        return bool(self.t[GONE] >> seat & 1)

    def dna(self, seat: int) -> int:
        """The DNA of a seat."""
        return self.t[DNA + seat]

    def on_board(self, seat: int) -> int:
        """Stones of a seat on the board."""
        return self.terms.stones - self.t[STOCK + seat]

    def level(self, seat: int, spread: int) -> int:
        """The effective level of a spread."""
        return reach.level(self.state, seat, spread)

    def gene(self, seat: int) -> Mutation | None:
        """The individual mutation of a seat."""
        gene = self.t[GENE_OF + seat]
        return self.data.mutations[gene] if gene >= 0 else None

    def strain(self, seat: int, slot: int) -> tuple[Strain, int] | None:
        """The strain on a slot and how many of its symptoms are developed."""
        strain = self.t[SLOTS + seat * 3 + slot]
        if strain < 0:
            return None
        return self.data.strains[strain], self.t[STEPS + seat * 3 + slot]

    def symptom_price(self, strain: Strain, step: int) -> int:
        """What the next symptom costs now."""
        return mutation.symptom_price(self.state, self.data.strains.index(strain), step)

    def pathogen(self) -> Pathogen:
        """The type that all play."""
        chosen = self.state.setup.options["pathogen"]
        return next(entry for entry in self.data.pathogens if entry.id == chosen)

    # -- the deck -------------------------------------------------------------------------------

    def event(self) -> EventCard | None:
        """The card drawn last."""
        return self.data.events[self.t[EVENT]] if self.t[EVENT] >= 0 else None

    def cards_left(self) -> int:
        """Cards in the deck."""
        return cards_left(self.state)

    def turns_left(self) -> int:
        """Turns that can still begin."""
        return turns_left(self.state)
