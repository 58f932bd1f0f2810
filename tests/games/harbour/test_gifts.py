"""What a card or a market tile is said to give is what it gives: compared with what happened in whole games."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from games.harbour.build import GAME, table
from games.harbour.whole_games import decisions
from mokum.games.harbour.agenda import Act
from mokum.games.harbour.deck import CARDS, LAUREL
from mokum.games.harbour.events import CubesGained, FlorinsGained, FreeStepsChanged, PawnMoved, PointsScored
from mokum.games.harbour.game import Options
from mokum.games.harbour.moves import HarbourMove, OfCard, Plain
from mokum.games.harbour.rules.gifts import Gift, always_gives, card_gifts, tile_gift
from mokum.games.harbour.state import State
from mokum.games.harbour.view import View
from mokum.kernel.bits import members
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Event
from mokum.kernel.story import carry_out

PLAN_OF_NOBODY, MANY = 99, 40


def said(state: State, seat: int, move: HarbourMove) -> Gift | None:
    """What a use of a card or of the market would give; None for any other move."""
    match move:
        case OfCard("use", card):
            return card_gifts(state, seat, ()).get(str(card)) or always_gives(card)
        case Plain("market"):
            return tile_gift(state, seat, state.tiles[state.tile_next - 1])
    return None


def given(seat: int, events: Iterable[Event[State]]) -> Gift:
    """What events gave a seat at once."""
    points = florins = river = barge = 0
    coloured: Counter[int] = Counter()
    for event in events:
        match event:
            case PointsScored(side, number, _) if side == seat:
                points += number
            case FlorinsGained(side, number) if side == seat:
                florins += number
            case CubesGained(side, gained) if side == seat:
                coloured.update(dict(enumerate(gained)))
            case FreeStepsChanged(side, by) if side == seat:
                barge += by
            case PawnMoved(side) if side == seat:
                river += 1
    by_colour = tuple(coloured[colour] for colour in range(6)) if coloured.total() else ()
    return Gift(points, florins, by_colour, river_steps=river, barge_steps=barge)


@pytest.mark.rule("HAR-088", "HAR-180", "HAR-203", "HAR-250", "HAR-E05", "HAR-E06")
def test_what_is_said_comes() -> None:
    """Wherever a use is over with its own move, which is nearly always."""
    used: set[str] = set()
    for number in range(MANY):
        seats = 1 + number % 4
        options = Options(house_cards=True, extensions=() if seats == 1 else (1, 3, 4))
        chance = QuickChance(f"gifts {number}")
        state = GAME.new(seats, options)
        carry_out(state, GAME.setup(state, chance))
        before = state.copy()
        for told in decisions(state, chance, QuickChance(f"answers {number}"), long_turns=True):
            gift = said(before, told.seat, told.move) if isinstance(before.agenda[-1], Act) else None
            if gift is not None and isinstance(state.agenda[-1], Act):
                assert gift == given(told.seat, told.events), (number, told.move)
                tile = f" {before.tiles[before.tile_next - 1]}" if told.move == Plain("market") else ""
                used.add(f"{told.move}{tile}")
            before = state.copy()
    assert len(used) > 45


class Use(msgspec.Struct, frozen=True):
    """A use of a recorded game: `use 19`, or `tile 4` for the market tile, and what came of it."""

    move: str
    seat: int
    points: int
    florins: int
    view: View


USES = msgspec.json.decode((Path(__file__).parent / "uses.json").read_bytes(), type=list[Use])


@pytest.mark.rule("HAR-180", "HAR-203", "HAR-230")
@pytest.mark.parametrize("use", USES, ids=[f"{use.move}, {number}" for number, use in enumerate(USES)])
def test_what_came_in_recorded_games_is_said(use: Use) -> None:
    state = GAME.imagine(use.view, QuickChance("uses"))
    what, number = use.move.split()
    move = OfCard("use", int(number)) if what == "use" else Plain("market")
    gift = said(state, use.seat, move)
    assert gift is not None
    assert (gift.points, gift.florins) == (use.points, use.florins)


@pytest.mark.rule("HAR-205", "HAR-273")
def test_a_laurel_card_says_what_it_would_score_now() -> None:
    """What stands on the score sheet is what it said last."""
    scored = 0
    for number in range(8):
        chance = QuickChance(f"laurels {number}")
        state = GAME.new(2 + number % 3, Options())
        carry_out(state, GAME.setup(state, chance))
        for _ in decisions(state, chance, QuickChance(f"answers {number}"), long_turns=True):
            pass
        for seat in range(state.seats):
            gifts = card_gifts(state, seat, ())
            lines = {
                line.values["card"]: line.points for side, line in state.final if side == seat and line.key == "laurel"
            }
            for card in members(state.tableaus[seat] & LAUREL):
                assert gifts[str(card)].points == lines.get(card, 0), (number, card)
                scored += card in lines
    assert scored > 3


@pytest.mark.rule("HAR-203")
def test_nothing_comes_where_a_condition_does_not_hold() -> None:
    state = table(tableau=(PLAN_OF_NOBODY,))
    assert card_gifts(state, 0, ())[str(PLAN_OF_NOBODY)] == Gift()


def test_a_card_that_is_not_active_counts_as_if_it_were() -> None:
    """Card 61 scores for each card of its own type; card 70 asks for few cards in the rack, and leaves it itself."""
    state = table(rack=(62, 70), tableau=(61,), offer=(63,))
    gifts = card_gifts(state, 0, state.offer)
    as_active = card_gifts(table(tableau=(61, 62)), 0, ())
    assert gifts["62"] == as_active["62"]
    assert gifts["63"] == card_gifts(table(tableau=(61, 63)), 0, ())["63"]
    assert gifts["70"] == card_gifts(table(rack=(62,), tableau=(61, 70)), 0, ())["70"]


def test_a_card_does_not_count_itself_among_those_that_it_could_make_active() -> None:
    assert card_gifts(table(rack=(38,)), 0, ())["38"] == Gift()
    assert card_gifts(table(rack=(38, 61)), 0, ())["38"] == Gift(activations=1)


def test_only_cards_that_are_used_or_scored_give_something() -> None:
    answering = next(number for number, card in CARDS.items() if type(card.effect).__name__ == "OnDelivery")
    assert card_gifts(table(rack=(answering,)), 0, ()) == {}
    assert always_gives(answering) is None
