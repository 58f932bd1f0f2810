"""The whole analysis as one value, as it is printed, drawn, and given to programs."""

from collections.abc import Iterable, Sequence

import msgspec

from mokum.analysis.account import Account, accounts, chances_of
from mokum.analysis.chances import Outlook
from mokum.analysis.judging import Choice
from mokum.analysis.levels import Level, level_of
from mokum.analysis.luck import Deal, Gift
from mokum.analysis.moments import Moment, moments
from mokum.analysis.outline import Outline
from mokum.analysis.pieces import Finding
from mokum.analysis.settings import Settings
from mokum.analysis.steadying import steadied
from mokum.analysis.turns import once_a_turn
from mokum.catalog import game as find_game
from mokum.kernel.event import Seat

FORMAT = 1


class SeatReport(msgspec.Struct, frozen=True):
    """What is said of a seat. Moves are counted from 0 here, as in the log of a record."""

    seat: Seat
    name: str
    score: int
    rank: int
    result: float
    """Points ahead of the mean of the others; the next five add up to it."""
    start: float
    luck: float
    own: float
    others: float
    rest: float
    skill: float
    """`own` and `others` together."""
    doubt_of_luck: float
    doubt_of_skill: float
    level: Level | None
    chance: tuple[Outlook, ...]
    decisions: tuple[Choice, ...]
    draws: tuple[Gift, ...]
    """The deal first."""


class Report(msgspec.Struct, frozen=True):
    """An analysis, with what is needed to make the same one again."""

    format: int
    game: str
    rules_version: int
    settings: Settings
    moves: int
    seats: tuple[SeatReport, ...]
    moments: tuple[Moment, ...]


def report(outline: Outline, findings: Iterable[Finding], settings: Settings) -> Report:
    """Everything that was found, put together."""
    told = steadied(findings)
    choices = [each for each in told if isinstance(each, Choice)]
    found = [*once_a_turn(outline.ends_of_turns, choices), *(each for each in told if not isinstance(each, Choice))]
    return Report(
        format=FORMAT,
        game=outline.game,
        rules_version=outline.rules_version,
        settings=settings,
        moves=outline.moves,
        seats=tuple(_of_seat(outline, account, found) for account in accounts(outline, found)),
        moments=tuple(moments(found, outline.seats)),
    )


def _of_seat(outline: Outline, account: Account, found: Sequence[Finding]) -> SeatReport:
    seat = account.seat
    choices = tuple(each for each in found if isinstance(each, Choice) and each.seat == seat)
    gifts = [each.gift if isinstance(each, Deal) else each for each in found]
    own_gifts = [each for each in gifts if isinstance(each, Gift) and each.seat == seat]
    return SeatReport(
        seat=seat,
        name=outline.names[seat],
        score=outline.outcome.totals[seat],
        rank=outline.outcome.ranks[seat],
        result=account.result,
        start=account.start,
        luck=account.luck,
        own=account.own,
        others=account.others,
        rest=account.rest,
        skill=account.skill,
        doubt_of_luck=account.doubt_of_luck,
        doubt_of_skill=account.doubt_of_skill,
        level=level_of(find_game(outline.game), [choice.like for choice in choices]),
        chance=tuple(chances_of(found, seat)),
        decisions=choices,
        draws=tuple(sorted(own_gifts, key=lambda each: each.move)),
    )
