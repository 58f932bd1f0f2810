"""No chain goes on for ever: every trigger and every exchange runs out, by the declarations and in play (HAR-262)."""

from collections.abc import Iterator
from typing import Any, cast

import msgspec
import pytest

from games.harbour.build import GAME, play, table
from games.harbour.chain_lengths import DELIVERY, MOST_EVENTS
from games.harbour.chains import LOOSE, Deck, Means, UnknownEffect
from games.harbour.luck import NoLuck
from games.harbour.rich_turns import rich_table
from games.harbour.what_is_left import DECK, SCALE, left
from games.harbour.whole_games import TABLES, Decision, decisions
from mokum.games.harbour.agenda import Act
from mokum.games.harbour.deck import CARDS, MARKET, TASKS
from mokum.games.harbour.effects import gains
from mokum.games.harbour.effects.counts import Rack
from mokum.games.harbour.effects.gains import ChosenCubes, Florins, FreePlanUse, FreeSteps, PayAnyCubes, PayFlorins
from mokum.games.harbour.effects.gains import Points as PointsGained
from mokum.games.harbour.effects.occasions import Card, Cost, Effect, Knob, OnActivation, OnCardGain, OnDie, Use
from mokum.games.harbour.events import TileTurned, TurnBegan
from mokum.games.harbour.game import Options
from mokum.games.harbour.rules.giving import GAINS
from mokum.games.harbour.state import State
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Seat
from mokum.kernel.story import carry_out


class Endless(gains.Gain, frozen=True):
    """A gain that the analysis has never heard of."""


class OnSunday(msgspec.Struct, frozen=True):
    """An occasion that the analysis has never heard of."""

    gain: tuple[gains.Gain, ...] = ()


def with_card(effect: Effect, timing: str = "permanent", kind: str = "artisan") -> Deck:
    """The deck with one more card."""
    planted = Card(len(CARDS) + 1, kind, "planted", "Planted", Cost(pink=1), timing, effect, "")
    return Deck([*CARDS.values(), planted], MARKET.values(), TASKS.values())


# By the declarations.


@pytest.mark.rule("HAR-262", "HAR-255", "HAR-204", "HAR-V75")
def test_no_chain_of_the_declared_cards_and_tiles_goes_on_for_ever() -> None:
    assert DECK.circle(loose_only=True) is None
    assert DECK.endless() == []


@pytest.mark.rule("HAR-262", "HAR-208")
def test_what_is_loose_are_the_triggers_the_exchanges_and_the_steps_of_the_barge() -> None:
    """Everything else has a bound of its own; these are bounded by what set them off, or by what they cost."""
    loose = {name for name, deed in DECK.deeds.items() if deed.bound == LOOSE}
    triggers = {name for name in loose if DECK.deeds[name].by_itself}
    assert loose - triggers == {"card 32", "card 36", "card 38", "card 39", "step for a cube", "free step"}
    numbers = (26, 30, 33, 35, 41, 71, 72, 73, 74, 75, *range(76, 85))
    assert triggers == {"free use of a plan", *(f"card {number}" for number in numbers)}
    assert len(DECK.deeds) > len(CARDS) + len(MARKET) + len(TASKS)


@pytest.mark.rule("HAR-262")
def test_there_are_circles_and_something_runs_out_in_each() -> None:
    """Without bounds and prices the game would be endless: the analysis has something to find."""
    assert DECK.circle(loose_only=False) is not None
    assert "card 39" in DECK.leads_to("card 32")
    assert "card 32" in DECK.leads_to("card 39")
    assert {"card 30", "card 33", "card 35", "card 41"} <= {
        after for name in DECK.leads_to("card 38") for after in DECK.leads_to(name)
    }


@pytest.mark.rule("HAR-262", "HAR-V75")
@pytest.mark.parametrize("name", DECK.exchanges())
def test_every_exchange_loses_on_one_scale(name: str) -> None:
    assert DECK.deeds[name].pay.at(SCALE) > DECK.total(name).at(SCALE)


@pytest.mark.rule("HAR-262")
@pytest.mark.parametrize(
    ("effect", "timing", "kind", "found"),
    [
        (Use(gain=(PointsGained(1),)), "permanent", "artisan", ["card {}"]),
        (Use(gain=(Florins(2),), pay=PayFlorins(1)), "permanent", "building", ["card {}"]),
        (Use(gain=(ChosenCubes(3),), pay=PayFlorins(2)), "permanent", "artisan", ["card 32", "card {}"]),
        (Use(gain=(Florins(1),), pay=PayAnyCubes(2)), "permanent", "artisan", ["card 39", "card {}"]),
        (OnCardGain("florins", gain=(Florins(1),)), "permanent", "building", ["card 32", "card 39"]),
        (Use(gain=(FreePlanUse(),)), "III", "plan", ["free use of a plan", "free use of a plan"]),
    ],
    ids=[
        "points for nothing",
        "florins from florins",
        "cubes dearer than 032",
        "florins cheaper than 039",
        "a second 071",
        "a plan that uses itself",
    ],
)
def test_a_planted_card_that_feeds_itself_is_found(effect: Effect, timing: str, kind: str, found: list[str]) -> None:
    deck = with_card(effect, timing, kind)
    assert sorted(deck.endless()) == sorted(name.format(len(CARDS) + 1) for name in found)


@pytest.mark.rule("HAR-262")
@pytest.mark.parametrize(
    ("effect", "timing"),
    [
        (Use(gain=(FreeSteps(2), PointsGained(1)), pay=PayAnyCubes(1)), "permanent"),
        (Use(gain=(ChosenCubes(9),)), "III"),
        (OnActivation("plan", gain=(gains.FreeActivations(1),)), "permanent"),
    ],
    ids=["steps for a cube", "many cubes once a round", "a card of the rack for a card of the rack"],
)
def test_a_planted_card_that_runs_out_is_let_pass(effect: Effect, timing: str) -> None:
    assert with_card(effect, timing).endless() == []


