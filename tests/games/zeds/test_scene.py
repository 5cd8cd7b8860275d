"""The picture: what is new, the order of the tracks, marches, and the melee with its table."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.zeds.given import GAME, activate, given, play, space
from tests.games.zeds.given import piece as number
from tests.games.zeds.make_pictures import fight

from miasma.core.elements import Element, circle
from miasma.core.scene import Scene
from miasma.core.text import LANGUAGES, catalog
from miasma.core.widgets import Button, Heading, Panel, Table, Text, Token, Track, Widget
from miasma.games.zeds.effects import MARKERS
from miasma.games.zeds.game import LEVELS
from miasma.games.zeds.reader import Reader
from miasma.games.zeds.scene_fight import _table
from miasma.games.zeds.scene_pieces import fan
from miasma.games.zeds.scene_placed import moved, placed
from miasma.games.zeds.state import ZedsState
from miasma.games.zeds.table import (
    ACTION_PHASE,
    ENTRY,
    F_COLUMN,
    MARKER,
    NEXT_TRACK,
    PHASE,
    TURN,
    ZEDS_PHASE,
)


def panel(scene: Scene, name: str) -> Panel:
    """A panel by its id."""
    found = scene.find(name)
    assert isinstance(found, Panel), name
    return found


def parts(scene: Scene, name: str, kind: type[Widget]) -> list[Widget]:
    """The widgets of a kind in a panel."""
    return [part for part in panel(scene, name).children if isinstance(part, kind)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_level_opens_with_what_is_new(level: str, lang: str) -> None:
    state = GAME.start(1, seed=2, options={"level": level})
    lines = parts(state.scene(0, lang), "panel-new", Text)
    assert lines
    assert all(isinstance(line, Text) and line.rule.startswith("ZD-") for line in lines)
    later = given(level)
    later.t[TURN] = 2
    assert "panel-new" not in later.scene(0, lang).ids()


@pytest.mark.rule("ZD-404")
def test_the_tracks_of_the_card_are_done_current_and_to_come() -> None:
    s = given("II", event="b08", zeds={"M3": "zed_5_3", "H3": "zed_4_2", "F3": "zed_4_2"})
    printed = s.book.event_zeds[GAME.data.events.index(next(
        card for card in GAME.data.events if card.id == "b08"))]  # fmt: skip
    assert len(printed) == 2
    s.t[PHASE], s.t[ENTRY], s.t[NEXT_TRACK] = ZEDS_PHASE, 1, printed[0]
    scene = s.scene(None)
    (order,) = parts(scene, "panel-event", Track)
    assert isinstance(order, Track)
    assert [spot.state for spot in order.spaces] == ["current", "idle"]
    marches = {id for id in scene.ids() if id.startswith("march-")}
    assert marches == {"march-M3", "march-H3"}
    s.t[ENTRY], s.t[NEXT_TRACK] = 2, printed[1]
    (order,) = parts(s.scene(None), "panel-event", Track)
    assert isinstance(order, Track)
    assert [spot.state for spot in order.spaces] == ["done", "current"]


@pytest.mark.parametrize(("lang", "done"), [("en", "done"), ("de", "erledigt"), ("ru", "готово")])
def test_when_a_track_moves_is_written_over_the_counters(lang: str, done: str) -> None:
    s = given("II", event="b08", zeds={"M_start": "zed_5_3", "M6": "zed_4_2"})
    s.t[PHASE] = ACTION_PHASE
    scene = s.scene(None, lang)
    painted = [piece.id for piece in scene.pieces]
    counters = [place for place, id in enumerate(painted) if (id or "").startswith("unit-z")]
    assert len(counters) == 2
    assert painted.index("note-mountain") > max(counters)
    note, sign = scene.find("note-mountain"), scene.find("track-mountain")
    assert isinstance(note, Element)
    assert sign is not None
    assert note.text == done
    assert done in sign.tip
    assert "note-forest" not in painted


@pytest.mark.rule("ZD-501")
@pytest.mark.rule("ZD-1301")
@pytest.mark.parametrize(
    ("level", "seats", "given_here"), [("base", 1, 1), ("II", 1, 7), ("II", 3, 5)]
)
def test_the_card_says_how_many_actions_it_gives_here(
    level: str, seats: int, given_here: int
) -> None:
    s = given(level, seats=seats, event="b01")
    lines = [part.text for part in parts(s.scene(None), "panel-event", Text)
             if isinstance(part, Text)]  # fmt: skip
    assert any(line.endswith(f"Event actions: {given_here}") for line in lines)


@pytest.mark.rule("ZD-602")
@pytest.mark.rule("ZD-303")
def test_a_melee_shows_its_sum_and_its_table() -> None:
    scene = fight().scene(0)
    (table,) = parts(scene, "panel-fight", Table)
    assert isinstance(table, Table)
    # 9 : 5 begins in column 2, the barricade leads to 4; the dice show 8.
    assert table.head == ("", "Z >", "=", "H >")  # what counts, in a narrow note
    assert (table.start, table.column, table.row) == (1, 3, 4)
    assert table.rows[4][3] == "3/1◂"
    lines = [line for line in parts(scene, "panel-fight", Text) if isinstance(line, Text)]
    assert [line.text for line in lines if line.tone == "good"] == ["+2 Barricade"]
    assert [line.struck for line in lines if line.tone == "quiet"] == [True]
    heads = [line for line in parts(scene, "panel-fight", Heading) if isinstance(line, Heading)]
    assert heads[-1].text == "Hits: Zeds 3, humans 1"


def test_the_last_melee_stays_until_somebody_acts() -> None:
    s = given("base", units={"civ1": "F0", "hunt": "town"}, zeds={"F1": "zed_4_2"})
    s.imagined = False
    activate(s, "forest")
    play(s, "pick civ1", "die 4", "die 3", "...")
    assert not s.view(0)["fight"]
    assert panel(s.scene(0), "panel-fight").title == "Last melee: Business District (F0)"
    lines = parts(s.scene(0), "panel-fight", Text)
    assert any(isinstance(line, Text) and line.text == "The foes fall back." for line in lines)
    assert s.clone().scene(0).to_dict() == s.scene(0).to_dict()
    play(s, "search civ1")
    assert "panel-fight" not in s.scene(0).ids()


def test_every_column_of_the_melee_table_can_be_shown() -> None:
    s = fight()
    for start in range(7):
        for column in range(7):
            s.t[F_COLUMN] = column
            table = _table(Reader(s, 0, "en"), start, column)
            assert len(table.head) == max(3, abs(start - column) + 1) + 1
            assert table.head[table.column] == catalog("zeds", "en").say(f"column-{column}")
            assert 1 <= table.start < len(table.head)


@pytest.mark.parametrize("count", range(1, 16))
def test_counters_in_town_center_do_not_cover_each_other(count: int) -> None:
    spots = fan(count, space("town"))
    assert len(spots) == len(set(spots)) == count
    if count <= 8:
        for n, (x, y) in enumerate(spots):
            others = [(abs(x - a), abs(y - b)) for a, b in spots[:n]]
            assert all(dx >= 47 or dy >= 48 for dx, dy in others)


@pytest.mark.rule("ZD-504")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_ability_buttons_name_their_owner_and_effect(lang: str) -> None:
    s = given("base", units={"hernandez": "town", "hunt": "town", "civ1": "town"})
    buttons = [part for part in parts(s.scene(0, lang), "panel-own", Button)
               if part.id.startswith("key-")]  # fmt: skip
    assert len(buttons) == 2
    for button in buttons:
        assert isinstance(button, Button)
        assert button.text == button.label
        assert ": " in button.text
        assert button.tip.startswith(button.text.split(": ")[1] + " (")


def test_units_with_free_actions_are_marked() -> None:
    s = given("base", units={"hunt": "town", "civ1": "town"})
    before = s.scene(0).find("unit-civ1")
    play(s, "use leadership", "pick civ1")
    after = s.scene(0).find("unit-civ1")
    assert isinstance(before, Element)
    assert isinstance(after, Element)
    assert len(after.children) == len(before.children) + 1
    assert "A free action." in after.tip
    assert any(line.text == "Free actions: Civilians 1." for line in
               parts(s.scene(0), "panel-own", Text) if isinstance(line, Text))  # fmt: skip


@pytest.mark.rule("ZD-618")
def test_the_name_of_a_zed_is_explained() -> None:
    s = given("base", zeds={"F3": "zed_4_3"})
    shown = [p for p in s.scene(0).pieces if (p.id or "").startswith("unit-z")]
    assert "Fresh strength 4; after 3 hits it is reduced to 3" in shown[0].tip


@pytest.mark.rule("ZD-580")
def test_the_lab_names_its_components_and_what_the_next_card_needs() -> None:
    scene = given("III").scene(0)
    names = [part.caption for part in parts(scene, "panel-research", Token)
             if isinstance(part, Token)]  # fmt: skip
    assert names == [entry.name["en"] for entry in GAME.data.components]
    lines = [line.text for line in parts(scene, "panel-research", Text) if isinstance(line, Text)]
    assert lines[0].startswith("Next card: a scientist in the lab rolls 3 or more")


@pytest.mark.rule("ZD-604")
def test_the_odds_stand_there_before_the_dice_fall() -> None:
    s = given("II", units={"civ1": "F0"}, zeds={"F1": "zed_4_2"})
    activate(s, "forest")
    play(s, "...")
    heads = parts(s.scene(0), "panel-fight", Heading)
    assert any(isinstance(head, Heading) and "%" in head.note for head in heads)


def test_enemies_in_one_space_stand_face_to_face() -> None:
    s = given("II", units={"civ1": "S3"}, zeds={"S4": "zed_5_3 zed_4_2"}, barricades=0)
    activate(s, "suburbs")
    scene = s.scene(0)
    unit, foe = scene.find("unit-civ1"), scene.find("unit-z13")
    assert unit is not None
    assert foe is not None
    assert space("S3") >= 0


def test_every_position_of_a_game_can_be_drawn() -> None:
    rng = Random(12)
    state = GAME.start(4, seed=12, options={"level": "V"})
    assert isinstance(state, ZedsState)
    while not state.over:
        actor = state.to_act[0]
        if rng.random() < 0.03:
            assert not state.scene(rng.choice((0, 1, 2, 3, None)), rng.choice(LANGUAGES)).problems()
        state.take(rng.choice(state.legal(actor)), actor)


def test_whoever_is_asked_reads_where_to_answer() -> None:
    rng = Random(5)
    state = GAME.start(2, seed=5, options={"level": "V"})
    elsewhere = 0
    while not state.over:
        actor = state.to_act[0]
        if actor >= 0 and rng.random() < 0.1:
            own = panel(state.scene(actor), "panel-own")
            assert own.children
            elsewhere += not any(isinstance(part, Button) for part in own.children)
        state.take(rng.choice(state.legal(actor)), actor)
    assert elsewhere > 3


@pytest.mark.parametrize(
    ("d", "there"),
    [
        ("M1 2L3-4H5V.5Z", "M11 1L13 -5H15V-0.5Z"),
        ("M0-1A3 2.5 0 1 1 4-5ZQ1 2 3 4T5 6", "M10 -2A3 2.5 0 1 1 14 -6ZQ11 1 13 3T15 5"),
    ],
)
def test_a_path_is_moved_by_its_numbers(d: str, there: str) -> None:
    assert moved(d, 10, -1) == there


def test_a_drawing_is_placed_with_all_its_lengths() -> None:
    found = placed(circle(1, 2, 3, stroke_width=2, fill="#fff"), 10, 20, 0.5).attributes
    assert (found["cx"], found["cy"], found["r"]) == ("10.5", "21", "1.5")
    assert (found["stroke-width"], found["fill"]) == ("1", "#fff")
    assert moved("M2 4l2 2A4 2 0 1 1 6 8", 10, 20, 0.5) == "M11 22l1 1A2 1 0 1 1 13 24"


def test_nothing_painted_on_the_map_has_a_transform() -> None:
    for level in LEVELS:
        stage = GAME.start(1, options={"level": level}).scene(0).stage
        assert stage is not None
        for element in stage.elements:
            for part in element.walk():
                assert part.tag != "use", part
                assert not {"transform", "opacity"} & part.attributes.keys(), part


def test_only_what_travels_has_a_transform() -> None:
    """Each transform costs the browser in every frame: spaces and tags do without."""
    scene = fight().scene(0)

    def shifted(element: Element) -> int:
        own = "transform" in element.attributes and element.tag != "use"
        return own + sum(shifted(child) for child in element.children)

    assert any(piece.id.startswith("unit-") for piece in scene.pieces)
    for piece in scene.pieces:
        travels = piece.id.startswith(("unit-", "mob-", "track-"))
        assert shifted(piece) == travels, piece.id


def test_a_hyphen_in_the_name_of_a_shift_is_no_minus() -> None:
    s = given("base", units={"civ1": "F0"}, zeds={"F1": "zed_4_2"})
    s.t[MARKER + MARKERS.index("well_armed")] = number("civ1")
    activate(s, "forest")
    play(s, "pick civ1")
    lines = parts(s.scene(0), "panel-fight", Text)
    assert "+1 Well-Armed" in [line.text for line in lines if isinstance(line, Text)]


def test_the_credits_say_what_a_line_counts_and_take_away_with_a_minus() -> None:
    s = given("base", units={"hunt": "town"}, zeds={"F0": "zed_4_2"})
    while not s.over:
        s.take(s.legal(s.to_act[0])[0], s.to_act[0])
    (cut,) = [line for line in parts(s.scene(0), "panel-credits", Text) if "credit-unf" in line.id]
    assert isinstance(cut, Text)
    assert cut.text.startswith("−")
    assert cut.tip == "After a defeat: each event card not yet revealed"


def test_a_marker_and_the_graveyard_say_what_they_are() -> None:
    s = given("base", units={"civ1": "F4"}, defiant=1 << number("civ1"))
    told = {thing.id: thing.tip for thing in s.scene(0).pieces if thing.id}
    assert "Defiant: Will not leave this space until it has been attacked." in told["unit-civ1"]
    assert told["space-graveyard"] == "Fallen units: 0."
