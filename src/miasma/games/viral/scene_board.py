"""What moves on the board: organs that light up, viruses, tokens, markers, the event, phases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miasma.core.elements import Element, circle, group, path, rect, text, use
from miasma.core.measure import shrink, width, wrap
from miasma.games.viral import scene_layout as at
from miasma.games.viral import scene_words as words
from miasma.games.viral.rules import research
from miasma.games.viral.table import (
    AREA_TOKEN,
    AREAS,
    ATTACK,
    BLUE,
    CRISIS,
    CRISIS_TOKENS,
    EVENT,
    EVENTS_LEFT,
    LAST,
    ORGANS,
    ORIGIN,
    PICKED,
    VERB,
)
from miasma.games.viral.view import deferred

if TYPE_CHECKING:
    from miasma.games.viral.reader import Reader, Virus


def pieces(reader: Reader) -> list[Element]:
    """Everything on the board that can change, painted first to last."""
    return [
        *_flows(reader),
        *(_organ(reader, organ) for organ in range(ORGANS)),
        *_viruses(reader),
        *(_badge(reader, organ) for organ in range(ORGANS)),
        *(_area_token(reader, area) for area in range(AREAS)),
        *_phases(reader),
        *_crisis_row(reader),
        *(_crisis(reader, token) for token in range(CRISIS_TOKENS)),
        *_markers(reader),
        _event(reader),
    ]


# -- organs ---------------------------------------------------------------------------------------


def _organ(reader: Reader, place: int) -> Element:
    """An organ to point at; it glows if it can be chosen."""
    id = reader.data.organs[place].id
    outline = f"vi-shape-{id}"
    lit = id in reader.targets
    label, tip = words.organ(reader, place)
    inside = [use(outline, fill="none", pointer_events="all")]
    if lit:
        glow = "var(--vi-glow)"
        inside = [
            use(outline, fill="none", stroke=glow, stroke_width=17, opacity=0.16),
            use(outline, fill="none", stroke=glow, stroke_width=11, opacity=0.28),
            use(outline, fill="none", stroke="var(--vi-glow-case)", stroke_width=7.5),
            use(outline, fill=glow, fill_opacity=0.1, stroke=glow, stroke_width=3.6),
        ]
    return group(*inside, id=id, label=label, tip=tip, class_="can" if lit else None)


def _flows(reader: Reader) -> list[Element]:
    """The vessels that lead from the chosen virus to organs it can go to."""
    origin = reader.t[ORIGIN]
    if origin < 0 or not any(action.kind == "to" for action in reader.options):
        return []
    start = reader.data.organs[origin].id
    out = []
    for action in reader.options:
        end = action.args[0]
        d = _link(reader, start, end)
        if d:
            out.append(
                group(
                    path(d, stroke="var(--vi-glow)", stroke_width=15, opacity=0.22),
                    path(d, stroke="var(--vi-glow-case)", stroke_width=6.4),
                    path(
                        d, stroke="var(--vi-glow)", stroke_width=3.6, stroke_dasharray="4 8",
                        class_="flow",
                    ),
                    id=f"flow-{end}", fill="none", stroke_linecap="round",
                    stroke_linejoin="round", pointer_events="none",
                )
            )  # fmt: skip
    return out


def _link(reader: Reader, start: str, end: str) -> str:
    board = reader.data.board
    for vessel in board.vessel:
        if vessel.start == start and vessel.end == end:
            return at.rounded(at.vessel_paths(reader.data)[vessel.id])
    for duct in board.duct:
        if start in duct.organs and end in duct.organs:
            ends = [organ for organ in (start, end) if organ in at.DUCT_ENDS]
            return " ".join(at.duct_branch(duct.hub_xy, organ) for organ in ends)
    return ""


def _badge(reader: Reader, place: int) -> Element:
    """An organ's name, and how many viruses it holds of how many."""
    entry = reader.data.organs[place]
    x, y = at.LABELS[entry.id]
    name = reader.organ(place)
    size = shrink(name, 130, 12.5, 600, 10.5)
    least = reader.terms.threshold
    count = reader.t[place].bit_count()
    wide = width(name, size, 600) + 49
    x = min(750 - wide / 2, max(110 + wide / 2, x))
    fill, ink = "var(--surface-3)", "var(--ink)"
    if count >= least:
        fill, ink = "var(--vi-crisis)", "var(--vi-crisis-ink)"
    elif count == least - 1:
        fill, ink = "var(--vi-warn)", "var(--vi-glow-case)"
    return group(
        rect(
            -wide / 2, -11, wide, 22, rx=11, fill="var(--surface)", stroke="var(--line)",
            fill_opacity=0.92,
        ),
        text(-wide / 2 + 10, 4.5, name, size, font_weight=600, fill="var(--ink)"),
        rect(wide / 2 - 33, -8, 30, 16, rx=8, fill=fill),
        text(
            wide / 2 - 18, 4.3, f"{count}/{least}", 11.5, font_weight=700, text_anchor="middle",
            fill=ink,
        ),
        id=f"label-{entry.id}", transform=f"translate({x:.1f} {y:g})", pointer_events="none",
    )  # fmt: skip


