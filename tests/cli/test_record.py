"""`record`: show, verify, export."""

import json
import re
from xml.etree import ElementTree

import pytest

import miasma
from miasma.cli.animated import SVG, animate


def test_show_tells_tags_moves_in_words_and_the_board(run, finished):
    done = run("record", "show", finished)
    assert done.code == 0
    assert "microworld" in done.out
    record = miasma.record(finished)
    for entry in record.entries:
        assert entry.notation in done.out
    assert "Place a marker at" in done.out
    assert f"Position after {len(record.entries)} of {len(record.entries)} actions" in done.out
    assert "Final scoring" in done.out


@pytest.mark.parametrize(("lang", "word"), [("de", "Stellung nach 20"), ("ru", "сыграно 20")])
def test_show_at_a_ply_and_in_a_language(run, finished, lang, word):
    out = run("record", "show", finished, "--ply", 20, "--lang", lang).out
    assert word in out
    assert not re.search(r"^  21  ", out, re.MULTILINE)


def test_show_tells_comments_and_variations(run, finished):
    lines = finished.read_text().splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith("0: place"))
    before = next(line for line in lines[place + 1 :] if line.startswith("1: "))
    assert before
    lines[place + 1 : place + 1] = ["{a [bold]bold[/bold] start}", "(", lines[place], ")"]
    finished.write_text("\n".join(lines) + "\n")
    out = run("record", "show", finished).out
    assert "a [bold]bold[/bold] start" in out
    assert out.count(lines[place][3:]) == 2


def test_verify_says_good_or_what_is_wrong_file_by_file(run, finished, tmp_path):
    cut = tmp_path / "cut.miasma"
    cut.write_text("\n".join(finished.read_text().splitlines()[:40]) + "\n")
    done = run("record", "verify", finished, cut, tmp_path / "none.miasma", finished)
    assert done.code == 2
    assert done.out.count(": good, microworld") == 2
    assert done.err.count("\n") == 2
    assert "it was cut or edited" in done.err
    assert "No such file" in done.err


def test_export_to_json(run, finished, tmp_path):
    data = json.loads(run("record", "export", finished, "--to", "json").out)
    assert len(data["actions"]) == len(miasma.record(finished).entries)
    run("record", "export", finished, "--to", "json", "--out", "x.json")
    assert json.loads((tmp_path / "x.json").read_text()) == data


@pytest.mark.parametrize("theme", ["dark", "light", ""])
def test_export_to_svg_at_any_ply(run, finished, theme):
    extra = ["--theme", theme] if theme else []
    early = run("record", "export", finished, "--to", "svg", "--ply", 20, *extra)
    late = run("record", "export", finished, "--to", "svg", *extra, "--seat", 1, "--lang", "de")
    assert early.code == late.code == 0
    assert ElementTree.fromstring(early.out).tag == f"{{{SVG}}}svg"
    assert early.out != late.out
    assert ("var(--" in early.out) is not theme


def test_export_to_a_folder_of_svgs(run, finished, tmp_path):
    beginning = tmp_path / "short.miasma"
    text = finished.read_text().splitlines()
    text = [line for line in text if not line.startswith("[Plies")][:22]
    text = ['[Result "*"]' if line.startswith("[Result") else line for line in text]
    beginning.write_text("\n".join(text) + "\n")
    count = len(miasma.record(beginning).entries)
    done = run("record", "export", beginning, "--to", "svgs", "--out", "pictures")
    assert f"pictures: {count + 1} pictures" in done.out
    assert len(list((tmp_path / "pictures").glob("*.svg"))) == count + 1


def test_export_to_one_animated_svg(run, finished, tmp_path):
    done = run(
        "record", "export", finished, "--to", "animated", "--theme", "dark", "--out", "a.svg"
    )
    assert done.code == 0
    text = (tmp_path / "a.svg").read_text()
    root = ElementTree.fromstring(text)
    moving = root.findall(f".//{{{SVG}}}animate")
    assert len(moving) > 100
    assert {node.get("repeatCount") for node in moving} == {"indefinite"}
    assert len(text) < 1_500_000
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    assert len(ids) == len(set(ids))
    referred = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', text))
    assert {one or other for one, other in referred} <= set(ids)


def frame(body):
    return f'<svg xmlns="{SVG}" viewBox="0 0 9 9"><defs/>{body}</svg>'


def at(svg, frame_number, frames):
    """What an animated picture shows in a frame: its elements that are not switched off."""

    def visible(node):
        for child in node:
            if child.tag == f"{{{SVG}}}animate":
                values, times = child.get("values").split(";"), child.get("keyTimes").split(";")
                moment = (frame_number + 0.5) / frames
                now = [v for v, t in zip(values, times, strict=True) if float(t) <= moment][-1]
                if now == "none":
                    return
        if node.tag != f"{{{SVG}}}animate":
            yield node
            for child in node:
                yield from visible(child)

    root = ElementTree.fromstring(svg)
    return [
        (node.tag.split("}")[1], node.get("x"), node.text or "")
        for node in visible(root)
        if node.tag.split("}")[1] in ("rect", "text")
    ]


def test_an_animation_shows_exactly_each_frame():
    frames = [
        frame('<rect id="a" x="1"/><g id="g"><text x="1">0</text></g>'),
        frame('<rect id="a" x="1"/><rect id="b" x="2"/><g id="g"><text x="1">1</text></g>'),
        frame('<rect id="b" x="3"/><g id="g"><text x="1">1</text><text x="2">new</text></g>'),
        frame('<rect id="b" x="2"/><g id="g" opacity="0.5"><text x="1">0</text></g>'),
    ]
    svg = animate(frames, [1, 1, 1, 1])
    assert svg.count('x="3"') == 1
    for number, expected in enumerate(
        [
            [("rect", "1", ""), ("text", "1", "0")],
            [("rect", "1", ""), ("rect", "2", ""), ("text", "1", "1")],
            [("rect", "3", ""), ("text", "1", "1"), ("text", "2", "new")],
            [("rect", "2", ""), ("text", "1", "0")],
        ]
    ):
        assert sorted(at(svg, number, 4)) == sorted(expected)


def test_what_never_changes_is_drawn_once():
    same = '<rect id="board" x="5"/>'
    svg = animate([frame(f'{same}<rect id="m" x="{n}"/>') for n in range(20, 30)], [1] * 10)
    assert svg.count('x="5"') == 1
    assert svg.count("<animate") == 10
