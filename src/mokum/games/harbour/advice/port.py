"""The harbour as a key: all that its worths depend on, so that they can be remembered."""

from typing import NamedTuple

from mokum.games.harbour.board import PONTOON_SPACES, ROUNDS, SPACE_DISTANCE, SPACES, START
from mokum.games.harbour.cubes import Counts
from mokum.games.harbour.deck import CARDS, CardSet, cards_with
from mokum.games.harbour.effects.counts import AtStart
from mokum.games.harbour.effects.occasions import AtTheEnd, OnDelivery
from mokum.games.harbour.knobs import cards_of
from mokum.games.harbour.view import SeatView, View

LANDINGS: tuple[int, ...] = (START, *PONTOON_SPACES)
VIA_LANDING: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        min(SPACE_DISTANCE[here][landing] + SPACE_DISTANCE[landing][there] for landing in LANDINGS)
        for there in range(len(SPACES))
    )
    for here in range(len(SPACES))
)
"""Steps between two spaces for a good that is still to be loaded."""
STEPS_A_ROUND = 4
"""So many may be hoped for in each round that is left."""
DELIVERIES = cards_with(OnDelivery)
DOUBLE_DOCKERS = cards_of("docker_factor")
PAYS_AT_START = sum(
    1 << number
    for number, card in CARDS.items()
    if isinstance(card.effect, AtTheEnd) and any(isinstance(test.count, AtStart) for test in card.effect.when)
)
_MATTER = DELIVERIES | DOUBLE_DOCKERS | PAYS_AT_START
_FARTHEST = max(map(max, VIA_LANDING))


class Port(NamedTuple):
    """All that the worths of the harbour depend on, but for where the barge is; few of a game's moves change it."""

    round: int
    steps: int
    """Steps that may be hoped for until the end, as far as more of them would matter."""
    cards: CardSet
    """Active cards that matter here."""
    roofs: tuple[int, ...]
    depots: tuple[int, ...]
    sold: tuple[int, ...]
    pontoons: tuple[Counts, ...]
    housed: int
    """Dockers in the building."""
    store: Counts
    hold: Counts
    aboard: Counts

    florin: int
    """What a florin is worth."""
    waiting: int
    """Goods in store and hold."""


def port_of(view: View, mine: SeatView, active: CardSet, florin: int) -> Port:
    """The harbour as the asked seat sees it."""
    steps = min(sum(mine.pool) + STEPS_A_ROUND * (ROUNDS - view.round), _FARTHEST)
    return Port(
        view.round, steps, active & _MATTER, view.roofs, view.depots, view.sold, view.pontoons,
        len(view.building), mine.store, mine.hold, mine.aboard, florin,
        sum(mine.store) + sum(mine.hold),
    )  # fmt: skip
