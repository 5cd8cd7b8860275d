"""The vocabulary: 7006 actions of the players and 213 of chance, in the order of ZD-1801.

The kernel speaks the index. Compiled by `miasma accelerate`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.games.zeds.board import (
    CAMP,
    GRAVEYARD,
    ON_TRACKS,
    SPACE_IDS,
    SPACES,
    STARTS,
    TRACK_IDS,
    TRACKS,
)
from miasma.games.zeds.effects import COMPONENTS, KEYS, MIX
from miasma.games.zeds.pieces import (
    CIVILIAN,
    CIVILIANS,
    FIGHTERS,
    FOE,
    FOE_IDS,
    FOES,
    PIECE_IDS,
    PIECES,
    RECRUITS,
    SUPERS,
    UNIT_IDS,
    UNITS,
    VIP,
    ZED_TYPES,
)

if TYPE_CHECKING:
    from miasma.core.actions import Vocabulary, VocabularyBuilder
    from miasma.games.zeds.library import ZedsContent

EVENTS: Final = 74
STORIES: Final = 44
HOLDABLE: Final = 23
RESEARCH_CARDS: Final = 21

ENDS: Final[tuple[int, ...]] = tuple(
    space for space in range(SPACES) if not STARTS >> space & 1 and space not in (CAMP, GRAVEYARD)
)
"""The spaces in which a move can end, by their place in the vocabulary."""
END_OF: Final[list[int]] = [ENDS.index(n) if n in ENDS else -1 for n in range(SPACES)]
BUILDABLE: Final[tuple[int, ...]] = tuple(n for n in range(SPACES) if ON_TRACKS >> n & 1)
"""The track spaces without Starts."""
SITE_OF: Final[list[int]] = [BUILDABLE.index(n) if n in BUILDABLE else -1 for n in range(SPACES)]
N_ENDS: Final = 44
SITES: Final = 36

HELPERS: Final[tuple[str, ...]] = ("johnson", "salvation")
HELPER_UNITS: Final[tuple[int, ...]] = tuple(UNIT_IDS.index(name) for name in HELPERS)
HELPER_SET: Final = sum(1 << unit for unit in HELPER_UNITS)

# First index of each block.
MOVE: Final = 0
GO: Final = 1892
STAY: Final = 1936
SHOOT: Final = 1937
CRAFT: Final = 3676
SEARCH: Final = 3723
HEAL: Final = 3760
AID: Final = 3803
BARRICADE: Final = 3889
OUTPOST: Final = 5221
MINES_ACTION: Final = 5222
BRIDGE_ACTION: Final = 5223
RESEARCH: Final = 5260
RESEARCH_SUPPLY: Final = 5261
GRENADE: Final = 5262
ARM: Final = 6594
TRAIN_ACTION: Final = 6636
RECRUIT_ACTION: Final = 6643
HOSE: Final = 6650
PEEK_ACTION: Final = 6695
USE: Final = 6696
DISCHARGE: Final = 6708
BURY: Final = 6751
PLAY: Final = 6794
PICK_PIECE: Final = 6817
PICK_SPACE: Final = 6907
PICK_TRACK: Final = 6958
PICK_CARD: Final = 6963
PICK_COMPONENT: Final = 6986
PICK_RESOURCE: Final = 6991
OPTION: Final = 6995
YES: Final = 6998
NO: Final = 6999
OK: Final = 7000
PASS: Final = 7001
FLOOR_TO: Final = 7002
CHANCE_FIRST: Final = 7006
DIE_FACE: Final = 7006
EVENT_CARD: Final = 7012
STORY_CARD: Final = 7086
LAB_CARD: Final = 7129
"""Of research card 0, which starts the pile and is never drawn."""
ZED_COUNTER: Final = 7151
SUPER_COUNTER: Final = 7168
JOIN: Final = 7177
SURGE_TRACK: Final = 7209
DROP: Final = 7214
TOTAL: Final = 7219


def holdable(content: ZedsContent) -> list[int]:
    """The story cards that are held, in file order."""
    return [number for number, card in enumerate(content.stories) if card.hold]


def build_vocabulary(content: ZedsContent) -> Vocabulary:
    """All actions with their notation and the picture's elements they light up."""
    from miasma.core.actions import VocabularyBuilder

    words = VocabularyBuilder()
    ends = [SPACE_IDS[n] for n in ENDS]
    sites = [SPACE_IDS[n] for n in BUILDABLE]
    fighters = UNIT_IDS[:FIGHTERS]
    foes, zeds = FOE_IDS, FOE_IDS[2:]
    civilians = UNIT_IDS[CIVILIAN : CIVILIAN + CIVILIANS]
    held = [content.stories[number].id for number in holdable(content)]
    for unit in UNIT_IDS:
        for space in ends:
            words.seat("move", unit, space, targets=(f"unit-{unit}", f"space-{space}"))
    for space in ends:
        words.seat("go", space, targets=(f"space-{space}",))
    words.seat("stay", targets=("button-stay",))
    for unit in fighters:
        for foe in foes:
            words.seat("shoot", unit, foe, targets=(f"unit-{unit}", f"unit-{foe}"))
    for foe in foes:
        words.seat("craft", foe, targets=("unit-piazza", f"unit-{foe}"))
    for unit in fighters:
        words.seat("search", unit, targets=(f"unit-{unit}",))
    for unit in UNIT_IDS:
        words.seat("heal", unit, targets=(f"unit-{unit}",))
    for helper in HELPERS:
        for unit in UNIT_IDS:
            targets = tuple(dict.fromkeys((f"unit-{helper}", f"unit-{unit}")))
            words.seat("aid", helper, unit, targets=targets)
    for unit in fighters:
        for space in sites:
            words.seat("barricade", unit, space, targets=(f"unit-{unit}", f"space-{space}"))
    words.seat("outpost", targets=("unit-kingman",))
    words.seat("mines", targets=("unit-kingman",))
    for unit in fighters:
        words.seat("bridge", unit, targets=(f"unit-{unit}", "space-S1"))
    words.seat("research", targets=("deck-research",))
    words.seat("research", "supply", targets=("deck-research", "meter-supplies"))
    for unit in fighters:
        for space in sites:
            words.seat("grenade", unit, space, targets=(f"unit-{unit}", f"space-{space}"))
    for refugee in UNIT_IDS[VIP:]:
        for civilian in civilians:
            words.seat("arm", refugee, civilian, targets=(f"unit-{refugee}", "space-graveyard"))
    for kind in ("train", "recruit"):
        for civilian in civilians:
            words.seat(kind, civilian, targets=("unit-hauser", f"unit-{civilian}"))
    for foe in zeds:
        words.seat("hose", foe, targets=("unit-firehouse129", f"unit-{foe}"))
    words.seat("peek", targets=("deck-event",))
    for key in KEYS:
        words.seat("use", key, targets=(f"key-{key}",))
    for kind in ("discharge", "bury"):
        for unit in UNIT_IDS:
            words.seat(kind, unit, targets=(f"unit-{unit}",))
    for card in held:
        words.seat("play", card, targets=(f"card-{card}",))
    for piece in PIECE_IDS:
        words.seat("pick", piece, targets=(f"unit-{piece}",))
    for space in SPACE_IDS:
        words.seat("pick", space, targets=(f"space-{space}",))
    for track in TRACK_IDS:
        words.seat("pick", track, targets=(f"track-{track}",))
    for card in held:
        words.seat("pick", card, targets=(f"card-{card}",))
    for component in COMPONENTS:
        words.seat("pick", component, targets=(f"component-{component}",))
    for thing in MIX:
        target = "button-hits" if thing == "hits" else f"meter-{thing}"
        words.seat("pick", thing, targets=(target,))
    for number in range(1, 4):
        words.seat("option", str(number), targets=(f"button-option-{number}",))
    for word in ("yes", "no", "ok", "pass"):
        words.seat(word, targets=(f"button-{word}",))
    for number in range(1, 5):
        words.seat("floor", str(number), targets=(f"button-floor-{number}",))
    _chance(words, content)
    return words.build()


