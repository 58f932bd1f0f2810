"""Views to ask advice about: a fresh deal with whatever matters put in its place."""

from collections.abc import Sequence

import msgspec

from mokum.games.routes import GAME
from mokum.games.routes.board import CARDS, EMPTY, ROUTES
from mokum.games.routes.moves import CATALOGUE, RoutesMove
from mokum.games.routes.view import FREE, Asked, View
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Seat
from mokum.kernel.moves import MoveSet
from mokum.kernel.story import begin

ME: Seat = 0


def route(number: int) -> int:
    """The index of a route that people call by this number."""
    return number - 1


def contract(number: int) -> int:
    """The index of a contract that people call by this number."""
    return number - 1


def cards(text: str) -> tuple[int, ...]:
    """`red2 wild1` as a number of each card."""
    held = [0] * len(CARDS)
    for word in text.split():
        held[CARDS.index(word[:-1])] = int(word[-1])
    return tuple(held)


def market(*names: str) -> tuple[int, ...]:
    """These cards, then empty slots."""
    return (*map(CARDS.index, names), *[EMPTY] * (5 - len(names)))


def owners(mine: Sequence[int] = (), theirs: Sequence[int] = ()) -> tuple[Seat, ...]:
    """Routes by the numbers that people call them by; the next seat has what is not mine."""
    held = {route(number): ME for number in mine} | {route(number): ME + 1 for number in theirs}
    return tuple(held.get(index, FREE) for index in range(len(ROUTES)))


def view(
    *,
    seats: int = 4,
    hand: str = "",
    shown: tuple[int, ...] = market(),
    contracts: Sequence[int] = (),
    offer: Sequence[int] = (),
    owned: tuple[Seat, ...] = owners(),
    **public: object,
) -> View:
    """What the first seat sees on its turn; contracts by the numbers that people call them by."""
    state, _ = begin(GAME, seats, None, QuickChance("views"))
    seen = GAME.view(state, ME)
    held = cards(hand)
    common = {
        "waiting": (ME,),
        "asked": Asked.TURN,
        "market": shown,
        "discards": (),
        "hand_sizes": (sum(held), *seen.public.hand_sizes[1:]),
        "owners": owned,
    }
    return msgspec.structs.replace(
        seen,
        public=msgspec.structs.replace(seen.public, **{**common, **public}),
        hand=held,
        contracts=tuple(map(contract, contracts)),
        offer=tuple(map(contract, offer)),
        positions=(),
    )


def choice(*texts: str) -> MoveSet[RoutesMove]:
    """The moves that are written so."""
    return CATALOGUE.choose(sum(CATALOGUE.bit(CATALOGUE.parse(text)) for text in texts))


def advised(seen: View, *texts: str) -> str:
    """Which of these moves looks best."""
    moves = choice(*texts)
    worth = GAME.advise(seen, moves)
    assert len(worth) == len(moves) == len(texts)
    best = [str(move) for move, value in zip(moves, worth, strict=True) if value == max(worth)]
    assert len(best) == 1, f"{best} look alike"
    return best[0]
