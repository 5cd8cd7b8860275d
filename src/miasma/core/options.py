"""The options of a game as a typed schema: checked on start, drawn as a form, read from words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from miasma.core.errors import OptionError, shown

Value = str | int | bool
Values = dict[str, Value]


@dataclass(frozen=True, slots=True)
class Option:
    """One option: the Fluent message `option-ID` names it, `option-ID-help` explains it.

    Where it means something only with certain numbers of seats, `seats` says which.
    """

    id: str
    default: Value
    seats: tuple[int, ...] = field(default=(), kw_only=True)

    def fits(self, seats: int) -> bool:
        """Whether the option means something with so many seats."""
        return not self.seats or seats in self.seats

    def check(self, value: object) -> Value:
        """The value in its normal form, or an error that says what is allowed."""
        raise NotImplementedError

    def sample(self, rng: Random) -> Value:
        """A random value, for soaking."""
        raise NotImplementedError

    def to_dict(self) -> dict[str, object]:
        """What a form needs to draw this option."""
        raise NotImplementedError

    def _seats(self) -> dict[str, object]:
        return {"seats": list(self.seats)} if self.seats else {}

    def _refuse(self, value: object, allowed: str) -> OptionError:
        return OptionError(f"option {self.id} can't be {shown(value)}: it is {allowed}")


@dataclass(frozen=True, slots=True)
class Choice(Option):
    """One of a few named values; `pattern` allows free texts of that form besides."""

    values: tuple[str, ...] = ()
    pattern: str = ""
    example: str = ""

    def check(self, value: object) -> Value:
        """See `Option.check`."""
        text = str(value)
        if text in self.values or (self.pattern and re.fullmatch(self.pattern, text)):
            return text
        allowed = "one of " + ", ".join(v or "''" for v in self.values) if self.values else ""
        free = f"a text such as {self.example}" if self.pattern else ""
        raise self._refuse(value, " or ".join(filter(None, (allowed, free))))

    def sample(self, rng: Random) -> Value:
        """See `Option.sample`."""
        return rng.choice(self.values) if self.values else self.default

    def to_dict(self) -> dict[str, object]:
        """See `Option.to_dict`."""
        return {
            "id": self.id,
            "type": "choice",
            "default": self.default,
            "values": list(self.values),
            "pattern": self.pattern,
            "example": self.example,
            **self._seats(),
        }


@dataclass(frozen=True, slots=True)
class Flag(Option):
    """Yes or no."""

    default: bool = False

    _WORDS = {"true": True, "yes": True, "on": True, "1": True} | {
        "false": False,
        "no": False,
        "off": False,
        "0": False,
    }

    def check(self, value: object) -> Value:
        """See `Option.check`."""
        if isinstance(value, bool):
            return value
        found = self._WORDS.get(str(value).lower())
        if found is None:
            raise self._refuse(value, "true or false")
        return found

    def sample(self, rng: Random) -> Value:
        """See `Option.sample`."""
        return rng.random() < 0.5

    def to_dict(self) -> dict[str, object]:
        """See `Option.to_dict`."""
        return {"id": self.id, "type": "flag", "default": self.default, **self._seats()}


@dataclass(frozen=True, slots=True)
class Number(Option):
    """A whole number in a range."""

    default: int = 0
    least: int = 0
    most: int = 0

    def check(self, value: object) -> Value:
        """See `Option.check`."""
        text = str(value)
        if isinstance(value, bool) or not re.fullmatch(r"-?\d{1,9}", text):
            raise self._refuse(value, f"a number from {self.least} to {self.most}")
        if not self.least <= int(text) <= self.most:
            raise self._refuse(value, f"a number from {self.least} to {self.most}")
        return int(text)

    def sample(self, rng: Random) -> Value:
        """See `Option.sample`."""
        return rng.randint(self.least, self.most)

    def to_dict(self) -> dict[str, object]:
        """See `Option.to_dict`."""
        return {
            "id": self.id,
            "type": "number",
            "default": self.default,
            "least": self.least,
            "most": self.most,
            **self._seats(),
        }


@dataclass(frozen=True, slots=True)
class OptionsSchema:
    """All options of a game."""

    options: tuple[Option, ...] = field(default=())

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def check(self, given: Mapping[str, object] | None, seats: int | None = None) -> Values:
        """Every option with a value in its normal form; unknown ids are refused.

        With a number of seats, so is what means nothing with so many.
        """
        rest = dict(given or {})
        values = {o.id: o.check(rest.pop(o.id, o.default)) for o in self.options}
        if rest:
            names = ", ".join(o.id for o in self.options) or "none"
            raise OptionError(f"there is no option {shown(next(iter(rest)))}; there are: {names}")
        for option in self.options:
            if seats is None or option.fits(seats) or values[option.id] == option.default:
                continue
            there = ", ".join(map(str, option.seats))
            raise OptionError(f"option {option.id} is for {there} seats, not for {seats}")
        return values

    def sample(self, rng: Random, seats: int | None = None) -> Values:
        """Random values for all options that mean something with so many seats."""
        values = {o.id: o.sample(rng) for o in self.options}
        unfit = [o for o in self.options if seats is not None and not o.fits(seats)]
        return values | {o.id: o.default for o in unfit}

    def to_dict(self) -> list[dict[str, object]]:
        """What a form needs."""
        return [o.to_dict() for o in self.options]
