"""The house's words: the same messages in all languages, all of them used, none missing."""

from importlib import resources
from pathlib import Path

import pytest

from miasma.cli.words import House
from miasma.core.text import LANGUAGES, messages

SOURCE = Path(str(resources.files("miasma")))


ENGLISH = messages("miasma", "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_say_the_same_with_the_same_words_filled_in(lang):
    assert messages("miasma", lang) == ENGLISH


def test_every_message_is_said_somewhere():
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.glob("cli/*.py"))
    for key in ENGLISH:
        stem = key.split("-")[0]
        assert f'"{key}"' in code or f"'{key}'" in code or stem == "command", key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_have_words_of_their_own_and_english_always_works(lang):
    say = House(lang)
    names = "help hint undo log board rules save resign quit".split()
    words = [word for name in names for word in say.commands(name)]
    assert len(words) == len(set(words))
    assert set(names) <= set(words)
