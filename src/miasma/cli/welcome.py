"""`miasma` alone: what can I do here?"""

from __future__ import annotations

import sys

LINES = """\
**Miasma**: board games about outbreaks, on your table: in the terminal and in the browser.

Play
  {me} games                          which games there are
  {me} play microworld                play against the computer
  {me} play microworld --lang de      auf Deutsch; --lang ru: по-русски
  {me} serve                          the web table, for the browser
  {me} rules microworld               read the rules

Study
  {me} simulate microworld --agents mcts:500,greedy --games 200
  {me} record show FILE               a saved game; also verify, export
  {me} bench microworld               how fast it is
  {me} soak microworld --games 1000   check the rules by random play
  {me} rules-check                    which test proves which rule
  {me} accelerate                     compile the rules; --off undoes it
"""
IN_CHECKOUT = """
Work on it
  {me} test                           check everything
  {me} docs                           build the documentation
  {me} lock                           renew the locks after a change of dependencies
"""
END = """
Every command explains itself with --help.
"""


def welcome() -> None:
    """Say what can be typed next; plain print, so that it is there at once."""
    from miasma.cli.main import program
    from miasma.cli.places import checkout

    text = LINES + (IN_CHECKOUT if checkout() is not None else "") + END
    bold, plain = ("\x1b[1m", "\x1b[0m") if sys.stdout.isatty() else ("", "")
    first, name, rest = text.format(me=program()).split("**", 2)
    print(first + bold + name + plain + rest, end="")
