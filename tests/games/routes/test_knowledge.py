"""Who knows what: the public part of every view, and what two games must differ in to look different."""

import pytest

from games.routes.build import BLACK, BLUE, GREEN, PINK, RED, WILD, cards, deal, play, table
from games.routes.look import public
from games.scripted_luck import ScriptedChance
from mokum.games.routes.game import GAME
from mokum.games.routes.view import Asked, View
from mokum.kernel.event import WATCHER


@pytest.mark.rule("ROU-070")
def test_all_that_is_public() -> None:
    state = table(
        3,
        turn=1,
        first=2,
        hands=["red2", "blue", ""],
        shown=["wild green", "", "pink"],
        market="wild pink pink black red",
        discards="green orange",
        claimed={0: [15, 7], 2: [3]},
        contracts=["1 2", "", "3"],
        passes=1,
        turns_left=2,
    )
    seen = public(state)
    assert seen.seats == 3
    assert seen.first == 2
    assert seen.waiting == (1,)
    assert seen.asked is Asked.TURN
    assert seen.market == (WILD, PINK, PINK, BLACK, RED)
    assert seen.pile == 44 - 6 - 5 - 2
    assert seen.pool == (6, 3, 6, 4, 5, 5, 5)
    assert seen.discards == tuple(cards("green orange"))
    assert seen.shuffles == 2
    assert seen.hand_sizes == (4, 1, 1)
    assert seen.shown == ((1, 0, 0, 1, 0, 0, 0), (0,) * 7, (0, 1, 0, 0, 0, 0, 0))
    assert seen.unseen == (2, 1, 0)
    assert {route + 1: owner for route, owner in enumerate(seen.owners) if owner != -1} == {15: 0, 7: 0, 3: 2}
    assert seen.carts == (12, 16, 12)
    assert seen.points == (4, 0, 7)
    assert seen.trade == (1, 0, 1)
    assert seen.contract_pile == 21
    assert seen.contract_counts == (2, 0, 1)
    assert [(taking.seat, taking.start, taking.count) for taking in seen.takings] == [(0, 0, 2), (1, 2, 0), (2, 2, 1)]
    assert seen.passes == 1
    assert seen.turns_left == 2
    assert seen.why_ended == ""
    assert seen.opened == ()


@pytest.mark.rule("ROU-071")
def test_what_a_seat_knows_beyond_it() -> None:
    state = table(3, hands=["red2", "blue"], shown=["wild"], contracts=["5 1", "7"])
    assert GAME.view(state, 0) == View(
        viewer=0,
        public=public(state),
        hand=(1, 0, 0, 0, 0, 2, 0),
        drew=(0, 0, 0, 0, 0, 2, 0),
        contracts=(0, 4),
        positions=((0, 4), (1, 0)),
    )
    assert GAME.view(state, 1) == View(
        viewer=1,
        public=public(state),
        hand=(0, 0, 1, 0, 0, 0, 0),
        drew=(0, 0, 1, 0, 0, 0, 0),
        contracts=(6,),
        positions=((2, 6),),
    )


@pytest.mark.rule("ROU-071")
@pytest.mark.parametrize("viewer", [WATCHER, 3, 4])
def test_whoever_has_no_seat_knows_only_what_is_public(viewer: int) -> None:
    state = table(3, hands=["red2", "blue"], contracts=["1", "2"])
    assert GAME.view(state, viewer) == View(viewer, public(state))


@pytest.mark.rule("ROU-037", "ROU-071")
def test_the_unseen_cards_of_others_and_the_order_of_the_pile_are_hidden() -> None:
    one = table(hands=["red", "blue"], pile="green pink")
    other = table(hands=["red", "green"], pile="pink blue")
    for viewer in (0, WATCHER):
        assert GAME.view(one, viewer) == GAME.view(other, viewer)
    assert GAME.view(one, 1) != GAME.view(other, 1)


@pytest.mark.rule("ROU-037")
def test_a_card_that_was_seen_to_enter_a_hand_is_not_hidden() -> None:
    assert GAME.view(table(shown=["", "blue"]), 0) != GAME.view(table(shown=["", "red"]), 0)


@pytest.mark.rule("ROU-071")
def test_the_contracts_of_others_and_their_pile_are_hidden() -> None:
    one = table(contracts=["1", "2 3"], contract_pile="4 5", rest=0)
    other = table(contracts=["1", "4 3"], contract_pile="2 5", rest=0)
    for viewer in (0, WATCHER):
        assert GAME.view(one, viewer) == GAME.view(other, viewer)
    assert GAME.view(one, 1) != GAME.view(other, 1)


@pytest.mark.rule("ROU-071")
def test_which_contract_another_returned_is_hidden() -> None:
    views = []
    for kept in ("keep 9", "keep 4"):
        state = table(contract_pile="9 4 7")
        play(state, "contracts")
        play(state, kept)
        views.append([GAME.view(state, viewer) for viewer in (0, 1, WATCHER)])
    assert views[0][0] != views[1][0]
    assert views[0][1:] == views[1][1:]


@pytest.mark.rule("ROU-013", "ROU-071")
def test_what_others_chose_first_is_hidden_while_some_still_choose() -> None:
    views = []
    for kept in ("keep 1", "keep 2", "keep both"):
        state, _ = deal(3, "red6", "1 2 3 4 5 6")
        play(state, kept, 0)
        views.append([GAME.view(state, viewer) for viewer in (1, 2, WATCHER)])
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("ROU-035", "ROU-071")
def test_the_order_after_a_reshuffle_is_hidden() -> None:
    views = []
    for order in ("red blue green", "red green blue"):
        state = table(discards="red green blue", rest=1)
        play(state, "draw deck", chance=ScriptedChance({"deck|3": cards(order)}))
        views.append([GAME.view(state, viewer) for viewer in (0, 1, WATCHER)])
    assert views[0] == views[1]
    assert views[0][0].drew == (0, 0, 0, 0, 0, 1, 0)
    assert public(state).pool[BLUE] == public(state).pool[GREEN] == 1


def test_how_a_view_names_what_is_asked() -> None:
    assert [asked.value for asked in Asked] == ["first contracts", "turn", "second card", "contracts", "nothing"]


@pytest.mark.rule("ROU-070")
def test_what_is_asked_is_public() -> None:
    state, _ = deal(2, "red6")
    assert public(state).asked is Asked.FIRST_CONTRACTS
    play(state, "keep both", 0)
    play(state, "keep both", 1)
    assert public(state).asked is Asked.TURN
    play(state, "draw deck")
    assert public(state).asked is Asked.SECOND_CARD
    play(state, "draw deck")
    play(state, "contracts")
    assert public(state).asked is Asked.CONTRACTS
    assert public(table(ended="ROU-060")).asked is Asked.NOTHING
