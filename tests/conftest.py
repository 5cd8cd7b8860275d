"""What all tests share."""

import signal

from hypothesis import settings

# Machines differ and are busy: how long an example takes says nothing.
settings.register_profile("miasma", deadline=None, print_blob=True)
settings.load_profile("miasma")

# Whoever starts the tests may ignore these, as shells do for what runs in the background, and
# programs started from here would then never hear them.
signal.signal(signal.SIGINT, signal.default_int_handler)
signal.signal(signal.SIGHUP, signal.SIG_DFL)
signal.signal(signal.SIGTERM, signal.SIG_DFL)
