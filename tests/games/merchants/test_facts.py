"""Facts beside the view: strengths, what a scoring would pay, and what tiles and cards would give, as in the rules."""

import pytest

from games.merchants.build import auction_off, enter, only, play, table, use_card
from mokum.games.merchants import agenda as a
from mokum.games.merchants.events import AreaScored, BonusEarned, BonusReturned, GoodMoved
from mokum.games.merchants.facts import Facts
from mokum.games.merchants.game import GAME
from mokum.games.merchants.rules.giving import Brought, Gives, NextSpace
from mokum.games.merchants.state import GOODS_BONUS, State
from mokum.games.merchants.timeline import COLONIES, EXCHANGE, QUARTERS, SCORINGS
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import WATCHER, Event, Seat
from mokum.kernel.foreseeing import foresee
from mokum.kernel.story import begin, carry_out


def told(state: State, seat: Seat = 0) -> Facts:
    return GAME.facts(state, seat)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.rule("MER-190", "MER-200", "MER-201", "MER-202", "MER-203", "MER-204", "MER-205", "MER-206")
def test_a_scoring_is_told_beforehand_as_it_is_paid(seats: int) -> None:
    scored = 0
    for state, event in _before_each_event(seats):
        if not isinstance(event, AreaScored):
            continue
        scored += 1
        state.square = event.square - 1
        for seat in range(seats):
            area = told(state, seat).areas[event.area]
            paid = {sector: amount for own, sector, _, amount in event.payments if own == seat}
            assert area.square == event.square
            assert area.pays == (tuple(paid.get(sector, 0) for sector in range(4)) if any(paid.values()) else ())
            assert area.sums[seat] == sum(paid.values())
    assert scored == len(SCORINGS)


def _before_each_event(seats: int) -> list[tuple[State, Event[State]]]:
    """Every event of a game between random players, with the table as it was before."""
    chance, before = QuickChance(f"facts {seats}"), []
    state, _ = begin(GAME, seats, None, chance)
    while waiting := GAME.waiting(state):
        moves = GAME.moves(state, waiting[0])
        for event in GAME.play(state, waiting[0], moves[chance.below(len(moves))], chance):
            before.append((state.copy(), event))
            event.apply(state)
    return before


@pytest.mark.rule("MER-191", "MER-195", "MER-200")
def test_who_leads_and_how_strong_one_is() -> None:
    state = table(3, ex={0: (3, 0, 1, 0), 1: (3, 0, 2, 0), 2: (1, 0, 0, 0)})
    area = told(state).areas[EXCHANGE]
    assert area.best == (3, 0, 2, 0)
    assert area.leaders == ((0, 1), (), (1,), ())
    assert area.own == (3, 0, 1, 0)
    assert told(state, WATCHER).areas[EXCHANGE].own == ()


@pytest.mark.rule("MER-197", "MER-198")
def test_a_house_across_a_bridge_counts_for_the_group_but_not_for_the_bonus_of_its_quarter() -> None:
    state = table(3, houses={0: "NZ05 OZ05"}, colonies={0: "AM01 AM02"})
    facts = told(state)
    assert facts.areas[QUARTERS].own == (0, 2, 2, 0)
    assert facts.areas[QUARTERS].reached == 2
    assert facts.areas[COLONIES].own == (2, 0, 0, 0)
    assert facts.areas[COLONIES].reached == 1


@pytest.mark.rule("MER-230")
def test_how_many_rows_are_far_enough_for_the_goods_bonus() -> None:
    assert told(table(3, ex={0: (2, 1, 0, 8)})).areas[EXCHANGE].reached == 2


@pytest.mark.rule("MER-165", "MER-166")
def test_the_next_scoring_of_each_area() -> None:
    first = told(table(3))
    assert [area.square for area in first.areas] == [
        next(square for square, scored in SCORINGS if scored == area) for area in (EXCHANGE, QUARTERS, COLONIES)
    ]
    assert {area.square for area in told(table(3, year="1665")).areas} == {25}
    assert [(area.square, area.sums) for area in told(table(3, year="1666")).areas] == [(None, (0, 0, 0))] * 3


