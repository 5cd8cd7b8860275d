"""Positions in plain words, and short questions about them.

    s = given(organs={"lung_1": "green* yellow", "liver": "grey+green,yellow*"}, vp="0 4 0 0 0")
    resolve(s, "green", 3, "basic_raid")
    play(s, "use 1a", "place liver")

A word for a virus is its colour, `*` if it is protected, and after `+` what it carries. Tokens get
their numbers in the order of the organs; all that are not named lie on the mats. Cards not named
are in hand or unseen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import miasma
from miasma.core.agenda import todo
from miasma.core.events import Event
from miasma.games.viral.game import Viral
from miasma.games.viral.state import ViralState
from miasma.games.viral.table import AREA_HAND, HAND, PAIR, PHASE, PLAYED, PLAYED_AREA, RESOLVE

_found = miasma.game("viral")
assert isinstance(_found, Viral)
GAME: Viral = _found
COLOURS = [colour.id for colour in GAME.data.colours]
ORGAN_IDS = [organ.id for organ in GAME.data.organs]
CARDS = [card.id for card in GAME.data.cards]
MUTATIONS = [card.id for card in GAME.data.mutations]
EVENTS = [event.id for event in GAME.data.events]
TOKENS = [token.id for token in GAME.data.area_tokens]
BASICS = 5


def new_game(seats: int = 4, seed: int | None = None, **options: Any) -> ViralState:
    """A game before anything is drawn."""
    state = GAME.start(seats, seed, options)
    assert isinstance(state, ViralState)
    return state


def set_up(seats: int = 4, first: str = "green", **options: Any) -> ViralState:
    """A real game at its first choice of pairs: everything drawn and placed in file order."""
    state = play(new_game(seats, **options), f"first {first}")
    while view(state)["ask"] != "choose_pair":
        actor = state.to_act[0]
        state.play(state.legal(actor)[0], actor)
    return state


def given(
    seats: int = 5,
    organs: Mapping[str, str] | None = None,
    crises: Mapping[int, str] | None = None,
    vp: str = "",
    research: str = "",
    advantage: str = "",
    first: str = "green",
    round: int = 2,
    phase: int = 1,
    tokens: str = "1 2 3 4 5 6",
    event: str = "smog",
    gained: Mapping[str, str] | None = None,
    secret: str = "",
    display: str = "replication airborne bloom",
    bottom: str = "",
    empty_bag: bool = False,
    **options: Any,
) -> ViralState:
    """A position in the middle of a round, with nothing left on the agenda."""
    state = new_game(seats, **options)
    saved = state.to_dict()
    p = saved["position"]
    players = state.terms.players
    supply = [list(_members(state.terms.in_play[player])) for player in range(players)]
    for organ, words in (organs or {}).items():
        for word in words.split():
            _lay(p, supply, ORGAN_IDS.index(organ), word)
    p["supply"] = sum(1 << token for tokens_left in supply for token in tokens_left)
    for number, organ in (crises or {}).items():
        p["crisis"][number - 1] = ORGAN_IDS.index(organ)
    p["vp"] = _numbers(vp)
    p["research"] = _numbers(research)
    order = [COLOURS.index(c) for c in advantage.split()] or list(range(players))
    p["advantage"] = [*order, *[-1] * (5 - players)]
    p["area_token"] = [int(number) - 1 for number in tokens.split()]
    p["event"] = EVENTS.index(event)
    p["events_seen"] = (1 << round) - 1 | 1 << p["event"]
    p["events_left"] = state.terms.rounds - round + (phase < 4)
    p |= {"first": COLOURS.index(first), "round": round, "phase": phase, "placed": 12}
    p["blue"] = int(max(p["vp"]) >= state.terms.flip_at)
    _deal(p, gained or {}, secret, display, bottom, empty_bag, bool(options.get("draft")))
    saved |= {"history": None, "ply": 0, "agenda": [], "to_act": []}
    loaded = GAME.from_dict(saved)
    assert isinstance(loaded, ViralState)
    return loaded


def _members(bits: int) -> Iterable[int]:
    return (bit for bit in range(40) if bits >> bit & 1)


def _numbers(text: str) -> list[int]:
    found = [int(word) for word in text.split()]
    return [*found, *[0] * (5 - len(found))]


def _lay(p: dict[str, Any], supply: list[list[int]], organ: int, word: str) -> None:
    carrier, _, load = word.partition("+")
    token = _token(p, supply, carrier)
    p["organs"][organ] |= 1 << token
    for under in filter(None, load.split(",")):
        below = _token(p, supply, under)
        p["load"][token] |= 1 << below
        p["absorbed"] |= 1 << below
        p["carriers"] |= 1 << token


def _token(p: dict[str, Any], supply: list[list[int]], word: str) -> int:
    token = supply[COLOURS.index(word.rstrip("*"))].pop(0)
    if word.endswith("*"):
        p["shields"] |= 1 << token
    return token


def _deal(
    p: dict[str, Any],
    gained: Mapping[str, str],
    secret: str,
    display: str,
    bottom: str,
    empty_bag: bool,
    draft: bool,
) -> None:
    shown = [] if draft else [MUTATIONS.index(card) for card in display.split()]
    below = [MUTATIONS.index(card) for card in bottom.split()]
    bag = (1 << 22) - 1 & ~sum(1 << card for card in (*shown, *below))
    for colour, cards in gained.items():
        for card in map(MUTATIONS.index, cards.split()):
            p["gained"][COLOURS.index(colour)] |= 1 << card
            p["hand"][COLOURS.index(colour)] |= 1 << card + BASICS
            bag &= ~(1 << card)
    p["secret"] = sum(1 << MUTATIONS.index(card) for card in secret.split())
    p["display"] = [*shown, *[-1] * (3 - len(shown))]
    if empty_bag:  # what is left goes below, known to all
        below += [card for card in range(22) if bag >> card & 1]
        bag = 0
    p["bottom"] = [*below, *[-1] * (22 - len(below))]
    p["bottom_size"] = len(below)
    p["bag"] = bag


# -- doing things ---------------------------------------------------------------------------------


def run(state: ViralState, *steps: int) -> ViralState:
    """Carry out steps of the agenda."""
    state.agenda.extend(reversed(steps))
    state.run()
    return state


def resolve(state: ViralState, colour: str, area: int, card: str, pair: int = 0) -> ViralState:
    """A seat's pair is shown and is carried out now."""
    t = state.t
    seat = COLOURS.index(colour)
    place = pair * 5 + seat
    number = CARDS.index(card)
    t[PAIR], t[PHASE] = pair, 1
    t[PLAYED_AREA + place], t[PLAYED + place] = area - 1, number
    t[AREA_HAND + seat] &= ~(1 << area - 1)
    t[HAND + seat] &= ~(1 << number)
    return run(state, todo(RESOLVE, seat))


