"""HTTP: who I am."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Controller, Request, Response

from miasma.server.house import House
from miasma.server.identity import key_of, set_csrf, set_key
from miasma.server.people import Person, account_of
from miasma.server.problems import too_many
from miasma.server.routes import delete, get, patch, post
from miasma.server.safety import COOKIE, CSRF_COOKIE, address_of, bearer
from miasma.server.wire import Credentials, Done, Me, MeChange, Token
from miasma.server.words import language


def me_of(person: Person) -> Me:
    """A person as they are shown to themselves."""
    return Me(person.name, person.account, person.lang, person.theme)


class MeController(Controller):
    """Who I am."""

    path = "/api"
    tags = ("me",)

    @get("/me", summary="Who I am; makes a guest if there is none")
    async def who(
        self, request: Request[Any, Any, Any], house: House, person: Person
    ) -> Response[Me]:
        """Who I am; makes a guest if there is none."""
        key = ""
        if not person.id:
            if not house.guest_rate.take(address_of(request.scope)):
                raise too_many()
            lang = language(request.headers.get("accept-language", ""))
            person, key = await house.people.new_guest("", lang)
        response = Response(me_of(person), headers={"cache-control": "no-store"})
        if key:
            set_key(request, response, key)
        if not bearer(request) and not request.cookies.get(CSRF_COOKIE):
            set_csrf(request, response, secrets.token_urlsafe(18))
        return response

    @patch("/me", summary="Change my name, language or theme")
    async def change(self, house: House, someone: Person, data: MeChange) -> Me:
        """Change my name, language or theme."""
        lang = language(data.lang) if data.lang is not None else None
        await house.people.change(someone, data.name, lang, data.theme)
        if data.name is not None:
            await house.lobby.rename(someone)
        return me_of(someone)

    @post("/me/token", summary="A bearer token for a script", status_code=200)
    async def token(self, house: House, someone: Person) -> Token:
        """A bearer token for a script."""
        if not house.login_rate.take(f"token {someone.id}"):
            raise too_many()
        return Token(await house.people.new_key(someone, "token"))

    @post("/account", summary="Keep me as an account", status_code=200)
    async def account(
        self, request: Request[Any, Any, Any], house: House, someone: Person, data: Credentials
    ) -> Me:
        """Keep me as an account."""
        if not house.login_rate.take(address_of(request.scope)):
            raise too_many()
        key = key_of(request)
        for ended in await house.people.keep_account(someone, data.name, data.password, key):
            house.hub.dismiss(key=ended)
        await house.lobby.rename(someone)
        return me_of(someone)

    @post("/session", summary="Log in; what the guest did moves to the account", status_code=200)
    async def log_in(
        self, request: Request[Any, Any, Any], house: House, person: Person, data: Credentials
    ) -> Response[Me]:
        """Log in."""
        rate = house.login_rate
        if not rate.take(address_of(request.scope)) or not rate.take(
            f"name {account_of(data.name)}"  # as it is looked up, not as it is spelt
        ):
            raise too_many()
        account = await house.people.log_in(person, data.name, data.password, key_of(request))
        if person.id and person.account is None:
            house.lobby.move_seats(person.id, account)
            house.hub.dismiss(person=person.id)
        old = request.cookies.get(COOKIE)
        if old and not bearer(request):
            house.hub.dismiss(key=await house.people.end_key(old))
        response = Response(me_of(account))
        set_key(request, response, await house.people.new_key(account, "cookie"))
        return response

    @delete("/session", summary="Log out", status_code=200)
    async def log_out(
        self, request: Request[Any, Any, Any], house: House, someone: Person
    ) -> Response[Done]:
        """Log out."""
        key = bearer(request) or request.cookies.get(COOKIE, "")
        house.hub.dismiss(key=await house.people.end_key(key))
        response = Response(Done())
        if not bearer(request):
            response.delete_cookie(COOKIE, path="/")
        return response
