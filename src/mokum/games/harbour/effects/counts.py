"""What a card can count. Words only: `rules/counting.py` says how each is counted."""

import msgspec


class Count(msgspec.Struct, frozen=True, tag=True):
    """Something about the owner, or about the table, that is a number."""


class Tableau(Count, frozen=True):
    """Own active cards; only those of a kind, a type, a district or a timing if one is named."""

    kind: str = ""
    of_type: str = ""
    district: str = ""
    timing: str = ""


class TableauTypes(Count, frozen=True):
    """Different types among the own active cards of a kind."""

    kind: str


class TableauPairs(Count, frozen=True):
    """Pairs of a type among the own active cards of a kind; pairs do not overlap."""

    kind: str


class TableauMost(Count, frozen=True):
    """The largest number of own active cards of one type of a kind."""

    kind: str


class Companions(Count, frozen=True):
    """1, and 1 more for each of these types of which there are as many as cards of this type up to this one."""

    types: tuple[str, ...]


class Rack(Count, frozen=True):
    """Own cards in the rack."""


class PlanUses(Count, frozen=True):
    """Uses of plans this turn, paid or free; only of a district if one is named."""

    district: str = ""


class RiverSteps(Count, frozen=True):
    """Steps of the own river pawn this turn."""


class BargeSteps(Count, frozen=True):
    """Steps of the own barge this turn."""


class MarketPoints(Count, frozen=True):
    """Points that market tiles gave this turn."""


class Hold(Count, frozen=True):
    """Goods in the own hold; with `what="both"` the dockers aboard too."""

    what: str


class HoldTypes(Count, frozen=True):
    """Different goods in the own hold."""


class Arms(Count, frozen=True):
    """Own arms in the city; only in a district if one is named."""

    district: str = ""


class DockerBuilding(Count, frozen=True):
    """Dockers in the docker building; only of a colour if one is named."""

    colour: str = ""


class BlackMarket(Count, frozen=True):
    """Goods on the black market."""


class Roofs(Count, frozen=True):
    """Goods on a warehouse."""

    good: str


class Depots(Count, frozen=True):
    """Depots that hold a good."""


class Bridges(Count, frozen=True):
    """Bridges of the river that the own pawn has passed."""


class RiverAhead(Count, frozen=True):
    """Seats ahead of the owner on the river."""


class RiverBehind(Count, frozen=True):
    """Seats behind the owner on the river."""


class ScoreAtLeast(Count, frozen=True):
    """Other seats with at least the owner's points."""


class ScoreAtMost(Count, frozen=True):
    """Other seats with at most the owner's points."""


class AtStart(Count, frozen=True):
    """1 if the own barge is on the start, else 0."""


class AtMouth(Count, frozen=True):
    """1 if the own river pawn is in the mouth, else 0."""


class AtLeast(msgspec.Struct, frozen=True, tag=True):
    """A test: the count is this or more."""

    least: int
    count: Count


class AtMost(msgspec.Struct, frozen=True, tag=True):
    """A test: the count is this or less."""

    most: int
    count: Count


Test = AtLeast | AtMost
