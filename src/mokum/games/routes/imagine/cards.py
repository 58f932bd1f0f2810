"""Transport cards as a viewer could imagine them."""

from mokum.games.routes.board import EMPTY, TOO_MANY_WILDS, WILD
from mokum.games.routes.cards import ALL, ONE, Hand, common, from_counts, pack, size, unpack
from mokum.games.routes.view import View
from mokum.kernel.chance import Chance

Cards = tuple[list[int], list[Hand], list[Hand]]
"""The draw pile from the top, the hands, and what each seat drew unseen since the last shuffle."""


def imagine_cards(view: View, chance: Chance) -> Cards:
    """Cards as they could lie. Wilds that were left in the market tell how few coloured cards are outside the hands."""
    public = view.public
    wilds_stayed = public.market.count(WILD) >= TOO_MANY_WILDS
    open_cards = [card for card in (*public.market, *public.discards) if card not in (WILD, EMPTY)]
    while True:
        cards = _attempt(view, chance)
        coloured = len(open_cards) + sum(card != WILD for card in cards[0])
        if not wilds_stayed or coloured < TOO_MANY_WILDS:
            return cards


def _attempt(view: View, chance: Chance) -> Cards:
    """Hidden cards dealt anew.

    The pile was made of known cards, so it holds only what of these has not been seen since. What others drew from it
    is in their hands as far as they can not have paid with it.
    """
    public, viewer = view.public, view.viewer
    others = [seat for seat in range(public.seats) if seat != viewer]
    hands = [from_counts(known) for known in public.shown]
    unseen = [0] * public.seats
    room = [total - size(known) for total, known in zip(public.hand_sizes, hands, strict=True)]
    pool = from_counts(public.pool)
    if view.hand:
        hands[viewer] = from_counts(view.hand)
        unseen[viewer] = from_counts(view.drew)
        pool -= unseen[viewer]
    in_sight = sum(hands) + pack(public.discards) + pack(card for card in public.market if card != EMPTY)
    hidden = ALL - in_sight

    pile = chance.shuffled("imagine", unpack(common(hidden, pool)))[: public.pile]
    hidden -= pack(pile)
    drawn = pool - pack(pile)
    recent = chance.shuffled("imagine", unpack(common(hidden, drawn)))
    for seat in others:
        for _ in range(min(public.unseen[seat], room[seat], len(recent))):
            one = ONE[recent.pop()]
            hands[seat] += one
            unseen[seat] += one
            hidden -= one
            drawn -= one
            room[seat] -= 1
    older = chance.shuffled("imagine", unpack(hidden))
    spent = chance.shuffled("imagine", unpack(drawn))
    for seat in others:
        for _ in range(room[seat]):
            hands[seat] += ONE[older.pop()]
        for _ in range(public.unseen[seat] - size(unseen[seat])):
            unseen[seat] += ONE[spent.pop()]
    return pile, hands, unseen