def _chance(words: VocabularyBuilder, content: ZedsContent) -> None:
    for face in range(1, 7):
        words.chance("die", str(face), targets=("dice",))
    for event in content.events:
        words.chance("event", event.id, targets=("deck-event",))
    for story in content.stories:
        words.chance("story", story.id, targets=("deck-story",))
    for card in content.research[1:]:  # the first one starts the pile
        words.chance("lab", card.id, targets=("deck-research",))
    for zed in content.units_file.zed:
        words.chance("zed", zed.id, targets=("bag",))
    for zed in content.units_file.super_zed:
        words.chance("super", zed.id, targets=("bag",))
    for unit in UNIT_IDS[:RECRUITS]:
        words.chance("join", unit, targets=("space-town",))
    for track in TRACK_IDS:
        words.chance("surge", track, targets=(f"track-{track}",))
    for component in COMPONENTS:
        words.chance("drop", component, targets=(f"component-{component}",))


assert (MOVE + UNITS * N_ENDS, SHOOT + FIGHTERS * FOES) == (GO, CRAFT)
assert (PICK_PIECE + PIECES, PICK_SPACE + SPACES, PICK_TRACK + TRACKS) == (
    PICK_SPACE,
    PICK_TRACK,
    PICK_CARD,
)
assert (ZED_COUNTER + ZED_TYPES, SUPER_COUNTER + SUPERS) == (SUPER_COUNTER, JOIN)
assert (LAB_CARD + RESEARCH_CARDS + 1, PIECES - FOE) == (ZED_COUNTER, FOES)
