"""The numbers of the advice stay as they are: whole games, every number of every decision in one hash for each game.

Somebody who makes the advice quicker changes none of them. Somebody who makes it better changes them all, and writes
down the new ones, which the failure shows.
"""

from hashlib import sha256

import pytest

from mokum.games.merchants.game import GAME, Options
from mokum.kernel.chance import QuickChance
from mokum.kernel.story import begin, carry_out

FOLLOWED = {"random": 0, "half": 2, "greedy": 4}
"""Of four decisions: how many follow the advice."""


def numbers(seats: int, options: Options | None, followed: int) -> tuple[int, str]:
    """How many decisions a game had, and the hash of all that was advised in it."""
    chance, told, decisions = QuickChance(f"numbers {seats} {followed}"), sha256(), 0
    state, _ = begin(GAME, seats, options, chance)
    while waiting := GAME.waiting(state):
        seat = waiting[chance.below(len(waiting))]
        moves = GAME.moves(state, seat)
        worth = list(GAME.advise(GAME.view(state, seat), moves))
        told.update(f"{seat} {worth}\n".encode())
        decisions += 1
        best = max(worth)
        chosen = [move for move, value in zip(moves, worth, strict=True) if value == best]
        good = chance.below(4) < followed
        move = chosen[chance.below(len(chosen))] if good else moves[chance.below(len(moves))]
        carry_out(state, GAME.play(state, seat, move, chance))
    return decisions, told.hexdigest()[:16]


@pytest.mark.parametrize(
    ("seats", "options", "who", "expected"),
    [
        (3, None, "random", (189, "53cd34cace06fe69")),
        (3, None, "greedy", (182, "bc17ceceaf16a49e")),
        (3, Options(ahead=True), "half", (199, "547929fc9a5db11d")),
        (3, Options(first=2), "half", (191, "faecac93a5c905bd")),
        (4, None, "random", (235, "d3744fffc62d7da0")),
        (4, None, "greedy", (233, "8927339d4bd2b785")),
        (4, Options(ahead=True), "half", (243, "04876a2e1e57e7cb")),
        (4, Options(first=2), "half", (235, "dcba1480bc2efdc6")),
        (5, None, "random", (274, "c28ef5b4fcec489d")),
        (5, None, "greedy", (255, "b921730465116498")),
        (5, Options(ahead=True), "half", (287, "5af5611c79a62c87")),
        (5, Options(first=2), "half", (269, "83a71c93d8f4dc31")),
    ],
)
def test_every_number_stays(seats: int, options: Options | None, who: str, expected: tuple[int, str]) -> None:
    assert numbers(seats, options, FOLLOWED[who]) == expected
