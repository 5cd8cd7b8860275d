"""Records: written and read back, replayed, cut at any ply, saved whole or not at all."""

import errno
import os
import resource
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.tiny import GAME
from tests.tiny.game import Quarantine
from tests.tiny.state import QuarantineState

import miasma
from miasma.core.chance import CHANCE
from miasma.core.errors import MiasmaError, RecordError
from miasma.core.record import Entry, Record

TAGS = {"Game": "quarantine", "Format": "1", "Rules": "1", "Content": "x", "Seats": "2"}


@pytest.fixture
def record(tiny: Quarantine) -> Record:
    return finished(5).record()


def finished(seed: int) -> QuarantineState:
    """A game of two that was played to its end."""
    state = GAME.start(2, seed)
    rng = Random(seed)
    assert isinstance(state, QuarantineState)
    while not state.over:
        actor = rng.choice(state.to_act)
        state.take(rng.choice(state.legal(actor)), actor)
    return state


# -- text ---------------------------------------------------------------------------------------


def test_a_record_is_tags_and_one_action_a_line(record: Record) -> None:
    lines = record.dumps().splitlines()
    assert lines[0] == '[Game "quarantine"]'
    assert '[Options "rounds=4"]' in lines
    assert '[Plies "26"]' in lines
    assert any(line.startswith("*: deal ") for line in lines)
    assert any(line.startswith("1: play ") for line in lines)


# Whatever a person may write: any text but what no file can hold.
texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
notations = st.lists(st.from_regex(r"[A-Za-z0-9_*.-]{1,8}", fullmatch=True), min_size=1, max_size=3)


def entries(depth: int) -> st.SearchStrategy[list[Entry]]:
    variations = st.lists(entries(depth - 1).filter(bool), max_size=2) if depth else st.just([])
    entry = st.builds(
        Entry,
        seat=st.sampled_from([CHANCE, 0, 1, 12, 99]),
        notation=notations.map(" ".join),
        comment=texts,
        variations=variations,
    )
    return st.lists(entry, max_size=3)


@given(
    st.dictionaries(st.from_regex(r"[A-Z][A-Za-z0-9]{0,10}", fullmatch=True), texts, max_size=4),
    entries(2),
    texts,
)
def test_what_is_written_reads_back(tags: dict[str, str], lines: list[Entry], comment: str) -> None:
    record = Record({**tags, **TAGS}, lines, comment)
    text = record.dumps()
    assert Record.loads(text) == record
    assert Record.loads(text).dumps() == text


def test_remarks_and_spaces_are_forgiven() -> None:
    text = Record(TAGS, [Entry(0, "play mask"), Entry(CHANCE, "die 6")], "well").dumps()
    untidy = (
        "\ufeff; a remark\r\n"
        + text.replace("\n", "  \r\n").replace("0: play mask", "  0:   play   mask ; good")
        + "\n\n"
    )
    again = Record.loads(untidy)
    assert again.entries == [Entry(0, "play mask"), Entry(CHANCE, "die 6")]
    assert again.comment == "well"


def test_comments_that_stand_together_are_one() -> None:
    text = Record(TAGS, [Entry(0, "a")]).dumps() + "{one}\n{two\nthree} ; aside\n(\n1: b\n)\n{four}"
    (entry,) = Record.loads(text).entries
    assert entry.comment == "one\ntwo\nthree\nfour"
    assert [line[0].notation for line in entry.variations] == ["b"]


def test_entries_know_their_lines() -> None:
    text = Record(TAGS, [Entry(0, "a"), Entry(1, "b", variations=[[Entry(1, "c")]])]).dumps()
    first, second = Record.loads(text).entries
    assert [first.line, second.line, second.variations[0][0].line] == [7, 8, 10]


def test_a_record_as_plain_data() -> None:
    line = [Entry(0, "a", "why?", [[Entry(1, "b")]]), Entry(CHANCE, "die 6")]
    assert Record(TAGS, line, "all").to_dict() == {
        "tags": TAGS,
        "comment": "all",
        "actions": [
            {
                "seat": 0,
                "action": "a",
                "comment": "why?",
                "variations": [[{"seat": 1, "action": "b"}]],
            },
            {"seat": "chance", "action": "die 6"},
        ],
    }


# -- replaying ----------------------------------------------------------------------------------


def test_a_record_leads_back_to_its_state(tiny: Quarantine) -> None:
    state = finished(5)
    again = Record.loads(state.record().dumps()).replay()
    assert again.to_dict() == {**state.to_dict(), "seed": None}


def test_every_ply_can_be_gone_back_to(record: Record) -> None:
    for ply, state in enumerate(record.states()):
        assert state.ply == ply
        assert record.at(ply).to_dict() == state.to_dict()
    assert record.at(0).ply == 0
    assert record.at(len(record.entries)).over


