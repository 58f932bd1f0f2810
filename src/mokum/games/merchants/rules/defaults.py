"""What is done for a seat that is absent, where its table allows it (MER-301 and the list of decisions)."""

from mokum.games.merchants import agenda as a
from mokum.games.merchants.cards import BUCKET, CLOCK, GOODS_FOR, MAYOR, NO_CARD
from mokum.games.merchants.moves import (
    CATALOGUE,
    PASS,
    Advance,
    Cover,
    Decline,
    Limit,
    MerchantsMove,
    TakeGoods,
    Withdraw,
)
from mokum.games.merchants.rules.legality import legal
from mokum.games.merchants.state import ROWS, State
from mokum.kernel.event import Seat

_HIGHEST = (a.CrossedArms, a.CrossedGlobe, a.ReturnHouse)
"""What is lost is the site with the highest id; what is gained is the one with the lowest."""


def default(state: State, seat: Seat) -> MerchantsMove:
    """The move of a seat that is asked and does not answer."""
    asked = state.agenda[-1]
    spaces = state.exchange[seat * ROWS : (seat + 1) * ROWS]
    match asked:
        case a.PlaceCard():
            return Cover(next(disc for disc in (BUCKET, CLOCK, MAYOR) if state.discs[disc] == NO_CARD))
        case a.SingleLimit() | a.DoubleLimit():
            return Limit(PASS)
        case a.Credit():
            return Decline()
        case a.ChooseGoods():
            one, two, three = sorted(sorted(range(ROWS), key=spaces.__getitem__)[:3])
            return TakeGoods((one, two, three))
        case a.AdvanceGood() | a.Ship():
            shown = GOODS_FOR[asked.card] if isinstance(asked, a.AdvanceGood) else range(ROWS)
            return Advance(min(shown, key=spaces.__getitem__))
        case a.CrossedShip():
            return Withdraw(max(range(ROWS), key=lambda good: (spaces[good], good)))
        case _:
            bits = legal(state, seat)
            number = bits.bit_length() - 1 if isinstance(asked, _HIGHEST) else (bits & -bits).bit_length() - 1
            return CATALOGUE.moves[number]
