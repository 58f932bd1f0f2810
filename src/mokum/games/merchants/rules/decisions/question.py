"""What the decisions of `merchants` have in common."""

from typing import TypeVar

from mokum.games.merchants.events import Declined
from mokum.games.merchants.moves import CATALOGUE, Decline, MerchantsMove
from mokum.games.merchants.rules.using import Story
from mokum.games.merchants.state import State
from mokum.kernel.agenda import Pending
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat
from mokum.kernel.machine import Question

P = TypeVar("P", bound=Pending)
M = TypeVar("M", bound=MerchantsMove)

DECLINE = CATALOGUE.bit(Decline())
"""It is offered beside something else only: where there is nothing to decline, nobody is asked (MER-286)."""


class MerchantsQuestion(Question[State, P, M]):
    """A decision, and what is done for a seat that is absent, where its table allows it (MER-301)."""

    not_asked = "MER-300"

    def default(self, state: State, asked: P, seat: Seat) -> MerchantsMove:
        """The move of a seat that does not answer; usually the site with the lowest id."""
        bits = self.options(state, asked, seat)
        return CATALOGUE.moves[(bits & -bits).bit_length() - 1]


class Use(MerchantsQuestion[P, M | Decline]):
    """What a card, a square or a bonus does for one seat."""

    def does(self, state: State, asked: P, seat: Seat, move: M) -> Story:
        """What the seat gains or loses."""
        raise NotImplementedError

    def follows(self, state: State, asked: P, seat: Seat, move: M | Decline, chance: Chance) -> Story:
        """The seat makes use of it, or not."""
        return _declined(seat) if isinstance(move, Decline) else self.does(state, asked, seat, move)


def _declined(seat: Seat) -> Story:
    yield Declined(seat)
    return ()
