"""The front door: every name that records, tests and tools outside the project rely on."""

import json
from random import Random

import pytest

import miasma
from miasma.core.actions import Vocabulary
from miasma.core.options import OptionsSchema


@pytest.fixture
def game() -> miasma.Game:
    return miasma.game("microworld")


@pytest.fixture
def state(game: miasma.Game) -> miasma.State:
    state = game.start(seats=2, seed=7, options={"scenario": "s07", "board": "reference"})
    state.advance()
    return state


def test_games_are_listed_and_found_by_id(game: miasma.Game) -> None:
    ids = miasma.games()
    assert isinstance(ids, list)
    assert "microworld" in ids
    assert miasma.game("microworld") is game


def test_a_game_has_id_title_seats_options_and_vocabulary(game: miasma.Game) -> None:
    assert (game.id, game.title, game.seats) == ("microworld", "Microworld", (2, 2))
    assert isinstance(game.options_schema, OptionsSchema)
    assert isinstance(game.vocabulary, Vocabulary)
    assert len(game.vocabulary) == 496


def test_to_act_names_seats_chance_or_nobody(game: miasma.Game) -> None:
    state = game.start(seats=2, seed=7, options={"scenario": "custom", "rules": "C"})
    seen = set()
    rng = Random(1)
    while not state.over:
        seen.add(state.to_act)
        actor = state.to_act[0]
        state.play(rng.choice(state.legal(actor)), actor)
    assert seen == {(miasma.CHANCE,), (0, 1), (0,), (1,)}
    assert state.to_act == ()


def test_options_and_legal_are_the_same_list(state: miasma.State) -> None:
    (seat,) = state.to_act
    options = state.options(seat)
    assert all(isinstance(action, miasma.Action) for action in options)
    assert [action.index for action in options] == state.legal(seat) == sorted(state.legal(seat))
    for action in options:
        assert isinstance(action.targets, tuple)
        assert state.game.parse(str(action)) == action


@pytest.mark.parametrize("form", ["action", "index", "notation"])
def test_play_takes_an_action_an_index_or_a_notation(state: miasma.State, form: str) -> None:
    action = state.options(0)[0]
    ways: dict[str, miasma.Action | int | str] = {
        "action": action,
        "index": action.index,
        "notation": str(action),
    }
    before = state.ply
    state.play(ways[form], seat=0)
    assert state.ply == before + 1
    assert state.moves()[-1] == (0, action.index)


def test_what_is_illegal_raises_and_changes_nothing(state: miasma.State) -> None:
    before = state.to_dict()
    with pytest.raises(miasma.IllegalAction):
        state.play("end")
    assert state.to_dict() == before


def test_advance_plays_pending_chance(game: miasma.Game) -> None:
    one, two = game.start(seed=7), game.start(seed=8)
    assert one.to_act == (miasma.CHANCE,)
    one.advance(Random(3))
    two.advance(Random(3))
    assert one.to_act == (0,)
    assert one.view() == two.view()


def test_the_outcome_is_there_when_it_is_over(state: miasma.State) -> None:
    rng = Random(1)
    assert (state.clone().over, state.clone().outcome) == (False, None)
    while not state.over:
        actor = state.to_act[0]
        state.play(rng.choice(state.legal(actor)), actor)
    outcome = state.outcome
    assert isinstance(outcome, miasma.Outcome)
    assert len(outcome.scores) == 2
    assert set(outcome.winners) <= {0, 1}
    assert isinstance(outcome.reason, str)
    assert json.loads(json.dumps(outcome)) == outcome


def test_states_are_cloned_viewed_saved_and_loaded(game: miasma.Game, state: miasma.State) -> None:
    assert state.clone().to_dict() == state.to_dict()
    assert json.loads(json.dumps(state.view(1))) == state.view(1)
    assert game.from_dict(json.loads(json.dumps(state.to_dict()))).to_dict() == state.to_dict()


def test_a_record_is_written_read_and_replayed(state: miasma.State) -> None:
    rng = Random(1)
    for _ in range(9):
        state.advance(rng)
        state.play(rng.choice(state.legal(state.to_act[0])), state.to_act[0])
    record = state.record()
    assert isinstance(record, miasma.Record)
    again = miasma.Record.loads(record.dumps())
    assert again == record
    assert again.replay().view(0) == state.view(0)
    assert again.at(3).ply == 3


def test_a_scene_is_drawn_and_written_as_svg(state: miasma.State) -> None:
    assert state.scene(0).to_svg().lstrip().startswith("<svg")
    assert state.scene(None, lang="ru").lang == "ru"


def test_why_not_names_rules(state: miasma.State) -> None:
    reasons = state.why_not("end")
    assert [type(reason) for reason in reasons] == [miasma.Reason]
    assert reasons[0].rule.startswith("MW-")
    assert reasons[0].message
    assert state.why_not(state.options(0)[0]) == []


def test_parse_reads_a_notation(game: miasma.Game) -> None:
    action = game.parse("place 3b5")
    assert isinstance(action, miasma.Action)
    assert (str(action), action.targets) == ("place 3b5", ("cell-3b5",))


def test_an_agent_chooses_an_option(state: miasma.State) -> None:
    for name, parameters in (("random", {}), ("greedy", {}), ("mcts", {"budget": 5})):
        agent = miasma.agent(name, **parameters)
        assert agent.choose(state, 0) in state.options(0)


def test_the_example_of_the_front_page_runs() -> None:
    """The one in the docstring of the package."""
    game = miasma.game("microworld")
    state = game.start(seats=2, seed=7)
    while not state.over:
        state.advance()
        for seat in state.to_act:
            state.play(state.options(seat)[0], seat)
    assert state.outcome


def test_every_public_name_is_there() -> None:
    for name in miasma.__all__:
        assert hasattr(miasma, name)
    assert miasma.__version__
    assert miasma.CHANCE == -1
