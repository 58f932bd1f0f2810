"""What can be taken back, and what stands because something came to light."""

import pytest

from cli.tables import GAME, play, session, some_claim
from mokum.cli.session import CannotTakeBack, Session
from mokum.kernel.record import write
from mokum.kernel.story import IllegalMove
from mokum.kernel.verifying import verify


def at_first_turn(seats: int = 2, seed: str = "1") -> Session:
    """A table at which all have kept both first contracts, and the first seat is to move."""
    table = session(seats, seed)
    play(table, *["keep both"] * seats)
    return table


def test_a_refused_move_names_its_rule_and_changes_nothing() -> None:
    table = at_first_turn()
    before = table.state.copy()
    with pytest.raises(IllegalMove) as refused:
        play(table, "keep both")
    assert refused.value.rule == "ROU-050"
    assert table.state == before
    assert len(table.steps) == 2


def test_without_a_move_there_is_nothing_to_take_back() -> None:
    with pytest.raises(CannotTakeBack, match="You have not moved yet"):
        session().take_back(0)


def test_a_choice_that_showed_nothing_can_be_taken_back() -> None:
    table = session()
    before = table.state.copy()
    play(table, "keep both")
    step = table.take_back(0)
    assert str(step.move) == "keep both"
    assert table.state == before
    assert table.steps == []


def test_a_claim_can_be_taken_back_and_played_otherwise() -> None:
    table = at_first_turn()
    before = table.state.copy()
    table.play(0, some_claim(table))
    assert table.came_to_light(0) is None
    table.take_back(0)
    assert table.state == before
    play(table, "draw deck")
    assert [str(step.move) for step in table.steps] == ["keep both", "keep both", "draw deck"]


@pytest.mark.rule("HAR-421", "HAR-423")
def test_a_move_that_was_answered_stands() -> None:
    """Otherwise one could choose again, knowing the answer."""
    table = at_first_turn()
    table.play(0, some_claim(table))
    table.play(1, some_claim(table))
    after = table.state.copy()
    with pytest.raises(CannotTakeBack, match=r"^Your last move stands, because Ben has moved since\.$"):
        table.take_back(0)
    assert table.state == after
    table.take_back(1)
    table.take_back(0)


def test_a_card_that_i_drew_stands() -> None:
    table = at_first_turn()
    play(table, "draw deck")
    (drawn,) = table.sentences(table.steps[-1].events, 0)
    after = table.state.copy()
    with pytest.raises(CannotTakeBack) as stands:
        table.take_back(0)
    assert drawn.startswith("Anna draws a")
    assert str(stands.value) == f"Your last move stands, because of what came to light since: {drawn}"
    assert table.state == after
    assert len(table.steps) == 3


def test_a_card_that_came_to_the_market_stands() -> None:
    table = at_first_turn()
    play(table, "draw 1")
    with pytest.raises(CannotTakeBack, match=r"since: An? \w+( card)? is turned up in slot 1 of the market\.$"):
        table.take_back(0)


def test_what_another_drew_makes_my_move_stand_and_stays_hidden() -> None:
    table = at_first_turn()
    table.play(0, some_claim(table))
    play(table, "draw deck")
    with pytest.raises(CannotTakeBack, match=r"since: Ben draws a card from the draw pile\.$"):
        table.take_back(0)


def test_the_record_of_a_game_with_a_move_taken_back_is_true() -> None:
    table = at_first_turn()
    table.play(0, some_claim(table))
    table.take_back(0)
    play(table, "draw deck", "draw deck")
    text = write(table.record(), GAME)
    assert len(verify(text, lambda _: GAME).entries) == 4


def test_sentences_are_those_of_the_viewer() -> None:
    table = at_first_turn()
    play(table, "contracts")
    events = table.steps[-1].events
    assert table.sentences(events, 1) == ["Anna draws 2 contracts."]
    (own,) = table.sentences(events, 0)
    assert own.startswith("Anna draws the contracts ")
