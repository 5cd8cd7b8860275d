"""Symbols and gradients: stones, fields, needs, ways and markers, drawn round their origin."""

from __future__ import annotations

import functools
from typing import Final

from miasma.core.elements import (
    Definition,
    Element,
    Value,
    circle,
    ellipse,
    group,
    linear,
    path,
    pattern,
    radial,
    rect,
    symbol,
    use,
)

COLOURS: Final = ("red", "yellow", "green", "blue")
STONE_BOX: Final = (-8.0, -8.0, 16.0, 16.0)
ICON_BOX: Final = (-6.0, -6.0, 12.0, 12.0)


def _stone_shapes(colour: str) -> list[Element]:
    fill = {"fill": f"var(--vr-{colour})", "stroke": f"var(--vr-{colour}-ink)"}
    ink = f"var(--vr-{colour}-ink)"
    if colour == "red":
        return [circle(0, 0, 6.6, stroke_width=1.2, **fill), circle(0, 0, 2.4, fill=ink)]
    if colour == "yellow":
        return [
            rect(-6, -6, 12, 12, rx=1.6, stroke_width=1.2, **fill),
            path("M-3.5 0H3.5", stroke=ink, stroke_width=1.8),
        ]
    if colour == "green":
        return [
            path("M0-7.4L7.2 5.8H-7.2Z", stroke_width=1.2, stroke_linejoin="round", **fill),
            path("M0-1.6V3.4M-2.4 1.2H2.4", stroke=ink, stroke_width=1.5),
        ]
    return [
        path("M0-7.6L7.6 0 0 7.6-7.6 0Z", stroke_width=1.2, stroke_linejoin="round", **fill),
        path("M-2.3-2.3L2.3 2.3M2.3-2.3L-2.3 2.3", stroke=ink, stroke_width=1.5),
    ]


def _icons() -> dict[str, list[Element]]:
    small, cattle = "var(--vr-small_animal)", "var(--vr-livestock)"
    insect, blood = "var(--vr-insect)", "var(--vr-blood)"
    thin = {"fill": "none", "stroke_linecap": "round"}
    return {
        "small_animal": [
            ellipse(0, 1.9, 2.7, 2.2, fill=small),
            *(circle(x, y, 1.15, fill=small)
              for x, y in ((-3.4, -0.4), (-1.2, -2.6), (1.2, -2.6), (3.4, -0.4))),
        ],
        "livestock": [
            path("M-2.6-1.6Q0-2.6 2.6-1.6L2 2.4Q0 4.6-2 2.4Z", fill=cattle),
            path(
                "M-2.6-1.4Q-4.8-1.2-5-3.2M2.6-1.4Q4.8-1.2 5-3.2",
                stroke=cattle, stroke_width=1.3, **thin,
            ),
        ],
        "insect": [
            ellipse(0, 1, 1.15, 3.2, fill=insect),
            path(
                "M0-.5L-4.6-3.4M0-.5L4.6-3.4M0 1L-4.2 3M0 1L4.2 3M0-2.2V-5",
                stroke=insect, stroke_width=1.05, **thin,
            ),
        ],
        "blood": [
            path("M0-4.6Q3.6-.2 3.6 1.7A3.6 3.3 0 0 1-3.6 1.7Q-3.6-.2 0-4.6Z", fill=blood)
        ],
        "cold": [
            path(
                "M0-4.2V4.2M-3.6-2.1L3.6 2.1M-3.6 2.1L3.6-2.1",
                stroke="var(--vr-cold)", stroke_width=1.3, **thin,
            )
        ],
        "medicine": [
            rect(
                -4.2, -2.1, 8.4, 4.2, rx=2.1, fill="var(--vr-medicine-2)", transform="rotate(-40)"
            ),
            path(
                "M0-2.1H2.1A2.1 2.1 0 0 1 2.1 2.1H0Z",
                fill="var(--vr-medicine)", transform="rotate(-40)",
            ),
        ],
        "heat": [
            circle(0, 0, 2, fill="var(--vr-heat)"),
            path(
                "M0-4.4v1M0 4.4v-1M-4.4 0h1M4.4 0h-1M-3.1-3.1l.7.7M3.1 3.1l-.7-.7M-3.1 3.1l.7-.7"
                "M3.1-3.1l-.7.7",
                stroke="var(--vr-heat)", stroke_width=1.1, **thin,
            ),
        ],
        "plane": [
            path(
                "M0-5.2Q.9-4.6.9-1.7L5.2 1V2.3L.9 1.2V3.5L2.2 4.5V5.3L0 4.7-2.2 5.3V4.5L-.9 3.5"
                "V1.2L-5.2 2.3V1L-.9-1.7Q-.9-4.6 0-5.2Z",
                fill="var(--vr-airport)",
            )
        ],
        "port": [
            path(
                "M0-3V5M-2.5-1.2H2.5M-4.5 1.5Q-4.2 5 0 5T4.5 1.5",
                stroke="var(--vr-port)", stroke_width=1.3, **thin,
            ),
            circle(0, -4, 1.2, fill="none", stroke="var(--vr-port)", stroke_width=1.1),
        ],
        "bird": [
            path(
                "M-5.6-1.5Q-3-4.1-.4 0Q1.9-4.9 5.6-3.8Q3.4-2.6 2.4.4Q1.9 2.6-.8 2.6Q-2.6 2.6-4.9 "
                "3.8Q-3.4 1.9-3.2.8Q-4.1-.9-5.6-1.5Z",
                fill="var(--vr-airport)",
            )
        ],
        "ship": [
            path(
                "M-5.3.8H5.3L3.8 3.8H-3.8ZM-3 0V-2.3H1.5L2.6 0ZM-1.1-3V-4.9H.4V-3Z",
                fill="var(--vr-port)",
            )
        ],
    }  # fmt: skip


