"""What every effect can set off and what runs out with it: an analysis of the declarations alone (HAR-262).

A *deed* is anything that can happen in a game: a card, a tile, a task or an action of the rules. Most deeds use up
something that nothing brings back in the same turn; that is their `bound`. The others are *loose*: triggers, which
happen by themselves, and exchanges, which a seat may repeat as long as it can pay. A chain can go on for ever only if
loose deeds set each other off in a circle, or if exchanges bring in what they cost.
"""

from collections.abc import Iterable, Iterator
from graphlib import CycleError, TopologicalSorter
from itertools import product
from typing import NamedTuple

from mokum.games.harbour.board import BLOCKS, COLOURS, GOODS, SALE_FLORINS
from mokum.games.harbour.deck import KINDS
from mokum.games.harbour.effects import counts, gains, occasions
from mokum.games.harbour.effects.occasions import Card, MarketTile, TaskTile

MARK = "the mark of the card, once a round"
PLAN_LIMIT = "the limit of the plan, counted by turn"
MARKET_LIMIT = "the limit of the market, counted by turn"
RACK_CARD = "a card of the rack"
BLOCK = "a block that nobody owns"
GOOD = "a good, which only a block brings"
SALE = "an empty space of the black market"
PONTOON_DOCKER = "a docker on a pontoon"
DOCKER_ABOARD = "a docker aboard, which only a pontoon brings"
RIVER = "spaces of the river before the mouth"
ACTIVE_PLAN = "an active plan, which only the rack brings"
DICE = "two dice a round"
THE_END = "the end of the game, which comes once"
LOOSE = ""

KNOBS = {
    "rack_penalty": THE_END, "take_card": "one card a round", "slot_shift": DICE, "block_limit": BLOCK,
    "block_discount": BLOCK, "block_price": BLOCK, "activate_discount": RACK_CARD, "plan_limit": PLAN_LIMIT,
    "market_limit": MARKET_LIMIT, "steps_per_cube": "cubes that are paid", "sale_reward": SALE,
    "docker_factor": DOCKER_ABOARD, "river_top": RIVER,
}  # fmt: skip
"""By knob: what runs out in the rule that reads it."""
LIMITS = ("block_limit", "plan_limit", "market_limit")
MOST_COUNTED: dict[type[counts.Count], int] = {counts.Arms: len(BLOCKS), counts.TableauTypes: len(GOODS)}
"""What florins are given for each of, and how many there are at most."""


class UnknownEffect(AssertionError):
    """The analysis does not know a word, so it proves nothing about it."""


class Means(NamedTuple):
    """What exchanges are paid with."""

    cubes: int = 0
    florins: int = 0
    steps: int = 0

    def plus(self, other: "Means") -> "Means":
        return Means(*(one + more for one, more in zip(self, other, strict=True)))

    def at(self, scale: "Means") -> int:
        """What they are worth on a scale."""
        return sum(number * worth for number, worth in zip(self, scale, strict=True))


class Deed(NamedTuple):
    """Something that can happen: what runs out with it, what it costs and gives, and what it sets off."""

    bound: str
    pay: Means = Means()
    give: Means = Means()
    sets_off: tuple[str, ...] = ()
    by_itself: bool = False
    """A trigger: it happens when it is set off, and at no other time."""


def price(pay: object) -> Means:
    """What is asked; an active plan is no means of exchange."""
    match pay:
        case gains.PayFlorins(florins):
            return Means(florins=florins)
        case gains.PayCubes():
            return Means(cubes=sum(getattr(pay, colour) for colour in COLOURS))
        case gains.PayAnyCubes(cubes):
            return Means(cubes=cubes)
        case None | gains.PayActivePlan() | gains.HandIn():
            return Means()
    raise UnknownEffect(f"how {pay} is paid")