def play(state: ViralState, *actions: str, seat: int | None = None) -> ViralState:
    """Play actions by whoever is to act; `2: area 4` names the seat."""
    for action in actions:
        who, _, notation = action.rpartition(": ")
        state.play(notation, int(who) if who else seat)
    return state


def choose(state: ViralState, *pairs: str) -> ViralState:
    """All seats choose a pair, given as `4 basic_raid`, seat by seat."""
    for seat, pair in enumerate(pairs):
        area, card = pair.split()
        state.play(f"area {area}", seat)
        state.play(f"card {card}", seat)
    return state


def stop_all(state: ViralState) -> ViralState:
    """Everybody who carries out a card stops at once."""
    while view(state)["ask"] == "choose_icon":
        state.play("stop")
    return state


# -- asking ---------------------------------------------------------------------------------------


def view(state: ViralState, seat: int | None = None) -> dict[str, Any]:
    """What a seat sees."""
    return state.view(seat)


def options(state: ViralState, seat: int | None = None) -> list[str]:
    """The options of a seat, or of whoever is to act."""
    who = state.to_act[0] if seat is None else seat
    return [str(action) for action in state.options(who)]


def kinds(state: ViralState, prefix: str) -> set[str]:
    """What options of one kind name."""
    return {o.split()[1] for o in options(state) if o.split()[0] == prefix}


def viruses(state: ViralState, organ: str) -> str:
    """The visible viruses of an organ as words, sorted."""
    words = []
    for entry in view(state)["organs"][organ]:
        word = entry["id"].rpartition("-")[0] + "*" * entry["protected"]
        load = sorted(x["id"].rpartition("-")[0] + "*" * x["protected"] for x in entry["load"])
        words.append(word + ("+" + ",".join(load) if load else ""))
    return " ".join(sorted(words))


def points(state: ViralState) -> list[int]:
    """The points of all players."""
    return [player["vp"] for player in view(state)["players"]]


def steps(state: ViralState) -> list[int]:
    """The research of all players."""
    return [player["research"] for player in view(state)["players"]]


def supply(state: ViralState, colour: str) -> int:
    """Viruses on a mat."""
    return int(view(state)["players"][COLOURS.index(colour)]["supply"])


def crises(state: ViralState) -> dict[int, str]:
    """Which crisis token lies on which organ."""
    return {c["number"]: c["organ"] for c in view(state)["crisis"] if c["organ"]}


def order(state: ViralState) -> list[str]:
    """The advantage track from the top."""
    return [COLOURS[player] for player in view(state)["advantage"]]


def hand(state: ViralState, colour: str, seat: int | None = None) -> set[str]:
    """The mutation cards in a hand, as their owner (or another seat) sees them."""
    owner = COLOURS.index(colour)
    return set(state.view(owner if seat is None else seat)["hands"][owner]["cards"])


def why(state: ViralState, action: str, seat: int | None = None) -> list[str]:
    """The ids of the rules that forbid an action."""
    return [reason.rule for reason in state.why_not(action, seat)]


def told(events: Iterable[Event]) -> list[str]:
    """What happened, in order, by kind."""
    return [event.kind for event in events]
