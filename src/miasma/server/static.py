"""The browser client as files, and a plain page where it has not been built.

Files are found by their own names only, kept in memory as they go over the wire, and read again
when they change: there are never more of them than in the folder, however they are asked for.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get

FOLDER = Path(__file__).parent / "static"
LONGEST_PATH = 200
LEAST_TO_PACK = 1_000
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".ftl": "text/plain",
}
PACKED = ("text/", "application/json", "application/manifest+json", "image/svg+xml")

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Miasma</title>
<h1>Miasma is running, but the browser client is missing</h1>
<p>It is built into <code>src/miasma/server/static/</code>. In a checkout, build it with
<code>python tools/web.py</code> or start the server with <code>./miasma serve</code>, then reload
this page.</p>
<p>Scripts and bots can play already: see <a href="/api/schema">the API</a>.</p>
</html>
"""


class File(NamedTuple):
    """A file as it is sent."""

    changed: tuple[int, int]
    kind: str
    tag: str
    plain: bytes
    packed: bytes | None


_kept: dict[Path, File] = {}


def read(path: str) -> File | None:
    """A file of the client, if there is one with exactly this name."""
    if not path or "\0" in path or len(path.encode()) > LONGEST_PATH:
        return None
    root = FOLDER.resolve()
    try:
        file = (root / path).resolve()
        # `a/../b` is another spelling of `b`, and no name of ours.
        if not file.is_relative_to(root) or str(file.relative_to(root)) != path:
            return None
        if not file.is_file():
            return None
        stat = file.stat()
        changed = (stat.st_mtime_ns, stat.st_size)
        kept = _kept.get(file)
        if kept is None or kept.changed != changed:
            kept = _kept[file] = _load(file, changed)
    except OSError:
        return None
    return kept


def _load(file: Path, changed: tuple[int, int]) -> File:
    plain = file.read_bytes()
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    kind = kind or "application/octet-stream"
    packed = None
    if kind.startswith(PACKED) and len(plain) >= LEAST_TO_PACK:
        packed = gzip.compress(plain, 9, mtime=0)
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
    return File(changed, kind, tag, plain, packed)


def answer(request: Request[Any, Any, Any], file: File, age: str) -> Response[bytes]:
    """A file for somebody who may have it already."""
    headers = {"cache-control": age, "etag": file.tag, "vary": "accept-encoding"}
    known = request.headers.get("if-none-match", "")
    if file.tag in (tag.strip().removeprefix("W/") for tag in known.split(",")):
        return Response(b"", status_code=304, media_type=file.kind, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, media_type=file.kind, headers=headers)
    return Response(file.plain, media_type=file.kind, headers=headers)


# Marked as packed: what is compressed here already is not compressed again on its way out.
@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, packed=True)
def client(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """A file of the client; any other address is a page of it."""
    name = path.lstrip("/")
    if name.startswith("api/") or name in ("api", "ws"):
        return Response(
            b'{"code":"not-found","text":"There is no such address."}',
            status_code=404,
            media_type="application/json",
        )
    found = read(name)
    if found is not None:
        return answer(request, found, FOR_EVER if name.startswith("assets/") else ASK_AGAIN)
    if name.startswith("assets/"):
        return Response(b"", status_code=404, media_type="text/plain")
    page = read("index.html")
    if page is not None:
        return answer(request, page, ASK_AGAIN)
    return Response(
        NOT_BUILT.encode(),
        status_code=503,
        media_type="text/html; charset=utf-8",
        headers={"cache-control": ASK_AGAIN},
    )