# -- viruses --------------------------------------------------------------------------------------


def _viruses(reader: Reader) -> list[Element]:
    out = []
    for organ in range(ORGANS):
        found = reader.viruses(organ)
        if not found:
            continue
        entry = reader.data.organs[organ]
        places, scale = at.spread(len(found))
        dx, dy = at.CENTRES[entry.id]
        for virus, (x, y) in zip(found, places, strict=True):
            out.append(_virus(reader, virus, entry.xy[0] + dx + x, entry.xy[1] + dy + y, scale))
    return out


def _virus(reader: Reader, virus: Virus, x: float, y: float, scale: float) -> Element:
    colour = reader.colour(virus.player)
    id = f"{colour}-{virus.number}"
    inside = [circle(0, 2.5, 19, fill="url(#vi-shadow)")]
    if virus.protected:
        inside.append(use("vi-shield"))
    inside += _marks(reader, virus, id)
    if virus.load:
        inside += _carrier(reader, virus, colour)
    else:
        inside.append(use(f"vi-virus-{colour}"))
    label, tip = words.virus(reader, virus)
    return group(
        *inside, id=id, label=label, tip=tip, place=reader.data.organs[virus.organ].id,
        transform=f"translate({x:.1f} {y:.1f}) scale({scale:.2f})",
        class_="can" if id in reader.targets else None,
    )  # fmt: skip


def _marks(reader: Reader, virus: Virus, id: str) -> list[Element]:
    """Rings: chosen, may be chosen or attacked, placed or moved last."""
    t = reader.t
    if t[PICKED] == virus.token:
        return [
            circle(0, 0, 20, fill="none", stroke="var(--vi-glow-case)", stroke_width=6),
            circle(
                0, 0, 20, fill="none", stroke="var(--vi-glow)", stroke_width=3.2,
                stroke_dasharray="8 5",
            ),
        ]  # fmt: skip
    if id in reader.targets:
        if t[VERB] == ATTACK:
            cross = "M0-26V-16M0 16V26M-26 0H-16M16 0H26"
            return [
                circle(0, 0, 21, fill="none", stroke="var(--vi-edge)", stroke_width=5.5),
                circle(0, 0, 21, fill="none", stroke="var(--vi-aim)", stroke_width=2.6),
                path(cross, stroke="var(--vi-aim)", stroke_width=2.6, stroke_linecap="round"),
            ]
        return [
            circle(0, 0, 20, fill="var(--vi-glow)", fill_opacity=0.2),
            circle(0, 0, 20, fill="none", stroke="var(--vi-glow-case)", stroke_width=5.5),
            circle(0, 0, 20, fill="none", stroke="var(--vi-glow)", stroke_width=2.8),
        ]
    if t[LAST] == virus.token and reader.phase and not reader.over:
        return [circle(0, 0, 20, fill="none", stroke="var(--vi-last)", stroke_width=1.8)]
    return []


