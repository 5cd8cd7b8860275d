"""Tables of Der Schwarm's balance from recorded games, as Markdown on standard output.

    .venv/bin/python -m miasma simulate schwarm --agents mcts:100,... --games 400 --records DIR
    .venv/bin/python tools/schwarm_balance.py DIR [DIR ...]

The games may have different numbers of players: each number gets a row of its own.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from miasma.arena.numbers import mean, spread, wilson
from miasma.core.record import Record
from miasma.games.schwarm.actions import ABILITY_IDS

MOST = 4
"""Players of a game."""


class Count:
    """What all games of so many players say."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.wins: Counter[int] = Counter()
        self.first: Counter[str] = Counter()
        self.scores: list[float] = []
        self.leads: list[float] = []

    def add(self, record: Record) -> None:
        """One game more."""
        result = record.verify().result()
        best, second, *_ = sorted(result.scores, reverse=True)
        self.games += 1
        self.wins.update(result.winners)
        self.scores += result.scores
        self.leads.append(best - second)
        taken = [
            entry.notation.removeprefix("ability ")
            for entry in record.entries
            if entry.notation.startswith("ability ")
        ]
        # Everybody takes one ability a round, so every round begins with one of these.
        self.first.update(taken[:: self.seats])

    def shares(self) -> Iterator[str]:
        """Each seat's wins as a multiple of the fair share."""
        for seat in range(self.seats):
            low, high = wilson(self.wins[seat], self.games)
            share = self.wins[seat] / self.games
            yield f"{share * self.seats:.2f} ({low * self.seats:.2f}–{high * self.seats:.2f})"

    def abilities(self) -> Iterator[str]:
        """How often each ability is the first choice of a round."""
        for ability in ABILITY_IDS:
            yield f"{100 * self.first[ability] / self.first.total():.1f} %"


def counted(folders: Iterable[str]) -> list[Count]:
    """All records of some folders, by the number of players."""
    found: dict[int, Count] = {}
    for folder in folders:
        for path in sorted(Path(folder).glob("*.miasma")):
            record = Record.loads(path.read_text(encoding="utf-8"))
            seats = record.start().seats
            found.setdefault(seats, Count(seats)).add(record)
    return [found[seats] for seats in sorted(found)]


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> None:
    """Print one table, numbers to the right."""
    names = list(head)
    print("", f"| {' | '.join(names)} |", f"|{'---:|' * len(names)}", sep="\n")
    for row in rows:
        cells = list(row)
        print(f"| {' | '.join(cells + [''] * (len(names) - len(cells)))} |")


def main(folders: list[str]) -> None:
    """Read and print."""
    counts = counted(folders)
    table(
        ["Players", "Games", *(f"Seat {seat + 1}" for seat in range(MOST))],
        ([str(one.seats), str(one.games), *one.shares()] for one in counts),
    )
    table(
        ["Players", "Rounds", *ABILITY_IDS],
        ([str(one.seats), str(one.first.total()), *one.abilities()] for one in counts),
    )
    table(
        ["Players", "Mean score", "Spread", "Lead of the winner"],
        (
            [str(one.seats), f"{mean(one.scores):.1f}", f"{spread(one.scores):.1f}",
             f"{mean(one.leads):.1f}"]
            for one in counts
        ),
    )  # fmt: skip


if __name__ == "__main__":
    main(sys.argv[1:])
