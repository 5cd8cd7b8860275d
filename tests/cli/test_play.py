"""The play loop, typed from a script: moves, questions, undo, saving, leaving."""

import re

import pytest

import miasma
from miasma.cli import desk

START = ("play", "microworld", "--seats", "human,random", "--seed", "5")


def test_a_whole_game_by_numbers(run):
    done = run(*START, typed="1\n" * 60)
    assert done.code == 0
    assert "Virus (you): Open the game" in done.out
    assert "wins." in done.out or "A draw." in done.out
    assert "Until next time." in done.out


def test_moves_can_be_typed_as_number_notation_or_the_part_that_is_clear(run):
    start = run(*START, typed="").out
    first = re.findall(r"place (\w+)", start.split("Place a marker at …")[1])[0]
    for typed in ("1", f"place {first}", f"PLACE   {first.upper()}", first):
        out = run(*START, typed=f"{typed}\n").out
        assert f"Virus places at {first}." in out


def test_a_single_option_that_everybody_knows_is_played_by_itself(run):
    assert "Only one option: end" in run(*START, typed="1\n").out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", ""),
        ("99", "There is no option 99: they run from 1 to 7."),
        ("0", "There is no option 0"),
        ("9" * 400, "There is no option 999999999999"),
        ("plce 1", "There is no move or command 'plce 1'."),
        ("place", "'place' can mean several moves"),
        ("end", "MW-15: Place a marker first"),
        ("use necrosis", "MW-27: You do not hold Necrosis."),
        ("gene necrosis", "MW-15: Draws are up to chance"),
        ("x" * 5000, "There is no move or command"),
        ("\x00\x1b[31m", "There is no move or command"),
        ("place 9z9", "There is no move or command"),
    ],
)
def test_what_can_not_be_played_says_why(run, typed, answer):
    done = run(*START, typed=f"{typed}\n")
    assert done.code == 0
    assert answer in " ".join(done.out.split())
    assert "\x1b[31m" not in done.out


def test_a_question_mark_explains_where_one_is(run):
    out = run(*START, typed="?\n").out
    assert out.count("Virus (you): Open the game") == 2
    assert "You have 7 options:" in out


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("1", "You can play this now: option 1."),
        ("end", "MW-15: Place a marker first"),
        ("use apoptosis 1a2", "Apoptosis, target 1a2:"),
        ("keep barrier", "MW-100"),
        ("gene necrosis", "Chance draws the gene Necrosis."),
        ("nonsense", "There is no move or command 'nonsense'."),
    ],
)
def test_a_question_about_a_move_says_what_it_does_or_why_not(run, asked, answer):
    out = run(*START, typed=f"? {asked}\n").out
    assert answer in out


def test_a_hint_names_a_move_with_chances(run, monkeypatch):
    monkeypatch.setattr(desk, "HINT_BUDGET", 60)
    out = run(*START, typed="hint\n").out
    assert re.search(r"The computer would play place \w+\.", out)
    assert re.search(r"chance to win \d+ %, looked at \d+×", out)


def test_help_log_and_board(run):
    out = run(*START, typed="help\nlog\nboard\n").out
    assert "back to your last decision" in out
    assert out.count("Tile side") >= 8
    assert out.count("Turn 1 of 28") == 2


def test_the_log_shows_only_what_the_seat_may_know(run):
    out = run(
        "play", "microworld", "--seats", "human,random", "--seed", 2, "-o", "scenario=s10",
        typed="log\n",
    ).out  # fmt: skip
    assert "Virus gets a gene from the reserve: " in out
    assert "Antibody gets a gene from the reserve." in out
    assert "Antibody gets a gene from the reserve: " not in out


def test_rules_can_be_looked_up(run):
    out = run(*START, typed="rules MW-16\nrules apoptosis\nrules xyzzy\n").out
    assert "free cell adjacent to the anchor" in out
    assert "places with apoptosis" in out
    assert "The rules have nothing about xyzzy." in out


# -- undo ---------------------------------------------------------------------------------------


