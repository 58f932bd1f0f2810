"""When an effect happens, and the card that has it."""

from typing import Literal

import msgspec

from mokum.games.harbour.effects.counts import Test
from mokum.games.harbour.effects.gains import CubesByColour, Gain, HandIn, Price


class Use(msgspec.Struct, frozen=True, tag=True):
    """The owner uses it in its turn: once a round, or without limit if it is permanent."""

    gain: tuple[Gain, ...]
    when: tuple[Test, ...] = ()
    pay: Price | None = None


class OnActivation(msgspec.Struct, frozen=True, tag=True):
    """A card of this kind enters the owner's tableau."""

    kind: str
    gain: tuple[Gain, ...]


class OnBlockTaken(msgspec.Struct, frozen=True, tag=True):
    """The owner takes possession of a block, however paid."""

    gain: tuple[Gain, ...]
    optional: bool = False


class OnDelivery(msgspec.Struct, frozen=True, tag=True):
    """The owner delivers a good; only of this type if one is named."""

    gain: tuple[Gain, ...]
    good: str = ""


class OnDie(msgspec.Struct, frozen=True, tag=True):
    """The owner chooses a die; only if it counts as this face if one is named."""

    gain: tuple[Gain, ...]
    face: int = 0


class OnCardGain(msgspec.Struct, frozen=True, tag=True):
    """Another card of the owner gives it florins, or points."""

    what: str
    gain: tuple[Gain, ...]


class AtTheEnd(msgspec.Struct, frozen=True, tag=True):
    """The final scoring comes to the laurel cards."""

    gain: tuple[Gain, ...]
    when: tuple[Test, ...] = ()


class Discount(msgspec.Struct, frozen=True):
    """Cubes off the activation of a kind of card; perhaps only of the first of each type."""

    kind: str
    cubes: int
    first_of_type: bool = False


class InFlorins(msgspec.Struct, frozen=True):
    """Florins that may replace a whole cost."""

    florins: int


KnobName = Literal[
    "activate_discount", "block_discount", "block_limit", "block_price", "docker_factor", "market_limit", "plan_limit",
    "rack_penalty", "river_top", "sale_reward", "slot_shift", "steps_per_cube", "take_card",
]  # fmt: skip


class Knob(msgspec.Struct, frozen=True, tag=True):
    """While the card is active, a rule reads this value instead of its usual one."""

    name: KnobName
    value: bool | int | str | Discount | InFlorins


class Market(msgspec.Struct, frozen=True, tag=True):
    """A seat uses the market tile of the round."""

    pay: Price
    gain: tuple[Gain, ...]


class Task(msgspec.Struct, frozen=True, tag=True):
    """Tasks are scored."""

    gain: tuple[Gain, ...]
    when: tuple[Test, ...] = ()
    pay: HandIn | None = None


Effect = Use | OnActivation | OnBlockTaken | OnDelivery | OnDie | OnCardGain | AtTheEnd | Knob


class Cost(CubesByColour, frozen=True):
    """Cubes that activate a card."""


class Card(msgspec.Struct, frozen=True):
    """A card: its face and what it does."""

    number: int
    kind: str
    type: str
    name: str
    cost: Cost
    timing: str
    effect: Effect
    text: str
    power: tuple[float, ...] = ()
    """Uses, chance and worth: what its cost was reckoned from."""
    printed: bool = True
    """It comes with the game; otherwise it is a house card (HAR-019)."""


class MarketTile(msgspec.Struct, frozen=True):
    """A market tile."""

    number: int
    group: str
    code: str
    effect: Market
    text: str


class TaskTile(msgspec.Struct, frozen=True):
    """A task tile; its values are for 2, 3 and 4 seats, several where pieces are counted."""

    number: int
    values: tuple[tuple[int, ...], ...]
    effect: Task
    text: str
