"""Brewers: florins, and what they buy."""

from mokum.games.harbour.effects.counts import Arms, TableauTypes
from mokum.games.harbour.effects.gains import Florins, FreeSteps, PayFlorins, Points
from mokum.games.harbour.effects.occasions import Card, Cost, Knob, Use

CARDS: tuple[Card, ...] = (
    Card(
        19,
        "artisan",
        "brewer",
        "Brewer",
        Cost(orange=2, grey=2),
        "III",
        Use(gain=(Florins(1, per=Arms(), each=5),)),
        "1 florin for every 5 of your arms in the city, rounded up.",
        power=(8, 1, 3),
    ),
    Card(
        20,
        "artisan",
        "brewer",
        "Brewer",
        Cost(pink=1, violet=1),
        "III",
        Knob("market_limit", 2),
        "You may use the market tile twice this turn.",
        power=(4, 1, 2),
    ),
    Card(
        21,
        "artisan",
        "brewer",
        "Brewer",
        Cost(black=2, orange=2),
        "III",
        Use(gain=(Florins(1, per=TableauTypes(kind="plan")),)),
        "1 florin for each different district among your active plans (6 at most).",
        power=(8, 1, 5),
    ),
    Card(
        22,
        "artisan",
        "brewer",
        "Brewer",
        Cost(violet=1, grey=1),
        "III",
        Use(pay=PayFlorins(1), gain=(FreeSteps(3),)),
        "Pay 1 florin: 3 free barge steps this turn.",
        power=(5, 1, 1.75),
    ),
    Card(
        23,
        "artisan",
        "brewer",
        "Brewer",
        Cost(black=1),
        "III",
        Use(pay=PayFlorins(1), gain=(Points(1),)),
        "Pay 1 florin: 1 point.",
        power=(8, 0.75, 0.5),
    ),
    Card(
        24,
        "artisan",
        "brewer",
        "Brewer",
        Cost(brown=2, orange=2),
        "III",
        Use(
            gain=(
                Florins(1),
                Points(1),
            )
        ),
        "1 florin and 1 point.",
        power=(8, 1, 3),
    ),
)
