"""The Haringpakkerstoren, a house card: a florin for a barge with a mixed load."""

from mokum.games.harbour.effects.counts import AtLeast, HoldTypes
from mokum.games.harbour.effects.gains import Florins
from mokum.games.harbour.effects.occasions import Card, Cost, Use

CARDS: tuple[Card, ...] = (
    Card(
        133,
        "building",
        "haringpakkerstoren",
        "Haringpakkerstoren",
        Cost(brown=1, grey=1),
        "III",
        Use(when=(AtLeast(2, HoldTypes()),), gain=(Florins(1),)),
        "With at least 2 different goods in your hold: 1 florin.",
        power=(8, 0.4, 2),
        printed=False,
    ),
)
