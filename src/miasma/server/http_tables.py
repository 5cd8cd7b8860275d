"""HTTP: tables and what is done at them."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response
from litestar.params import Parameter

from miasma.server.house import House
from miasma.server.minds import why
from miasma.server.past import log_of, past_log, position_at, record_of, shown_plies
from miasma.server.people import Person
from miasma.server.play import Answer, Mover
from miasma.server.problems import conflict, known_game, not_found, too_many
from miasma.server.routes import get, post
from miasma.server.safety import address_of
from miasma.server.table import LiveTable
from miasma.server.tables import Opened as OpenedTable
from miasma.server.views import Reader, slim, snapshot, viewpoint
from miasma.server.wire import (
    ActWish,
    BranchWish,
    Chances,
    ChatLine,
    ChatPage,
    Claims,
    ClaimWish,
    Done,
    HintWish,
    MoveThoughts,
    MuteWish,
    Opened,
    ResignWish,
    SeatNumberWish,
    SeatRef,
    SitWish,
    TableList,
    TableWish,
    TalkWish,
    UndoWish,
    WhyAnswer,
    WhyWish,
)
from miasma.server.words import language

Ply = Annotated[int, Parameter(ge=0, le=10_000_000)]
Lang = Annotated[str, Parameter(max_length=16)]


def opened(found: OpenedTable, person: Person, lang: str) -> Opened:
    """A new table with its links."""
    table = found.table
    return Opened(
        table.id,
        f"/join/{table.id}/{table.invite}",
        claim_links(table.id, found.claims),
        # Without the picture: whoever opens a table watches it next.
        snapshot(table, Reader(person.id, lang, light=True)),
    )


def claim_links(table: str, claims: dict[int, str]) -> dict[str, str]:
    """Seat → its secret link."""
    return {str(seat): f"/claim/{table}/{secret}" for seat, secret in claims.items()}


class TablesController(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ("tables",)

    @post("/", summary="Open a table")
    async def open(self, house: House, someone: Person, data: TableWish) -> Opened:
        """Open a table."""
        if not house.table_rate.take(someone.id):
            raise too_many()
        found = await house.lobby.open(
            someone, known_game(data.game), data.seats, data.options, data.listed, data.hints
        )
        return opened(found, someone, language(someone.lang))

    @get("/", summary="List tables, newest first")
    async def list(
        self,
        house: House,
        person: Person,
        # `scope` itself is what Litestar calls a request's ASGI scope.
        which: Annotated[Literal["open", "mine", "finished"], Parameter(query="scope")] = "open",
        before: float | None = None,
        lang: Lang = "",
    ) -> TableList:
        """List tables, newest first."""
        return await house.lobby.list(person, which, before, language(lang or person.lang))

    @get("/{table_id:str}", summary="The table as I may see it")
    async def look(
        self,
        request: Request[Any, Any, Any],
        house: House,
        person: Person,
        table_id: str,
        lang: Lang = "",
        stage: Annotated[str, Parameter(max_length=64)] = "",
        seat: int | None = None,
    ) -> dict[str, Any]:
        """The table as I may see it."""
        may_draw(house, request)
        table = await house.tables.get(table_id)
        table.looked = time.time()
        house.play.kick(table)
        return snapshot(table, Reader(person.id, language(lang or person.lang), seat), stage)

    @get("/{table_id:str}/view", summary="What my seat may know, as data")
    async def view(
        self, house: House, person: Person, table_id: str, seat: int | None = None
    ) -> dict[str, Any]:
        """What my seat may know, as data."""
        table = await playable(house, table_id)
        return table.state.view(viewpoint(table, Reader(person.id, pinned=seat)))

    @post("/{table_id:str}/sit", summary="Take an open seat", status_code=200)
    async def sit(self, house: House, someone: Person, table_id: str, data: SitWish) -> Opened:
        """Take an open seat."""
        table = await house.tables.get(table_id)
        seat, secret = await house.lobby.sit(table, someone, data.seat, data.invite)
        return opened(OpenedTable(table, {seat: secret}), someone, language(someone.lang))

    @post("/{table_id:str}/claim", summary="Take my seat on this device", status_code=200)
    async def claim(
        self,
        request: Request[Any, Any, Any],
        house: House,
        someone: Person,
        table_id: str,
        data: ClaimWish,
    ) -> dict[str, Any]:
        """Take my seat on this device."""
        # By address and table: a stranger who tries must not lock the owner out.
        where = address_of(request.scope)
        if not house.login_rate.take(f"claim {table_id} {where}"):
            raise too_many()
        table = await house.tables.get(table_id)
        seat = await house.lobby.claim(table, someone, data.secret)
        if someone.unnamed:  # a second device is called like the first
            await house.people.change(someone, table.seats[seat].name, None, None)
        await house.lobby.rename(someone)
        return snapshot(table, Reader(someone.id, language(someone.lang)))

    @post("/{table_id:str}/claims", summary="A new secret link for a seat of mine", status_code=200)
    async def new_claim(
        self, house: House, someone: Person, table_id: str, data: SeatNumberWish
    ) -> Claims:
        """A new secret link for a seat of mine; an older one ends."""
        if not house.login_rate.take(f"claims {someone.id}"):
            raise too_many()
        table = await house.tables.get(table_id)
        secret = await house.lobby.new_claim(table, someone, data.seat)
        return Claims(claim_links(table.id, {data.seat: secret}))

    @post("/{table_id:str}/leave", summary="Leave my seat to a computer player", status_code=200)
    async def leave(
        self, house: House, someone: Person, table_id: str, data: SeatRef | None = None
    ) -> Done:
        """Leave my seat to a computer player."""
        table = await house.tables.get(table_id)
        await house.lobby.leave(table, someone, data.seat if data else None)
        return Done()

    @post("/{table_id:str}/return", summary="Come back to my seat", status_code=200)
    async def come_back(
        self, house: House, someone: Person, table_id: str, data: SeatRef | None = None
    ) -> Done:
        """Come back to my seat."""
        table = await house.tables.get(table_id)
        await house.lobby.come_back(table, someone, data.seat if data else None)
        return Done()

    @post("/{table_id:str}/rematch", summary="The same people and options again", status_code=200)
    async def rematch(self, house: House, someone: Person, table_id: str) -> Opened:
        """The same people and options again."""
        if not house.table_rate.take(someone.id):
            raise too_many()
        table = await house.tables.get(table_id)
        found = await house.lobby.rematch(table, someone)
        return opened(found, someone, language(someone.lang))

    @post("/{table_id:str}/branch", summary="Play on from an earlier moment")
    async def branch(
        self, house: House, someone: Person, table_id: str, data: BranchWish
    ) -> Opened:
        """Play on from an earlier moment."""
        if not house.table_rate.take(someone.id):
            raise too_many()
        table = await house.tables.get(table_id)
        found = await house.lobby.branch(table, someone, data.ply, data.seats)
        return opened(found, someone, language(someone.lang))


class MovesController(Controller):
    """What is done at a table."""

    path = "/api/tables/{table_id:str}"
    tags = ("moves",)

    @post("/actions", summary="Play", status_code=200)
    async def act(self, house: House, someone: Person, table_id: str, data: ActWish) -> Answer:
        """Play."""
        table = await house.tables.get(table_id)
        mover = Mover(someone.id, data.move, language(someone.lang))
        return await house.play.act(table, mover, data.seat, data.version, data.action)

    @post("/undo", summary="Take back", status_code=200)
    async def undo(self, house: House, someone: Person, table_id: str, data: UndoWish) -> Answer:
        """Take back."""
        table = await house.tables.get(table_id)
        mover = Mover(someone.id, data.move, language(someone.lang))
        return await house.play.undo(table, mover, data.seat, data.version)

    @post("/undo/agree", summary="Agree to an undo", status_code=200)
    async def agree(self, house: House, someone: Person, table_id: str) -> Done:
        """Agree to an undo."""
        return Done(await house.play.agree(await house.tables.get(table_id), someone.id))

    @post("/undo/refuse", summary="Refuse an undo", status_code=200)
    async def refuse(self, house: House, someone: Person, table_id: str) -> Done:
        """Refuse an undo."""
        return Done(await house.play.refuse_undo(await house.tables.get(table_id), someone.id))

    @post("/resign", summary="Give up", status_code=200)
    async def resign(
        self, house: House, someone: Person, table_id: str, data: ResignWish
    ) -> Answer:
        """Give up."""
        table = await house.tables.get(table_id)
        mover = Mover(someone.id, data.move, language(someone.lang))
        return await house.play.resign(table, mover, data.seat)

    @post("/draw", summary="Offer a draw, where the game has one", status_code=200)
    async def draw(self, house: House, someone: Person, table_id: str, data: ResignWish) -> Answer:
        """Offer a draw, where the game has one: none has."""
        table = await house.tables.get(table_id)
        mover = Mover(someone.id, data.move, language(someone.lang))
        return house.play.refuse(table, mover, "no-draw", data.seat)

    @post("/chat", summary="Say something", status_code=200)
    async def say(self, house: House, someone: Person, table_id: str, data: TalkWish) -> ChatLine:
        """Say something."""
        if not house.chat_rate.take(someone.id):
            raise too_many()
        table = await house.tables.get(table_id)
        return msgspec.convert(await house.lobby.say(table, someone, data.text), ChatLine)

    @get("/chat", summary="What was said")
    async def chat(self, house: House, person: Person, table_id: str, after: Ply = 0) -> ChatPage:
        """What was said; nothing for whoever has muted it."""
        lines = await house.lobby.heard(await house.tables.get(table_id), person, after)
        return ChatPage(msgspec.convert(lines, list[ChatLine]))

    @post("/mute", summary="Hear this table's chat no more, or again", status_code=200)
    async def mute(self, house: House, someone: Person, table_id: str, data: MuteWish) -> Done:
        """Hear this table's chat no more, or again."""
        await house.lobby.mute(await house.tables.get(table_id), someone, data.on)
        return Done()


