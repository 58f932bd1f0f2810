"""The Schreierstoren: florins, more beside the Montelbaanstoren."""

from mokum.games.harbour.effects.counts import AtLeast, Tableau
from mokum.games.harbour.effects.gains import Florins
from mokum.games.harbour.effects.occasions import Card, Cost, Use

CARDS: tuple[Card, ...] = (
    Card(
        88,
        "building",
        "schreierstoren",
        "Schreierstoren",
        Cost(pink=2, orange=1, brown=1),
        "III",
        Use(
            gain=(
                Florins(1),
                Florins(1, when=(AtLeast(1, Tableau(of_type="montelbaanstoren")),)),
            )
        ),
        "1 florin; 2 florins with an active Montelbaanstoren.",
        power=(8, 1, 2.5),
    ),
    Card(
        89,
        "building",
        "schreierstoren",
        "Schreierstoren",
        Cost(grey=2, brown=1, black=1),
        "III",
        Use(
            gain=(
                Florins(1),
                Florins(1, when=(AtLeast(1, Tableau(of_type="montelbaanstoren")),)),
            )
        ),
        "1 florin; 2 florins with an active Montelbaanstoren.",
        power=(8, 1, 2.5),
    ),
    Card(
        90,
        "building",
        "schreierstoren",
        "Schreierstoren",
        Cost(violet=2, black=1, orange=1),
        "III",
        Use(
            gain=(
                Florins(1),
                Florins(1, when=(AtLeast(1, Tableau(of_type="montelbaanstoren")),)),
            )
        ),
        "1 florin; 2 florins with an active Montelbaanstoren.",
        power=(8, 1, 2.5),
    ),
)
