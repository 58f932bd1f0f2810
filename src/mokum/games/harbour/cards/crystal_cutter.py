"""Crystal cutters: a cube for having used a plan of a district."""

from mokum.games.harbour.effects.counts import AtLeast, PlanUses
from mokum.games.harbour.effects.gains import Cubes
from mokum.games.harbour.effects.occasions import Card, Cost, Use

CARDS: tuple[Card, ...] = (
    Card(
        1,
        "artisan",
        "crystal-cutter",
        "Crystal cutter",
        Cost(pink=1, grey=1),
        "III",
        Use(when=(AtLeast(1, PlanUses(district="plantage")),), gain=(Cubes(orange=1),)),
        "If you have used a Plantage plan this turn: 1 orange cube.",
        power=(8, 0.6, 1.25),
    ),
    Card(
        2,
        "artisan",
        "crystal-cutter",
        "Crystal cutter",
        Cost(grey=1, violet=1),
        "III",
        Use(when=(AtLeast(1, PlanUses(district="haarlemmerbuurt")),), gain=(Cubes(brown=1),)),
        "If you have used a Haarlemmerbuurt plan this turn: 1 brown cube.",
        power=(8, 0.6, 1.25),
    ),
    Card(
        3,
        "artisan",
        "crystal-cutter",
        "Crystal cutter",
        Cost(orange=1, brown=1),
        "III",
        Use(when=(AtLeast(1, PlanUses(district="jordaan")),), gain=(Cubes(grey=1),)),
        "If you have used a Jordaan plan this turn: 1 grey cube.",
        power=(8, 0.6, 1.25),
    ),
    Card(
        4,
        "artisan",
        "crystal-cutter",
        "Crystal cutter",
        Cost(brown=1, black=1),
        "III",
        Use(when=(AtLeast(1, PlanUses(district="burgwallen")),), gain=(Cubes(violet=1),)),
        "If you have used a Burgwallen plan this turn: 1 violet cube.",
        power=(8, 0.6, 1.25),
    ),
    Card(
        5,
        "artisan",
        "crystal-cutter",
        "Crystal cutter",
        Cost(violet=1, pink=1),
        "III",
        Use(when=(AtLeast(1, PlanUses(district="nieuwmarkt")),), gain=(Cubes(black=1),)),
        "If you have used a Nieuwmarkt plan this turn: 1 black cube.",
        power=(8, 0.6, 1.25),
    ),
    Card(
        6,
        "artisan",
        "crystal-cutter",
        "Crystal cutter",
        Cost(black=1, orange=1),
        "III",
        Use(when=(AtLeast(1, PlanUses(district="grachtengordel")),), gain=(Cubes(pink=1),)),
        "If you have used a Grachtengordel plan this turn: 1 pink cube.",
        power=(8, 0.6, 1.25),
    ),
)
