"""Chance: what is drawn, in which order, and that nothing else depends on luck."""

import pytest

from games.harbour.luck import Luck, NoLuck
from games.harbour.whole_games import ALL_FOUR, RULES, TABLES, decisions, game_at_random, replayed
from mokum.games.harbour.board import COLOURS
from mokum.games.harbour.deck import KIND
from mokum.games.harbour.events import DiceRolled, TilesStacked
from mokum.games.harbour.game import Options
from mokum.kernel.chance import KeyedChance, QuickChance
from mokum.kernel.story import carry_out


def what_was_shuffled(seats: int, options: Options) -> list[list[object]]:
    """The things of each draw of the setup, in the order of the draws, without the repeats for dockers."""
    luck = Luck(seed="setup")
    state = RULES.new(seats, options)
    carry_out(state, RULES.setup(state, luck))
    drawn = [sorted(luck.items[label], key=str) for label in luck.asked]
    return [things for at, things in enumerate(drawn) if at == 0 or things != drawn[at - 1]]


@pytest.mark.rule("HAR-410")
def test_the_setup_draws_in_the_order_of_the_rules() -> None:
    draws = what_was_shuffled(3, Options(extensions=(2,)))
    assert [len(things) for things in draws] == [36, 12, 6, 54, 54, 24, 8, 8, 3, 42]
    assert [{KIND[int(str(card))] for card in draws[at]} for at in (3, 4, 5)] == [{"artisan"}, {"building"}, {"plan"}]


@pytest.mark.rule("HAR-410", "HAR-315")
def test_with_more_tiles_ca_a_cb_b_and_the_two_mixes_are_drawn() -> None:
    draws = what_was_shuffled(2, Options(extensions=(4,)))
    assert [len(things) for things in draws] == [36, 12, 6, 54, 54, 24, 4, 8, 4, 8, 6, 6, 2]


@pytest.mark.rule("HAR-410", "HAR-321")
def test_in_the_solo_game_six_dockers_and_two_pawns_are_drawn() -> None:
    draws = what_was_shuffled(1, Options())
    assert [len(things) for things in draws] == [36, 6, 54, 54, 24, 8, 8, 2]  # districts are six too, as dockers are


@pytest.mark.rule("HAR-411")
def test_after_the_setup_only_six_dice_a_round_are_drawn() -> None:
    luck = Luck(seed="dice")
    state = RULES.new(2, ALL_FOUR)
    carry_out(state, RULES.setup(state, luck))
    before = len(luck.asked)
    while waiting := RULES.waiting(state):
        carry_out(state, RULES.play(state, waiting[0], RULES.moves(state, waiting[0])[0], luck))
    assert len(luck.asked) - before == 12 * 6
    assert all(label.startswith("die|") for label in luck.asked[before:])
    assert len(set(luck.asked)) == len(luck.asked)


@pytest.mark.rule("HAR-411")
def test_the_dice_fall_in_the_order_black_brown_violet_pink_orange_grey() -> None:
    luck = Luck(dice="1 2 3 4 5 6")
    state = RULES.new(2, Options())
    carry_out(state, RULES.setup(state, luck))
    rolled: list[DiceRolled] = []
    while not rolled:
        seat = RULES.waiting(state)[0]
        story = carry_out(state, RULES.play(state, seat, RULES.moves(state, seat)[0], luck))
        rolled += [event for event in story if isinstance(event, DiceRolled)]
    assert dict(zip(COLOURS, rolled[0].faces, strict=True)) == {
        "black": 1, "brown": 2, "violet": 3, "pink": 4, "orange": 5, "grey": 6,
    }  # fmt: skip


@pytest.mark.rule("HAR-412", "HAR-V113")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_log_alone_gives_the_same_state_after_every_decision(seats: int, options: Options) -> None:
    chance = QuickChance("live")
    live = RULES.new(seats, options)
    rebuilt = replayed(seats, options, carry_out(live, RULES.setup(live, chance)))
    for decision in decisions(live, chance, QuickChance("answers")):
        carry_out(rebuilt, decision.events)
        assert rebuilt == live
    assert RULES.outcome(rebuilt) is not None


@pytest.mark.rule("HAR-414")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_same_seed_and_the_same_answers_give_the_same_game(seats: int, options: Options) -> None:
    def played() -> list[object]:
        chance = KeyedChance(b"one seed")
        state = RULES.new(seats, options)
        story: list[object] = [*carry_out(state, RULES.setup(state, chance))]
        for number in range(10_000):
            waiting = RULES.waiting(state)
            if not waiting:
                return story
            moves = RULES.moves(state, waiting[0])
            story += carry_out(state, RULES.play(state, waiting[0], moves[number % len(moves)], chance))
        raise AssertionError("the game does not end")

    assert played() == played()


@pytest.mark.rule("HAR-412")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_decision_without_a_roll_needs_no_luck(seats: int, options: Options) -> None:
    setup, told = game_at_random(seats, options, 3)
    state = replayed(seats, options, list(setup))
    without = 0
    for decision in told:
        if not any(isinstance(event, DiceRolled) for event in decision.events):
            after = state.copy()
            carry_out(after, RULES.play(after, decision.seat, decision.move, NoLuck()))
            without += 1
        carry_out(state, decision.events)
    rounds = 10 if options.short else 12
    assert without == len(told) - rounds


@pytest.mark.rule("HAR-347", "HAR-345")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_market_pile_holds_one_tile_for_each_round(seats: int, options: Options) -> None:
    setup, told = game_at_random(seats, options, 1)
    (stacked,) = [event for event in setup if isinstance(event, TilesStacked)]
    rounds = 10 if options.short else 12
    assert len(stacked.order) == len(set(stacked.order)) == rounds
    state = replayed(seats, options, [*setup, *(event for decision in told for event in decision.events)])
    assert state.tile_next == rounds
    assert len(state.plans) - state.drawn[2] == (4 if options.short else 0)
