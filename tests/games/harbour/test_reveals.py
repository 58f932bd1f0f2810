"""No event tells something hidden, or luck, without saying that it does: worlds that look the same part at a reveal."""

from collections import Counter
from itertools import takewhile

import pytest

from contract.harbour.resampler import RESAMPLER
from contract.messages import LeakError, Messages
from contract.playing import viewers
from games.harbour.build import GAME, table
from games.harbour.whole_games import ALL_FOUR, TABLES, Decision, replayed
from games.harbour.whole_games import game_at_random as recorded
from mokum.games.harbour import events as all_events
from mokum.games.harbour.game import Options
from mokum.games.harbour.state import State
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Event
from mokum.kernel.story import carry_out, play_on_copy

USUAL = 6
"""Every so manyth answer that reveals nothing is compared too."""
WORLDS, MANY_WORLDS = 4, 120
"""Many where the worlds differ only if the top of one pile does."""


def before_the_reveal(events: list[Event[State]]) -> list[Event[State]]:
    """What can still be taken back of what happened."""
    return list(takewhile(lambda event: not event.reveals, events))


def compare(state: State, decision: Decision, seed: str, worlds: int = WORLDS) -> Counter[str]:
    """Play an answer in this world and in others, each with its own luck; what tells them apart, by kind of event.

    Raises LeakError if a viewer can tell two worlds apart by something that is no reveal.
    """
    told: Counter[str] = Counter()
    for viewer in viewers(state.seats):
        messages = Messages(GAME, state.seats, viewer)
        for world in range(worlds):
            other = RESAMPLER.resample(state, viewer, QuickChance(f"{seed} {viewer} {world}"))
            messages.compare(messages.now(state), messages.now(other))
            after, events = play_on_copy(GAME, state, decision.seat, decision.move, QuickChance(f"one {seed}"))
            other_after, others = play_on_copy(GAME, other, decision.seat, decision.move, QuickChance(f"two {world}"))
            messages.compare(messages.told(before_the_reveal(events)), messages.told(before_the_reveal(others)))
            try:
                messages.compare(messages.told(events), messages.told(others))
                messages.compare(messages.now(after), messages.now(other_after))
            except LeakError:
                shown = [type(event).__name__ for event in (*events, *others) if event.reveals]
                if not shown:
                    raise
                told[shown[0]] += 1
    return told


def compare_game(seats: int, options: Options, seed: int) -> Counter[str]:
    """A whole game at random: every answer that reveals something, and some others."""
    setup, answers = recorded(seats, options, seed)
    state = replayed(seats, options, list(setup))
    told: Counter[str] = Counter()
    for number, decision in enumerate(answers):
        if number % USUAL == 0 or any(event.reveals for event in decision.events):
            told += compare(state, decision, f"{seed} {number}")
        carry_out(state, decision.events)
    return told


@pytest.mark.rule("HAR-413", "HAR-421", "HAR-401", "HAR-402")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_worlds_that_look_the_same_part_only_where_something_is_revealed(seats: int, options: Options) -> None:
    told = compare_game(seats, options, 11)
    assert {"TileTurned", "DiceRolled"} <= set(told)
    assert ("TasksRevealed" in told) == (2 in options.extensions and not options.tasks.endswith("open"))


@pytest.mark.rule("HAR-413", "HAR-300")
def test_a_deal_of_tasks_and_the_starting_cards_part_worlds() -> None:
    with_tasks = compare_game(2, Options(extensions=(1, 2)), 3)
    without = compare_game(2, Options(extensions=(1,)), 3)
    assert with_tasks["TasksDealt"] > 0
    assert without["TasksDealt"] == 0
    assert without["CardsRevealed"] > 0


def swap_from_a_pile() -> tuple[State, Decision]:
    """The rare draw of HAR-317."""
    state = table(rack=(1,), florins=2, tile="CA18", extensions=(4,))
    carry_out(state, GAME.play(state, 0, GAME.catalogue.parse("market"), QuickChance("")))
    return state, Decision(0, GAME.catalogue.parse("draw artisan"), ())


@pytest.mark.rule("HAR-413", "HAR-317")
def test_a_card_drawn_from_a_pile_parts_worlds() -> None:
    assert compare(*swap_from_a_pile(), "pile", MANY_WORLDS)["PileCardTaken"] > 0


def compare_all_of(name: str) -> None:
    """All answers of a game that brought about such an event, and the rare draw from a pile."""
    if name == "PileCardTaken":
        compare(*swap_from_a_pile(), "pile", MANY_WORLDS)
    setup, answers = recorded(2, ALL_FOUR, 3)
    state = replayed(2, ALL_FOUR, list(setup))
    for number, decision in enumerate(answers):
        if any(type(event).__name__ == name for event in decision.events):
            compare(state, decision, f"planted {number}")
        carry_out(state, decision.events)


@pytest.mark.rule("HAR-413", "HAR-421")
@pytest.mark.parametrize(
    "name", ["TileTurned", "DiceRolled", "CardsRevealed", "TasksDealt", "TasksRevealed", "PileCardTaken"]
)
def test_an_event_that_would_hide_that_it_reveals_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of these marks is needed: without it two worlds part by something that could be taken back."""
    monkeypatch.setattr(getattr(all_events, name), "reveals", False)
    with pytest.raises(LeakError):
        compare_all_of(name)
