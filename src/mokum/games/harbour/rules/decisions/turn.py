"""Decisions of a turn: actions, cubes that are paid or gained, and the river."""

from mokum.games.harbour import agenda as a
from mokum.games.harbour import cubes
from mokum.games.harbour.board import COLOURS
from mokum.games.harbour.cubes import ONE, ONE_COUNTED, counts
from mokum.games.harbour.deck import COST
from mokum.games.harbour.events import CubesGained, CubesPaid, Story
from mokum.games.harbour.moves import WORD, HarbourMove, OfColour, Plain, row
from mokum.games.harbour.rules.acting import act, actions
from mokum.games.harbour.rules.activation import activate, waivable
from mokum.games.harbour.rules.decisions.question import HarbourQuestion
from mokum.games.harbour.rules.refusals import action_reason
from mokum.games.harbour.rules.rounds import RIVER_STEP_COST
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat
from mokum.kernel.machine import leads_to

_PAY, _WAIVE = row("pay"), row("waive")
_ANY_GAIN = (1 << len(COLOURS)) - 1 << row("gain")
_ON_OR_STOP = WORD["on"] | WORD["stop"]
_YES_OR_NO = WORD["yes"] | WORD["no"]


class Act(HarbourQuestion[a.Act, HarbourMove]):
    """What the seat does next in its turn: `acting` has the actions, `refusals` says why one is not offered."""

    asks = a.Act
    rule = "HAR-380"
    always_asked = True
    options = staticmethod(actions)
    follows = staticmethod(act)
    reason = staticmethod(action_reason)


class PayCube(HarbourQuestion[a.PayCube, OfColour]):
    """Which cube is paid."""

    asks = a.PayCube
    rule = "HAR-382"

    def options(self, state: State, asked: a.PayCube, seat: Seat) -> int:
        """A colour in the pool."""
        return cubes.colour_set(state.pools[seat]) << _PAY

    def follows(self, state: State, asked: a.PayCube, seat: Seat, move: OfColour, chance: Chance) -> Story:
        """One cube, and the next question if there are more to pay."""
        yield CubesPaid(seat, ONE_COUNTED[move.colour])
        return (a.PayCube(asked.seats, asked.count - 1),) if asked.count > 1 else ()


class GainCube(HarbourQuestion[a.GainCube, OfColour]):
    """Which cube is gained."""

    asks = a.GainCube
    rule = "HAR-383"
    always_asked = True

    def options(self, state: State, asked: a.GainCube, seat: Seat) -> int:
        """One of six colours."""
        return _ANY_GAIN

    def follows(self, state: State, asked: a.GainCube, seat: Seat, move: OfColour, chance: Chance) -> Story:
        """One cube, and the next question if there are more to gain (HAR-222)."""
        yield CubesGained(seat, ONE_COUNTED[move.colour])
        return (a.GainCube(asked.seats, asked.count - 1),) if asked.count > 1 else ()


class WaiveCube(HarbourQuestion[a.WaiveCube, OfColour]):
    """Which cube of a card's cost is not paid."""

    asks = a.WaiveCube
    rule = "HAR-381"

    def options(self, state: State, asked: a.WaiveCube, seat: Seat) -> int:
        """A colour of the printed cost without which the rest can be paid."""
        return waivable(state, seat, asked.card) << _WAIVE

    def follows(self, state: State, asked: a.WaiveCube, seat: Seat, move: OfColour, chance: Chance) -> Story:
        """The rest is paid, and the card is active (HAR-102)."""
        cost = COST[asked.card] - ONE[move.colour]
        if cost:
            yield CubesPaid(seat, counts(cost))
        return (yield from activate(state, seat, asked.card))


class RiverOn(HarbourQuestion[a.RiverOn, Plain]):
    """Whether the river pawn goes on."""

    asks = a.RiverOn
    rule = "HAR-385"
    always_asked = True

    def options(self, state: State, asked: a.RiverOn, seat: Seat) -> int:
        """Another space for two cubes, or not."""
        return _ON_OR_STOP

    def follows(self, state: State, asked: a.RiverOn, seat: Seat, move: Plain, chance: Chance) -> Story:
        """Paid first, moved then (HAR-170)."""
        if move.word == "stop":
            return leads_to()
        return leads_to(a.MoveOnRiver(NOBODY, seat), a.PayCube(asked.seats, RIVER_STEP_COST))


class Advance(HarbourQuestion[a.Advance, Plain]):
    """Whether a card's river move is made."""

    asks = a.Advance
    rule = "HAR-386"
    always_asked = True

    def options(self, state: State, asked: a.Advance, seat: Seat) -> int:
        """The step may be declined."""
        return _YES_OR_NO

    def follows(self, state: State, asked: a.Advance, seat: Seat, move: Plain, chance: Chance) -> Story:
        """The card gives its step (HAR-244)."""
        return leads_to(a.Give(NOBODY, seat, asked.card)) if move.word == "yes" else leads_to()


QUESTIONS = (
    Act(),
    PayCube(),
    GainCube(),
    WaiveCube(),
    RiverOn(),
    Advance(),
)