def _carrier(reader: Reader, virus: Virus, colour: str) -> list[Element]:
    """A bigger virus; those it has swallowed peek out behind it, with their number."""
    out = []
    for place, (player, _) in enumerate(virus.load[:3]):
        x, y = ((-17, -15), (17, -15), (-19, 9))[place]
        out.append(use(f"vi-virus-{reader.colour(player)}", x, y, 0.86, opacity=0.92))
    count = f"+{len(virus.load)}"
    return [
        *out,
        use(f"vi-virus-{colour}", 0, 0, 1.28),
        rect(
            6, 1, 26, 20, rx=10, fill="var(--vi-edge)", stroke=f"var(--vi-{colour})",
            stroke_width=1.8,
        ),
        text(19, 15.8, count, 13.5, text_anchor="middle", font_weight=800, fill="#ffffff"),
    ]  # fmt: skip


# -- tokens ---------------------------------------------------------------------------------------


def _area_token(reader: Reader, area: int) -> Element:
    """Points and research steps of an area; its frame shows who would score it now."""
    x, y = reader.data.areas[area].token_xy
    label, tip = words.area_token(reader, area)
    mark = {"id": f"token-{area + 1}", "label": label, "tip": tip}
    moved = f"translate({x} {y})"
    number = [
        circle(-31, -20, 9, fill="var(--vi-token-ink)", stroke="var(--vi-token-line)"),
        text(
            -31, -15.8, str(area + 1), 12, text_anchor="middle", font_weight=800, fill="#ffffff"
        ),
    ]  # fmt: skip
    if reader.t[AREA_TOKEN + area] < 0:
        blank = rect(
            -31, -20, 62, 39, rx=10, fill="var(--surface)", fill_opacity=0.5,
            stroke="var(--ink-3)", stroke_width=1.5, stroke_dasharray="5 4",
        )  # fmt: skip
        return group(blank, *number, transform=moved, **mark)
    holder = reader.controller(area)
    edge = f"var(--vi-{reader.colour(holder)})" if holder is not None else "var(--vi-token-line)"
    face = "var(--vi-token-blue)" if reader.t[BLUE] else "var(--vi-token)"
    bonus = reader.terms.bonus[area]
    vp, steps = research.token_side(reader.state, area)
    inside = [
        rect(-32, -19, 64, 40, rx=10, fill="#000000", opacity=0.35),
        rect(-31, -20, 62, 39, rx=10, fill=face, stroke=edge, stroke_width=4.5),
        text(
            -15, 7, str(vp - bonus), 22, text_anchor="middle", font_weight=800,
            fill="var(--vi-token-ink)",
        ),
        path("M1-14V13", stroke="var(--vi-token-line)", stroke_width=1.2),
        *_steps(steps),
    ]  # fmt: skip
    if bonus:
        inside += [
            rect(-42, 11, 24, 16, rx=8, fill="var(--vi-token-ink)"),
            text(
                -30, 23, f"+{bonus}", 11, text_anchor="middle", font_weight=700, fill="#ffffff"
            ),
        ]  # fmt: skip
    if holder is not None:
        badge = [
            circle(0, 0, 15, fill="var(--surface)"),
            use(f"vi-virus-{reader.colour(holder)}"),
        ]
        inside.append(group(*badge, transform="translate(31 -20) scale(0.82)"))
    return group(*inside, *number, transform=moved, **mark)


def _steps(steps: int) -> list[Element]:
    """Research steps: red up, green down."""
    if not steps:
        return [
            text(
                16, 5, "0", 17, text_anchor="middle", font_weight=700, fill="var(--vi-level)"
            )
        ]  # fmt: skip
    colour = "var(--vi-up)" if steps > 0 else "var(--vi-down)"
    arrow = "M6 2L10.5-6L15 2Z" if steps > 0 else "M6-5L10.5 3L15-5Z"
    return [
        path(arrow, fill=colour),
        text(
            21.5, 5, str(abs(steps)), 17, text_anchor="middle", font_weight=800, fill=colour
        ),
    ]  # fmt: skip


