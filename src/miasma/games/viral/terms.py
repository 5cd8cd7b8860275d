"""The terms of one game: body, cards and numbers in force, compiled from content and options.

Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import Final

from miasma.games.viral.table import PER_COLOUR

COLOUR: Final[tuple[int, ...]] = tuple(((1 << PER_COLOUR) - 1) << PER_COLOUR * c for c in range(5))
"""All virus tokens of each colour."""

Icon = tuple[int, int, int, int]
"""Slot, slot * 3 + option, verb, whether it has a blue frame."""

Effect = tuple[int, int, int]
"""Verb and arguments of an event's effect."""


class Terms:
    """What the rules read; a player is a colour in play, -1 stands for no bot."""

    __slots__ = (
        "alone",
        "area_bits",
        "area_of",
        "area_organs",
        "bonus",
        "bot",
        "bot_can_win",
        "draft",
        "draws_first",
        "end_vp",
        "entrances",
        "events",
        "everybody",
        "exits",
        "flip_at",
        "freed_survive",
        "icons",
        "in_play",
        "max_cards",
        "most_vp",
        "mutation_icons",
        "on_mat",
        "orders",
        "players",
        "presence_vp",
        "present_vp",
        "rounds",
        "seats",
        "start_research",
        "threshold",
        "tokens",
        "top",
        "twins",
    )

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.players = seats
        self.bot = -1
        self.everybody: tuple[int, ...] = tuple(range(seats))
        self.alone: list[tuple[int, ...]] = [(seat,) for seat in range(seats)]
        self.orders: list[list[int]] = []  # per first player: all players in turn order
        self.threshold = 4
        self.on_mat = 8
        self.in_play: list[int] = []  # per player: the tokens that are in the game
        self.exits: list[int] = []  # per organ: where one move leads (bits)
        self.entrances: list[int] = []  # per organ: from where one move leads here
        self.area_of: list[int] = []  # per organ
        self.area_organs: list[list[int]] = []  # per area
        self.area_bits: list[int] = []  # per area
        self.bonus: list[int] = []  # per area: points besides the token's
        self.icons: list[list[Icon]] = []  # per card: all options of all slots
        self.twins: list[list[int]] = []  # per card and slot: lower slots with the same content
        self.end_vp: list[int] = []  # per mutation card
        self.tokens: list[tuple[int, int, int, int]] = []  # white VP, steps; blue VP, steps
        self.events: list[list[Effect]] = []  # per event
        self.mutation_icons: tuple[int, ...] = ()
        self.max_cards = 4
        self.flip_at = 21
        self.start_research = 0
        self.top = 8
        self.most_vp = 2
        self.present_vp = 1
        self.presence_vp = 1
        self.rounds = 6
        self.draft = False
        self.draws_first = False
        self.freed_survive = True
        self.bot_can_win = False
