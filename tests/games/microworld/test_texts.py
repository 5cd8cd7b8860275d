"""The words of the game: complete in three languages, and right for every number and name."""

from __future__ import annotations

import ast
import inspect
import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.games.microworld.given import given, play

import miasma
from miasma.core.chance import CHANCE
from miasma.core.events import seen_by
from miasma.core.text import LANGUAGES, catalog
from miasma.games.microworld import tell, why_not
from miasma.games.microworld.game import Microworld
from miasma.games.microworld.state import MicroworldState

_found = miasma.game("microworld")
assert isinstance(_found, Microworld)
GAME: Microworld = _found
FOLDER = Path(inspect.getfile(Microworld)).parent
OURS = re.compile(r"(why|event|action|option|prompt|board|n)-|blurb$|tagline$|seat$")
READERS: tuple[int | None, ...] = (0, 1, None)


# -- what the code needs ------------------------------------------------------------------------


def calls(source: str, name: str) -> list[ast.Call]:
    """All calls of a function, by its last name."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            called = node.func
            last = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if last == name:
                found.append(node)
    return found


def text_at(call: ast.Call, place: int) -> str:
    """A constant argument, or nothing."""
    argument = call.args[place] if len(call.args) > place else None
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    return ""


def why_ids() -> set[str]:
    source = inspect.getsource(why_not)
    found = [text_at(call, 1) for call in calls(source, "_no")]
    assert found
    assert all(found)
    return {f"why-{key}" for key in found}


def event_ids() -> set[str]:
    source = inspect.getsource(tell)
    kinds = {text_at(call, 1) for call in (*calls(source, "_tell"), *calls(source, "_gene"))}
    kinds |= {"placed", "invaded", "uses", "uses-on", "copies", "copies-on"}
    kinds |= {f"mutation-{kind}" for kind in ("barrier", "exchange", "drift")}
    kinds |= {"won-points", "won-unused-genes"}
    for path in (FOLDER / "rules").glob("*.py"):
        paid = {text_at(call, 3) for call in calls(path.read_text(), "gain")}
        kinds |= {f"points-{kind}" for kind in paid if kind}
    secret = {"dealt-mutation", "took-gene", "reserve-gene"}
    return {f"event-{kind}" for kind in kinds if kind} | {f"event-{k}-private" for k in secret}


def action_ids() -> set[str]:
    kinds = {action.kind for action in GAME.vocabulary}
    return {f"action-{kind}" for kind in kinds} | {"action-use-on", "action-copy-on"}


def option_ids() -> set[str]:
    names = {f"option-{option.id}" for option in GAME.options_schema}
    values = {"option-board-random", "option-scenario-custom", "option-rules-none"}
    return names | {f"{name}-help" for name in names} | values


def said_ids() -> set[str]:
    """Messages that prompt and terminal ask for by a constant key."""
    found = set()
    for name in ("prompt", "terminal", "terminal_board"):
        source = (FOLDER / f"{name}.py").read_text()
        for call in calls(source, "say"):
            key = text_at(call, 0)
            if key:
                prefix = "" if isinstance(call.func, ast.Attribute) and _words(call) else "board-"
                found.add(prefix + key)
    assert "prompt-before" in found
    assert "board-turn" in found
    return found | {"blurb", "tagline", "seat"}


def _words(call: ast.Call) -> bool:
    """Whether `say` is asked of a catalog, not of the table, which puts `board-` before."""
    assert isinstance(call.func, ast.Attribute)
    owner = call.func.value
    return "words" in (getattr(owner, "id", ""), getattr(owner, "attr", ""))


NEEDED = why_ids() | event_ids() | action_ids() | option_ids() | said_ids()


# -- what the files have ------------------------------------------------------------------------


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    source = (FOLDER / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({m.id.name for m in found}) == len(found), "a message stands twice"
    return {message.id.name: message for message in found}


def variables(lang: str, key: str) -> set[str]:
    """The variables of a message and of the messages inside it."""
    found: set[str] = set()

    class Visitor(ftl_visitor()):  # type: ignore[misc]
        def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

        def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
            found.update(variables(lang, node.id.name))

    Visitor().visit(messages(lang)[key])
    return found


def ftl_visitor() -> type:
    from fluent.syntax.visitor import Visitor

    return Visitor


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_the_code_needs_is_there(lang: str) -> None:
    assert sorted(NEEDED - set(messages(lang))) == []


def test_no_message_is_left_over() -> None:
    inner = {"n-size", "n-cells", "n-points"}
    families = ("board-result", "board-use", "board-genes-", "board-legend-", "prompt-over")
    ours = {key for key in messages("en") if OURS.match(key)}
    left = {key for key in ours - NEEDED - inner if not key.startswith(families)}
    assert left == {"board-scoring", "board-tissues"}  # one or the other, by a choice in the call


def test_the_languages_have_the_same_messages_with_the_same_variables() -> None:
    english = messages("en")
    for lang in LANGUAGES:
        assert set(messages(lang)) == set(english)
        for key in english:
            if OURS.match(key):
                assert variables(lang, key) == variables("en", key), (lang, key)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_end_and_no_straight_quotes(lang: str) -> None:
    for key, message in messages(lang).items():
        if not re.match(r"(why|event|prompt)-", key) or message.value is None:
            continue
        last = message.value.elements[-1]
        if isinstance(last, ftl.TextElement):
            assert last.value.rstrip()[-1] in ".?!", (lang, key)
        for element in message.value.elements:
            if isinstance(element, ftl.TextElement):
                assert '"' not in element.value, (lang, key)


NAMED = {
    "why-occupied": ("genes", "invasion"),
    "why-not-adjacent": ("genes", "bloodstream"),
    "why-flip-target": ("genes", "apoptosis"),
    "why-displace-target": ("genes", "displacement"),
    "why-arrow-unset": ("genes", "transcription"),
    "why-nothing-to-invade": ("genes", "invasion"),
    "why-exchange-target": ("mutations", "exchange"),
    "why-drift-target": ("mutations", "drift"),
    "why-nothing-to-react": ("mutations", "gene_theft"),
    "action-copy": ("genes", "transcription"),
    "action-barrier": ("mutations", "barrier"),
    "action-exchange": ("mutations", "exchange"),
    "action-drift": ("mutations", "drift"),
    "action-counter": ("mutations", "gene_theft"),
    "event-countered": ("mutations", "gene_theft"),
    "event-points-growth": ("mutations", "rapid_growth"),
    "event-points-race": ("rules", "D"),
    "prompt-reaction": ("mutations", "gene_theft"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", NAMED)
def test_names_in_messages_are_those_of_the_content(lang: str, key: str) -> None:
    file, entry = NAMED[key]
    name = next(e.name[lang] for e in getattr(GAME.data, file) if e.id == entry)
    text = catalog("microworld", lang).say(key, **dict.fromkeys(variables(lang, key), 2))
    stem = name if lang != "ru" else name[:4]  # Russian names are declined
    assert stem in text


# -- numbers ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "points", "cells", "left"),
    [
        (1, "1 очко", "1 клетка", "остался 1 маркер"),
        (2, "2 очка", "2 клетки", "осталось 2 маркера"),
        (5, "5 очков", "5 клеток", "осталось 5 маркеров"),
        (11, "11 очков", "11 клеток", "осталось 11 маркеров"),
        (21, "21 очко", "21 клетка", "остался 21 маркер"),
        (24, "24 очка", "24 клетки", "осталось 24 маркера"),
    ],
)
def test_russian_plurals(number: int, points: str, cells: str, left: str) -> None:
    words = catalog("microworld", "ru")
    said = words.say("event-points-placing", who="Вирус", points=number, score=number)
    assert said == f"Вирус получает {points} за размещение, всего {number}."
    tissue = {"kind": "Кость", "first": "1a2", "size": number, "points": number, "who": "Вирус"}
    said = words.say("event-tissue", **tissue)
    assert said == f"Ткань «Кость» с клеткой 1a2 ({cells}): Вирус получает {points}."
    assert words.say("board-left", markers=number) == left


@pytest.mark.parametrize(
    ("lang", "one", "many"),
    [("en", "1 point ", "3 points "), ("de", "1 Siegpunkt ", "3 Siegpunkte ")],
)
def test_plurals(lang: str, one: str, many: str) -> None:
    words = catalog("microworld", lang)
    for number, form in ((1, one), (3, many)):
        assert form in words.say("event-points-goal", who="V", points=number, score=9)


@pytest.mark.parametrize(("limit", "said"), [(1, "больше 1 гена,"), (2, "больше 2 генов,")])
def test_the_russian_limit_is_in_the_genitive(limit: int, said: str) -> None:
    assert said in catalog("microworld", "ru").say("why-gene-limit", limit=limit)


# -- everything said in real games --------------------------------------------------------------


def check(text: str) -> None:
    assert text == text.strip()
    assert text
    assert not re.search(r"[{}$]|None|\b[A-Z]+_[A-Z]+|  ", text), text


def random_game(seed: int) -> tuple[MicroworldState, Random]:
    rng = Random(seed)
    state = GAME.start(seed=seed, options=GAME.sample_options(rng, 2))
    assert isinstance(state, MicroworldState)
    state.listen()
    return state, rng


def advance(state: MicroworldState, rng: Random) -> None:
    actor = rng.choice(state.to_act)
    state.play(rng.choice(state.legal(actor)), actor)


@pytest.mark.parametrize("seed", range(12))
def test_everything_can_be_said_in_every_language(seed: int) -> None:
    state, rng = random_game(seed)
    while True:
        for lang in LANGUAGES:
            for reader in READERS:
                check(GAME.prompt(state, reader, lang))
                for event in seen_by(state.events or (), reader):
                    check(event.say("microworld", lang))
        if state.over:
            break
        for seat in state.to_act:
            for action in state.options(seat):
                for lang in LANGUAGES:
                    check(GAME.describe(action, lang))
        for index in rng.sample(range(len(GAME.vocabulary)), 12):
            for seat in (0, 1, CHANCE):
                for reason in state.why_not(index, seat):
                    for lang in LANGUAGES:
                        check(reason.text(lang))
        advance(state, rng)


def test_all_actions_are_described() -> None:
    for action in GAME.vocabulary:
        for lang in LANGUAGES:
            text = GAME.describe(action, lang)
            check(text)
            if action.args and re.fullmatch(r"[1-4][ab]\d?", action.args[-1]):
                assert action.args[-1] in text


def test_a_secret_is_told_only_to_those_who_may_know_it() -> None:
    state = GAME.start(seed=3, options={"board": "reference"})
    state.listen()
    for move in "place 3a7, end, place 3a6, end, place 3a5, gene replication".split(", "):
        state.play(move)
    assert state.events
    for lang, own, other in (
        ("en", "Virus takes the gene from 3a5: Replication.", "Virus takes the gene from 3a5."),
        (
            "de",
            "Virus nimmt den Genmarker von 3a5: Replikation.",
            "Virus nimmt den Genmarker von 3a5.",
        ),
        ("ru", "Вирус берёт ген из 3a5: «Репликация».", "Вирус берёт ген из 3a5."),
    ):
        said = [[e.say("microworld", lang) for e in seen_by(state.events, s)] for s in READERS]
        assert said == [[own], [other], [other]]


@pytest.mark.parametrize(
    ("moves", "seat", "said"),
    [
        ("", 0, "Open the game: place your first marker on one of the genes, 7 cells to choose"),
        ("", 1, "Virus is to act: placing the first marker on a gene."),
        ("place 3a7", 0, "Your marker lies at 3a7, +0 at the end of the turn. End your turn."),
        ("place 3a7, end", 1, "Place a marker next to 3a7, the marker Virus placed last: 4 cells"),
        ("place 3a7, end", None, "Antibody is to act: placing a marker."),
        (
            "place 3a7, end, place 3a6, end, place 3a5",
            0,
            "Chance decides: which gene it is.",
        ),
        (
            "place 3a7, end, place 3a6, end, place 3a5, gene replication",
            0,
            "Your marker lies at 3a5, +0 at the end of the turn. End your turn, or first use a",
        ),
        (
            "place 3a7, end, place 3a6, end, place 3a5, gene replication",
            1,
            "Virus is to act: ending the turn or using a gene or mutation first.",
        ),
    ],
)
def test_the_prompt_says_what_is_asked(moves: str, seat: int | None, said: str) -> None:
    state = GAME.start(seed=3, options={"board": "reference"})
    for move in filter(None, moves.split(", ")):
        state.play(move)
    assert GAME.prompt(state, seat).startswith(said)


@pytest.mark.rule("MW-19")
@pytest.mark.parametrize(
    ("lang", "said", "wrong"),
    [
        ("en", "3a7, the marker", "where"),
        ("de", "3a7, wo der zuletzt gelegte Marker deines Gegners", "gelegt hat"),
        ("ru", "3a7, где лежит последний", "где соперник разместил"),
    ],
)
def test_a_moved_anchor_is_told_as_a_marker_not_as_the_place_where_it_was_put(
    lang: str, said: str, wrong: str
) -> None:
    hand = {"virus": "displacement invasion"}
    state = given(virus="3a6 1a1", antibody="2a1 3a3", last="3a3", hand=hand, rules="A")
    play(state, "use displacement 3a7")
    texts = [GAME.prompt(state, 0, lang), state.why_not("place 1a4")[0].text(lang)]
    play(state, "use invasion")
    texts.append(state.why_not("place 1a1")[0].text(lang))
    for text in texts:
        assert said in text
        assert wrong not in text


def test_the_prompt_of_a_free_choice_and_of_the_end() -> None:
    prompts: set[str] = set()
    for seed in range(60):
        state, rng = random_game(seed)
        while not state.over:
            prompts |= {GAME.prompt(state, seat) for seat in READERS}
            advance(state, rng)
        prompts.add(GAME.prompt(state, None))
    starts = (
        "No free cell is left next to",
        "Bloodstream: place in any free cell.",
        "Invasion: place next to",
        "Keep one of your two mutation tiles:",
        "Both players choose a mutation in secret.",
        "The game is over: Virus wins",
        "The game is over: Antibody wins",
    )
    for start in starts:
        assert any(prompt.startswith(start) for prompt in prompts), start
    for part in (
        "Or use a gene first.",
        "You are inhibited:",
        "with Gene Theft, or let it",
        "or Drift.",
    ):
        assert any(part in prompt for prompt in prompts), part
