"""Extra rules in general, scenarios and the options of a game: MW-80 … MW-83, MW-140, MW-141."""

from __future__ import annotations

import itertools

import pytest
from tests.games.microworld.given import (
    GAME,
    GENES,
    given,
    hand,
    new_game,
    options,
    places,
    play,
    random_game,
    score,
    see,
    start,
)

import miasma
from miasma.core.chance import CHANCE

SCENARIOS = {
    "basic": ("First Infection", ""), "s01": ("Muscle Fever", "H"), "s02": ("Raw Nerves", "EG"),
    "s03": ("Closing Wounds", "FH"), "s04": ("Fever Curve", "DE"), "s05": ("Target Organ", "BG"),
    "s06": ("Gene Pool", "AH"), "s07": ("Arms Race", "ADF"), "s08": ("Mutant Strain", "CE"),
    "s09": ("Immune Memory", "BCFH"), "s10": ("State of Emergency", "ABCDEFGH"),
}  # fmt: skip


def _draws(rules: str) -> list[str]:
    """The kinds of chance in the setup of a set of rules."""
    return (
        ["gene"] * 2 * ("A" in rules)
        + ["goal"] * ("B" in rules)
        + ["mutation"] * 4 * ("C" in rules)
    )


@pytest.mark.rule("MW-80")
def test_all_256_sets_of_extra_rules_can_be_played():
    letters = "ABCDEFGH"
    for size in range(9):
        for chosen in itertools.combinations(letters, size):
            rules = "".join(chosen)
            state = new_game({"board": "reference", "scenario": "custom", "rules": rules})
            assert see(state, "rules") == list(chosen)
            drawn = []
            while state.to_act == (CHANCE,):
                action = state.options(CHANCE)[0]
                drawn.append(action.kind)
                state.play(action)
            assert drawn == _draws(rules)
            terms = state.terms
            assert terms.gene_limit == (2 if "A" in rules else 1)
            assert terms.race_score == (10 if "D" in rules else 0)
            assert terms.kind_bonus == [0, 0, 1 if "E" in rules else 0, 0]
            assert terms.fill_bonus == (2 if "F" in rules else 0)
            assert terms.factors == [2 if "H" in rules else 1, 1, 1, 0 if "G" in rules else 1]


@pytest.mark.rule("MW-80")
def test_random_sets_play_to_their_end_by_the_basic_rules():
    for seed in range(40):
        state = random_game(seed)
        assert state.over
        assert len(see(state, "pieces")) == 28


@pytest.mark.rule("MW-80")
@pytest.mark.parametrize("rules", ["BA", "AA", "I", "a", "A B", "ABCDEFGHA"])
def test_rules_are_named_in_alphabetical_order_once_each(rules):
    with pytest.raises(miasma.OptionError, match="option rules"):
        GAME.start(options={"scenario": "custom", "rules": rules})


@pytest.mark.rule("MW-80")
@pytest.mark.parametrize("scenario", ["basic", "s03", "s10"])
def test_rules_are_chosen_freely_only_in_custom_games(scenario):
    with pytest.raises(miasma.OptionError, match="scenario=custom"):
        GAME.start(options={"scenario": scenario, "rules": "A"})


@pytest.mark.rule("MW-81")
def test_an_extra_rule_wins_over_a_basic_rule():
    """Inhibition (basic): no points; E and F (extra) pay. One gene (basic): A allows two."""
    state = given(virus="1a1", antibody="4a2 4a3 3a7", last="3a7", rules="EF", inhibited="virus")
    assert score(play(state, "place 3a3", "end")) == (3, 0)
    state = given(
        virus="2a4", antibody="3a5", last="3a5", rules="A",
        hand={"virus": "replication inhibition"},
    )  # fmt: skip
    play(state, "place 3a2", "use replication")
    assert "use inhibition" in options(state)


@pytest.mark.rule("MW-82")
def test_a_first_game_is_played_without_extra_rules():
    state = new_game({}, seed=1)
    assert state.setup.options["scenario"] == "basic"
    assert state.setup.options["rules"] == ""
    assert see(state, "rules") == []
    assert see(state, "goal") is None
    defaults = {option.id: option.default for option in GAME.options_schema}
    assert defaults == {
        "board": "random", "scenario": "basic", "rules": "", "open_genes": False,
    }  # fmt: skip


@pytest.mark.rule("MW-83")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_rule_tiles_in_play_are_open_to_both_for_the_whole_game(scenario):
    state = GAME.start(options={"board": "mixed", "scenario": scenario}, seed=83)
    final = random_game(83, {"board": "mixed", "scenario": scenario})
    for then, seat in itertools.product((state, final), (0, 1, None)):
        assert then.view(seat)["rules"] == list(SCENARIOS[scenario][1])


@pytest.mark.rule("MW-140")
def test_the_scenario_sheet_has_the_basic_game_and_ten_scenarios_in_rising_complexity():
    sheet = GAME.data.scenarios
    assert {s.id: (s.name["en"], "".join(s.rules)) for s in sheet} == SCENARIOS
    assert [s.number for s in sheet] == list(range(11))
    weights = {rule.id: rule.complexity for rule in GAME.data.rules}
    assert [s.complexity for s in sheet] == [sum(weights[r] for r in s.rules) for s in sheet]
    assert sorted(s.complexity for s in sheet) == [s.complexity for s in sheet]
    offered = next(option for option in GAME.options_schema if option.id == "scenario").to_dict()
    assert offered["values"] == [*SCENARIOS, "custom"]


@pytest.mark.rule("MW-141")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_is_its_set_of_rules_and_nothing_else(scenario):
    """The same draws and choices in the scenario and in the custom game of the same set."""
    rules = SCENARIOS[scenario][1]
    named = random_game(141, {"board": "random", "scenario": scenario})
    free = random_game(141, {"board": "random", "scenario": "custom", "rules": rules})
    assert named.moves() == free.moves()
    assert named.position() == free.position()


