"""Questions to the rules and to the computer players: why not, hints, analyses, win chances."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from miasma.core.errors import MiasmaError, NotationError
from miasma.core.game import Game
from miasma.server.agents import HINT, seconds_of
from miasma.server.past import known_plies, offset, position_at, shown_plies
from miasma.server.people import Person
from miasma.server.play import case_of
from miasma.server.position import Position
from miasma.server.problems import Problem, conflict, forbidden, not_found
from miasma.server.table import BROKEN, OVER, LiveTable
from miasma.server.thinking import Busy, Thinkers, ThinkingFailed
from miasma.server.wire import ChancePoint, MoveThought, MoveThoughts, Why, WhyWish
from miasma.server.worker import analyse, curve

MOST_MOVES = 8
MOST_REASONS = 6
ASKED_PER_TARGET = 40
"""Actions that are asked about for one thing that was pointed at."""
KEPT = 500

_by_target: dict[str, dict[str, list[int]]] = {}


def _naming(game: Game, target: str) -> list[int]:
    """The actions of seats that name a thing."""
    index = _by_target.get(game.id)
    if index is None:
        index = {}
        for number in range(game.vocabulary.seat_actions):
            for name in game.vocabulary[number].targets:
                index.setdefault(name, []).append(number)
        _by_target[game.id] = index
    return index.get(target, [])


def own_seat(table: LiveTable, person: Person, seat: int) -> None:
    """Refuse a question about somebody else's seat."""
    if table.position is None or table.status == BROKEN:
        raise conflict("broken", "This table can only be looked at.")
    if seat not in table.seats_of(person.id):
        raise forbidden("not-your-seat", "This seat is not yours.")


def why(
    table: LiveTable, person: Person, wish: WhyWish | Why, lang: str
) -> tuple[list[dict[str, str]], list[str]]:
    """Why a seat can't play an action or use a thing: reasons, and what it can do with it."""
    seat, action, target = wish.seat, wish.action, wish.target
    own_seat(table, person, seat)
    state = table.state
    game = state.game
    if action is None and target is None:
        raise Problem(400, "nothing-asked", "Name an action or a target.")
    legal = set(state.legal(seat))
    if action is not None:
        try:
            asked = [game.parse(action).index]
        except NotationError as error:
            raise Problem(400, "unknown-action", str(error)) from None
    else:
        asked = [*state.stands_for(target or "", seat), *_naming(game, target or "")]
        picked = {*wish.picked} - {target}
        meant = [n for n in asked if picked <= {*game.vocabulary[n].targets}]
        asked = (meant or asked)[:ASKED_PER_TARGET]
    aimed = [option for option in state.options(seat) if target in option.targets]
    playable = [game.vocabulary[index].notation for index in asked if index in legal]
    playable += [option.notation for option in aimed if option.notation not in playable]
    refused = [index for index in asked if index not in legal]
    # Who may place a marker and asks about a cell asks why not there; what else could be done to it
    # some other time is only told where nothing of the kind is possible now.
    now = {_kind(game, index) for index in legal}
    reasons: list[dict[str, str]] = []
    for index in [n for n in refused if _kind(game, n) in now] or refused:
        for reason in state.why_not(index, seat):
            told = reason.to_dict(lang)
            if told not in reasons:
                reasons.append(told)
    return reasons[:MOST_REASONS], playable


def _kind(game: Game, index: int) -> str:
    return game.vocabulary[index].notation.partition(" ")[0]


def knowledge(table: LiveTable, seat: int | None, until: int | None = None) -> tuple[object, ...]:
    """What an answer may depend on: a secret that was chosen anew must not show in a kept one."""
    known = known_plies(table, seat)
    return table.status == OVER, *(entry for entry in known if until is None or entry[0] <= until)


