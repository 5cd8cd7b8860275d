"""Where an effect stands: on which card, or which ability of whom; for questions and the log."""

from __future__ import annotations

import functools
from bisect import bisect_left
from dataclasses import dataclass
from typing import TYPE_CHECKING

from miasma.core.content import Names
from miasma.core.text import LANGUAGES, catalog, signed
from miasma.games.zeds.effects import KEYS, MARKERS, VERB_IDS
from miasma.games.zeds.pieces import UNITS

if TYPE_CHECKING:
    from miasma.games.zeds.book import Book
    from miasma.games.zeds.game import Zeds

SHIFT_WORDS = ("melee", "attack", "defence", "gunfire")
"""When a shift for a turn counts: the message is `gets-shift-WORD`."""


GIVEN = frozenset({"free_action", "give_marker", "give_turn_shift"})
"""Verbs that give the chosen piece something; others do something to it."""


@dataclass(frozen=True, slots=True)
class Source:
    """A card or an ability: what it is called and what it says."""

    name: Names
    text: Names
    whose: Names
    """The name again, with an ability's owner before it."""


def key_name(key: int, lang: str) -> str:
    """What a character action is called."""
    return catalog("zeds", lang).say(f"key-{KEYS[key].replace('_', '-')}")


def key_text(game: Zeds, key: int, lang: str) -> str:
    """How often a character action may be used, and what it does."""
    words = catalog("zeds", lang)
    often = words.say("key-per-game" if game.book.key_limit[key] else "key-per-turn")
    return words.say(
        "key-tip",
        name=key_name(key, lang),
        often=often,
        does=words.say(f"key-{KEYS[key].replace('_', '-')}-does"),
    )


def key_owner(game: Zeds, key: int) -> Names:
    """Whose character action it is."""
    return game.data.piece(game.book.key_unit[key]).name


@functools.lru_cache(maxsize=4)
def _sources(game: Zeds) -> tuple[list[int], list[Source]]:
    """The last effect of every text, in order, and the source of each.

    The effects of a text are numbered in a row, those of its inner texts before its own last one.
    """
    book = game.book
    found: list[tuple[int, Source]] = []

    def add(program: int, name: Names, text: Names, whose: Names | None = None) -> None:
        if program:
            found.append((book.lists[program][-1], Source(name, text, whose or name)))

    for key, program in enumerate(book.key_effects):
        owner = key_owner(game, key)
        name = {lang: f"{key_name(key, lang)} ({owner[lang]})" for lang in LANGUAGES}
        whose = {lang: f"{owner[lang]}: {key_name(key, lang)}" for lang in LANGUAGES}
        add(program, name, {lang: key_text(game, key, lang) for lang in LANGUAGES}, whose)
    for unit in range(UNITS):
        entry = game.data.piece(unit)
        for program in (book.on_enter[unit], book.on_arrival[unit]):
            add(program, entry.name, entry.text)
    for program, event in zip(book.event_effects, game.data.events, strict=True):
        add(program, event.name, event.text)
    for program, story in zip(book.card_effects, game.data.stories, strict=True):
        add(program, story.name, story.text)
    for program, lab in zip(book.research_effects, game.data.research, strict=True):
        add(program, lab.name, lab.text)
    found.sort(key=lambda entry: entry[0])
    return [last for last, _ in found], [source for _, source in found]


def source(game: Zeds, number: int) -> Source:
    """Where the effect with a number stands."""
    lasts, found = _sources(game)
    return found[bisect_left(lasts, number)]


def gets(game: Zeds, number: int) -> Names | None:
    """What an effect does to the piece that is chosen for it, in a few words."""
    book: Book = game.book
    effect = book.effects[number]
    verb = VERB_IDS[effect[0]]
    return {lang: said for lang in LANGUAGES if (said := _gets(game, verb, effect, lang))} or None


def marker_text(game: Zeds, number: int) -> Names:
    """What the marker does that an effect gives; nothing if it gives none."""
    effect = game.book.effects[number]
    if VERB_IDS[effect[0]] != "give_marker":
        return {}
    return game.data.markers[MARKERS[effect[1]]].text


def _gets(game: Zeds, verb: str, effect: list[int], lang: str) -> str:
    words = catalog("zeds", lang)
    if verb == "free_action":
        return words.say("gets-free-move" if effect[2] else "gets-free-action", n=effect[3])
    if verb == "give_marker":
        return words.say("gets-marker", name=game.data.markers[MARKERS[effect[1]]].name[lang])
    if verb == "give_turn_shift":
        return words.say(f"gets-shift-{SHIFT_WORDS[effect[3]]}", n=signed(effect[2]))
    key = f"gets-{verb.replace('_', '-')}"
    return words.say(key) if key in words else ""
