"""Who is asking: guests with an opaque cookie, accounts with a password, scripts with a token.

A key (cookie or token) is 32 random bytes; only its hash is stored, and it is looked up by that
hash, so that neither a stolen database nor the time an answer takes tells a key.
"""

from __future__ import annotations

import asyncio
import hmac
import re
import secrets
import time
import unicodedata
from collections import OrderedDict
from dataclasses import dataclass
from weakref import WeakValueDictionary

from sqlalchemy import bindparam, delete, insert, select, update

from miasma.core.text import LANGUAGES
from miasma.server.database import Shelf
from miasma.server.models import entries, keys, mutes, people, seats, tables
from miasma.server.problems import Problem, conflict
from miasma.server.rows import digest
from miasma.server.settings import DAY, Keeping
from miasma.server.words import say
from miasma.server.writer import Taken, Writer

LONGEST_NAME = 32
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 256
REMEMBERED = 10_000

INSERT_PERSON = insert(people)
INSERT_KEY = insert(keys)


@dataclass(slots=True, weakref_slot=True)
class Person:
    """Somebody who plays or looks on."""

    id: str
    name: str
    account: str | None = None
    lang: str = ""
    theme: str = ""

    @property
    def unnamed(self) -> bool:
        """Whether this is a guest who has not said a name yet."""
        number = "".join(c for c in self.name if c.isdigit())
        return self.account is None and self.name in {
            say("guest", lang, number=number) for lang in LANGUAGES
        }


NOBODY = Person("", "")


def clean_name(name: str) -> str:
    """A name that can be shown: printable, one line, not long."""
    text = unicodedata.normalize("NFC", name)
    text = "".join(c if c.isprintable() else " " for c in text)
    text = re.sub(r"\s+", " ", text).strip()
    if not 1 <= len(text) <= LONGEST_NAME:
        raise Problem(400, "bad-name", f"A name has 1 to {LONGEST_NAME} characters.")
    return text


def folded(name: str) -> str:
    """The form in which accounts are compared."""
    return unicodedata.normalize("NFKC", name).casefold()


def account_of(name: str) -> str:
    """The account a typed name means; an impossible name means none."""
    try:
        return folded(clean_name(name))
    except Problem:
        return ""


class People:
    """Everybody this server knows."""

    def __init__(self, shelf: Shelf, writer: Writer, keeping: Keeping) -> None:
        self.shelf = shelf
        self.writer = writer
        self.keeping = keeping
        self._known: OrderedDict[bytes, Person] = OrderedDict()
        self._by_id: WeakValueDictionary[str, Person] = WeakValueDictionary()
        """Whoever is in use anywhere: there is one object per person."""
        self._seen: dict[bytes, float] = {}
        """When keys were used that were not read again since."""
        self._addresses: OrderedDict[str, str] = OrderedDict()

    # -- keys -----------------------------------------------------------------------------------

    async def by_key(self, key: str) -> Person | None:
        """Who a cookie or token belongs to."""
        if not 20 <= len(key) <= 100:
            return None
        hashed = digest(key)
        known = self._known.get(hashed)
        if known is not None:
            self._known.move_to_end(hashed)
            self._seen[hashed] = time.time()
            return known
        row = await self.shelf.row(
            select(people, keys.c.seen.label("key_seen"))
            .join(keys, keys.c.person == people.c.id)
            .where(keys.c.hash == hashed)
        )
        if row is None or time.time() - row["key_seen"] > self.keeping.keys:
            return None
        if time.time() - row["key_seen"] > DAY:
            await self.writer.store(
                (update(keys).where(keys.c.hash == hashed).values(seen=time.time()), {})
            )
        person = self._by_id.get(row["id"]) or Person(
            row["id"], row["name"], row["account"], row["lang"], row["theme"]
        )
        self._remember(hashed, person)
        return person

    def _remember(self, hashed: bytes, person: Person) -> None:
        self._known[hashed] = person
        self._by_id[person.id] = person
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def note_seen(self) -> None:
        """Store when keys were used that stay in memory: those in use don't expire."""
        seen, self._seen = self._seen, {}
        if seen:
            values = [(SEE_KEY, {"hash_": hashed, "seen_": at}) for hashed, at in seen.items()]
            await self.writer.store(*values)

    def note_address(self, person: str, address: str) -> None:
        """Remember from where somebody asks."""
        self._addresses[person] = address
        self._addresses.move_to_end(person)
        if len(self._addresses) > REMEMBERED:
            self._addresses.popitem(last=False)

    def near(self, person: str) -> str:
        """Whom somebody's share of the computer players is counted with: all at one address."""
        return self._addresses.get(person, person)

    async def new_key(self, person: Person, kind: str) -> str:
        """A new key for a person, shown once."""
        key = secrets.token_urlsafe(32)
        await self.writer.store((INSERT_KEY, _key_row(digest(key), person.id, kind)))
        self._remember(digest(key), person)
        return key

    async def end_key(self, key: str) -> bytes:
        """Log out; gives what the key's sockets are known by."""
        hashed = digest(key)
        await self.writer.store((delete(keys).where(keys.c.hash == hashed), {}))
        self._known.pop(hashed, None)
        self._seen.pop(hashed, None)
        return hashed

    async def end_other_keys(self, person: str, kept: str) -> list[bytes]:
        """A password was proved: keys made before, by whoever sat here, don't rise with this one.
        Gives what the sockets of those that ended are known by."""
        rows = await self.shelf.rows(select(keys.c.hash).where(keys.c.person == person))
        others = [row["hash"] for row in rows if row["hash"] != digest(kept)]
        await self.writer.store((delete(keys).where(keys.c.hash.in_(others)), {}))
        for hashed in others:
            self._known.pop(hashed, None)
            self._seen.pop(hashed, None)
        return others

    # -- guests and accounts --------------------------------------------------------------------

    async def new_guest(self, name: str, lang: str) -> tuple[Person, str]:
        """A guest and the key that says so."""
        now = time.time()
        name = name or say("guest", lang or "en", number=str(secrets.randbelow(9000) + 1000))
        person = Person(secrets.token_hex(8), name, None, lang)
        key = secrets.token_urlsafe(32)
        row = {
            "id": person.id, "name": name, "account": None, "password": None, "lang": lang,
            "theme": "", "created": now, "seen": now,
        }  # fmt: skip
        await self.writer.store(
            (INSERT_PERSON, row), (INSERT_KEY, _key_row(digest(key), person.id, "cookie"))
        )
        self._remember(digest(key), person)
        return person, key

    async def change(self, person: Person, name: str | None, lang: str | None, theme: str | None
                     ) -> None:  # fmt: skip
        """Change what a person is called and which language they read."""
        fresh = {
            "name": clean_name(name) if name is not None else person.name,
            "lang": lang if lang is not None else person.lang,
            "theme": theme if theme is not None else person.theme,
        }
        await self.writer.store(
            (update(people).where(people.c.id == person.id).values(**fresh), {})
        )
        person.name, person.lang, person.theme = fresh["name"], fresh["lang"], fresh["theme"]

    async def keep_account(self, person: Person, name: str, password: str, key: str) -> list[bytes]:
        """Make a guest an account, for whoever has this key; gives those that ended."""
        if person.account is not None:
            raise conflict("has-account", "You are logged in to an account already.")
        shown = clean_name(name)
        taken = select(people.c.id).where(people.c.account == folded(shown))
        if await self.shelf.row(taken) is not None:
            raise conflict("name-taken", "Somebody has this name: choose another.")
        hashed = await asyncio.to_thread(_hash, check_password(password))
        values = {"name": shown, "account": folded(shown), "password": hashed}
        try:
            await self.writer.store(
                (update(people).where(people.c.id == person.id).values(**values), {})
            )
        except Taken:
            raise conflict("name-taken", "Somebody has this name: choose another.") from None
        person.name, person.account = shown, folded(shown)
        return await self.end_other_keys(person.id, key)

    async def log_in(self, guest: Person, name: str, password: str, key: str) -> Person:
        """The account with this name and password; what the guest with this key did moves to it."""
        row = await self.shelf.row(select(people).where(people.c.account == account_of(name)))
        stored = row["password"] if row is not None else None
        # Also for an unknown name: the time it takes must not tell which names there are.
        right = await asyncio.to_thread(_verify, password[:LONGEST_PASSWORD], stored)
        if row is None or not right:
            raise Problem(403, "wrong-password", "Name or password is wrong.")
        person = self._by_id.get(row["id"]) or Person(
            row["id"], row["name"], row["account"], row["lang"], row["theme"]
        )
        if guest.id and guest.account is None and guest.id != person.id:
            await self.end_other_keys(guest.id, key)
            ids = {"old": guest.id, "new": person.id}
            await self.writer.store(*[(statement, ids) for statement in MOVES])
            for hashed, who in self._known.items():
                if who.id == guest.id:
                    self._known[hashed] = person
        return person


