"""How much can still happen in a turn: a number that falls with every answer, so that every turn ends (HAR-262).

Whatever the acting seat still has is counted for more than all that it can bring about: a card of the rack for more
than the triggers of its activation and its own use, a block for more than its good, and so on. Cubes, florins and free
steps stand on the scale on which every exchange loses. What is paid or given within the action at hand counts as
done, and so such questions leave the number of *things* as it is; but one question is less.
"""

from functools import cache

from games.harbour.chains import Deck, Means, price
from mokum.games.harbour import agenda as a
from mokum.games.harbour import cubes, goods
from mokum.games.harbour.board import GOODS
from mokum.games.harbour.deck import CARDS, KINDS, MARKET, TASKS
from mokum.games.harbour.effects import gains, occasions
from mokum.games.harbour.rules.giving import gains_of
from mokum.games.harbour.state import State
from mokum.kernel.bits import members
from mokum.kernel.event import Seat

DECK = Deck(CARDS.values(), MARKET.values(), TASKS.values())
_found = DECK.scale(DECK.exchanges())
assert _found is not None, f"these can go on for ever: {DECK.endless()}"
SCALE: Means = _found
USES = {number: card for number, card in CARDS.items() if isinstance(card.effect, occasions.Use)}
GOOD_PLACED = 3
"""Questions about a good that is taken: where it goes, the cube of a sale, the pawn of the black market."""
END_OF_TURN = 3
"""Questions at the end of a turn: `end` itself, the Foreman, the cube that is kept."""


def worth(name: str) -> int:
    """What a deed brings in, with the triggers that follow by themselves."""
    return DECK.total(name).at(SCALE)


def given(items: tuple[gains.Gain, ...], from_card: bool, florins: bool = False, points: bool = False) -> int:
    """What gains bring in, after florins or points that the same use gave already; a free block counts as one."""
    found, set_off = DECK.after(items, from_card)
    told = [what for what, already in (("florins", florins), ("points", points)) if already and from_card]
    more = {deed for what in told for deed in DECK.of(occasions.OnCardGain, what=what)}
    loose = {deed for deed in set_off if not DECK.deeds[deed].bound} | more
    return found.at(SCALE) + sum(map(worth, loose)) + set_off.count("take a block") * BLOCK


HOLD = 1 + max(worth(f"deliver {good}") for good in GOODS)
STORE = 1 + HOLD
GOOD = max(STORE, worth("sell a good"))
BLOCK = 1 + GOOD + worth("take a block")
DOCKER = 1 + worth("take a docker")


@cache
def use(number: int) -> int:
    """All uses of an active card in a turn, if they are limited; exchanges are paid for otherwise."""
    effect = CARDS[number].effect
    if not isinstance(effect, occasions.Use) or not DECK.deeds[f"card {number}"].bound:
        return 0
    return 1 + max(0, given(effect.gain, from_card=True) - price(effect.pay).at(SCALE))


def uses(number: int) -> int:
    """How often a card is used in a turn at most."""
    return DECK.limit("plan_limit") if CARDS[number].kind == "plan" else 1


RACK_CARD = 2 + max(worth(f"activate {kind}") for kind in KINDS) + max(uses(number) * use(number) for number in USES)


def _in_hand(state: State, seat: Seat) -> int:
    """What the seat has, and what it may still do in this turn."""
    tile = MARKET[state.tiles[state.tile_next - 1]].effect
    market = 1 + max(0, given(tile.gain, from_card=False) - price(tile.pay).at(SCALE))
    means = Means(cubes.total(state.pools[seat]), state.florins[seat], state.free_steps)
    active = sum(
        use(number) * (uses(number) - (state.used[seat] >> number & 1) - state.paid_plans.count(number))
        for number in members(state.tableaus[seat])
        if number in USES
    )
    return (
        means.at(SCALE)
        + active
        + RACK_CARD * len(state.racks[seat])
        + market * (DECK.limit("market_limit") - state.market_uses)
        + BLOCK * (DECK.limit("block_limit") - state.bought)
        + STORE * goods.total(state.stores[seat])
        + HOLD * goods.total(state.holds[seat])
        + DOCKER * sum(map(goods.total, state.pontoons))
        + (not state.river_taken)
    )


