"""The most events that one action of a turn can bring about, reckoned from the declarations."""

from games.harbour.chains import UnknownEffect
from games.harbour.what_is_left import DECK, SOURCES, answers_to
from mokum.games.harbour.board import DOCKERS_ABOARD, GOODS
from mokum.games.harbour.deck import CARDS, KINDS
from mokum.games.harbour.effects import gains, occasions

SPACE = 2
"""A pawn moves a space, and perhaps crosses a bridge."""
MOUTH = 2
"""It is reached, and pays."""
MORE = {what: sum(map(len, answers_to(occasions.OnCardGain, what=what))) for what in ("florins", "points")}
PLANS = [card.effect for card in CARDS.values() if card.kind == "plan"]


def length(items: tuple[gains.Gain, ...], from_card: bool = True) -> int:
    """Events of gains, with all that they set off."""
    found, told = 0, set[str]()
    for gain in items:
        match gain:
            case gains.Points() | gains.Florins():
                told.add("points" if isinstance(gain, gains.Points) else "florins")
                found += 1
            case gains.Cubes() | gains.FreeSteps():
                found += 1
            case gains.ChosenCubes(amount):
                found += amount
            case gains.OnTheRiver(steps):
                found += steps * SPACE + MOUTH
            case gains.FreeActivations(cards):
                found += cards * ACTIVATION
            case gains.FreeBlock():
                found += BLOCK
            case gains.Jump():
                found += ARRIVAL
            case gains.Swap():
                found += 2
            case gains.FreePlanUse():
                found += 1 + max(length(plan.gain) for plan in PLANS if isinstance(plan, occasions.Use))
            case _:
                raise UnknownEffect(f"how many events {gain} brings")
    return found + (sum(MORE[what] for what in told) if from_card else 0)


def _price(pay: object) -> int:
    return pay.cubes if isinstance(pay, gains.PayAnyCubes) else 1


ARRIVAL = 1 + DOCKERS_ABOARD * (2 + len(DECK.knob("docker_factor")) * (1 + MORE["points"]))
ACTIVATION = 3 + max(sum(map(length, answers_to(occasions.OnActivation, kind=kind))) for kind in KINDS)
"""Paid, active, the pawn on top; then the triggers."""
BLOCK = 2 + 4 + MORE["florins"] + 1 + sum(map(length, answers_to(occasions.OnBlockTaken)))
"""Paid, taken; the good sold for florins and a cube, and the pawn moved; the Bailiff; the triggers."""
DELIVERY = 4 + max(
    sum(map(length, answers_to(occasions.OnDelivery, good="") + answers_to(occasions.OnDelivery, good=good)))
    for good in GOODS
)
"""The good on its roof, the points of the roof, fast delivery and the Foreman; then the triggers."""
STEP = 2 + ARRIVAL
RIVER_STEP = 1 + 2 + SPACE + MOUTH
USE = max(
    1
    + _price(effect.pay)
    + length(effect.gain, isinstance(effect, occasions.Use))
    + (len(DECK.knob("market_limit")) if isinstance(effect, occasions.Market) else 0)
    for effect in SOURCES
)
MOST_EVENTS = 1 + max(ACTIVATION, BLOCK, DELIVERY, STEP, RIVER_STEP, USE)
"""And then the next question is asked."""