def most_florins(gain: gains.Florins) -> int:
    """The most that it can give at once."""
    if gain.per is None:
        return gain.amount
    if type(gain.per) not in MOST_COUNTED:
        raise UnknownEffect(f"how many there are of {gain.per}")
    return gain.amount * -(-MOST_COUNTED[type(gain.per)] // gain.each)


def brings(gain: gains.Gain) -> Means:
    """What can be paid with afterwards in the same turn; cubes on the rose cannot."""
    match gain:
        case gains.Florins():
            return Means(florins=most_florins(gain))
        case gains.Cubes():
            return Means(cubes=sum(getattr(gain, colour) for colour in COLOURS))
        case gains.ChosenCubes(amount):
            return Means(cubes=amount)
        case gains.FreeSteps(steps):
            return Means(steps=steps)
    return Means()


SETS_OFF: dict[type[gains.Gain], tuple[str, ...]] = {
    gains.Points: (),
    gains.Florins: (),
    gains.Cubes: (),
    gains.ChosenCubes: (),
    gains.DieCubes: (),
    gains.FreeSteps: (),
    gains.Swap: (),  # as many cards as before
    gains.TileValue: (),
    gains.OnTheRiver: ("a space of the river",),
    gains.FreeActivations: tuple(f"activate {kind}" for kind in KINDS),
    gains.FreeBlock: ("take a block",),
    gains.Jump: ("house a docker",),
    gains.FreePlanUse: ("free use of a plan",),
}
"""By gain: the deeds that follow from it. A gain that does not stand here is unknown."""
TOLD = {gains.Points: "points", gains.Florins: "florins"}
"""What other cards answer, if a card gives it (HAR-250)."""


class Deck:
    """The deeds of a set of cards and tiles."""

    def __init__(self, cards: Iterable[Card], market: Iterable[MarketTile], tasks: Iterable[TaskTile]) -> None:
        self.cards = tuple(cards)
        self.market, self.tasks = tuple(market), tuple(tasks)
        self.deeds: dict[str, Deed] = dict(self._all())

    def of(self, occasion: type, **where: object) -> tuple[str, ...]:
        """The deeds of the cards that answer an occasion."""
        return tuple(
            f"card {card.number}"
            for card in self.cards
            if isinstance(card.effect, occasion) and all(getattr(card.effect, name) == it for name, it in where.items())
        )

    def knob(self, name: str) -> list[int]:
        """The values of a knob that are numbers."""
        effects = (card.effect for card in self.cards)
        values = [effect.value for effect in effects if isinstance(effect, occasions.Knob) and effect.name == name]
        return [value for value in values if isinstance(value, int)]

    def limit(self, name: str) -> int:
        """The highest value that a limit can have; usually it is 1."""
        return max([1, *self.knob(name)])

    def after(self, given: tuple[gains.Gain, ...], from_card: bool) -> tuple[Means, tuple[str, ...]]:
        """What gains bring in, and what they set off."""
        found, set_off = Means(), list[str]()
        for gain in given:
            if type(gain) not in SETS_OFF:
                raise UnknownEffect(f"what {gain} sets off")
            found = found.plus(brings(gain))
            set_off += SETS_OFF[type(gain)]
        if from_card:
            told = dict.fromkeys(TOLD[type(gain)] for gain in given if type(gain) in TOLD)
            set_off += (deed for what in told for deed in self.of(occasions.OnCardGain, what=what))
        return found, tuple(set_off)

    def _all(self) -> Iterator[tuple[str, Deed]]:
        for card in self.cards:
            yield f"card {card.number}", self._of_card(card)
        for tile in self.market:
            give, set_off = self.after(tile.effect.gain, from_card=False)
            yield f"tile {tile.number}", Deed(MARKET_LIMIT, price(tile.effect.pay), give, set_off)
        for task in self.tasks:
            give, set_off = self.after(task.effect.gain, from_card=False)
            yield f"task {task.number}", Deed(THE_END, price(task.effect.pay), give, set_off)
        yield from self._of_the_rules()

    def _of_card(self, card: Card) -> Deed:
        effect = card.effect
        if isinstance(effect, occasions.Knob):
            if effect.name not in KNOBS or (effect.name in LIMITS and not isinstance(effect.value, int)):
                raise UnknownEffect(f"what runs out with {effect}")
            return Deed(KNOBS[effect.name])
        give, set_off = self.after(effect.gain, from_card=not isinstance(effect, occasions.OnCardGain))
        match effect, card.timing:
            case occasions.Use(), "III":
                return Deed(PLAN_LIMIT if card.kind == "plan" else MARK, price(effect.pay), give, set_off)
            case occasions.Use(pay=gains.PayActivePlan()), "permanent":
                return Deed(ACTIVE_PLAN, Means(), give, set_off)
            case occasions.Use(), "permanent":
                return Deed(LOOSE, price(effect.pay), give, set_off)
            case occasions.OnCardGain(), "permanent":
                if not all(isinstance(gain, gains.Florins | gains.Points) for gain in effect.gain):
                    raise UnknownEffect(f"{effect}: only florins and points are added to what another card gives")
                return Deed(LOOSE, Means(), give, (), by_itself=True)  # it is no "other card" itself (HAR-255)
            case ((occasions.OnActivation() | occasions.OnBlockTaken() | occasions.OnDelivery()), "permanent"):
                return Deed(LOOSE, Means(), give, set_off, by_itself=True)
            case occasions.OnDie(), "II":
                return Deed(DICE, Means(), give, set_off)
            case occasions.AtTheEnd(), "end":
                return Deed(THE_END, Means(), give, set_off)
        raise UnknownEffect(f"what runs out with {effect} at timing {card.timing}")

    def _of_the_rules(self) -> Iterator[tuple[str, Deed]]:
        """The actions of a turn (HAR-380) and what follows from them."""
        of, cube = self.of, Means(cubes=1)
        plans = [self._of_card(card) for card in self.cards if card.kind == "plan"]
        best = Means(*(max(given) for given in zip(*(plan.give for plan in plans), strict=True)))
        every = dict.fromkeys(deed for plan in plans for deed in plan.sets_off)
        yield "free use of a plan", Deed(LOOSE, Means(), best, tuple(every), by_itself=True)
        both = of(occasions.OnCardGain, what="florins") if self.of(occasions.Knob, name="sale_reward") else ()
        again = of(occasions.OnCardGain, what="points") if self.of(occasions.Knob, name="docker_factor") else ()
        for kind in KINDS:
            yield f"activate {kind}", Deed(RACK_CARD, cube, Means(), of(occasions.OnActivation, kind=kind))
        yield "take a block", Deed(BLOCK, cube, Means(), ("sell a good", *of(occasions.OnBlockTaken)))
        yield "sell a good", Deed(SALE, Means(), Means(cubes=1, florins=SALE_FLORINS), both)
        for good in GOODS:
            answers = of(occasions.OnDelivery, good="") + of(occasions.OnDelivery, good=good)
            yield f"deliver {good}", Deed(GOOD, Means(), Means(), answers)
        yield "take a docker", Deed(PONTOON_DOCKER, Means(), Means(florins=1))
        yield "house a docker", Deed(DOCKER_ABOARD, Means(), Means(), again)
        yield "a space of the river", Deed(RIVER, cube)
        more = sum(value - 1 for value in self.knob("steps_per_cube"))
        yield "step for a cube", Deed(LOOSE, cube, Means(steps=more), ("house a docker",))
        yield "free step", Deed(LOOSE, Means(steps=1), Means(), ("house a docker",))

    def leads_to(self, name: str) -> set[str]:
        """What a deed sets off, and what can be paid with what it gives."""
        deed = self.deeds[name]
        paid = (other for other, it in self.deeds.items() if any(map(min, deed.give, it.pay)))
        return {*deed.sets_off, *paid}

    def circle(self, loose_only: bool) -> list[str] | None:
        """Deeds that set each other off in a circle, or pay for each other; only by themselves, if so wished."""
        graph = {
            name: [other for other in deed.sets_off if not self.deeds[other].bound]
            if loose_only
            else self.leads_to(name)
            for name, deed in self.deeds.items()
            if not (loose_only and deed.bound)
        }
        try:
            TopologicalSorter(graph).prepare()
        except CycleError as error:
            return list(error.args[1])
        return None

    def total(self, name: str) -> Means:
        """What a deed gives together with the loose deeds that it sets off."""
        found = self.deeds[name].give
        for other in self.deeds[name].sets_off:
            if not self.deeds[other].bound:
                found = found.plus(self.total(other))
        return found

    def exchanges(self) -> list[str]:
        """The loose deeds of a seat's own choice."""
        return [name for name, deed in self.deeds.items() if not deed.bound and not deed.by_itself]

    def scale(self, names: Iterable[str]) -> Means | None:
        """What a cube, a florin and a free step may be worth so that all these exchanges lose; None if nothing does."""
        changes = [(self.deeds[name].pay, self.total(name)) for name in names]
        for scale in sorted((Means(*worth) for worth in product(range(1, 13), repeat=3)), key=sum):
            if all(pay.at(scale) > got.at(scale) for pay, got in changes):
                return scale
        return None

    def endless(self) -> list[str]:
        """Deeds that can go on for ever together; empty if there are none."""
        circle = self.circle(loose_only=True)
        if circle is not None:
            return circle
        left = self.exchanges()
        if self.scale(left) is not None:
            return []
        for name in tuple(left):
            others = [other for other in left if other != name]
            if self.scale(others) is None:
                left = others
        return left
