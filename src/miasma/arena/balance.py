"""A balance report: what many games say about seats, scores, length, and what actions are worth.

It is written for any game as a Markdown page with small tables and charts beside it. What a thing
is "worth" is told as the share of wins and the mean margin of the players who had or used it: that
is no proof of cause (who leads may simply use more), but it shows where to look.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from miasma.arena.charts import Bar, bars, columns, histogram
from miasma.arena.facts import Facts, Key
from miasma.arena.numbers import mean, quantile, spread, wilson
from miasma.arena.simulate import GameResult
from miasma.arena.summary import Share, Summary, share_of
from miasma.core.text import catalog

FEWEST = 20
"""Things seen in fewer games than this are left out."""
MOST_ARGUMENTS = 24
"""Kinds of action with more arguments than this show their extremes only."""
EXTREMES = 5
MOST_VALUES = 16
_LETTERS = re.compile(r"[A-Z]*")


@dataclass(frozen=True, slots=True)
class Worth:
    """How players fared who did or had a thing."""

    kind: str
    about: str
    players: int
    times: float
    share: float
    interval: tuple[float, float]
    margin: float


def report(summary: Summary, stem: str) -> dict[str, str]:
    """The page and its charts, as file name → text."""
    page = _Page(summary, stem)
    page.write()
    return page.files


def worth(
    results: Iterable[GameResult], counts: Callable[[Facts], Sequence[dict[Key, int]]]
) -> list[Worth]:
    """What each thing was worth to those who had it; most frequent kinds first."""
    wins: dict[Key, float] = defaultdict(float)
    margins: dict[Key, list[float]] = defaultdict(list)
    times: dict[Key, int] = defaultdict(int)
    for result in results:
        if result.facts is None:
            continue
        for seat, found in enumerate(counts(result.facts)):
            for key, count in found.items():
                wins[key] += result.rewards[seat]
                margins[key].append(result.margin(seat))
                times[key] += count
    rows = [
        Worth(
            *key,
            len(margins[key]),
            times[key] / len(margins[key]),
            wins[key] / len(margins[key]),
            wilson(wins[key], len(margins[key])),
            mean(margins[key]),
        )
        for key in wins
    ]
    frequency = {row.kind: row.players for row in rows if not row.about}
    return sorted(rows, key=lambda row: (-frequency.get(row.kind, 0), row.kind, row.about))


class _Page:
    """Collects a page and its charts."""

    def __init__(self, summary: Summary, stem: str) -> None:
        self.summary = summary
        self.game = summary.simulation.rulebook()
        self.seats = range(len(summary.simulation.agents))
        self.names = [self.game.seat_name(seat) for seat in self.seats]
        self.stem = stem
        self.lines: list[str] = []
        self.files: dict[str, str] = {}

    def write(self) -> None:
        """All sections."""
        self._head()
        self._by_seat()
        self._scores()
        self._lengths()
        self._endings()
        self._options()
        self._things("What players did", "used", lambda facts: facts.actions)
        self._things("What befell them", "had", lambda facts: facts.events)
        self.files[f"{self.stem}.md"] = "\n".join(self.lines) + "\n"

    def _say(self, *lines: str) -> None:
        self.lines += [*lines, ""]

    def _table(self, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        self.lines.append(f"| {' | '.join(head)} |")
        self.lines.append("|---|" + "---:|" * (len(head) - 1))
        self.lines += [f"| {' | '.join(row)} |" for row in rows]
        self.lines.append("")

    def _chart(self, name: str, alternative: str, svg: str) -> None:
        file = f"{self.stem}-{name}.svg"
        self.files[file] = svg
        self._say(f"![{alternative}]({file})")

    def _head(self) -> None:
        simulation = self.summary.simulation
        options = " ".join(f"--option {name}={value}" for name, value in simulation.options.items())
        words = [
            f"miasma simulate {simulation.game} --agents {','.join(simulation.agents)}",
            f"--games {simulation.games} --seed {simulation.seed}",
            options,
            "--random-options" if simulation.random_options else "",
            "" if simulation.swap else "--no-swap",
        ]
        self._say(f"# {self.game.title}: balance")
        self._say(
            f"{len(self.summary.results)} games. Players: {', '.join(simulation.agents)}"
            f"{', changing seats' if simulation.swap else ''}. Intervals are Wilson's, at 95 %. "
            f"Rules version {self.game.rules_version}, content {self.game.content_digest}."
        )
        self._say("```", " ".join(filter(None, words)) + f" --report {self.stem}.md", "```")

    def _by_seat(self) -> None:
        self._say("## Seats")
        shares = [self.summary.seat(seat) for seat in self.seats]
        rows = [
            [name, str(share.games), str(share.wins), str(share.draws), _percent(share)]
            for name, share in zip(self.names, shares, strict=True)
        ]
        self._table(["Seat", "Games", "Won", "Drawn", "Share of wins"], rows)
        chart = [
            Bar(name, share.share, f"{100 * share.share:.1f} %", share.interval)
            for name, share in zip(self.names, shares, strict=True)
        ]
        fair = None if self.game.cooperative else 1 / len(self.names)
        alternative = "Share of wins by seat"
        self._chart("seats", alternative, bars(alternative, chart, rule=fair))

    def _scores(self) -> None:
        self._say("## Scores")
        results = self.summary.results
        rows = []
        for seat, name in enumerate(self.names):
            scores = sorted(result.scores[seat] for result in results)
            marks = [quantile(scores, part) for part in (0, 0.1, 0.5, 0.9, 1)]
            rows.append(
                [name, f"{mean(scores):.1f}", f"{spread(scores):.1f}", *(f"{m:g}" for m in marks)]
            )
        head = ["Seat", "Mean", "Spread", "Least", "10 %", "Middle", "90 %", "Most"]
        self._table(head, rows)
        everybody = [score for result in results for score in result.scores]
        chart = columns("Final scores", histogram(everybody), f"{len(everybody)} scores")
        self._chart("scores", "Spread of final scores", chart)
        if len(self.names) > 1 and not self.game.cooperative:
            leads = sorted(max(map(result.margin, self.seats)) for result in results)
            close = sum(lead <= 0.1 * max(1.0, mean(everybody)) for lead in leads)
            self._say(
                f"The winner leads by {mean(leads):.1f} on average "
                f"(middle {quantile(leads, 0.5):g}); {100 * close / len(leads):.0f} % of the games "
                "are decided by a tenth of an average score or less."
            )

    def _lengths(self) -> None:
        self._say("## Length")
        lengths = self.summary.lengths
        self._say(
            f"{mean(lengths):.1f} actions on average, chance included "
            f"(spread {spread(lengths):.1f}, {lengths[0]} to {lengths[-1]})."
        )
        self._chart("length", "Actions per game", columns("Actions per game", histogram(lengths)))

    def _endings(self) -> None:
        self._say("## Endings")
        total = len(self.summary.results)
        rows = [
            [reason, str(count), f"{100 * count / total:.1f} %"]
            for reason, count in self.summary.reasons.items()
        ]
        self._table(["Decided by", "Games", "Share"], rows)

    def _options(self) -> None:
        """How each value of each option changes the game, where several were played."""
        texts = catalog(self.game.id)
        for option in self.game.options_schema:
            by_value: dict[str, list[GameResult]] = defaultdict(list)
            for result in self.summary.results:
                by_value[str(result.options[option.id])].append(result)
            often = sorted(by_value, key=lambda value: (-len(by_value[value]), value))
            groups = [(value or "(none)", by_value[value]) for value in often]
            groups = [group for group in groups if len(group[1]) >= FEWEST][:MOST_VALUES]
            if all(_LETTERS.fullmatch(value) for value in by_value) and len(by_value) > 2:
                groups = _by_letter(by_value)
            if len(groups) < 2:
                continue
            if "## Options" not in self.lines:
                self._say("## Options")
            key = f"option-{option.id}"
            self._say(f"### {texts.say(key) if key in texts else option.id}")
            head = ["Value", "Games", *(f"{name} wins" for name in self.names), "Score", "Actions"]
            self._table(head, [self._option_row(value, found) for value, found in groups])
            left = len(by_value) - len(groups)
            if left > 0:
                self._say(
                    f"{left} more values came in fewer than {FEWEST} games each, or not alone."
                )

    def _option_row(self, value: str, results: Sequence[GameResult]) -> list[str]:
        shares = [share_of((result, seat) for result in results) for seat in self.seats]
        scores = [score for result in results for score in result.scores]
        return [
            value,
            str(len(results)),
            *(_percent(share) for share in shares),
            f"{mean(scores):.1f}",
            f"{mean([result.actions for result in results]):.1f}",
        ]

    def _things(
        self, title: str, verb: str, counts: Callable[[Facts], Sequence[dict[Key, int]]]
    ) -> None:
        rows = [row for row in worth(self.summary.results, counts) if row.players >= FEWEST]
        if not rows:
            return
        self._say(f"## {title}")
        total = sum(len(result.scores) for result in self.summary.results)
        self._say(
            f"Of {total} players, how many {verb} it, how often on average, and how those fared. "
            f"Below {FEWEST} players nothing is shown."
        )
        kinds = [row for row in rows if not row.about]
        self._worth_table(kinds, total)
        for kind in kinds:
            about = [row for row in rows if row.kind == kind.kind and row.about]
            if len(about) < 2:
                continue
            about.sort(key=lambda row: -row.margin)
            self._say(f"### {kind.kind}")
            if len(about) > MOST_ARGUMENTS:
                self._say(f"The {EXTREMES} best and the {EXTREMES} worst of {len(about)}:")
                about = [*about[:EXTREMES], *about[-EXTREMES:]]
            self._worth_table(about, total)
            chart = [
                Bar(row.about, row.share, f"{100 * row.share:.0f} %", row.interval) for row in about
            ]
            alternative = f"{kind.kind}: share of wins of those who {verb} it"
            fair = None if self.game.cooperative else 1 / len(self.names)
            self._chart(f"{verb}-{kind.kind}", alternative, bars(alternative, chart, rule=fair))

    def _worth_table(self, rows: Sequence[Worth], total: int) -> None:
        self._table(
            ["What", "Players", "Times", "Share of wins", "Margin"],
            [
                [
                    row.about or row.kind,
                    f"{100 * row.players / total:.0f} %",
                    f"{row.times:.1f}",
                    f"{100 * row.share:.1f} % "
                    f"({100 * row.interval[0]:.0f}–{100 * row.interval[1]:.0f})",
                    f"{row.margin:+.1f}",
                ]
                for row in rows
            ],
        )


def _by_letter(by_value: dict[str, list[GameResult]]) -> list[tuple[str, list[GameResult]]]:
    """Where values are sets of letters (extra rules): the games with and without each of them."""
    letters = sorted(set("".join(by_value)))
    found = []
    for letter in letters:
        for word, inside in (("with", True), ("without", False)):
            games = [
                result
                for value, results in by_value.items()
                if value and (letter in value) is inside
                for result in results
            ]
            found.append((f"{word} {letter}", games))
    return [group for group in found if len(group[1]) >= FEWEST]


def _percent(share: Share) -> str:
    low, high = share.interval
    return f"{100 * share.share:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
