"""Carpenters: cubes of choice, and florins."""

from mokum.games.harbour.effects.counts import AtLeast, AtMost, MarketPoints, ScoreAtMost, Tableau
from mokum.games.harbour.effects.gains import ChosenCubes, Florins, PayActivePlan, PayAnyCubes, Points
from mokum.games.harbour.effects.occasions import Card, Cost, Use

CARDS: tuple[Card, ...] = (
    Card(
        43,
        "artisan",
        "carpenter",
        "Carpenter",
        Cost(brown=1),
        "III",
        Use(when=(AtMost(0, ScoreAtMost()),), gain=(ChosenCubes(1),)),
        "If you alone are last on the score track: 1 cube of your choice.",
        power=(8, 0.3, 2),
    ),
    Card(
        44,
        "artisan",
        "carpenter",
        "Carpenter",
        Cost(violet=2, pink=2),
        "III",
        Use(
            gain=(
                Florins(1),
                Points(1, per=Tableau(of_type="carpenter")),
            )
        ),
        "1 florin, and 1 point for each active carpenter.",
        power=(8, 1, 3.5),
    ),
    Card(
        45,
        "artisan",
        "carpenter",
        "Carpenter",
        Cost(brown=2, black=1),
        "III",
        Use(when=(AtLeast(1, MarketPoints()),), gain=(ChosenCubes(1),)),
        "If the market has given you points this turn: 1 cube of your choice.",
        power=(6, 1, 2),
    ),
    Card(
        46,
        "artisan",
        "carpenter",
        "Carpenter",
        Cost(orange=2, black=2),
        "III",
        Use(gain=(ChosenCubes(1),)),
        "1 cube of your choice.",
        power=(8, 1, 2),
    ),
    Card(
        47,
        "artisan",
        "carpenter",
        "Carpenter",
        Cost(grey=1, violet=1),
        "III",
        Use(pay=PayActivePlan(), gain=(Florins(3),)),
        "Discard 1 of your active plans: 3 florins.",
        power=(2, 1, 3),
    ),
    Card(
        48,
        "artisan",
        "carpenter",
        "Carpenter",
        Cost(violet=1, orange=1),
        "III",
        Use(pay=PayAnyCubes(1), gain=(Florins(1),)),
        "Pay 1 cube of any colour: 1 florin.",
        power=(8, 1, 0.75),
    ),
)
