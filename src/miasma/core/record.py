"""Record: a game as a text file, in the spirit of chess's PGN.

    [Game "microworld"]
    [Format "1"]
    …
    0: place 3a7
    0: end
    *: gene replication     ; chance is marked with a star
    {a comment}
    (                       ; a variation: what could have been played instead of the line above
    1: place 3a3
    )

One action a line, `SEAT: NOTATION`. Comments and variations are kept. What a seat may not know in
a running game stands as `gene ?` in its copy. `docs/records.md` has the whole grammar.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from miasma.core.chance import CHANCE
from miasma.core.errors import (
    IllegalAction,
    NotationError,
    OptionError,
    RecordError,
    UnknownGame,
    shown,
)
from miasma.core.files import write_whole

if TYPE_CHECKING:
    from miasma.core.game import Game
    from miasma.core.state import State

FORMAT = "1"
MAX_BYTES = 4_000_000
MAX_DEPTH = 32
MAX_PLIES = 100_000
HIDDEN = "?"

# Possessive, so that megabytes in one line need no memory to go back.
_TAG = re.compile(r'\[([A-Z][A-Za-z0-9]{0,30}) "((?:[^"\\]++|\\.)*+)"\]')
_COMMENT = re.compile(r"(?:[^}\\]++|\\.)*+")
_LINE = re.compile(r"(\*|\d{1,2}):\s+(\S.*)")
_TOO_LARGE = f"is larger than {MAX_BYTES // 1_000_000} MB, no record is"
_NEEDED = ("Game", "Format", "Rules", "Content", "Seats")


@dataclass(slots=True)
class Entry:
    """One action of a record: who, what, and what is said about it."""

    seat: int
    notation: str
    comment: str = ""
    variations: list[list[Entry]] = field(default_factory=list)
    line: int = field(default=0, compare=False)

    @property
    def hidden(self) -> bool:
        """Whether the reader may not know what was played."""
        return self.notation.endswith(HIDDEN)


@dataclass(slots=True)
class Record:
    """Tags and actions; `replay()` makes the state of it."""

    tags: dict[str, str] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)
    comment: str = ""
    game: Game | None = field(default=None, compare=False, repr=False)

    # -- making ---------------------------------------------------------------------------------

    @classmethod
    def of(cls, state: State, **tags: str) -> Record:
        """The whole record of a state."""
        vocabulary = state.game.vocabulary
        entries = [Entry(seat, vocabulary[action].notation) for seat, action in state.moves()]
        return cls({**_tags_of(state, len(entries)), **tags}, entries, game=state.game)

    @classmethod
    def excerpt_of(cls, state: State, seat: int | None) -> Record:
        """The record as a seat may know it while the game runs."""
        game = state.game
        then = game.start(state.seats, None, dict(state.setup.options))
        entries = []
        for actor, index in state.moves():
            action = game.vocabulary[index]
            masked = game.mask(then, state, actor, action, seat)
            if masked != "":
                entries.append(Entry(actor, action.notation if masked is None else masked))
            then.take(index, actor)
        return cls(_tags_of(state, len(entries)), entries, game=game)

    # -- text -----------------------------------------------------------------------------------

    def dumps(self) -> str:
        """The record as text; `loads` reads it back."""
        lines = [f'[{name} "{_escape(value)}"]' for name, value in self.tags.items()]
        lines.append("")
        if self.comment:
            lines.append(_braced(self.comment))
        _write(self.entries, lines)
        return "\n".join(lines) + "\n"

    @classmethod
    def loads(cls, text: str) -> Record:
        """Read a record; what is wrong is told with its line."""
        return _Reader(text).read()

    @classmethod
    def read(cls, path: Path) -> Record:
        """Read a record from a file."""
        try:
            with path.open("rb") as stream:
                data = stream.read(MAX_BYTES + 1)
        except OSError as error:
            raise RecordError(error.strerror or str(error), path=str(path)) from None
        if len(data) > MAX_BYTES:
            raise RecordError(_TOO_LARGE, path=str(path))
        try:
            return cls.loads(data.decode("utf-8"))
        except UnicodeDecodeError as error:
            line = data[: error.start].count(b"\n") + 1
            raise RecordError("is no text", line, str(path)) from None
        except RecordError as error:
            raise RecordError(error.message, error.line, str(path)) from None

    def write(self, path: Path) -> None:
        """Save to a file, whole or not at all: an old file stays if anything goes wrong."""
        write_whole(path, self.dumps())

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON data."""
        return {
            "tags": dict(self.tags),
            "comment": self.comment,
            "actions": [_entry_dict(entry) for entry in self.entries],
        }

    # -- replaying ------------------------------------------------------------------------------

    def rulebook(self) -> Game:
        """The game this record belongs to, if its version and content fit."""
        from miasma.core.registry import find_game

        self._need("Game", "Rules", "Content")
        game = self.game
        if game is None or game.id != self.tags["Game"]:
            try:
                game = find_game(self.tags["Game"])
            except UnknownGame as error:
                raise RecordError(str(error)) from None
        if self.tags["Rules"] != str(game.rules_version):
            raise RecordError(
                f"this record was played by version {self.tags['Rules']} of the rules of "
                f"{game.id}; this is version {game.rules_version}"
            )
        if self.tags["Content"] != game.content_digest:
            raise RecordError(
                f"this record was played with other content ({shown(self.tags['Content'])}, here "
                f"{game.content_digest}): name its content pack with --content"
            )
        return game

    def _need(self, *names: str) -> None:
        for name in names:
            if name not in self.tags:
                raise RecordError(f"tag {name} is missing")

    def start(self) -> State:
        """The state before the first action."""
        game = self.rulebook()
        self._need("Seats")
        options = _options(self.tags.get("Options", ""))
        try:
            return game.start(int(self.tags["Seats"]), None, options)
        except OptionError as error:
            raise RecordError(f"the tags say how no game starts: {error}") from None

    def replay(self) -> State:
        """The state after the last action; every action is checked against the rules."""
        return self.at(len(self.entries))

    def at(self, ply: int) -> State:
        """The state after the first `ply` actions."""
        if not 0 <= ply <= len(self.entries):
            raise RecordError(f"there is no ply {ply}: this record has {len(self.entries)}")
        state = self.start()
        for entry in self.entries[:ply]:
            play_entry(state, entry)
        return state

    def states(self) -> Iterator[State]:
        """The same state object before the first action and after each one."""
        state = self.start()
        yield state
        for entry in self.entries:
            play_entry(state, entry)
            yield state

    def verify(self) -> State:
        """Check everything: all actions, all variations, the count of plies and the result."""
        final = self.start()
        _verify_line(final, self.entries)
        plies = self.tags.get("Plies", str(len(self.entries)))
        if plies != str(len(self.entries)):
            raise RecordError(f"holds {len(self.entries)} of {plies} actions: it was cut or edited")
        result = self.tags.get("Result", "*")
        if result != _result(final):
            raise RecordError(
                f"tag Result says {shown(result)}, but the actions lead to {_result(final)!r}"
            )
        return final


