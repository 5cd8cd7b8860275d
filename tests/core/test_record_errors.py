"""Records that are wrong: what is wrong is told with its line, and nothing takes long."""

import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.tiny.game import Quarantine

from miasma.core.errors import RecordError
from miasma.core.record import MAX_DEPTH, MAX_PLIES, Entry, Record

HEAD = """\
[Game "quarantine"]
[Format "1"]
[Rules "1"]
[Content "CONTENT"]
[Seats "2"]
[Options "rounds=3"]

"""


@pytest.fixture
def text(tiny: Quarantine) -> str:
    """A beginning that is right; its first action stands in line 8."""
    return HEAD.replace("CONTENT", tiny.content_digest)


def refused(text: str, read: Callable[[str], object] = Record.loads) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read(text)
    message = str(caught.value)
    assert "\n" not in message
    assert len(message) < 300
    return caught.value


@pytest.mark.parametrize(
    ("body", "line", "message"),
    [
        ("0 play mask", 8, "'0 play mask' is no action: an action is 'SEAT: NOTATION'"),
        ("0:play mask", 8, "'0:play mask' is no action"),
        ("0:", 8, "'0:' is no action"),
        ("seat: play mask", 8, "is no action"),
        ("123: play mask", 8, "is no action"),
        ("-1: play mask", 8, "is no action"),
        ("[Seats 2]", 8, "'[Seats 2]' is no tag: a tag is [Name \"value\"]"),
        ('[Seats "2"', 8, "is no tag"),
        ('[seats "2"]', 8, "is no tag"),
        ('[Seats "3"]', 8, "tag Seats stands here twice"),
        ("(", 8, "a variation stands behind the action it replaces"),
        (")", 8, "a variation is closed that was not opened"),
        ("0: a\n(\n)", 10, "a variation without an action"),
        ("0: a\n(\n1: b", 10, "the file ends inside a variation"),
        ("0: a\n(\n{why}\n1: b\n)", 10, "a variation begins with an action, not with a comment"),
        ("{never\nends\n", 8, "the comment that begins here does not end"),
        ("{ends \\}", 8, "the comment that begins here does not end"),
        ("{ends} here", 8, "'here' stands behind a comment"),
        ("0: a\n{many\nlines} 0: b", 10, "'0: b' stands behind a comment"),
        ("0: a\n\x00\x07", 9, "'\u00b7\u00b7' is no action"),
    ],
)
def test_what_can_not_be_read_is_told_with_its_line(
    text: str, body: str, line: int, message: str
) -> None:
    error = refused(text + body)
    assert error.line == line
    assert message in str(error)
    assert str(error).startswith(f"line {line}: ")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "this is no record: it does not begin with tags"),
        ("\n\n; nothing\n", "this is no record"),
        ("1. e4 e5", "this is no record"),
        ('{"tags": {}}', "this is no record"),
        ('[Format "2"]', "this record has format '2'; this version reads 1"),
        ('[Game "x"]\n[Format "1"]\n[Rules "1"]\n[Seats "2"]', "tag Content is missing"),
        (HEAD.replace('"2"', '"two"'), "tag Seats is 'two', not a number"),
        (HEAD.replace('"2"', '"222"'), "tag Seats is '222', not a number"),
    ],
)
def test_what_is_no_record_is_told(text: str, message: str) -> None:
    error = refused(text)
    assert error.line
    assert message in str(error)


# -- what can't be replayed ---------------------------------------------------------------------


def replayed(text: str) -> RecordError:
    return refused(text, lambda text: Record.loads(text).replay())


@pytest.mark.parametrize(
    ("body", "line", "message"),
    [
        ("0: play mask", 8, "seat 0 can't play 'play mask': QU-04: That is up to chance."),
        ("*: deal mask\n*: die 3", 9, "chance can't play 'die 3'"),
        ("*: deal mask\n\n; remark\n*: dael test", 11, "did you mean 'deal test'"),
        ("*: deal ?", 8, "'deal ?' is hidden"),
        ("7: play mask", 8, "there is no seat 7"),
        ("*:" + " deal" * 50, 8, "is far too long for an action"),
    ],
)
def test_what_is_illegal_is_told_with_its_line(
    text: str, body: str, line: int, message: str
) -> None:
    error = replayed(text + body)
    assert error.line == line
    assert message in str(error)


@pytest.mark.parametrize(
    ("tag", "value", "message"),
    [
        ("Rules", "7", "was played by version 7 of the rules of quarantine; this is version 1"),
        ("Content", "0123456789abcdef", "was played with other content ('0123456789abcdef', here"),
        ("Seats", "9", "the tags say how no game starts: quarantine is for 1 to 3 seats"),
        ("Options", "rounds=99", "the tags say how no game starts: option rounds can't be '99'"),
        ("Options", "colour=red", "there is no option 'colour'"),
        ("Options", "=", "there is no option ''"),
    ],
)
def test_tags_that_do_not_fit_are_told(text: str, tag: str, value: str, message: str) -> None:
    record = Record.loads(text)
    record.tags[tag] = value
    with pytest.raises(RecordError, match=r"^(?!line)") as caught:
        record.replay()
    assert message in str(caught.value)


