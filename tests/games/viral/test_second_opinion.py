"""A second, slow reading of the rules page, held against the kernel in random games.

It looks only at the public view and at a table of moves written down by hand, and knows nothing of
how the kernel finds its options.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest
from tests.games.viral.given import new_game
from tests.games.viral.test_moves import EXITS

from miasma.core.chance import CHANCE
from miasma.games.viral.data import Icon
from miasma.games.viral.game import GAME

AREAS = (
    ("brain",),
    ("heart_1", "heart_2"),
    ("lung_1", "lung_2"),
    ("liver", "pancreas"),
    ("stomach", "small_intestine", "large_intestine"),
    ("kidney_1", "kidney_2"),
)
ORGANS = tuple(EXITS)


class Piece(NamedTuple):
    id: str
    colour: str
    organ: str
    protected: bool
    loaded: bool

    @property
    def number(self) -> int:
        return int(self.id.rpartition("-")[2])


Use = tuple[str, str]
"""The virus and the organ that complete an icon; "" where none is named."""


def pieces(view: dict[str, Any]) -> list[Piece]:
    return [
        Piece(v["id"], v["id"].rpartition("-")[0], organ, v["protected"], bool(v["load"]))
        for organ, found in view["organs"].items()
        for v in found
    ]


def uses(view: dict[str, Any], player: int, verb: str, area: int | None) -> set[Use]:
    """Every complete use of an icon (VI-100 to VI-171); `area` is the one of its frame."""
    colour = view["players"][player]["colour"]
    table = pieces(view)
    own = [piece for piece in table if piece.colour == colour]
    zone = AREAS[area - 1] if area else ORGANS
    inside = [piece for piece in own if piece.organ in zone]
    if verb == "protect":
        return {(piece.id, "") for piece in inside if not piece.protected}
    if verb == "move":
        return {(piece.id, end) for piece in inside for end in EXITS[piece.organ].split()}
    if verb == "infect":
        if view["players"][player]["supply"]:
            return {("", organ) for organ in zone}
        return {(piece.id, end) for piece in own for end in zone if end != piece.organ}
    if verb == "attack":
        mine = {piece.organ for piece in inside}
        return {(p.id, "") for p in table if p.colour != colour and p.organ in mine}
    if verb == "absorb":
        return {
            (piece.id, "")
            for piece in inside
            if any(other.organ == piece.organ and other != piece for other in table)
        }
    if verb == "crisis":
        taken = {token["organ"] for token in view["crisis"]}
        return {("", organ) for organ in zone if organ not in taken} if None in taken else set()
    assert verb == "magnet"
    return {
        (piece.id, end)
        for piece in table
        for end in EXITS[piece.organ].split()
        if any(anchor != piece and anchor.organ in (piece.organ, end) for anchor in inside)
    }


def offered(view: dict[str, Any], found: set[str]) -> set[str]:
    """Of interchangeable viruses only the one with the lowest number (VI-600)."""
    groups: dict[tuple[object, ...], list[Piece]] = {}
    for piece in pieces(view):
        if piece.id in found:
            alone = piece.id if piece.loaded else ""
            key = (piece.colour, piece.organ, piece.protected, alone)
            groups.setdefault(key, []).append(piece)
    return {min(group, key=lambda piece: piece.number).id for group in groups.values()}


def expected(view: dict[str, Any], seat: int) -> set[str] | None:
    """What the seat may do while a card is carried out; None for other questions."""
    if view["ask"] not in ("choose_icon", "pick_virus", "pick_organ"):
        return None
    icon = view["icon"] or {"used": [], "verb": None, "area": None, "virus": None}
    if view["ask"] == "choose_icon":
        pair = view["hands"][seat]["pairs"][view["pair"] - 1]
        card = next(card for card in GAME.data.cards if card.id == pair["card"])
        return {"stop"} | icons(view, seat, card.effects, icon["used"], pair["area"])
    found = uses(view, seat, icon["verb"], icon["area"])
    if view["ask"] == "pick_virus":
        return {f"virus {id}" for id in offered(view, {virus for virus, _ in found})}
    word = {"infect": "place", "crisis": "crisis"}.get(icon["verb"], "to")
    return {f"{word} {end}" for virus, end in found if virus == (icon["virus"] or "")}


def icons(
    view: dict[str, Any], seat: int, slots: list[Icon], used: list[int], area: int
) -> set[str]:
    """Unused slots with a legal use, equal ones once (VI-064 to VI-068, VI-605)."""
    out: set[str] = set()
    open_slots: list[Icon] = []
    for number, slot in enumerate(slots, 1):
        if number in used or slot in open_slots:
            continue
        open_slots.append(slot)
        for letter, option in zip("abc", slot.options(), strict=False):
            if uses(view, seat, option.verb, area if option.zone else None):
                out.add(f"use {number}{letter}")
    return out


def controllers(view: dict[str, Any]) -> list[int | None]:
    """Who controls the six areas (VI-180 to VI-182, VI-025)."""
    out: list[int | None] = []
    for organs in AREAS:
        best: tuple[int, int] | None = None
        holder = None
        for player, entry in enumerate(view["players"]):
            own = [
                p.organ for p in pieces(view) if p.colour == entry["colour"] and p.organ in organs
            ]
            if set(own) == set(organs):
                rank = (len(own), -view["advantage"].index(player))
                if best is None or rank > best:
                    best, holder = rank, player
        out.append(holder)
    return out


@pytest.mark.rule("VI-067", "VI-068", "VI-125", "VI-142", "VI-180", "VI-600", "VI-605")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_options_and_control_are_what_a_second_reading_says(seats: int) -> None:
    rng = Random(seats)
    asked = 0
    for seed in range(5):
        state = new_game(seats, seed, draft=seed % 2 == 1)
        while not state.over:
            actor = rng.choice(state.to_act)
            options = {str(action) for action in state.options(actor)}
            if actor != CHANCE:
                view = state.view(None)
                wanted = expected(view, actor)
                if wanted is not None:
                    assert options == wanted
                    asked += 1
                if view["ask"] == "choose_icon":
                    assert [area["controller"] for area in view["areas"]] == controllers(view)
            options.discard("stop")
            state.play(rng.choice(sorted(options or {"stop"})), actor)
    assert asked > 300


@pytest.mark.rule("VI-230", "VI-231", "VI-506")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_final_scores_are_what_a_second_reading_says(seats: int) -> None:
    rng = Random(seats)
    worth = {card.id: card.end_vp for card in GAME.data.mutations}
    for seed in range(4):
        state = new_game(seats, seed, draft=seed % 2 == 1)
        while not state.over:
            actor = rng.choice(state.to_act)
            state.take(rng.choice(state.legal(actor)), actor)
        view = state.view(None)
        scores = []
        for seat, entry in enumerate(view["players"][:seats]):
            homes = {p.organ for p in pieces(view) if p.colour == entry["colour"]}
            present = sum(bool(homes & set(organs)) for organs in AREAS)
            cards = sum(worth[card] for card in view["hands"][seat]["gained"])
            scores.append(entry["vp"] + present + cards)
        assert state.outcome is not None
        assert state.outcome.scores == scores
        lowest = max(range(seats), key=lambda seat: (scores[seat], view["advantage"].index(seat)))
        assert state.outcome.winners == [lowest]
