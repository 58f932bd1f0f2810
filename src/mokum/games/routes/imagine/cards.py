"""Transport cards as a viewer could imagine them."""

from mokum.games.routes.board import EMPTY
from mokum.games.routes.cards import ALL, ONE, common, from_counts, pack, size, unpack
from mokum.games.routes.view import View
from mokum.kernel.chance import Chance


def imagine_cards(view: View, chance: Chance) -> tuple[list[int], list[int], list[int]]:
    """The draw pile from the top, the hands, and what each seat drew unseen since the last shuffle.

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
