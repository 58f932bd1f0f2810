"""Cards of our own: each does what its row says, and plays like any other card where the table wants it."""

import pytest

from games.harbour.account import change
from games.harbour.build import GAME, let, offered, play, refused, table
from mokum.games.harbour.agenda import BeginRound
from mokum.kernel.agenda import NOBODY
from mokum.kernel.chance import QuickChance


@pytest.mark.rule("HAR-H133", "HAR-203")
def test_haringpakkerstoren_pays_a_florin_once_a_round_for_two_different_goods_in_the_hold() -> None:
    state = table(tableau=(133,), hold="tulip beer", arms={1: "G6 G5"}, house_cards=True)
    assert change(state, "use 133") == {"florins": 1}
    assert refused(state, "use 133") == "HAR-203"


@pytest.mark.rule("HAR-H133", "HAR-215")
@pytest.mark.parametrize(("hold", "store"), [("", "tulip beer"), ("tulip", "beer"), ("tulip2", ""), ("", "")])
def test_haringpakkerstoren_looks_at_the_hold_alone_and_at_different_goods(hold: str, store: str) -> None:
    state = table(tableau=(133,), hold=hold, store=store, arms={1: "G6 G5"}, house_cards=True)
    assert "use 133" not in offered(state)


@pytest.mark.rule("HAR-H133", "HAR-250")
def test_haringpakkerstoren_is_another_card_for_071_and_counts_as_a_building() -> None:
    state = table(
        tableau=(30, 71), rack=(133,), pool="brown grey", hold="tulip beer", arms={1: "G6 G5"}, house_cards=True
    )
    assert change(state, "activate 133")["florins"] == 3
    assert change(state, "use 133") == {"florins": 2}


@pytest.mark.rule("HAR-H133", "HAR-019", "HAR-061")
def test_haringpakkerstoren_is_offered_advised_imagined_and_told_like_any_card() -> None:
    state = table(piles=(133,), house_cards=True)
    let(state, BeginRound(NOBODY))
    assert "take 133" in offered(state)
    (seat,), view = GAME.waiting(state), GAME.view(state, 0)
    moves = GAME.moves(state, seat)
    assert len(GAME.advise(GAME.view(state, seat), moves)) == len(moves)
    assert offered(GAME.imagine(view, QuickChance("another world"))) == offered(state)
    taken = play(state, "take 133")[0]
    assert GAME.words.event(taken, ("Anna", "Ben")) == "Anna takes 133 Haringpakkerstoren."
    assert state.racks[seat] == (133,)
