"""Many games between named players: who wins how often, from which seat, how sure that is.

Game number i is fixed by (seed, i) alone, so the results don't depend on how many workers share
the work or in which order they finish.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from miasma.agents.catalogue import find_agent
from miasma.arena.facts import Facts, Gatherer
from miasma.arena.match import derive, play_match
from miasma.arena.pool import map_chunks
from miasma.core.errors import AgentError, OptionError
from miasma.core.game import Game
from miasma.core.options import Value, Values
from miasma.core.record import Record
from miasma.core.registry import find_game

MOST_PER_CHUNK = 50
TRIES = 200
"""How often options are sampled before the given ones count as impossible."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """What is to be played. With `swap`, players change seats from game to game, and all seatings
    of one round play the same options with the same luck."""

    game: str
    agents: tuple[str, ...]
    games: int
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    random_options: bool = False
    swap: bool = True
    content: str | None = None
    keep_records: bool = False
    gather_facts: bool = False

    def rulebook(self) -> Game:
        """The game, with its content pack."""
        return find_game(self.game, self.content)

    def check(self) -> Game:
        """Refuse what can't be played, before anything is."""
        game = self.rulebook()
        least, most = game.seats
        if not least <= len(self.agents) <= most:
            needed = f"{least}" if least == most else f"{least} to {most}"
            raise AgentError(
                f"{game.id} is for {needed} seats: name as many players, not {len(self.agents)}"
            )
        if self.games < 1:
            raise OptionError(f"there must be at least 1 game, not {self.games}")
        for name in self.agents:
            find_agent(name, seed=0)
        self.options_of(game, 0)
        return game

    def seating(self, index: int) -> tuple[int, ...]:
        """For each seat of game `index` the place of its player in `agents`."""
        count = len(self.agents)
        shift = index % count if self.swap else 0
        return tuple((seat + shift) % count for seat in range(count))

    def round_of(self, index: int) -> int:
        """Games of one round differ in the seating only; of one player alone that is nothing."""
        alike = not self.swap or len(set(self.agents)) == 1
        return index if alike else index // len(self.agents)

    def options_of(self, game: Game, index: int) -> Values:
        """The options of game `index`, in their normal form."""
        seats = len(self.agents)
        schema = game.options_schema
        if not self.random_options:
            return game.check_options(schema.check(self.options, seats), seats)
        rng = Random(derive(self.seed, self.round_of(index), "options"))
        for _ in range(TRIES):
            sampled: dict[str, object] = {**game.sample_options(rng, seats)}
            try:
                chosen = schema.check({**sampled, **self.options}, seats)
                return game.check_options(chosen, seats)
            except OptionError as error:
                refusal = error
        raise refusal

    def chunks(self, workers: int) -> list[tuple[Simulation, range]]:
        """The work in parts: small enough to be shared fairly and told often."""
        size = max(1, min(MOST_PER_CHUNK, self.games // (workers * 8)))
        starts = range(0, self.games, size)
        return [(self, range(first, min(first + size, self.games))) for first in starts]


@dataclass(frozen=True, slots=True)
class GameResult:
    """How one game of a simulation ended; lists run by seat."""

    index: int
    seating: tuple[int, ...]
    options: dict[str, Value]
    scores: list[float]
    winners: list[int]
    rewards: list[float]
    reason: str
    actions: int
    record: str = ""
    facts: Facts | None = None

    def margin(self, seat: int) -> float:
        """By how much a seat leads the best of the others; alone, its score."""
        others = [score for other, score in enumerate(self.scores) if other != seat]
        return self.scores[seat] - (max(others) if others else 0.0)


def simulate(simulation: Simulation, workers: int = 1) -> Iterator[GameResult]:
    """Play all games; results come as they are ready."""
    simulation.check()
    chunks = simulation.chunks(workers)
    yield from map_chunks(play_chunk, chunks, min(workers, len(chunks)))


def play_chunk(chunk: tuple[Simulation, range]) -> Iterator[GameResult]:
    """What a worker does with its part."""
    simulation, indices = chunk
    game = simulation.rulebook()
    for index in indices:
        yield play_game(simulation, game, index)


def play_game(simulation: Simulation, game: Game, index: int) -> GameResult:
    """Play game `index`."""
    seed = simulation.seed
    seating = simulation.seating(index)
    options = simulation.options_of(game, index)
    luck = derive(seed, simulation.round_of(index), "chance")
    players = [
        find_agent(simulation.agents[place], seed=derive(seed, index, "player", seat))
        for seat, place in enumerate(seating)
    ]
    gatherer = Gatherer(game, len(players)) if simulation.gather_facts else None
    state = play_match(game, players, options, luck, gatherer.watch if gatherer else None)
    outcome = state.outcome
    assert outcome is not None
    record = ""
    if simulation.keep_records:
        names = ", ".join(simulation.agents[place] for place in seating)
        record = Record.of(state, Players=names).dumps()
    return GameResult(
        index,
        seating,
        dict(options),
        list(outcome.scores),
        list(outcome.winners),
        outcome.rewards(),
        outcome.reason,
        state.ply,
        record,
        gatherer.facts if gatherer else None,
    )


def record_path(folder: Path, simulation: Simulation, index: int) -> Path:
    """Where the record of game `index` is kept."""
    digits = max(4, len(str(simulation.games - 1)))
    return folder / f"{simulation.game}-{index:0{digits}}.miasma"
