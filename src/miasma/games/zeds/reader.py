"""One position for one reader: what the picture asks of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.text import catalog
from miasma.games.zeds import describe, tell
from miasma.games.zeds.board import GRAVEYARD, SPACE_IDS, SPACES, TRACK_SPACES, members
from miasma.games.zeds.effects import ALL_TRACKS, FEWEST_ZEDS
from miasma.games.zeds.pieces import CIVILIAN_SET, FIGHTERS, FOE, SUPER, ZED
from miasma.games.zeds.rules import melee, places
from miasma.games.zeds.table import (
    AT,
    BARRICADES,
    BRIDGE,
    CHAOS,
    ENTRY,
    EVENT,
    FREE_ACTIONS,
    FREE_MOVES,
    FRIENDS,
    MINES,
    MINES_AT,
    NEXT_TRACK,
    NO_ENTRY,
    OUTPOST_AT,
    OWNER,
    PHASE,
    TO_COME,
    WOUNDS,
    ZEDS_PHASE,
)
from miasma.games.zeds.view import is_refugee, markers_of

if TYPE_CHECKING:
    from miasma.games.zeds.state import ZedsState

MANY = 50
"""A limit above this is none."""


class Reader:
    """A position, its reader and the language; what can be chosen now."""

    def __init__(self, state: ZedsState, seat: int | None, lang: str) -> None:
        self.state = state
        self.seat = seat
        self.lang = lang
        self.t = state.t
        self.game = tell.rulebook(state)
        self.data = self.game.data
        self.say = catalog("zeds", lang).say
        self.acts = seat is not None and seat in state.to_act
        options = state.options(seat) if self.acts and seat is not None else []
        self.options = options
        self.targets = {target for action in options for target in action.targets}

    def state_of(self, id: str) -> str:
        """Whether something may be chosen."""
        return "can" if id in self.targets else "idle"

    def has(self, notation: str) -> bool:
        """Whether an action is among the reader's options."""
        return any(action.notation == notation for action in self.options)

    # -- words ----------------------------------------------------------------------------------

    def piece_name(self, piece: int) -> str:
        """What a piece is called."""
        if FIGHTERS < piece < FOE:
            return self.say("refugees" if is_refugee(self.state, piece) else "villagers")
        return tell.piece_name(self.state, piece)[self.lang]

    def piece_tip(self, piece: int) -> str:
        """A piece's numbers, markers and ability."""
        marks = [self._marker(name) for name in markers_of(self.state, piece)]
        if piece < FOE:
            marks = self._owner(piece) + marks
            for key, n in (("mark-free", FREE_ACTIONS), ("mark-free-move", FREE_MOVES)):
                if self.t[n + piece]:
                    marks.append(self.say(key, n=self.t[n + piece]))
        entry = self.data.piece(piece)
        text = entry.text.get(self.lang, "")
        if ZED <= piece < SUPER:
            text = self.zed_text(piece)
        return self.say(
            "unit-tip",
            strength=places.strength(self.state, piece),
            hits=self.t[WOUNDS + piece] if self.t[AT + piece] >= 0 else 0,
            total=self.state.book.hits_total[piece],
            marks=" ".join(f"{mark.rstrip('.')}." for mark in marks),
            text=text,
        ).strip()

    def _marker(self, name: str) -> str:
        """A marker and what it means."""
        entry = self.data.markers[name]
        return f"{entry.name[self.lang]}: {entry.text[self.lang]}"

    def _owner(self, unit: int) -> list[str]:
        """Whose a unit is, at a table of several players (ZD-1302)."""
        owner = self.t[OWNER + unit]
        if self.state.seats == 1:
            return []
        if owner >= 0:
            own = "yes" if owner == self.seat else "no"
            return [self.say("mark-owner", number=owner + 1, own=own)]
        shared = CIVILIAN_SET >> unit & 1 or is_refugee(self.state, unit)
        return [self.say("mark-everybody")] if shared else []

    def zed_text(self, piece: int) -> str:
        """What the two numbers in a Zed's name are."""
        book = self.state.book
        return self.say(
            "zed-tip",
            full=book.full[piece],
            hits=book.hits_full[piece],
            reduced=book.reduced[piece],
            more=book.hits_total[piece] - book.hits_full[piece],
        )

    def space_name(self, space: int) -> str:
        """What a space is called."""
        return describe.space_name(self.game, SPACE_IDS[space], self.lang)

    def space_tip(self, space: int) -> str:
        """Terrain, limits, and what lies there."""
        if space == GRAVEYARD:
            return self.say("graveyard-tip", n=self.t[FRIENDS + GRAVEYARD].bit_count())
        if space >= TRACK_SPACES:
            return self.say("room-tip")
        book = self.state.book
        return self.say(
            "space-tip",
            terrain=melee.terrain(self.state, space),
            units=self._limit(book.player_limit[space]),
            zeds=self._limit(book.zed_limit[space]),
            marks=" ".join(self.marks(space)),
        ).strip()

    def _limit(self, n: int) -> str:
        return str(n) if n < MANY else self.say("any-number")

    def marks(self, space: int) -> list[str]:
        """What lies on a space, in words."""
        t = self.t
        found: list[str] = []
        if t[CHAOS + space]:
            found.append(self.say("mark-chaos", n=t[CHAOS + space]))
        if t[BARRICADES] >> space & 1:
            found.append(self.say("mark-barricade"))
        if t[OUTPOST_AT] == space:
            found.append(self.say("mark-outpost"))
        if t[MINES_AT] == space and t[MINES]:
            found.append(self.say("mark-mines"))
        if t[NO_ENTRY] >> space & 1:
            found.append(self.say("mark-no-entry"))
        if SPACE_IDS[space] == "S1" and t[BRIDGE]:
            found.append(self.say("mark-collapsed" if t[BRIDGE] == 1 else "mark-ferry"))
        return found

    # -- the Zeds of this turn ------------------------------------------------------------------

    def order(self) -> list[tuple[int, str]]:
        """The entries of the event card's Zeds tab: a track (or ALL_TRACKS, FEWEST_ZEDS) and
        whether it is done, going on (`current`) or to come (`idle`)."""
        t = self.t
        if t[EVENT] < 0:
            return []
        entries = [
            entry
            for entry in self.state.book.event_zeds[t[EVENT]]
            if entry in self.state.terms.tracks or entry in (ALL_TRACKS, FEWEST_ZEDS)
        ]
        passed = len(entries)
        if t[PHASE] < ZEDS_PHASE:
            passed = 0
        elif t[PHASE] == ZEDS_PHASE:
            printed = self.state.book.event_zeds[t[EVENT]][: t[ENTRY]]
            passed = sum(
                entry in self.state.terms.tracks or entry in (ALL_TRACKS, FEWEST_ZEDS)
                for entry in printed
            )
        busy = t[PHASE] == ZEDS_PHASE and (t[NEXT_TRACK] >= 0 or t[TO_COME])
        found = []
        for place, entry in enumerate(entries):
            on = busy and place == passed - 1
            found.append((entry, "current" if on else "done" if place < passed else "idle"))
        if busy and t[NEXT_TRACK] >= 0 and not t[TO_COME] and self._surges():
            found[-1:] = [*((entry, "done") for entry, _ in found[-1:]), (t[NEXT_TRACK], "current")]
        return found

    def _surges(self) -> bool:
        """Whether the track that activates now is one that the card doesn't print."""
        t = self.t
        printed = self.state.book.event_zeds[t[EVENT]]
        open_ = ALL_TRACKS in printed or FEWEST_ZEDS in printed
        return not open_ and t[NEXT_TRACK] not in printed

    def spaces(self) -> list[int]:
        """The spaces that are there."""
        return list(members(self.state.terms.board_spaces & (1 << SPACES) - 1))
