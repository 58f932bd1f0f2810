"""What an action costs, and what is lacking for it, before anybody takes it."""

from collections import Counter

import pytest

from contract.playing import random_game
from games.harbour.build import GAME, table
from mokum.games.harbour.agenda import Act, PayCube
from mokum.games.harbour.board import COLOURS
from mokum.games.harbour.events import CubesPaid, FlorinsPaid
from mokum.games.harbour.state import State
from mokum.kernel.foreseeing import Amount, Lack, Prospect, foresee
from mokum.kernel.story import carry_out


def known(state: State, move: str, seat: int = 0) -> Prospect:
    return foresee(GAME, state, seat, GAME.catalogue.parse(move))


def amounts(text: str) -> tuple[Amount, ...]:
    return tuple(Amount(what, int(count)) for what, count in (word.split("=") for word in text.split()))


def lack(what: str, need: int, has: int) -> Lack:
    return Lack(what, need, (Amount(what, has),))


def paid(foreseen: Prospect) -> Counter[str]:
    """What the events take from the seat."""
    found: Counter[str] = Counter()
    for event in foreseen.events:
        if isinstance(event, CubesPaid):
            found.update(dict(zip(COLOURS, event.cubes, strict=True)))
        elif isinstance(event, FlorinsPaid):
            found["florins"] += event.florins
    return +found


@pytest.mark.rule("HAR-100", "HAR-121", "HAR-122", "HAR-145", "HAR-170", "HAR-180", "HAR-220")
def test_what_is_asked_is_what_is_paid() -> None:
    """In random games: at once by events, or as cubes of any colour, which are asked for next."""
    seen: Counter[str] = Counter()
    for number in range(12):
        for told in random_game(GAME, 2 + number % 3, f"prices {number}"):
            if not isinstance(told.state.agenda[-1], Act):
                continue
            foreseen = foresee(GAME, told.state, told.seat, told.move)
            price = Counter({amount.what: amount.count for amount in foreseen.price})
            if foreseen.then or "waived" in price:
                continue
            after = told.state.copy()
            carry_out(after, foreseen.events)
            question = after.agenda[-1] if after.agenda else None
            asked = question.count if isinstance(question, PayCube) and question.seats == (told.seat,) else 0
            at_once = paid(foreseen)
            if "any" in price and not asked:  # there was one colour alone, which is not asked for
                at_once = Counter({"any": at_once.total()})
            assert price == at_once + Counter({"any": asked}), told.move
            seen.update(kind for kind in price)
    assert {"any", "florins", *COLOURS} <= seen.keys()


@pytest.mark.rule("HAR-100")
def test_cubes_for_a_card_are_lacking() -> None:
    """Card 70 costs a black, a pink and a grey cube."""
    state = table(rack=(70,), pool="black grey3")
    card = known(state, "activate 70")
    assert (card.rule, card.lacks) == ("HAR-100", (lack("pink", 1, 0),))
    assert known(table(rack=(70,), pool="black pink grey"), "activate 70").price == amounts("black=1 pink=1 grey=1")
    assert known(table(rack=(), pool="black"), "activate 70").lacks == (), "it is not in the rack"


@pytest.mark.rule("HAR-102")
def test_a_cube_that_is_waived_is_part_of_the_price() -> None:
    state = table(tableau=(31,), rack=(70,), pool="black pink grey")
    assert known(state, "activate 70").price == amounts("black=1 pink=1 grey=1 waived=1")


@pytest.mark.rule("HAR-145", "HAR-170")
def test_a_step_and_the_river_cost_a_cube_of_any_colour() -> None:
    rich, poor = table(pool="pink"), table(pool="")
    step = next(str(move) for move in GAME.moves(rich, 0) if str(move).startswith("step"))
    for move, rule in ((step, "HAR-145"), ("river", "HAR-170")):
        assert known(rich, move).price == amounts("any=1")
        assert (known(poor, move).rule, known(poor, move).lacks) == (rule, (lack("any", 1, 0),))


@pytest.mark.rule("HAR-360")
def test_whose_turn_it_is_not_lacks_nothing() -> None:
    assert known(table(rack={1: (70,)}), "activate 70", seat=1) == Prospect("activate 70", "HAR-360")
