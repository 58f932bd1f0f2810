"""The fit: weights for every stage and source of points, and how well they foresee the end of other games."""

from collections.abc import Iterator, Sequence
from functools import partial

from mokum.bots import make_bot
from mokum.kernel.chance import QuickChance
from mokum.kernel.game import AnyGame
from mokum.kernel.lookahead import lookahead_of
from mokum.lab.fitting.gathering import OTHER, Gathered, Lesson, Some, gather
from mokum.lab.fitting.sums import Sums, solve
from mokum.lab.hands.pieces import Workers, in_pieces
from mokum.lab.playing import play_out
from mokum.lab.seating import options_of

KEPT_BACK = 5
"""Every fifth game is kept back: on these the fit is judged."""
RIDGE = 1e-4
SAMPLE = 12
"""Games that tell which kinds of lines a score sheet can have."""

ByStage = dict[int, Sums]
Weights = tuple[tuple[float, ...], ...]
"""By source: a weight for each feature, and a constant."""


def sources_of(game: AnyGame) -> tuple[str, ...]:
    """The kinds of lines that score sheets have, in the order of the alphabet, and the rest."""
    found: set[str] = set()
    for number in range(SAMPLE):
        for bot in ("greedy", "random"):
            seats = game.meta.seats[number % len(game.meta.seats)]
            bots = [make_bot(bot, game, f"sources|{number}|{seat}") for seat in range(seats)]
            outcome, _ = play_out(game, bots, options_of(game, {}, 0), QuickChance(f"sources|{number}"), check=False)
            found |= {line.key for sheet in outcome.sheets[:seats] for line in sheet}
    return (*sorted(found), OTHER)


def gathered(lesson: Lesson, games: int, processes: Workers) -> Iterator[Gathered]:
    """What all games taught, in their order."""
    return in_pieces(gather, partial(Some, lesson), 0, games, processes)


def fit(
    game: AnyGame, sources: Sequence[str], lessons: Iterator[Gathered]
) -> tuple[tuple[Weights, ...], tuple[float, ...]]:
    """By stage: the weights, and the share of the variance of final scores that they explain."""
    lookahead = lookahead_of(game)
    assert lookahead is not None
    features = len(lookahead.features) + 1
    learnt, judged = ByStage(), ByStage()
    for lesson in lessons:
        sums = judged if lesson.number % KEPT_BACK == 0 else learnt
        for stage, own in lesson.stages.items():
            if stage in sums:
                sums[stage].merge(own)
            else:
                sums[stage] = own
    stages = range(max(learnt) + 1)
    weights = tuple(_weights(learnt[_nearest(learnt, stage)], features, len(sources)) for stage in stages)
    explained = tuple(_explained(judged[_nearest(judged, stage)], weights[stage], features) for stage in stages)
    return weights, explained


def _nearest(found: ByStage, stage: int) -> int:
    """The stage itself, or the one beside it that games do have."""
    return min(found, key=lambda other: abs(other - stage))


def _weights(sums: Sums, features: int, sources: int) -> Weights:
    matrix = [line[:features] for line in sums.products[:features]]
    return tuple(
        tuple(
            round(weight, 5)
            for weight in solve(matrix, [line[features + source] for line in sums.products[:features]], RIDGE)
        )
        for source in range(sources)
    )


def _explained(sums: Sums, weights: Weights, features: int) -> float:
    """1 less the share of the squares that is left: of the whole score, around its mean."""
    products, count = sums.products, sums.products[features - 1][features - 1]
    total = [sum(column) for column in zip(*weights, strict=True)]
    ends = range(features, features + len(weights))
    squares = sum(products[i][j] for i in ends for j in ends)
    mean = sum(products[features - 1][i] for i in ends) / count
    met = sum(total[k] * sum(products[k][i] for i in ends) for k in range(features))
    own = sum(total[k] * total[m] * products[k][m] for k in range(features) for m in range(features))
    left: float = (squares - 2 * met + own) / (squares - count * mean * mean)
    return round(1 - left, 3)
