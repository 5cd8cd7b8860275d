"""The types of Viral's content files."""

from __future__ import annotations

from typing import Literal

import msgspec

from miasma.core.content import Content, ContentFile, Names

Source = Literal["rulebook", "public", "designed"]
Point = tuple[int, int]

LOOKS = frozenset(
    "body_outline cell colour columns crisis_xy height hex hub_xy icon icons_source name_source "
    "blue_source flip_source path radius shape size source_turn_order spaces_drawn "
    "threshold_source token_xy viruses_source white_source width xy".split()
)
"""What only the picture reads."""

VERBS: tuple[str, ...] = (
    "protect",
    "move",
    "infect",
    "attack",
    "magnet",
    "absorb",
    "crisis",
)
"""The icons, in the order of their file."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every entry has."""

    id: str
    name: Names
    source: Source


class ViewBox(Entry, frozen=True, kw_only=True):
    """The drawing's size and the body's outline."""

    width: int
    height: int
    body_outline: list[Point]


class Area(Entry, frozen=True, kw_only=True):
    """An area of the body: one to three organs."""

    number: int
    organs: list[str]
    control_bonus_vp: int
    token_xy: Point


class Organ(Entry, frozen=True, kw_only=True):
    """An organ, drawn inside an ellipse."""

    order: int
    area: str
    xy: Point
    radius: Point
    shape: str
    crisis_xy: Point


class Touch(Entry, frozen=True, kw_only=True):
    """Two organs that touch (VI-081)."""

    organs: tuple[str, str]


class Vessel(Entry, frozen=True, kw_only=True, rename={"start": "from", "end": "to"}):
    """A one-way vessel (VI-082)."""

    start: str
    end: str
    kind: Literal["artery", "vein", "pulmonary_artery", "pulmonary_vein", "twin_arrow"]
    colour: Literal["red", "blue", "purple"]
    path: list[Point]


class Duct(Entry, frozen=True, kw_only=True):
    """The duct that links its organs both ways (VI-084)."""

    organs: list[str]
    colour: str
    two_way: Literal[True]
    hub_xy: Point


class BoardFile(ContentFile, frozen=True):
    """`board.toml`."""

    view: ViewBox
    area: list[Area]
    organ: list[Organ]
    touch: list[Touch]
    vessel: list[Vessel]
    duct: list[Duct]


class Icon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An icon of a card; `zone` is its blue frame (VI-066), `one_of` a slash group (VI-065)."""

    verb: Literal["protect", "move", "infect", "attack", "magnet", "absorb", "crisis", "one_of"]
    zone: bool = False
    effects: list[Icon] = []

    def options(self) -> list[Icon]:
        """The icons of which one may be used."""
        return self.effects if self.verb == "one_of" else [self]


class BasicCard(Entry, frozen=True, kw_only=True):
    """One of the five cards that every colour has."""

    copies: int
    one_per_colour: bool
    effects: list[Icon]
    end_vp: int
    text: Names


class MutationCard(Entry, frozen=True, kw_only=True):
    """One of the cards that are gained on the point track."""

    copies: int
    effects: list[Icon]
    end_vp: int
    text: Names


class AreaCard(Entry, frozen=True, kw_only=True):
    """The card of an area."""

    copies: int
    one_per_colour: bool
    area: str
    text: Names


class CardsFile(ContentFile, frozen=True):
    """`cards.toml`."""

    basic: list[BasicCard]
    mutation: list[MutationCard]
    area_card: list[AreaCard]


class EventEffect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One effect of an event card; each verb has its own arguments."""

    verb: Literal[
        "score_control",
        "score_control_all",
        "flush",
        "relocate_each",
        "place_each",
        "score_majority",
        "place_crisis",
        "research_all",
        "protect_all",
    ]
    area: str | None = None
    vp: int | None = None
    organs: list[str] | None = None
    vp_per_removed: int | None = None
    count: int | None = None
    fallback: Literal["supply"] | None = None
    organ: str | None = None
    steps: int | None = None

    def given(self) -> set[str]:
        """The arguments that stand there."""
        names = (name for name in self.__struct_fields__ if name != "verb")
        return {name for name in names if getattr(self, name) is not None}


EVENT_ARGUMENTS: dict[str, set[str]] = {
    "score_control": {"area", "vp"},
    "score_control_all": {"vp"},
    "flush": {"organs", "vp_per_removed"},
    "relocate_each": {"count", "area", "fallback"},
    "place_each": {"count"},
    "score_majority": {"organ", "vp"},
    "place_crisis": {"organ"},
    "research_all": {"steps"},
    "protect_all": {"area"},
}


class EventCard(Entry, frozen=True, kw_only=True):
    """An event."""

    copies: int
    effects: list[EventEffect]
    text: Names


