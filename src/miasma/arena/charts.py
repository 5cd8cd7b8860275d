"""Small bar charts as SVG: for pages that are read in both themes and without scripts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from miasma.core.svg import escape

WIDTH = 640
ROW = 26
LABEL = 170
STYLE = (
    "text{font:13px Inter,'Noto Sans',system-ui,sans-serif;fill:#1c2230}"
    ".soft{fill:#5b6478}.bar{fill:#7c5cd6}.mark{stroke:#1c2230;stroke-width:1.5}"
    ".rule{stroke:#b9c0cf;stroke-width:1;stroke-dasharray:3 3}"
    "@media(prefers-color-scheme:dark){text{fill:#e7ebf3}.soft{fill:#9aa5bb}.bar{fill:#a78bfa}"
    ".mark{stroke:#e7ebf3}.rule{stroke:#4a556e}}"
)


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar with what stands beside it; `interval` is drawn as a whisker."""

    label: str
    value: float
    text: str
    interval: tuple[float, float] | None = None


def bars(title: str, rows: Sequence[Bar], most: float = 0.0, rule: float | None = None) -> str:
    """Horizontal bars below each other; `rule` is a dashed line, e.g. what would be fair."""
    top = max(
        [most, *(row.value for row in rows), *(row.interval[1] for row in rows if row.interval)]
    )
    top = top or 1.0
    room = WIDTH - LABEL - 130
    height = ROW * len(rows) + 34
    parts = [_open(title, height)]
    if rule is not None:
        x = LABEL + room * rule / top
        parts.append(f'<line class="rule" x1="{x:.1f}" y1="26" x2="{x:.1f}" y2="{height - 4}"/>')
    for number, row in enumerate(rows):
        y = 30 + ROW * number
        length = max(0.0, room * row.value / top)
        parts.append(
            f'<text x="{LABEL - 10}" y="{y + 14}" text-anchor="end">{escape(row.label)}</text>'
        )
        parts.append(
            f'<rect class="bar" x="{LABEL}" y="{y + 2}" width="{length:.1f}" height="16" rx="2"/>'
        )
        end = length
        if row.interval is not None:
            low, high = (LABEL + room * bound / top for bound in row.interval)
            parts.append(
                f'<path class="mark" fill="none" d="M{low:.1f} {y + 10}H{high:.1f}'
                f'M{low:.1f} {y + 6}v8M{high:.1f} {y + 6}v8"/>'
            )
            end = max(end, high - LABEL)
        parts.append(
            f'<text class="soft" x="{LABEL + end + 8:.1f}" y="{y + 14}">{escape(row.text)}</text>'
        )
    parts.append("</svg>\n")
    return "".join(parts)


def columns(title: str, counts: Sequence[tuple[str, float]], note: str = "") -> str:
    """Upright bars beside each other, for spreads."""
    top = max((count for _, count in counts), default=0.0) or 1.0
    wide = (WIDTH - 20) / max(1, len(counts))
    parts = [_open(title, 190)]
    stride = max(1, round(len(counts) / 12))
    for number, (label, count) in enumerate(counts):
        x = 10 + wide * number
        tall = 120 * count / top
        size = f'width="{max(1.0, wide - 2):.1f}" height="{tall:.1f}"'
        parts.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{150 - tall:.1f}" {size}>'
            f"<title>{escape(label)}: {count:g}</title></rect>"
        )
        if number % stride == 0:
            parts.append(
                f'<text class="soft" x="{x + wide / 2:.1f}" y="168" text-anchor="middle">'
                f"{escape(label)}</text>"
            )
    if note:
        parts.append(f'<text class="soft" x="10" y="186">{escape(note)}</text>')
    parts.append("</svg>\n")
    return "".join(parts)


def _open(title: str, height: int) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(title)}"><title>{escape(title)}</title><style>{STYLE}</style>'
        f'<text x="10" y="18" font-weight="600">{escape(title)}</text>'
    )


def histogram(values: Sequence[float], buckets: int = 24) -> list[tuple[str, float]]:
    """Values counted in equal steps of whole numbers."""
    if not values:
        return []
    low, high = int(min(values)), int(max(values))
    step = max(1, -(-(high - low + 1) // buckets))
    counts = [0.0] * ((high - low) // step + 1)
    for value in values:
        counts[(int(value) - low) // step] += 1
    return [(str(low + step * place), count) for place, count in enumerate(counts)]
