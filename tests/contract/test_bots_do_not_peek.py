"""Bots of every level: in two worlds that look alike to their seat they choose the same, from the same seed."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from contract.resampling import resampler_of
from learning.learned import Learned
from mokum.bots import BOTS, LEVELS, Bot, make_bot, tips
from mokum.bots.levels import Recipe, recipe
from mokum.bots.tips import tip
from mokum.catalog import games
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Seat
from mokum.kernel.game import AnyGame
from mokum.kernel.moves import MoveSet
from mokum.kernel.story import begin, carry_out

QUICK = {"playouts": 6}
"""Enough to imagine worlds and to leave advice; what a bot is given does not depend on how long it thinks."""
EVERY = 5
"""Decisions from one that is compared to the next: the ways to all of them are many."""

Chooses = Callable[[Any, Seat, str], object]
"""What somebody plays in a state at a seat, with a seed."""


def of_a_bot(game: AnyGame, name: str) -> Chooses:
    settings = QUICK if name in LEVELS and recipe(game, name).strategy == "searching" else {}

    def chooses(state: Any, seat: Seat, seed: str) -> object:
        bot: Bot[Any, Any] = make_bot(name, game, seed, **settings)
        return bot.choose(game.view(state, seat), game.moves(state, seat))

    return chooses


def differing(game: AnyGame, chooses: Chooses) -> tuple[int, int]:
    """Through a game: worlds that differ and look alike, and choices that differ between them."""
    resample = resampler_of(game).resample
    worlds = choices = decisions = 0
    for seats in (game.meta.seats[0], game.meta.seats[-1]):
        luck = f"peek|{seats}"
        chance, other_luck = QuickChance(luck), QuickChance(f"{luck}|other")
        state, _ = begin(game, seats, game.types.options(), chance)
        guide: Bot[Any, Any] = make_bot("greedy", game, luck)
        while waiting := game.waiting(state):
            seat = waiting[decisions % len(waiting)]
            view, moves = game.view(state, seat), game.moves(state, seat)
            decisions += 1
            if decisions % EVERY == 0 and len(moves) > 1:
                other = resample(state.copy(), seat, other_luck)
                if other != state and game.view(other, seat) == view:
                    worlds += 1
                    choices += chooses(state, seat, luck) != chooses(other, seat, luck)
            carry_out(state, game.play(state, seat, guide.choose(view, moves), chance))
    return worlds, choices


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("slug", games())
def test_no_bot_chooses_by_what_it_may_not_know(slug: str, name: str) -> None:
    game = games()[slug]
    worlds, choices = differing(game, of_a_bot(game, name))
    assert worlds >= 5
    assert choices == 0


@pytest.mark.parametrize("slug", games())
def test_nor_does_a_tip_tell_what_its_player_may_not_know(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tips, "WORLDS", 2)
    monkeypatch.setattr(tips, "recipe", lambda *_: Recipe("searching", QUICK))
    game = games()[slug]
    worlds, told = differing(
        game, lambda state, seat, seed: tip(game, game.view(state, seat), game.moves(state, seat), seed)
    )
    assert worlds >= 5
    assert told == 0


def test_nor_does_the_example_that_has_learnt() -> None:
    game = games()["merchants"]

    def chooses(state: Any, seat: Seat, seed: str) -> object:
        return Learned(game, seed).choose(game.view(state, seat), game.moves(state, seat))

    worlds, choices = differing(game, chooses)
    assert worlds >= 5
    assert choices == 0


def test_a_bot_that_is_handed_a_state_is_found_out() -> None:
    game = games()["routes"]

    def peeks(state: Any, seat: Seat, seed: str) -> object:
        """By the card on top of the pile."""
        moves: MoveSet[Any] = game.moves(state, seat)
        return moves[state.pile[state.pile_next % len(state.pile)] % len(moves)]

    worlds, choices = differing(game, peeks)
    assert worlds >= 5
    assert choices > 0


PLANTED = """
from typing import ClassVar

from mokum.bots.bot import Bot
from mokum.games.routes.moves import RoutesMove
from mokum.games.routes.state import State
from mokum.games.routes.view import View
from mokum.kernel.moves import MoveSet


class {name}:
    looks: ClassVar[bool] = True
    ponders: ClassVar[bool] = False

    def choose(self, view: {seen}, moves: MoveSet[RoutesMove]) -> RoutesMove:
        return moves[0]


bot: Bot[View, RoutesMove] = {name}()
"""


@pytest.mark.parametrize(("name", "seen", "passes"), [("Fair", "View", True), ("Peeking", "State", False)])
def test_a_bot_that_is_handed_a_state_does_not_type_check(name: str, seen: str, passes: bool, tmp_path: Path) -> None:
    planted = tmp_path / "planted.py"
    planted.write_text(PLANTED.format(name=name, seen=seen))
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--cache-dir",
        str(tmp_path / "cache"),
        "--follow-imports=silent",
        str(planted),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode == 0) is passes, done.stdout
    assert ("State" in done.stdout) is not passes
