"""Nobody goes back over what came to light, whoever sits there: what a seat learned is never dealt to it again."""

from collections import Counter

import pytest

from contract.messages import LeakError, Messages
from contract.playing import viewers
from contract.resampling import resampler_of
from contract.tables import FULL
from mokum.catalog import game as find_game
from mokum.catalog import shipped
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Seat, Viewer
from mokum.kernel.story import play_on_copy
from mokum.tables import Refusal
from mokum.tables.deciding.commands import AnswerTakeBack, TakeBack
from mokum.tables.log.happenings import AnyHappening, TakeBackAsked, TakenBack
from tables.party import PLAYERS, a_few
from tables.staging import Stage, Told

POSITIONS = 10_000 if FULL else 300
STRETCH = 24
"""Positions of one game, one after the other."""
WORLDS = 2


def stages(slug: str) -> list[tuple[int, int]]:
    """How many people and bots: from one person to no bot, at the smallest and at the largest table."""
    found = {a_few(slug), find_game(slug).meta.seats[-1]}
    return [(people, seats - people) for seats in sorted(found) for people in range(1, seats + 1)]


def look_for_a_peek(stage: Stage, seat: Seat, back: list[Told], seed: str) -> None:
    """Whether anybody can tell, by the moves to be taken back, worlds apart that looked the same before them.

    What the seat that goes back showed of its own by its own moves it chose to show.
    """
    for viewer in viewers(len(stage.standing.places)):
        for world in range(WORLDS):
            _compare(stage, seat, back, viewer, QuickChance(f"{seed} {viewer} {world}"))


def _compare(stage: Stage, seat: Seat, back: list[Told], viewer: Viewer, chance: QuickChance) -> None:
    game = stage.standing.game
    resampler, messages = resampler_of(game), Messages(game, len(stage.standing.places), viewer)
    other = resampler.resample(back[0].before, viewer, chance)
    for told in back:
        mover = told.seat
        partner = told.move if mover == viewer else resampler.counterpart(told.before, other, mover, told.move)
        if game.refusal(other, mover, partner) is not None:
            if mover == seat:
                return
            raise LeakError(f"viewer {viewer} has learned that seat {mover} could play {told.move}")
        other, events = play_on_copy(game, other, mover, partner, chance)
        messages.compare(messages.told(told.events), messages.told(events))
    messages.compare(messages.now(back[-1].after), messages.now(other))


def agreed_by_all(stage: Stage, seat: Seat) -> bool:
    """Everybody who is there and asked says yes; whether that took the move back."""
    for other in range(stage.people):
        if other != seat and stage.standing.places[other].is_person:
            stage.do(PLAYERS[other], AnswerTakeBack(True))
    return stage.standing.take_back is None


def check(stage: Stage, seat: Seat, decision: tuple[AnyHappening, ...], seed: str) -> str:
    """What was granted to a seat; says of which kind it was."""
    (what,) = decision
    assert isinstance(what, TakenBack | TakeBackAsked)
    back = [told for told in stage.line if told.version > what.to]
    assert back[0].seat == seat
    assert not back[0].by_bot
    look_for_a_peek(stage, seat, back, seed)
    assert not any(event.reveals for told in back for event in told.events)
    movers = {told.seat for told in back} - {seat}
    people = {mover for mover in movers if mover < stage.people}
    if isinstance(what, TakeBackAsked):
        assert people, "nobody is asked for nothing"
        assert not any(stage.standing.places[other].stand_in for other in range(stage.people))
        return "asked"
    assert not people, "nobody's move goes without a word of theirs"
    return "over bots" if movers else "alone"


def walk(slug: str, positions: int) -> Counter[str]:
    """Random positions at tables with bots, stand-ins and people away: at each, everybody tries to go back."""
    kinds: Counter[str] = Counter()
    seen, number, sizes = 0, 0, stages(slug)
    while seen < positions:
        number += 1
        seed, chance = f"{slug} {number}", QuickChance(f"undo {slug} {number}")
        stage = Stage(slug, *sizes[number % len(sizes)], seed)
        for _ in range(chance.below(90) if chance.below(3) else 0):
            if not stage.standing.is_over:
                stage.go_on()
        for _ in range(STRETCH):
            if stage.standing.is_over:
                break
            stage.go_on()
            seen += 1
            for seat in range(stage.people):
                decision = stage.decision(PLAYERS[seat], TakeBack())
                if isinstance(decision, Refusal):
                    kinds["refused"] += 1
                    continue
                kinds[check(stage, seat, decision, f"{seed} {seen}")] += 1
                if chance.below(3) == 0:
                    stage.take(decision)
                    assert stage.standing.take_back is None or agreed_by_all(stage, seat)
    return kinds


@pytest.mark.parametrize("slug", shipped())
def test_nothing_that_a_seat_learned_is_dealt_to_it_again(slug: str) -> None:
    kinds = walk(slug, POSITIONS)
    assert all(kinds[kind] for kind in ("refused", "alone", "asked", "over bots")), kinds


PLANTED = [
    ("routes", "CardDrawn", "reveals"),
    ("routes", "MarketFilled", "reveals"),
    ("routes", "ContractsDrawn", "reveals"),
    ("routes", "RouteClaimed", "lays_open"),
    ("merchants", "CardDrawn", "reveals"),
    ("merchants", "Pressed", "reveals"),
    ("harbour", "DiceRolled", "reveals"),
    ("harbour", "CardsRevealed", "reveals"),
]


@pytest.mark.parametrize(("slug", "name", "mark"), PLANTED)
def test_an_event_that_does_not_say_what_it_shows_is_found(
    slug: str, name: str, mark: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kinds = {kind.__name__: kind for kind in find_game(slug).types.event.__args__}
    monkeypatch.setattr(kinds[name], mark, False)
    with pytest.raises(LeakError):
        walk(slug, POSITIONS)
