"""The options of a game as a typed schema: checked on start, drawn as a form, read from words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from miasma.core.errors import OptionError, shown

Value = str | int | bool
Values = dict[str, Value]
Needs = Mapping[str, tuple[Value, ...]]
"""Values that other options must have, by their ids: one of each."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option: the Fluent message `option-ID` names it, `option-ID-help` explains it.

    Where it means something only with certain numbers of seats, `seats` says which; where only
    with certain values of other options, `needs` does.
    """

    id: str
    default: Value
    seats: tuple[int, ...] = field(default=(), kw_only=True)
    needs: Needs = field(default_factory=dict, kw_only=True)

    def fits(self, seats: int) -> bool:
        """Whether the option means something with so many seats."""
        return not self.seats or seats in self.seats

    def needs_of(self, value: Value) -> Needs:
        """With which values of other options a value of this one goes."""
        return {} if value == self.default else self.needs

    def check(self, value: object) -> Value:
        """The value in its normal form, or an error that says what is allowed."""
        raise NotImplementedError

    def sample(self, rng: Random) -> Value:
        """A random value, for soaking."""
        raise NotImplementedError

    def to_dict(self) -> dict[str, object]:
        """What a form needs to draw this option."""
        raise NotImplementedError

    def _when(self) -> dict[str, object]:
        """Where it means something, for a form."""
        found: dict[str, object] = {"seats": list(self.seats)} if self.seats else {}
        return found | ({"needs": _plain(self.needs)} if self.needs else {})

    def _refuse(self, value: object, allowed: str) -> OptionError:
        return OptionError(f"option {self.id} can't be {shown(value)}: it is {allowed}")


@dataclass(frozen=True, slots=True)
class Choice(Option):
    """One of a few named values; `pattern` allows free texts of that form besides.

    `form` is a stricter pattern for people's forms, where the game itself says what is wrong with
    the others. `value_needs` says of single values with which of other options they go.
    """

    values: tuple[str, ...] = ()
    pattern: str = ""
    example: str = ""
    form: str = ""
    value_needs: Mapping[str, Needs] = field(default_factory=dict)

    def needs_of(self, value: Value) -> Needs:
        """See `Option.needs_of`."""
        return {**Option.needs_of(self, value), **self.value_needs.get(str(value), {})}

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
            "pattern": self.form or self.pattern,
            "example": self.example,
            **(
                {"value_needs": {value: _plain(n) for value, n in self.value_needs.items()}}
                if self.value_needs
                else {}
            ),
            **self._when(),
        }


@dataclass(frozen=True, slots=True)
class Letters(Option):
    """Any of a few things, each with a letter: the letters in their order, in one word."""

    default: str = ""
    letters: str = ""

    def check(self, value: object) -> Value:
        """See `Option.check`."""
        text = str(value)
        if text != "".join(letter for letter in self.letters if letter in text):
            like = self.letters[::2]
            raise self._refuse(value, f"'' or letters of {self.letters} in order, such as {like}")
        return text

    def sample(self, rng: Random) -> Value:
        """See `Option.sample`."""
        return "".join(letter for letter in self.letters if rng.random() < 0.5)

    def to_dict(self) -> dict[str, object]:
        """See `Option.to_dict`."""
        return {
            "id": self.id,
            "type": "letters",
            "default": self.default,
            "values": list(self.letters),
            **self._when(),
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
        return {"id": self.id, "type": "flag", "default": self.default, **self._when()}


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
            **self._when(),
        }


def _plain(needs: Needs) -> dict[str, list[Value]]:
    return {other: list(values) for other, values in needs.items()}


def _lacking(option: Option, values: Values) -> str:
    """The other option that has no value which this one's value goes with."""
    needs = option.needs_of(values[option.id])
    return next((other for other, good in needs.items() if values[other] not in good), "")


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
        if not isinstance(given or {}, Mapping):
            raise OptionError(f"options are a mapping of names to values, not {shown(given)}")
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
        for option in self.options:
            lacking = _lacking(option, values)
            if lacking:
                there = " or ".join(
                    f"{lacking}={v}" for v in option.needs_of(values[option.id])[lacking]
                )
                raise OptionError(
                    f"option {option.id}={values[option.id]} needs {there}, not "
                    f"{lacking}={values[lacking]}"
                )
        return values

    def sample(self, rng: Random, seats: int | None = None) -> Values:
        """Random values for all options that mean something with so many seats."""
        values = {o.id: o.sample(rng) for o in self.options}
        unfit = [o for o in self.options if seats is not None and not o.fits(seats)]
        values |= {o.id: o.default for o in unfit}
        return values | {o.id: o.default for o in self.options if _lacking(o, values)}

    def to_dict(self) -> list[dict[str, object]]:
        """What a form needs."""
        return [o.to_dict() for o in self.options]