def _marker_shield(inside: list[Element], struck: bool) -> list[Element]:
    shield = path(
        "M-7-6H7V1Q7 6 0 8.5Q-7 6-7 1Z",
        fill="var(--vr-marker)", stroke="var(--vr-marker-ink)", stroke_width=1.1,
        stroke_linejoin="round",
    )  # fmt: skip
    strike = path(
        "M-5 5L5-4.5", stroke="var(--vr-strike)", stroke_width=1.9, stroke_linecap="round"
    )
    return [shield, *inside, *([strike] if struck else [])]


def _markers() -> dict[str, list[Element]]:
    ink = "var(--vr-marker-ink)"
    paw = [
        ellipse(0, 2.2, 2.6, 2.1, fill=ink),
        *(circle(x, y, 1.1, fill=ink) for x, y in ((-3.2, 0), (-1.1, -2), (1.1, -2), (3.2, 0))),
    ]
    cow = [
        path("M-2.6-1.2Q0-2.2 2.6-1.2L2 2.8Q0 5-2 2.8Z", fill=ink),
        path(
            "M-2.6-1Q-4.6-.8-4.8-2.8M2.6-1Q4.6-.8 4.8-2.8",
            fill="none", stroke=ink, stroke_width=1.2, stroke_linecap="round",
        ),
    ]  # fmt: skip
    bird = [
        path(
            "M-5-1Q-2.6-3.4-.4.2Q1.7-4.2 5-3.2Q3-2.2 2.2.6Q1.7 2.8-.7 2.8Q-2.4 2.8-4.4 3.8Q-3 2.2"
            "-2.8 1Q-3.7-.4-5-1Z",
            fill=ink,
        )
    ]
    soap = [
        path(
            "M-3.5-2H3.5M-2.5-2V3.8H2.5V-2M0-4.2V-2",
            fill="none", stroke="#14506b", stroke_width=1.6,
        )
    ]  # fmt: skip
    return {
        "livestock_cull": _marker_shield(cow, True),
        "small_animal_cull": _marker_shield(paw, True),
        "bird_cull": _marker_shield(bird, True),
        "hygiene": _marker_shield(soap, False),
        "block": [
            circle(0, 0, 7, fill="#f4f4f8", stroke="#3a0d0d", stroke_width=1),
            circle(0, 0, 5.3, fill="#d63a31"),
            rect(-3.6, -1.3, 7.2, 2.6, rx=0.6, fill="#ffffff"),
        ],
    }


def _pathogens() -> dict[str, list[Element]]:
    edge: dict[str, Value | None] = {
        "fill": "none", "stroke": "var(--ink)", "stroke_width": 1.2, "stroke_linecap": "round",
    }  # fmt: skip
    return {
        "bacterium": [
            rect(-5, -2.6, 10, 5.2, rx=2.6, transform="rotate(-30)", **edge),
            path("M-4.5 3.8Q-6 5-7 4M3.2-4.6Q4-6.4 5.6-6", **edge),
        ],
        "nanites": [
            path("M0-5.5L4.8-2.7V2.7L0 5.5-4.8 2.7V-2.7Z", **edge),
            circle(0, 0, 1.6, fill="var(--ink)"),
        ],
        "fungus": [
            path("M-5.5.5Q-5-5 0-5T5.5.5Z", **edge),
            path("M-1.5 1V5.5H1.5V1", **edge),
        ],
        "vibrio": [path("M-4.5 3Q-5 -4 0-3.5T4.5-5M-4.5 3Q-5 6-7 5.5", **edge)],
        "virus": [
            circle(0, 0, 3.2, **edge),
            path("M0-3.2V-6M0 3.2V6M-3.2 0H-6M3.2 0H6M-2.3-2.3L-4.3-4.3M2.3 2.3L4.3 4.3M-2.3 2.3"
                 "L-4.3 4.3M2.3-2.3L4.3-4.3", **edge),
        ],
    }  # fmt: skip


