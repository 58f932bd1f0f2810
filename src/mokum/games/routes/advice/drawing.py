"""How good it looks to draw a card."""

from mokum.games.routes.advice.measures import TURN
from mokum.games.routes.advice.outlook import Outlook
from mokum.games.routes.advice.plans import Plan
from mokum.games.routes.board import CARDS, COLOURS, COPIES, EMPTY, WILD
from mokum.games.routes.cards import ONE
from mokum.games.routes.moves import DECK
from mokum.games.routes.view import View

SEEN = 1
"""A card that is seen is better than an unseen one that promises as much."""
PAIRED = 3
"""So many of the best cards of the market are looked at in pairs."""


class Draws:
    """What each card promises, one at a time and in pairs."""

    __slots__ = ("_after", "_market", "_plan", "now", "outlook", "unseen")

    def __init__(self, view: View, outlook: Outlook, plan: Plan) -> None:
        self.outlook = outlook
        self._plan = plan
        self._market = view.public.market
        position = outlook.position
        later = position.time - TURN
        odds = unseen_cards(view)
        self.now = outlook.promise(plan, position.hand, later)
        self._after = [
            outlook.promise(plan, position.hand + ONE[card], later) if odds[card] or card in self._market else self.now
            for card in range(len(CARDS))
        ]
        total = sum(odds)
        self.unseen = sum(map(int.__mul__, odds, self._after)) // total if total else self.now

    def second(self, slot: int) -> int:
        """What the second card promises."""
        return self.unseen if slot == DECK else self._after[self._market[slot]] + SEEN

    def first(self) -> list[int]:
        """By slot, the deck last: what a first card promises, together with the best second one."""
        after, now = self._after, self.now
        gain_of_unseen = self.unseen - now
        coloured = [card for card in self._market if card in COLOURS]
        best = sorted(set(coloured), key=after.__getitem__, reverse=True)
        promises = {card: after[card] + gain_of_unseen + SEEN for card in best}
        promises[WILD] = after[WILD] + SEEN
        promises[EMPTY] = now
        for index, one in enumerate(best[:PAIRED]):
            for other in best[index:PAIRED]:
                if one != other or coloured.count(one) > 1:
                    both = self._pair(one, other)
                    promises[one] = max(promises[one], both)
                    promises[other] = max(promises[other], both)
        second = max(gain_of_unseen, after[best[0]] - now) if best else gain_of_unseen
        return [*(promises[card] for card in self._market), self.unseen + second]

    def _pair(self, one: int, other: int) -> int:
        position = self.outlook.position
        hand = position.hand + ONE[one] + ONE[other]
        return self.outlook.promise(self._plan, hand, position.time - TURN) + SEEN


def unseen_cards(view: View) -> list[int]:
    """By card: how many the viewer has not seen or no longer knows the place of."""
    public = view.public
    unseen = [*COPIES, 0]  # and empty slots, of which there may be any number
    for card in (*public.discards, *public.market):
        unseen[card] -= 1
    shown = [view.hand, *[cards for seat, cards in enumerate(public.shown) if seat != view.viewer]]
    return [*map(int.__sub__, unseen, map(sum, zip(*shown, strict=True)))]
