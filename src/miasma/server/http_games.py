"""HTTP: the games, their pictures and their rules."""

from __future__ import annotations

import asyncio
import functools
from dataclasses import replace
from importlib import resources
from typing import Any, Literal

from litestar import Controller, Response

from miasma.agents.catalogue import find_agent
from miasma.core.chance import CHANCE
from miasma.core.errors import MiasmaError, TextError
from miasma.core.game import Game
from miasma.core.options import Option
from miasma.core.registry import find_game, game_ids
from miasma.core.state import State
from miasma.core.text import catalog
from miasma.server.agents import LEVELS
from miasma.server.log import log
from miasma.server.problems import known_game, not_found
from miasma.server.routes import get
from miasma.server.rules_pages import Page, read_page
from miasma.server.words import language, say


class GamesController(Controller):
    """The games."""

    path = "/api"
    tags = ("games",)

    @get("/games", summary="The games of this server", sync_to_thread=False)
    def games(self, lang: str = "en") -> list[dict[str, Any]]:
        """The games of this server."""
        return list(all_games(tuple(game_ids()), language(lang)))

    @get("/games/{game_id:str}/poster.svg", summary="A picture of a game")
    async def poster(
        self, game_id: str, theme: Literal["dark", "light"] = "dark", lang: str = "en"
    ) -> Response[bytes]:
        """A picture of a game, its words in a language."""
        game = known_game(game_id)
        picture = await asyncio.to_thread(poster_of, game, theme, language(lang))
        return Response(
            picture, media_type="image/svg+xml", headers={"cache-control": "max-age=3600"}
        )

    @get("/games/{game_id:str}/rules", summary="The rules page of a game", sync_to_thread=False)
    def rules(self, game_id: str, lang: str = "en") -> Page:
        """The rules page of a game."""
        page = read_page(known_game(game_id).id, language(lang))
        if page is None:
            raise not_found("rules page")
        return page

    @get("/text/{lang:str}", summary="The server's words as a Fluent file", sync_to_thread=False)
    def text(self, lang: str) -> Response[str]:
        """The server's words as a Fluent file."""
        return Response(own_words(language(lang)), media_type="text/plain; charset=utf-8")


@functools.lru_cache(maxsize=16)
def all_games(ids: tuple[str, ...], lang: str) -> tuple[dict[str, Any], ...]:
    """The games in a language."""
    found = []
    for game_id in ids:
        try:
            found.append(describe(find_game(game_id), lang))
        except MiasmaError as error:  # a broken plug-in must not hide the others
            log.error("game-broken", game=game_id, error=str(error))
    return tuple(found)


@functools.cache
def own_words(lang: str) -> str:
    """The server's words as a Fluent file."""
    return resources.files("miasma.server").joinpath("text", f"{lang}.ftl").read_text("utf-8")


def describe(game: Game, lang: str) -> dict[str, Any]:
    """A game as the home page and the set-up form show it."""
    words = catalog(game.id, lang)
    title = words.say("title") if "title" in words else game.title
    most = game.seats[1]
    return {
        "id": game.id,
        "title": title,
        "blurb": words.say("blurb") if "blurb" in words else "",
        "tagline": words.say("tagline") if "tagline" in words else "",
        "seats": list(game.seats),
        "minutes": list(game.minutes),
        "weight": game.weight,
        "cooperative": game.cooperative,
        "options": [describe_option(game, option, lang) for option in game.options_schema],
        "seat_names": [game.seat_name(seat, lang) for seat in range(most)],
        "levels": [{"spec": spec, "name": say(f"level-{name}", lang)} for spec, name in LEVELS],
        "rules_version": game.rules_version,
    }


def describe_option(game: Game, option: Option, lang: str) -> dict[str, Any]:
    """An option with the names a form needs; a value without a name is its own."""
    words = catalog(game.id, lang)

    def name(key: str, other: str) -> str:
        try:
            return words.say(key) if key in words else other
        except TextError:
            return other

    plain = option.to_dict()
    values = plain.get("values", [])
    assert isinstance(values, list)
    needs = plain.pop("value_needs", {})
    assert isinstance(needs, dict)
    return {
        **plain,
        "name": name(f"option-{option.id}", option.id),
        "help": name(f"option-{option.id}-help", ""),
        "values": [
            {"value": value, "name": game.value_name(option.id, str(value), lang)}
            | ({"needs": needs[value]} if value in needs else {})
            for value in values
        ],
    }


@functools.lru_cache(maxsize=64)
def poster_of(game: Game, theme: str, lang: str) -> bytes:
    """The picture that stands for a game: painted for that, or a moment of it."""
    scene = game.paint_poster()
    if scene is None:
        scene = poster_moment(game).scene(None, lang)
        if game.poster.box:
            scene = replace(scene, stage=replace(scene.stage, board=game.poster.box))
    return scene.to_svg(theme, panels=False).encode()


@functools.lru_cache(maxsize=32)
def poster_moment(game: Game) -> State:
    """The moment of a played game that its poster shows."""
    poster = game.poster
    played = game.start(poster.seats, poster.seed, poster.options)
    player = find_agent(poster.agent, seed=poster.seed)
    for _ in range(game.max_plies):
        if played.over:
            break
        seat = played.to_act[0]
        if seat == CHANCE:
            played.roll()
        else:
            played.take(player.choose(played, seat).index, seat)
    moves = played.moves()
    state = game.start(poster.seats, poster.seed, poster.options)
    for seat, action in moves[: int(len(moves) * poster.part)]:
        state.take(action, seat)
    while state.to_act and state.to_act[0] == CHANCE:
        state.roll()
    return state
