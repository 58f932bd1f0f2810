"""What is asked about cards: the discs that the mayor covers, and what a card's user chooses."""

from mokum.games.merchants import agenda as a
from mokum.games.merchants.cards import (
    BUCKET,
    CLOCK,
    COLONIES_FOR,
    CONTINENTS_ON,
    DISCS,
    GOODS_FOR,
    HOUSES_FOR,
    MAYOR,
    NO_CARD,
)
from mokum.games.merchants.events import CardPlaced
from mokum.games.merchants.moves import CATALOGUE, COMBINATIONS, Cover, MerchantsMove, TakeGoods
from mokum.games.merchants.rules.bonuses import to_settle
from mokum.games.merchants.rules.decisions.question import DECLINE, MerchantsQuestion, Use
from mokum.games.merchants.rules.decisions.tiles import ADVANCE, BUILD_AT, FOUND_AT, Advancing, Building, Founding
from mokum.games.merchants.rules.using import Story, advance
from mokum.games.merchants.state import ROWS, State, vacant
from mokum.kernel.chance import Chance
from mokum.kernel.event import Seat
from mokum.kernel.outcome import RuleId

_COVER: tuple[int, ...] = tuple(CATALOGUE.bit(Cover(disc)) for disc in range(len(DISCS)))
_ANY_GOODS = sum(CATALOGUE.bit(TakeGoods(goods)) for goods in COMBINATIONS) | DECLINE
_ADVANCES_FOR: tuple[int, ...] = tuple(sum(ADVANCE[good] for good in goods) | DECLINE for goods in GOODS_FOR)

CATALOGUE.keep((*_ADVANCES_FOR, _ANY_GOODS))
CATALOGUE.keep(one | two | three for one in (0, _COVER[0]) for two in (0, _COVER[1]) for three in (0, _COVER[2]))


class PlaceCard(MerchantsQuestion[a.PlaceCard, Cover]):
    """On which disc the drawn card is put; the last one is not asked for (MER-044, MER-045)."""

    asks = a.PlaceCard
    rule = "MER-044"
    always_asked = True

    def options(self, state: State, asked: a.PlaceCard, seat: Seat) -> int:
        bucket, mayor, clock = state.discs
        return (
            (_COVER[0] if bucket == NO_CARD else 0)
            | (_COVER[1] if mayor == NO_CARD else 0)
            | (_COVER[2] if clock == NO_CARD else 0)
        )

    def follows(self, state: State, asked: a.PlaceCard, seat: Seat, move: Cover, chance: Chance) -> Story:
        yield CardPlaced(seat, asked.card, move.disc)
        return _NEXT_CARD

    def reason(self, state: State, asked: a.PlaceCard, seat: Seat, move: MerchantsMove) -> RuleId:
        return "MER-045" if isinstance(move, Cover) else self.rule

    def default(self, state: State, asked: a.PlaceCard, seat: Seat) -> MerchantsMove:
        return Cover(next(disc for disc in (BUCKET, CLOCK, MAYOR) if state.discs[disc] == NO_CARD))


_NEXT_CARD = (a.DRAW_CARD,)


class ChooseGoods(Use[a.ChooseGoods, TakeGoods]):
    """Which three goods are received (MER-063)."""

    asks = a.ChooseGoods
    rule = "MER-063"
    always_asked = True

    def options(self, state: State, asked: a.ChooseGoods, seat: Seat) -> int:
        return _ANY_GOODS

    def does(self, state: State, asked: a.ChooseGoods, seat: Seat, move: TakeGoods) -> Story:
        """Goods that are taken twice move twice: each is told before the next."""
        for good in move.goods:
            moved = advance(state, seat, good)
            if moved is not None:
                yield moved
        return to_settle(state, seat)

    def default(self, state: State, asked: a.ChooseGoods, seat: Seat) -> MerchantsMove:
        spaces = state.exchange[seat * ROWS : (seat + 1) * ROWS]
        one, two, three = sorted(sorted(range(ROWS), key=spaces.__getitem__)[:3])
        return TakeGoods((one, two, three))


class FoundColony(Founding[a.FoundColony]):
    """Where a colony is founded, among the sites that the card shows (MER-070 to MER-072)."""

    asks = a.FoundColony
    rule = "MER-072"

    def options(self, state: State, asked: a.FoundColony, seat: Seat) -> int:
        sites = vacant(state.colonies, COLONIES_FOR[asked.card]) if state.supply[seat] else 0
        return sites << FOUND_AT | DECLINE if sites else 0

    def elsewhere(self, asked: a.FoundColony, site: int) -> RuleId:
        assert not COLONIES_FOR[asked.card] >> site & 1
        return "MER-070" if len(CONTINENTS_ON[asked.card]) == 1 else "MER-071"


class BuildHouse(Building[a.BuildHouse]):
    """Where a house is built, among the sites that the card shows (MER-080)."""

    asks = a.BuildHouse
    rule = "MER-080"

    def options(self, state: State, asked: a.BuildHouse, seat: Seat) -> int:
        sites = vacant(state.houses, HOUSES_FOR[asked.card]) if state.supply[seat] else 0
        return sites << BUILD_AT | DECLINE if sites else 0

    def elsewhere(self, asked: a.BuildHouse, site: int) -> RuleId:
        assert not HOUSES_FOR[asked.card] >> site & 1
        return "MER-080"


class AdvanceGood(Advancing[a.AdvanceGood]):
    """Which of the goods on the card is advanced (MER-081)."""

    asks = a.AdvanceGood
    rule = "MER-081"

    def options(self, state: State, asked: a.AdvanceGood, seat: Seat) -> int:
        return _ADVANCES_FOR[asked.card]

    def goods(self, asked: a.AdvanceGood) -> tuple[int, ...]:
        return GOODS_FOR[asked.card]


QUESTIONS = (PlaceCard(), ChooseGoods(), FoundColony(), BuildHouse(), AdvanceGood())