def _crisis(reader: Reader, token: int) -> Element:
    place = reader.t[CRISIS + token]
    label, tip = words.crisis(reader, token, place)
    if place >= 0:
        x, y = reader.data.organs[place].crisis_xy
        scale = 1.12
    else:
        x, y = int(at.CRISIS_X + token * 32), int(at.CRISIS_Y)
        scale = 0.9
    inside = [
        use("vi-crisis", 0, 0, scale),
        text(
            0, 5.4, str(token + 1), 15.5, text_anchor="middle", font_weight=800,
            fill="var(--vi-crisis-ink)",
        ),
    ]  # fmt: skip
    id = f"crisis-{token + 1}"
    if id in reader.targets:
        inside.append(circle(0, 0, 18, fill="none", stroke="var(--vi-glow)", stroke_width=2.4))
    if deferred(reader.state, token):
        inside += [
            circle(13, 13, 7.5, fill="var(--vi-edge)", stroke="#ffffff", stroke_width=1.2),
            path(
                "M13 9V13L16 15", fill="none", stroke="#ffffff", stroke_width=1.4,
                stroke_linecap="round",
            ),
        ]  # fmt: skip
    return group(*inside, id=id, label=label, tip=tip, transform=f"translate({x} {y})")


def _crisis_row(reader: Reader) -> list[Element]:
    """The places of the four crisis tokens; those that lie on organs leave a ring."""
    inside = [rect(854, 650, 138, 36, fill="none", pointer_events="all")]
    for token in range(CRISIS_TOKENS):
        x = at.CRISIS_X + token * 32
        inside += [
            circle(
                x, at.CRISIS_Y, 13, fill="none", stroke="var(--ink-3)", stroke_width=1.3,
                stroke_dasharray="3 3",
            ),
            text(
                x, at.CRISIS_Y + 4.5, str(token + 1), 12.5, text_anchor="middle",
                fill="var(--ink-3)",
            ),
        ]  # fmt: skip
    count = len(reader.free_tokens())
    return [
        group(
            *inside, id="crisis_row", label=reader.say("head-crisis"),
            tip=reader.say("crisis-row", count=count), class_="wide",
        )
    ]  # fmt: skip


# -- tracks ---------------------------------------------------------------------------------------


