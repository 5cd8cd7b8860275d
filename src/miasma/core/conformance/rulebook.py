"""Promises about a rulebook as a whole, checked once."""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable, Iterator

from miasma.core.actions import MAX_NOTATION, Action
from miasma.core.conformance.report import Failure
from miasma.core.conformance.walk import as_json
from miasma.core.errors import OptionError
from miasma.core.game import Game
from miasma.core.record import Entry, Record
from miasma.core.state import State
from miasma.core.text import LANGUAGES, catalog, messages

WRITTEN_BY_GAMES = {
    "clone", "choices", "chances", "draws", "apply", "step", "result", "reasons", "look", "imagine",
    "position", "restore", "aim", "stands_for", "openly_forced", "unseen", "invariants",
}  # fmt: skip
"""The methods of State that a game's state writes; the others are the engine's."""

_ID = re.compile(r"[a-z][a-z0-9_]*")
_NOTATION = re.compile(r"[^\s;{}\[\]\"?]+(?: [^\s;{}\[\]\"?]+)*")


def check_rulebook(game: Game) -> list[Failure]:
    """What is broken in a rulebook before anything is played."""
    found: list[Failure] = []
    for promise, check in PROMISES.items():
        try:
            found += [Failure(promise, sentence, game.id) for sentence in check(game)]
        except Exception as error:
            what = f"raised {type(error).__name__}: {error}"
            found.append(Failure(promise, what, game.id, trace=traceback.format_exc()))
    return found


def _identity(game: Game) -> Iterator[str]:
    if not _ID.fullmatch(game.id):
        yield f"the id {game.id!r} is no lower-case word"
    least, most = game.seats
    if not 1 <= least <= most:
        yield f"seats are {game.seats}"
    if not game.title.strip() or not game.rule_prefix.isalpha():
        yield "title or rule_prefix is missing"
    if not 1 <= game.weight <= 5 or not 0 < game.minutes[0] <= game.minutes[1]:
        yield f"weight {game.weight} or minutes {game.minutes} can't be"


def _state(game: Game) -> Iterator[str]:
    taken = {name for name in vars(State) if not name.startswith("__")} - WRITTEN_BY_GAMES
    state = type(game.start())
    for cls in state.__mro__[: state.__mro__.index(State)]:
        for name in sorted(taken & vars(cls).keys()):
            yield f"{cls.__name__} redefines State.{name}, which the engine uses"


def _vocabulary(game: Game) -> Iterator[str]:
    for action in game.vocabulary:
        text = action.notation
        if not _NOTATION.fullmatch(text) or len(text) > MAX_NOTATION:
            yield f"{text!r} is no notation that a record can hold"
        for way in (text, text.upper(), f"  {text.replace(' ', '   ')} "):
            if game.parse(way) is not action:
                yield f"{way!r} does not parse as '{text}'"
        if action != Action(action.index, action.kind, action.args):
            yield f"{action!r} is not equal to itself"
    tags = {"Game": game.id, "Format": "1", "Rules": "1", "Content": "", "Seats": "2"}
    record = Record(tags, [Entry(0, action.notation) for action in game.vocabulary])
    if Record.loads(record.dumps()) != record:
        yield "a record of all actions differs after it was written and read"


def _descriptions(game: Game) -> Iterator[str]:
    for action in game.vocabulary:
        for lang in LANGUAGES:
            if not game.describe(action, lang).strip():
                yield f"'{action}' is not described in {lang}"


def _names(game: Game) -> Iterator[str]:
    for lang in LANGUAGES:
        names = [game.seat_name(seat, lang) for seat in range(game.seats[1])]
        if not all(name.strip() for name in names) or len({*names}) != len(names):
            yield f"the seats are called {names} in {lang}"
        words = catalog(game.id, lang)
        for key, what in (("blurb", "the sentence that lists show"), ("tagline", "its motto")):
            if key not in words:
                yield f"{lang}.ftl lacks {key}, {what}"
        for option in game.options_schema:
            for part, what in (("", "name"), ("-help", "help")):
                key = f"option-{option.id}{part}"
                if key not in words or not words.say(key).strip():
                    yield f"option {option.id} has no {what} in {lang}"


def _options(game: Game) -> Iterator[str]:
    schema = game.options_schema
    if as_json(schema.to_dict()) != schema.to_dict():
        yield "the schema of the options is not plain JSON data"
    for seats in range(game.seats[0], game.seats[1] + 1):
        game.start(seats, 1)  # with the defaults
    for seats in (game.seats[0] - 1, game.seats[1] + 1):
        if not _refuses(lambda seats=seats: game.start(seats)):  # type: ignore[misc]  # bound now
            yield f"a game of {seats} seats starts"
    if not _refuses(lambda: game.start(options={"no such option": 1})):
        yield "an unknown option is accepted"


def _refuses(start: Callable[[], object]) -> bool:
    try:
        start()
    except OptionError:
        return True
    return False


def _texts(game: Game) -> Iterator[str]:
    """English says what there is; the other languages have the same messages and variables."""
    english = messages(game.id, "en")
    for lang in LANGUAGES:
        spoken = messages(game.id, lang)
        for key in english.keys() ^ spoken.keys():
            lacking = lang if key in english else "en"
            yield f"{lacking}.ftl lacks {key}"
        for key in english.keys() & spoken.keys():
            if english[key] != spoken[key]:
                other = ", ".join(sorted(english[key] ^ spoken[key]))
                yield f"{key}: en and {lang} differ in the variables they use ({other})"


PROMISES: dict[str, Callable[[Game], Iterator[str]]] = {
    "identity": _identity,
    "state": _state,
    "vocabulary": _vocabulary,
    "descriptions": _descriptions,
    "names": _names,
    "options": _options,
    "texts": _texts,
}
