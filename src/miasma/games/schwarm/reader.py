"""Who looks at the table, and what that reader may see and do: the facts a picture is drawn from.

Everything the picture and the text board show comes through here, so that nothing hidden slips into
them: the unplayed cards of others are counts with variant 2, options are the reader's own.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from miasma.core.actions import Action
from miasma.core.text import catalog
from miasma.games.schwarm.actions import (
    DIR,
    DIST,
    EIGHT_WAYS,
    TYPE_IDS,
    TYPES,
)
from miasma.games.schwarm.rules import hazards, network, scoring
from miasma.games.schwarm.table import (
    BUOYS,
    CRAB_DISTANCE,
    HAND,
    PHASE,
    SCORE,
    SHIP_AT,
    SHIPS,
    TSUNAMI_DISTANCE,
    TSUNAMI_WAY,
    WHALE_STEP,
)
from miasma.games.schwarm.view import rulebook, shows_hand

if TYPE_CHECKING:
    from miasma.games.schwarm.state import SchwarmState

GAME_ID = "schwarm"
PREVIEWED = (WHALE_STEP, TSUNAMI_WAY, TSUNAMI_DISTANCE, CRAB_DISTANCE)


@functools.lru_cache(maxsize=16384)
def _said(lang: str, key: str, args: tuple[tuple[str, object], ...]) -> str:
    return catalog(GAME_ID, lang).say(key, **dict(args))


class Forecast:
    """What an option of a hazard would do: hits in their order, and what the player gains."""

    __slots__ = ("action", "gain", "hits")

    def __init__(self, action: Action, hits: list[tuple[int, int, str]]) -> None:
        self.action = action
        self.hits = hits
        """Victim, points and field of each hit."""
        self.gain = sum(points for _, points, _ in hits)

    def losses(self) -> dict[int, int]:
        """What each victim would lose."""
        found: dict[int, int] = {}
        for victim, points, _ in self.hits:
            found[victim] = found.get(victim, 0) + points
        return found


class Reader:
    """One seat (None: a spectator) looking at one position, in one language.

    `focus` is what the reader points at: the first target of an option (`tray-three`) lights up the
    fields that complete it, `network-2` shows the networks of a player.
    """

    def __init__(self, state: SchwarmState, seat: int | None, lang: str, focus: str = "") -> None:
        self.state = state
        self.t = state.t
        self.board = state.board
        self.terms = state.terms
        self.game = rulebook(state)
        self.data = self.game.data
        self.seat = seat
        self.lang = lang
        self.focus = focus
        self.phase = state.t[PHASE]
        acts = seat is not None and seat in state.to_act
        self.options: list[Action] = state.options(seat) if acts and seat is not None else []
        self.targets = {target for action in self.options for target in action.targets}
        self.lit = self._lit_fields()

    # -- words ----------------------------------------------------------------------------------

    def say(self, key: str, **args: str | int) -> str:
        """A message of the picture, `scene-…`; said once for each set of arguments."""
        return _said(self.lang, f"scene-{key}", tuple(args.items()))

    def word(self, names: dict[str, str]) -> str:
        """A name or text of the content."""
        return names[self.lang]

    def colour(self, seat: int) -> str:
        """What a player is called."""
        return self.word(self.data.pieces.colour[seat].name)

    def player_id(self, seat: int) -> str:
        """The id of a player's colour, as symbols are named."""
        return self.data.pieces.colour[seat].id

    def card_title(self, card: int) -> str:
        """The name of a type of card with its number."""
        return self.word(self.data.titles[TYPE_IDS[card]])

    # -- facts ----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def seats(self) -> range:
        """All players."""
        return range(self.terms.seats)

    def acts(self, seat: int) -> bool:
        """Whether a player is to act."""
        return seat in self.state.to_act

    def score(self, seat: int) -> int:
        """A player's research points."""
        return self.t[SCORE + seat]

    def damage(self, seat: int) -> int:
        """What a hit would cost a player now, protection included."""
        return hazards.harm(self.state, seat, self.score(seat), 0)

    def hand(self, seat: int) -> list[int] | None:
        """The unplayed cards of a player per type, or None if they are hidden."""
        if not shows_hand(self.state, seat, self.seat):
            return None
        return self.t[HAND + TYPES * seat : HAND + TYPES * seat + TYPES]

    def cards_left(self, seat: int) -> int:
        """How many cards a player has yet to play."""
        return sum(self.t[HAND + TYPES * seat : HAND + TYPES * seat + TYPES])

    def ships(self, seat: int) -> list[int]:
        """The fields of a player's ships, in their order."""
        first = SHIP_AT + SHIPS * seat
        return [cell for cell in self.t[first : first + SHIPS] if cell >= 0]

    def buoys(self, cell: int) -> list[int]:
        """The owners of the buoys on a field, one entry for each buoy."""
        if not self.t[BUOYS + cell]:
            return []
        return [
            seat for seat in self.seats for _ in range(network.buoys_of(self.state, seat, cell))
        ]

    def network(self, seat: int) -> tuple[int, int]:
        """A player's best component and what it scores now."""
        return network.best(self.state, seat)

    def network_size(self, seat: int) -> tuple[int, int, int, int]:
        """The stations, researchers, buoys and ships of a player's best component."""
        return network.census(self.state, seat, self.network(seat)[0])

    def shores(self, seat: int) -> int:
        """The shores (bits) of the component with the most of them."""
        return network.most_shores(self.state, seat)

    def final_points(self, seat: int) -> tuple[int, int]:
        """What the final scoring would bring now: by the queen, for shores."""
        return scoring.queen_points(self.state, seat), scoring.side_points(self.state, seat)

    # -- what can be done -----------------------------------------------------------------------

    def _lit_fields(self) -> set[str]:
        """The fields that may be chosen now; with a focus those that complete it."""
        names = self.board.cell_of
        chosen = [a for a in self.options if not self.focus or a.targets[0] == self.focus]
        if not any(a.targets[0] == self.focus for a in self.options):
            chosen = self.options
        return {target for action in chosen for target in action.targets if target in names}

    def forecasts(self) -> list[Forecast]:
        """What each option of a hazard in motion would do, before it is chosen."""
        if self.phase not in PREVIEWED or not self.options:
            return []
        found = []
        for action in self.options:
            if DIR <= action.index < DIST + 6:
                found.append(Forecast(action, self._hits(action.index)))
        return found

    def _hits(self, index: int) -> list[tuple[int, int, str]]:
        world = self.state.detached()
        world.listen()
        world.take(index, world.to_act[0])
        events = list(world.events or [])
        if self.phase == TSUNAMI_WAY and world.t[PHASE] == TSUNAMI_DISTANCE:
            world.take(DIST + hazards.longest_run(world) - 1, world.to_act[0])
            events += world.events or []
        return [
            (int(str(e.data["loser"])), int(str(e.data["points"])), str(e.data["field"]))
            for e in events
            if e.kind == "hit"
        ]

    def way_name(self, way: int) -> str:
        """A direction in words."""
        return catalog(GAME_ID, self.lang).say("way", way=EIGHT_WAYS[way])
