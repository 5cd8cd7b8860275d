"""From content and options to the flat numbers that the rules read."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from miasma.games.viral.data import VERBS
from miasma.games.viral.table import (
    FLUSH,
    ORGANS,
    PLACE_CRISIS,
    PLACE_EACH,
    PROTECT_ALL,
    RELOCATE_EACH,
    RESEARCH_ALL,
    SCORE_CONTROL,
    SCORE_CONTROL_ALL,
    SCORE_MAJORITY,
)
from miasma.games.viral.terms import COLOUR, Effect, Icon, Terms

if TYPE_CHECKING:
    from miasma.core.options import Values
    from miasma.games.viral import data
    from miasma.games.viral.data import ViralContent

BOT_COLOUR = 2
"""The bot of the two-player game is orange (VI-001)."""


def terms_of(content: ViralContent, seats: int, options: Values) -> Terms:
    """The terms of a game for so many seats."""
    tracks = content.tracks
    terms = Terms(seats)
    row = next(row for row in tracks.player_count if row.players == seats)
    if row.bot:
        terms.players, terms.bot = seats + 1, BOT_COLOUR  # VI-401
    last = [terms.bot] if row.bot else []  # VI-410
    terms.orders = [
        [(first + place) % seats for place in range(seats)] + last for first in range(seats)
    ]
    terms.threshold = row.crisis_threshold
    terms.on_mat = row.viruses_per_player
    used = (1 << terms.on_mat) - 1  # VI-002
    terms.in_play = [COLOUR[player] & used << 8 * player for player in range(terms.players)]
    _read_body(content, terms)
    for card in content.cards:
        terms.icons.append(_icons(card.effects))
        terms.twins.append(_twins(card.effects))
    terms.end_vp = [card.end_vp for card in content.mutations]
    terms.tokens = [
        (token.white.vp, token.white.research, token.blue.vp, token.blue.research)
        for token in content.area_tokens
    ]
    terms.events = [[_effect(content, e) for e in event.effects] for event in content.events]
    terms.mutation_icons = tuple(tracks.vp_track.mutation_icons)
    terms.max_cards = tracks.vp_track.max_mutations_per_player
    terms.flip_at = tracks.vp_track.flip_at
    terms.start_research, terms.top = tracks.research_track.bottom, tracks.research_track.top
    terms.most_vp = tracks.crisis_scoring.most_vp
    terms.present_vp = tracks.crisis_scoring.present_vp
    terms.presence_vp = tracks.final_scoring.vp_per_area_present
    terms.rounds = tracks.rounds.count
    terms.draft = bool(options["draft"])
    terms.draws_first = bool(options["draws_first"])
    terms.freed_survive = bool(options["freed_survive_flush"])
    terms.bot_can_win = bool(options["bot_can_win"])
    return terms


def _read_body(content: ViralContent, terms: Terms) -> None:
    terms.area_organs = [[content.organ_index(o) for o in area.organs] for area in content.areas]
    terms.area_bits = [sum(1 << organ for organ in organs) for organs in terms.area_organs]
    terms.area_of = [content.area_index(organ.area) for organ in content.organs]
    terms.bonus = [area.control_bonus_vp for area in content.areas]
    terms.exits = [0] * ORGANS
    terms.entrances = [0] * ORGANS
    for start, end in links(content):
        terms.exits[start] |= 1 << end
        terms.entrances[end] |= 1 << start


def links(content: ViralContent) -> list[tuple[int, int]]:
    """All single moves: touching organs, vessels by their arrows, the duct (VI-080 to VI-085)."""
    index = content.organ_index
    found: list[tuple[int, int]] = []
    for touch in content.board.touch:
        found += itertools.permutations([index(organ) for organ in touch.organs], 2)  # VI-081
    for vessel in content.board.vessel:
        found.append((index(vessel.start), index(vessel.end)))  # VI-082, VI-083
    for duct in content.board.duct:
        found += itertools.permutations([index(organ) for organ in duct.organs], 2)  # VI-084
    return found


def _icons(slots: list[data.Icon]) -> list[Icon]:
    return [
        (number, number * 3 + place, VERBS.index(option.verb), int(option.zone))
        for number, slot in enumerate(slots)
        for place, option in enumerate(slot.options())
    ]


def _twins(slots: list[data.Icon]) -> list[int]:
    """For each slot the lower ones with the same content (VI-605)."""
    return [
        sum(1 << lower for lower in range(number) if slots[lower] == slot)
        for number, slot in enumerate(slots)
    ]


def _effect(content: ViralContent, effect: data.EventEffect) -> Effect:
    area = content.area_index(effect.area) if effect.area is not None else -1
    organ = content.organ_index(effect.organ) if effect.organ is not None else -1
    organs = sum(1 << content.organ_index(name) for name in effect.organs or ())
    forms: dict[str, Effect] = {
        "score_control": (SCORE_CONTROL, area, effect.vp or 0),
        "score_control_all": (SCORE_CONTROL_ALL, effect.vp or 0, 0),
        "flush": (FLUSH, organs, effect.vp_per_removed or 0),
        "relocate_each": (RELOCATE_EACH, effect.count or 1, area),
        "place_each": (PLACE_EACH, effect.count or 1, 0),
        "score_majority": (SCORE_MAJORITY, organ, effect.vp or 0),
        "place_crisis": (PLACE_CRISIS, organ, 0),
        "research_all": (RESEARCH_ALL, effect.steps or 0, 0),
        "protect_all": (PROTECT_ALL, area, 0),
    }
    return forms[effect.verb]