def test_undo_goes_back_to_the_last_decision_and_says_what_was_taken_back(run):
    out = run(*START, typed="1\nundo\n1\nundo\n2\n").out
    undone = re.findall(r"Taken back: .*", out)
    assert len(undone) == 2
    for line in undone:
        assert re.search(r"end \(Antibody\), place \w+ \(Antibody\).*, place \w+ \(Virus\)\.", line)
    assert out.count("Turn 1 of 28") == 3


def test_what_chance_did_comes_out_the_same_after_an_undo():
    from miasma.cli.table import Chair, Table

    game = miasma.game("microworld")
    table = Table(game, game.start(2, 5, {"scenario": "s01"}), [Chair("human"), Chair("human")])
    table.chairs[1].agent = miasma.agent(
        "random", seed=1
    )  # a computer, but a person decides for it
    found = 0
    while not table.over:
        actor = table.next_actor()
        if actor < 0:
            table.roll()
            continue
        action = table.state.options(actor)[0]
        table.decide(actor, action)
        after = len(table.moments)
        while table.state.to_act and table.state.to_act[0] < 0:
            table.roll()
        drawn = table.moments[after:]
        if drawn and actor == 0:
            table.undo(0)
            table.decide(0, action)
            while table.state.to_act and table.state.to_act[0] < 0:
                table.roll()
            assert table.moments[after:] == drawn
            found += 1
    assert found > 1


def test_there_is_nothing_to_take_back_at_the_start(run):
    assert "There is nothing of yours to take back." in run(*START, typed="undo\n").out


def test_undo_takes_back_many_turns_one_by_one(run):
    out = run(*START, typed="1\n1\n1\nundo\nundo\nundo\nundo\n").out
    assert out.count("Taken back:") == 3
    assert "nothing of yours to take back" in out


# -- saving, leaving, going on --------------------------------------------------------------------


def test_save_and_resume(run, tmp_path):
    done = run(*START, typed="1\nsave game.miasma\n2\nsave\nquit\n")
    assert done.out.count("Saved: game.miasma") == 2
    record = miasma.record(tmp_path / "game.miasma")
    record.verify()
    assert record.tags["Players"] == "human, random"
    again = run("play", "microworld", "--resume", "game.miasma", typed="log\nquit\n")
    assert again.code == 0
    assert f"goes on after {len(record.entries)} actions" in again.out
    assert "Antibody, computer player random" in again.out


def test_a_resumed_game_keeps_its_seed(run, tmp_path):
    run(*START, "--save", "half.miasma", typed="1\n1\n1\nsave\nquit\n")
    assert miasma.record(tmp_path / "half.miasma").tags["Seed"] == "5"
    again = ("play", "microworld", "--resume", "half.miasma")
    run(*again, typed="1\nsave\nquit\n")
    assert miasma.record(tmp_path / "half.miasma").tags["Seed"] == "5"


def test_comments_and_variations_of_a_record_survive_going_on(run, tmp_path):
    run(*START, "--save", "game.miasma", typed="1\nsave\nquit\n")
    path = tmp_path / "game.miasma"
    lines = path.read_text().splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith("0: place"))
    lines.insert(place + 1, "{why not?}")
    path.write_text("\n".join(lines) + "\n")
    run("play", "microworld", "--resume", "game.miasma", typed="1\nsave\nquit\n")
    assert "{why not?}" in path.read_text()


def test_an_existing_file_is_overwritten_only_if_one_says_so(run, tmp_path):
    path = tmp_path / "mine.txt"
    path.write_text("mine")
    out = run(*START, typed="1\nsave mine.txt\nn\n").out
    assert "mine.txt exists. Overwrite it?" in out
    assert "Not saved." in out
    assert path.read_text() == "mine"
    run(*START, typed="1\nsave mine.txt\nmaybe\ny\n")
    assert path.read_text().startswith("[Game")


def test_quit_offers_to_save(run, tmp_path):
    out = run(*START, typed="1\nquit\ny\n").out
    [saved] = re.findall(r"Saved: (\S+)", out)
    miasma.record(tmp_path / saved).verify()
    assert f"--resume {saved}" in out
    before = list(tmp_path.iterdir())
    run(*START, typed="1\nquit\nn\n")
    assert list(tmp_path.iterdir()) == before


