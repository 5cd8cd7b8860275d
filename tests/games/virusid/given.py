"""Positions in plain words, and short questions about them.

    s = table()
    give(s, "red", infection=2, medicine=6, small_animal=1)
    put(s, "red", "london s")
    infecting(s)
    assert options(s) == ["infect london s", "infect paris s"]

`table` is a game after its setup with empty sheets and an empty world; red is the active player.
Colours, cities and cards are named as in records.
"""

from __future__ import annotations

from typing import Any

import miasma
from miasma.core.agenda import plan
from miasma.core.events import Event
from miasma.core.outcome import Outcome
from miasma.core.state import State
from miasma.games.virusid import table as t
from miasma.games.virusid.data import LETTERS, RESISTANCES, SIMPLE, SPREADS
from miasma.games.virusid.game import Virusid
from miasma.games.virusid.rules import stones
from miasma.games.virusid.state import VirusidState

_found = miasma.game("virusid")
assert isinstance(_found, Virusid)
GAME: Virusid = _found
COLOURS = GAME.data.game.colours.order
CITIES = [city.id for city in GAME.data.cities]
STRAINS = [strain.id for strain in GAME.data.strains]
GENES = [gene.id for gene in GAME.data.mutations]
EVENTS = [event.id for event in GAME.data.events]
MARKERS = [marker.id for marker in GAME.data.markers]
SEA = [link.id for link in GAME.data.board.sea]
LADDERS = (*SPREADS, *RESISTANCES)
STATS = {"infection": t.INFECTION, "severity": t.SEVERITY, "mortality": t.MORTALITY}
SCALES = {**STATS, "dna": t.DNA, "ability": t.ABILITIES, "stock": t.STOCK}


def start(seats: int = 2, *chance: str, **options: str) -> VirusidState:
    """A real game, with the draws of its setup written out."""
    state = GAME.start(seats, options=options)
    assert isinstance(state, VirusidState)
    return play(state, *chance)


def table(seats: int = 2, active: str = "red", **options: str) -> VirusidState:
    """An empty world with empty sheets, in the turn of one player, before anything happens."""
    return cleared(start(seats, **options), active)


def cleared(s: VirusidState, active: str = "red") -> VirusidState:
    """A new game as `table` has it."""
    s.agenda.clear()
    s.to_act = ()
    s.imagined = True
    s.history = None
    s.t[t.ACTIVE] = COLOURS.index(active)
    s.t[t.STARTER_SEAT] = 0
    s.t[t.PHASE] = 1
    return s


def seat_of(colour: str) -> int:
    return COLOURS.index(colour)


def pair_of(s: VirusidState, words: str) -> int:
    """`london s` as a pair."""
    city, letter = words.split()
    kind = [name[0] for name in SIMPLE].index(letter)
    pair = s.board.pair_at[CITIES.index(city) * 4 + kind]
    assert pair >= 0, words
    return pair


def give(s: VirusidState, colour: str, **what: Any) -> VirusidState:
    """Set scales, levels, resistances, gene, ability or strains of a player."""
    seat = seat_of(colour)
    for name, value in what.items():
        if name in SCALES:
            s.t[SCALES[name] + seat] = value
        elif name in RESISTANCES:
            s.t[t.RESIST + seat * 3 + RESISTANCES.index(name)] = value
        elif name in SPREADS:
            s.t[t.LEVELS + seat * 10 + SPREADS.index(name)] = value
        elif name.endswith("_level"):
            s.t[t.LEVELS + seat * 10 + LADDERS.index(name.removesuffix("_level"))] = value
        elif name == "gene":
            s.t[t.GENE_OF + seat] = GENES.index(value)
        elif name == "strains":
            for slot, (strain, steps) in enumerate(value.items()):
                _own(s, seat, slot, strain, steps)
        else:
            raise AssertionError(name)
    return s


def _own(s: VirusidState, seat: int, slot: int, strain: str, steps: int) -> None:
    number = STRAINS.index(strain)
    s.t[t.SLOTS + seat * 3 + slot] = number
    s.t[t.STEPS + seat * 3 + slot] = steps
    s.t[t.SUPPLY] &= ~(1 << number)
    names = [symptom.key for symptom in GAME.data.strains[number].symptom[:steps]]
    if "necrosis" in names:
        s.t[t.NECROTIC] |= 1 << seat


def strong(s: VirusidState, colour: str, **more: Any) -> VirusidState:
    """A player who may go anywhere by land: all resistances, all spreads at 2, 8 points."""
    everything = {"cold": 9, "medicine": 9, "heat": 9, "infection": 8}
    everything |= dict.fromkeys(SIMPLE, 2)
    return give(s, colour, **{**everything, **more})


def put(s: VirusidState, colour: str, *places: str) -> VirusidState:
    """Stones of a player."""
    for place in places:
        pair = pair_of(s, place)
        assert stones.first_field(s, pair, t.NONE) >= 0, place
        stones.place(s, seat_of(colour), pair)
    return s


def dead(s: VirusidState, *places: str) -> VirusidState:
    """Corpses on healthy fields, taken from the general supply."""
    for place in places:
        pair = pair_of(s, place)
        assert stones.first_field(s, pair, t.NONE) >= 0, place
        kept = s.t[t.CONTINENT : t.CONTINENT + 4]
        s.t[t.CONTINENT : t.CONTINENT + 4] = [0, 0, 0, 0]
        s.t[t.CORPSES] += 1
        stones.die(s, pair, t.NONE)
        s.t[t.CORPSES] -= 1
        s.t[t.CONTINENT : t.CONTINENT + 4] = kept
    return s


