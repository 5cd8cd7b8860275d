"""What the content must hold as a whole, beyond the types of its fields."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from miasma.core.content import need_languages
from miasma.core.errors import ContentError
from miasma.games.viral.actions import AREA_TOKENS, BASICS, EVENTS, MUTATIONS, OPTIONS, SLOTS
from miasma.games.viral.data import EVENT_ARGUMENTS, VERBS, Icon
from miasma.games.viral.table import AREAS, COLOURS, CRISIS_TOKENS, ORGANS, PER_COLOUR

if TYPE_CHECKING:
    from miasma.games.viral.data import Entry, EventEffect, ViralContent

MOST_VP = 99


def check(data: ViralContent) -> None:
    """Refuse content that the rules could not be played with."""
    for where, entries, count in _lists(data):
        _need(len(entries) == count, where, f"must have {count} entries, not {len(entries)}")
        for entry in entries:
            need_languages(f"{where} {entry.id}: name", entry.name)
            text = getattr(entry, "text", None)
            if text is not None:
                need_languages(f"{where} {entry.id}: text", text)
    _check_body(data)
    _check_links(data)
    _check_cards(data)
    _check_events(data)
    _check_tracks(data)


def _lists(data: ViralContent) -> Iterator[tuple[str, Sequence[Entry], int]]:
    yield "board.toml: area", data.areas, AREAS
    yield "board.toml: organ", data.organs, ORGANS
    yield "tracks.toml: colour", data.colours, COLOURS
    yield "tracks.toml: phase", data.phases, 6
    yield "tracks.toml: player_count", data.tracks.player_count, 4
    yield "tracks.toml: option", data.tracks.option, 4
    yield "tokens.toml: area_token", data.area_tokens, AREA_TOKENS
    yield "tokens.toml: crisis_token", data.crisis_tokens, CRISIS_TOKENS
    yield "actions.toml: action", data.verbs, len(VERBS)
    yield "cards.toml: basic", data.basics, BASICS
    yield "cards.toml: mutation", data.mutations, MUTATIONS
    yield "cards.toml: area_card", data.area_cards, AREAS
    yield "events.toml: event", data.events, EVENTS


def _need(holds: bool, where: str, wish: str) -> None:
    if not holds:
        raise ContentError(f"{where}: {wish}")


def _check_body(data: ViralContent) -> None:
    organs = {organ.id: organ for organ in data.organs}
    listed = [organ for area in data.areas for organ in area.organs]
    _need(listed == list(organs), "board.toml: area", "the areas must list all organs in order")
    for number, area in enumerate(data.areas, 1):
        where = f"board.toml: area {area.id}"
        _need(area.number == number, where, f"must have the number {number}")
        _need(0 <= area.control_bonus_vp <= MOST_VP, where, "control_bonus_vp can't be that")
        for organ in area.organs:
            _need(organs[organ].area == area.id, where, f"{organ} says it lies elsewhere")
    for verb, name in zip(data.verbs, VERBS, strict=True):
        _need(verb.id == name, f"actions.toml: action {verb.id}", f"{name} must stand here")


def _check_links(data: ViralContent) -> None:
    known = {organ.id for organ in data.organs}
    exits: set[str] = set()
    for touch in data.board.touch:
        _known(f"board.toml: touch {touch.id}", touch.organs, known)
        exits.update(touch.organs)
    for vessel in data.board.vessel:
        _known(f"board.toml: vessel {vessel.id}", (vessel.start, vessel.end), known)
        _need(len(vessel.path) >= 2, f"board.toml: vessel {vessel.id}", "path needs two points")
        exits.add(vessel.start)
    for duct in data.board.duct:
        _known(f"board.toml: duct {duct.id}", duct.organs, known)
        exits.update(duct.organs)
    for organ in data.organs:
        _need(organ.id in exits, f"board.toml: organ {organ.id}", "no link leads out of it")


def _known(where: str, organs: Sequence[str], known: set[str]) -> None:
    for organ in organs:
        _need(organ in known, where, f"there is no organ {organ}")
    _need(len(set(organs)) == len(organs) >= 2, where, "needs different organs")


def _check_cards(data: ViralContent) -> None:
    for card in data.cards:
        where = f"cards.toml: {card.id}"
        _need(1 <= len(card.effects) <= SLOTS, where, f"needs one to {SLOTS} effects")
        _need(0 <= card.end_vp <= MOST_VP, where, "end_vp can't be that")
        for slot in card.effects:
            _check_slot(where, slot)
    for area, area_card in zip(data.areas, data.area_cards, strict=True):
        where = f"cards.toml: area_card {area_card.id}"
        _need(area_card.area == area.id, where, f"must be the card of {area.id}")


def _check_slot(where: str, slot: Icon) -> None:
    if slot.verb != "one_of":
        _need(not slot.effects, where, "only one_of has effects of its own")
        return
    _need(2 <= len(slot.effects) <= OPTIONS, where, f"one_of needs two to {OPTIONS} effects")
    _need(not slot.zone, where, "one_of itself has no zone")
    for option in slot.effects:
        _need(option.verb != "one_of" and not option.effects, where, "one_of can't be nested")


def _check_events(data: ViralContent) -> None:
    for event in data.events:
        _need(bool(event.effects), f"events.toml: event {event.id}", "needs an effect")
        for effect in event.effects:
            _check_effect(data, f"events.toml: event {event.id}", effect)


def _check_effect(data: ViralContent, where: str, effect: EventEffect) -> None:
    wanted = EVENT_ARGUMENTS[effect.verb]
    _need(effect.given() == wanted, where, f"{effect.verb} needs {', '.join(sorted(wanted))}")
    organs = {organ.id for organ in data.organs}
    for organ in (*(effect.organs or ()), *((effect.organ,) if effect.organ else ())):
        _need(organ in organs, where, f"there is no organ {organ}")
    if effect.area is not None:
        _need(effect.area in {a.id for a in data.areas}, where, f"there is no area {effect.area}")
    for name in ("vp", "vp_per_removed"):
        _need(0 <= (getattr(effect, name) or 0) <= MOST_VP, where, f"{name} can't be that")
    _need(1 <= (effect.count or 1) <= 4, where, "count must be from 1 to 4")
    _need(-20 <= (effect.steps or 0) <= 20, where, "steps must be from -20 to 20")


def _check_tracks(data: ViralContent) -> None:
    tracks = data.tracks
    icons = tracks.vp_track.mutation_icons
    where = "tracks.toml: vp_track"
    _need(icons == sorted(set(icons)) and all(n > 0 for n in icons), where, "icons must rise")
    most = tracks.vp_track.max_mutations_per_player
    _need(0 <= most <= 4, where, "max_mutations_per_player must be from 0 to 4")
    _need(tracks.vp_track.start == 0, where, "start must be 0")
    research = tracks.research_track
    where = "tracks.toml: research_track"
    _need(0 == research.bottom < research.top <= 20, where, "needs bottom 0 and a top above it")
    for row, players in zip(tracks.player_count, range(2, 6), strict=True):
        where = f"tracks.toml: player_count {row.id}"
        _need(row.players == players and row.bot == (players == 2), where, "is the wrong row")
        _need(6 <= row.viruses_per_player <= PER_COLOUR, where, "viruses_per_player: 6 to 8")
        _need(2 <= row.crisis_threshold <= 20, where, "crisis_threshold: 2 to 20")
    for token in data.area_tokens:
        where = f"tokens.toml: area_token {token.id}"
        for side in (token.white, token.blue):
            _need(0 <= side.vp <= MOST_VP, where, "vp can't be that")
            _need(-20 <= side.research <= 20, where, "research must be from -20 to 20")
    _check_counts(data)


def _check_counts(data: ViralContent) -> None:
    """Counts that the vocabulary or the rules fix."""
    tracks = data.tracks
    for colour in data.colours:
        where = f"tracks.toml: colour {colour.id}"
        _need(colour.virus_tokens == PER_COLOUR, where, f"must have {PER_COLOUR} virus_tokens")
    where = "tracks.toml: rounds"
    _need(tracks.rounds.count == tracks.rounds.events_in_game, where, "one event for each round")
    _need(1 <= tracks.rounds.count <= 9, where, "count must be from 1 to 9")
    _need(tracks.rounds.display_size == 3, where, "display_size must be 3")
    _need(tracks.rounds.area_tokens_in_game == AREAS, where, "one area token for each area")
    scoring = tracks.crisis_scoring
    where = "tracks.toml: crisis_scoring"
    _need(0 <= scoring.present_vp <= scoring.most_vp <= MOST_VP, where, "most pays no less")
    _need(tracks.bot.cards_per_round == 2, "tracks.toml: bot", "cards_per_round must be 2")
    _need(tracks.bot.area_card_sets == 3, "tracks.toml: bot", "area_card_sets must be 3")
