"""The Rijksmuseum: what the finished game is worth."""

from mokum.games.harbour.effects.counts import Arms, AtLeast, AtStart, Bridges, TableauMost, TableauPairs
from mokum.games.harbour.effects.gains import Points
from mokum.games.harbour.effects.occasions import AtTheEnd, Card, Cost

CARDS: tuple[Card, ...] = (
    Card(
        103,
        "building",
        "rijksmuseum",
        "Rijksmuseum",
        Cost(violet=1),
        "end",
        AtTheEnd(gain=(Points(2, per=TableauPairs(kind="artisan")),)),
        "2 points for each pair of active artisans of one type.",
        power=(1.5, 1, 2),
    ),
    Card(
        104,
        "building",
        "rijksmuseum",
        "Rijksmuseum",
        Cost(brown=1),
        "end",
        AtTheEnd(gain=(Points(3, per=TableauPairs(kind="plan")),)),
        "3 points for each pair of active plans of one district.",
        power=(1, 1, 3),
    ),
    Card(
        105,
        "building",
        "rijksmuseum",
        "Rijksmuseum",
        Cost(black=1, grey=1),
        "end",
        AtTheEnd(gain=(Points(2, per=Bridges()),)),
        "2 points for each bridge of the river your pawn has passed.",
        power=(3, 1, 2),
    ),
    Card(
        106,
        "building",
        "rijksmuseum",
        "Rijksmuseum",
        Cost(orange=1, black=1),
        "end",
        AtTheEnd(gain=(Points(1, per=Arms()),)),
        "1 point for each of your arms in the city.",
        power=(8, 1, 1),
    ),
    Card(
        107,
        "building",
        "rijksmuseum",
        "Rijksmuseum",
        Cost(orange=1),
        "end",
        AtTheEnd(when=(AtLeast(1, AtStart()),), gain=(Points(8),)),
        "8 points if your barge is on the start.",
        power=(1, 0.45, 8),
    ),
    Card(
        108,
        "building",
        "rijksmuseum",
        "Rijksmuseum",
        Cost(pink=1),
        "end",
        AtTheEnd(gain=(Points(2, per=TableauMost(kind="artisan")),)),
        "2 points for each active artisan of the type you have most of.",
        power=(2.5, 1, 2),
    ),
)