def _under_way(pending: a.AnyPending) -> int:
    """What the action at hand still takes and gives."""
    match pending:
        case a.PayCube(count=count):
            return -count * SCALE.cubes
        case a.GainCube(count=count):
            return count * SCALE.cubes
        case a.Give():
            return given(gains_of(pending.card)[pending.at :], pending.card > 0, pending.florins, pending.points)
        case a.Advance(card=card):
            return given(gains_of(card), from_card=True)
        case a.MoveBarge():
            return DECK.deeds["step for a cube"].give.at(SCALE)
        case a.PlaceGood():
            return GOOD
        case a.ClaimBlock():
            return BLOCK
        case a.SwapIn():
            return RACK_CARD
        case a.WaiveCube():
            return -1
    return 0


def things(state: State, seat: Seat) -> int:
    """What is left for a seat in its turn."""
    return _in_hand(state, seat) + sum(map(_under_way, state.agenda))


def asked_by_gains(items: tuple[gains.Gain, ...]) -> int:
    """Questions that gains ask."""
    found = 0
    for gain in items:
        match gain:
            case gains.ChosenCubes(amount):
                found += amount
            case gains.FreeActivations(number):
                found += number * (1 + ASKED_BY_ACTIVATION)
            case gains.FreeBlock():
                found += 1 + ASKED_BY_BLOCK
            case gains.Jump():
                found += 1
            case gains.Swap():
                found += 2
            case gains.FreePlanUse():
                found += max(asked_by_gains(gains_of(number)) for number in USES if CARDS[number].kind == "plan")
    return found


def _asked_by_price(pay: object) -> int:
    return pay.cubes if isinstance(pay, gains.PayAnyCubes) else int(isinstance(pay, gains.PayActivePlan))


def answers_to(occasion: type, **where: object) -> list[tuple[gains.Gain, ...]]:
    """What the cards give that answer an occasion. None of them activates a card or takes a block: that is one more."""
    found = [gains_of(int(name.removeprefix("card "))) for name in DECK.of(occasion, **where)]
    assert not any(isinstance(gain, gains.FreeActivations | gains.FreeBlock) for items in found for gain in items)
    return found


ASKED_BY_BLOCK = GOOD_PLACED + 1 + sum(1 + asked_by_gains(items) for items in answers_to(occasions.OnBlockTaken))
"""The good, the Bailiff, and cards that may be declined."""
ASKED_BY_ACTIVATION = max(sum(map(asked_by_gains, answers_to(occasions.OnActivation, kind=kind))) for kind in KINDS)
SOURCES: list[occasions.Use | occasions.Market] = [
    *(effect for effect in (card.effect for card in CARDS.values()) if isinstance(effect, occasions.Use)),
    *(tile.effect for tile in MARKET.values()),
]
MOST_ASKED = max(
    1 + ASKED_BY_ACTIVATION,
    ASKED_BY_BLOCK,
    *(_asked_by_price(effect.pay) + asked_by_gains(effect.gain) for effect in SOURCES),
)
"""Questions that one action can ask."""


def _questions_of(pending: a.AnyPending) -> int:
    match pending:
        case a.Act():
            return END_OF_TURN
        case a.PayCube(count=count) | a.GainCube(count=count):
            return count
        case a.FreeActivate(count=count):
            return count * (1 + ASKED_BY_ACTIVATION)
        case a.WaiveCube():
            return 1 + ASKED_BY_ACTIVATION
        case a.PlaceGood():
            return GOOD_PLACED
        case a.ClaimBlock():
            return 1 + ASKED_BY_BLOCK
        case a.SwapOut():
            return 2
        case a.Give():
            return asked_by_gains(gains_of(pending.card)[pending.at :])
        case a.Advance(card=card):
            return 1 + asked_by_gains(gains_of(card))
        case a.MoveBarge() | a.EndRound() | a.BeginTurn():
            return 0
    return 1


def questions(state: State) -> int:
    """Questions that the action at hand still asks."""
    return sum(map(_questions_of, state.agenda))


def left(state: State, seat: Seat) -> int:
    """Never fewer than the answers that the seat still gives in its turn."""
    return things(state, seat) * (1 + MOST_ASKED + END_OF_TURN) + questions(state)
