"""What an action means, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.text import catalog
from miasma.games.virusid.data import RESISTANCES, SIMPLE, Entry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from miasma.core.actions import Action
    from miasma.games.virusid.data import VirusidContent

Names = dict[str, str]


def _name(entries: Sequence[Entry], id: str) -> Names:
    return next(entry.name for entry in entries if entry.id == id)


def describe(data: VirusidContent, action: Action, lang: str) -> str:
    """One action in the reader's language."""
    words = catalog("virusid", lang)
    key, args = _said(data, action)
    return words.say(f"action-{key}", **args)


def _said(data: VirusidContent, action: Action) -> tuple[str, dict[str, object]]:
    kind, args = action.kind, action.args
    colours = data.game.colour
    if kind in ("first", "infect", "once", "heal", "kill", "return", "corpse", "bury"):
        return _on_a_field(data, action)
    if kind == "level":
        entry = _name(data.ladders, args[0])
        side = "resist" if args[0] in RESISTANCES else "spread"
        return f"level-{side}", {"what": entry}
    if kind in ("strain", "discard", "deal"):
        return kind, {"strain": _name(data.strains, args[0])}
    if kind == "symptom":
        return kind, {"strain": _name(data.strains, args[0])}
    if kind == "lethal":
        return kind, {"stat": args[0]}
    if kind == "donate":
        return kind, {"who": _name(colours, args[0]), "amount": int(args[1])}
    if kind == "mark":
        return kind, {"marker": _name(data.markers, args[0]), "city": _name(data.cities, args[1])}
    if kind == "unmark":
        return _unmark(data, args)
    if kind == "starter":
        return kind, {"who": _name(colours, args[0])}
    if kind == "card":
        return kind, {"card": _name(data.start_cards, args[0])}
    if kind == "gene":
        return kind, {"gene": _name(data.mutations, args[0])}
    if kind == "draw":
        event = next(entry for entry in data.events if entry.id == args[0])
        return kind, {"card": event.name, "text": event.text}
    return kind, {"face": args[0]} if kind == "die" else {}


def _on_a_field(data: VirusidContent, action: Action) -> tuple[str, dict[str, object]]:
    city, *rest = action.args
    said: dict[str, object] = {"city": _name(data.cities, city)}
    key = action.kind
    if rest[0] in data.game.colours.order:
        said["who"] = _name(data.game.colour, rest.pop(0))
        key = "corpse-infected" if key == "corpse" else key
    simple = next(name for name in SIMPLE if name[0] == rest[0])
    said["kind"] = _name(data.game.spread, simple)
    if len(rest) > 1:
        return f"infect-{rest[1]}", said
    return key, said


def _unmark(data: VirusidContent, args: tuple[str, ...]) -> tuple[str, dict[str, object]]:
    if args[0] != "block":
        named = {"marker": _name(data.markers, args[0]), "city": _name(data.cities, args[1])}
        return "unmark", dict(named)
    if args[1] in data.sea_index:
        return "unblock-sea", {"route": data.board.sea[data.sea_index[args[1]]].name}
    return "unblock-airport", {"city": _name(data.cities, args[1])}
