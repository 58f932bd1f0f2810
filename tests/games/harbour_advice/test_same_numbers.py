"""Advice may become cheaper, but not different: whole games, and every number that was ever given in them."""

from hashlib import sha256

import pytest

from games.harbour.build import GAME, deal
from mokum.games.harbour.advice import advise
from mokum.games.harbour.game import Options
from mokum.kernel.chance import QuickChance
from mokum.kernel.story import carry_out

ALL = (1, 2, 3, 4)


def numbers(seats: int, options: Options, random_moves_in_ten: int) -> tuple[int, str]:
    """How many decisions a game had, and a fingerprint of what each of their moves promised."""
    chance = QuickChance(f"numbers {random_moves_in_ten}")
    state = deal(seats, options, chance)
    found, decisions = sha256(), 0
    while waiting := GAME.waiting(state):
        moves = GAME.moves(state, waiting[0])
        worth = advise(GAME.view(state, waiting[0]), moves)
        found.update(repr(worth).encode())
        decisions += 1
        best = [index for index, value in enumerate(worth) if value == max(worth)]
        if chance.below(10) < random_moves_in_ten:
            best = list(range(len(moves)))
        carry_out(state, GAME.play(state, waiting[0], moves[best[chance.below(len(best))]], chance))
    return decisions, found.hexdigest()[:16]


@pytest.mark.parametrize(
    ("seats", "options", "random_moves_in_ten", "expected"),
    [
        (1, Options(), 0, (139, "db5f5a9ff5167502")),
        (1, Options(short=True, house_cards=True), 3, (96, "f561634d0a4d97de")),
        (2, Options(extensions=ALL, tasks="five hidden", house_cards=True), 0, (324, "903cd7292e2d2373")),
        (2, Options(short=True), 10, (175, "52669211a83d3a2f")),
        (3, Options(extensions=(1, 3)), 3, (465, "33e42aef8b31df46")),
        (3, Options(extensions=(2, 4), tasks="two open", house_cards=True), 0, (543, "6333e22cd9c30650")),
        (4, Options(), 0, (708, "e7f36f9b18b9d461")),
        (4, Options(extensions=ALL), 3, (541, "1ccbb67790c02ca9")),
        (4, Options(extensions=(2,), tasks="one open", house_cards=True), 10, (511, "c111bdedc5615ae2")),
    ],
)
def test_every_number_is_what_it_was(
    seats: int, options: Options, random_moves_in_ten: int, expected: tuple[int, str]
) -> None:
    """After a change that is meant to alter the advice, put in the new fingerprints."""
    assert numbers(seats, options, random_moves_in_ten) == expected
