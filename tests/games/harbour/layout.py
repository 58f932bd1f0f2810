"""The parts of a table that follow from what is named: piles, goods on blocks, dockers on pontoons, market tiles."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from games.harbour.words import block, blocks_of, dockers_of
from mokum.games.harbour.board import BLOCKS, DOCKERS, GOODS, PONTOON_COLOUR, TILES_EACH
from mokum.games.harbour.deck import KIND, KINDS, MARKET, CardSet, deck_of
from mokum.games.harbour.goods import ONE, count
from mokum.games.harbour.state import State
from mokum.kernel.bits import members
from mokum.kernel.event import Seat

V = TypeVar("V")
W = TypeVar("W")


def by_seat(given: V | Mapping[int, V], turn: Seat) -> Mapping[int, V]:
    """What is not given by seat is the acting seat's."""
    return given if isinstance(given, Mapping) else {turn: given}


def fill(places: list[W], given: Mapping[int, V], made: Callable[[V], W]) -> None:
    """Put what is given into its places."""
    for seat, value in given.items():
        places[seat] = made(value)


def as_tuple(cards: Sequence[int]) -> tuple[int, ...]:
    """Cards in their order."""
    return tuple(cards)


def card_set(cards: Sequence[int]) -> CardSet:
    """Cards as bits."""
    return sum(1 << card for card in cards)


def lay_piles(state: State, top_cards: Sequence[int]) -> None:
    """These cards on top, and below them those that lie nowhere else, in order of number."""
    gone = [*state.offer, *members(state.discards), *(card for rack in state.racks for card in rack)]
    gone += [card for tableau in state.tableaus for card in members(tableau)]
    orders = []
    for pile, kind in enumerate(KINDS):
        drawn = [card for card in gone if KIND[card] == kind]
        top = [card for card in top_cards if KIND[card] == kind]
        below = [
            card for card in deck_of(state.extensions) if KIND[card] == kind and card not in drawn and card not in top
        ]
        orders.append((*drawn, *top, *below))
        state.drawn[pile] = len(drawn)
    state.artisans, state.buildings, state.plans = orders


def lay_blocks(state: State, neighbour: int, named: Mapping[str, str]) -> None:
    """On the free blocks the goods that lie nowhere else; the neighbour has what is too much (see `table`)."""
    left = Counter(dict.fromkeys(range(len(GOODS)), TILES_EACH))
    for good in left:
        left[good] -= sum(count(packed, good) for packed in (*state.stores, *state.holds))
        left[good] -= state.roofs[good] + state.depots.count(good) + (state.sold >> good & 1)
    for name, good_name in named.items():
        state.goods_on[block(name)] = GOODS.index(good_name)
        left[GOODS.index(good_name)] -= 1
    assert min(left.values()) >= 0, "there are not so many of a good"
    taken = blocks_of(" ".join(named))
    for owned in state.arms:
        taken |= owned
    free = [one for one in range(len(BLOCKS)) if not taken >> one & 1]
    lying = [good for times in range(TILES_EACH) for good in left if left[good] > times]
    while len(free) > len(lying):
        state.arms[neighbour] |= 1 << free.pop()
    for one, good in zip(free, lying, strict=False):
        state.goods_on[one] = good
    for good in lying[len(free) :]:
        state.stores[min(neighbour, state.seats - 1)] += ONE[good]


def lay_dockers(state: State, pontoons: Mapping[str, str]) -> None:
    """On the pontoons that are named; the others on pontoons that are not, next in the ring to their own colour."""
    named = {PONTOON_COLOUR.index(DOCKERS.index(colour)): text for colour, text in pontoons.items()}
    fill(state.pontoons, named, dockers_of)
    in_play = 1 if state.seats == 1 else 2
    for colour in range(len(DOCKERS)):
        usual = [PONTOON_COLOUR.index((colour - step) % len(DOCKERS)) for step in range(1, in_play + 1)]
        missing = in_play - state.building.count(colour)
        missing -= sum(count(packed, colour) for packed in (*state.aboard, *state.pontoons))
        assert missing >= 0, "there are not so many dockers of a colour"
        for _ in range(missing):
            open_to_it = [pontoon for pontoon in range(len(DOCKERS)) if pontoon not in named]
            fits = [pontoon for pontoon in open_to_it if not count(state.pontoons[pontoon], colour)]
            strange = [pontoon for pontoon in fits if PONTOON_COLOUR[pontoon] != colour]
            best = [pontoon for pontoon in usual if pontoon in fits] or strange or open_to_it
            state.pontoons[best[0]] += ONE[colour]


def tile_number(code: str) -> int:
    """The number of a market tile: `A1`, `CB22`."""
    return next(number for number, tile in MARKET.items() if tile.code.replace(" ", "") == code.replace(" ", ""))


def lay_tiles(code: str, number: int) -> tuple[int, ...]:
    """Six A tiles on six B tiles, with the tile of the round in its place."""
    pile = [*range(1, 7), *range(9, 15)]
    if code:
        tile, at = tile_number(code), number - 1
        if tile in pile:
            pile[pile.index(tile)] = pile[at]
        pile[at] = tile
    return tuple(pile)
