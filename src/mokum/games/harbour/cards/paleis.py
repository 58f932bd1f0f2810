"""The Paleis op de Dam: points for the plans of a district."""

from mokum.games.harbour.effects.counts import Tableau
from mokum.games.harbour.effects.gains import Points
from mokum.games.harbour.effects.occasions import Card, Cost, Use

CARDS: tuple[Card, ...] = (
    Card(
        61,
        "building",
        "paleis",
        "Paleis op de Dam",
        Cost(pink=1, black=1),
        "III",
        Use(gain=(Points(1, per=Tableau(kind="plan", district="plantage")),)),
        "1 point for each active Plantage plan.",
        power=(8, 0.6, 1.25),
    ),
    Card(
        62,
        "building",
        "paleis",
        "Paleis op de Dam",
        Cost(grey=1, orange=1),
        "III",
        Use(gain=(Points(1, per=Tableau(kind="plan", district="haarlemmerbuurt")),)),
        "1 point for each active Haarlemmerbuurt plan.",
        power=(8, 0.6, 1.25),
    ),
    Card(
        63,
        "building",
        "paleis",
        "Paleis op de Dam",
        Cost(orange=1, pink=1),
        "III",
        Use(gain=(Points(1, per=Tableau(kind="plan", district="jordaan")),)),
        "1 point for each active Jordaan plan.",
        power=(8, 0.6, 1.25),
    ),
    Card(
        64,
        "building",
        "paleis",
        "Paleis op de Dam",
        Cost(brown=1, grey=1),
        "III",
        Use(gain=(Points(1, per=Tableau(kind="plan", district="burgwallen")),)),
        "1 point for each active Burgwallen plan.",
        power=(8, 0.6, 1.25),
    ),
    Card(
        65,
        "building",
        "paleis",
        "Paleis op de Dam",
        Cost(violet=1, brown=1),
        "III",
        Use(gain=(Points(1, per=Tableau(kind="plan", district="nieuwmarkt")),)),
        "1 point for each active Nieuwmarkt plan.",
        power=(8, 0.6, 1.25),
    ),
    Card(
        66,
        "building",
        "paleis",
        "Paleis op de Dam",
        Cost(black=1, violet=1),
        "III",
        Use(gain=(Points(1, per=Tableau(kind="plan", district="grachtengordel")),)),
        "1 point for each active Grachtengordel plan.",
        power=(8, 0.6, 1.25),
    ),
)
