"""Why not? Each row of the table of reasons, in the order in which they are tested.

An id here is the answer of `why_not`; the rules themselves are proved in their own files.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from tests.games.microworld.given import CELLS, GAME, given, play, random_game, start, why

import miasma
from miasma.core.text import LANGUAGES
from miasma.games.microworld import why_not
from miasma.games.microworld.state import MicroworldState

DEAL = ["mutation drift", "mutation barrier", "mutation exchange", "mutation dominance"]


@dataclass
class Row:
    """One reason: a position, an action that is forbidden in it, and the rule that says so."""

    name: str
    rule: str
    state: Callable[[], MicroworldState]
    action: str
    seat: int | None = None


def plain(**more) -> MicroworldState:
    """The virus is to move beside 3a5; 3a6 and 2a4 are taken."""
    return given(virus="2a4", antibody="3a6 3a5", last="3a5", **more)


def holding(genes: str, *actions: str, **more) -> MicroworldState:
    return play(plain(hand={"virus": genes}, **more), *actions)


def owning(tile: str, *actions: str, **more) -> MicroworldState:
    return play(plain(mutations={"virus": tile}, **more), *actions)


def barred(tile: str, cell: str) -> MicroworldState:
    """The antibody's barrier bars a cell; the virus owns a tile and has placed at 3a2."""
    state = given(
        virus="2a4", antibody="3a6 3a5", last="3a5", barrier=cell,
        mutations={"virus": tile, "antibody": "barrier"},
    )  # fmt: skip
    return play(state, "place 3a2")


def almost_full(tile: str = "barrier", barrier: str | None = None, **more) -> MicroworldState:
    """Virus on 4a7 (anchor), only 4a6 empty, antibody to move."""
    cells = [name for name in CELLS if name[1] == "a" and name not in ("4a6", "4a7")]
    return given(
        virus=[*cells[:13], "4a7"], antibody=cells[13:], last="4a7", mutations={"virus": tile},
        barrier=barrier, **more,
    )  # fmt: skip


def over() -> MicroworldState:
    return play(almost_full(), "place 4a6", "end")


