"""The report of an analysis as it is sent: `mokum.analysis.report.Report`, and where its moves are in the replay."""

from typing import Literal

from pydantic import BaseModel


class LevelShape(BaseModel):
    """The opponent whose moves a seat's are most like, as a rating with its range."""

    name: str
    rating: int
    low: int
    high: int
    likely: dict[str, float]


class ChanceShape(BaseModel):
    """What a seat could expect after so many moves: its chance to win, with its range, and points ahead."""

    seat: int
    moves: int
    chance: float
    low: float
    high: float
    ahead: float
    doubt: float


class SlipCause(BaseModel):
    """What the better move brings more than the one that was played, from one source of points; as in a tip."""

    source: str
    more: float
    doubt: float


class JudgedShape(BaseModel):
    """A decision, and what it cost. Moves are counted from 0 here."""

    seat: int
    move: int
    played: str
    better: str
    cost: float
    doubt: float
    like: list[float]
    causes: list[SlipCause]


class GiftShape(BaseModel):
    """A piece of luck; move -1 is the deal."""

    seat: int
    move: int
    points: float
    doubt: float


class SeatReportShape(BaseModel):
    """What a seat's result was made of: `start`, `luck`, `own`, `others` and `rest` add up to `result`."""

    seat: int
    name: str
    """Empty: a report is kept for ever, and names are not."""
    score: int
    rank: int
    result: float
    start: float
    luck: float
    own: float
    others: float
    rest: float
    skill: float
    doubt_of_luck: float
    doubt_of_skill: float
    level: LevelShape | None
    chance: list[ChanceShape]
    decisions: list[JudgedShape]
    draws: list[GiftShape]


class MomentShape(BaseModel):
    """A slip or a piece of luck; moves are counted from 1 here, and 0 is the deal."""

    seat: int
    move: int
    kind: Literal["slip", "luck"]
    points: float
    doubt: float
    played: str
    better: str
    causes: list[SlipCause]


class SizeShape(BaseModel):
    """How thoroughly was looked; `mokum.analysis.settings`."""

    seed: str
    moves: int
    fewest: int
    horizon: int | None
    worlds: int
    deals: int
    points: int
    outlook: int
    causes: int


class ReportShape(BaseModel):
    """An analysis, as far as it is."""

    format: int
    game: str
    rules_version: int
    settings: SizeShape
    moves: int
    seats: list[SeatReportShape]
    moments: list[MomentShape]
    versions: list[int]
    """By move: the version of its row, which is its step in the replay."""
