"""Tables of Viral's balance from recorded games, as Markdown on standard output.

    .venv/bin/python -m miasma simulate viral --agents mcts:100,... --games 1000 --records DIR
    .venv/bin/python tools/viral_balance.py DIR

Colours mean nothing in this game, the place in the turn order does: the first player is drawn by
lot, so seats are counted from there. What a card is worth is told by the final score of those who
gained it, against the mean of the others at their table.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from miasma.arena.numbers import mean, spread, wilson
from miasma.core.record import Record
from miasma.games.viral.game import GAME
from miasma.games.viral.knowledge import members
from miasma.games.viral.state import ViralState
from miasma.games.viral.table import FIRST, GAINED, ROUND

CERTAIN = 1.96
"""Standard errors to both sides of a mean, for 95 %."""


class Count:
    """What all games together say."""

    def __init__(self) -> None:
        self.games = 0
        self.wins: Counter[int] = Counter()
        self.scores: dict[int, list[float]] = defaultdict(list)
        self.margins: dict[int, list[float]] = defaultdict(list)
        self.card_wins: Counter[int] = Counter()
        self.by_number: dict[int, list[float]] = defaultdict(list)
        self.cures: list[float] = []
        self.flips: list[float] = []
        self.crises: list[float] = []
        self.best: list[float] = []
        self.reasons: Counter[str] = Counter()

    def add(self, record: Record) -> None:
        """One game more."""
        state, first, told = replayed(record)
        result = state.result()
        seats = state.seats
        winner = result.winners[0] if result.winners else -1
        self.games += 1
        self.reasons[result.reason] += 1
        self.best.append(max(result.scores))
        self.cures.append(told["cured"])
        self.crises.append(told["crisis-resolved"])
        if told["flipped"]:
            self.flips.append(told["flipped"])
        for seat in range(seats):
            score = result.scores[seat]
            place = (seat - first) % seats
            self.scores[place].append(score)
            self.wins[place] += seat == winner
            margin = score - (sum(result.scores) - score) / (seats - 1)
            cards = members(state.t[GAINED + seat])
            self.by_number[len(cards)].append(margin)
            for card in cards:
                self.margins[card].append(margin)
                self.card_wins[card] += seat == winner

    # -- tables -----------------------------------------------------------------------------------

    def places(self) -> Iterator[str]:
        """Share of wins and scores by the place in the turn order."""
        seats = len(self.scores)
        yield "| Place in turn order | Won | Share of wins | Times the fair share | Mean score |"
        yield "|---|---:|---:|---:|---:|"
        for place in range(seats):
            share = self.wins[place] / self.games
            low, high = wilson(self.wins[place], self.games)
            yield (
                f"| {place + 1} | {self.wins[place]} | {100 * share:.1f} % "
                f"({100 * low:.1f}–{100 * high:.1f}) | {share * seats:.2f} "
                f"({low * seats:.2f}–{high * seats:.2f}) | {mean(self.scores[place]):.1f} |"
            )

    def cards(self) -> Iterator[str]:
        """What the 22 cards were worth to their owners."""
        yield "| Card | Owners | Margin | Share of wins | Points on it |"
        yield "|---|---:|---:|---:|---:|"
        for card in sorted(self.margins, key=lambda card: -mean(self.margins[card])):
            found = self.margins[card]
            sure = CERTAIN * spread(found) / len(found) ** 0.5
            entry = GAME.data.mutations[card]
            yield (
                f"| {entry.name['en']} | {len(found)} | {mean(found):+.1f} ± {sure:.1f} | "
                f"{100 * self.card_wins[card] / len(found):.1f} % | {entry.end_vp} |"
            )

    def course(self) -> Iterator[str]:
        """Cures, crises, the flip, how games end."""
        scores = [score for found in self.scores.values() for score in found]
        yield "| What | Mean | Spread |"
        yield "|---|---:|---:|"
        rows = (
            ("Final score", scores),
            ("Winning score", self.best),
            ("Cures in a game, all colours", self.cures),
            ("Crises resolved in a game", self.crises),
            ("Round in which the tokens are turned", self.flips),
        )
        for name, found in rows:
            yield f"| {name} | {mean(found):.1f} | {spread(found):.1f} |"
        flipped = 100 * len(self.flips) / self.games
        tied = 100 * self.reasons["advantage"] / self.games
        yield ""
        yield f"The tokens are turned in {flipped:.0f} % of the games."
        yield f"{tied:.1f} % of the games are decided by advantage."
        numbers = ", ".join(
            f"{100 * len(found) / len(scores):.0f} % gain {number} (margin {mean(found):+.1f})"
            for number, found in sorted(self.by_number.items())
        )
        yield f"Of the players {numbers} mutation cards."


def replayed(record: Record) -> tuple[ViralState, int, Counter[str]]:
    """The end of a game, its first player, and how often what happened."""
    state = record.start()
    assert isinstance(state, ViralState)
    state.listen()
    told: Counter[str] = Counter()
    first = -1
    for entry in record.entries:
        state.play(entry.notation, entry.seat)
        first = state.t[FIRST] if first < 0 else first
        for event in state.events or ():
            told[event.kind] += state.t[ROUND] if event.kind == "flipped" else 1
    return state, first, told


def records(folders: Iterable[str]) -> Iterator[Record]:
    """All records of some folders."""
    for folder in folders:
        for path in sorted(Path(folder).glob("*.miasma")):
            yield Record.loads(path.read_text(encoding="utf-8"))


def main(folders: list[str]) -> None:
    """Read and print."""
    count = Count()
    for record in records(folders):
        count.add(record)
    print(f"{count.games} games.")
    for table in (count.places(), count.cards(), count.course()):
        print("", *table, sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
