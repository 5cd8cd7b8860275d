"""What an action means, in words with names instead of ids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from miasma.core.text import catalog
from miasma.games.zeds import sources
from miasma.games.zeds.board import SPACE_IDS, TRACK_IDS
from miasma.games.zeds.effects import COMPONENTS, KEYS, MIX
from miasma.games.zeds.pieces import PIECE_IDS, SUPER, UNITS, VILLAGER, ZED

if TYPE_CHECKING:
    from miasma.core.actions import Action
    from miasma.games.zeds.data import Entry
    from miasma.games.zeds.game import Zeds
    from miasma.games.zeds.state import ZedsState

ONE_UNIT = ("search", "heal", "bridge", "discharge", "bury", "train", "recruit", "join")
ONE_FOE = ("craft", "hose")
UNIT_AND_SPACE = ("move", "barricade", "grenade")


def piece_name(game: Zeds, name: str, lang: str) -> str:
    """A piece by its id; regular Zeds and civilians with a number, villagers with their home."""
    index = PIECE_IDS.index(name)
    said = game.data.piece(index).name[lang]
    if ZED <= index < SUPER:
        types = game.book.zed_type
        alike = [ZED + n for n, kind in enumerate(types) if kind == types[index - ZED]]
        return numbered(said, alike.index(index) + 1, lang) if len(alike) > 1 else said
    if name.startswith("civ"):
        return f"{said} {name[3:]}"
    return f"{said}, {home(game, index)[lang]}" if VILLAGER <= index < UNITS else said


def home(game: Zeds, villagers: int) -> dict[str, str]:
    """The village that villagers come from; as refugees they are still known by it."""
    return game.data.spaces[game.book.village_of[villagers - VILLAGER]].name


def numbered(name: str, which: int, lang: str) -> str:
    """The name of one of several alike pieces."""
    return catalog("zeds", lang).say("twin", name=name, number=which)


def space_name(game: Zeds, name: str, lang: str) -> str:
    """A space by its id, with its letter and number."""
    space = game.data.spaces[SPACE_IDS.index(name)]
    if not space.track:
        return space.name[lang]
    if space.kind == "start":
        return f"{space.name[lang]} {name[0]}"
    if space.named or space.kind == "catacomb":
        return f"{space.name[lang]} ({name})"
    return name


def describe(game: Zeds, action: Action, lang: str) -> str:
    """What an action means."""
    words = catalog("zeds", lang)
    kind, args = action.kind, action.args
    key = f"action-{kind}"
    if kind in UNIT_AND_SPACE:
        unit, space = piece_name(game, args[0], lang), space_name(game, args[1], lang)
        return words.say(key, unit=unit, space=space)
    if kind in ONE_UNIT:
        return words.say(key, unit=piece_name(game, args[0], lang))
    if kind in ONE_FOE:
        return words.say(key, foe=piece_name(game, args[0], lang))
    if kind == "shoot":
        unit, foe = (piece_name(game, name, lang) for name in args)
        return words.say(key, unit=unit, foe=foe)
    if kind in ("aid", "arm"):
        unit, other = (piece_name(game, name, lang) for name in args)
        return words.say(key, unit=unit, other=other)
    if kind == "go":
        return words.say(key, space=space_name(game, args[0], lang))
    if kind == "research":
        return words.say("action-research-supply" if args else key)
    if kind == "use":
        number = KEYS.index(args[0])
        whose = sources.key_owner(game, number)[lang]
        return words.say(key, unit=whose, name=sources.key_name(number, lang))
    if kind == "pick":
        return words.say(key, what=_picked(game, args[0], lang))
    if kind in ("play", "event", "story", "lab", "zed", "super", "drop", "surge"):
        return words.say(key, name=_name(game, kind, args[0], lang))
    if kind in ("option", "floor", "die"):
        return words.say(key, number=args[0])
    return words.say(key)


def offered(state: ZedsState, action: Action, lang: str) -> str:
    """What an option means here: alike Zeds are numbered only where there are several."""
    from miasma.games.zeds import prompt, tell

    game, words, args = tell.rulebook(state), catalog("zeds", lang), action.args
    if action.kind == "pass":
        left = prompt.left(state, state.to_act[0], words)
        return words.say("action-pass-left", left=left) if left else words.say("action-pass")
    said = describe(game, action, lang)
    for name in args:
        if name in PIECE_IDS:
            piece = PIECE_IDS.index(name)
            said = said.replace(piece_name(game, name, lang), tell.piece_name(state, piece)[lang])
    if action.kind == "pick" and args[0] in PIECE_IDS:
        gets = prompt.gets(state, lang)
        return words.say("offer-gets", what=said, gets=gets) if gets else said
    return said


def _picked(game: Zeds, name: str, lang: str) -> str:
    if name in PIECE_IDS:
        return piece_name(game, name, lang)
    if name in SPACE_IDS:
        return space_name(game, name, lang)
    if name in TRACK_IDS:
        return game.data.tracks[TRACK_IDS.index(name)].name[lang]
    if name in COMPONENTS:
        return game.data.components[COMPONENTS.index(name)].name[lang]
    if name in MIX:
        return catalog("zeds", lang).say(f"resource-{name}")
    return _name(game, "play", name, lang)


def _name(game: Zeds, kind: str, name: str, lang: str) -> str:
    data = game.data
    piles: dict[str, Sequence[Entry]] = {
        "play": data.stories,
        "story": data.stories,
        "event": data.events,
        "lab": data.research,
        "zed": data.units_file.zed,
        "super": data.units_file.super_zed,
        "drop": data.components,
        "surge": data.tracks,
    }
    return next(entry.name[lang] for entry in piles[kind] if entry.id == name)