def _markers(reader: Reader) -> list[Element]:
    """Points, research with its filled column, and the advantage track."""
    out: list[Element] = []
    spaces = reader.data.tracks.vp_track.spaces_drawn
    on_space = [reader.vp(player) % spaces for player in reader.players()]
    for player, space in zip(reader.players(), on_space, strict=True):
        colour = reader.colour(player)
        x, y = at.vp_space(reader.vp(player), spaces)
        size, places = at.VP_CROWD[on_space.count(space) - 1]
        aside, down = places[on_space[: len(out) // 2].count(space)]
        label, tip = words.vp(reader, player)
        out.append(
            group(
                use(f"vi-virus-{colour}", 0, 0, size), id=f"vp-{colour}", label=label, tip=tip,
                transform=f"translate({x + aside:.1f} {y + down:.1f})", class_="wide",
            )
        )  # fmt: skip
        out.append(_research(reader, player))
    inside: list[Element] = [
        rect(at.TRACKS_X, at.ADVANTAGE_Y, 68, 147, fill="none", pointer_events="all")
    ]
    for place, player in enumerate(reader.advantage()):
        y = at.ADVANTAGE_Y + place * at.ADVANTAGE_STEP + 13.5
        inside.append(use(f"vi-virus-{reader.colour(player)}", at.TRACKS_X + 42, y, 0.92))
    label, tip = words.advantage(reader)
    return [*out, group(*inside, id="advantage", label=label, tip=tip, class_="wide")]


def _research(reader: Reader, player: int) -> Element:
    top = reader.terms.top
    colour = reader.colour(player)
    space = reader.research(player)
    x, y = at.research_space(player, space, top)
    high = at.RESEARCH_STEP[1] / (top + 1) - 6.5
    filled = []
    for lower in range(space + 1):
        _, at_y = at.research_space(player, lower, top)
        filled.append(
            rect(
                x - 16.2, at_y - high / 2, 32.5, high, rx=3.5, fill=f"var(--vi-{colour})",
                opacity=0.32 if lower < space else 0.55,
            )
        )  # fmt: skip
    label, tip = words.research_marker(reader, player)
    marker = use(f"vi-virus-{colour}", x, y, 0.92)
    return group(
        *filled, marker, id=f"research-{colour}", label=label, tip=tip, class_="wide"
    )  # fmt: skip


def _event(reader: Reader) -> Element:
    """The top event as a card; its pile peeks out under it."""
    x, y, wide, high = at.EVENT_BOX
    label, tip = words.event(reader)
    inside: list[Element] = []
    left = reader.t[EVENTS_LEFT] - 1
    card: dict[str, str | float | None] = {"rx": 11, "fill": "var(--surface-2)"}
    if reader.t[EVENT] < 0:
        inside.append(rect(x, y, wide, high, stroke="var(--ink-3)", stroke_dasharray="5 4", **card))
    else:
        if left > 0:
            inside.append(rect(x + 5, y + 5, wide, high, stroke="var(--line)", **card))
        inside += [
            rect(x, y, wide, high, stroke="var(--vi-warn)", stroke_width=1.6, **card),
            *_event_text(reader, x + 11, y, wide - 22, high),
        ]
    return group(*inside, id="event_space", label=label, tip=tip, class_="wide")


def _event_text(reader: Reader, x: float, y: float, wide: float, high: float) -> list[Element]:
    entry = reader.data.events[reader.t[EVENT]]
    name, told = reader.word(entry.name), reader.word(entry.text)
    title = shrink(name, wide, 17, 800, 12)
    head = wrap(name, wide, title, 800, 2)
    size = 11.6
    room = high - 34 - 18 * len(head) - 18
    lines = wrap(told, wide, size)
    while len(lines) * size * 1.22 > room and size > 8.2:
        size -= 0.4
        lines = wrap(told, wide, size)
    out = [text(x, y + 19, reader.say("event-head"), 11, font_weight=600, fill="var(--vi-warn)")]
    top = y + 38.0
    for words_of in head:
        out.append(text(x, top, words_of, title, font_weight=800, fill="var(--ink)"))
        top += title * 1.12
    top += 1
    for words_of in lines:
        out.append(text(x, top, words_of, size, font_weight=500, fill="var(--ink-2)"))
        top += size * 1.22
    left = reader.say("event-left", count=reader.t[EVENTS_LEFT] - 1)
    small = shrink(left, wide, 11, 500, 9)
    out.append(text(x, y + high - 9, left, small, font_weight=500, fill="var(--ink-3)"))
    return out


def _phases(reader: Reader) -> list[Element]:
    """The round, and its six phases with the current one filled (VI-028)."""
    number = reader.round or 1
    head = reader.say("round", round=number)
    of = reader.say("round-of", rounds=reader.terms.rounds)
    middle: dict[str, str | float | None] = {"text_anchor": "middle"}
    out = [
        group(
            text(
                52, 36, head, shrink(head, 96, 16, 700), font_weight=700, fill="var(--ink)",
                **middle,
            ),
            text(52, 54, of, 13, font_weight=500, fill="var(--ink-2)", **middle),
            id="round", label=head, tip=of, class_="wide",
        )
    ]  # fmt: skip
    for phase in reader.data.phases:
        current = phase.number == (reader.phase or 1)
        y = phase.xy[1]
        label, tip = words.phase(reader, phase.number)
        inside = [
            circle(
                52, y, 25 if current else 20,
                fill="var(--vi-glow)" if current else "var(--surface-2)",
                stroke="var(--vi-glow)" if current else "var(--line)", stroke_width=1.5,
            ),
            use(
                f"vi-phase-{phase.id}", 52, y,
                color="var(--vi-bg)" if current else "var(--ink-2)",
            ),
        ]  # fmt: skip
        top = y + (40 if current else 37)
        for line in wrap(label, 96, 12, 700 if current else 500, 2):
            weight, ink = (700, "var(--ink)") if current else (500, "var(--ink-2)")
            inside.append(text(52, top, line, 12, font_weight=weight, fill=ink, **middle))
            top += 14
        id = f"phase-{phase.number}"
        out.append(group(*inside, id=id, label=label, tip=tip, class_="wide"))
    return out
