"""The vocabulary: every action of a game, once, with its index, its notation and its targets."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence

from miasma.core.errors import NotationError, shown

MAX_NOTATION = 200
"""Longer texts are refused unread: no notation comes near it."""


class Action:
    """One entry of a vocabulary: what kernels know as a number and people as a few words."""

    __slots__ = ("args", "chance", "index", "kind", "notation", "targets")

    def __init__(
        self,
        index: int,
        kind: str,
        args: tuple[str, ...],
        targets: tuple[str, ...] = (),
        chance: bool = False,
    ) -> None:
        self.index = index
        self.kind = kind
        self.args = args
        self.targets = targets
        self.chance = chance
        self.notation = " ".join((kind, *args))

    def aimed(self, targets: tuple[str, ...]) -> Action:
        """The same action with other elements of the picture to light up."""
        if targets == self.targets:
            return self
        return Action(self.index, self.kind, self.args, targets, self.chance)

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<Action {self.index} {self.notation!r}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return NotImplemented
        return self.index == other.index and self.notation == other.notation

    def __hash__(self) -> int:
        return hash(self.notation)


class Vocabulary(Sequence[Action]):
    """All actions of a game in index order: first those of seats, then those of chance."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self._actions = tuple(actions)
        self._by_notation = {action.notation: action for action in self._actions}
        self._by_folded: dict[str, Action | None] = {}
        self._by_kind: dict[str, list[str]] = {}
        for position, action in enumerate(self._actions):
            if action.index != position:
                raise ValueError(f"{action!r} stands at place {position}")
            folded = action.notation.casefold()
            self._by_folded[folded] = None if folded in self._by_folded else action
            self._by_kind.setdefault(action.kind, []).append(action.notation)
        if len(self._by_notation) != len(self._actions):
            raise ValueError("two actions share a notation")
        self.seat_actions = sum(not action.chance for action in self._actions)
        if any(action.chance for action in self._actions[: self.seat_actions]):
            raise ValueError("actions of chance come after those of seats")

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, index: int) -> Action:  # type: ignore[override]  # slices aren't needed
        return self._actions[index]

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def index(self, kind: str, *args: str) -> int:  # type: ignore[override]  # by words
        """The number of an action that is known to exist."""
        return self._by_notation[" ".join((kind, *args))].index

    def parse(self, text: str) -> Action:
        """Read a notation; spaces and upper or lower case are forgiven where they are clear."""
        if len(text) > MAX_NOTATION:
            raise NotationError(f"{shown(text)} is far too long for an action")
        words = " ".join(text.split())
        found = self._by_notation.get(words) or self._by_folded.get(words.casefold())
        if found is not None:
            return found
        close = self._close_to(words)
        hint = f"; did you mean {' or '.join(map(repr, close))}?" if close else ""
        raise NotationError(f"{shown(text)} is no action of this game{hint}")

    def _close_to(self, words: str) -> list[str]:
        """Up to three notations that may be meant: first the kind is guessed, then the rest.

        A whole vocabulary has thousands of entries; comparing with all takes a tenth of a second.
        """
        words = words.casefold()
        kinds = difflib.get_close_matches(words.split(" ")[0], self._by_kind, n=2)
        pool = [notation for kind in kinds for notation in self._by_kind[kind]]
        return difflib.get_close_matches(words, pool, n=3)


class VocabularyBuilder:
    """Collects the actions of a vocabulary in the order of the game's table."""

    def __init__(self) -> None:
        self._actions: list[Action] = []

    def seat(self, kind: str, *args: str, targets: tuple[str, ...] = ()) -> int:
        """Add an action of seats; returns its index."""
        return self._add(kind, args, targets, chance=False)

    def chance(self, kind: str, *args: str, targets: tuple[str, ...] = ()) -> int:
        """Add an action of chance; returns its index."""
        return self._add(kind, args, targets, chance=True)

    def _add(
        self, kind: str, args: tuple[str, ...], targets: tuple[str, ...], *, chance: bool
    ) -> int:
        index = len(self._actions)
        self._actions.append(Action(index, kind, args, targets, chance))
        return index

    def build(self) -> Vocabulary:
        """The finished vocabulary."""
        return Vocabulary(self._actions)
