"""What a position promises: the points that can still be had in the time that is left."""

from mokum.games.routes.advice.fillers import TRADE_LINKS, best_filler, promising_fillers
from mokum.games.routes.advice.land import Needs
from mokum.games.routes.advice.measures import POINT, TIME_OF_A_CARD, TURN
from mokum.games.routes.advice.offers import Offer
from mokum.games.routes.advice.paying import Pile, pay, pay_for_one
from mokum.games.routes.advice.plans import Plan, effort_and_spaces, plans_for
from mokum.games.routes.advice.position import Position
from mokum.games.routes.advice.ways import LENGTH, TRADE, Links
from mokum.games.routes.board import WILD
from mokum.games.routes.cards import Hand, counts

# Found by playing variants against each other; values near these do about as well.
LOST_LINK = 500
"""What it costs when a link of a way is lost to another seat."""
SPARE_TIME = 100
"""What a turn is worth with nothing left to plan for."""
FILLERS = 3
"""How many routes are planned for their own sake."""

NOTHING = -1
"""The link claimed by a move that claims none."""


class Outlook:
    """Judges hands and plans from one position."""

    __slots__ = ("_after", "_fillers", "position", "promising")

    def __init__(self, position: Position) -> None:
        self.position = position
        self._fillers = promising_fillers(position)
        self._after: dict[Links, tuple[list[Offer], int]] = {}
        """By links that this seat has claimed by then: the fillers that are left, and what a trade card is worth."""
        self.promising: Links = sum([offer.link for offer in self._fillers])
        """The links that are worth claiming for their own sake."""

    def best_plan(self, contracts: tuple[int, ...]) -> Plan:
        """The most promising plan for these contracts."""
        plans = self._plans(contracts)
        return plans[0] if len(plans) == 1 else max(plans, key=self._promise_now)

    def promise_of(self, contracts: tuple[int, ...]) -> int:
        """What the most promising plan for these contracts promises."""
        return max(map(self._promise_now, self._plans(contracts)))

    def _plans(self, contracts: tuple[int, ...]) -> tuple[Plan, ...]:
        position = self.position
        return plans_for(contracts, position.land.open, position.land.shut, position.carts)

    def _promise_now(self, plan: Plan) -> int:
        return self.promise(plan, self.position.hand, self.position.time)

    def promise(self, plan: Plan, hand: Hand, time: int, claimed: int = NOTHING) -> int:
        """The worth of all that can be had in that time with these cards, if this link has just been claimed."""
        carts, trade, gone = self.position.carts, 0, plan.ways
        if claimed != NOTHING:
            carts -= LENGTH[claimed]
            trade += TRADE[claimed]
            gone |= 1 << claimed
        left = list(counts(hand))
        wilds = left[WILD]
        left[WILD] = 0
        total, took = plan.sure, 0
        if plan.ways:
            wanted = self.position.land.needs(plan.ways)
            if wanted.spaces > carts:
                return total
            lack = pay(wanted, left)
            took = wanted.claims * TURN
            if lack > wilds:
                took += (lack - wilds) * TIME_OF_A_CARD
            total += self.along_the_ways(plan, wanted, time, took, trade)
            wilds = wilds - lack if wilds > lack else 0
        if time - took >= TURN:
            total += self.with_the_rest(gone, left, wilds, time, took)
        return total

    def along_the_ways(self, plan: Plan, wanted: Needs, time: int, takes: int, trade: int) -> int:
        """What the ways of a plan bring: their own points as far as there is time, and with some luck the contracts."""
        gains = self.position.trade
        brings = wanted.points * POINT + gains[trade + wanted.trade] - gains[trade]
        if time < takes:
            brings = brings * max(time, 0) // takes
        spare = time - takes
        doubt = self.position.doubt
        if spare < -doubt:
            return brings
        # On average a link waits for half of that time.
        hoped = max(plan.hoped - wanted.hazard * takes * LOST_LINK // 20000, 0)
        if spare < doubt:
            hoped = hoped * (spare + doubt) // (2 * doubt)
        return brings + hoped

    def with_the_rest(self, gone: Links, left: Pile, wilds: int, time: int, took: int) -> int:
        """What further routes bring, the best first, until the time is over."""
        total = 0
        for _ in range(FILLERS):
            fillers, trade_card = self._after.get(gone) or self.fillers_after(gone)
            most, takes, best = best_filler(fillers, trade_card, left, wilds, took)
            if best is None:
                break
            if takes > time - took - TURN:
                return total + most * min(takes, time - took) // TURN
            total += most * takes // TURN
            lack = pay_for_one(best.length, best.colours, left)
            wilds = wilds - lack if wilds > lack else 0
            took += takes
            gone |= best.link
        return total + (time - took) * SPARE_TIME // TURN

    def fillers_after(self, gone: Links) -> tuple[list[Offer], int]:
        """The fillers that are left once these are claimed, and what a trade card is then worth."""
        gains = self.position.trade
        trade = (gone & TRADE_LINKS).bit_count()
        carts = self.position.carts - (effort_and_spaces(gone) & 255)
        left = [offer for offer in self._fillers if not offer.link & gone and offer.length <= carts]
        self._after[gone] = found = left, gains[trade + 1] - gains[trade]
        return found
