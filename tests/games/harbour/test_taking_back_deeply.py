"""Taking back at a real table: any number of decisions, to the very same state, and never past what came to light."""

import pytest

from games.harbour.build import GAME, table
from games.harbour.rich_turns import rich_table
from games.harbour.whole_games import ALL_FOUR, TABLES
from mokum.cli.luck import fair_deal
from mokum.cli.session import CannotTakeBack, Played, Session
from mokum.games.harbour.game import Options
from mokum.games.harbour.state import State
from mokum.kernel.chance import QuickChance
from mokum.kernel.codec import encode
from mokum.kernel.event import Seat
from mokum.kernel.record import write
from mokum.kernel.verifying import verify

NAMES = ("Anna", "Ben", "Cees", "Daan")
OFTEN = 5
"""Every so manyth decision on average everything is taken back that can be."""
DEEP = 30

Station = tuple[bytes, tuple[str, ...]]
"""A whole state as it was, and the moves that it offered."""


def sit_down(seats: int, options: Options, seed: int, state: State | None = None) -> Session:
    """A new table; or one at which the game has come to this state."""
    session = Session(GAME, NAMES[:seats], options, fair_deal(seats, str(seed)))
    session.state = state or session.state
    return session


def station(session: Session) -> Station:
    """Bytes, so that nothing that happens later can reach what was kept."""
    moves = (str(move) for seat in session.waiting for move in GAME.moves(session.state, seat))
    return encode(session.state), tuple(moves)


def play_at_random(session: Session, answers: QuickChance) -> Played:
    """Any move but the end of a turn, unless there is no other."""
    (seat,) = session.waiting
    moves = list(GAME.moves(session.state, seat))
    others = [move for move in moves if str(move) != "end"] or moves
    return session.play(seat, others[answers.below(len(others))])


def can_be_taken_back(session: Session, seat: Seat) -> int:
    """The decisions of a seat since another one decided or something came to light (HAR-420, HAR-421)."""
    depth = 0
    for step in reversed(session.steps):
        if step.seat != seat or any(event.reveals for event in step.events):
            break
        depth += 1
    return depth


def take_all_back(session: Session, seat: Seat, stations: list[Station]) -> list[Played]:
    """Decision by decision up to the barrier; each time everything is as it was, and the barrier stands."""
    depth = can_be_taken_back(session, seat)
    undone = []
    for _ in range(depth):
        undone.append(session.take_back(seat))
        assert station(session) == stations[len(session.steps)]
    if session.steps and session.steps[-1].seat == seat:
        with pytest.raises(CannotTakeBack, match="came to light"):
            session.take_back(seat)
        assert station(session) == stations[len(session.steps)]
    return undone[::-1]


@pytest.mark.rule("HAR-420", "HAR-421", "HAR-422", "HAR-423", "HAR-424")
@pytest.mark.parametrize(("seats", "options"), [*TABLES, (3, ALL_FOUR), (4, ALL_FOUR)])
def test_whole_games_with_everything_taken_back_again_and_again(seats: int, options: Options) -> None:
    session, answers = sit_down(seats, options, 7), QuickChance("to and fro")
    stations, deepest = [station(session)], 0
    while session.waiting:
        seat = play_at_random(session, answers).seat
        stations.append(station(session))
        if answers.below(OFTEN) == 0 or not session.waiting:
            undone = take_all_back(session, seat, stations)
            for step in undone:
                again = session.play(seat, step.move)
                assert again.events == step.events
            assert station(session) == stations[-1]
            deepest = max(deepest, len(undone))
    assert deepest > 5
    assert len(verify(write(session.record(), GAME), lambda _: GAME).entries) == len(session.steps)


@pytest.mark.rule("HAR-420", "HAR-422", "HAR-V112")
@pytest.mark.parametrize("seed", range(12))
def test_a_turn_of_more_than_thirty_decisions_is_taken_back_to_its_first(seed: int) -> None:
    first = rich_table(seed)
    session, answers = sit_down(first.seats, ALL_FOUR, seed, first), QuickChance(f"deep {seed}")
    stations = [station(session)]
    while session.waiting == (0,):
        play_at_random(session, answers)
        stations.append(station(session))
    assert len(take_all_back(session, 0, stations)) == len(stations) - 1 > DEEP
    assert station(session) == stations[0]
    with pytest.raises(CannotTakeBack, match="not moved yet"):
        session.take_back(0)


@pytest.mark.rule("HAR-422", "HAR-413", "HAR-317")
def test_after_a_card_of_a_pile_came_to_light_only_what_followed_can_be_taken_back() -> None:
    first = table(rack=(1,), pool="pink3 grey", florins=2, tile="CA18", extensions=(4,))
    session = sit_down(2, Options(extensions=(4,)), 1, first)
    stations = [station(session)]
    for move in ("step w07", "pay pink", "market", "draw artisan", "step start", "pay grey", "river"):
        session.play(0, GAME.catalogue.parse(move))
        stations.append(station(session))
    assert [str(step.move) for step in take_all_back(session, 0, stations)] == ["step start", "pay grey", "river"]
    assert str(session.steps[-1].move) == "draw artisan"