ROWS = [
    # any action
    Row("game over, place", "MW-60", over, "place 1a1"),
    Row("game over, end", "MW-60", over, "end", 1),
    Row("game over, use", "MW-60", over, "use necrosis"),
    Row("game over, keep", "MW-60", over, "keep drift", 0),
    Row("game over, pass", "MW-60", over, "pass", 0),
    Row("the other's turn, place", "MW-15", plain, "place 3a2", 1),
    Row("the other's turn, use", "MW-15", plain, "use necrosis", 1),
    Row("the other's turn, drift", "MW-15", plain, "drift 3a2", 1),
    Row("the other's turn, end", "MW-15", plain, "end", 1),
    Row("chance's turn", "MW-15", lambda: start(board="random"), "place 3a2", 0),
    Row("an action of chance", "MW-15", plain, "gene necrosis", 0),
    Row(
        "a draw that can't be", "MW-15",
        lambda: holding("necrosis", "place 3a2", tokens="3a2"), "gene necrosis",
    ),
    Row("end before placing", "MW-15", plain, "end"),
    Row("place after placing", "MW-15", lambda: play(plain(), "place 3a2"), "place 3a4"),
    # place
    Row("not on this board", "MW-02", plain, "place 1b1"),
    Row("opening: no gene there", "MW-12", start, "place 1a1"),
    Row(
        "blocked by a barrier", "MW-108",
        lambda: plain(mutations={"antibody": "barrier"}, barrier="3a2"), "place 3a2",
    ),
    Row("occupied", "MW-18", plain, "place 3a6"),
    Row("occupied by the anchor", "MW-18", plain, "place 3a5"),
    Row("invade the anchor", "MW-48a", lambda: holding("invasion", "use invasion"), "place 3a5"),
    Row(
        "invade too far away", "MW-48", lambda: holding("invasion", "use invasion"), "place 2a4"
    ),
    Row("not adjacent to the anchor", "MW-16", plain, "place 3a7"),
    Row(
        "not adjacent, Invasion in effect", "MW-16", lambda: holding("invasion", "use invasion"),
        "place 3a7",
    ),
    # use, copy
    Row("not held", "MW-27", plain, "use bloodstream"),
    Row(
        "held by the other", "MW-27", lambda: plain(hand={"antibody": "bloodstream"}),
        "use bloodstream",
    ),
    Row(
        "used by the other", "MW-27", lambda: plain(used={"antibody": "bloodstream"}),
        "use bloodstream",
    ),
    Row("Transcription not held", "MW-27", plain, "copy bloodstream"),
    Row(
        "already used", "MW-30", lambda: holding("bloodstream", "use bloodstream", rules="A"),
        "use bloodstream",
    ),
    Row(
        "Transcription already used", "MW-30",
        lambda: plain(used={"virus": "transcription necrosis"}), "copy necrosis",
    ),
    Row(
        "inhibited", "MW-47", lambda: holding("bloodstream", inhibited="virus"), "use bloodstream"
    ),
    Row(
        "limit reached", "MW-28", lambda: holding("bloodstream invasion", "use bloodstream"),
        "use invasion",
    ),
    Row(
        "limit reached with A", "MW-85",
        lambda: holding(
            "bloodstream invasion necrosis", "use bloodstream", "use invasion", "place 3a2",
            rules="A",
        ),
        "use necrosis",
    ),
    Row(
        "received from rule D in this turn", "MW-128",
        lambda: play(
            given(virus="1a1", antibody="3a7", last="3a7", rules="DE", scores=(9, 0)),
            "place 3a3", "gene replication",
        ),
        "use replication",
    ),
    Row("arrow unset", "MW-56", lambda: holding("transcription"), "copy bloodstream"),
    Row(
        "arrow shows another ability", "MW-55",
        lambda: holding("transcription", used={"antibody": "inhibition"}), "copy bloodstream",
    ),
    Row(
        "before-gene in the opening turn", "MW-14",
        lambda: start("A", "reference", "gene bloodstream", "gene necrosis"), "use bloodstream",
    ),
    Row(
        "before-gene after placing", "MW-32", lambda: holding("bloodstream", "place 3a2"),
        "use bloodstream",
    ),
    Row(
        "before-gene taken just now", "MW-33",
        lambda: play(plain(tokens="3a2"), "place 3a2", "gene bloodstream"), "use bloodstream",
    ),
    Row(
        "Transcription of a before-gene taken just now", "MW-33",
        lambda: play(
            plain(tokens="3a2", used={"antibody": "bloodstream"}), "place 3a2",
            "gene transcription",
        ),
        "copy bloodstream",
    ),
    Row("after-gene before placing", "MW-32", lambda: holding("necrosis"), "use necrosis"),
    Row(
        "copy of an after-gene before placing", "MW-32",
        lambda: holding("transcription", used={"antibody": "necrosis"}), "copy necrosis",
    ),
    Row(
        "Apoptosis: no such target", "MW-43", lambda: holding("apoptosis", "place 3a2"),
        "use apoptosis 2a4",
    ),
    Row(
        "Displacement: not free or not adjacent", "MW-50", lambda: holding("displacement"),
        "use displacement 3a7",
    ),
    Row(
        "Displacement leaves no cell", "MW-50a",
        lambda: almost_full(barrier="4a7", hand={"antibody": "displacement"}),
        "use displacement 4a6",
    ),
    Row(
        "Invasion without an occupied neighbour", "MW-34",
        lambda: given(virus="1a1", antibody="3a5", last="3a5", hand={"virus": "invasion"}),
        "use invasion",
    ),
    Row(
        "a target on another board", "MW-02", lambda: holding("displacement"),
        "use displacement 3b2",
    ),
    # barrier, exchange, drift
    *(
        Row(f"{tile} not owned", "MW-100", lambda: play(plain(), "place 3a2"), f"{tile} 3a1")
        for tile in ("barrier", "exchange", "drift")
    ),
    *(
        Row(
            f"{tile}: no marker left", "MW-102",
            functools.partial(owning, tile, "place 3a2", markers={"virus": 0}), f"{tile} 3a1",
        )
        for tile in ("barrier", "exchange", "drift")
    ),
    Row(
        "Barrier used in this turn", "MW-107",
        lambda: owning("barrier", "place 3a2", "barrier 1a1"), "barrier 1a2",
    ),
    Row(
        "Exchange used in this turn", "MW-117",
        lambda: owning("exchange", "place 3a2", "exchange 3a6"), "exchange 3a5",
    ),
    Row(
        "Drift used in this turn", "MW-122",
        lambda: owning("drift", "place 3a2", "drift 3a3"), "drift 3a7",
    ),
    Row("Barrier before placing", "MW-107", lambda: owning("barrier"), "barrier 1a1"),
    Row("Exchange before placing", "MW-117", lambda: owning("exchange"), "exchange 3a5"),
    Row("Drift before placing", "MW-122", lambda: owning("drift"), "drift 3a4"),
    Row(
        "Barrier leaves no cell", "MW-111",
        lambda: play(
            given(
                virus=[n for n in CELLS if n[1] == "a"][:13],
                antibody=[n for n in CELLS if n[1] == "a"][13:26], last="4a5",
                mutations={"virus": "barrier"},
            ),
            "place 4a6",
        ),
        "barrier 4a7",
    ),
    Row(
        "Exchange: no opposing marker there", "MW-117", lambda: owning("exchange", "place 3a2"),
        "exchange 3a4",
    ),
    Row(
        "Drift: no free cell there", "MW-122", lambda: owning("drift", "place 3a2"), "drift 3a6"
    ),
    Row("Exchange: blocked cell", "MW-110", lambda: barred("exchange", "3a6"), "exchange 3a6"),
    Row("Drift: blocked cell", "MW-110", lambda: barred("drift", "3a3"), "drift 3a3"),
    Row(
        "Exchange: blocked, but no opposing marker there anyway", "MW-117",
        lambda: barred("exchange", "3a3"), "exchange 3a3",
    ),
    Row(
        "Drift: blocked, but not adjacent anyway", "MW-122", lambda: barred("drift", "1a1"),
        "drift 1a1",
    ),
    Row("Drift to another board", "MW-02", lambda: owning("drift", "place 3a2"), "drift 3b3"),
    # counter, pass
    Row("nothing to react to: counter", "MW-112", plain, "counter", 0),
    Row("nothing to react to: pass", "MW-112", plain, "pass", 0),
    Row(
        "a gene is used, but there is no marker", "MW-112",
        lambda: play(
            holding(
                "necrosis", "place 3a2", mutations={"antibody": "gene_theft"},
                markers={"antibody": 0},
            ),
            "use necrosis",
        ),
        "counter", 0,
    ),
    Row(
        "something else while a reaction is asked", "MW-15",
        lambda: holding(
            "necrosis", "place 3a2", "use necrosis", mutations={"antibody": "gene_theft"}
        ),
        "place 3a1",
    ),
    # keep
    Row(
        "not one of the own two tiles", "MW-100", lambda: start("C", "reference", *DEAL),
        "keep exchange", 0,
    ),
    Row(
        "chosen already", "MW-100", lambda: start("C", "reference", *DEAL, "0: keep drift"),
        "keep barrier", 0,
    ),
    Row(
        "chosen by both already", "MW-100",
        lambda: start("C", "reference", *DEAL, "0: keep drift", "1: keep dominance"),
        "keep drift", 0,
    ),
    Row("no choice now", "MW-100", plain, "keep drift", 0),
    Row("the other player's decision: keep", "MW-15", plain, "keep drift", 1),
    Row("the other player's decision: counter", "MW-15", plain, "counter", 1),
    Row(
        "something else while a tile is to be chosen", "MW-15",
        lambda: start("C", "reference", *DEAL), "place 3a7", 0,
    ),
]  # fmt: skip
NAMES = [row.name for row in ROWS]


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_each_reason_is_told_with_its_rule(row: Row):
    state = row.state()
    before = state.to_dict()
    assert why(state, row.action, row.seat) == [row.rule]
    with pytest.raises(miasma.IllegalAction) as refused:
        state.play(row.action, row.seat)
    assert [reason.rule for reason in refused.value.reasons] == [row.rule]
    assert row.rule in str(refused.value)
    assert state.to_dict() == before, "an illegal action changes nothing"


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_reason_is_said_in_three_languages(row: Row, lang: str):
    (reason,) = row.state().why_not(row.action, row.seat)
    said = reason.text(lang)
    assert re.match("[«„“]?[A-ZÄÖÜА-Я0-9]", said)
    assert said.endswith((".", "!", "?"))
    assert not re.search(r"[{}$]|\bNone\b", said)
    assert bool(re.search("[а-яё]", said)) == (lang == "ru")
    for other in set(LANGUAGES) - {lang}:
        assert reason.text(other) != said


