"""The decorators of routes, with what each may answer instead: a `Failure`, whatever is wrong."""

from __future__ import annotations

from functools import partial

import litestar
from litestar.openapi import ResponseSpec

from miasma.server.wire import Failure

FAILURES = {
    status: ResponseSpec(Failure, description=text, generate_examples=False)
    for status, text in (
        (400, "What was sent can't be understood."),
        (401, "There is nobody: first GET /api/me."),
        (403, "Whoever asks may not."),
        (404, "There is no such thing."),
        (409, "It does not fit what is on the table now."),
        (413, "The body is too large."),
        (429, "Too much at once: wait a moment."),
        (503, "The server is stopping."),
    )
}

get = partial(litestar.get, responses=FAILURES)
post = partial(litestar.post, responses=FAILURES)
patch = partial(litestar.patch, responses=FAILURES)
delete = partial(litestar.delete, responses=FAILURES)
