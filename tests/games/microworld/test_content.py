"""A content pack may change numbers; what the rules can't play is refused with its place."""

import pytest

import miasma
from miasma import ContentError

REFUSED = {
    "a cell that is not there": (
        "board",
        '[[cell]]\nid = "1a1"\nneighbours = ["1a2", "9z9"]',
        "cell 1a1: neighbours: 9z9 is no other cell of side 1a",
    ),
    "a neighbour on one side only": (
        "board",
        '[[cell]]\nid = "1a1"\nneighbours = ["1a2", "1a3", "1a7"]',
        "cell 1a1: neighbours: 1a7 does not name 1a1 in turn",
    ),
    "a kind that is none": (
        "board",
        '[[cell]]\nid = "1a1"\nkind = "brain"',
        "cell 1a1 kind",
    ),
    "a preset with a tile twice": (
        "components",
        '[[board_preset]]\nid = "mixed"\nsides = ["1a", "1b", "2a", "3a"]',
        "board_preset mixed: sides: must name one side of each tile",
    ),
    "too many genes": ("components", "[setup]\ngenes_in_reserve = 9", "genes_in_reserve"),
    "too few placements": (
        "components",
        "[setup]\nplacements_per_player = 13",
        "both players together must fill the board",
    ),
    "another verb": (
        "genes",
        '[[gene]]\nid = "necrosis"\neffects = [{verb = "flip_marker", on = "placed_marker"}]',
        "gene necrosis: verb must be 'seal_tissue'",
    ),
    "a number out of range": (
        "rules",
        '[[rule]]\nid = "F"\neffects = [{verb = "bonus_on_fill_tissue", bonus = 1000}]',
        "rule F: bonus: must be from 0 to 99",
    ),
    "a text without a language": (
        "goals",
        '[[goal]]\nid = "cell_chain"\nname = {ru = ""}',
        "goal cell_chain: name: has no text in ru",
    ),
    "a rule nobody knows": (
        "scenarios",
        '[[scenario]]\nid = "s01"\nrules = ["Z"]',
        "scenario s01: there is no rule Z",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_packs_that_can_not_be_played(name, tmp_path):
    file, text, says = REFUSED[name]
    (tmp_path / f"{file}.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        miasma.game("microworld", content=tmp_path)
    assert str(caught.value).startswith(f"{file}.toml: ")
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_pack_changes_numbers_and_the_digest(tmp_path):
    pack = (
        '[[rule]]\nid = "E"\neffects = [{verb = "bonus_on_place_kind", kind = "bone", bonus = 3}]'
    )
    (tmp_path / "rules.toml").write_text(pack, encoding="utf-8")
    game = miasma.game("microworld", content=tmp_path)
    options = {"board": "reference", "scenario": "custom", "rules": "E"}
    state = game.start(options=options)
    state.play("place 1a4")
    assert state.view(0)["scores"] == [3, 0]
    assert game.content_digest != miasma.game("microworld").content_digest
    with pytest.raises(miasma.RecordError, match="other content"):
        miasma.Record.loads(state.record().dumps()).replay()
