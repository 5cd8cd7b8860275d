"""The server's own words, in three languages."""

from __future__ import annotations

from importlib import resources

from miasma.core.text import LANGUAGES, add_catalog, catalog

OWNER = "miasma.server"

add_catalog(OWNER, resources.files("miasma.server").joinpath("text"))


def language(lang: str | None) -> str:
    """A language we speak: the one asked for, or English."""
    short = (lang or "")[:2].lower()
    return short if short in LANGUAGES else "en"


def say(key: str, lang: str = "en", **args: object) -> str:
    """A message of the server."""
    return catalog(OWNER, lang).say(key, **args)
