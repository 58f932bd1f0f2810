"""Fillers: routes that are claimed for their own sake."""

from mokum.games.routes.advice.measures import TURN
from mokum.games.routes.advice.offers import ANY, Offer
from mokum.games.routes.advice.paying import Pile
from mokum.games.routes.advice.position import Position
from mokum.games.routes.advice.ways import TRADE, Links
from mokum.games.routes.cards import counts

FILLERS_COMPARED = 7
TRADE_LINKS: Links = sum(1 << link for link, trade in enumerate(TRADE) if trade)


def promising_fillers(position: Position) -> list[Offer]:
    """The routes that are worth most for the time that they take with the hand as it is."""
    offers, carts, trade_card = position.land.offers, position.carts, position.trade[1]
    wilds, *coloured = counts(position.hand)
    have = [max(coloured) + wilds, *[cards + wilds for cards in coloured]]
    # Each a number that sorts by worth and then by link: numbers are compared faster than pairs.
    ranked = []
    for index, offer in enumerate(offers):
        if offer.length <= carts:
            one, other, time_with, worth, _, is_trade = offer.figures
            if is_trade:
                worth += trade_card
            takes = time_with[have[one] if have[one] > have[other] else have[other]]
            ranked.append(worth * TURN // takes << 5 | index)
    ranked.sort(reverse=True)
    return [offers[rank & 31] for rank in ranked[:FILLERS_COMPARED]]


def best_filler(
    fillers: list[Offer], trade_card: int, left: Pile, wilds: int, took: int
) -> tuple[int, int, Offer | None]:
    """The route that brings most in a turn after so much time: how much, how long it takes, and which."""
    have = [cards + wilds for cards in left] if wilds else left
    have[ANY] = max(have)
    most, best_takes, best = 0, 0, None
    for offer in fillers:
        one, other, time_with, worth, left_after, is_trade = offer.figures
        if is_trade:
            worth += trade_card
        if worth <= most:  # it takes a turn or more, and so never brings more than its worth in one
            continue
        takes = time_with[have[one] if have[one] > have[other] else have[other]]
        rate = worth * left_after[took + takes] // takes
        if rate > most:
            most, best_takes, best = rate, takes, offer
    left[ANY] = 0
    return most, best_takes, best
