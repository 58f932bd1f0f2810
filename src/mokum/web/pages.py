"""The built client as it is served: from memory, packed, and kept by browsers for as long as it may be."""

import hashlib
import mimetypes
import re
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import parse_qs

import msgspec
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.websockets import WebSocketClose

from mokum.people.networks import one_household
from mokum.web.gate import MOST_FIELDS, Receive, Scope, Send
from mokum.web.previews import Titles

PACKED = {".br": "br", ".gz": "gzip"}
"""Files that the build packed beside their plain form, best first."""
FOR_EVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"
"""Kept, but asked for each time: what has no hash in its name."""
HASHED = "assets/"
PAGES = re.compile(
    r"/(|table/[^/]+(/analysis)?|replay/[^/]+|rules(/[^/]+)?|opponents|learn/[^/]+|games|player/[^/]+|leaders(/[^/]+)?"
    r"|profile|fair|desk|notices|letter/(confirm|stop|password))/?\Z"
)
"""The addresses that the client has pages for. Any other is told to be none, by the same client."""

TABLE = re.compile(r"/table/([^/]+)/?\Z")
"""Those of them that are sent on: what is said of the table there goes into their head."""
HEAD_ENDS = b"</head>"
LONGEST_INVITATION = 100
TITLES = "previews/titles.json"
"""What the client calls the games, for the tags of their tables."""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


class File(Struct, frozen=True):
    """A file of the client, plain and packed."""

    forms: Mapping[str, bytes]
    """By encoding, best first; the plain form is called `identity`."""
    kind: str
    mark: str
    keep: str

    def answer(self, headers: Mapping[str, str], status: int = 200) -> Response:
        """What a browser gets that takes these encodings and may have the file already."""
        encoding = next(form for form in self.forms if form == "identity" or _takes(headers, form))
        own = {"cache-control": self.keep, "etag": f'"{self.mark}"', "vary": "accept-encoding"}
        if status == 200 and self.mark in headers.get("if-none-match", ""):
            return Response(status_code=304, headers=own)
        if encoding != "identity":
            own["content-encoding"] = encoding
        return Response(self.forms[encoding], status, own | {"content-type": self.kind})


class Pages:
    """Answers what no route of the server answers."""

    def __init__(self, folder: Path) -> None:
        self._files = {path.relative_to(folder).as_posix(): _read(path, folder) for path in _plain(folder)}
        self._index = self._files["index.html"]
        titles = self._files.get(TITLES)
        self._titles: Titles = (
            msgspec.json.decode(titles.forms["identity"], type=dict[str, dict[str, str]]) if titles else {}
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A file, a page, or the page that says that there is none; programs are told so in their own way."""
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
            return
        path: str = scope["path"]
        headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
        if path.startswith("/api/"):
            raise HTTPException(404)
        if scope["method"] not in {"GET", "HEAD"}:
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        file = self._files.get(path.removeprefix("/"))
        if file is not None:
            answer = file.answer(headers)
        elif found := TABLE.match(path):
            answer = (await self._of_table(scope, headers.get("host", ""), found[1])).answer(headers)
        elif PAGES.match(path):
            answer = self._index.answer(headers)
        elif "text/html" in headers.get("accept", ""):
            answer = self._index.answer(headers, 404)
        else:
            raise HTTPException(404)
        await answer(scope, receive, send)

    async def _of_table(self, scope: Scope, host: str, table: str) -> File:
        """The page of a table, with what a link to it says of itself; without, where nothing may be told."""
        before, end, after = self._index.forms["identity"].partition(HEAD_ENDS)
        if not end:
            return self._index
        tags = await scope["app"].state.node.previews.tags(
            table,
            _invitation(scope["query_string"]),
            host=host,
            household=one_household(scope["client"][0] if scope["client"] else ""),
            titles=self._titles,
            has=self._files.__contains__,
        )
        if not tags:
            return self._index
        page = before + tags.encode() + end + after
        return File({"identity": page}, self._index.kind, _mark(page), EACH_TIME)


def _invitation(query: bytes) -> str:
    """The invitation of an address; "" without one, or with one that none can be."""
    given = parse_qs(query.decode("latin-1"), max_num_fields=MOST_FIELDS).get("invitation", [""])[0]
    return given if len(given) <= LONGEST_INVITATION else ""


def _plain(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix not in PACKED)


def _read(path: Path, folder: Path) -> File:
    name, plain = path.relative_to(folder).as_posix(), path.read_bytes()
    packed = {name: beside.read_bytes() for end, name in PACKED.items() if (beside := Path(f"{path}{end}")).is_file()}
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(
        forms={**packed, "identity": plain},
        kind=f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        mark=_mark(plain),
        keep=FOR_EVER if name.startswith(HASHED) else EACH_TIME,
    )


def _mark(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:20]


def _takes(headers: Mapping[str, str], encoding: str) -> bool:
    """Whether a browser says that it can unpack this."""
    for part in headers.get("accept-encoding", "").split(","):
        name, _, quality = part.strip().partition(";")
        if name.strip() == encoding:
            return quality.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
    return False
