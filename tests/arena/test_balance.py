"""Balance reports: one page for any game, with charts that can be drawn."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from miasma.arena.balance import FEWEST, report, worth
from miasma.arena.charts import Bar, bars, columns, histogram
from miasma.arena.simulate import Simulation, simulate
from miasma.arena.summary import Summary

PLAN = Simulation(
    "microworld", ("random", "random"), 60, seed=4, random_options=True, gather_facts=True
)


@pytest.fixture(scope="module")
def summary():
    return Summary.of(PLAN, list(simulate(PLAN)))


def test_the_page_and_its_charts_belong_together(summary):
    files = report(summary, "microworld")
    page = files.pop("microworld.md")
    assert set(re.findall(r"\]\(([^)]+\.svg)\)", page)) == set(files)
    for svg in files.values():
        ElementTree.fromstring(svg)
    for heading in ("Seats", "Scores", "Length", "Endings", "Options", "What players did"):
        assert f"## {heading}" in page
    assert "--random-options" in page
    assert not re.search(r"\bnan\b|\binf\b|None", page)


def test_the_same_games_give_the_same_page(summary):
    again = Summary.of(PLAN, list(reversed(list(simulate(PLAN)))))
    assert report(again, "x") == report(summary, "x")


def test_worth_counts_players_and_how_they_fared(summary):
    rows = {(row.kind, row.about): row for row in worth(summary.results, lambda f: f.actions)}
    placed = rows["place", ""]
    assert placed.players == 2 * len(summary.results)
    assert placed.times == 14
    assert placed.share == pytest.approx(0.5)
    assert placed.margin == pytest.approx(0)
    had = {row.kind for row in worth(summary.results, lambda f: f.events)}
    assert {"took-gene", "placed"} <= had


def test_things_seen_rarely_are_left_out(summary):
    few = Summary.of(replace(PLAN, games=4), summary.results[:4])
    assert len(few.results) * 2 < FEWEST
    assert "What players did" not in report(few, "x")["x.md"]


def test_a_game_played_together_has_its_page_too(tiny):
    plan = Simulation("quarantine", ("random",) * 3, 40, seed=1, gather_facts=True)
    page = report(Summary.of(plan, list(simulate(plan))), "q")["q.md"]
    assert "# Quarantine: balance" in page
    assert "The winner leads" not in page


def test_charts_survive_odd_texts_and_nothing_at_all():
    ElementTree.fromstring(bars("<&>", [Bar('"<x>"', 0, "0 %", (0, 0))], rule=0.5))
    ElementTree.fromstring(bars("none", []))
    ElementTree.fromstring(columns("none", []))
    assert histogram([]) == []
    assert sum(count for _, count in histogram([1, 1, 5, 90, 400])) == 5