class Minds:
    """Asks the thinking processes, and remembers what they said."""

    def __init__(self, thinkers: Thinkers, near: Callable[[str], str] = str) -> None:
        self.thinkers = thinkers
        self.near = near
        self._kept: OrderedDict[Any, Any] = OrderedDict()

    async def hint(self, table: LiveTable, person: Person, seat: int, lang: str) -> MoveThoughts:
        """What a computer player would do on a seat of mine, now."""
        own_seat(table, person, seat)
        if not table.may_think(person.id):
            raise forbidden("no-hints", "This table is played without hints.")
        if seat not in table.state.to_act:
            raise conflict("not-your-turn", "It is not this seat's turn.")
        assert table.position is not None
        shown = shown_plies(table, seat)
        return await self._analyse(table, person, seat, table.position, shown, lang)

    async def analysis(
        self, table: LiveTable, person: Person, seen_from: int | None, ply: int, lang: str
    ) -> MoveThoughts:
        """The same for any moment; while a game runs, only for decisions of my own."""
        if table.position is None or not table.may_think(person.id):
            raise forbidden("no-hints", "This game can't be analysed while it is played.")
        then = position_at(table, seen_from, ply)
        if then is None:
            raise not_found("ply")
        seats = [seat for seat in then.state.to_act if seat >= 0]
        if table.status != OVER:
            seats = [seat for seat in seats if seat in table.seats_of(person.id)]
        if not seats:
            return MoveThoughts([], -1, ply)
        return await self._analyse(table, person, seats[0], then, ply, lang)

    async def _analyse(
        self, table: LiveTable, person: Person, seat: int, then: Position, shown: int, lang: str
    ) -> MoveThoughts:
        ply, state = then.length, then.state
        case = case_of(table, ply)
        key = ("moves", table.id, *knowledge(table, seat, ply), seat)
        found = self._kept.get(key)
        if found is None:
            found = await self._ask(person, seconds_of(HINT), analyse, case, seat, HINT, MOST_MOVES)
            self._keep(key, found)
        vocabulary = state.game.vocabulary
        moves = []
        for index, value, visits in found:
            action = vocabulary[index]
            label = state.game.offer(state, action, lang)
            moves.append(
                MoveThought(action.notation, label, round(value, 4), visits, list(action.targets))
            )
        return MoveThoughts(moves, seat, shown)

    async def chances(
        self, table: LiveTable, person: Person, seen_from: int | None
    ) -> list[ChancePoint]:
        """The win-chance curve so far."""
        if table.position is None or not table.may_think(person.id):
            raise forbidden("no-hints", "This game can't be analysed while it is played.")
        # Of a finished game everything is open; before, only what the seat knows is judged.
        seat = None if table.status == OVER else seen_from
        case = case_of(table)
        key = ("curve", table.id, *knowledge(table, seat), seat)
        found = self._kept.get(key)
        if found is None:
            found = await self._ask(person, 5.0, curve, case, seat, secrets.randbits(32))
            self._keep(key, found)
        first = offset(table)
        numbers = {0: first}
        for n, (ply, _, _) in enumerate(known_plies(table, seen_from), 1):
            numbers[ply] = first + n
        return [
            ChancePoint(numbers[ply], [round(chance, 4) for chance in value])
            for ply, value in found
            if ply in numbers
        ]

    async def _ask(self, person: Person, budget: float, job: Any, *args: Any) -> Any:
        try:
            owner = self.near(person.id)
            return await self.thinkers.ask(job, *args, budget=budget, owner=owner, hint=True)
        except Busy:
            raise Problem(429, "busy", "Many are asking: wait a moment and try again.") from None
        except (ThinkingFailed, MiasmaError, NotImplementedError) as error:
            if self.thinkers.closed:
                text = "The server is stopping: try again in a moment."
                raise Problem(503, "stopping", text) from None
            raise Problem(
                409, "no-opinion", f"No computer player has an opinion: {error}"
            ) from None

    def _keep(self, key: Any, found: Any) -> None:
        self._kept[key] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
