"""The compiler's marker for classes that plain Python may derive from.

It stands in a module that is never compiled, because mypyc leaves out what lies behind
`TYPE_CHECKING` and the package that defines the marker is not installed to play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    try:
        from mypy_extensions import mypyc_attr
    except ImportError:

        def mypyc_attr(**_flags):
            """Stand in for the marker: without a compiler it means nothing."""
            return lambda cls: cls