def test_the_end_of_the_input_keeps_the_game(run, tmp_path):
    done = run(*START, typed="1\n2\n")
    assert done.code == 0
    kept = list((tmp_path / "state" / "miasma").iterdir())
    assert len(kept) == 1
    assert f"Your game is kept in {kept[0]}" in done.out.replace("\n", "")
    again = run("play", "microworld", "--resume", kept[0], typed="quit\n")
    assert "The game goes on after" in again.out


def test_nothing_is_kept_of_a_game_that_has_not_begun(run, tmp_path):
    run(*START, typed="")
    assert not (tmp_path / "state").exists()


def test_resigning_ends_the_game(run):
    out = run(*START, typed="1\nresign\nn\nresign\ny\nlost.miasma\n").out
    assert "Virus resigns." in out
    assert "Antibody wins." in out
    record = miasma.record("lost.miasma")
    record.verify()
    assert record.tags["Resigned"] == "0"


def test_the_record_of_a_finished_game_can_be_saved(run, tmp_path):
    run(*START, typed="1\n" * 30)
    moves = "1\n" * 28
    out = run(*START, "--save", "end.miasma", typed=moves * 2).out
    assert "Saved: end.miasma" in out
    assert miasma.record(tmp_path / "end.miasma").verify().over


def test_a_full_disk_while_saving_is_told_and_the_old_file_and_the_game_stay(
    run, tmp_path, monkeypatch
):
    import os

    run(*START, "--save", "old.miasma", typed="1\nsave\nquit\n")
    old = (tmp_path / "old.miasma").read_text()

    def full(handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    done = run(*START, "--save", "old.miasma", typed="1\n1\nsave\nboard\nquit\nn\n")
    assert done.code == 0
    assert "Not saved. can't write old.miasma: No space left on device" in done.out
    assert "Turn 5 of 28" in done.out
    assert (tmp_path / "old.miasma").read_text() == old
    assert [path.name for path in tmp_path.iterdir()] == ["old.miasma"]


def test_devices_are_never_replaced(run, tmp_path):
    import os

    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    out = run(*START, typed=f"1\nsave {pipe}\ny\nsave {tmp_path}\ny\nquit\nn\n").out
    said = " ".join(out.split())
    assert "it is no ordinary file" in said
    assert "it is a folder" in said
    assert pipe.is_fifo()


def test_where_nothing_can_be_written_the_record_is_printed(run, monkeypatch):
    from miasma.cli import session

    monkeypatch.setattr(session, "keep", lambda table, wanted: None)
    out = run(*START, typed="1\n").out
    record = out[out.index("[Game") :]
    miasma.Record.loads(record).verify()


# -- languages and other games --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "typed", "words"),
    [
        ("de", "hilfe\n1\nzurück\nsichern x\nende\n", ["zu deiner letzten", "Zurückgenommen:"]),
        ("ru", "помощь\n1\nназад\nсохранить x\nвыход\n", ["к вашему последнему", "Взято назад:"]),
        ("de", "help\n1\nundo\nsave x\nquit\n", ["zu deiner letzten", "Zurückgenommen:"]),
    ],
)
def test_commands_in_the_language_of_the_table(run, lang, typed, words):
    done = run(*START, "--lang", lang, typed=typed)
    assert done.code == 0
    for word in words:
        assert word in done.out


def test_watching_computer_players(run):
    done = run("play", "microworld", "--seats", "random,random", "--seed", 1)
    assert done.code == 0
    assert "Nobody plays at this screen" in done.out
    assert "wins." in done.out or "A draw." in done.out


def test_one_person_at_a_game_played_together(run, tiny):
    done = run("play", "quarantine", "--seats", "human", "--seed", 1, typed="1\n" * 10)
    assert done.code == 0
    assert "You have won together." in done.out or "The game has beaten you." in done.out


def test_a_narrow_terminal_is_told_how_wide_the_board_is(run, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    out = run(*START, typed="help\n").out
    assert " ".join(out.split()).count("make it wider") == 1
