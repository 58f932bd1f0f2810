"""The Oude Kerk: worth more beside its two sisters."""

from mokum.games.harbour.effects.counts import Companions
from mokum.games.harbour.effects.gains import Points
from mokum.games.harbour.effects.occasions import AtTheEnd, Card, Cost

CARDS: tuple[Card, ...] = (
    Card(
        67,
        "building",
        "oude-kerk",
        "Oude Kerk",
        Cost(pink=1, brown=1),
        "end",
        AtTheEnd(gain=(Points((3, 8, 15), per=Companions(("zuiderkerk", "westerkerk"))),)),
        "3 points; 8 with a Zuiderkerk or a Westerkerk; 15 with one of each.",
        power=(1, 1, 7.5),
    ),
    Card(
        68,
        "building",
        "oude-kerk",
        "Oude Kerk",
        Cost(orange=1, violet=1),
        "end",
        AtTheEnd(gain=(Points((3, 8, 15), per=Companions(("zuiderkerk", "westerkerk"))),)),
        "3 points; 8 with a Zuiderkerk or a Westerkerk; 15 with one of each.",
        power=(1, 1, 7.5),
    ),
    Card(
        69,
        "building",
        "oude-kerk",
        "Oude Kerk",
        Cost(grey=1, black=1),
        "end",
        AtTheEnd(gain=(Points((3, 8, 15), per=Companions(("zuiderkerk", "westerkerk"))),)),
        "3 points; 8 with a Zuiderkerk or a Westerkerk; 15 with one of each.",
        power=(1, 1, 7.5),
    ),
)
