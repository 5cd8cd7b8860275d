"""The version of Miasma."""

__version__ = "0.1.0"
