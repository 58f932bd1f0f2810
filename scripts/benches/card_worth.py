"""What cards give and take, in points."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from mokum.games.harbour.board import MOUTH
from mokum.games.harbour.effects import gains as g
from mokum.games.harbour.rules.giving import amount
from mokum.games.harbour.state import State
from mokum.kernel.event import Seat

WORTH = {
    "points": 1.0,
    "florins": 2.0,
    "cubes": 1.25,
    "chosen": 2.0,
    "river": 1.5,
    "barge": 1.25,
    "cost": -1.25,
    "spent": -1.25,
    "spare": -0.5,
    "spent_florins": -2.0,
}
"""In points, by HAR-E20. Cubes of any colour that a use takes are those that the end of the turn would take."""


def earned(flows: Counter[str]) -> float:
    """What came in."""
    return sum(WORTH[what] * number for what, number in flows.items() if WORTH[what] > 0)


def net(flows: Counter[str]) -> float:
    """What came in, less what was paid."""
    return sum(WORTH[what] * number for what, number in flows.items())


@dataclass(slots=True)
class Account:
    """A card that somebody activated."""

    seat: Seat
    round: int
    uses: int = 0
    flows: Counter[str] = field(default_factory=Counter)
    """By the words of WORTH: how many."""


def reckoned(gain: g.Gain, state: State, seat: Seat, source: int) -> Iterator[tuple[str, int]]:
    """What a gain gives now, in the words of WORTH; free steps and activations are entered when they happen."""
    match gain:
        case g.Points():
            yield "points", amount(gain, state, seat, source)
        case g.Florins():
            yield "florins", amount(gain, state, seat, source)
        case g.Cubes():
            yield "cubes", sum(getattr(gain, colour) for colour in gain.__struct_fields__)
        case g.ChosenCubes(number):
            yield "chosen", number
        case g.OnTheRiver(steps):
            yield "river", min(steps, MOUTH - state.pawns[seat])
