"""Bad input of every kind: one clear sentence, exit code 2, no traceback, nothing lost."""

import pytest
from tests.cli.conftest import recorded

import miasma

SIMULATE = ("simulate", "microworld", "--games", "2", "--workers", "1")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("play", "microwrld"), "no game 'microwrld'; did you mean microworld?"),
        (("play", "../../etc"), "no game '../../etc'"),
        (("rules", "zeds!"), "no game 'zeds!'"),
        (("soak", "chess", "--games", "1"), "no game 'chess'"),
        (("rules-check", "chess"), "no game 'chess'"),
        (("play", "microworld", "--lang", "fr"), "no language 'fr': choose en, de, ru"),
        (("games", "--lang", "klingon"), "no language 'klingon'"),
        (("rules", "microworld", "--lang", "fr"), "no language 'fr'"),
        (("play", "microworld", "-o", "colour=red"), "no option 'colour'; there are: board"),
        (("play", "microworld", "-o", "scenario"), "not of the form name=value"),
        (("play", "microworld", "-o", "=x"), "not of the form name=value"),
        (("play", "microworld", "-o", "scenario=s99"), "option scenario can't be 's99'"),
        (("play", "microworld", "-o", "open_genes=perhaps"), "true or false"),
        (("play", "microworld", "-o", "board=1a-1b-2a-3a"), "each tile lies there once"),
        (("play", "microworld", "-o", "rules=A", "-o", "scenario=s01"), "needs scenario=custom"),
        (("play", "microworld", "-o", "scenario=s01", "-o", "scenario=s02"), "given twice"),
        (("play", "microworld", "--seats", "human,deepblue"), "no computer player 'deepblue'"),
        (("play", "microworld", "--seats", "human,mcts:fast"), "budget 'fast'"),
        (("play", "microworld", "--seats", "human,mcts:0"), "budget '0'"),
        (("play", "microworld", "--seats", "human,no.such:Thing"), "can't find the player"),
        (("play", "microworld", "--seats", "human,os.path:join"), "no class derived from Agent"),
        (("play", "microworld", "--seats", "human"), "microworld is for 2 seats, not '1'"),
        (("play", "microworld", "--seats", "human,,"), "a name is missing"),
        (("play", "microworld", "--content", "/nowhere"), "is no folder"),
        (("play", "microworld", "--resume", "/nowhere"), "No such file"),
        ((*SIMULATE, "--agents", "random"), "microworld is for 2 seats"),
        ((*SIMULATE, "--agents", "random,clever"), "no computer player 'clever'"),
        ((*SIMULATE, "--agents", "random,random", "-o", "x=1"), "no option 'x'"),
        ((*SIMULATE, "--agents", "random,random", "-o", "rules=A"), "needs scenario=custom"),
        ((*SIMULATE, "--agents", "random,random", "--records", "/proc/x"), "can't make the folder"),
        ((*SIMULATE, "--agents", "random,random", "--seed", "-1"), "--seed"),
        (("record", "show", "/nowhere"), "No such file"),
        (("record", "show", "/"), "Is a directory"),
        (("record", "export", "/nowhere", "--to", "json"), "No such file"),
    ],
)
def test_wrong_names_options_players_languages_and_places(refused, args, sentence):
    assert sentence in refused(*args)


# -- records ---------------------------------------------------------------------------------------


def edited(path, old, new):
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    return path


def cut_in_a_line(path):
    path.write_text(path.read_text()[:-4])
    return path


def cut_after_a_line(path):
    path.write_text(path.read_text().rstrip().rpartition("\n")[0] + "\n")
    return path


def hostile_nesting(path):
    path.write_text(path.read_text() + "(\n0: end\n" * 5000)
    return path


def huge(path):
    with path.open("ab") as stream:
        stream.truncate(100_000_000)
    return path


def no_text(path):
    path.write_bytes(b"\xff\xfe\x00PNG" * 100)
    return path


def long_lines(path):
    path.write_text(path.read_text() + "0: " + "place " * 500_000 + "\n")
    return path


def many_moves(path):
    path.write_text(path.read_text() + "0: end\n" * 200_000)
    return path


BAD_RECORDS = {
    "cut in a line": (cut_in_a_line, ""),
    "cut after a line": (cut_after_a_line, "cut or edited"),
    "edited move": (lambda p: edited(p, "0: place", "0: fly"), "is no action of this game"),
    "illegal move": (lambda p: edited(p, "0: place", "0: counter\n0: place"), "MW-112"),
    "edited result": (lambda p: edited(p, '[Result "', '[Result "9'), "tag Result says"),
    "edited count": (lambda p: edited(p, '[Plies "', '[Plies "1'), "cut or edited"),
    "foreign format": (lambda p: edited(p, '[Format "1"]', '[Format "2"]'), "has format '2'"),
    "foreign rules": (lambda p: edited(p, '[Rules "1"]', '[Rules "7"]'), "version 7"),
    "foreign content": (lambda p: edited(p, '[Content "', '[Content "f'), "other content"),
    "foreign game": (lambda p: edited(p, "microworld", "macroworld"), "no game 'macroworld'"),
    "other seats": (lambda p: edited(p, '[Seats "2"]', '[Seats "5"]'), "seats"),
    "missing tag": (lambda p: edited(p, '[Seats "2"]\n', ""), "tag Seats is missing"),
    "deep nesting": (hostile_nesting, "nested deeper"),
    "100 MB": (huge, "is larger than 4 MB"),
    "no text": (no_text, "is no text"),
    "a line of megabytes": (long_lines, "can't"),
    "endless moves": (many_moves, "actions"),
    "empty": (lambda p: (p.write_text(""), p)[1], "this is no record"),
}


