"""Positions that are worth looking at, told from what a player sees of a table."""

from house.autopilot import Sight
from mokum.games.harbour.board import ROUNDS

CROWDED = 14
"""Claimed routes from which on a board is crowded."""
HALF = 6
"""The round of harbour in which everything is on the table."""
MANY_TURNS = 10
FEW_CARDS = 4
"""Cards left in the deck of merchants when its end is near."""


def at_once(_: Sight) -> bool:
    """The first move that is asked for."""
    return True


def never(_: Sight) -> bool:
    """The game is played to its end."""
    return False


def claims(sight: Sight) -> list[str]:
    """The routes that can be claimed now."""
    return [move for move in sight["moves"] if move.startswith("claim")]


def is_crowded(sight: Sight) -> bool:
    """Routes: a full board, and something to claim."""
    owners = sight["view"]["public"]["owners"]
    return sum(owner >= 0 for owner in owners) >= CROWDED and len(claims(sight)) > 0


def is_last_round(sight: Sight) -> bool:
    """Routes: everybody has one turn more."""
    return int(sight["view"]["public"]["turns_left"]) > 0


def is_half_way(sight: Sight) -> bool:
    """Harbour: everything is on the table."""
    return int(sight["view"]["round"]) >= HALF


def is_last_of_harbour(sight: Sight) -> bool:
    """Harbour: the last round."""
    return int(sight["view"]["round"]) >= ROUNDS


def is_well_on(sight: Sight) -> bool:
    """Merchants: houses and colonies are everywhere."""
    return int(sight["view"]["turn"]) >= MANY_TURNS


def is_last_of_merchants(sight: Sight) -> bool:
    """Merchants: the deck is nearly used up."""
    return int(sight["view"]["left"]) <= FEW_CARDS


def is_before_an_auction(sight: Sight) -> bool:
    """Merchants: the next move calls the lot."""
    return [step["type"] for step in sight["view"]["agenda"]][-2:-1] == ["HoldAuction"]
