"""The Zuiderkerk: a florin, and more of what other cards give."""

from mokum.games.harbour.effects.counts import AtMost, Rack
from mokum.games.harbour.effects.gains import Florins, Points
from mokum.games.harbour.effects.occasions import Card, Cost, OnCardGain, Use

CARDS: tuple[Card, ...] = (
    Card(
        70,
        "building",
        "zuiderkerk",
        "Zuiderkerk",
        Cost(black=1, pink=1, grey=1),
        "III",
        Use(when=(AtMost(3, Rack()),), gain=(Florins(1),)),
        "With at most 3 cards in your rack: 1 florin.",
        power=(8, 0.9, 2),
    ),
    Card(
        71,
        "building",
        "zuiderkerk",
        "Zuiderkerk",
        Cost(violet=2, brown=1, pink=1),
        "permanent",
        OnCardGain(what="florins", gain=(Florins(1),)),
        "Each time another of your cards gives you florins: 1 florin more.",
        power=(12, 1, 2),
    ),
    Card(
        72,
        "building",
        "zuiderkerk",
        "Zuiderkerk",
        Cost(grey=1, brown=1, violet=1),
        "permanent",
        OnCardGain(what="points", gain=(Points(1),)),
        "Each time another of your cards gives you points: 1 point more.",
        power=(12, 1, 1),
    ),
)
