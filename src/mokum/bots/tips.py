"""A tip: the move that the strongest bot would make for a seat, how far behind others are, and where it gains."""

from collections import defaultdict
from collections.abc import Collection, Sequence
from math import sqrt
from typing import Any

import msgspec

from mokum.bots.levels import LEVELS, recipe
from mokum.bots.searching import Ahead, Budget, SearchingBot
from mokum.bots.value import accounting
from mokum.kernel.game import AnyGame
from mokum.kernel.lookahead import fixed_in, lookahead_of
from mokum.kernel.moves import MoveSet

CHOICES, CAUSES = 3, 3
"""So many moves are compared, and so many causes told, if there are as many."""
WORLDS = 32
"""In which they are compared: others than those in which the best one was found, so that luck does not favour it."""
UNSTEADY = 0.1
"""How well everybody plays on there: with a steady hand one line of play would stand for many that are as likely."""
SURE = 2.0
"""Standard errors. What differs by less is not told."""
LEAST = 0.2
"""Points. What differs by less is not told either."""
TRIFLE = 0.1
"""As a share of the largest cause. What is less is not told."""

OTHERS, WIN = "others", "win"
"""Causes beside the sources of points: the points of the others (their mean), and the share of games that are won."""


class Choice(msgspec.Struct, frozen=True):
    """A move, and how many points it is expected to be behind the best one."""

    move: str
    behind: float
    doubt: float
    """The figure may be so much higher or lower."""


class Cause(msgspec.Struct, frozen=True):
    """What the best move brings more than the one that it is compared with, or less, from one source of points."""

    source: str
    more: float
    doubt: float


class Tip(msgspec.Struct, frozen=True):
    """The best move, then the others from the better to the worse; the one that was asked about is among them."""

    choices: tuple[Choice, ...]
    causes: tuple[Cause, ...]
    """Compared with the move that was asked about, or with the next best; the largest first. None, where the two are
    about as good."""
    worlds: int
    """In how many worlds the moves were compared."""


def tip(game: AnyGame, view: Any, moves: MoveSet[Any], seed: str, mine: int | None = None) -> Tip:
    """For whoever sees this view and may move so; also about the move with the index `mine`."""
    made = recipe(game, LEVELS[-1])
    settings = made.settings if made.strategy == "searching" else {}
    compared = _compared(game, view, moves, SearchingBot(game, seed, **settings).rank(view, moves), mine)
    budget = Budget(WORLDS * len(compared), settings.get("steps") or float("inf"))
    ahead = Ahead(game, settings.get("horizon"), unsteady=UNSTEADY)
    accounts: list[list[dict[str, float]]] = []
    while len(compared) > 1 and (budget.worlds < 2 or budget.allows(len(compared))):
        ends, steps = ahead.ends(view, [moves[index] for index in compared], f"{seed}|tip|{budget.worlds}")
        budget.spend(len(compared), steps)
        accounts.append([account_of(game, state, view.viewer) for state in ends])
    best, others = Choice(str(moves[compared[0]]), 0.0, 0.0), []
    for place, index in enumerate(compared[1:], 1):
        behind, doubt = mean_of([_ahead(world[0]) - _ahead(world[place]) for world in accounts])
        others.append((Choice(str(moves[index]), round(max(behind, 0.0), 2), round(doubt, 2)), place))
    others.sort(key=lambda other: other[0].behind)
    against = next((other for other in others if compared[other[1]] == mine), others[0] if others else None)
    return Tip(
        choices=(best, *(choice for choice, _ in others)),
        causes=_causes(accounts, against[1], fixed_in(game)) if against and _is_sure(against[0]) else (),
        worlds=budget.worlds,
    )


def causes_between(ahead: Ahead, view: Any, moves: Sequence[Any], luck: str, worlds: int) -> tuple[Cause, ...]:
    """From where it comes that the first of two moves is better than the other, in so many worlds."""
    ends = (ahead.ends(view, moves, f"{luck}|{world}")[0] for world in range(worlds))
    accounts = [[account_of(ahead.game, state, view.viewer) for state in both] for both in ends]
    return _causes(accounts, 1, fixed_in(ahead.game))


def _is_sure(choice: Choice) -> bool:
    return choice.behind > max(choice.doubt, LEAST)


def _compared(game: AnyGame, view: Any, moves: MoveSet[Any], ranked: Sequence[int], mine: int | None) -> list[int]:
    """The best by the search, filled up with the best by advice; and the move that was asked about."""
    compared = list(ranked[:CHOICES])
    worth = game.advise(view, moves)
    for index in sorted(range(len(moves)), key=lambda index: -worth[index]):
        if len(compared) >= CHOICES:
            break
        if index not in compared:
            compared.append(index)
    return compared if mine is None or mine in compared else [*compared, mine]


def account_of(game: AnyGame, state: Any, seat: int) -> dict[str, float]:
    """A seat's points by source, the mean of all that the others have, and whether it has won."""
    accounts = accounting(lookahead_of(game))(game, state)
    others = [sum(account.values()) for other, account in enumerate(accounts) if other != seat]
    outcome = game.outcome(state)
    won = 1.0 / len(outcome.winners) if outcome is not None and seat in outcome.winners else 0.0
    return {**accounts[seat], OTHERS: sum(others) / len(others) if others else 0.0, WIN: won}


def _ahead(account: dict[str, float]) -> float:
    return sum(points for source, points in account.items() if source not in (OTHERS, WIN)) - account[OTHERS]


def _causes(accounts: Sequence[Sequence[dict[str, float]]], against: int, fixed: Collection[str]) -> tuple[Cause, ...]:
    """From where the difference between the best move and another one comes, as far as that is sure."""
    differences: defaultdict[str, list[float]] = defaultdict(list)
    for source in dict.fromkeys(source for world in accounts for account in world for source in account):
        for world in accounts:
            differences[source].append(world[0].get(source, 0.0) - world[against].get(source, 0.0))
    causes = []
    for source, found in differences.items():
        more, doubt = mean_of(found)
        if source not in fixed and abs(more) > doubt and abs(more) >= (LEAST if source != WIN else LEAST / 10):
            causes.append(Cause(source, round(more, 2), round(doubt, 2)))
    causes.sort(key=lambda cause: -abs(cause.more))
    told = [cause for cause in causes if cause.source == WIN or abs(cause.more) >= TRIFLE * abs(causes[0].more)]
    return tuple(told[:CAUSES])


def mean_of(found: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far it may be off."""
    mean = sum(found) / len(found)
    variance = sum((each - mean) ** 2 for each in found) / (len(found) - 1)
    return mean, SURE * sqrt(variance / len(found))
