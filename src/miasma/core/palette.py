"""The house's colours, by theme: names that widgets use and that a game may overrule."""

from __future__ import annotations

from typing import Final

THEMES: Final = ("dark", "light")

HOUSE: Final[dict[str, dict[str, str]]] = {
    "dark": {
        "--bg": "#090c13",
        "--surface": "#11161f",
        "--surface-2": "#19202c",
        "--surface-3": "#232c3b",
        "--line": "#263041",
        "--line-strong": "#3b475d",
        "--ink": "#eef2fa",
        "--ink-2": "#b1bccf",
        "--ink-3": "#8792a7",
        "--can": "#7df3ff",
        "--can-ink": "#04222a",
        "--last": "#ffffff",
        "--ok": "#57d98a",
        "--warn": "#ffb52e",
        "--bad": "#ff6b74",
        "--bad-ink": "#2b0307",
    },
    "light": {
        "--bg": "#eceef0",
        "--surface": "#ffffff",
        "--surface-2": "#f4f5f7",
        "--surface-3": "#e7eaee",
        "--line": "#d9dde4",
        "--line-strong": "#b6bdc9",
        "--ink": "#151a22",
        "--ink-2": "#495364",
        "--ink-3": "#5c6678",
        "--can": "#007b98",
        "--can-ink": "#ffffff",
        "--last": "#151a22",
        "--ok": "#187a43",
        "--warn": "#8f5a00",
        "--bad": "#c11d2d",
        "--bad-ink": "#ffffff",
    },
}
"""The tokens of the house; every scene's palette starts from them."""


def palette(dark: dict[str, str], light: dict[str, str]) -> dict[str, dict[str, str]]:
    """The house's colours with a game's own over them; names come without the dashes."""
    own = {"dark": dark, "light": light}
    if dark.keys() != light.keys():
        raise ValueError(f"only in one theme: {sorted(dark.keys() ^ light.keys())}")
    return {
        theme: {**HOUSE[theme], **{f"--{name}": value for name, value in own[theme].items()}}
        for theme in THEMES
    }