class ThoughtController(Controller):
    """Looking back, looking closer."""

    path = "/api/tables/{table_id:str}"
    tags = ("study",)

    @post("/why", summary="Why can't I?", status_code=200)
    async def why(self, house: House, someone: Person, table_id: str, data: WhyWish) -> WhyAnswer:
        """Why can't I?"""
        table = await house.tables.get(table_id)
        lang = language(data.lang or someone.lang)
        reasons, options = why(table, someone, data, lang)
        return WhyAnswer(reasons, options)

    @post("/hint", summary="What would a computer player do?", status_code=200)
    async def hint(
        self, house: House, someone: Person, table_id: str, data: HintWish
    ) -> MoveThoughts:
        """What would a computer player do?"""
        may_think(house, someone)
        table = await house.tables.get(table_id)
        lang = language(data.lang or someone.lang)
        return await house.minds.hint(table, someone, data.seat, lang)

    @get("/analysis", summary="What a computer player thinks of any moment")
    async def analysis(
        self,
        house: House,
        someone: Person,
        table_id: str,
        ply: Ply,
        lang: Lang = "",
        seat: int | None = None,
    ) -> MoveThoughts:
        """What a computer player thinks of any moment."""
        may_think(house, someone)
        table = await playable(house, table_id)
        seen_from = viewpoint(table, Reader(someone.id, pinned=seat))
        spoken = language(lang or someone.lang)
        return await house.minds.analysis(table, someone, seen_from, ply, spoken)

    @get("/chances", summary="The win-chance curve so far")
    async def chances(self, house: House, someone: Person, table_id: str) -> Chances:
        """The win-chance curve so far."""
        may_think(house, someone)
        table = await playable(house, table_id)
        seen_from = viewpoint(table, Reader(someone.id))
        return Chances(await house.minds.chances(table, someone, seen_from))

    @get("/at/{ply:int}", summary="The table at an earlier moment")
    async def at(
        self,
        request: Request[Any, Any, Any],
        house: House,
        person: Person,
        table_id: str,
        ply: Ply,
        lang: Lang = "",
        stage: Annotated[str, Parameter(max_length=64)] = "",
        seat: int | None = None,
    ) -> dict[str, Any]:
        """The table at an earlier moment."""
        may_draw(house, request)
        table = await playable(house, table_id)
        reader = Reader(person.id, language(lang or person.lang), seat)
        seen_from = viewpoint(table, reader)
        then = position_at(table, seen_from, ply)
        if then is None:
            raise not_found("ply")
        scene = then.state.scene(seen_from, reader.lang)
        return {
            "table": table.id,
            "game": table.game_id,
            "status": table.status,
            "version": table.shown_version(seen_from),
            "ply": ply,
            "plies": shown_plies(table, seen_from),
            "viewing": seen_from,
            "to_act": list(then.state.to_act),
            "scene": scene.to_dict() if scene.stage.key != stage else slim(scene),
            "prompt": scene.prompt,
            "choices": [],
        }

    @get("/log", summary="What happened, in words")
    async def log(
        self,
        house: House,
        person: Person,
        table_id: str,
        lang: Lang = "",
        since: Ply = 0,
    ) -> dict[str, Any]:
        """What happened, in words: everything from the start on."""
        table = await playable(house, table_id)
        reader = Reader(person.id, language(lang or person.lang))
        seat = viewpoint(table, reader)
        lines = past_log(table, seat, reader.lang) + log_of(table, seat, reader.lang, 0)
        return {"log": [line for line in lines if line["ply"] > since]}

    @get("/record", summary="The record as text, as I may know it")
    async def record(self, house: House, person: Person, table_id: str) -> Response[str]:
        """The record as text, as I may know it."""
        table = await house.tables.get(table_id)
        seat = viewpoint(table, Reader(person.id))
        return Response(
            record_of(table, seat).dumps(),
            media_type="text/plain; charset=utf-8",
            headers={"content-disposition": f'attachment; filename="{table.id}.miasma"'},
        )


def may_draw(house: House, request: Request[Any, Any, Any]) -> None:
    """Refuse one more whole picture, if an address asks for many."""
    if not house.picture_rate.take(address_of(request.scope)):
        raise too_many()


def may_think(house: House, person: Person) -> None:
    """Refuse one more question to the computer players, if a person or an address asks a lot."""
    rate = house.think_rate
    if not rate.take(person.id) or not rate.take(house.people.near(person.id), 0.25):
        raise too_many()


async def playable(house: House, table_id: str) -> LiveTable:
    """A table whose record replays."""
    table = await house.tables.get(table_id)
    if table.position is None:
        raise conflict("broken", f"This table can only be looked at: {table.reason}")
    return table
