"""What the table shows: plain data, the same for every seat and spectator (VR-200)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from miasma.games.virusid.actions import LADDERS
from miasma.games.virusid.data import LETTERS, RESISTANCES, SIMPLE, SPREADS
from miasma.games.virusid.rules import mortality, mutation, reach, stones
from miasma.games.virusid.rules.setup import waiting
from miasma.games.virusid.table import (
    ABILITIES,
    ACTIVE,
    ASK,
    ASKED,
    CARD_OF,
    CARDS_LEFT,
    CLOSED_AIR,
    CLOSED_SEA,
    CONTINENT,
    CORPSES,
    CURE,
    DISCOUNT,
    DNA,
    EVENT,
    EXTRA_INFECTION,
    EXTRA_MORTALITY,
    EXTRA_SEVERITY,
    FIELDS,
    FREE_GROWTH,
    GENE_OF,
    GONE,
    GREY,
    HIT,
    INFECTION,
    LETHAL_USED,
    LEVELS,
    MARKED,
    MORTALITY,
    NECROTIC,
    NODE,
    OUT,
    PHASE,
    POINTS,
    REACHED,
    RESEARCH,
    RESEARCH_LEFT,
    RESIST,
    SEGMENT,
    SETUP,
    SEVERITY,
    SLOTS,
    STARTER_SEAT,
    STEPS,
    STOCK,
    SUPPLY,
    TO_DIE,
    TURN,
    UNSEEN,
    USES,
    WIPED,
)

if TYPE_CHECKING:
    from miasma.core.actions import Action
    from miasma.games.virusid.game import Virusid
    from miasma.games.virusid.state import VirusidState

NODES = (
    "starter", "start_card", "start_strain", "gene", "event", "mutation_die", "die", "build",
    "first_stone", "one_time", "donation", "free_growth", "gathering", "take_back", "marking",
    "clearing", "dying", "burying", "healing", "infecting", "mutating", "killing", "sixth_death",
    "over",
)  # fmt: skip


def rulebook(s: VirusidState) -> Virusid:
    """The game as its own type."""
    return s.setup.game  # type: ignore[return-value]


def members(bits: int) -> list[int]:
    """The members of a bit set, rising."""
    return [place for place in range(bits.bit_length()) if bits >> place & 1]


def look(s: VirusidState) -> dict[str, Any]:
    """Everything that lies on the table."""
    t = s.t
    data = rulebook(s).data
    return {
        "node": NODES[t[NODE]],
        "asked": t[ASKED] if t[ASKED] >= 0 else None,
        "phase": None if t[PHASE] == SETUP else t[PHASE],
        "starter": t[STARTER_SEAT] if t[STARTER_SEAT] >= 0 else None,
        "active": t[ACTIVE] if t[ACTIVE] >= 0 else None,
        "turn": t[TURN],
        "research": t[RESEARCH],
        "cure": t[CURE],
        "continents": {
            continent.id: t[CONTINENT + place]
            for place, continent in enumerate(data.board.continent)
        },
        "corpses": t[CORPSES],
        "event": data.events[t[EVENT]].id if t[EVENT] >= 0 else None,
        "deck": deck_segments(s),
        "unseen": [data.events[card].id for card in unseen_events(s)],
        "cities": [_city(s, city) for city in range(len(data.cities))],
        "blocked_sea": [data.board.sea[link].id for link in members(t[CLOSED_SEA])],
        "players": [_player(s, seat) for seat in range(s.seats)],
        "strains": [data.strains[strain].id for strain in members(t[SUPPLY])],
        "strains_out": [data.strains[strain].id for strain in members(t[OUT])],
        "necrosis": members(t[NECROTIC]),
        "turn_bonus": {
            "infection": t[EXTRA_INFECTION],
            "severity": t[EXTRA_SEVERITY],
            "mortality": t[EXTRA_MORTALITY],
            "discount": t[DISCOUNT],
        },
        "points_left": t[POINTS],
        "uses_left": {spread: t[USES + place] for place, spread in enumerate(SPREADS)},
        "mutation_die": t[ASK] if t[NODE] == FREE_GROWTH else None,
        "dice": mortality.faces(s),
        "to_die": t[TO_DIE],
        "hit": [data.cities[city].id for city in members(t[HIT])],
    }


def unseen_events(s: VirusidState) -> list[int]:
    """The event cards that were never drawn; anybody may count them (VR-204)."""
    return [
        s.terms.first_of_letter[letter] + card
        for letter in range(len(LETTERS))
        for card in members(s.t[UNSEEN + letter])
    ]


def deck_segments(s: VirusidState) -> list[dict[str, Any]]:
    """The segments left, top to bottom (VR-201)."""
    t = s.t
    return [
        {
            "letter": LETTERS[s.terms.deck_letters[segment]],
            "cards": t[CARDS_LEFT + segment],
            "massive_research": t[RESEARCH_LEFT + segment],
        }
        for segment in range(t[SEGMENT], len(s.terms.deck_letters))
    ]


def cards_left(s: VirusidState) -> int:
    """Cards in the whole deck."""
    return sum(entry["cards"] for entry in deck_segments(s))


def turns_left(s: VirusidState) -> int:
    """Turns that can still begin: each draws one card that is no Massive Research (VR-39)."""
    return sum(entry["cards"] - entry["massive_research"] for entry in deck_segments(s))


def _city(s: VirusidState, city: int) -> dict[str, Any]:
    t = s.t
    data = rulebook(s).data
    names = (*data.game.colours.order, "dead")
    contents = [t[FIELDS + field] for field in s.board.city_fields[city]]
    return {
        "id": data.cities[city].id,
        "fields": [
            {
                "type": SPREADS[s.board.pair_type[s.board.field_pair[field]]],
                "stone": names[content] if content >= 0 else None,
            }
            for field, content in zip(s.board.city_fields[city], contents, strict=True)
        ],
        "markers": [data.markers[kind].id for kind in range(4) if t[MARKED + kind] >> city & 1],
        "airport_blocked": bool(t[CLOSED_AIR] >> city & 1),
        "wiped_out": bool(t[WIPED] >> city & 1),
        "quarantine": bool(is_quarantined(s) >> city & 1),
        "reached": bool(t[REACHED] >> city & 1),
    }


def is_quarantined(s: VirusidState) -> int:
    """Cities under quarantine that are not wiped out."""
    return reach.quarantined(s) & ~s.t[WIPED]


def covered(s: VirusidState) -> int:
    """Cities that are wiped out or infected: the second half of the goal (VR-141)."""
    return stones.infected(s) | s.t[WIPED]


def _player(s: VirusidState, seat: int) -> dict[str, Any]:
    t = s.t
    data = rulebook(s).data
    levels = t[LEVELS + seat * LADDERS : LEVELS + (seat + 1) * LADDERS]
    gene, card = t[GENE_OF + seat], t[CARD_OF + seat]
    return {
        "colour": data.game.colours.order[seat],
        "dna": t[DNA + seat],
        "stock": t[STOCK + seat],
        "infection": t[INFECTION + seat],
        "severity": t[SEVERITY + seat],
        "mortality": t[MORTALITY + seat],
        "resistances": {
            kind: t[RESIST + seat * 3 + place] for place, kind in enumerate(RESISTANCES)
        },
        "levels": dict(zip((*SPREADS, *RESISTANCES), levels, strict=True)),
        "effective": {spread: reach.level(s, seat, place) for place, spread in enumerate(SPREADS)},
        "ability": t[ABILITIES + seat],
        "mutation": data.mutations[gene].id if gene >= 0 else None,
        "lethal_used": bool(t[LETHAL_USED + seat]),
        "start_card": data.start_cards[card].id if card >= 0 else None,
        "strains": [
            {"id": data.strains[strain].id, "symptoms": t[STEPS + seat * 3 + slot]}
            if (strain := t[SLOTS + seat * 3 + slot]) >= 0
            else None
            for slot in range(3)
        ],
        "waiting": _waiting(s, seat),
        "eliminated": bool(t[GONE] >> seat & 1),
    }


def _waiting(s: VirusidState, seat: int) -> list[str]:
    """The types of the one-time spreads that wait for the first stone, in order (VR-21)."""
    types = (*SIMPLE, "any")
    return [types[s.terms.effects[number].which] for number in waiting(s, seat)]


# -- what options light up ------------------------------------------------------------------------


def aim(s: VirusidState, action: Action, seat: int) -> tuple[str, ...]:
    """The elements an option lights up, where they depend on seat or position."""
    if action.chance:
        return _aim_chance(s, action)
    data = rulebook(s).data
    colours = data.game.colours.order
    colour = colours[seat]
    kind = action.kind
    if kind in ("symptom", "discard"):
        target = _slot_target(s, action.args[0], colour, seat)
        return (target.replace("slot:", "discard:") if kind == "discard" else target,)
    if kind == "level":
        side = "spread" if action.args[0] in SPREADS else "resist"
        return (f"{side}:{colour}:{action.args[0]}",)
    if kind in ("ability", "lethal"):
        return (f"{'ability' if kind == 'ability' else 'mutation'}:{colour}",)
    if kind in ("first", "infect", "once", "corpse", "heal", "kill", "return", "bury"):
        return _aim_field(s, action, seat, colours)
    return action.targets


def stands_for(s: VirusidState, target: str, seat: int) -> list[int]:
    """What could be developed where a seat points at its own sheet."""
    book = rulebook(s)
    place, _, rest = target.partition(":")
    colour, _, what = rest.partition(":")
    if colour != book.data.game.colours.order[seat]:
        return []
    found: Sequence[tuple[str, ...]]
    if place in ("spread", "resist"):
        found = [("level", what)]
    elif place == "ability":
        found = [("ability",)]
    elif place == "mutation":
        found = [("lethal", "mortality"), ("lethal", "severity")]
    elif place in ("slot", "discard"):
        held = s.t[SLOTS + seat * 3 + int(what)]
        if held >= 0:
            kind = "symptom" if place == "slot" else "discard"
            found = [(kind, book.data.strains[held].id)]
        else:  # a free slot takes any strain of the supply: all of them cost the same
            takeable = mutation.takeable(s, seat)
            strains = [n for n in range(len(book.data.strains)) if takeable >> n & 1]
            found = [("strain", book.data.strains[n].id) for n in strains[:1]]
    else:
        return []
    return [book.vocabulary.parse(" ".join(words)).index for words in found]


def _slot_target(s: VirusidState, strain: str, colour: str, seat: int) -> str:
    strains = [entry.id for entry in rulebook(s).data.strains]
    slots = s.t[SLOTS + seat * 3 : SLOTS + seat * 3 + 3]
    number = strains.index(strain)
    return f"slot:{colour}:{slots.index(number)}" if number in slots else f"supply:{strain}"


def _aim_field(s: VirusidState, action: Action, seat: int, colours: list[str]) -> tuple[str, ...]:
    city, *rest = action.args
    content = -1
    if action.kind in ("kill", "return"):
        content = seat
    elif action.kind == "bury":
        content = GREY
    elif rest[0] in colours:
        content = colours.index(rest.pop(0))
    kinds = [spread[0] for spread in SPREADS[:4]]
    place = rulebook(s).data.city_index[city]
    pair = s.board.pair_at[place * 4 + kinds.index(rest[0])]
    field = stones.first_field(s, pair, content)
    if field < 0:
        return (f"city:{city}",)
    target = f"field:{city}:{field - s.board.city_fields[place][0]}"
    return (target, f"spread:{colours[seat]}:{rest[1]}") if len(rest) > 1 else (target,)


def _aim_chance(s: VirusidState, action: Action) -> tuple[str, ...]:
    seat = s.t[ASKED]
    if action.kind in ("card", "deal", "gene") and seat >= 0:
        colour = rulebook(s).data.game.colours.order[seat]
        place = {"card": "stock", "deal": "slots", "gene": "mutation"}[action.kind]
        return (f"{place}:{colour}",)
    return action.targets
