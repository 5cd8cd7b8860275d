"""Who looks at the table, and what that reader may see and do: the facts pictures are made from.

Everything the picture and the terminal show comes through here, so that nothing secret can slip
into them: hands of others are known cards and counts, pairs that are being chosen are the
reader's own, options are the reader's own (VI-612 to VI-615).
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from miasma.core.actions import Action
from miasma.core.text import catalog
from miasma.games.viral.actions import BASICS
from miasma.games.viral.data import VERBS, BasicCard, MutationCard
from miasma.games.viral.knowledge import hidden, pair_seen, pile_seen
from miasma.games.viral.rules import draft, points, research
from miasma.games.viral.sets import members
from miasma.games.viral.table import (
    ACTIVE,
    ADVANTAGE,
    AREA_HAND,
    ASK,
    BAG,
    BOTTOM_SIZE,
    CHOOSE_ICON,
    CHOOSE_PAIR,
    COLOURS,
    CRISIS,
    CRISIS_TOKENS,
    DEAL,
    DEAL_CARD,
    DRAFT_ORDER,
    DRAFT_PICK,
    FIRST,
    GAINED,
    HAND,
    ICONS,
    LOAD,
    OVER,
    PAIR,
    PER_COLOUR,
    PHASE,
    PICK_ORGAN,
    PICK_VIRUS,
    PLAYED,
    RESEARCH,
    ROUND,
    SHIELDS,
    STACKED,
    SUPPLY,
    USED,
    VP,
    WAITING,
    WAITING_AREAS,
)
from miasma.games.viral.terms import COLOUR
from miasma.games.viral.view import packet_held, rulebook

if TYPE_CHECKING:
    from miasma.games.viral.state import ViralState

AnyCard = BasicCard | MutationCard
RESOLVING = (CHOOSE_ICON, PICK_VIRUS, PICK_ORGAN)


@functools.lru_cache(maxsize=8192)
def _said(lang: str, key: str, args: tuple[tuple[str, object], ...]) -> str:
    return catalog("viral", lang).say(key, **dict(args))


class Virus:
    """A visible virus on the board."""

    __slots__ = ("load", "number", "organ", "player", "protected", "token")

    def __init__(
        self, token: int, organ: int, protected: bool, load: list[tuple[int, bool]]
    ) -> None:
        self.token = token
        self.player = token // PER_COLOUR
        self.number = token % PER_COLOUR + 1
        self.organ = organ
        self.protected = protected
        self.load = load
        """Player and side of each absorbed virus."""


class Reader:
    """One seat (None: a spectator) looking at one position, in one language."""

    def __init__(self, state: ViralState, seat: int | None, lang: str) -> None:
        self.state = state
        self.t = state.t
        self.terms = state.terms
        self.data = rulebook(state).data
        self.seat = seat
        self.lang = lang
        self.asked = state.t[ASK]
        acts = seat is not None and seat in state.to_act
        self.options: list[Action] = state.options(seat) if acts and seat is not None else []
        self.targets = {target for action in self.options for target in action.targets}

    # -- words ----------------------------------------------------------------------------------

    def say(self, key: str, **args: str | int) -> str:
        """A message of the picture, `scene-…`; said once for each set of arguments."""
        return _said(self.lang, f"scene-{key}", tuple(args.items()))

    def word(self, names: dict[str, str]) -> str:
        """A name or text of the content."""
        return names.get(self.lang) or names["en"]

    def colour(self, player: int) -> str:
        """The id of a player's colour."""
        return self.data.colours[player].id

    def name(self, player: int) -> str:
        """What a player is called."""
        name = self.word(self.data.colours[player].name)
        return self.say("bot-name", name=name) if player == self.terms.bot else name

    def organ(self, organ: int) -> str:
        """What an organ is called."""
        return self.word(self.data.organs[organ].name)

    # -- the round ------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.asked == OVER

    @property
    def round(self) -> int:
        """The round, 0 in the set-up."""
        return self.t[ROUND]

    @property
    def phase(self) -> int:
        """The phase, 0 in the set-up."""
        return self.t[PHASE]

    @property
    def first(self) -> int | None:
        """The seat with the first-player token."""
        return self.t[FIRST] if self.t[FIRST] >= 0 else None

    @property
    def resolving(self) -> int | None:
        """The player whose pair is being carried out."""
        return self.t[ACTIVE] if self.asked in RESOLVING else None

    def players(self) -> range:
        """All colours in play."""
        return range(self.terms.players)

    def ready(self, seat: int) -> bool:
        """Whether a seat has finished a choice that all make at the same time."""
        return self.asked in (CHOOSE_PAIR, DRAFT_PICK, DRAFT_ORDER) and seat not in (
            self.state.to_act
        )

    # -- the body -------------------------------------------------------------------------------

    def viruses(self, organ: int) -> list[Virus]:
        """The visible viruses of an organ, by colour."""
        t = self.t
        return [
            Virus(
                token,
                organ,
                bool(t[SHIELDS] >> token & 1),
                [(x // PER_COLOUR, bool(t[SHIELDS] >> x & 1)) for x in members(t[LOAD + token])],
            )
            for token in members(t[organ])
        ]

    def crisis_on(self, organ: int) -> int | None:
        """The crisis token on an organ, counted from 0."""
        places = self.t[CRISIS : CRISIS + CRISIS_TOKENS]
        return places.index(organ) if organ in places else None

    def controller(self, area: int) -> int | None:
        """Who would score an area now."""
        if self.first is None:
            return None
        found = research.controller(self.state, area)
        return found if found >= 0 else None

    # -- tracks ---------------------------------------------------------------------------------

    def vp(self, player: int) -> int:
        """Points on the track."""
        return self.t[VP + player]

    def score(self, player: int) -> int:
        """Points on the track; at the end the final score (VI-230)."""
        return points.final_score(self.state, player) if self.over else self.vp(player)

    def research(self, player: int) -> int:
        """The space of a research marker."""
        return self.t[RESEARCH + player]

    def advantage(self) -> list[int]:
        """The players from the top of the advantage track."""
        return [player for player in self.t[ADVANTAGE : ADVANTAGE + COLOURS] if player >= 0]

    def supply(self, player: int) -> int:
        """Viruses on a mat."""
        return (self.t[SUPPLY] & COLOUR[player]).bit_count()

    def free_tokens(self) -> list[int]:
        """Crisis tokens that lie in their row, counted from 0."""
        return [n for n in range(CRISIS_TOKENS) if self.t[CRISIS + n] < 0]

    def score_parts(self, player: int) -> tuple[int, int, int]:
        """Track, areas and cards, as far as the reader may know the cards."""
        areas = self.terms.presence_vp * points.areas_present(self.state, player)
        known = 0
        if player != self.terms.bot:
            unknown = hidden(self.state, player, self.seat)
            cards = self.t[GAINED + player] & ~unknown
            known = sum(self.terms.end_vp[card] for card in members(cards))
        return self.vp(player), areas, known

    # -- cards ----------------------------------------------------------------------------------

    def card(self, card: int) -> AnyCard:
        """A mutation card, basic ones first."""
        return self.data.cards[card]

    def areas_in_hand(self, seat: int) -> list[int]:
        """Area cards in hand, counted from 0."""
        return members(self.t[AREA_HAND + seat])

    def hand(self, seat: int) -> list[int]:
        """Mutation cards in hand that the reader may know."""
        unknown = hidden(self.state, seat, self.seat)
        return members(self.t[HAND + seat] & ~(unknown << BASICS))

    def unknown(self, seat: int) -> int:
        """How many more cards a seat holds."""
        return hidden(self.state, seat, self.seat).bit_count()

    def waiting_areas(self, seat: int) -> list[int]:
        """Area cards that wait."""
        return members(self.t[WAITING_AREAS + seat])

    def waiting(self, seat: int) -> list[int]:
        """Mutation cards that wait."""
        return members(self.t[WAITING + seat])

    def pair(self, pair: int, seat: int) -> tuple[int, int] | None:
        """Area and card of a pair that the reader may see; -1 for what is not chosen yet."""
        return pair_seen(self.state, pair, seat, self.seat)

    def pile(self, seat: int) -> list[int]:
        """Cards of a draft pile that are still to come, top first (VI-505)."""
        return pile_seen(self.state, seat, self.seat)

    def packet(self) -> list[int]:
        """The packet the reader holds in the draft."""
        if self.seat is None or self.asked not in (DEAL_CARD, DRAFT_PICK):
            return []
        return members(packet_held(self.state, self.seat))

    def kept(self) -> list[int]:
        """The cards the reader has kept in the draft and not stacked yet."""
        if self.seat is None or self.asked not in (DEAL_CARD, DRAFT_PICK, DRAFT_ORDER):
            return []
        if self.t[STACKED + self.seat] == DEAL:
            return []
        return members(draft.unstacked(self.state, self.seat))

    def icons(self, seat: int) -> list[tuple[int, str, str, bool, bool]]:
        """The icons of the open card: slot, option letter, verb, framed, used."""
        card = self.t[PLAYED + self.t[PAIR] * COLOURS + seat]
        return [
            (slot, "abc"[place % 3], VERBS[verb], bool(framed), bool(self.t[USED] >> slot & 1))
            for slot, place, verb, framed in self.terms.icons[card]
        ]

    @property
    def icon_in_hand(self) -> tuple[int, str] | None:
        """Slot and option letter of the icon being carried out."""
        if self.asked not in (PICK_VIRUS, PICK_ORGAN):
            return None
        place = self.t[ICONS].bit_length() - 1
        return place // 3, "abc"[place % 3]

    def deck_size(self) -> int:
        """Cards of the deck, seen or not."""
        return 0 if self.terms.draft else self.t[BAG].bit_count() + self.t[BOTTOM_SIZE]
