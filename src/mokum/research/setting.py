"""What is chosen before the first game of an environment: game, seats, options, and what a result is worth."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from mokum.catalog import game as find_game
from mokum.kernel.encoding import Encoding, Layout, encoding_of
from mokum.kernel.game import AnyGame
from mokum.kernel.outcome import Outcome

Rewards = Sequence[float]
"""By seat."""

ILLEGAL_REWARD = -1.0
"""For a move that the rules refuse; it ends the game."""


class Setting(NamedTuple):
    """A table that is played at again and again."""

    game: AnyGame
    encoding: Encoding[Any]
    seats: int
    options: Any
    reward: Callable[[Outcome, int], Rewards]
    illegal_reward: float | None
    """None if such a move is to raise `IllegalMove` instead."""

    @property
    def name(self) -> str:
        """With the version of what a byte of its observations means."""
        return name_of(self.game)

    @property
    def layout(self) -> Layout:
        return self.encoding.layout(self.seats)


def share_of_win(outcome: Outcome, seats: int) -> Rewards:
    """1 for the winner, divided if several share the win; 0 for all others."""
    winners = outcome.winners
    return [(seat in winners) / len(winners) for seat in range(seats)]


def margin(outcome: Outcome, seats: int) -> Rewards:
    """Points ahead of the best of the others, or behind it; those whom the game itself plays count, too."""
    totals = outcome.totals
    return [float(totals[seat] - max(totals[:seat] + totals[seat + 1 :])) for seat in range(seats)]


REWARDS: Mapping[str, Callable[[Outcome, int], Rewards]] = {"win": share_of_win, "margin": margin}
"""By name: what a result is worth."""


def encoded(game: AnyGame) -> Encoding[Any]:
    """The encoding of a game, which it must bring to be played here."""
    encoding = encoding_of(game)
    if encoding is None:
        raise ValueError(f"{game.meta.slug} brings no encoding (kernel/encoding.py)")
    return encoding


def name_of(game: AnyGame) -> str:
    """`mokum/routes-v1`: the number is the version of the layout."""
    version = encoded(game).layout(game.meta.seats[0]).version
    return f"mokum/{game.meta.slug}-v{version}"


def setting(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    reward: str = "win",
    illegal_reward: float | None = ILLEGAL_REWARD,
) -> Setting:
    """As it is asked for: without a number of seats the most that the game has. What does not fit raises ValueError."""
    found = find_game(game)
    if reward not in REWARDS:
        raise ValueError(f"a result is worth one of these: {', '.join(REWARDS)}")
    chosen = msgspec.convert(dict(options or {}), found.types.options)
    count = max(found.meta.seats) if seats is None else seats
    found.new(count, chosen)  # it refuses what it cannot play
    return Setting(found, encoded(found), count, chosen, REWARDS[reward], illegal_reward)