def _verify_line(state: State, entries: list[Entry]) -> None:
    for entry in entries:
        for variation in entry.variations:
            _verify_line(state.clone(), variation)
        play_entry(state, entry)


def play_entry(state: State, entry: Entry) -> None:
    """Play one entry of a record on a state."""
    if entry.hidden:
        raise RecordError(
            f"{shown(entry.notation)} is hidden: a seat's copy of a running game can't be replayed",
            entry.line,
        )
    try:
        state.play(entry.notation, entry.seat)
    except (IllegalAction, NotationError) as error:
        raise RecordError(str(error), entry.line) from None


def _tags_of(state: State, plies: int) -> dict[str, str]:
    from miasma.core.version import __version__

    game = state.game
    return {
        "Game": game.id,
        "Format": FORMAT,
        "Rules": str(game.rules_version),
        "Miasma": __version__,
        "Content": game.content_digest,
        "Options": " ".join(f"{k}={_plain(v)}" for k, v in state.setup.options.items()),
        "Seats": str(state.seats),
        "Plies": str(plies),
        "Result": _result(state),
    }


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _options(text: str) -> dict[str, str]:
    pairs = (word.partition("=") for word in text.split())
    return {name: value for name, _, value in pairs}


def _result(state: State) -> str:
    outcome = state.outcome
    if outcome is None:
        return "*"
    scores = "-".join(f"{score:g}" for score in outcome.scores)
    winners = ",".join(map(str, outcome.winners)) or "none"
    return f"{scores} won by {winners} ({outcome.reason})"


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _unescape(value: str) -> str:
    return re.sub(r"\\(.)", lambda m: "\n" if m[1] == "n" else m[1], value)


def _braced(comment: str) -> str:
    return "{" + re.sub(r"[\\}]", r"\\\g<0>", comment) + "}"


def _write(entries: list[Entry], lines: list[str]) -> None:
    for entry in entries:
        lines.append(f"{'*' if entry.seat == CHANCE else entry.seat}: {entry.notation}")
        if entry.comment:
            lines.append(_braced(entry.comment))
        for variation in entry.variations:
            lines.append("(")
            _write(variation, lines)
            lines.append(")")


def _entry_dict(entry: Entry) -> dict[str, Any]:
    data: dict[str, Any] = {
        "seat": "chance" if entry.seat == CHANCE else entry.seat,
        "action": entry.notation,
    }
    if entry.comment:
        data["comment"] = entry.comment
    if entry.variations:
        data["variations"] = [[_entry_dict(e) for e in line] for line in entry.variations]
    return data


