"""The Munttoren: a florin for having used a plan of a district."""

from mokum.games.harbour.effects.counts import AtLeast, PlanUses
from mokum.games.harbour.effects.gains import Florins
from mokum.games.harbour.effects.occasions import Card, Cost, Use

CARDS: tuple[Card, ...] = (
    Card(
        55,
        "building",
        "munttoren",
        "Munttoren",
        Cost(pink=1, brown=1),
        "III",
        Use(when=(AtLeast(1, PlanUses(district="plantage")),), gain=(Florins(1),)),
        "If you have used a Plantage plan this turn: 1 florin.",
        power=(8, 0.6, 2),
    ),
    Card(
        56,
        "building",
        "munttoren",
        "Munttoren",
        Cost(grey=1, black=1),
        "III",
        Use(when=(AtLeast(1, PlanUses(district="haarlemmerbuurt")),), gain=(Florins(1),)),
        "If you have used a Haarlemmerbuurt plan this turn: 1 florin.",
        power=(8, 0.6, 2),
    ),
    Card(
        57,
        "building",
        "munttoren",
        "Munttoren",
        Cost(orange=1, violet=1),
        "III",
        Use(when=(AtLeast(1, PlanUses(district="jordaan")),), gain=(Florins(1),)),
        "If you have used a Jordaan plan this turn: 1 florin.",
        power=(8, 0.6, 2),
    ),
    Card(
        58,
        "building",
        "munttoren",
        "Munttoren",
        Cost(brown=1, pink=1),
        "III",
        Use(when=(AtLeast(1, PlanUses(district="burgwallen")),), gain=(Florins(1),)),
        "If you have used a Burgwallen plan this turn: 1 florin.",
        power=(8, 0.6, 2),
    ),
    Card(
        59,
        "building",
        "munttoren",
        "Munttoren",
        Cost(violet=1, orange=1),
        "III",
        Use(when=(AtLeast(1, PlanUses(district="nieuwmarkt")),), gain=(Florins(1),)),
        "If you have used a Nieuwmarkt plan this turn: 1 florin.",
        power=(8, 0.6, 2),
    ),
    Card(
        60,
        "building",
        "munttoren",
        "Munttoren",
        Cost(black=1, grey=1),
        "III",
        Use(when=(AtLeast(1, PlanUses(district="grachtengordel")),), gain=(Florins(1),)),
        "If you have used a Grachtengordel plan this turn: 1 florin.",
        power=(8, 0.6, 2),
    ),
)
