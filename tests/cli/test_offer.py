"""Options in groups: what they have in common is said once."""

from __future__ import annotations

from random import Random

import pytest

import miasma
from miasma.cli.offer import Offer, common


@pytest.mark.parametrize(
    ("texts", "shared"),
    [
        (["Riot Squad → F1", "Riot Squad → Town Center"], ("Riot Squad → ", "")),
        (["Agee: search", "Special Agent Wright: search"], ("", ": search")),
        (["Put 1 stone", "Put 2 stones"], ("Put ", "")),
        (
            ["from Cairo to Rome by ship", "from Lagos to Rome by ship"],
            ("from ", " to Rome by ship"),
        ),
        (["pass", "end"], None),
        (["search", "search here"], None),
    ],
)
def test_whole_words_that_all_share(texts, shared):
    assert common(texts) == shared


def test_a_hundred_moves_fit_a_screen():
    game = miasma.game("zeds")
    state = game.start(1, seed=3, options={"level": "V"})
    rng = Random(2)
    while len(state.legal(state.to_act[0])) < 100:
        state.take(rng.choice(state.legal(state.to_act[0])), state.to_act[0])
    offer = Offer(game, state.options(0), "en")
    assert len(offer) >= 100
    assert len(offer.groups) < 40
    moves = [group for group in offer.groups if group.heading.endswith("→ …")]
    assert moves
    for group in moves:
        assert group.words == tuple(offer[n].args[-1] for n in group.numbers)
        assert all(offer[n].kind == "move" for n in group.numbers)
    searches = [group for group in offer.groups if group.heading == "…: search"]
    assert searches
    for group in searches:
        assert len(set(group.words)) == len(group.numbers)
    assert [n for group in offer.groups for n in group.numbers] == list(range(1, len(offer) + 1))