@pytest.mark.parametrize(
    ("name", "state", "action", "rule"),
    [
        # The first reason that applies is named, in the order of the table.
        ("not held before inhibited", lambda: plain(inhibited="virus"), "use necrosis", "MW-27"),
        (
            "inhibited before the window", lambda: holding("necrosis", inhibited="virus"),
            "use necrosis", "MW-47",
        ),
        (
            "limit before the window",
            lambda: holding("bloodstream necrosis", "use bloodstream"), "use necrosis", "MW-28",
        ),
        (
            "arrow before the window", lambda: holding("transcription"), "copy necrosis", "MW-56",
        ),
        (
            "window before the target", lambda: holding("apoptosis"), "use apoptosis 1a1", "MW-32",
        ),
        (
            "a free blocked cell far away is barred",
            lambda: plain(mutations={"antibody": "barrier"}, barrier="1a1"), "place 1a1", "MW-108",
        ),
        (
            "an occupied blocked cell is barred",
            lambda: plain(mutations={"antibody": "barrier"}, barrier="3a6"), "place 3a6", "MW-108",
        ),
        (
            "owner before marker", lambda: owning("drift", "place 3a2", markers={"virus": 0}),
            "exchange 3a6", "MW-100",
        ),
        (
            "marker before the window", lambda: owning("drift", markers={"virus": 0}), "drift 3a4",
            "MW-102",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) and " " in value else "",
)  # fmt: skip
def test_the_first_reason_that_applies_is_named(name, state, action, rule):
    assert why(state(), action) == [rule]


@pytest.mark.rule("MW-100")
def test_a_choice_that_both_have_made_is_told_as_made():
    state = start("C", "reference", *DEAL, "0: keep drift", "1: keep dominance")
    (reason,) = state.why_not("keep barrier", 0)
    assert reason.text("en") == "The choice of the mutation has been made and stands."


@pytest.mark.rule("MW-55")
def test_a_copy_outside_its_window_is_told_by_the_ability_whose_window_it_has():
    after = holding("transcription", used={"antibody": "necrosis"})
    (reason,) = after.why_not("copy necrosis")
    assert reason.text("en").startswith("Necrosis works only after placing")
    before = holding("transcription", "place 3a2", used={"antibody": "bloodstream"})
    (reason,) = before.why_not("copy bloodstream")
    assert reason.text("en").startswith("Bloodstream works only before placing")
    taken = play(
        plain(tokens="3a2", used={"antibody": "bloodstream"}), "place 3a2", "gene transcription"
    )
    (reason,) = taken.why_not("copy bloodstream")
    assert reason.text("en").startswith("You have only just taken Transcription, and Bloodstream,")


def test_every_illegal_action_has_one_reason_and_no_legal_one_has_any():
    """All 496 actions for all seats, in random positions of random games."""
    for seed in range(12):
        rng = Random(seed)
        record = random_game(seed).record()
        plies = sorted(rng.sample(range(len(record.entries)), 4))
        for ply in plies:
            state = record.at(ply)
            for seat in (0, 1):
                legal = set(state.legal(seat))
                for action in range(len(GAME.vocabulary)):
                    reasons = state.why_not(action, seat)
                    assert len(reasons) == (action not in legal)
                    assert all(reason.rule.startswith("MW-") for reason in reasons)


def test_every_reason_of_the_game_stands_in_the_rows():
    """Messages that no row above asks for would be untested."""
    source = Path(why_not.__file__).read_text(encoding="utf-8")
    keys = set(re.findall(r'_no\(\s*(?:rule|"MW-\w+"), "([\w-]+)"', source))
    asked = {
        reason.key.removeprefix("why-")
        for row in ROWS
        for reason in row.state().why_not(row.action, row.seat)
    }
    assert keys == asked
