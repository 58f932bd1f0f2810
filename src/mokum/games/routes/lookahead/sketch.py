"""A sketch of what a position promises: time is taken to bring the same in every turn, and one filler is thought of.

So what a card adds need not be found by judging the hand again with that card: it spares time, or it does not.
"""

from mokum.games.routes.advice.land import Needs
from mokum.games.routes.advice.measures import TIME_OF_A_CARD, TURN
from mokum.games.routes.advice.offers import ANY, Offer
from mokum.games.routes.advice.outlook import NOTHING, Outlook
from mokum.games.routes.advice.paying import Pile, pay, pay_and_tell
from mokum.games.routes.advice.plans import Plan
from mokum.games.routes.advice.ways import LENGTH, TRADE
from mokum.games.routes.board import ALL_CARDS, COLOURS, COPIES, EMPTY, WILD
from mokum.games.routes.cards import Hand, counts

TIME_IS_WORTH = 200
"""What a turn brings on the whole."""
CARD_IS_WORTH = TIME_OF_A_CARD * TIME_IS_WORTH // TURN


def sketched(outlook: Outlook, plan: Plan, hand: Hand, time: int, claimed: int = NOTHING) -> int:
    """What these cards promise in that time, if this link has just been claimed."""
    carts, gone, trade = outlook.position.carts, plan.ways, 0
    if claimed != NOTHING:
        carts -= LENGTH[claimed]
        gone |= 1 << claimed
        trade = TRADE[claimed]
    wilds, *coloured = counts(hand)
    left = [0, *coloured]
    total, took = plan.sure, 0
    if plan.ways:
        wanted = outlook.position.land.needs(plan.ways)
        if wanted.spaces > carts:
            return total
        lack = pay(wanted, left) - wilds
        took = time_of(wanted, lack)
        total += outlook.along_the_ways(plan, wanted, time, took, trade)
        wilds = -lack if lack < 0 else 0
    if time - took < TURN:
        return total
    fillers, trade_card = outlook.fillers_after(gone)
    return total + (time - took) * TIME_IS_WORTH // TURN + _best_filler(fillers, trade_card, left, wilds, time - took)


def time_of(wanted: Needs, lack: int) -> int:
    """How long it takes to claim these for whoever lacks so many cards."""
    return wanted.claims * TURN + lack * TIME_OF_A_CARD if lack > 0 else wanted.claims * TURN


def _best_filler(fillers: list[Offer], trade_card: int, left: Pile, wilds: int, time: int) -> int:
    """What the best filler brings beyond the time that it takes."""
    most, top = 0, max(left)
    for offer in fillers:
        one, other, time_with, worth, _, is_trade = offer.figures
        have = (top if one == ANY else left[one] if left[one] > left[other] else left[other]) + wilds
        takes = time_with[have]
        if takes <= time:
            brings = worth - takes * TIME_IS_WORTH // TURN
            if is_trade:
                brings += trade_card
            most = max(most, brings)
    return most


class Gains:
    """What each card adds to what a hand promises."""

    __slots__ = ("_lack", "_short", "now", "of_card", "unseen")

    def __init__(self, outlook: Outlook, plan: Plan) -> None:
        position = outlook.position
        time = position.time - TURN
        wilds, *coloured = counts(position.hand)
        left = [0, *coloured]
        short = self._short = [0] * len(COPIES)
        self._lack = 0
        now, took, wild = plan.sure, 0, 0
        if plan.ways:
            wanted = position.land.needs(plan.ways)
            lack = pay_and_tell(wanted, left, short) - wilds
            took = time_of(wanted, lack)
            along = outlook.along_the_ways(plan, wanted, time, took, 0)
            now += along
            wilds = -lack if lack < 0 else 0
            if lack > 0:
                self._lack = lack
                wild = outlook.along_the_ways(plan, wanted, time, took - TIME_OF_A_CARD, 0) - along
                if time >= took:
                    wild += CARD_IS_WORTH
        gains = self.of_card = [0] * (EMPTY + 1)
        if time - took >= TURN:
            fillers, trade_card = outlook.fillers_after(plan.ways)
            now += (time - took) * TIME_IS_WORTH // TURN
            now += self._fill(fillers, trade_card, left, wilds, time - took)
        if self._lack:
            gains[WILD] = wild
        for colour in COLOURS:
            if short[colour]:
                gains[colour] = gains[WILD]
        self.now = now
        self.unseen = sum(map(int.__mul__, COPIES, gains)) // len(ALL_CARDS)
        """Of the top of the pile, as if all cards were in it."""

    def _fill(self, fillers: list[Offer], trade_card: int, left: Pile, wilds: int, time: int) -> int:
        """What the best filler brings; and by card, how much more it would be with that card."""
        gains = self.of_card
        most, top = 0, max(left)
        for offer in fillers:
            one, other, time_with, worth, _, is_trade = offer.figures
            have = top if one == ANY else left[one] if left[one] > left[other] else left[other]
            takes = time_with[have + wilds]
            brings = worth - takes * TIME_IS_WORTH // TURN
            if is_trade:
                brings += trade_card
            if takes <= time and brings > most:
                most = brings
            if takes > TURN and takes - TIME_OF_A_CARD <= time:
                brings += CARD_IS_WORTH
                gains[WILD] = max(gains[WILD], brings)
                for colour in COLOURS if one == ANY else (one, other):
                    if left[colour] == have and brings > gains[colour]:
                        gains[colour] = brings
        for card in range(EMPTY):
            gains[card] = gains[card] - most if gains[card] > most else 0
        return most

    def of_two(self, market: tuple[int, ...], slot: int) -> int:
        """What the card in this slot adds, together with the best second one."""
        gains, short = self.of_card, self._short
        first = market[slot]
        if first == WILD:
            return gains[WILD]
        second = self.unseen
        for other, card in enumerate(market):
            if other != slot and card not in (WILD, EMPTY) and gains[card] > second:
                is_enough = self._lack == 1 or (card == first and short[first] == 1)
                if not (is_enough and short[first] and short[card]):
                    second = gains[card]
        return gains[first] + second
