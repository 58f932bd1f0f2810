"""Taking back: what nothing reveals can be undone, decision by decision, and luck and secrets are barriers."""

import pytest

from games.harbour.build import GAME, deal, end_turn, let, offered, play, table
from games.harbour.luck import Luck
from games.harbour.whole_games import TABLES, game_at_random, replayed
from mokum.games.harbour import events as all_events
from mokum.games.harbour.agenda import BeginRound, ChooseDie, EndRound, RollDice
from mokum.games.harbour.game import Options
from mokum.games.harbour.state import State
from mokum.kernel.agenda import NOBODY
from mokum.kernel.event import Event
from mokum.kernel.story import carry_out

BARRIERS = {
    "GoodsLaid", "DockersPlaced", "DistrictsDrawn", "PileShuffled", "TilesStacked", "TileTurned", "PawnsStacked",
    "TasksShuffled", "TasksDealt", "CardsRevealed", "DiceRolled", "PileCardTaken", "TasksRevealed",
}  # fmt: skip
"""What chance decides, or what shows something that was hidden (HAR-410, HAR-411, HAR-413)."""


def kinds_of_events() -> dict[str, type[Event[State]]]:
    """All events of the game by name."""
    found = (getattr(all_events, name) for name in all_events.__all__)
    return {kind.__name__: kind for kind in found if isinstance(kind, type) and issubclass(kind, Event)}


def is_barrier(happened: list[Event[State]]) -> bool:
    """Whether nothing before these events can be taken back."""
    return any(event.reveals for event in happened)


@pytest.mark.rule("HAR-413", "HAR-421")
@pytest.mark.parametrize("name", sorted(kinds_of_events()))
def test_chance_and_reveals_are_barriers_and_nothing_else_is(name: str) -> None:
    assert kinds_of_events()[name].reveals == (name in BARRIERS)


@pytest.mark.rule("HAR-420", "HAR-421", "HAR-422", "HAR-V112")
def test_a_turn_is_taken_back_decision_by_decision_to_its_start() -> None:
    first = table(pool="pink3 grey2", hold="tulip", barge="w10", arms={1: "G6"}, goods={"P3": "coffee"})
    state = first.copy()
    stations: list[State] = []
    log: list[list[Event[State]]] = []
    for move in (
        "step tulip", "pay grey", "deliver tulip", "step w10", "pay grey", "buy p3", "sell cube", "gain black",
        "step w09", "pay black", "end", "keep pink",
    ):  # fmt: skip
        stations.append(state.copy())
        log.append([*play(state, move)])
    assert not any(is_barrier(happened) for happened in log)
    while log:
        log.pop()
        before = first.copy()
        carry_out(before, [event for happened in log for event in happened])
        assert before == stations.pop()
    assert before == first


@pytest.mark.rule("HAR-422", "HAR-V112")
def test_the_answer_that_completes_the_last_turn_of_a_round_turns_up_a_tile() -> None:
    state = table(pool={0: "pink", 1: "pink"})
    assert not is_barrier([*play(state, "end", "keep pink")])
    assert not is_barrier([*play(state, "end")])
    assert is_barrier([*play(state, "keep pink")])


@pytest.mark.rule("HAR-422")
def test_without_cubes_the_end_of_the_last_turn_is_the_barrier() -> None:
    state = table()
    assert not is_barrier([*play(state, "end")])
    assert is_barrier([*play(state, "end")])


@pytest.mark.rule("HAR-422", "HAR-317")
@pytest.mark.parametrize(("discards", "answer", "barrier"), [((5, 6), "take 5", False), ((), "draw artisan", True)])
def test_only_a_swap_that_draws_from_a_pile_is_a_barrier(discards: tuple[int, ...], answer: str, barrier: bool) -> None:
    state = table(rack=(1,), discards=discards, florins=2, tile="CA18", extensions=(4,))
    assert not is_barrier([*play(state, "market")])
    assert is_barrier([*play(state, answer)]) is barrier


@pytest.mark.rule("HAR-423", "HAR-V112")
def test_a_card_of_the_offer_can_be_taken_back_but_not_by_the_last_seat() -> None:
    state = table(3)
    assert is_barrier([*let(state, BeginRound(NOBODY))]), "the offer is a reveal"
    for _ in range(2):
        assert not is_barrier([*play(state, offered(state)[0])])
    assert is_barrier([*play(state, offered(state)[0], chance=Luck())]), "the roll follows"


@pytest.mark.rule("HAR-423")
def test_a_choice_of_dice_can_be_taken_back() -> None:
    state = table()
    assert is_barrier([*let(state, RollDice(NOBODY), chance=Luck(dice="1 2 3 4 5 6"))])
    for _ in range(2):
        assert isinstance(state.agenda[-1], ChooseDie)
        assert not is_barrier([*play(state, "die black", "die brown")])


@pytest.mark.rule("HAR-423")
def test_in_the_solo_game_toms_steps_are_part_of_the_roll() -> None:
    state = table(1, river={0: 3, 1: 0})
    let(state, BeginRound(NOBODY))
    happened = play(state, offered(state)[0], chance=Luck(dice="1 1 1 6 6 6"))
    rolled = next(at for at, event in enumerate(happened) if event.reveals)
    assert state.pawns[1] >= 3
    assert not any(type(event).__name__ in ("PawnMoved", "BlockTaken", "TomHoused") for event in happened[:rolled])


@pytest.mark.rule("HAR-421", "HAR-413")
def test_starting_cards_and_cubes_can_be_taken_back_after_the_reveal() -> None:
    state = deal(2, Options(extensions=(1,)))
    assert not is_barrier([*play(state, "foreman depot-1")])
    assert is_barrier([*play(state, "bailiff p3")]), "the starting cards come to light"
    while "cube pink" not in offered(state):
        assert not is_barrier([*play(state, offered(state)[0])])
    for _ in range(3):
        assert not is_barrier([*play(state, "cube pink")])
    assert is_barrier([*play(state, "cube grey")]), "the first round begins with an offer"


@pytest.mark.rule("HAR-413", "HAR-421", "HAR-301")
def test_the_tasks_at_the_end_are_a_reveal() -> None:
    state = table(round=12, extensions=(2,), tasks={0: (30,), 1: (14,)})
    assert is_barrier([*let(state, EndRound(NOBODY))])
    without = table(round=12)
    end_turn(without)
    assert not is_barrier([*end_turn(without)]), "without tasks nothing is revealed by the final scoring"


@pytest.mark.rule("HAR-424", "HAR-420", "HAR-V112")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_without_the_last_decisions_the_log_is_the_game_as_if_they_had_not_been_made(
    seats: int, options: Options
) -> None:
    setup, told = game_at_random(seats, options, 4)
    live = replayed(seats, options, list(setup))
    stations = [live.copy()]
    for decision in told[:60]:
        carry_out(live, decision.events)
        stations.append(live.copy())
    for kept in range(60):
        log = [*setup, *(event for decision in told[:kept] for event in decision.events)]
        assert replayed(seats, options, log) == stations[kept]
        assert GAME.waiting(stations[kept]) == (told[kept].seat,)
