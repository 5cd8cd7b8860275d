"""What cards and the small signs of the panels are painted with."""

from __future__ import annotations

from typing import Final

from miasma.core.elements import (
    Box,
    Definition,
    Element,
    circle,
    group,
    path,
    rect,
    symbol,
    text,
    use,
)
from miasma.games.schwarm.actions import EIGHT_WAYS
from miasma.games.schwarm.compass import SIDE_LETTERS

CROWN: Final = "M-9 6L-10-6-4.5-1 0-9 4.5-1 10-6 9 6Z"
ICON: Final[Box] = (-16.0, -16.0, 32.0, 32.0)
FRAMES: Final = {
    "light": ("#e3f3ee", "#0f5361"),
    "blue": ("#4d86dd", "#0a2350"),
    "green": ("#58a873", "#103a25"),
    "order": ("#e9d29a", "#6d4b15"),
    "joker": ("#f4ecd6", "#3a2a0c"),
    "ability": ("#cdb7f5", "#2d1766"),
}
CARD: Final[Box] = (-17.0, -22.0, 34.0, 44.0)


def _card(id: str, group_name: str, *inside: Element) -> Definition:
    frame, ground = FRAMES[group_name]
    rim: list[Element] = []
    if group_name in ("blue", "green"):
        rim = [rect(-15, -20, 30, 40, rx=3.5, fill="none", stroke="#fff", stroke_opacity=0.75)]
    return symbol(
        id,
        rect(-17, -22, 34, 44, rx=5, fill=frame, stroke="#06161d", stroke_width=1),
        rect(-13.5, -18.5, 27, 31, rx=3, fill=ground),
        *rim,
        *inside,
        box=CARD,
    )


def card_art(action: str) -> list[Element]:
    """The picture on a card."""
    sea = path("M-13.5 3q4.5-3 9 0t9 0 9 0V12.5H-13.5Z", fill="#0a3d4a")
    sand = path("M-13.5 5Q-4 1 4 3.5T13.5 2V12.5H-13.5Z", fill="#dcc48e")
    ship = use("sw-ship-white", 0, -1, 0.5)
    peg = use("sw-peg-white", -3, -2, 1.25)
    lens = [
        circle(6, -2, 4.4, fill="none", stroke="#e9fffb", stroke_width=1.5),
        path("M9 1L12.5 4.5", stroke="#e9fffb", stroke_width=2, stroke_linecap="round"),
    ]
    pictures: dict[str, list[Element]] = {
        "station": [sand, use("sw-station-white", 0, -2, 0.55)],
        "ship": [sea, ship],
        "researcher": [peg, *lens],
        "ship_researcher": [
            sea,
            use("sw-ship-white", -4, 1, 0.38),
            use("sw-peg-white", 8, -1, 0.9),
            path("M5.5-13v5M3-10.5h5", stroke="#fff", stroke_width=1.6),
        ],
        "whale": [sea, use("sw-whale", 0, -3, 0.42)],
        "tsunami": [sea, use("sw-tsunami", 0, -3, 0.44)],
        "crab": [sand, use("sw-crab", 0, -3, 0.4)],
    }
    return pictures[action]


def cards() -> list[Definition]:
    """Action cards by group and action, the order card, the joker, the abilities."""
    out: list[Definition] = []
    for group_name in ("light", "blue", "green"):
        for action in ("station", "ship", "researcher", "ship_researcher", "whale", "tsunami",
                       "crab"):  # fmt: skip
            out.append(_card(f"sw-card-{group_name}-{action}", group_name, *card_art(action)))
    big: dict[str, str | float | None] = {
        "font_weight": 800,
        "text_anchor": "middle",
        "fill": "#fff6dd",
    }
    out.append(_card("sw-card-order", "order", text(0, 4, "1·2", 13, **big)))
    for number in range(1, 5):
        name = f"sw-card-order-{number}"
        out.append(_card(name, "order", text(0, 4.5, str(number), 22, **big)))
    out.append(_card("sw-card-joker", "joker", text(0, 4.5, "J", 22, **big)))
    pictures: dict[str, list[Element]] = {
        "fast_ship": [
            use("sw-ship-white", 2, -1, 0.46),
            path("M-12-6h6M-12-2h4M-12 2h6", stroke="#fff", stroke_width=1.2),
        ],
        "golden_tile": [use("sw-face-gold", 0, -3, 0.38), use("sw-ch-gold", 0, -3, 0.38)],
        "protection": [
            path("M0-16L10-12V-3Q9 6 0 10Q-9 6-10-3V-12Z", fill="#5fe9d8", stroke="#fff",
                 stroke_width=1.2),
            use("sw-amoeba", 0, -4, 0.8),
        ],
        "brilliant_researcher": [
            use("sw-peg-white", 0, 1, 1.2),
            path("M0-16V-12M-7-13L-5-10M7-13L5-10", stroke="#ffe9b0", stroke_width=1.6),
        ],
    }  # fmt: skip
    for name, inside in pictures.items():
        out.append(_card(f"sw-ability-{name}", "ability", *inside))
    return out


def _side(id: str, letter: str, on: bool) -> Definition:
    """A shore by its letter, linked or not."""
    return symbol(
        id,
        rect(
            -9, -9, 18, 18, rx=5, fill="var(--sw-side-on)" if on else "none",
            stroke="var(--sw-side-on)" if on else "var(--sw-off)", stroke_width=1.2,
        ),
        text(
            0, 4.2, letter, 12, font_weight=700, text_anchor="middle",
            fill="var(--sw-side-ink)" if on else "var(--sw-side-off)",
        ),
        box=(-12, -12, 24, 24),
    )  # fmt: skip


def signs() -> list[Definition]:
    """Small signs of the panels: shores, the queen's crown, a network, a lock, a number."""
    out: list[Definition] = []
    for lang, letters in SIDE_LETTERS.items():
        for side, letter in zip("NESW", letters, strict=True):
            out += [_side(f"sw-side-{lang}-{side}", letter, True)]
            out += [_side(f"sw-side-{lang}-{side}-off", letter, False)]
    for on in (True, False):
        colour = "var(--sw-queen-link)" if on else "var(--sw-off)"
        out.append(
            symbol(
                "sw-crown" if on else "sw-crown-off",
                path(
                    CROWN, fill=colour if on else "none", stroke=colour, stroke_width=1.6,
                    stroke_linejoin="round",
                ),
                box=(-13, -13, 26, 26),
            )
        )  # fmt: skip
    out.append(
        symbol(
            "sw-network",
            path(
                "M-9-6C-2-6-4 5 3 5H10M-3-1V-9", fill="none", stroke="var(--sw-membrane)",
                stroke_width=5, stroke_linecap="round",
            ),
            path(
                "M-9-6C-2-6-4 5 3 5H10M-3-1V-9", fill="none", stroke="var(--sw-lumen)",
                stroke_width=2.4, stroke_linecap="round",
            ),
            box=(-14, -14, 28, 28),
        )
    )  # fmt: skip
    for way in EIGHT_WAYS:
        out.append(
            symbol(
                f"sw-exit-{way}",
                circle(0, 0, 13, fill="var(--sw-stop)", stroke="var(--can)", stroke_width=1.6),
                group(
                    path(
                        "M0 7V-6M-5-1L0-7 5-1", fill="none", stroke="var(--sw-stop-ink)",
                        stroke_width=2.2, stroke_linecap="round", stroke_linejoin="round",
                    ),
                    transform=f"rotate({45 * EIGHT_WAYS.index(way)})",
                ),
                box=ICON,
            )
        )  # fmt: skip
    return out