def _brace_in(line: str) -> int:
    """Where a comment ends in a line, or -1; a brace behind a backslash belongs to the comment."""
    if "\\" not in line:
        return line.find("}")
    found = _COMMENT.match(line)
    end = found.end() if found else 0
    return end if line[end : end + 1] == "}" else -1


class _Reader:
    """Reads a record line by line, without recursion, within fixed limits."""

    def __init__(self, text: str) -> None:
        if len(text) > MAX_BYTES:
            raise RecordError(_TOO_LARGE)
        self.lines = text.removeprefix("\ufeff").split("\n")
        self.number = 0
        self.record = Record()
        self.stack: list[list[Entry]] = [self.record.entries]
        self.talk: dict[int, tuple[Entry | Record, list[str]]] = {}
        self.count = 0

    def read(self) -> Record:
        in_tags = True
        while self.number < len(self.lines):
            raw = self.lines[self.number]
            line = raw.strip()
            self.number += 1
            if not line or line.startswith(";"):
                continue
            if in_tags and line.startswith("["):
                self._tag(line)
                continue
            if in_tags:
                self._check_tags()
                in_tags = False
            if line.startswith("{"):
                self._comment(raw.lstrip())
            else:
                self._body(line)
        for owner, comments in self.talk.values():
            owner.comment = "\n".join(filter(None, comments))
        if in_tags:
            self._check_tags()
        if len(self.stack) > 1:
            raise RecordError("the file ends inside a variation", len(self.lines))
        return self.record

    def _fail(self, message: str) -> RecordError:
        return RecordError(message, self.number)

    def _tag(self, line: str) -> None:
        found = _TAG.fullmatch(line)
        if not found:
            raise self._fail(f'{shown(line)} is no tag: a tag is [Name "value"]')
        if found[1] in self.record.tags:
            raise self._fail(f"tag {found[1]} stands here twice")
        self.record.tags[found[1]] = _unescape(found[2])

    def _check_tags(self) -> None:
        tags = self.record.tags
        if not tags:
            raise RecordError("this is no record: it does not begin with tags", 1)
        if tags.get("Format", FORMAT) != FORMAT:
            raise self._fail(
                f"this record has format {shown(tags['Format'])}; this version reads {FORMAT}"
            )
        for name in _NEEDED:
            if name not in tags:
                raise self._fail(f"tag {name} is missing")
        for name, digits in (("Rules", 9), ("Seats", 2), ("Plies", 9)):
            if not re.fullmatch(rf"\d{{1,{digits}}}", tags.get(name, "0")):
                raise self._fail(f"tag {name} is {shown(tags[name])}, not a number")

    def _body(self, line: str) -> None:
        if line == "(":
            self._open()
        elif line == ")":
            if len(self.stack) == 1:
                raise self._fail("a variation is closed that was not opened")
            if not self.stack.pop():
                raise self._fail("a variation without an action")
        else:
            self._action(line)

    def _comment(self, line: str) -> None:
        if len(self.stack) > 1 and not self.stack[-1]:
            raise self._fail("a variation begins with an action, not with a comment")
        first = self.number
        words: list[str] = []
        rest = line[1:]
        while (end := _brace_in(rest)) < 0:
            words.append(rest)
            if self.number >= len(self.lines):
                raise RecordError("the comment that begins here does not end", first)
            rest = self.lines[self.number]
            self.number += 1
        tail = rest[end + 1 :].strip()
        if tail and not tail.startswith(";"):
            raise self._fail(f"{shown(tail)} stands behind a comment")
        words.append(rest[:end])
        owner = self.stack[-1][-1] if self.stack[-1] else self.record
        # Joined at the end: comments by the hundred thousand would be copied again and again.
        _, comments = self.talk.setdefault(id(owner), (owner, []))
        comment = "\n".join(words)
        comments.append(re.sub(r"\\([\\}])", r"\1", comment) if "\\" in comment else comment)

    def _open(self) -> None:
        if not self.stack[-1]:
            raise self._fail("a variation stands behind the action it replaces")
        if len(self.stack) > MAX_DEPTH:
            raise self._fail(f"variations are nested deeper than {MAX_DEPTH}")
        variation: list[Entry] = []
        self.stack[-1][-1].variations.append(variation)
        self.stack.append(variation)

    def _action(self, line: str) -> None:
        text = line.partition(";")[0].strip()
        found = _LINE.fullmatch(text)
        if not found:
            raise self._fail(f"{shown(line)} is no action: an action is 'SEAT: NOTATION'")
        self.count += 1
        if self.count > MAX_PLIES:
            raise self._fail(f"more than {MAX_PLIES} actions")
        seat = CHANCE if found[1] == "*" else int(found[1])
        self.stack[-1].append(Entry(seat, " ".join(found[2].split()), line=self.number))
