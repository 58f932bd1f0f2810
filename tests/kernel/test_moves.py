"""Catalogues of moves and sets of legal ones."""

import pytest

from mokum.kernel.moves import Catalogue, Move, MoveSet, UnknownMove


class Step(Move, frozen=True):
    """A move for these tests."""

    length: int

    def __str__(self) -> str:
        return f"step {self.length}"


STEPS = tuple(Step(length) for length in range(200))
CATALOGUE = Catalogue(STEPS)


def test_numbers_and_notation() -> None:
    assert len(CATALOGUE) == 200
    assert list(CATALOGUE) == list(STEPS)
    assert CATALOGUE.number(Step(7)) == 7
    assert CATALOGUE.bit(Step(7)) == 128
    assert CATALOGUE.parse("  Step   199 ") == Step(199)
    with pytest.raises(UnknownMove, match="'step 200' is no move of this game"):
        CATALOGUE.parse("step 200")


class Hop(Move, frozen=True):
    """Written like a step."""

    length: int

    def __str__(self) -> str:
        return f"step {self.length}"


def test_moves_must_differ_in_value_and_in_writing() -> None:
    with pytest.raises(ValueError, match="equal or are written alike"):
        Catalogue((Step(1), Step(2), Step(1)))
    with pytest.raises(ValueError, match="equal or are written alike"):
        Catalogue((Step(1), Hop(1)))


CHOSEN = [0, 3, 59, 60, 61, 119, 120, 150, 199]


@pytest.fixture(params=["kept", "not kept"])
def some(request: pytest.FixtureRequest) -> MoveSet[Step]:
    catalogue, bits = Catalogue(STEPS), sum(1 << number for number in CHOSEN)
    if request.param == "kept":
        catalogue.keep([bits])
    return catalogue.choose(bits)


def test_a_set_is_a_sequence_in_catalogue_order(some: MoveSet[Step]) -> None:
    assert [step.length for step in some] == CHOSEN
    assert len(some) == len(CHOSEN)
    assert [some[index].length for index in range(len(CHOSEN))] == CHOSEN
    assert [some[index - len(CHOSEN)].length for index in range(len(CHOSEN))] == CHOSEN
    assert Step(60) in some
    assert Step(62) not in some
    assert some.bits == sum(1 << number for number in CHOSEN)
    assert some.texts() == tuple(f"step {number}" for number in CHOSEN)
    assert repr(CATALOGUE.choose(0b101)) == "ChosenMoves(step 0, step 2)"


@pytest.mark.parametrize("index", [9, 10, 100, -10, -11])
def test_beyond_its_ends(some: MoveSet[Step], index: int) -> None:
    with pytest.raises(IndexError):
        some[index]


def test_the_empty_set() -> None:
    nothing = CATALOGUE.choose(0)
    assert not nothing
    assert list(nothing) == []
    assert CATALOGUE.choose(1)
    with pytest.raises(IndexError, match="no such move"):
        nothing[0]


def test_sets_are_equal_by_what_they_hold(some: MoveSet[Step]) -> None:
    assert CATALOGUE.choose(6) == CATALOGUE.choose(6)
    assert CATALOGUE.choose(6) != CATALOGUE.choose(7)
