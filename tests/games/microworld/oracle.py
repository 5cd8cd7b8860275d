"""The legal options once more, written from the rules page with sets of cell names.

It reads a seat's view and nothing else: what a player sees is enough to know what is allowed.
"""

from __future__ import annotations

import functools
from typing import Any

from tests.games.microworld.given import GAME

View = dict[str, Any]
BEFORE_GENES = ("bloodstream", "invasion", "displacement")


@functools.cache
def neighbours(sides: tuple[str, ...]) -> dict[str, frozenset[str]]:
    """Who is next to whom on a board."""
    file = GAME.data.board
    contacts = {tuple(contact) for contact in file.seam.contacts}
    quarters = [[cell for cell in file.cell if cell.side == side] for side in sides]
    near = {cell.id: set(cell.neighbours) for quarter in quarters for cell in quarter}
    for position, quarter in enumerate(quarters):
        for one in quarter:
            for two in quarters[(position + 1) % 4]:
                if any((b, a) in contacts for b in one.slots_b for a in two.slots_a):
                    near[one.id].add(two.id)
                    near[two.id].add(one.id)
    return {name: frozenset(cells) for name, cells in near.items()}


class Seen:
    """A view with the words of the rules page."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat: int = view["active"]
        self.near = neighbours(tuple(view["board"]))
        self.owner = {c["id"]: c["marker"] for c in view["cells"] if c["marker"] is not None}
        self.flipped = {c["id"] for c in view["cells"] if c["flipped"]}
        self.tokens = {c["id"] for c in view["cells"] if c["token"]}
        self.anchor = view["anchor"]
        self.placed = view["placed"]
        owner = next((s for s in (0, 1) if view["mutations"][s]["id"] == "barrier"), None)
        self.blocked = {view["barrier"]} if view["barrier"] and owner != self.seat else set()
        self.free = {name for name in self.near if name not in self.owner} - self.blocked

    def placeable(self, anchor: str | None = None) -> set[str]:
        """Where the active player may place, with the anchor in a cell."""
        if self.view["turn"] == 0:
            return set(self.tokens)
        near = self.near[anchor or self.anchor]
        free = set(self.free)
        owner = dict(self.owner)
        if anchor is not None and anchor != self.anchor:
            owner[anchor] = owner.pop(self.anchor)
            free = {name for name in self.near if name not in owner} - self.blocked
        cells = (free & near) or free
        if self.view["widened"] & 1:
            cells = cells | free
        if self.view["widened"] & 2:
            cells = cells | {name for name in near if name in owner} - self.blocked
        return set(cells)

    def abilities(self) -> list[tuple[str, str]]:
        """Word and ability of every gene that may be used, whatever its window and target."""
        view = self.view
        mine = view["hands"][self.seat]
        if view["inhibited"][self.seat] or view["gene_uses"] >= view["gene_limit"]:
            return []
        found = []
        for gene in mine["genes"]:
            if gene in mine["fresh"]:
                continue
            if gene != "transcription":
                found.append(("use", gene))
            elif view["arrow"] is not None:
                found.append(("copy", view["arrow"]))
        return found

    def before(self) -> set[str]:
        """The options before placing."""
        options = {f"place {cell}" for cell in self.placeable()}
        if self.view["turn"] == 0:
            return options
        near = self.near[self.anchor]
        for word, gene in self.abilities():
            if gene == "bloodstream":
                options.add(f"{word} {gene}")
            elif gene == "invasion":
                if any(cell in self.owner and cell not in self.blocked for cell in near):
                    options.add(f"{word} {gene}")
            elif gene == "displacement":
                for cell in self.free & near:
                    if self.placeable(cell):
                        options.add(f"{word} {gene} {cell}")
        return options

    def after(self) -> set[str]:
        """The options after placing."""
        options = {"end"}
        near = self.near[self.placed]
        opposing = {cell for cell in near if self.owner.get(cell) == 1 - self.seat}
        for word, gene in self.abilities():
            if gene == "apoptosis":
                options |= {f"{word} {gene} {cell}" for cell in opposing - self.flipped}
            elif gene not in BEFORE_GENES:
                options.add(f"{word} {gene}")
        tile = self.view["mutations"][self.seat]
        if tile["markers"] and not self.view["mutated"]:
            empty = set(self.near) - set(self.owner)
            if tile["id"] == "barrier":
                options |= {f"barrier {cell}" for cell in self.near if empty - {cell}}
            elif tile["id"] == "exchange":
                options |= {f"exchange {cell}" for cell in opposing - self.blocked}
            elif tile["id"] == "drift":
                options |= {f"drift {cell}" for cell in self.free & near}
        return options


def options_of(view: View) -> set[str]:
    """What the seat of a view, who is to act, may do."""
    if view["phase"] == "choose_mutation":
        return {f"keep {tile}" for tile in view["mutations"][view["seat"]]["offers"]}
    if view["phase"] == "reaction":
        return {"counter", "pass"}
    seen = Seen(view)
    return seen.before() if view["phase"] == "before" else seen.after()
