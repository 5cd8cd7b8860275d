"""All content of the game together, with the checks that span several entries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from miasma.core.content import Content, need_languages
from miasma.core.errors import ContentError
from miasma.games.zeds.board import SPACE_IDS, TRACK_IDS
from miasma.games.zeds.data import (
    BoardFile,
    Component,
    Effect,
    EventsFile,
    GameFile,
    Length,
    Level,
    Marker,
    ResearchFile,
    StoryFile,
    Unit,
    UnitsFile,
    Villager,
    Zed,
)
from miasma.games.zeds.effects import ABILITIES, FLAGS, STANDING, TRACK_WORDS, VERBS
from miasma.games.zeds.pieces import FOE_IDS, SUPER, UNIT_IDS, ZEDS

FILTER_KEYS = {"side", "kind", "at", "within", "pick", "not_self"}


class ZedsContent:
    """All content of the game, checked."""

    def __init__(self, content: Content) -> None:
        self.board = content.file("board", BoardFile)
        self.units_file = content.file("units", UnitsFile)
        self.events = content.file("events", EventsFile).event
        self.stories = content.file("fate", StoryFile).fate
        self.research = content.file("research", ResearchFile).research
        self.components = content.file("research", ResearchFile).component
        self.game = content.file("game", GameFile)
        self.spaces = self.board.space
        self.tracks = self.board.track
        units = self.units_file
        specials = {unit.id: unit for unit in units.special_unit}
        self.units: list[Unit | Villager] = [
            *units.hero,
            *units.heroic_civilian,
            *units.civilian,
            *(specials[name] for name in UNIT_IDS if name in specials),
            *units.villager,
        ]
        """In the order of the pieces."""
        self.raiders = [specials[name] for name in FOE_IDS[:2]]
        self.markers = {marker.id: marker for marker in units.marker}
        self._check_entries()
        self._check_effects()
        self._check_board()
        self._check_decks()

    @property
    def levels(self) -> dict[str, Level]:
        """The levels by id."""
        return {level.id: level for level in self.game.level}

    def length(self, level: str, length: str) -> Length | None:
        """The deck of a level and a length, if there is one."""
        for entry in self.game.length:
            if entry.level == level and entry.length == length:
                return entry
        return None

    def piece(self, index: int) -> Unit | Villager | Zed:
        """The entry of a piece; regular Zeds share the entry of their type."""
        if index < len(self.units):
            return self.units[index]
        foe = index - len(self.units)
        if foe < 2:
            return self.raiders[foe]
        if index < SUPER:
            return self.units_file.zed[self.zed_types[foe - 2]]
        return [*self.units_file.super_zed, *self.units_file.spreader][index - SUPER]

    @property
    def zed_types(self) -> list[int]:
        """The type of each regular Zed counter."""
        return [n for n, zed in enumerate(self.units_file.zed) for _ in range(zed.count)]

    # -- checks ---------------------------------------------------------------------------------

    def _named(self) -> Iterator[tuple[str, Any]]:
        yield from (("board.toml: track", entry) for entry in self.tracks)
        yield from (("board.toml: space", entry) for entry in self.spaces)
        units = self.units_file
        for group in (
            units.hero, units.heroic_civilian, units.civilian, units.special_unit, units.villager,
            units.zed, units.super_zed, units.spreader, units.marker,
        ):  # fmt: skip
            yield from (("units.toml:", entry) for entry in group)
        yield from (("events.toml: event", entry) for entry in self.events)
        yield from (("fate.toml: fate", entry) for entry in self.stories)
        yield from (("research.toml: research", entry) for entry in self.research)
        yield from (("research.toml: component", entry) for entry in self.components)
        game = self.game
        for kind in (game.level, game.length, game.melee_column, game.search, game.credit,
                     game.epilogue):  # fmt: skip
            yield from (("game.toml:", entry) for entry in kind)

    def _check_entries(self) -> None:
        seen: set[tuple[str, str]] = set()
        for where, entry in self._named():
            if (where + type(entry).__name__, entry.id) in seen:
                raise ContentError(f"{where} {entry.id}: stands there twice")
            seen.add((where + type(entry).__name__, entry.id))
            need_languages(f"{where} {entry.id}: name", entry.name)
            if getattr(entry, "text", None):
                need_languages(f"{where} {entry.id}: text", entry.text)
        _need("units.toml", [unit.id for unit in self.units] == list(UNIT_IDS), "the units")
        _need("units.toml", len(self.zed_types) == ZEDS, f"{ZEDS} regular Zeds")
        _need("board.toml", [space.id for space in self.spaces] == list(SPACE_IDS), "the spaces")
        _need("board.toml", [track.id for track in self.tracks] == list(TRACK_IDS), "the tracks")

    def _check_effects(self) -> None:
        markers = set(self.markers)
        for where, entry in self._named():
            for ability in getattr(entry, "abilities", []):
                if ability.get("type") not in ABILITIES:
                    raise ContentError(f"{where} {entry.id}: no rule knows ability {ability}")
            standing = isinstance(entry, Marker | Component)
            known = STANDING if standing else VERBS
            for step in _steps([getattr(entry, "effects", []), getattr(entry, "abilities", [])]):
                verb = step["verb"]
                if verb not in known:
                    raise ContentError(f"{where} {entry.id}: no rule knows the verb {verb}")
                if extra := set(step) - {"verb"} - set(known[verb].split()):
                    raise ContentError(f"{where} {entry.id}: {verb} has no {min(extra)}")
                _check_step(f"{where} {entry.id}: {verb}", step, markers)

    def _check_board(self) -> None:
        sides = {space.id for space in self.spaces}
        for edge in self.board.edge:
            if not {edge.a, edge.b} <= sides:
                raise ContentError(f"board.toml: edge {edge.id}: names no two spaces")
        for row in self.game.melee_row:
            _need(f"game.toml: melee_row {row.id}", len(row.results) == 7, "7 results")
        for fire in self.game.gunfire_row:
            _need(f"game.toml: gunfire_row {fire.id}", len(fire.hits_by_column) == 7, "7 columns")

    def _check_decks(self) -> None:
        for length in self.game.length:
            level = self.levels[length.level]
            where = f"game.toml: length {length.id}"
            cards = sum(length.special_by_act) + sum(length.normal_by_act) + 1 + (level.n >= 2)
            _need(where, cards == length.total_cards, f"total_cards {cards}")
            for act in range(1, 5):
                for special, wanted in (
                    (True, length.special_by_act), (False, length.normal_by_act),
                ):  # fmt: skip
                    there = sum(
                        card.act == act and card.special == special and card.color in level.colors
                        for card in self.events
                    )
                    _need(where, there >= wanted[act - 1], f"enough cards for act {act}")


def _need(where: str, held: bool, what: str) -> None:
    if not held:
        raise ContentError(f"{where}: must have {what}")


def _steps(node: Any) -> Iterator[Effect]:
    """All effects inside a list of effects or abilities."""
    if isinstance(node, dict):
        if "verb" in node:
            yield node
        for value in node.values():
            yield from _steps(value)
    elif isinstance(node, list):
        for value in node:
            yield from _steps(value)


def _check_step(where: str, step: Effect, markers: set[str]) -> None:
    if "space" in step and step["space"] not in SPACE_IDS:
        raise ContentError(f"{where}: there is no space {step['space']}")
    if "track" in step and step["track"] not in (*TRACK_IDS, *TRACK_WORDS):
        raise ContentError(f"{where}: there is no track {step['track']}")
    if "flag" in step and step["flag"] not in FLAGS:
        raise ContentError(f"{where}: there is no flag {step['flag']}")
    if "marker" in step and step["marker"] not in markers:
        raise ContentError(f"{where}: there is no marker {step['marker']}")
    for key in ("units", "to"):
        if isinstance(step.get(key), dict) and (extra := set(step[key]) - FILTER_KEYS):
            raise ContentError(f"{where}: {key} has no {min(extra)}")
