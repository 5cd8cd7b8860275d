"""The options as they are shown and typed: grouped, numbered, and found again in what is typed."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import dataclass

from miasma.core.actions import MAX_NOTATION, Action
from miasma.core.game import Game

GAP = "…"
"""Stands in a heading where the options differ."""

MANY = 4
"""From so many options on, what they have in common is said once."""


def beginning(texts: Sequence[str]) -> str:
    """The letters with which all texts begin."""
    first, last = min(texts), max(texts)
    pairs = enumerate(zip(first, last, strict=False))
    return first[: next((n for n, (a, b) in pairs if a != b), min(len(first), len(last)))]


def common(texts: Sequence[str]) -> tuple[str, str] | None:
    """The whole words with which all texts begin and end, if that leaves each a middle."""
    start = beginning(texts)
    start = start[: start.rfind(" ") + 1]
    rests = [text[len(start) :] for text in texts]
    end = beginning([text[::-1] for text in rests])[::-1]
    edge = next((n for n, sign in enumerate(end) if not sign.isalnum()), len(end))
    end = end[edge:]
    middles = [text[: len(text) - len(end)] for text in rests]
    return (start, end) if (start or end) and all(middles) else None


@dataclass(frozen=True, slots=True)
class Group:
    """Options of one kind that differ in the last word only, under one heading; or a single one."""

    heading: str
    numbers: tuple[int, ...]
    words: tuple[str, ...] = ()
    """What stands beside each number; without them it is the notation."""


class Offer:
    """The options of a seat, numbered from 1 in the order they are shown."""

    def __init__(self, game: Game, options: Sequence[Action], lang: str) -> None:
        self.game = game
        self.lang = lang
        families: dict[tuple[str, ...], list[Action]] = {}
        for action in options:
            families.setdefault((action.kind, *action.args[:-1]), []).append(action)
        self.actions = [action for family in families.values() for action in family]
        self.groups: list[Group] = []
        first = 1
        for family in families.values():
            self._add(family, first)
            first += len(family)

    def _add(self, family: list[Action], first: int) -> None:
        """One group if a common heading can be made, else each option by itself."""
        told = [self.game.describe(action, self.lang) for action in family]
        numbers = range(first, first + len(family))
        if len(family) > 1:
            blanked = {
                text.replace(action.args[-1], GAP)
                for text, action in zip(told, family, strict=True)
                if action.args and action.args[-1] in text
            }
            if len(blanked) == 1:
                self.groups.append(Group(blanked.pop().replace(f"{GAP}.", GAP), tuple(numbers)))
                return
            shared = common(told)
            if shared and len(family) >= MANY:
                begin, end = shared
                words = tuple(text[len(begin) : len(text) - len(end)] for text in told)
                names = tuple(action.args[-1] for action in family if action.args)
                known = sum(name in word for name, word in zip(names, words, strict=False))
                if 2 * known > len(words) or len(set(words)) < len(words):
                    words = names  # short, and known from the board
                self.groups.append(Group(f"{begin}{GAP}{end}", tuple(numbers), words))
                return
        for number, text in zip(numbers, told, strict=True):
            self.groups.append(Group(text, (number,)))

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, number: int) -> Action:
        return self.actions[number - 1]

    def number_of(self, action: Action) -> int:
        """The number under which an action is offered, or 0."""
        return self.actions.index(action) + 1 if action in self.actions else 0

    @property
    def notations(self) -> list[str]:
        """What can be typed in full."""
        return [action.notation for action in self.actions]

    def find(self, text: str) -> list[Action]:
        """The options that a text may mean: one if it is clear, several if not, none at all."""
        words = " ".join(text.split()).casefold()
        exact = [action for action in self.actions if action.notation.casefold() == words]
        if exact or not words:
            return exact
        spelt = [(action, f" {action.notation.casefold()}") for action in self.actions]
        by_end = [action for action, text in spelt if text.endswith(f" {words}")]
        if len(by_end) == 1:
            return by_end
        by_start = [action for action, text in spelt if text.startswith(f" {words}")]
        return list(dict.fromkeys((*by_end, *by_start)))

    def close_to(self, text: str) -> list[str]:
        """Options spelt much like a text."""
        return difflib.get_close_matches(text[:MAX_NOTATION], self.notations, n=3, cutoff=0.6)
