"""Nothing false is told as a cause: each figure is counted again, from where the moves lead in the tip's worlds."""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any

import pytest

from choosing import decisions
from contract.tables import FULL
from mokum.bots.levels import LEVELS, recipe
from mokum.bots.searching import Ahead
from mokum.bots.tips import CAUSES, LEAST, OTHERS, SURE, TRIFLE, UNSTEADY, WIN, tip
from mokum.bots.value import reckoning
from mokum.catalog import game as find_game
from mokum.kernel.game import AnyGame
from mokum.kernel.lookahead import fixed_in, lookahead_of
from mokum.kernel.outcome import ScoreLine

ENOUGH = 24 if FULL else 2
"""Tips with causes that are counted again, of one game."""
EVERY = 7
"""Decisions from one that is asked about to the next."""
GAMES = 40


@pytest.mark.parametrize(("slug", "seats"), [("routes", 2), ("merchants", 3), ("harbour", 2)])
def test_every_cause_is_what_the_moves_lead_to(slug: str, seats: int) -> None:
    game, checked, over = find_game(slug), 0, 0
    for state, seat, seed in asked(game, seats):
        view, moves = game.view(state, seat), game.moves(state, seat)
        told = tip(game, view, moves, seed)
        if not told.causes:
            continue
        compared = [game.catalogue.parse(choice.move) for choice in told.choices[:2]]
        ahead = Ahead(game, recipe(game, LEVELS[-1]).settings.get("horizon"), unsteady=UNSTEADY)
        worlds = [ahead.ends(view, compared, f"{seed}|tip|{number}")[0] for number in range(told.worlds)]
        counted = differences([[by_source(game, end, seat) for end in ends] for ends in worlds])

        behind = sum(more for source, (more, _) in counted.items() if source not in (OTHERS, WIN))
        assert told.choices[1].behind == pytest.approx(behind - counted[OTHERS][0], abs=0.006)
        for cause in told.causes:
            more, doubt = counted[cause.source]
            assert (cause.more, cause.doubt) == pytest.approx((more, doubt), abs=0.006)
            assert abs(more) > doubt, "told although it is in doubt"
        untold = {
            source: figures for source, figures in counted.items() if source not in {c.source for c in told.causes}
        }
        largest = min(abs(cause.more) for cause in told.causes) if len(told.causes) == CAUSES else None
        for source, (more, doubt) in untold.items():
            small = abs(more) <= doubt or abs(more) < (LEAST / 10 if source == WIN else LEAST)
            trifle = abs(more) <= TRIFLE * max(abs(cause.more) for cause in told.causes) + 0.006
            assert (
                small or trifle or source in fixed_in(game) or (largest is not None and abs(more) <= largest + 0.006)
            ), f"{source} is kept back"
        checked += 1
        over += all(game.outcome(end) is not None for ends in worlds for end in ends)
        if checked >= ENOUGH and over:
            return
    raise AssertionError("too few tips with causes")


@pytest.mark.parametrize(("slug", "seats"), [("routes", 2), ("merchants", 3), ("harbour", 2)])
def test_what_no_move_changes_is_never_a_cause(slug: str, seats: int) -> None:
    """The fitted value gives each source its share of every feature, so the starting money seems to move a little."""
    game = find_game(slug)
    sheets: list[Sequence[ScoreLine]] = []
    for number in range(3):
        *_, (last, _) = decisions(game, seats, f"fixed|{number}")
        outcome = game.outcome(last)
        assert outcome is not None
        sheets += outcome.sheets
    lookahead = lookahead_of(game)
    assert lookahead is not None
    assert lookahead.value is not None
    points = {
        source: {sum(line.points for line in sheet if line.key == source) for sheet in sheets}
        for source in lookahead.value.sources
    }
    assert set(fixed_in(game)) == {source for source, found in points.items() if len(found) == 1 and found != {0}}


def asked(game: AnyGame, seats: int) -> Iterator[tuple[Any, int, str]]:
    """Decisions from several games: some from the middle on, and some of their last, where score sheets tell."""
    for number in range(GAMES):
        found = [(state.copy(), seat) for state, seat in decisions(game, seats, f"causes|{number}")]
        chosen = found[len(found) // 2 + number :: EVERY][:ENOUGH] if number % 2 == 0 else found[-1:]
        for place, (state, seat) in enumerate(chosen):
            yield state, seat, f"{number}|{place}"


def by_source(game: AnyGame, end: Any, seat: int) -> dict[str, float]:
    """A seat's points where the game has come to: by the score sheet, or by the value, weight for weight."""
    outcome, lookahead = game.outcome(end), lookahead_of(game)
    if outcome is not None:
        points: dict[str, float] = {}
        for line in outcome.sheets[seat]:
            points[line.key] = points.get(line.key, 0) + line.points
        totals: Sequence[float] = outcome.totals
        win = 1 / len(outcome.winners) if seat in outcome.winners else 0
    else:
        assert lookahead is not None
        assert lookahead.value is not None
        reckon = reckoning(lookahead)
        assert reckon is not None
        measured = [*lookahead.measure(end)[seat], 1.0]
        stages = lookahead.value.weights[len(lookahead.measure(end))]
        weights = stages[min(lookahead.stage(end), len(stages) - 1)]
        points = {
            source: sum(weight * figure for weight, figure in zip(row, measured, strict=True))
            for source, row in zip(lookahead.value.sources, weights, strict=True)
        }
        totals, win = reckon(end), 0
    assert sum(points.values()) == pytest.approx(totals[seat]), "the sources are all of it"
    others = [total for other, total in enumerate(totals) if other != seat]
    return {**points, OTHERS: sum(others) / len(others), WIN: win}


def differences(worlds: Sequence[Sequence[dict[str, float]]]) -> dict[str, tuple[float, float]]:
    """By source: what the first brings more than the second, on average, and how far that may be off."""
    found = {}
    for source in {source for world in worlds for account in world for source in account}:
        each = [best.get(source, 0.0) - other.get(source, 0.0) for best, other in worlds]
        mean = sum(each) / len(each)
        spread = sum((one - mean) ** 2 for one in each) / (len(each) - 1)
        found[source] = (mean, SURE * sqrt(spread / len(each)))
    return found
