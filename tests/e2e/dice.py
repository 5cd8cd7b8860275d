"""A plugin of the tests' server: the same dice each time, so that a failure can be seen again.

`E2E_DICE=7` throws others.
"""

import os
from random import Random

from miasma.server import position

position.RNG = Random(os.environ.get("E2E_DICE", "1"))
