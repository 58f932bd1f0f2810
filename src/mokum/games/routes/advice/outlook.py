"""What a position promises: the points that can still be had in the time that is left."""

from mokum.games.routes.advice.land import ANY, Offer
from mokum.games.routes.advice.paying import pay, pay_for_one
from mokum.games.routes.advice.plans import Plan, plans_for
from mokum.games.routes.advice.position import POINT, TIME_OF_A_CARD, TURN, Position
from mokum.games.routes.advice.ways import LENGTH, TRADE, Links
from mokum.games.routes.board import WILD
from mokum.games.routes.cards import Hand, counts

# Found by playing variants against each other; values near these do about as well.
LOST_LINK = 500
"""What it costs when a link of a way is lost to another seat."""
LOST_FILLER = 22
"""What part of a route's worth is lost with it, in percent: the cards for it are good for another."""
SPARE_TIME = 100
"""What a turn is worth with nothing left to plan for."""
FILLERS = 3
"""How many routes are planned for their own sake."""
FILLERS_COMPARED = 7

NOTHING = -1
"""The link claimed by a move that claims none."""


class Means:
    """What a seat has to work with. It is used up as plans are thought through."""

    __slots__ = ("carts", "left", "time", "took", "trade", "wilds")

    def __init__(self, hand: Hand, carts: int, time: int, trade: int) -> None:
        self.left = list(counts(hand))
        self.wilds = self.left[WILD]
        self.left[WILD] = 0
        self.carts = carts
        self.time = time
        self.took = 0
        self.trade = trade
        """Trade cards that have been reckoned with."""

    def spend(self, time: int, lack: int) -> None:
        """Use up the time, and the wilds for cards that were lacking."""
        self.time -= time
        self.took += time
        self.wilds = max(self.wilds - lack, 0)


class Outlook:
    """Judges hands and plans from one position."""

    __slots__ = ("_fillers", "position", "promising")

    def __init__(self, position: Position) -> None:
        self.position = position
        self._fillers = _promising_fillers(position)
        self.promising: Links = sum([offer.link for offer in self._fillers])
        """The links that are worth claiming for their own sake."""

    def best_plan(self, contracts: tuple[int, ...]) -> tuple[int, Plan]:
        """What the most promising plan for these contracts promises, and the plan."""
        position = self.position
        plans = plans_for(contracts, position.land.open, position.land.shut, position.carts)
        promises = [self.promise(plan, position.hand, position.time) for plan in plans]
        most = max(promises)
        return most, plans[promises.index(most)]

    def promise(self, plan: Plan, hand: Hand, time: int, claimed: int = NOTHING) -> int:
        """The worth of all that can be had in that time with these cards, if this link has just been claimed."""
        carts, trade, gone = self.position.carts, 0, plan.ways
        if claimed != NOTHING:
            carts -= LENGTH[claimed]
            trade += TRADE[claimed]
            gone |= 1 << claimed
        means = Means(hand, carts, time, trade)
        total = plan.sure
        if plan.ways:
            total += self._along_the_ways(plan, means)
        if means.time >= TURN:
            total += self._with_the_rest(gone, means)
        return total

    def _along_the_ways(self, plan: Plan, means: Means) -> int:
        """What the ways of a plan bring: their own points as far as there is time, and with some luck the contracts."""
        wanted = self.position.land.needs(plan.ways)
        if wanted.spaces > means.carts:
            means.time = 0
            return 0
        means.carts -= wanted.spaces
        lack = pay(wanted, means.left)
        takes = wanted.claims * TURN + max(lack - means.wilds, 0) * TIME_OF_A_CARD
        gains = self.position.trade
        brings = wanted.points * POINT + gains[means.trade + wanted.trade] - gains[means.trade]
        means.trade += wanted.trade
        if means.time < takes:
            brings = brings * max(means.time, 0) // takes
        means.spend(takes, lack)
        # On average a link waits for half of that time.
        hoped = max(plan.hoped - wanted.hazard * takes * LOST_LINK // 20000, 0)
        doubt = self.position.doubt
        if means.time < -doubt:
            return brings
        if means.time < doubt:
            hoped = hoped * (means.time + doubt) // (2 * doubt)
        return brings + hoped

    def _with_the_rest(self, gone: Links, means: Means) -> int:
        """What further routes bring, the best first, until the time is over."""
        gains = self.position.trade
        fillers = [offer for offer in self._fillers if not offer.link & gone]
        total = 0
        for _ in range(FILLERS):
            rate, takes, best = _best_filler(fillers, gains[means.trade + 1] - gains[means.trade], means)
            if best is None:
                break
            if takes > means.time - TURN:
                return total + rate * min(takes, means.time) // TURN
            total += rate * takes // TURN
            means.carts -= best.length
            means.trade += best.trade
            means.spend(takes, pay_for_one(best.length, best.colours, means.left))
            fillers.remove(best)
        return total + means.time * SPARE_TIME // TURN


def _promising_fillers(position: Position) -> list[Offer]:
    """The routes that are worth most for the time that they take with the hand as it is."""
    means = Means(position.hand, position.carts, position.time, 0)
    left = means.left
    left[ANY] = max(left)
    ranked = []
    for offer in position.land.offers:
        if offer.length <= means.carts:
            lack = offer.length - means.wilds - max(left[offer.one], left[offer.other])
            worth = offer.points * POINT + offer.trade * position.trade[1]
            ranked.append((worth * TURN // (TURN + lack * TIME_OF_A_CARD) if lack > 0 else worth, offer))
    ranked.sort(reverse=True)
    return [offer for _, offer in ranked[:FILLERS_COMPARED]]


def _best_filler(fillers: list[Offer], trade_card: int, means: Means) -> tuple[int, int, Offer | None]:
    """The route that brings most in a turn: how much, how long it takes, and which."""
    left, wilds, carts, took = means.left, means.wilds, means.carts, means.took
    left[ANY] = max(left)
    most, best_takes, best = 0, 0, None
    for offer in fillers:
        _, length, one, other, points, hazard, trade, _ = offer
        if length > carts:
            continue
        lack = length - wilds - (left[one] if left[one] > left[other] else left[other])
        takes = TURN + lack * TIME_OF_A_CARD if lack > 0 else TURN
        worth = points * POINT + trade_card if trade else points * POINT
        rate = worth * (100 - hazard * (took + takes) * LOST_FILLER // 10000) // takes
        if rate > most:
            most, best_takes, best = rate, takes, offer
    left[ANY] = 0
    return most, best_takes, best
