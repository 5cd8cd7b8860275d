"""What many games add up to: shares with intervals, scores, lengths, endings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from miasma.arena.numbers import mean, spread, tidy, wilson
from miasma.arena.simulate import GameResult, Simulation


@dataclass(frozen=True, slots=True)
class Share:
    """How somebody fared: won, drawn and lost games, scores, and the share of all there was.

    The share counts a draw as an equal part of a victory; its interval is Wilson's, at 95 %.
    """

    games: int
    wins: int
    draws: int
    share: float
    interval: tuple[float, float]
    score: float
    score_spread: float
    margin: float

    @property
    def losses(self) -> int:
        """Games neither won nor drawn."""
        return self.games - self.wins - self.draws

    def to_dict(self) -> dict[str, object]:
        """Plain data."""
        return {
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "share": tidy(self.share),
            "interval": [tidy(bound) for bound in self.interval],
            "score": tidy(self.score),
            "score_spread": tidy(self.score_spread),
            "margin": tidy(self.margin),
        }


def share_of(entries: Iterable[tuple[GameResult, int]]) -> Share:
    """How the named seats of the named games fared, taken together."""
    found = list(entries)
    wins = sum(seat in game.winners for game, seat in found)
    draws = sum(not game.winners and game.rewards[seat] > 0 for game, seat in found)
    total = sum(game.rewards[seat] for game, seat in found)
    scores = [game.scores[seat] for game, seat in found]
    margins = [game.margin(seat) for game, seat in found]
    count = len(found)
    return Share(
        count,
        wins,
        draws,
        total / count if count else 0.0,
        wilson(total, count),
        mean(scores),
        spread(scores),
        mean(margins),
    )


@dataclass(frozen=True, slots=True)
class Summary:
    """The results of a simulation, or of as much of it as was played."""

    simulation: Simulation
    results: tuple[GameResult, ...]

    @classmethod
    def of(cls, simulation: Simulation, results: Sequence[GameResult]) -> Summary:
        """Put results in order; they may have come in any."""
        return cls(simulation, tuple(sorted(results, key=lambda result: result.index)))

    def agent(self, place: int, seat: int | None = None) -> Share:
        """How a player fared, in one seat or in all."""
        return share_of(
            (game, at)
            for game in self.results
            for at, who in enumerate(game.seating)
            if who == place and seat in (None, at)
        )

    def seat(self, seat: int) -> Share:
        """How a seat fared, whoever sat there."""
        return share_of((game, seat) for game in self.results)

    @property
    def labels(self) -> list[str]:
        """The players' names, told apart where one plays twice."""
        names = self.simulation.agents
        return [
            name if names.count(name) == 1 else f"{name} ({names[: place + 1].count(name)})"
            for place, name in enumerate(names)
        ]

    @property
    def reasons(self) -> dict[str, int]:
        """How the games ended, most frequent first."""
        counts = Counter(game.reason for game in self.results)
        return dict(sorted(counts.items(), key=lambda entry: (-entry[1], entry[0])))

    @property
    def lengths(self) -> list[int]:
        """Actions per game, chance included, sorted."""
        return sorted(game.actions for game in self.results)

    def to_dict(self) -> dict[str, object]:
        """Plain JSON data; the same for the same games, however they were shared out."""
        simulation = self.simulation
        game = simulation.rulebook()
        seats = range(len(simulation.agents))
        lengths = self.lengths
        return {
            "game": simulation.game,
            "rules": game.rules_version,
            "content": game.content_digest,
            "seed": simulation.seed,
            "asked": simulation.games,
            "games": len(self.results),
            "options": dict(simulation.options),
            "random_options": simulation.random_options,
            "swap": simulation.swap,
            "agents": [
                {
                    "agent": label,
                    **self.agent(place).to_dict(),
                    "by_seat": [self.agent(place, seat).to_dict() for seat in seats],
                }
                for place, label in enumerate(self.labels)
            ],
            "seats": [
                {"seat": seat, "name": game.seat_name(seat), **self.seat(seat).to_dict()}
                for seat in seats
            ],
            "actions": {
                "mean": tidy(mean(lengths)),
                "least": lengths[0] if lengths else 0,
                "most": lengths[-1] if lengths else 0,
            },
            "reasons": self.reasons,
        }