class EventsFile(ContentFile, frozen=True):
    """`events.toml`."""

    event: list[EventCard]


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of an area token."""

    vp: int
    research: int


class AreaToken(Entry, frozen=True, kw_only=True):
    """A two-sided area token (VI-012, VI-049)."""

    white: Side
    blue: Side
    white_source: Source
    blue_source: Source


class CrisisToken(Entry, frozen=True, kw_only=True):
    """One of the four crisis tokens."""

    number: int


class SingleToken(Entry, frozen=True, kw_only=True):
    """The first-player token, the phase marker."""

    count: int


class TokensFile(ContentFile, frozen=True):
    """`tokens.toml`."""

    area_token: list[AreaToken]
    crisis_token: list[CrisisToken]
    token: list[SingleToken]


class Verb(Entry, frozen=True, kw_only=True):
    """What an icon does, in words."""

    order: int
    text: Names
    icon: str


class ActionsFile(ContentFile, frozen=True):
    """`actions.toml`."""

    action: list[Verb]


class PlayersRange(Entry, frozen=True, kw_only=True):
    """How many may play."""

    min: int
    max: int


class PlayerCount(Entry, frozen=True, kw_only=True):
    """A row of the player-count table."""

    players: int
    viruses_per_player: int
    crisis_threshold: int
    viruses_source: Source
    threshold_source: Source
    bot: bool


class Colour(Entry, frozen=True, kw_only=True):
    """A colour and what belongs to it."""

    order: int
    hex: str
    virus_tokens: int
    area_cards: int
    basic_cards: int
    vp_markers: int
    research_markers: int
    advantage_markers: int


class VpTrack(Entry, frozen=True, kw_only=True):
    """The point track with its card icons (VI-042) and the flip (VI-049)."""

    start: int
    spaces_drawn: int
    wraps: bool
    mutation_icons: list[int]
    max_mutations_per_player: int
    flip_at: int
    flip_source: Source
    icons_source: Source
    xy: Point
    cell: Point
    columns: int


class ResearchTrack(Entry, frozen=True, kw_only=True):
    """The research track."""

    bottom: int
    top: int
    columns_per_colour: int
    clamped: Literal[True]
    xy: Point
    cell: Point


class AdvantageTrack(Entry, frozen=True, kw_only=True):
    """The advantage track (VI-025, VI-026)."""

    positions_equal_players: Literal[True]
    in_game_tie_winner: Literal["higher"]
    end_game_tie_winner: Literal["lower"]
    xy: Point
    cell: Point


class CrisisRow(Entry, frozen=True, kw_only=True):
    """Where free crisis tokens lie."""

    spaces: int
    xy: Point
    cell: Point


class EventSpace(Entry, frozen=True, kw_only=True):
    """Where the events lie."""

    xy: Point
    size: Point


class Rounds(Entry, frozen=True, kw_only=True):
    """Counts of rounds, events, area tokens and open cards."""

    count: int
    events_in_game: int
    events_in_box: int
    area_tokens_in_game: int
    area_tokens_in_box: int
    display_size: int


class Phase(Entry, frozen=True, kw_only=True):
    """A phase of the round."""

    number: int
    text: Names
    xy: Point
    name_source: Source | None = None


class CrisisScoring(Entry, frozen=True, kw_only=True):
    """What a crisis pays (VI-213)."""

    most_vp: int
    present_vp: int


class FinalScoring(Entry, frozen=True, kw_only=True):
    """What the end pays (VI-230)."""

    vp_per_area_present: int
    mutation_card_vp: Literal[True]


class BotRow(Entry, frozen=True, kw_only=True):
    """The third virus of the two-player game (VI-401 on)."""

    area_card_sets: int
    area_cards: int
    cards_per_round: int
    setup_viruses: int
    human_setup_viruses: int
    starts_at_advantage: Literal["top"]
    turn_order_position: Literal["last"]
    takes_mutations: Literal[False]
    source_turn_order: Source


class OptionRow(Entry, frozen=True, kw_only=True):
    """What a table may switch on or off."""

    text: Names
    type: Literal["bool"]
    default: bool
    players: list[int]
    deal: int | None = None
    pass_: str | None = msgspec.field(default=None, name="pass")


class TracksFile(ContentFile, frozen=True):
    """`tracks.toml`."""

    players: PlayersRange
    player_count: list[PlayerCount]
    colour: list[Colour]
    vp_track: VpTrack
    research_track: ResearchTrack
    advantage_track: AdvantageTrack
    crisis_row: CrisisRow
    event_space: EventSpace
    rounds: Rounds
    phase: list[Phase]
    crisis_scoring: CrisisScoring
    final_scoring: FinalScoring
    bot: BotRow
    option: list[OptionRow]


FILES: dict[str, type[ContentFile]] = {
    "board": BoardFile,
    "tracks": TracksFile,
    "tokens": TokensFile,
    "actions": ActionsFile,
    "cards": CardsFile,
    "events": EventsFile,
}


class ViralContent:
    """All content of the game, checked."""

    def __init__(self, content: Content) -> None:
        from miasma.games.viral.data_checks import check

        self.board = content.file("board", BoardFile)
        self.tracks = content.file("tracks", TracksFile)
        tokens = content.file("tokens", TokensFile)
        cards = content.file("cards", CardsFile)
        self.areas = self.board.area
        self.organs = self.board.organ
        self.colours = self.tracks.colour
        self.phases = self.tracks.phase
        self.area_tokens = tokens.area_token
        self.crisis_tokens = tokens.crisis_token
        self.single_tokens = tokens.token
        self.verbs = content.file("actions", ActionsFile).action
        self.basics = cards.basic
        self.mutations = cards.mutation
        self.area_cards = cards.area_card
        self.events = content.file("events", EventsFile).event
        self.cards: list[BasicCard | MutationCard] = [*cards.basic, *cards.mutation]
        check(self)

    def organ_index(self, organ_id: str) -> int:
        """The place of an organ in the canonical order."""
        return next(i for i, organ in enumerate(self.organs) if organ.id == organ_id)

    def area_index(self, area_id: str) -> int:
        """The place of an area."""
        return next(i for i, area in enumerate(self.areas) if area.id == area_id)
