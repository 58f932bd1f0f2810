"""The Montelbaanstoren: the number of own cards."""

from mokum.games.harbour.effects.counts import Tableau
from mokum.games.harbour.effects.gains import Points
from mokum.games.harbour.effects.occasions import AtTheEnd, Card, Cost

CARDS: tuple[Card, ...] = (
    Card(
        85,
        "building",
        "montelbaanstoren",
        "Montelbaanstoren",
        Cost(grey=1),
        "end",
        AtTheEnd(gain=(Points(1, per=Tableau(kind="plan")),)),
        "1 point for each of your active plans.",
        power=(4, 1, 1),
    ),
    Card(
        86,
        "building",
        "montelbaanstoren",
        "Montelbaanstoren",
        Cost(black=1, brown=1),
        "end",
        AtTheEnd(gain=(Points(2, per=Tableau(timing="end")),)),
        "2 points for each of your active end cards.",
        power=(3, 1, 2),
    ),
    Card(
        87,
        "building",
        "montelbaanstoren",
        "Montelbaanstoren",
        Cost(orange=1, pink=1, grey=1),
        "end",
        AtTheEnd(gain=(Points(2, per=Tableau(kind="building")),)),
        "2 points for each of your active buildings.",
        power=(5, 1, 2),
    ),
)