def wipe_out(s: VirusidState, *cities: str) -> VirusidState:
    """Kill everybody who is healthy in a city."""
    for city in cities:
        place = CITIES.index(city)
        for field in s.board.city_fields[place]:
            kind = SIMPLE[s.board.pair_type[s.board.field_pair[field]]][0]
            dead(s, f"{city} {kind}")
    return s


def mark(s: VirusidState, marker: str, *cities: str) -> VirusidState:
    for city in cities:
        s.t[t.MARKED + MARKERS.index(marker)] |= 1 << CITIES.index(city)
    return s


def close(s: VirusidState, *places: str) -> VirusidState:
    """Blocks on sea links and airports."""
    for place in places:
        if place in SEA:
            s.t[t.CLOSED_SEA] |= 1 << SEA.index(place)
        else:
            s.t[t.CLOSED_AIR] |= 1 << CITIES.index(place)
    return s


def go_on(s: VirusidState, *steps: int) -> VirusidState:
    s.agenda.clear()
    s.to_act = ()
    s.offered = None
    plan(s.agenda, *steps)
    s.run()
    return s


def drawing(s: VirusidState, card: str) -> VirusidState:
    """The active player draws this card, whatever the deck says."""
    letter = LETTERS.index(GAME.data.events[EVENTS.index(card)].type)
    if letter == 4:
        segment = s.terms.deck_research.index(1)
    else:
        segment = s.terms.deck_letters.index(letter)
    s.t[t.SEGMENT] = segment
    bit = 1 << (EVENTS.index(card) - s.terms.first_of_letter[letter])
    if not s.t[t.UNSEEN + letter] & bit:  # once more: it was put back
        s.t[t.UNSEEN + letter] |= bit
        s.t[t.CARDS_LEFT + segment] += 1
    unseen = sum(s.t[t.UNSEEN + n].bit_count() for n in range(4))
    s.t[t.TURN] = sum(s.terms.letter_sizes[:4]) - unseen + 1
    go_on(s, t.DRAW_EVENT, t.PHASE_2, t.PHASE_3)
    s.listen()
    return play(s, f"draw {card}")


def infecting(s: VirusidState) -> VirusidState:
    """Phase 2 of the active player."""
    return go_on(s, t.PHASE_2, t.PHASE_3)


def mutating(s: VirusidState) -> VirusidState:
    """Phase 3 of the active player."""
    return go_on(s, t.PHASE_3)


def others_alive(s: VirusidState) -> VirusidState:
    """Players who have no stone get one far away, so that the game goes on."""
    for colour, place in (("yellow", "sydney i"), ("green", "sydney s"), ("blue", "anchorage l")):
        seat = seat_of(colour)
        if seat < s.seats and not s.t[t.OWN + seat]:
            put(s, colour, place)
    return s


def dying(s: VirusidState, *dice: int) -> VirusidState:
    """Phase 4 of the active player, with these dice."""
    others_alive(s)
    go_on(s, t.PHASE_4, t.DEATHS, t.SIX, t.END_TURN)
    return play(s, *(f"die {face}" for face in dice))


def ending(s: VirusidState) -> VirusidState:
    """The end of the active player's turn."""
    return go_on(s, t.END_TURN)


def play(state: VirusidState, *actions: str) -> VirusidState:
    for action in actions:
        state.play(action)
    return state


def options(state: VirusidState, kind: str = "") -> list[str]:
    """The options of whoever is asked, of one kind if wanted."""
    found = [str(action) for action in state.options(state.to_act[0])] if state.to_act else []
    return [action for action in found if not kind or action.split()[0] == kind]


def ended(state: State) -> Outcome:
    """How a game that is over ended."""
    assert state.outcome is not None
    return state.outcome


def node(state: State) -> str:
    return str(state.view()["node"])


def asked(state: VirusidState) -> str:
    """The colour of the player who is asked, or `chance`, or nothing."""
    if not state.to_act:
        return ""
    return "chance" if state.to_act[0] < 0 else COLOURS[state.to_act[0]]


def player(state: VirusidState, colour: str) -> dict[str, Any]:
    found = state.view()["players"][seat_of(colour)]
    assert isinstance(found, dict)
    return found


def city(state: VirusidState, id: str) -> dict[str, Any]:
    found = state.view()["cities"][CITIES.index(id)]
    assert isinstance(found, dict)
    return found


def stones_in(state: VirusidState, id: str) -> list[str | None]:
    """What is on the fields of a city, in drawing order."""
    return [field["stone"] for field in city(state, id)["fields"]]


def told(state: VirusidState) -> list[str]:
    """The kinds of the events since the last action."""
    events: list[Event] = state.events or []
    return [event.kind for event in events]


def why(state: VirusidState, action: str, colour: str = "") -> str:
    """The rule that forbids an action; it is said in all languages."""
    reasons = state.why_not(action, seat_of(colour) if colour else None)
    assert reasons, f"{action} is legal"
    for lang in ("en", "de", "ru"):
        assert reasons[0].text(lang)
    return reasons[0].rule