MOVE_SEATS = update(seats).where(seats.c.person == bindparam("old")).values(person=bindparam("new"))
_theirs = entries.alias()
# Guest and account may have called two moves at one table the same: then the account's keeps it.
END_CLASHES = (
    update(entries)
    .where(
        entries.c.person == bindparam("old"),
        select(_theirs.c.move)
        .where(
            _theirs.c.table == entries.c.table,
            _theirs.c.person == bindparam("new"),
            _theirs.c.move == entries.c.move,
        )
        .exists(),
    )
    .values(move=None)
)
# So that a move sent again after logging in is still known as the same.
MOVE_ENTRIES = (
    update(entries)
    .where(
        entries.c.table.in_(select(seats.c.table).where(seats.c.person == bindparam("old"))),
        entries.c.person == bindparam("old"),
    )
    .values(person=bindparam("new"))
)


MOVES = (
    END_CLASHES,
    MOVE_ENTRIES,
    MOVE_SEATS,
    update(tables).where(tables.c.host == bindparam("old")).values(host=bindparam("new")),
    update(keys).where(keys.c.person == bindparam("old")).values(person=bindparam("new")),
    update(mutes)
    .where(
        mutes.c.person == bindparam("old"),
        mutes.c.table.not_in(select(mutes.c.table).where(mutes.c.person == bindparam("new"))),
    )
    .values(person=bindparam("new")),
)
"""What a guest did becomes the account's."""
SEE_KEY = update(keys).where(keys.c.hash == bindparam("hash_")).values(seen=bindparam("seen_"))


def _key_row(hashed: bytes, person: str, kind: str) -> dict[str, object]:
    now = time.time()
    return {"hash": hashed, "person": person, "kind": kind, "created": now, "seen": now}


def check_password(password: str) -> str:
    """A password that can be kept."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Problem(
            400,
            "bad-password",
            f"A password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters.",
        )
    return password


def _hash(password: str) -> str:
    from pwdlib import PasswordHash

    return PasswordHash.recommended().hash(password)


_DUMMY: list[str] = []


def _verify(password: str, stored: str | None) -> bool:
    from pwdlib import PasswordHash

    if not _DUMMY:
        _DUMMY.append(_hash(secrets.token_urlsafe(12)))
    right = PasswordHash.recommended().verify(password, stored or _DUMMY[0])
    return right and stored is not None


def same(one: str, other: str) -> bool:
    """Compare secrets without telling by the time it takes."""
    return hmac.compare_digest(one.encode(), other.encode())
