"""Every rule and every vector of `rules.md`."""

from collections import Counter

import pytest

from bridges.board import BOATS
from bridges.events import BoatDrawn, BoatsShuffled, BridgeOpened, QueueTowed, TurnBegun
from bridges.game import GAME
from bridges.moves import Send
from bridges.state import State, Tally, Turn, Waiting
from bridges.view import view_of
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import WATCHER
from mokum.kernel.story import IllegalMove, begin, play_on_copy
from mokum.kernel.words import plain

CHANCE = QuickChance("bridges")
NAMES = ("Anna", "Bert")


def position(hands: list[tuple[int, ...]], queue: tuple[int, ...] = (), *, pile: tuple[int, ...] = (8, 8)) -> State:
    """Seat 0 is to move; the last seat sent whatever waits under the first bridge."""
    last = len(hands) - 1
    state = GAME.new(len(hands), None)
    state.hands, state.pile, state.agenda = hands, pile, (Turn((0,)),)
    state.queues[0] = tuple(Waiting(last, mast) for mast in queue)
    missing = Counter(BOATS) - Counter(mast for hand in (*hands, pile) for mast in hand)
    state.sent = [missing[mast] for mast in range(10)]
    return state


def played(state: State, text: str, seat: int = 0) -> State:
    after, _ = play_on_copy(GAME, state, seat, GAME.catalogue.parse(text), CHANCE)
    return after


@pytest.mark.rule("BRI-001", "BRI-002", "BRI-003")
def test_what_there_is() -> None:
    assert GAME.meta.seats == (2, 3, 4)
    assert Counter(BOATS) == dict.fromkeys(range(1, 10), 4)
    assert GAME.new(2, None).queues == [(), (), ()]


@pytest.mark.rule("BRI-010", "BRI-011")
def test_three_boats_are_dealt_to_each_seat_in_turn_order() -> None:
    firsts = set()
    for seed in range(20):
        _, events = begin(GAME, 3, None, QuickChance(seed))
        (shuffled,) = (event for event in events if isinstance(event, BoatsShuffled))
        (begun,) = (event for event in events if isinstance(event, TurnBegun))
        dealt = [event for event in events if isinstance(event, BoatDrawn)]
        turns = [(begun.seat + place) % 3 for place in range(3) for _ in range(3)]
        assert [event.seat for event in dealt] == turns
        assert [event.mast for event in dealt] == list(shuffled.order[:9])
        firsts.add(begun.seat)
    assert firsts == {0, 1, 2}


@pytest.mark.rule("BRI-020", "BRI-021")
def test_a_seat_sends_a_boat_of_its_own_hand_in_its_turn() -> None:
    state = position([(3, 5), (4,)])
    assert [str(move) for move in GAME.moves(state, 0)][:3] == ["send 3 magere", "send 3 blauw", "send 3 toren"]
    assert len(GAME.moves(state, 0)) == 6
    for seat, text, rule in ((1, "send 4 magere", "BRI-020"), (0, "send 4 magere", "BRI-021")):
        with pytest.raises(IllegalMove) as refused:
            played(state, text, seat)
        assert refused.value.rule == rule


@pytest.mark.rule("BRI-022", "BRI-V01")
def test_a_bridge_opens_at_exactly_fifteen() -> None:
    after = played(position([(4,), (1,)], (5, 6)), "send 4 magere")
    assert (after.queues[0], after.tallies[0]) == ((), Tally(opened=5, bridges=1))


@pytest.mark.rule("BRI-023", "BRI-V02")
def test_a_queue_that_is_too_high_is_towed_away() -> None:
    after = played(position([(9,), (1,)], (5, 6)), "send 9 magere")
    assert (after.queues[0], after.tallies[0]) == ((), Tally(towed=1))


@pytest.mark.rule("BRI-V03")
def test_a_queue_that_is_lower_waits() -> None:
    after = played(position([(3,), (1,)], (5, 6)), "send 3 magere")
    assert [boat.mast for boat in after.queues[0]] == [5, 6, 3]
    assert after.tallies == [Tally(), Tally()]