@pytest.mark.rule("MW-R-30")
def test_open_genes_are_sampled_in_the_setup_spot_by_spot():
    state = start("", "reference", open_genes=True)
    spots = ["1a3", "1a4", "2a2", "2a7", "3a5", "3a7", "4a3"]
    for n, gene in enumerate(GENES):
        assert state.to_act == (CHANCE,)
        assert options(state, CHANCE) == [f"gene {left}" for left in GENES[n:]]
        play(state, f"gene {gene}")
    for seat in (0, 1, None):
        view = state.view(seat)
        lying = {cell["id"]: cell["gene"] for cell in view["cells"] if cell["token"]}
        assert lying == dict(zip(spots, GENES, strict=False))
        assert view["reserve"] == {"count": 2, "genes": ["necrosis", "transcription"]}
    assert state.to_act == (0,)


@pytest.mark.rule("MW-R-30")
def test_open_genes_make_no_draw_on_taking_and_hands_are_open():
    state = given(
        virus="1a1", antibody="3a6", last="3a6", open_genes=True,
        tokens={"3a5": "parasitism", "3a7": "necrosis"},
    )  # fmt: skip
    play(state, "place 3a5")
    assert state.to_act == (0,), "the token is known: no chance"
    assert options(state) == ["use parasitism", "end"]
    for seat in (0, 1, None):
        assert state.view(seat)["hands"][0]["genes"] == ["parasitism"]
        lying = {c["id"]: c["gene"] for c in state.view(seat)["cells"] if c["gene"]}
        assert lying == {"3a7": "necrosis"}
    assert state.invariants() == []


@pytest.mark.rule("MW-R-30")
def test_with_open_genes_rules_a_and_d_draw_among_the_reserve():
    genes = [f"gene {gene}" for gene in GENES]
    state = start("AD", "reference", *genes, open_genes=True)
    assert options(state, CHANCE) == ["gene necrosis", "gene transcription"]
    play(state, "gene transcription")
    assert options(state, CHANCE) == ["gene necrosis"], "one possible result is still a draw"
    play(state, "gene necrosis")
    assert hand(state, "virus") == {"transcription"}
    play(state, "place 3a7", "end")
    assert state.view(1)["reserve"] == {"count": 1, "genes": ["invasion"]}, "the opening gene"
    assert [c["gene"] for c in state.view(1)["cells"] if c["id"] == "3a7"] == [None]
    assert places(state) == {"3a3", "3a6", "4a2", "4a5"}


@pytest.mark.rule("MW-R-30")
def test_with_open_genes_the_race_draws_from_the_reserve():
    state = given(
        virus="2a4", antibody="3a5", last="3a5", rules="D", scores=(9, 0), open_genes=True,
        tokens={"1a3": "apoptosis", "3a7": "necrosis", "4a3": "invasion"},
        hand={"antibody": "replication"},
    )  # fmt: skip
    play(state, "place 3a2", "end")
    assert options(state, CHANCE) == [
        "gene bloodstream", "gene parasitism", "gene inhibition", "gene displacement",
        "gene transcription",
    ]  # fmt: skip
    play(state, "gene parasitism")
    assert state.view(1)["hands"][0]["genes"] == ["parasitism"]
    assert "parasitism" not in state.view(1)["reserve"]["genes"]
    assert state.invariants() == []


@pytest.mark.rule("MW-R-30")
def test_with_open_genes_mutations_are_still_dealt_and_chosen_in_secret():
    genes = [f"gene {gene}" for gene in GENES]
    deal = ["mutation drift", "mutation barrier", "mutation exchange", "mutation dominance"]
    state = start("C", "reference", *genes, *deal, "0: keep drift", open_genes=True)
    assert state.view(1)["mutations"][0]["offers"] == []
    assert state.view(1)["mutations"][0]["kept"] is None


@pytest.mark.rule("MW-R-30")
def test_open_genes_change_no_other_rule():
    """The same actions lead to the same scores, open or closed, when the same genes turn up."""
    for seed in range(8):
        played = random_game(seed, {"board": "cross", "scenario": "s07", "open_genes": False})
        state = GAME.start(options=played.setup.options | {"open_genes": True})
        moves = played.moves()
        drawn = _lying_genes(played)
        for gene in drawn:
            state.play(f"gene {gene}")
        for seat, action in moves:
            notation = str(GAME.vocabulary[action])
            if seat == CHANCE and state.to_act != (CHANCE,):
                continue
            state.play(notation, seat)
        assert state.over
        assert state.outcome == played.outcome


def _lying_genes(played) -> list[str]:
    """Where each gene of a closed game must have lain: the seven spots, then the reserve."""
    board = played.board
    spots = {i: "" for i in range(28) if board.spots >> i & 1}
    reserve: list[str] = []
    opening = -1
    then = new_game(played.setup.options)
    for seat, action in played.moves():
        word = GAME.vocabulary[action]
        if word.kind == "place" and then.view()["turn"] == 0:
            opening = then.board.ids.index(word.args[0])
        if seat == CHANCE:
            cell = then.view()["placed"]
            if then.view()["phase"] == "draw_gene":
                spots[then.board.ids.index(cell)] = word.args[0]
            else:
                reserve.append(word.args[0])
        then.play(word, seat)
    rest = [gene for gene in GENES if gene not in spots.values() and gene not in reserve]
    if len(reserve) == 3:  # rule D took the gene of the opening
        spots[opening] = reserve.pop()
    for place in (*(cell for cell, gene in spots.items() if not gene),):
        spots[place] = rest.pop()
    return [*spots.values(), *reserve, *rest]