@pytest.mark.rule("HAR-262")
@pytest.mark.parametrize(
    ("effect", "timing"),
    [
        (Use(gain=(Endless(),)), "III"),
        (OnSunday(), "permanent"),
        (Knob(cast("Any", "blocks_for_nothing"), 1), "permanent"),
        (Knob("plan_limit", "any"), "permanent"),
        (Use(gain=(Florins(1, per=Rack()),)), "III"),
        (Use(gain=(Florins(1),)), "II"),
        (OnDie(gain=(Florins(1),)), "permanent"),
        (OnCardGain("points", gain=(ChosenCubes(1),)), "permanent"),
    ],
)
def test_what_the_analysis_does_not_know_is_not_passed_over(effect: Effect, timing: str) -> None:
    with pytest.raises(UnknownEffect):
        with_card(effect, timing)


# In play.


def turns(seats: int, options: Options, seed: int) -> Iterator[tuple[State, Seat, Decision | None]]:
    """The state and the acting seat at every decision of every turn, and the answer that led there; None begins one."""
    chance, answers = QuickChance(f"luck {seed}"), QuickChance(f"answers {seed}")
    state = GAME.new(seats, options)
    carry_out(state, GAME.setup(state, chance))
    acting: Seat | None = None
    for decision in decisions(state, chance, answers, long_turns=seed % 2 == 0):
        begun = [event.seat for event in decision.events if isinstance(event, TurnBegan)]
        if begun:
            acting = begun[-1]
        elif any(isinstance(event, TileTurned) for event in decision.events) or not GAME.waiting(state):
            acting = None
        if acting is not None and state.final == ():
            yield state, acting, None if begun else decision


@pytest.mark.rule("HAR-262", "HAR-V113")
@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_what_is_left_of_a_turn_falls_with_every_answer(seats: int, options: Options, seed: int) -> None:
    """And so a turn has no more answers than were left at its beginning."""
    before, first, answered = 0, 0, 0
    for state, seat, decision in turns(seats, options, seed):
        now = left(state, seat)
        if decision is None:
            first, answered = now, 0
        else:
            answered += 1
            assert 0 <= now < before, f"{decision.move} leaves {now} of {before}"
            assert answered <= first - now
        before = now
    assert first > 0


@pytest.mark.rule("HAR-262", "HAR-255", "HAR-204")
@pytest.mark.parametrize("seed", range(60))
def test_what_is_left_falls_where_there_is_much_of_everything(seed: int) -> None:
    state, chance = rich_table(seed), QuickChance(f"answers {seed}")
    before = first = left(state, 0)
    answered = 0
    for decision in decisions(state, NoLuck(), chance, long_turns=True):
        answered += 1
        if any(isinstance(event, TurnBegan) for event in decision.events):
            break
        now = left(state, 0)
        assert 0 <= now < before, f"{decision.move} leaves {now} of {before}"
        if any(isinstance(pending, Act) for pending in state.agenda):
            assert len(decision.events) <= MOST_EVENTS, decision
        before = now
    assert 30 < answered <= first


@pytest.mark.rule("HAR-262", "HAR-255", "HAR-V113")
@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_no_answer_of_a_turn_brings_more_events_than_its_longest_chain(seats: int, options: Options, seed: int) -> None:
    for state, _, decision in turns(seats, options, seed):
        if decision is not None and any(isinstance(pending, Act) for pending in state.agenda):
            assert len(decision.events) <= MOST_EVENTS, decision


@pytest.mark.rule("HAR-164", "HAR-255")
def test_the_longest_chain_of_a_delivery_is_as_long_as_reckoned() -> None:
    state = table(
        round=3, tableau=(71, 72, 73, 75, 76), hold="crystal", barge="crystal", foreman="crystal", arms={1: "G6"},
        extensions=(1,),
    )  # fmt: skip
    assert len(play(state, "deliver crystal")) == DELIVERY + 1


@pytest.mark.rule("HAR-262", "HAR-V75")
def test_exchanges_back_and_forth_come_to_an_end() -> None:
    """The richest of seats with every exchange and 071, which never ends its turn while it can do anything else."""
    state = table(tableau=(32, 36, 39, 71), pool="pink9 grey9 black9", florins=20)
    before, chance, answered = left(state, 0), QuickChance("back and forth"), 0
    bound = before
    while moves := [move for move in GAME.moves(state, 0) if not str(move).startswith(("end", "step", "river"))]:
        carry_out(state, GAME.play(state, 0, moves[chance.below(len(moves))], chance))
        now, answered = left(state, 0), answered + 1
        assert now < before
        before = now
    assert 50 < answered <= bound - before
    assert Means(florins=state.florins[0]).at(SCALE) < bound


@pytest.mark.rule("HAR-262")
def test_the_measure_sees_a_card_that_feeds_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Card 036 as if it gave three cubes for two: the turn would go on, and what is left does not fall."""
    generous = Use(gain=(ChosenCubes(3),), pay=PayAnyCubes(2))
    monkeypatch.setitem(CARDS, 36, msgspec.structs.replace(CARDS[36], effect=generous))
    monkeypatch.setitem(GAINS, 36, generous.gain)
    state = table(tableau=(36,), pool="pink2")
    before = left(state, 0)
    play(state, "use 36", *(["gain pink"] * 3))
    assert left(state, 0) >= before
