"""The terminal: one file per command. Only this room may import typer and rich."""
