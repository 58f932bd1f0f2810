"""The Westerkerk: goods that are delivered and blocks that are taken."""

from mokum.games.harbour.effects.gains import Florins, OnTheRiver, Points
from mokum.games.harbour.effects.occasions import Card, Cost, OnBlockTaken, OnDelivery

CARDS: tuple[Card, ...] = (
    Card(
        73,
        "building",
        "westerkerk",
        "Westerkerk",
        Cost(brown=1),
        "permanent",
        OnDelivery(gain=(Points(1),)),
        "For each good you deliver: 1 point.",
        power=(5, 1, 1),
    ),
    Card(
        74,
        "building",
        "westerkerk",
        "Westerkerk",
        Cost(violet=1, grey=1),
        "permanent",
        OnBlockTaken(optional=True, gain=(OnTheRiver(1),)),
        "Each time you take possession of a block: you may move 1 space on the river.",
        power=(5, 1, 1.5),
    ),
    Card(
        75,
        "building",
        "westerkerk",
        "Westerkerk",
        Cost(orange=1, pink=1),
        "permanent",
        OnDelivery(gain=(Florins(1),)),
        "For each good you deliver: 1 florin.",
        power=(4, 1, 2),
    ),
)
