"""What all tests share."""

from hypothesis import settings

# Machines differ and are busy: how long an example takes says nothing.
settings.register_profile("miasma", deadline=None, print_blob=True)
settings.load_profile("miasma")