@functools.cache
def definitions() -> tuple[Definition, ...]:
    """Everything that the picture refers to."""
    found: list[Definition] = [
        radial(
            "vr-sea", (0, "var(--vr-ocean)"), (0.6, "var(--vr-ocean-mid)"),
            (1, "var(--vr-ocean-deep)"), cx=0.5, cy=0.42, r=0.75,
        ),
        linear(
            "vr-eurasia", (0, "var(--vr-europe)"), (0.42, "var(--vr-europe)"),
            (0.58, "var(--vr-asia)"), (1, "var(--vr-asia)"),
            gradientUnits="userSpaceOnUse", x1=600, y1=180, x2=744, y2=214,
        ),
        radial("vr-glow-city", (0, "var(--vr-light)", 0.4), (1, "var(--vr-light)", 0)),
        pattern(
            "vr-stripes", 6, 6,
            rect(0, 0, 3, 6, fill="var(--vr-stripe)"),
            rect(3, 0, 3, 6, fill="var(--vr-stripe-ink)"),
            transform="rotate(45)",
        ),
    ]  # fmt: skip
    for colour in COLOURS:
        tint = f"var(--vr-{colour})"
        found.append(radial(f"vr-glow-{colour}", (0, tint, 0.7), (0.4, tint, 0.26), (1, tint, 0)))
        found.append(symbol(f"vr-stone-{colour}", *_stone_shapes(colour), box=STONE_BOX))
    found.append(
        symbol(
            "vr-corpse",
            rect(
                -6.4, -6.4, 12.8, 12.8, rx=3,
                fill="var(--vr-dead)", stroke="var(--vr-dead-edge)", stroke_width=1,
            ),
            path(
                "M-3-3L3 3M3-3L-3 3",
                stroke="var(--vr-dead-ink)", stroke_width=1.7, stroke_linecap="round",
            ),
            box=STONE_BOX,
        )
    )  # fmt: skip
    found.append(
        symbol(
            "vr-field",
            rect(
                -6.7, -6.7, 13.4, 13.4, rx=3, fill="var(--vr-field)", fill_opacity=0.86,
                stroke="var(--vr-field-edge)", stroke_opacity=0.6, stroke_width=0.9,
            ),
            box=STONE_BOX,
        )
    )  # fmt: skip
    found.append(
        symbol(
            "vr-skull",
            path(
                "M-6-1A6 6 0 0 1 6-1Q6 2 3.5 3V5.5H-3.5V3Q-6 2-6-1Z", fill="var(--vr-dead-ink)",
                stroke="var(--vr-dead-edge)", stroke_width=0.8,
            ),
            circle(-2.4, -0.8, 1.6, fill="var(--vr-dead-edge)"),
            circle(2.4, -0.8, 1.6, fill="var(--vr-dead-edge)"),
            path("M-1.2 3.6v1.9M1.2 3.6v1.9", stroke="var(--vr-dead-edge)", stroke_width=0.9),
            box=STONE_BOX,
        )
    )  # fmt: skip
    found += [symbol(f"vr-{name}", *inside, box=ICON_BOX) for name, inside in _icons().items()]
    found += [
        symbol(f"vr-marker-{name}", *inside, box=(-8.0, -8.0, 16.0, 17.0))
        for name, inside in _markers().items()
    ]
    found += [
        symbol(f"vr-pathogen-{name}", *inside, box=(-7.0, -7.0, 14.0, 14.0))
        for name, inside in _pathogens().items()
    ]
    return tuple(found)


def stone(seat: int) -> str:
    """The symbol of a player's stone."""
    return f"vr-stone-{COLOURS[seat]}"


def fitted(name: str, x: float, y: float, size: float, box: float = 12.0) -> Element:
    """A symbol scaled to a size round a point."""
    return use(name, x, y, size / box)


def plate(x: float, y: float, wide: float, high: float, inside: list[Element]) -> Element:
    """Things on a dark rounded ground."""
    ground = rect(x, y, wide, high, rx=high / 2, fill="var(--vr-plate)", fill_opacity=0.78)
    return group(ground, *inside)
