"""What is still to be decided, and what goes on by itself afterwards: plain values on one stack.

A decision names the seats that it waits for. A step names none and is carried out as soon as it is on top.
"""

from mokum.kernel.agenda import NOBODY, Pending
from mokum.kernel.event import Seat


class Step(Pending, frozen=True):
    """Something that goes on by itself."""

    seats: tuple[Seat, ...] = NOBODY


class FirstTurn(Step, frozen=True):
    """The first player takes the discs."""


class DrawCard(Step, frozen=True):
    """The mayor draws until all discs are covered, and the cards are resolved."""


class HoldAuction(Step, frozen=True):
    """The mayor's card has been used: the card on the clock is auctioned."""


class EndTurn(Step, frozen=True):
    """The auction is over."""


class LastCards(Step, frozen=True):
    """The last turn is over: what is left in the deck is turned up, and the last square is scored."""


class Settle(Step, frozen=True):
    """A seat's bonuses are checked."""

    who: Seat = 0


class PlaceCard(Pending, frozen=True):
    """On which disc the drawn card is put (D01)."""

    card: int = 0


class SingleLimit(Pending, frozen=True):
    """At which price each of these seats would press; each answers for itself (D02)."""


class DoubleLimit(Pending, frozen=True):
    """At which doubled price each of these seats would press (D02)."""


class ChooseGoods(Pending, frozen=True):
    """Which three goods the user of a goods card receives (D03)."""


class FoundColony(Pending, frozen=True):
    """Where the user of a colony card founds a colony (D04)."""

    card: int = 0


class BuildHouse(Pending, frozen=True):
    """Where the user of an Amsterdam card builds a house (D05)."""

    card: int = 0


class AdvanceGood(Pending, frozen=True):
    """Which good the user of an Amsterdam card advances (D06)."""

    card: int = 0


class Ship(Pending, frozen=True):
    """Which good is advanced (D07)."""


class Globe(Pending, frozen=True):
    """Where a colony is founded (D08)."""


class Arms(Pending, frozen=True):
    """Where a house is placed (D09)."""


class Credit(Pending, frozen=True):
    """Whether a loan is taken (D10)."""


class CrossedArms(Pending, frozen=True):
    """Which house is removed (D11)."""


class CrossedGlobe(Pending, frozen=True):
    """Which colony is removed (D12)."""


class CrossedShip(Pending, frozen=True):
    """Which good is moved back (D13)."""


class FreeHouse(Pending, frozen=True):
    """Where the house of the goods bonus is built (D14)."""


class ReturnHouse(Pending, frozen=True):
    """Which house is returned for a lost goods bonus (D15)."""


AnyPending = (
    FirstTurn
    | DrawCard
    | HoldAuction
    | EndTurn
    | LastCards
    | Settle
    | PlaceCard
    | SingleLimit
    | DoubleLimit
    | ChooseGoods
    | FoundColony
    | BuildHouse
    | AdvanceGood
    | Ship
    | Globe
    | Arms
    | Credit
    | CrossedArms
    | CrossedGlobe
    | CrossedShip
    | FreeHouse
    | ReturnHouse
)
Agenda = tuple[AnyPending, ...]

# Values that carry nothing are made once and shared.
FIRST_TURN, DRAW_CARD, HOLD_AUCTION, END_TURN, LAST_CARDS = (
    FirstTurn(),
    DrawCard(),
    HoldAuction(),
    EndTurn(),
    LastCards(),
)
