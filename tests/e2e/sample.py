"""A made-up table with everything that the coming games will ask of the client."""

from __future__ import annotations

from typing import Any

from miasma.core.elements import circle, group, path, rect, symbol, text, use
from miasma.core.palette import palette
from miasma.core.scene import Scene, Stage
from miasma.core.widgets import (
    Button,
    Card,
    Dice,
    Die,
    Grid,
    Heading,
    Meter,
    Panel,
    Row,
    Space,
    Table,
    Text,
    Token,
    Track,
)

COLOURS = ("#a86ef8", "#ffb52e", "#4ccb5f", "#ff8a3c", "#c3cdd8")
TARGETS = (
    "organ-lung", "hex-3", "virus-2", "panel-2", "meter-dna", "die-1", "table-fight", "card-4",
    "text-rule", "space-2", "grid-strains", "heading-spread", "note-1",
)  # fmt: skip
"""One of each kind of thing: each is the only target of a choice of its own."""
STOCK = 12


def stage() -> Stage:
    """A body with an organ, and a map that is moved within the picture."""
    lung = path("M60 80h160v150h-160z", fill="#8d3f4a", stroke="#e0938f", stroke_width=3)
    places = [
        group(
            circle(120 * n, 60, 40, fill="#1f4e79", stroke="#7fc4ff", stroke_width=3),
            text(120 * n, 66, f"{n}", 18, fill="#fff", text_anchor="middle"),
            id=f"hex-{n}", label=f"Place {n}", tip="On the road.",
        )
        for n in range(1, 5)
    ]  # fmt: skip
    return Stage(
        (0, 0, 700, 500),
        palette({f"seat-{n}": colour for n, colour in enumerate(COLOURS)},
                {f"seat-{n}": colour for n, colour in enumerate(COLOURS)}),
        tuple(
            symbol(f"v{n}", circle(0, 0, 14, fill=f"var(--seat-{n})", stroke="#000"),
                   rect(-4, -4, 8, 8, fill="#000"), box=(-16, -16, 32, 32))
            for n in range(5)
        ),
        (
            group(lung, id="organ-lung", label="Lung", tip="Two viruses."),
            group(*places, transform="translate(20 300)"),
        ),
        board=(0, 0, 700, 500),
    )  # fmt: skip


def scene() -> Scene:
    """The table as seat 0 sees it."""
    pieces = (
        use("v1", 100, 150, id="virus-1", label="Virus one", place="organ-lung"),
        use("v2", 160, 150, id="virus-2", label="Virus two", place="organ-lung"),
        group(rect(300, 100, 60, 40, fill="none", stroke="#fff"), id="note-1", label="A note",
              pointer_events="none"),
    )  # fmt: skip
    return Scene("Sample", stage(), pieces, panels(), "Choose anything. Or nothing.", "en")


def panels() -> tuple[Panel, ...]:
    rivals = tuple(
        Panel(id=f"panel-{n}", label=f"Player {n}", title=f"Player {n}", value=str(3 * n),
              symbol=f"v{n}", accent=f"var(--seat-{n})", area="opponent", seat=n)
        for n in range(1, 5)
    )  # fmt: skip
    cards = tuple(
        Card(id=f"card-{n}", label=f"Card {n}", title=("Ship", "Whale", "Crab")[n % 3],
             symbol=f"v{n % 5}", price=str(n), badge="3" if n % 2 else "", large=True,
             state="off" if n > 6 else "idle")
        for n in range(11)
    )  # fmt: skip
    pile = Card(title="Order", symbol="v0", price="11", count=4, back=True)
    row = Panel(id="row", title="Take one card", subtitle="you have 5", area="row",
                children=(Row(children=(*cards, pile)),))  # fmt: skip
    return (*rivals, stock(), row, fight(), sheet())


def stock() -> Panel:
    """More than the left column shows at once, with a long word before a number of two parts."""
    scales = tuple(
        Meter(id=f"meter-stock-{n}", label=f"Scale {n}", caption=f"Contamination {n}", value=n,
              maximum=13, segments=True, note=f"{n} · {8 * n} %")
        for n in range(STOCK)
    )  # fmt: skip
    return Panel(id="stock", title="Stock", children=scales)


def fight() -> Panel:
    head = ("2 dice", "Zeds x2", "Zeds ahead", "Even", "Humans ahead", "Humans x2")
    rows = tuple((f"{n}", *("1 / 2",) * 5) for n in ("2", "3-4", "5-6", "7", "8-9", "10-12"))
    return Panel(
        id="fight", title="Melee at the Suspension Bridge", subtitle="Zeds attack", area="dialog",
        children=(
            Text(text="9 : 5 Zeds stronger", tone="strong"),
            Text(text="+1 Suspension Bridge", struck=True, rule="ZD-303", id="text-rule",
                 label="Suspension Bridge"),
            Table(id="table-fight", label="Results", head=head, rows=rows, row_heads=True, start=2,
                  column=4, row=4, lit=((4, 4),)),
            Dice(faces=(3, 5), total="= 8", dice=(
                Die(id="die-0", label="First die", face=3, state="off"),
                Die(id="die-1", label="Second die", face=5))),
            Row(children=(Button(id="button-yes", label="Accept", text="Accept"),
                          Button(id="button-no", label="Reroll", text="Reroll", note="once"))),
        ),
    )  # fmt: skip


def sheet() -> Panel:
    strains = tuple(Token(symbol="v2", caption=name, note="8", state="done")
                    for name in ("Coughing", "Sneezing"))  # fmt: skip
    boxes = (
        Panel(id="box-1", title="Scales", children=(
            Meter(id="meter-dna", label="DNA", caption="DNA", value=17, maximum=40, marks=(10, 25)),
            Meter(caption="Severity", value=4, maximum=8, segments=True))),
        Panel(id="box-2", title="Spread", children=(
            Heading(id="heading-spread", label="Spread", text="By animal", note="per turn 1"),
            Track(spaces=tuple(Space(id=f"space-{n}", label=f"Space {n}", text=str(n),
                                     note="VP" if n == 2 else "") for n in range(6))))),
        Panel(id="box-3", title="Strains", children=(
            Grid(id="grid-strains", label="Strains", columns=2, children=strains),)),
    )  # fmt: skip
    return Panel(id="panel-0", label="You", title="You", value="17", symbol="v0", seat=0,
                 accent="var(--seat-0)", area="own",
                 children=(Grid(columns=3, children=boxes),))  # fmt: skip


def snapshot(table: str, version: int = 1, targets: tuple[str, ...] = TARGETS) -> dict[str, Any]:
    """What a server would say about it."""
    choices = [
        {"seat": 0, "index": n, "action": f"take {id}", "label": f"Take {id}", "targets": [id]}
        for n, id in enumerate(targets)
    ]
    names = ("Me", "Mara", "Jonas", "Tia", "Ada")
    return {
        "say": "snapshot", "table": table, "game": "sample", "status": "playing",
        "version": version, "ply": version, "plies": version, "my_seats": [0], "viewing": 0,
        "seats": [{"kind": "person", "name": name, "title": "", "you": not n, "online": True}
                  for n, name in enumerate(names)],
        "listed": False, "hints": False, "options": {}, "to_act": [0], "thinking": [],
        "scene": scene().to_dict(), "prompt": "", "choices": choices, "can": {}, "log": [],
        "timeline": [], "outcome": None, "undo_asked": None, "watchers": 0, "chats": 0,
    }  # fmt: skip
