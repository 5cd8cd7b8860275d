"""A plugin of the tests' server: the same luck each time, so that a failure can be seen again.

What chance does at a table depends on how many plies were played there, not on what other tables
did before; computer players who do not think by the clock do the same in the same position.
`E2E_DICE=7` throws others.
"""

import os
from functools import partial
from random import Random

from miasma.agents.catalogue import find_agent
from miasma.core.state import State
from miasma.server import position, worker

DICE = os.environ.get("E2E_DICE", "1")


def throw(state: State) -> None:
    state.roll(Random(f"{DICE} {state.ply}"))


position.throw = throw
# By name: mypy knows it as an import of the worker's, not as something to be set.
setattr(worker, "find_agent", partial(find_agent, seed=int(DICE)))  # noqa: B010