def test_a_record_of_no_game_is_told(text: str) -> None:
    error = replayed(text.replace("quarantine", "kwarantine"))
    assert "there is no game 'kwarantine'; did you mean quarantine?" in str(error)


def test_a_record_with_its_content_pack_replays(tiny: Quarantine, tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("ill_per_player = 9\n")
    other = tiny.with_content(tmp_path)
    state = other.start(1, 1)
    state.advance()
    record = Record.loads(state.record().dumps())
    with pytest.raises(RecordError, match="name its content pack with --content"):
        record.replay()
    record.game = other
    assert record.replay().ply == state.ply


# -- what was cut or edited ---------------------------------------------------------------------


@pytest.fixture
def whole(tiny: Quarantine) -> str:
    state = tiny.start(1, 3, {"rounds": 3})
    while not state.over:
        state.advance()
        if state.to_act == (0,):
            state.play(state.legal(0)[-1])
    return state.record().dumps()


def verified(text: str) -> RecordError:
    return refused(text, lambda text: Record.loads(text).verify())


def test_a_whole_record_is_verified(whole: str) -> None:
    assert Record.loads(whole).verify().over


def test_a_record_that_was_cut_between_lines_is_found(whole: str) -> None:
    assert "was cut or edited" in str(verified(whole.rsplit("\n", 2)[0]))


def test_a_record_cut_anywhere_is_found(whole: str) -> None:
    """Behind the tags: they say how much must follow."""
    for length in range(whole.index("\n\n"), len(whole) - 1):
        verified(whole[:length])


def test_a_result_that_was_edited_is_found(whole: str) -> None:
    result = Record.loads(whole).tags["Result"]
    message = str(verified(whole.replace(result, "1 won by nobody")))
    assert message == f"tag Result says '1 won by nobody', but the actions lead to {result!r}"


def test_an_action_that_was_edited_is_found_or_leads_elsewhere(whole: str) -> None:
    faces = [line for line in whole.splitlines() if line.startswith("*: die")]
    refused = 0
    for face in sorted(set(faces)):
        for other in range(1, 7):
            edited = whole.replace(face, f"*: die {other}")
            try:
                Record.loads(edited).verify()
            except RecordError as error:
                refused += 1
                assert "Result" in str(error) or error.line  # noqa: PT017
    assert refused


# -- what is meant to harm ----------------------------------------------------------------------


@pytest.mark.parametrize("size", [5_000_000, 100_000_000])
def test_a_huge_file_is_not_even_read(tmp_path: Path, size: int) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as stream:
        stream.truncate(size)
    tracemalloc.start()
    try:
        with pytest.raises(RecordError, match="is larger than 4 MB, no record is"):
            Record.read(path)
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()


def test_a_huge_text_is_refused() -> None:
    refused("x" * 4_000_001)


def test_variations_may_not_be_nested_for_ever(text: str) -> None:
    nested = "0: a\n(\n"
    Record.loads(text + nested * MAX_DEPTH + "0: a\n" + ")\n" * MAX_DEPTH)
    error = refused(text + nested * 100_000)
    assert f"variations are nested deeper than {MAX_DEPTH}" in str(error)
    assert error.line == 7 + 2 * (MAX_DEPTH + 1)


def test_there_is_an_end_to_actions(text: str) -> None:
    error = refused(text + "0: a\n" * (MAX_PLIES + 1))
    assert f"more than {MAX_PLIES} actions" in str(error)
    assert error.line == 8 + MAX_PLIES


@pytest.mark.parametrize(
    "body",
    [
        "0: a\n" + "{a}\n" * 400_000,
        "0: a\n{x}\n" + "(\n1: b\n)\n{xxxxxxxxxxxxxxxxxxxxx}\n" * 90_000,
        "0: a\n{" + "\n" * 1_900_000 + "}",
        "0: a\n{" + "\\}" * 400_000 + "}",
        "; " + "x" * 3_900_000,
    ],
    ids=["comments", "comments and variations", "lines", "braces", "remark"],
)
def test_megabytes_are_read_in_good_time(text: str, body: str) -> None:
    """The first two took minutes with a simpler reader; the test's time limit tells."""
    Record.loads(text + body)


@pytest.mark.parametrize(
    "inside", ["x" * 3_900_000, "\\\\" * 900_000], ids=["letters", "backslashes"]
)
def test_a_tag_of_megabytes_takes_no_more_memory_than_its_text(text: str, inside: str) -> None:
    source = f'[Long "{inside}"]\n{text}'
    tracemalloc.start()
    try:
        assert len(Record.loads(source).tags["Long"]) >= 900_000
        assert tracemalloc.get_traced_memory()[1] < 60_000_000
    finally:
        tracemalloc.stop()


def test_entries_behind_the_end_of_a_game_are_refused(whole: str) -> None:
    assert "QU-06: The game is over." in str(replayed(whole + "*: die 3\n"))


def test_a_record_made_by_hand_needs_its_tags() -> None:
    with pytest.raises(RecordError, match="tag Game is missing"):
        Record({}, [Entry(0, "a")]).replay()