@pytest.mark.parametrize("name", BAD_RECORDS)
@pytest.mark.parametrize("command", ["verify", "show", "resume"])
def test_bad_records(refused, run, tmp_path, name, command):
    spoil, sentence = BAD_RECORDS[name]
    path = spoil(recorded(tmp_path / "game.miasma", 3, {"scenario": "s10"}, plies=60))
    kept = path.read_bytes()
    args = ["record", command, path]
    if command == "resume":
        args = ["play", "microworld", "--resume", path, "--seats", "human,random"]
    said = refused(*args)
    if name == "a line of megabytes":
        assert len(said) < 1000
    elif name == "foreign game" and command == "resume":
        assert "is a game of macroworld" in said
    else:
        assert sentence in said
    assert path.read_bytes() == kept


def test_what_is_left_of_a_cut_record_can_be_seen(run, tmp_path):
    path = recorded(tmp_path / "game.miasma", 3, {"scenario": "s10"}, plies=60)
    cut_after_a_line(path)
    done = run("record", "show", path, "--ply", 40)
    assert done.code == 0
    assert "Position after 40 of 59 actions" in done.out


def test_a_finished_game_can_not_go_on(refused, finished):
    said = refused("play", "microworld", "--resume", finished)
    assert "this game is over" in said


def test_a_resumed_game_keeps_its_options_and_seats(refused, tmp_path):
    path = recorded(tmp_path / "game.miasma", 3, {}, plies=30)
    again = ("play", "microworld", "--resume", path)
    assert "keeps its options" in refused(*again, "-o", "scenario=s01")
    assert "--seats names 3" in refused(*again, "--seats", "human,random,random")
    edited(path, '[Plies "', '[Players "human, deepblue"]\n[Plies "')
    assert "no computer player 'deepblue'" in refused(*again)


def test_a_seat_that_does_not_exist(refused, finished):
    assert "no seat 7" in refused("record", "export", finished, "--to", "svg", "--seat", 7)
    assert "no ply 9999" in refused("record", "show", finished, "--ply", 9999)


# -- content packs -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "text", "sentence"),
    [
        ("genes.toml", "[[gene]]\nid = 'apoptosis'\ntiming = 'never'\n", "genes.toml"),
        ("genes.toml", "[[gene]]\nid = 'sneeze'\n", "no entry 'sneeze' to overrule"),
        ("genes.toml", "[[gene]\n", "genes.toml: is no TOML file"),
        ("genes.toml", "x = 1\n", "no field 'x' to overrule"),
        ("genes.toml", "x = " + "[" * 5000, "genes.toml: is no TOML file"),
        ("jokes.toml", "x = 1\n", "jokes.toml: this game has no such file"),
        ("readme.md", "hello", "holds no TOML file"),
        ("board.toml", "[[cell]]\nid = '1a1'\nkind = 'stone'\n", "board.toml"),
    ],
)
def test_broken_content_packs(refused, tmp_path, file, text, sentence):
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / file).write_text(text)
    for command in (
        ("play", "microworld"),
        ("soak", "microworld", "--games", "1", "--workers", "1"),
        (*SIMULATE, "--agents", "random,random"),
    ):
        assert sentence in refused(*command, "--content", pack)


def test_a_pack_plays_and_its_records_need_it(run, refused, tmp_path):
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "components.toml").write_text("[setup]\ngene_limit_per_turn = 2\n")
    start = ("play", "microworld", "--seats", "human,random", "--content", pack)
    out = run(*start, "--save", "packed.miasma", typed="1\nsave\nquit\n").out
    assert "Saved: packed.miasma" in out
    assert "name its content pack with --content" in refused("record", "verify", "packed.miasma")
    assert run("record", "verify", "packed.miasma", "--content", pack).code == 0
    again = ("play", "microworld", "--resume", "packed.miasma")
    assert "other content" in refused(*again)
    assert run(*again, "--content", pack, typed="quit\n").code == 0
    done = run(*SIMULATE, "--agents", "random,random", "--content", pack, "--json")
    assert done.code == 0
    assert miasma.game("microworld").content_digest not in done.out


# -- output that can't be written -----------------------------------------------------------------


def test_exports_that_can_not_be_written(refused, finished, tmp_path):
    export = ("record", "export", finished, "--to")
    assert "it is a folder" in refused(*export, "json", "--out", tmp_path)
    assert "No such file" in refused(*export, "svg", "--out", "/nowhere/x.svg")
    assert "can't make the folder" in refused(*export, "svgs", "--out", "/proc/nowhere")


def test_standard_output_on_a_full_disk(finished):
    import subprocess
    import sys

    with open("/dev/full", "w") as full:
        call = [sys.executable, "-m", "miasma", "record", "export", str(finished), "--to", "json"]
        done = subprocess.run(call, stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 2
    assert done.stderr == "miasma: No space left on device\n"
