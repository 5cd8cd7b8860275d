"""The browser client as files, and a plain page where it has not been built."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

FOLDER = Path(__file__).parent / "static"
LONGEST_PATH = 200
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".ftl": "text/plain",
}

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Miasma</title>
<h1>Miasma is running, but the browser client is missing</h1>
<p>It is built into <code>src/miasma/server/static/</code>. In a checkout, build it with
<code>python tools/web.py</code> or start the server with <code>./miasma serve</code>, then reload
this page.</p>
<p>Scripts and bots can play already: see <a href="/api/schema">the API</a>.</p>
</html>
"""

_kept: dict[str, tuple[float, bytes]] = {}


def read(path: str) -> bytes | None:
    """A file of the client, if there is one with this name."""
    if "\0" in path or len(path) > LONGEST_PATH:
        return None
    file = (FOLDER / path).resolve()
    if not file.is_relative_to(FOLDER.resolve()) or not file.is_file():
        return None
    changed = file.stat().st_mtime
    kept = _kept.get(path)
    if kept is None or kept[0] != changed:
        kept = _kept[path] = (changed, file.read_bytes())
    return kept[1]


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def client(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """A file of the client; any other address is a page of it."""
    name = path.lstrip("/")
    if name.startswith("api/") or name in ("api", "ws"):
        return Response(
            b'{"code":"not-found","text":"There is no such address."}',
            status_code=404,
            media_type="application/json",
        )
    found = read(name) if name else None
    if found is not None:
        kind = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0]
        kind = kind or "application/octet-stream"
        if kind.startswith("text/"):
            kind += "; charset=utf-8"
        age = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
        return Response(found, media_type=kind, headers={"cache-control": age})
    if name.startswith("assets/"):
        return Response(b"", status_code=404, media_type="text/plain")
    page = read("index.html")
    status = 200 if page is not None else 503
    return Response(
        page if page is not None else NOT_BUILT.encode(),
        status_code=status,
        media_type="text/html; charset=utf-8",
        headers={"cache-control": ASK_AGAIN},
    )