@pytest.mark.rule("MER-263")
def test_what_is_owed_for_loans() -> None:
    state = table(3)
    assert told(state).owed == 0
    state.loans[0] = 2
    assert told(state).owed == 400
    assert told(state, WATCHER).owed == 0


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.rule("MER-230", "MER-231", "MER-232", "MER-233", "MER-234", "MER-236")
def test_every_move_brings_the_bonuses_that_were_told(seats: int) -> None:
    chance, promised, lost = QuickChance(f"brings {seats}"), 0, 0
    state, _ = begin(GAME, seats, None, chance)
    while waiting := GAME.waiting(state):
        seat, asked = waiting[0], state.agenda[-1]
        moves, brings = GAME.moves(state, seat), told(state, seat).brings
        assert set(brings) <= set(moves.texts())
        if not isinstance(asked, a.ReturnHouse | a.PlaceCard | a.SingleLimit | a.DoubleLimit):
            for move in moves:
                brought = brings.get(str(move), Brought())
                money = _bonuses(foresee(GAME, state, seat, move).events, seat)
                assert brought.money == money, (move, state.agenda)
                promised, lost = promised + max(0, money), lost + min(0, money)
        carry_out(state, GAME.play(state, seat, moves[chance.below(len(moves))], chance))
    assert promised > 300
    assert lost < 0


def _bonuses(events: tuple[Event[State], ...], seat: Seat) -> int:
    """The money of the bonuses that a seat earns, less what it returns."""
    earned = sum(event.money for event in only(events, BonusEarned) if event.seat == seat)
    return earned - sum(event.money for event in only(events, BonusReturned) if event.seat == seat)


@pytest.mark.rule("MER-233", "MER-236")
def test_a_house_costs_the_bonuses_that_go_with_it() -> None:
    state = table(3, houses={0: "NZ05 OZ05 LA03"}, cash=0)
    enter(state, "1664")
    assert isinstance(state.agenda[-1], a.CrossedArms)
    assert told(state).brings == {
        "remove nz05": Brought(money=-40, bridge=5),
        "remove oz05": Brought(money=-40, bridge=5),
    }


@pytest.mark.rule("MER-232", "MER-233")
def test_a_house_may_join_a_bridge_and_complete_the_quarters() -> None:
    state = table(3, houses={0: "NZ05 GR03 LA03"})
    use_card(state, 0, "A07")
    brings = told(state).brings
    assert brings["build oz05"] == Brought(money=140, bridge=5, whole_set=True)
    assert {move: brought for move, brought in brings.items() if brought.bridge is None} == {
        move: Brought(money=100, whole_set=True) for move in brings if move != "build oz05"
    }


@pytest.mark.rule("MER-230")
def test_the_step_that_earns_the_free_house() -> None:
    state = table(3, ex={0: (2, 2, 1, 2)})
    enter(state, "1588")
    while state.agenda[-1].seats != (0,):
        play(state, state.agenda[-1].seats[0], "decline")
    assert told(state).brings == {"advance spice": Brought(whole_set=True)}
    assert told(state).steps == ((3,), (3,), (2,), (3,))


@pytest.mark.rule("MER-016")
def test_steps_never_go_beyond_the_last_space_nor_without_a_tile() -> None:
    state = table(3, ex={0: (7, 8, 0, 1)}, supply={0: 0})
    use_card(state, 0, "G01")
    assert told(state).steps == ((8, 8), (8, 8), (0, 0), (2, 3))
    state.supply[0] = 1
    assert told(state).steps == ((8, 8), (8, 8), (1, 2), (2, 3))
    moved = only(play(state, 0, "goods sugar sugar spice"), GoodMoved)
    assert [(event.good, event.space) for event in moved] == [(0, 8), (2, 1)]


