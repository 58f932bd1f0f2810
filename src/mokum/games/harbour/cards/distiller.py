"""Distillers: what the finished game is worth."""

from mokum.games.harbour.effects.counts import BlackMarket, DockerBuilding, Hold, TableauTypes
from mokum.games.harbour.effects.gains import OnTheRiver, Points
from mokum.games.harbour.effects.occasions import AtTheEnd, Card, Cost, Knob

CARDS: tuple[Card, ...] = (
    Card(
        7,
        "artisan",
        "distiller",
        "Distiller",
        Cost(grey=2, pink=1),
        "end",
        AtTheEnd(gain=(Points(2, per=TableauTypes(kind="artisan")),)),
        "2 points for each different artisan type in your tableau (18 at most).",
        power=(5, 1, 2),
    ),
    Card(
        8,
        "artisan",
        "distiller",
        "Distiller",
        Cost(black=1, brown=1),
        "end",
        Knob("rack_penalty", value=False),
        "You take no penalty tokens for the cards left in your rack when the game ends.",
        power=(2, 1, 3.5),
    ),
    Card(
        9,
        "artisan",
        "distiller",
        "Distiller",
        Cost(brown=2, violet=1),
        "end",
        AtTheEnd(gain=(OnTheRiver(5),)),
        "Move 5 spaces on the river.",
        power=(5, 1, 2),
    ),
    Card(
        10,
        "artisan",
        "distiller",
        "Distiller",
        Cost(orange=1),
        "end",
        AtTheEnd(gain=(Points(1, per=Hold(what="both")),)),
        "1 point for each docker and each good in your hold.",
        power=(3, 1, 1),
    ),
    Card(
        11,
        "artisan",
        "distiller",
        "Distiller",
        Cost(black=1, violet=1),
        "end",
        AtTheEnd(gain=(Points(1, per=DockerBuilding()),)),
        "1 point for each docker in the docker building, whoever brought it.",
        power=(7, 1, 1),
    ),
    Card(
        12,
        "artisan",
        "distiller",
        "Distiller",
        Cost(pink=1, grey=1),
        "end",
        AtTheEnd(gain=(Points(1, per=BlackMarket()),)),
        "1 point for each good on the black market, whoever sold it.",
        power=(6, 1, 1),
    ),
)
