"""The catalogue: every move once, numbered for good, written in one way."""

import hashlib

import pytest

from games.routes.build import GREEN, PINK, RED, WILD
from mokum.games.routes.game import GAME
from mokum.games.routes.moves import CATALOGUE, CLAIMS, DECK, Claim, Draw, Keep, KeepBoth, Pass, TakeContracts, payments
from mokum.kernel.moves import UnknownMove


def test_three_hundred_and_eighteen_moves() -> None:
    assert GAME.catalogue is CATALOGUE
    assert len(CATALOGUE) == 318
    assert sum(map(len, CLAIMS)) == 285


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "draw 1"),
        (4, "draw 5"),
        (5, "draw deck"),
        (6, "contracts"),
        (7, "keep 1"),
        (30, "keep 24"),
        (31, "keep both"),
        (32, "pass"),
        (33, "claim 1 pink2"),
        (34, "claim 1 pink1 wild1"),
        (35, "claim 1 wild2"),
        (100, "claim 10 pink2"),
        (200, "claim 24 green2 wild2"),
        (300, "claim 42 black3 wild1"),
        (317, "claim 44 wild2"),
    ],
)
def test_a_move_keeps_its_number(number: int, text: str) -> None:
    move = CATALOGUE.parse(text)
    assert CATALOGUE.number(move) == number
    assert CATALOGUE.moves[number] == move


def test_no_move_was_ever_renumbered() -> None:
    written = "\n".join(map(str, CATALOGUE)).encode()
    assert hashlib.sha256(written).hexdigest() == "b70f3115a06dcc24723fe746342f5750aaf1ada36712a6bf0f182bf1b5670df5"


def test_writing_and_reading_are_inverse() -> None:
    for number, move in enumerate(CATALOGUE):
        assert CATALOGUE.parse(str(move)) == move
        assert CATALOGUE.number(move) == number


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("draw 1", Draw(0)),
        ("draw deck", Draw(DECK)),
        ("  Draw   DECK ", Draw(5)),
        ("contracts", TakeContracts()),
        ("keep 4", Keep(3)),
        ("keep both", KeepBoth()),
        ("pass", Pass()),
        ("claim 15 pink2", Claim(14, PINK, 2, 0)),
        ("claim 34 green1 wild2", Claim(33, GREEN, 1, 2)),
        ("claim 3 red3 wild1", Claim(2, RED, 3, 1)),
        ("claim 9 wild1", Claim(8, WILD, 0, 1)),
    ],
)
def test_how_moves_are_written(text: str, move: Draw | Claim | TakeContracts | Keep | KeepBoth | Pass) -> None:
    assert CATALOGUE.parse(text) == move


@pytest.mark.parametrize(
    "text", ["", "draw", "draw 0", "draw 6", "keep 0", "keep 25", "claim 45 red1", "claim 9 red0 wild1"]
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(UnknownMove):
        CATALOGUE.parse(text)


@pytest.mark.rule("ROU-041", "ROU-042")
def test_the_ways_to_pay_are_listed_fewest_wilds_first_and_wilds_alone_once() -> None:
    assert [str(claim) for claim in payments(33)] == [
        "claim 34 green3",
        "claim 34 green2 wild1",
        "claim 34 green1 wild2",
        "claim 34 wild3",
    ]
    grey = [str(claim) for claim in payments(9)]
    assert len(grey) == 6 * 2 + 1
    assert grey[:3] == ["claim 10 pink2", "claim 10 pink1 wild1", "claim 10 blue2"]
    assert grey[-1] == "claim 10 wild2"
