"""De Waag: florins and points for how things stand."""

from mokum.games.harbour.effects.counts import AtLeast, AtMost, PlanUses, Rack, ScoreAtLeast, Tableau
from mokum.games.harbour.effects.gains import Florins, Points
from mokum.games.harbour.effects.occasions import Card, Cost, Use

CARDS: tuple[Card, ...] = (
    Card(
        97,
        "building",
        "waag",
        "De Waag",
        Cost(violet=1),
        "III",
        Use(when=(AtMost(0, ScoreAtLeast()),), gain=(Points(1),)),
        "If you alone lead on the score track: 1 point.",
        power=(8, 0.3, 1),
    ),
    Card(
        98,
        "building",
        "waag",
        "De Waag",
        Cost(orange=1, brown=1, pink=1),
        "III",
        Use(when=(AtMost(3, Rack()),), gain=(Points(2),)),
        "With at most 3 cards in your rack: 2 points.",
        power=(8, 0.9, 2),
    ),
    Card(
        99,
        "building",
        "waag",
        "De Waag",
        Cost(orange=1, grey=1, brown=1),
        "III",
        Use(when=(AtLeast(1, PlanUses()),), gain=(Points(2),)),
        "If you have used any plan this turn: 2 points.",
        power=(8, 0.8, 2),
    ),
    Card(
        100,
        "building",
        "waag",
        "De Waag",
        Cost(violet=1, black=1),
        "III",
        Use(when=(AtLeast(3, Tableau(kind="artisan")),), gain=(Florins(1),)),
        "With at least 3 active artisans: 1 florin.",
        power=(8, 0.6, 2),
    ),
    Card(
        101,
        "building",
        "waag",
        "De Waag",
        Cost(pink=1, orange=1, black=1),
        "III",
        Use(when=(AtLeast(3, Tableau(kind="building")),), gain=(Points(2),)),
        "With at least 3 active buildings: 2 points.",
        power=(8, 0.7, 2),
    ),
    Card(
        102,
        "building",
        "waag",
        "De Waag",
        Cost(black=1),
        "III",
        Use(when=(AtLeast(3, Tableau(kind="plan")),), gain=(Florins(1),)),
        "With at least 3 active plans: 1 florin.",
        power=(8, 0.2, 2),
    ),
)
