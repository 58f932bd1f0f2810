"""Imagined transport cards: what was seen is kept, what is hidden is drawn anew."""

import random
from collections import Counter

import pytest

from games.routes.build import BLUE, PINK, RED, WILD, cards, play, table
from games.routes.imagined import worlds
from games.routes.look import hand, pile, public
from games.scripted_luck import ScriptedChance
from mokum.games.routes.game import GAME, Options
from mokum.games.routes.state import State
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import WATCHER
from mokum.kernel.story import begin, carry_out


def held(world: State, seat: int) -> Counter[int]:
    """What a seat holds in a world."""
    return Counter(cards(hand(world, seat)))


@pytest.mark.rule("ROU-071")
def test_the_own_hand_is_kept_and_those_of_others_are_drawn_anew() -> None:
    state = table(3, hands=["red2 wild", "blue3", "green"])
    imagined = worlds(state, 0)
    assert {hand(world, 0) for world in imagined} == {"wild red2"}
    assert len({hand(world, 1) for world in imagined}) > 10
    assert len({hand(world, 2) for world in imagined}) > 4
    assert len({pile(world) for world in imagined}) == len(imagined)


@pytest.mark.rule("ROU-071")
def test_a_watcher_imagines_every_hand() -> None:
    state = table(hands=["red2 wild", "blue3"])
    imagined = worlds(state, WATCHER)
    assert len({hand(world, 0) for world in imagined}) > 10
    assert len({hand(world, 1) for world in imagined}) > 10


@pytest.mark.rule("ROU-037")
def test_what_was_taken_from_the_market_is_in_the_hand_of_its_taker_in_every_world() -> None:
    state = table(3, turn=1, hands=["", "blue", "orange"], market="red red pink pink black", pile="green green")
    play(state, "draw 1")
    play(state, "draw 2")
    for viewer in (0, 2, WATCHER):
        imagined = worlds(state, viewer)
        assert all(held(world, 1)[RED] >= 2 for world in imagined)
        assert len({hand(world, 1) for world in imagined}) > 3


@pytest.mark.rule("ROU-037", "ROU-049")
def test_what_was_paid_is_no_longer_in_the_hand() -> None:
    state = table(3, turn=1, hands=["", "red"], shown=["", "red2 pink"])
    play(state, "claim 20 red2")
    for world in worlds(state, 0):
        assert held(world, 1)[PINK] >= 1
        assert held(world, 1).total() == 2
    assert any(held(world, 1)[RED] == 0 for world in worlds(state, 0))


@pytest.mark.rule("ROU-070")
def test_what_lies_open_is_never_imagined_elsewhere() -> None:
    state = table(3, hands=["", "blue3"], market="red5", discards="red")
    for world in worlds(state, 0):
        assert RED not in held(world, 1)
        assert RED not in cards(pile(world))


@pytest.mark.rule("ROU-035", "ROU-071")
def test_after_a_reshuffle_the_pile_is_made_of_the_cards_that_went_into_it() -> None:
    state = table(3, discards="red blue green wild", rest=2)
    play(state, "draw deck", chance=ScriptedChance({"deck|3": cards("red blue green wild")}))
    for viewer in (1, 2, WATCHER):
        imagined = worlds(state, viewer)
        for world in imagined:
            assert held(world, 0) + Counter(cards(pile(world))) == Counter(cards("red blue green wild"))
        assert len({hand(world, 0) for world in imagined}) == 4
    own = worlds(state, 0)
    assert {hand(world, 0) for world in own} == {"red"}
    assert {Counter(cards(pile(world))) == Counter(cards("blue green wild")) for world in own} == {True}
    assert len({pile(world) for world in own}) == 6


@pytest.mark.rule("ROU-035", "ROU-071")
def test_older_cards_of_a_hand_are_not_from_the_new_pile() -> None:
    state = table(3, hands=["black2"], discards="red blue", rest=2)
    play(state, "draw deck", chance=ScriptedChance({"deck|3": cards("red blue")}))
    play(state, "draw deck")
    assert public(state).pile == 0
    for viewer in (1, WATCHER):
        imagined = worlds(state, viewer)
        assert all({RED, BLUE} <= set(held(world, 0)) for world in imagined)
        assert len({hand(world, 0) for world in imagined}) > 5


@pytest.mark.rule("ROU-035", "ROU-071")
def test_cards_that_were_drawn_unseen_and_paid_since_are_accounted_for() -> None:
    state = table(3, hands=["black2"], discards="red2", rest=2)
    play(state, "draw deck", chance=ScriptedChance({"deck|3": cards("red2")}))
    play(state, "draw deck")
    for _ in (1, 2):
        play(state, "contracts")
        play(state, "keep both")
    play(state, "claim 20 red2")
    for viewer in (0, 1, 2, WATCHER):
        for world in worlds(state, viewer):
            assert held(world, 0).total() == 2
            assert world.unseen[0] == state.unseen[0]


@pytest.mark.rule("ROU-034", "ROU-071")
def test_wilds_that_were_left_in_the_market_tell_how_few_coloured_cards_the_pile_can_have() -> None:
    state = table(market="wild4 red", pile="blue wild", rest=1)
    for viewer in (0, WATCHER):
        coloured = {sum(card != WILD for card in cards(pile(world))) for world in worlds(state, viewer)}
        assert coloured == {0, 1}


@pytest.mark.rule("ROU-070", "ROU-071")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_every_moment_of_a_game_every_viewer_imagines_worlds_that_look_the_same(seats: int) -> None:
    luck, dice = QuickChance(f"imagined {seats}"), random.Random(seats)
    state, _ = begin(GAME, seats, Options(), luck)
    moment = 0
    while GAME.waiting(state):
        if moment % 5 == 0:
            worlds(state, moment % (seats + 1) - 1, number=2)
        seat = dice.choice(GAME.waiting(state))
        carry_out(state, GAME.play(state, seat, dice.choice(list(GAME.moves(state, seat))), luck))
        moment += 1
    for viewer in range(-1, seats):
        worlds(state, viewer, number=2)
