"""The numbers of the advice stay as they are: whole games, every number of every decision in one hash for each game.

Somebody who makes the advice quicker changes none of them. Somebody who makes it better changes them all, and writes
down the new ones, which the failure shows.
"""

from collections.abc import Callable, Sequence
from hashlib import sha256

import pytest

from mokum.games.merchants.game import GAME, Options
from mokum.games.merchants.moves import MerchantsMove
from mokum.games.merchants.view import View
from mokum.kernel.chance import QuickChance
from mokum.kernel.moves import MoveSet
from mokum.kernel.story import begin, carry_out

Advise = Callable[[View, MoveSet[MerchantsMove]], Sequence[int]]
FOLLOWED = {"random": 0, "half": 2, "greedy": 4}
"""Of four decisions: how many follow the advice."""


def numbers(advise: Advise, seats: int, options: Options | None, followed: int) -> tuple[int, str]:
    """How many decisions a game had, and the hash of all that was advised in it."""
    chance, told, decisions = QuickChance(f"numbers {seats} {followed}"), sha256(), 0
    state, _ = begin(GAME, seats, options, chance)
    while waiting := GAME.waiting(state):
        seat = waiting[chance.below(len(waiting))]
        moves = GAME.moves(state, seat)
        worth = list(advise(GAME.view(state, seat), moves))
        told.update(f"{seat} {worth}\n".encode())
        decisions += 1
        best = max(worth)
        chosen = [move for move, value in zip(moves, worth, strict=True) if value == best]
        good = chance.below(4) < followed
        move = chosen[chance.below(len(chosen))] if good else moves[chance.below(len(moves))]
        carry_out(state, GAME.play(state, seat, move, chance))
    return decisions, told.hexdigest()[:16]


GAMES: list[tuple[int, Options | None, str]] = [
    (3, None, "random"),
    (3, None, "greedy"),
    (3, Options(ahead=True), "half"),
    (3, Options(first=2), "half"),
    (4, None, "random"),
    (4, None, "greedy"),
    (4, Options(ahead=True), "half"),
    (4, Options(first=2), "half"),
    (5, None, "random"),
    (5, None, "greedy"),
    (5, Options(ahead=True), "half"),
    (5, Options(first=2), "half"),
]
OLDER = [
    (189, "53cd34cace06fe69"),
    (182, "bc17ceceaf16a49e"),
    (199, "547929fc9a5db11d"),
    (191, "faecac93a5c905bd"),
    (235, "d3744fffc62d7da0"),
    (233, "8927339d4bd2b785"),
    (243, "04876a2e1e57e7cb"),
    (235, "dcba1480bc2efdc6"),
    (274, "c28ef5b4fcec489d"),
    (255, "b921730465116498"),
    (287, "5af5611c79a62c87"),
    (269, "83a71c93d8f4dc31"),
]
NEWER = [
    (189, "521676ba43d3b401"),
    (184, "aba89377cf788845"),
    (201, "9fe3cb58291e31cc"),
    (189, "70edd3c73de8c879"),
    (235, "5c623e7fbfde07ee"),
    (229, "2c19b71d5e87ff58"),
    (253, "1a9216d8c8f48a08"),
    (250, "d3714cf5d96a17bb"),
    (274, "dd185538425bc6f8"),
    (260, "0c1061d26a0fd664"),
    (298, "ce95dbf4993a6978"),
    (269, "55a202247f553dcb"),
]


@pytest.mark.parametrize(("game", "expected"), [*zip(GAMES, NEWER, strict=True)])
def test_every_number_stays(game: tuple[int, Options | None, str], expected: tuple[int, str]) -> None:
    seats, options, who = game
    assert numbers(GAME.advise, seats, options, FOLLOWED[who]) == expected


@pytest.mark.parametrize(("game", "expected"), [*zip(GAMES, OLDER, strict=True)])
def test_every_older_number_stays(game: tuple[int, Options | None, str], expected: tuple[int, str]) -> None:
    seats, options, who = game
    assert numbers(GAME.older_advise, seats, options, FOLLOWED[who]) == expected
