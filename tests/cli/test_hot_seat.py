"""Several people at one screen: each sees their own, secrets are wiped in between."""

import pytest

from miasma.cli.offer import Offer
from miasma.cli.table import CannotUndo, Chair, Table

WIPE = "-" * 40


def test_secret_choices_are_made_one_after_the_other_behind_a_wiped_screen(run):
    out = run(
        "play", "microworld", "--seats", "human,human", "--seed", 4,
        "-o", "scenario=custom", "-o", "rules=C",
        typed="\n1\n\n1\n",
    ).out  # fmt: skip
    _, ask_virus, virus, ask_antibody, antibody, *_ = out.split(WIPE)
    assert "Pass the screen to Virus" in ask_virus
    assert "Pass the screen to Antibody" in ask_antibody
    assert "Virus is dealt the mutation tile" in virus
    assert "Antibody is dealt a mutation tile." in virus
    assert "Virus is dealt a mutation tile." in antibody
    assert "Virus is dealt the mutation tile" not in antibody
    assert "keep" not in ask_antibody
    assert "chosen in secret" in antibody


def test_nothing_is_wiped_while_there_is_nothing_to_hide(run):
    out = run(
        "play", "microworld", "--seats", "human,human", "--seed", 4, "-o", "open_genes=true",
        typed="1\n1\n1\n",
    ).out  # fmt: skip
    assert WIPE not in out
    assert "Antibody (you)" in out


def test_three_doctors_play_a_round(run, tiny):
    out = run("play", "quarantine", "--seats", "human,human,human", "--seed", 1, typed="\n1\n" * 40)
    assert "You have won together." in out.out or "The game has beaten you." in out.out


def table(game, people, seed=4, **options):
    state = game.start(people, seed, options)
    return Table(game, state, [Chair("human")] * people)


@pytest.fixture
def game():
    import miasma

    return miasma.game("microworld")


def settle(at):
    while at.state.to_act and at.state.to_act[0] < 0:
        at.roll()


def test_undo_stops_where_somebody_else_has_acted(game):
    at = table(game, 2, board="reference")
    settle(at)
    first = at.state.options(0)[0]
    at.decide(0, first)
    assert at.undo(0)[0].action == first.index
    at.decide(0, first)
    at.decide(0, game.parse("end"))
    at.decide(1, at.state.options(1)[0])
    with pytest.raises(CannotUndo, match="play-undo-others") as refusal:
        at.undo(0)
    assert refusal.value.seat == 1


def test_undo_stops_where_something_was_revealed(game):
    at = table(game, 2, board="reference")
    settle(at)
    at.decide(0, at.state.options(0)[0])
    at.decide(0, game.parse("end"))
    spots = [cell["id"] for cell in at.state.view(None)["cells"] if cell["token"]]
    onto = [action for action in at.state.options(1) if action.args[0] in spots]
    assert onto, "this opening has a gene beside the first marker"
    at.decide(1, onto[0])
    settle(at)
    with pytest.raises(CannotUndo, match="play-undo-revealed"):
        at.undo(1)


def test_a_decision_that_fails_leaves_no_mark(game):
    import miasma

    at = table(game, 2, board="reference")
    settle(at)
    with pytest.raises(miasma.IllegalAction):
        at.decide(0, game.parse("end"))
    assert at.marks == []
    assert len(at.moments) == at.state.ply


def test_options_are_grouped_and_numbered_in_the_order_shown(game):
    at = table(game, 2, board="reference")
    settle(at)
    offer = Offer(game, at.state.options(0), "en")
    assert [group.heading for group in offer.groups] == ["Place a marker at …"]
    assert [n for group in offer.groups for n in group.numbers] == list(range(1, len(offer) + 1))
    assert [offer[n] for n in range(1, len(offer) + 1)] == offer.actions
    assert offer.number_of(game.parse("end")) == 0
    first = offer[1].notation
    assert offer.find(f"  {first.upper().replace(' ', '   ')} ") == [offer[1]]
    assert offer.find(first.split()[1]) == [offer[1]]
    assert len(offer.find("pl")) == len(offer)
    assert offer.find("") == []
    assert first in offer.close_to(first.replace("place", "plaec"))
