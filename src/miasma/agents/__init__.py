"""Computer players: they see a state only through the core's doors, and only what a seat knows."""
