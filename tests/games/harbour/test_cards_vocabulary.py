"""The words of effects: whatever they count and give can be asked at any moment of any game."""

import re

import msgspec
import pytest

from games.harbour.account import account, change
from games.harbour.build import GAME, offered, play, table, whole_game
from games.harbour.card_rows import PAGE
from mokum.games.harbour.agenda import Act
from mokum.games.harbour.deck import CARDS, MARKET, TASKS
from mokum.games.harbour.effects.counts import AtLeast, AtMost, Count, Tableau
from mokum.games.harbour.effects.occasions import Card, Knob, MarketTile, TaskTile
from mokum.games.harbour.game import Options
from mokum.games.harbour.rules.counting import counter, holds
from mokum.games.harbour.rules.giving import would_change_something
from mokum.games.harbour.state import State

ALL_EXTENSIONS = Options(extensions=(1, 2, 3, 4))


def parts(value: object) -> list[object]:
    """A declaration and everything in it."""
    found: list[object] = [value]
    if isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            found += parts(getattr(value, field))
    elif isinstance(value, tuple):
        for item in value:
            found += parts(item)
    return found


def counts_of(deck: dict[int, Card] | dict[int, MarketTile] | dict[int, TaskTile]) -> list[tuple[int, Count]]:
    """Whatever is counted, with the number of the card or tile that counts it."""
    return [(number, part) for number, one in deck.items() for part in parts(one.effect) if isinstance(part, Count)]


def words_under(heading: str) -> set[str]:
    """The words in the table under a heading of the page."""
    _, _, rest = PAGE.read_text(encoding="utf-8").partition(heading)
    return set(re.findall(r"^\| `(\w+)` \|", rest.partition("\n#")[0], re.MULTILINE))


COUNTS = [*counts_of(CARDS), *counts_of(TASKS)]


@pytest.mark.rule("HAR-CV19", "HAR-E11")
def test_every_effect_is_made_of_the_words_and_of_nothing_else() -> None:
    for deck in (CARDS, MARKET, TASKS):
        for one in deck.values():
            for part in parts(one.effect):
                if isinstance(part, msgspec.Struct):
                    assert type(part).__module__.startswith("mokum.games.harbour.effects.")
                    assert part.__struct_config__.frozen


@pytest.mark.rule("HAR-CV19", "HAR-E11")
def test_the_page_explains_every_count() -> None:
    used = {re.sub(r"(?<!^)([A-Z])", r"_\1", type(count).__name__).lower() for _, count in COUNTS}
    assert used - {"companions"} | {"church_set"} == words_under("### Counts")


@pytest.mark.rule("HAR-E07", "HAR-E10")
def test_the_page_explains_every_knob() -> None:
    knobs = [card.effect.name for card in CARDS.values() if isinstance(card.effect, Knob)]
    assert {*knobs} == words_under("### Knobs")


@pytest.mark.rule("HAR-CV19", "HAR-V113")
@pytest.mark.parametrize(("seats", "options"), [(1, None), (2, ALL_EXTENSIONS), (4, ALL_EXTENSIONS)])
def test_no_effect_fails_at_any_moment_of_a_game(seats: int, options: Options | None) -> None:
    moments = 0

    def watch(state: State) -> None:
        nonlocal moments
        if not isinstance(state.agenda[-1], Act):
            return
        moments += 1
        for seat in range(state.seats):
            for number, count in COUNTS:
                assert counter(count)(state, seat, number) >= 0
            for source in (*CARDS, *(-tile for tile in MARKET)):
                assert would_change_something(source, state, seat) in (True, False)

    state = whole_game(seats, options, seed=5, watch=watch)
    assert GAME.outcome(state) is not None
    assert moments > 12 * seats


@pytest.mark.rule("HAR-E03")
def test_tests_are_inclusive() -> None:
    state = table(tableau=(73, 74, 76))
    buildings = Tableau(kind="building")
    assert counter(buildings)(state, 0, 13) == 3
    assert holds((AtLeast(3, buildings),), state, 0, 13)
    assert not holds((AtLeast(4, buildings),), state, 0, 13)
    assert holds((AtMost(3, buildings),), state, 0, 13)
    assert not holds((AtMost(2, buildings),), state, 0, 13)
    assert not holds((AtLeast(3, buildings), AtMost(2, buildings)), state, 0, 13)
    assert holds((), state, 0, 13)


@pytest.mark.rule("HAR-E04", "HAR-220")
def test_a_price_is_paid_before_anything_is_gained() -> None:
    state = table(tableau=(39,), florins=2)
    play(state, "use 39")
    assert account(state)["florins"] == 0
    state = table(tableau=(36,), pool="pink2 grey")
    play(state, "use 36")
    assert offered(state) == ["pay pink", "pay grey"]


@pytest.mark.rule("HAR-E05", "HAR-182")
def test_gains_come_in_their_order() -> None:
    state = table(tile="B9", florins=3)
    assert change(state, "market") == {"florins": -3, "points": 5}
    assert change(state, "gain pink") == {"pink": 1}


@pytest.mark.rule("HAR-E01", "HAR-E02", "HAR-C033", "HAR-C041", "HAR-C030", "HAR-105")
@pytest.mark.parametrize(
    ("answering", "card", "florins"), [(33, 44, 1), (41, 112, 1), (30, 88, 2), (33, 88, 0), (41, 44, 0), (30, 112, 0)]
)
def test_free_activations_are_answered_like_others(answering: int, card: int, florins: int) -> None:
    state = table(tableau=(38, answering), rack=(card,), florins=9)
    assert change(state, "use 38") == {"florins": -3 + florins, "rack": -1, "active": 1}


@pytest.mark.rule("HAR-E01", "HAR-200")
@pytest.mark.parametrize(
    ("answering", "rack", "pool"), [(30, 73, "brown"), (33, 43, "brown"), (41, 109, "pink"), (35, 109, "pink")]
)
def test_cards_answer_their_owner_only(answering: int, rack: int, pool: str) -> None:
    state = table(tableau={1: (answering,)}, rack=(rack,), pool=pool)
    before = account(state, 1)
    assert change(state, f"activate {rack}") == {pool: -1, "rack": -1, "active": 1}
    assert account(state, 1) == before


@pytest.mark.rule("HAR-E06")
def test_a_count_multiplies_divides_or_picks() -> None:
    assert change(table(tableau=(44, 43)), "use 44") == {"florins": 1, "points": 2}
    assert change(table(tableau=(19,), arms="P1 P2 P3 P4 P5 P6"), "use 19") == {"florins": 2}


@pytest.mark.rule("HAR-E07", "HAR-C031", "HAR-C042", "HAR-260")
def test_discounts_of_several_cards_are_collected() -> None:
    state = table(tableau=(31, 42), rack=(70, 44), pool="black grey violet pink2")
    assert change(state, "activate 70", "waive pink") == {"black": -1, "grey": -1, "rack": -1, "active": 1}
    assert change(state, "activate 44") == {"violet": -1, "pink": -2, "rack": -1, "active": 1}
