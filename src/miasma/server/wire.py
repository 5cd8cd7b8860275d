"""The shapes of what clients send and what HTTP answers; see docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=64)]
Password = Annotated[str, Meta(min_length=1, max_length=256)]
Lang = Annotated[str, Meta(max_length=16)]
MoveId = Annotated[str, Meta(min_length=1, max_length=64)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Target = Annotated[str, Meta(min_length=1, max_length=120)]
Picked = Annotated[list[Target], Meta(max_length=20)]
"""What was picked before: only actions that name it too are asked about."""
TableId = Annotated[str, Meta(min_length=1, max_length=32)]
Version = Annotated[int, Meta(ge=0, le=2**40)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Talk = Annotated[str, Meta(min_length=1, max_length=500)]


# -- HTTP requests ------------------------------------------------------------------------------


class MeChange(Struct):
    """Change my name, language or theme."""

    name: Name | None = None
    lang: Lang | None = None
    theme: Annotated[str, Meta(max_length=16)] | None = None


class Credentials(Struct):
    """A name and a password."""

    name: Name
    password: Password


class SeatWish(Struct):
    """Who shall sit here: me, open, or agent."""

    kind: str
    agent: Annotated[str, Meta(max_length=64)] | None = None


class TableWish(Struct):
    """A table to open."""

    game: Name
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    listed: bool = False
    hints: bool = False


class SitWish(Struct):
    """Take an open seat."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=100)] | None = None


class ClaimWish(Struct):
    """Take a seat of mine on this device."""

    secret: Annotated[str, Meta(min_length=1, max_length=100)]


class SeatNumberWish(Struct):
    """One of my seats."""

    seat: SeatNumber


class SeatRef(Struct):
    """Which of my seats; all of them if it is left out."""

    seat: SeatNumber | None = None


class ActWish(Struct):
    """Play an action."""

    move: MoveId
    version: Version
    seat: SeatNumber
    action: Notation


class UndoWish(Struct):
    """Take back."""

    move: MoveId
    version: Version
    seat: SeatNumber


class ResignWish(Struct):
    """Give up."""

    move: MoveId
    seat: SeatNumber


class TalkWish(Struct):
    """Say something."""

    text: Talk


class MuteWish(Struct):
    """Hear the chat of a table no more, or again."""

    on: bool


class WhyWish(Struct):
    """Why can't I play this action, or use this thing?"""

    seat: SeatNumber
    action: Notation | None = None
    target: Target | None = None
    picked: Picked = []
    lang: Lang = ""


class HintWish(Struct):
    """What would a computer player do?"""

    seat: SeatNumber
    lang: Lang = ""


class BranchWish(Struct):
    """Play on from an earlier moment."""

    ply: Version
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)] | None = None


# -- HTTP answers -------------------------------------------------------------------------------


class Me(Struct):
    """Who I am."""

    name: str
    account: str | None
    lang: str
    theme: str


class Token(Struct):
    """A key for a script."""

    token: str


class Done(Struct):
    """It is done."""

    done: bool = True


class Failure(Struct):
    """What is wrong."""

    code: str
    text: str


class Opened(Struct):
    """A table, with the links that are shown once."""

    table: str
    invite: str
    claims: dict[str, str]
    snapshot: dict[str, Any]


class Claims(Struct):
    """Seat → the secret link that takes it on another device."""

    claims: dict[str, str]


class TableLine(Struct):
    """A table in a list."""

    table: str
    game: str
    title: str
    status: str
    reason: str
    """Why it can only be looked at, if it is broken."""
    listed: bool
    seats: list[dict[str, Any]]
    open_seats: int
    plies: int
    created: float
    touched: float
    my_turn: bool
    outcome: dict[str, Any] | None


class TableList(Struct):
    """A page of tables; `before` asks for the next."""

    tables: list[TableLine]
    before: float | None


class ChatLine(Struct):
    """Something said."""

    n: int
    name: str
    seat: int | None
    text: str
    at: float


class ChatPage(Struct):
    """What was said."""

    lines: list[ChatLine]


class WhyAnswer(Struct):
    """The rules that forbid something; or what can be done with it."""

    reasons: list[dict[str, str]]
    options: list[str] = []


class MoveThought(Struct):
    """What a computer player thinks of a move."""

    action: str
    label: str
    value: float
    visits: int
    targets: list[str]


class MoveThoughts(Struct):
    """Moves, best first."""

    moves: list[MoveThought]
    seat: int
    ply: int


class ChancePoint(Struct):
    """The win chance of each seat at a ply."""

    ply: int
    value: list[float]


class Chances(Struct):
    """The win-chance curve."""

    chances: list[ChancePoint]


# -- what a socket says -------------------------------------------------------------------------

MessageId = int | Annotated[str, Meta(max_length=64)] | None


class Hello(Struct, tag_field="say", tag="hello"):
    """The first message."""

    id: MessageId = None
    lang: Lang = ""


class WatchMessage(Struct, tag_field="say", tag="watch"):
    """Begin to watch a table."""

    table: TableId
    id: MessageId = None
    version: int | None = None
    stage: Annotated[str, Meta(max_length=64)] = ""
    seat: SeatNumber | None = None
    lang: Lang = ""
    scene: bool = True
    view: bool = False


class Unwatch(Struct, tag_field="say", tag="unwatch"):
    """Stop watching."""

    table: TableId
    id: MessageId = None


class Act(Struct, tag_field="say", tag="act"):
    """Play."""

    table: TableId
    move: MoveId
    version: Version
    seat: SeatNumber
    action: Notation
    id: MessageId = None


class Undo(Struct, tag_field="say", tag="undo"):
    """Take back."""

    table: TableId
    move: MoveId
    version: Version
    seat: SeatNumber
    id: MessageId = None


class UndoAgree(Struct, tag_field="say", tag="undo-agree"):
    """Agree to an undo."""

    table: TableId
    id: MessageId = None


class UndoRefuse(Struct, tag_field="say", tag="undo-refuse"):
    """Refuse an undo, or take the wish back."""

    table: TableId
    id: MessageId = None


class Resign(Struct, tag_field="say", tag="resign"):
    """Give up."""

    table: TableId
    move: MoveId
    seat: SeatNumber
    id: MessageId = None


class Chat(Struct, tag_field="say", tag="chat"):
    """Say something."""

    table: TableId
    text: Talk
    id: MessageId = None


class Why(Struct, tag_field="say", tag="why"):
    """Why can't I?"""

    table: TableId
    seat: SeatNumber
    action: Notation | None = None
    target: Target | None = None
    picked: Picked = []
    id: MessageId = None


class Hint(Struct, tag_field="say", tag="hint"):
    """What would a computer player do?"""

    table: TableId
    seat: SeatNumber
    id: MessageId = None


class SetLang(Struct, tag_field="say", tag="lang"):
    """Go on in another language."""

    lang: Lang
    id: MessageId = None


class Point(Struct, tag_field="say", tag="point"):
    """Point at something, for a moment."""

    table: TableId
    target: Target | None = None
    to: Target | None = None
    id: MessageId = None


class Ping(Struct, tag_field="say", tag="ping"):
    """Are you there?"""

    id: MessageId = None


Message = (
    Hello
    | WatchMessage
    | Unwatch
    | Act
    | Undo
    | UndoAgree
    | UndoRefuse
    | Resign
    | Chat
    | Why
    | Hint
    | SetLang
    | Point
    | Ping
)
decode_message = msgspec.json.Decoder(Message).decode
