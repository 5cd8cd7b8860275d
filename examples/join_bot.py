"""A bot that sits down at a table through an invite link and plays.

python examples/join_bot.py http://localhost:8000/join/TABLE/CODE

It only uses what the server sends: the options of its seat and the view of what the seat may know.
Replace `choose` with something clever.
"""

from __future__ import annotations

import random
import sys
from urllib.parse import urlsplit

from miasma.client import Client, Decision


def choose(decision: Decision) -> str:
    """Pick one of the offered notations; `decision.view` holds what the seat may know."""
    return random.choice(decision.choices)


def main(invite: str) -> None:
    """Join, play to the end, and say how it went."""
    parts = urlsplit(invite)
    client = Client(f"{parts.scheme}://{parts.netloc}", name="Example bot")
    place = client.join(invite)
    for decision in place.decisions():
        action = choose(decision)
        answer = place.act(action)
        print(f"{action}: {answer.get('answer') or answer.get('text')}")
    print("over:", place.outcome)


if __name__ == "__main__":
    main(sys.argv[1])
