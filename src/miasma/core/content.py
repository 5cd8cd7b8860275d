"""Content: boards, cards and numbers as TOML, validated with messages that name the place.

A game lists its files with a type for each; a content pack is a folder with files of the same
names whose entries (found by `id`) overrule single fields. Packs change numbers and texts, never
the list of entries: the vocabulary of records depends on it.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from miasma.core.errors import ContentError, shown
from miasma.core.text import LANGUAGES

MAX_FILE_BYTES = 4_000_000

Names = dict[str, str]
"""A text in three languages."""

FileT = TypeVar("FileT", bound="ContentFile")


class ContentFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One TOML file; a game derives a type per file."""


class Content:
    """The validated files of a game, with a digest that records carry."""

    def __init__(self, files: Mapping[str, ContentFile], digest: str) -> None:
        self._files = dict(files)
        self.digest = digest

    def file(self, name: str, kind: type[FileT]) -> FileT:
        """One file as its type."""
        found = self._files[name]
        assert isinstance(found, kind)
        return found


def load(
    folder: Traversable,
    types: Mapping[str, type[ContentFile]],
    pack: Path | None = None,
    looks: frozenset[str] = frozenset(),
) -> Content:
    """Read and check all files of a game, with a pack laid over them.

    Fields of the names in `looks` (texts, shapes, colours) don't enter the digest: mending a word
    must not make old records strange.
    """
    raw = {name: _read(folder.joinpath(f"{name}.toml"), f"{name}.toml") for name in types}
    if pack is not None:
        raw = _overlay(raw, pack)
    files = {name: _convert(name, raw[name], kind) for name, kind in types.items()}
    canonical = json.dumps(
        _without(raw, looks), sort_keys=True, ensure_ascii=False, separators=(",", ":"), default=str
    )
    return Content(files, hashlib.sha256(canonical.encode()).hexdigest()[:16])


def _without(node: Any, names: frozenset[str]) -> Any:
    if isinstance(node, dict):
        return {key: _without(value, names) for key, value in node.items() if key not in names}
    return [_without(value, names) for value in node] if isinstance(node, list) else node


def _read(path: Traversable | Path, name: str) -> dict[str, Any]:
    try:
        with path.open("rb") as stream:
            data = stream.read(MAX_FILE_BYTES + 1)
    except OSError as error:
        raise ContentError(f"{name}: can't be read ({error.strerror})") from None
    if len(data) > MAX_FILE_BYTES:
        raise ContentError(f"{name}: is larger than {MAX_FILE_BYTES // 1_000_000} MB")
    try:
        return tomllib.loads(data.decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ContentError(f"{name}: is no TOML file: {error}") from None


def _overlay(base: dict[str, dict[str, Any]], pack: Path) -> dict[str, dict[str, Any]]:
    if not pack.is_dir():
        raise ContentError(f"content pack {shown(pack)} is no folder")
    present = sorted(path.name for path in pack.glob("*.toml"))
    if not present:
        raise ContentError(f"content pack {shown(pack)} holds no TOML file")
    merged = dict(base)
    for name in present:
        stem = name.removesuffix(".toml")
        if stem not in base:
            files = ", ".join(f"{n}.toml" for n in base)
            raise ContentError(f"{name}: this game has no such file; it has {files}")
        merged[stem] = _merge(base[stem], _read(pack / name, name), name)
    return merged


def _merge(base: dict[str, Any], over: dict[str, Any], where: str) -> dict[str, Any]:
    result = dict(base)
    for key, value in over.items():
        if key not in base:
            raise ContentError(f"{where}: there is no field {shown(key)} to overrule")
        old = base[key]
        if isinstance(old, dict) and isinstance(value, dict):
            result[key] = _merge(old, value, f"{where}: {key}")
        elif _is_entries(old):
            if not _is_entries(value):
                raise ContentError(f"{where}: [[{key}]]: every entry needs the id it overrules")
            result[key] = _merge_entries(old, value, f"{where}: [[{key}]]")
        else:
            result[key] = value
    return result


def _is_entries(value: object) -> bool:
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(entry, dict) and "id" in entry for entry in value)
    )


def _merge_entries(
    old: list[dict[str, Any]], over: list[dict[str, Any]], where: str
) -> list[dict[str, Any]]:
    changes: dict[str, dict[str, Any]] = {}
    known = {str(entry["id"]) for entry in old}
    for entry in over:
        name = str(entry["id"])
        if name not in known:
            raise ContentError(f"{where}: there is no entry {shown(name)} to overrule")
        if name in changes:
            raise ContentError(f"{where}: entry {shown(name)} stands there twice")
        changes[name] = entry
    return [
        _merge(entry, changes[str(entry["id"])], f"{where} {entry['id']}")
        if str(entry["id"]) in changes
        else entry
        for entry in old
    ]


_PLACE = re.compile(r" - at `\$(?P<path>.*)`$")


def _convert(name: str, data: dict[str, Any], kind: type[ContentFile]) -> ContentFile:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise ContentError(f"{name}.toml: {_placed(str(error), data)}") from None


def _placed(message: str, data: dict[str, Any]) -> str:
    """Turn `… - at `$.gene[3].timing`` into the entry's id and the field's name."""
    found = _PLACE.search(message)
    if not found:
        return message
    steps = re.findall(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]", found["path"])
    node: Any = data
    words: list[str] = []
    for field_name, position in steps:
        if field_name:
            node = node.get(field_name) if isinstance(node, dict) else None
            words.append(field_name)
        elif position.isdigit() and isinstance(node, list):
            node = node[int(position)]
            label = node.get("id", position) if isinstance(node, dict) else position
            words.append(str(label))
    return f"{' '.join(words)}: {message[: found.start()]}"


def need_languages(where: str, names: Names) -> None:
    """Refuse a name or text that lacks a language or is empty."""
    for lang in LANGUAGES:
        if not names.get(lang, "").strip():
            raise ContentError(f"{where}: has no text in {lang}")