@pytest.mark.parametrize("ply", [-1, 27, 1000])
def test_there_is_no_other_ply(record: Record, ply: int) -> None:
    with pytest.raises(RecordError, match=f"there is no ply {ply}: this record has 26"):
        record.at(ply)


def test_variations_are_verified_too(record: Record) -> None:
    first = record.entries[0]
    other = "deal mask" if first.notation != "deal mask" else "deal test"
    first.variations.append([Entry(CHANCE, other), Entry(CHANCE, "deal serum")])
    assert record.verify().over
    first.variations[0].append(Entry(0, "play mask"))
    with pytest.raises(RecordError, match="seat 0 can't play 'play mask'"):
        record.verify()


def test_tags_can_be_added(tiny: Quarantine) -> None:
    record = Record.of(finished(1), White='the "Doctor"\\', Date="today")
    assert Record.loads(record.dumps()).tags["White"] == 'the "Doctor"\\'


# -- excerpts -----------------------------------------------------------------------------------


def test_a_running_game_hides_what_a_seat_may_not_know(state: QuarantineState) -> None:
    state.play(state.legal(0)[0], 0)
    truth = [entry.notation for entry in state.record().entries]
    own = [entry.notation for entry in state.excerpt(0).entries]
    other = [entry.notation for entry in state.excerpt(1).entries]
    assert own == [*truth[:2], "deal ?", "deal ?", truth[4]]
    assert other == ["deal ?", "deal ?", *truth[2:4], "play ?"]
    assert [entry.notation for entry in state.excerpt(None).entries] == ["deal ?"] * 4 + ["play ?"]


def test_what_is_shown_opens_in_the_excerpt(state: QuarantineState) -> None:
    state.play(state.legal(0)[0], 0)
    state.play(state.legal(1)[0], 1)
    assert [entry.notation.startswith("play") for entry in state.excerpt(None).entries[4:]]
    assert "play ?" not in state.excerpt(None).dumps()


def test_an_excerpt_can_be_read_but_not_replayed(state: QuarantineState) -> None:
    excerpt = Record.loads(state.excerpt(None).dumps())
    assert all(entry.hidden for entry in excerpt.entries)
    with pytest.raises(RecordError, match=r"^line 11: 'deal \?' is hidden: a seat's copy of a"):
        excerpt.replay()


# -- files --------------------------------------------------------------------------------------


def test_a_record_is_saved_and_read(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.miasma"
    record.write(path)
    assert Record.read(path) == miasma.record(path) == record
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.miasma"]


def test_a_new_file_can_be_read_by_others_and_an_old_one_stays_as_it_was(
    record: Record, tmp_path: Path
) -> None:
    path = tmp_path / "game.miasma"
    plain = tmp_path / "plain"
    plain.touch()
    record.write(path)
    assert path.stat().st_mode == plain.stat().st_mode
    path.chmod(0o640)
    record.write(path)
    assert path.stat().st_mode & 0o777 == 0o640


@pytest.fixture
def old(tmp_path: Path) -> Iterator[Path]:
    """A file that must still be there in the end, alone."""
    path = tmp_path / "game.miasma"
    path.write_text("old")
    yield path
    assert path.read_text() == "old"
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.miasma"]


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_on_a_full_disk_the_old_file_stays(
    record: Record, old: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, call, full)
    with pytest.raises(MiasmaError, match=r"^can't write .*game\.miasma: No space left on device$"):
        record.write(old)


def test_when_the_system_writes_no_more_the_old_file_stays(record: Record, old: Path) -> None:
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, limits[1]))
    try:
        with pytest.raises(MiasmaError, match="File too large"):
            record.write(old)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def test_when_stopped_in_the_middle_the_old_file_stays(
    record: Record, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", stop)
    with pytest.raises(KeyboardInterrupt):
        record.write(old)


def test_what_is_no_text_is_not_written(record: Record, old: Path) -> None:
    record.comment = "\ud800"
    with pytest.raises(MiasmaError, match="it holds what is no text"):
        record.write(old)


def test_files_that_can_not_be_read(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="nowhere: No such file"):
        Record.read(tmp_path / "nowhere")
    with pytest.raises(RecordError, match="Is a directory"):
        Record.read(tmp_path)
    path = tmp_path / "x"
    path.write_bytes(b'[Game "x"]\n\xff\n')
    with pytest.raises(RecordError, match=r"x: line 2: is no text"):
        Record.read(path)
    path.write_text('[Game "x"]\n\n')
    with pytest.raises(RecordError, match=r"x: line 3: tag Format is missing$"):
        Record.read(path)
