"""A table in words, for whoever has no picture of its game: the board, what is asked, the moves, the log, the score."""

import asyncio
from collections.abc import Sequence

import msgspec
from msgspec import json

from mokum.catalog import game as find_game
from mokum.kernel.event import Viewer
from mokum.kernel.story import seen
from mokum.kernel.telling import MoveWords, sentences, tell
from mokum.kernel.words import Picture
from mokum.store import BrokenChain, Row, StoreUnavailable
from mokum.tables.archive.drawer import Pay, free
from mokum.tables.deciding.commands import Code, Refusal
from mokum.tables.log.bodies import read_body
from mokum.tables.log.happenings import Played, Started
from mokum.tables.log.standing import codec_of, events_of
from mokum.tables.node.clerk import RETRY
from mokum.tables.node.reception import BROKEN
from mokum.tables.serving.hall import Hall
from mokum.tables.serving.replaying import Replaying
from mokum.tables.showing.projecting import Sight

MOST_ROWS = 200
"""Rows of the log that are told in one answer."""


class RowWords(msgspec.Struct, frozen=True):
    """What a viewer was told of a row: a sentence for each thing that happened in the game."""

    version: int
    told: tuple[str, ...]


class TableWords(msgspec.Struct, frozen=True):
    """A table in words at a version, for one viewer."""

    version: int
    board: Picture
    """Empty before the game."""
    ask: str
    moves: tuple[MoveWords, ...]
    score: tuple[tuple[str, ...], ...]
    log: tuple[RowWords, ...]
    """The rows in which the game went on, from where it was asked for; at most those of 200 rows."""


class _Step(msgspec.Struct):
    """What is needed here of a step of a replay."""

    version: int
    view: msgspec.Raw


_read_step = json.Decoder(_Step).decode


class Wording:
    """What a hall tells in words. All of it is made of the views and the events that the viewer may see."""

    def __init__(self, hall: Hall, replaying: Replaying) -> None:
        self._hall = hall
        self._replaying = replaying

    async def now(self, player: str, table: str, *, after: int = 0, invitation: str = "") -> TableWords | Refusal:
        """The table as this player sees it now, and the log behind a version."""
        sight = await self._hall.look(player, table, invitation)
        if isinstance(sight, Refusal):
            return sight
        return await self._told(sight, sight.view, sight.viewer, sight.version, after)

    async def then(
        self,
        player: str,
        table: str,
        eyes: Viewer,
        at: int,
        *,
        after: int = 0,
        invitation: str = "",
        pay: Pay = free,
    ) -> TableWords | Refusal:
        """A finished game as it was at a version, through the eyes of a seat or of a spectator."""
        found = await self._replaying.replay(player, table, eyes, first=at, count=1, invitation=invitation, pay=pay)
        if isinstance(found, Refusal):
            return found
        if not found.steps:
            return Refusal(Code.BAD_REQUEST, "There is no such version.")
        sight = await self._hall.look(player, table, invitation)
        if isinstance(sight, Refusal):
            return sight
        step = _read_step(found.steps[0])
        view = None if bytes(step.view) == b"null" else step.view
        return await self._told(sight, view, eyes, step.version, after)

    async def _told(
        self, sight: Sight, view: msgspec.Raw | None, viewer: Viewer, version: int, after: int
    ) -> TableWords | Refusal:
        try:
            rows = await self._hall.store.read(sight.table, after, max(0, min(MOST_ROWS, sight.version - after)))
        except StoreUnavailable:
            return RETRY
        except BrokenChain:
            return BROKEN
        # Beside the loop: many rows take a while, and the first board of a game half a second to lay out.
        return await asyncio.to_thread(_words, sight, view, viewer, version, rows)


def _words(sight: Sight, view: msgspec.Raw | None, viewer: Viewer, version: int, rows: Sequence[Row]) -> TableWords:
    names = [seat.name for seat in sight.seats]
    log = _log(rows, sight.game, viewer, names)
    if view is None:
        return TableWords(version, (), "", (), (), log)
    game, is_last = find_game(sight.game), version == sight.version
    told = tell(
        game,
        codec_of(sight.game).view(bytes(view)),
        [game.catalogue.parse(move) for move in sight.moves] if is_last else (),
        names,
        sight.result.outcome if is_last and sight.result else None,
    )
    return TableWords(version, told.board, told.ask, told.moves, told.score, log)


def _log(rows: Sequence[Row], slug: str, viewer: Viewer, names: Sequence[str]) -> tuple[RowWords, ...]:
    told = [(row.version, _sentences(row, slug, viewer, names)) for row in rows]
    return tuple([RowWords(version, tuple(sentences)) for version, sentences in told if sentences])


def _sentences(row: Row, slug: str, viewer: Viewer, names: Sequence[str]) -> list[str]:
    what = read_body(row.body).what
    if not isinstance(what, Started | Played):
        return []
    return sentences(find_game(slug), seen(events_of(slug, what.events), viewer), names)
