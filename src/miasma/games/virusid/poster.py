"""What stands for Viroid on the home page: Europe and Africa at night, and what spreads there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from miasma.core.elements import Element, circle, path, radial
from miasma.core.scene import Scene, Stage
from miasma.games.virusid.art import COLOURS, definitions
from miasma.games.virusid.map_shapes import bent
from miasma.games.virusid.palette import PALETTE
from miasma.games.virusid.scene_board import spot, stage

if TYPE_CHECKING:
    from miasma.core.elements import Box
    from miasma.games.virusid.data import VirusidContent

BOX: Final[Box] = (352, 70, 350, 444)
ILL: Final = {
    "yellow": ("london", "berlin", "moscow", "madrid"),
    "green": ("paris", "rome", "istanbul", "cairo", "casablanca"),
    "blue": ("lagos", "kinshasa", "nairobi"),
    "red": ("dubai", "delhi"),
}
FLIGHT: Final = ("cairo", "london")


def paint(title: str, content: VirusidContent) -> Scene:
    """The picture."""
    world = stage(content)
    hearts = tuple(
        radial(
            f"vr-heart-{colour}",
            (0, "#fff", 0.95), (0.12, tint, 0.85), (0.5, tint, 0.28), (1, tint, 0),
        )
        for colour in COLOURS
        if (tint := f"var(--vr-{colour})")
    )  # fmt: skip
    night = Stage(
        BOX,
        PALETTE,
        (*definitions(), *hearts),
        (*world.elements, *_outbreaks(content), *_flight(content)),
        ground=world.ground,
    )
    return Scene(title, night)


def _outbreaks(content: VirusidContent) -> list[Element]:
    out = []
    for colour, cities in ILL.items():
        for name in cities:
            city = content.city_index[name]
            size = 26 + 4 * content.cities[city].population
            out.append(circle(*spot(content, city), size, fill=f"url(#vr-heart-{colour})"))
    return out


def _flight(content: VirusidContent) -> list[Element]:
    start, stop = (spot(content, content.city_index[name]) for name in FLIGHT)
    line = bent(start, stop, -0.3)
    return [
        path(line, fill="none", stroke="#4cf08a", stroke_opacity=0.25, stroke_width=8),
        path(
            line, fill="none", stroke="#eafff2", stroke_width=2.6, stroke_dasharray="7 5",
            stroke_linecap="round",
        ),
    ]  # fmt: skip
