"""The plan of an analysis: all that is needed of a finished game to work on it, so that nobody folds its log again."""

import zlib
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from mokum.analysis.outline import Outline, outline_of
from mokum.analysis.pieces import READERS, Finding, Piece, Share, pieces_of
from mokum.analysis.report import report
from mokum.analysis.settings import Settings
from mokum.analysis.splitting import course_of

RECENT = 4
"""Plans that are kept as they were read: of one game many pieces are worked on, one after the other."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be looked at, and how. It holds no names: a report is kept for ever, and names are not."""

    record: bytes
    """Compressed."""
    settings: Settings
    outline: Outline
    versions: tuple[int, ...]
    """By move, as the record counts them: the version of its row in the log."""
    shares: tuple[Share, ...]
    """What each piece is, by its number."""

    def piece(self, number: int) -> Piece:
        """A piece as it is worked on."""
        return Piece(_text(self.record), self.settings, self.shares[number])


_write = msgspec.msgpack.Encoder().encode
_reader = msgspec.msgpack.Decoder(Plan)


def plan_of(text: str, versions: Iterable[int], settings: Settings) -> bytes:
    """The plan for a record, as it is kept. Raises `NotFinished`; takes as long as the whole game is folded."""
    outline = outline_of(course_of(text))
    nameless = replace(outline, names=("",) * outline.seats)
    shares = tuple(piece.share for piece in pieces_of(text, settings))
    return _write(Plan(zlib.compress(text.encode()), settings, nameless, tuple(versions), shares))


@lru_cache(RECENT)
def read_plan(data: bytes) -> Plan:
    """A plan that was kept."""
    return _reader.decode(data)


@lru_cache(RECENT)
def _text(record: bytes) -> str:
    return zlib.decompress(record).decode()


def write_findings(findings: Iterable[Finding]) -> bytes:
    """What a piece brought to light, as it is kept."""
    return _write(list(findings))


def report_of(plan: Plan, found: Iterable[tuple[int, bytes]]) -> bytes:
    """The report on what was found so far, by the numbers of the pieces: as it is sent."""
    findings = [each for number, data in found for each in READERS[plan.shares[number].kind](data)]
    told: dict[str, Any] = msgspec.to_builtins(report(plan.outline, findings, plan.settings))
    return msgspec.json.encode({**told, "versions": plan.versions})