@pytest.mark.rule("MER-072")
def test_a_colony_is_placed_before_its_good() -> None:
    state = table(3, ex={0: (0, 3, 0, 0)}, supply={0: 1})
    use_card(state, 0, "C01")
    assert told(state).steps == ((0,), (4,), (0,), (0,))


@pytest.mark.rule("MER-230")
def test_the_goods_that_are_missing_for_the_free_house() -> None:
    state = table(3, ex={0: (0, 2, 1, 3)})
    use_card(state, 0, "G01")
    assert told(state).goods_missing == (0, 0, 2)
    earned = only(play(state, 0, "goods sugar sugar spice"), BonusEarned)
    assert [event.bonus for event in earned] == [GOODS_BONUS]
    use_card(state, 0, "G02")
    assert told(state).goods_missing == ()


@pytest.mark.rule("MER-070", "MER-073")
def test_a_colony_card_gives_a_site_and_nothing_without_a_tile() -> None:
    state = table(4, colonies={1: "AM01 AM02"})
    auction_off(state, "C01")
    assert told(state).gives == Gives(sites=7, free=(7, 0, 0, 0))
    state.supply[0] = 0
    assert told(state).gives == Gives()


@pytest.mark.rule("MER-071", "MER-072", "MER-231")
def test_a_colony_card_for_one_good_moves_it_on() -> None:
    state = table(4, colonies={0: "AM01 AF01 EU01"}, ex={0: (1, 0, 0, 0), 1: (2, 0, 0, 0), 2: (5, 0, 0, 0)})
    auction_off(state, "C13")
    gives = told(state).gives
    assert gives is not None
    assert gives.whole_set == 3
    assert gives.step == NextSpace(to=2, level=(1,), ahead=(2,))


@pytest.mark.rule("MER-083")
def test_a_good_moves_on_where_no_house_can_be_built() -> None:
    state = table(4, ex={0: (0, 0, 0, 0)}, supply={0: 0})
    state.exchange[:4] = [1, 1, 1, 1]
    auction_off(state, "A13")
    gives = told(state).gives
    assert gives is not None
    assert (gives.free, gives.bridges, gives.whole_set) == ((), (), None)
    assert gives.step is not None
    assert gives.step.to == 2


@pytest.mark.rule("MER-080", "MER-230", "MER-232", "MER-233")
def test_all_that_an_amsterdam_card_gives() -> None:
    state = table(4, houses={0: "NZ05 GR03 LA03", 1: "OZ01"}, ex={0: (2, 2, 2, 1)})
    auction_off(state, "A07")
    gives = told(state).gives
    assert gives is not None
    assert (gives.sites, gives.free) == (9, (0, 0, 9, 0))
    assert gives.bridges == (26,)
    assert gives.whole_set == 2
    assert gives.step is None
    assert gives.free_house == 3


@pytest.mark.rule("MER-117", "MER-141", "MER-143")
def test_what_is_left_of_the_money_by_limit() -> None:
    state = table(3, cash=[90, 250, 400])
    auction_off(state)
    assert told(state).left == (40, 30, 20, 10, 0)
    assert told(state, WATCHER).left == ()
    for seat, text in enumerate(("pass", "open", "pass")):
        play(state, seat, text)
    assert isinstance(state.agenda[-1], a.DoubleLimit)
    assert told(state, 0).left == ()
    assert told(state, 1).left == (30, 10)


@pytest.mark.rule("MER-147")
def test_whoever_has_sealed_is_told_no_more_and_others_learn_nothing_of_it() -> None:
    state = table(3)
    auction_off(state)
    others = told(state, 1), told(state, WATCHER)
    play(state, 0, "limit 70")
    assert told(state, 0).gives is None
    assert (told(state, 1), told(state, WATCHER)) == others
