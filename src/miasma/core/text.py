"""Words: Fluent catalogs in three languages, the same files for terminal, server and browser.

A catalog of a game is its own messages over the house's (`miasma/text/`). A message that a
language lacks is said in English; a test keeps that from happening.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from miasma.core.errors import TextError, shown

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "de", "ru")

_folders: dict[str, Traversable] = {}


def add_catalog(owner: str, folder: Traversable) -> None:
    """Tell where the messages of a game (`en.ftl`, `de.ftl`, `ru.ftl`) lie."""
    if _folders.get(owner) != folder:
        _folders[owner] = folder
        _bundle.cache_clear()
        catalog.cache_clear()


def check_language(lang: str) -> str:
    """The language itself, or an error that lists what there is."""
    if lang not in LANGUAGES:
        raise TextError(f"there is no language {shown(lang)}: choose {', '.join(LANGUAGES)}")
    return lang


def word(value: object, lang: str) -> object:
    """Resolve a content name ({en, de, ru}) to one language; other values stay as they are."""
    if isinstance(value, Mapping):
        return value.get(lang, value.get("en", ""))
    return value


def signed(number: int) -> str:
    """A number that is added or taken away: +2, −2."""
    return f"{number:+}".replace("-", "−")


def _with_minus(text: str, filled: Mapping[str, object]) -> str:
    """Numbers below zero carry a minus sign, which Fluent writes as a hyphen."""
    for value in filled.values():
        if type(value) is int and value < 0:
            text = text.replace(f"-{-value}", f"−{-value}")
    return text


class Catalog:
    """The messages of one owner in one language."""

    def __init__(self, owner: str, lang: str, bundles: list[FluentBundle]) -> None:
        self.owner = owner
        self.lang = lang
        self._bundles = bundles

    def __contains__(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, /, **args: object) -> str:
        """Format a message; an unknown one is an error, never an empty text."""
        filled = {name: word(value, self.lang) for name, value in args.items()}
        for bundle in self._bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                if message.value is not None:
                    text, errors = bundle.format_pattern(message.value, filled)
                    if errors:
                        raise TextError(f"message {key} ({self.lang}): {errors[0]}")
                    return _with_minus(str(text), filled)
        raise TextError(f"there is no message {shown(key)} in the texts of {self.owner}")


def _folder_of(owner: str) -> Traversable:
    return _folders.get(owner) or resources.files("miasma").joinpath("text")


def _source(folder: Traversable, lang: str) -> str:
    return folder.joinpath(f"{lang}.ftl").read_text(encoding="utf-8")


@functools.cache
def _bundle(owner: str, lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk

    source = _source(_folder_of(owner), lang)
    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, Junk):  # which Fluent would pass over
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise TextError(f"texts of {owner}, {lang}.ftl, line {line}: can't be read")
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(resource)
    return bundle


@functools.cache
def catalog(owner: str, lang: str = "en") -> Catalog:
    """The messages of a game (or of the house: `miasma`) in a language."""
    check_language(lang)
    owners = [owner] if owner in _folders else []
    codes = dict.fromkeys((lang, "en"))
    bundles = [_bundle(o, code) for code in codes for o in (*owners, "miasma")]
    return Catalog(owner, lang, bundles)


def messages(owner: str, lang: str) -> dict[str, set[str]]:
    """The messages an owner has in a language itself, each with the variables it uses."""
    from fluent.syntax import FluentParser, ast, visitor

    found: dict[str, set[str]] = {}

    class Variables(visitor.Visitor):
        """Collects the variables of one message."""

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            """The name is Fluent's: visitors are found by it."""
            names.add(node.id.name)

    for entry in FluentParser().parse(_source(_folder_of(owner), lang)).body:
        if isinstance(entry, ast.Message):
            names: set[str] = set()
            Variables().visit(entry)
            found[entry.id.name] = names
    return found