@pytest.mark.rule("BRI-024", "BRI-025")
def test_the_seat_draws_and_the_turn_goes_to_the_next() -> None:
    after = played(position([(3,), (1,), (2,)], pile=(7, 8)), "send 3 toren")
    assert (after.hands, after.pile) == ([(7,), (1,), (2,)], (8,))
    assert GAME.waiting(after) == (1,)


@pytest.mark.rule("BRI-030", "BRI-031", "BRI-032")
def test_the_last_boat_of_the_pile_ends_the_game_and_queues_that_wait_are_paid() -> None:
    after = played(position([(2,), (1,)], (5, 6), pile=(9,)), "send 2 blauw")
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert (outcome.why, outcome.totals, outcome.ranks) == ("BRI-030", (1, 1), (1, 1))
    assert GAME.refusal(after, 0, Send(2, 0)) == "BRI-030"
    assert after.hands == [(9,), (1,)]
    won = GAME.outcome(played(position([(4,), (1,)], (5, 6), pile=(9,)), "send 4 magere"))
    assert won is not None
    assert (won.totals, won.ranks, won.winners) == ((5, 0), (1, 2), (0,))


@pytest.mark.rule("BRI-040")
def test_who_knows_what() -> None:
    state = position([(3, 5), (4, 7)], (5, 6), pile=(9,))
    assert view_of(state, 0).hand == (3, 5)
    assert view_of(state, WATCHER).hand == ()
    for viewer in (0, WATCHER):
        seen = view_of(state, viewer)
        assert (seen.hands, seen.pile) == ((2, 2), 1)
        assert "7" not in plain(GAME.words.board(seen, NAMES)).replace("17", "")
    drawn = BoatDrawn(1, 9)
    assert drawn.seen_by(1) == drawn
    told = [GAME.words.event(drawn.seen_by(viewer), NAMES) for viewer in (0, 1)]
    assert told == ["Bert draws a boat.", "Bert draws a 9."]


def test_the_words_say_what_a_move_would_do() -> None:
    view = view_of(position([(3, 4, 9), (1,)], (5, 6)), 0)
    assert [(GAME.words.move(Send(mast, 0), view), GAME.words.rule(Send(mast, 0), view)) for mast in (3, 4, 9)] == [
        ("Send the 3 under Magere Brug: 14 of 15", "BRI-020"),
        ("Send the 4 under Magere Brug: it opens, for 5 points", "BRI-022"),
        ("Send the 9 under Magere Brug: 20 is too high, the queue is towed away for -1 point", "BRI-023"),
    ]
    assert GAME.words.event(BridgeOpened(0, 1, 3, 5), NAMES) == "Blauwbrug opens for 3 boats: Anna gets 5 points."
    assert "Anna loses 1 point" in GAME.words.event(QueueTowed(0, 0), NAMES)


def test_facts_say_what_a_move_would_do() -> None:
    state = position([(3, 4, 9), (1,)], (5, 6))
    facts = GAME.facts(state, 0)
    assert (facts.opens, facts.heights) == (15, (11, 0, 0))
    told = {(one.mast, one.bridge): (one.height, one.points) for one in facts.sendings}
    assert [told[mast, 0] for mast in (3, 4, 9)] == [(14, 0), (15, 5), (20, -1)]
    assert told.keys() == {(move.mast, move.bridge) for move in GAME.moves(state, 0)}
    assert GAME.facts(state, WATCHER).sendings == ()


def test_advice_opens_a_bridge_and_tows_nothing() -> None:
    state = position([(3, 4, 9), (1,)], (5, 6))
    moves = GAME.moves(state, 0)
    worth = dict(zip(map(str, moves), GAME.advise(view_of(state, 0), moves), strict=True))
    assert max(worth, key=lambda text: worth[text]) == "send 4 magere"
    assert min(worth, key=lambda text: worth[text]) in ("send 9 magere", "send 3 magere")
