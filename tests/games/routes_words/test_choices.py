"""The texts of a menu: what a move would do, and what is asked."""

import pytest

from games.routes.build import deal, play, table
from mokum.games.routes.game import GAME
from mokum.games.routes.state import State
from mokum.kernel.event import WATCHER, Viewer
from mokum.rulebook import rule

NAMES = ("Anna", "Ben", "Cees")


def described(state: State, move: str, viewer: Viewer = 0) -> str:
    """What the menu says of a move that is given in its notation."""
    return GAME.words.move(GAME.catalogue.parse(move), GAME.view(state, viewer))


def asked(state: State, viewer: Viewer = 0) -> str:
    """What a viewer is asked."""
    return GAME.words.ask(GAME.view(state, viewer), NAMES[: state.seats])


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("draw 1", "take the pink card from slot 1 of the market"),
        ("draw 3", "take the wild from slot 3 of the market, and no second card"),
        ("draw 5", "take a card from slot 5 of the market, which is empty"),
        ("draw deck", "draw a card unseen from the draw pile"),
        ("contracts", "take contracts: look at the top two and keep one or both"),
        ("pass", "pass"),
        ("claim 15 pink1 wild1", "claim Dam–Oude Kerk (2 spaces, 2 points) with 1 pink and 1 wild"),
        ("claim 4 wild1", "claim Haringpakkerstoren–Korenmetershuisje (1 space, 1 point) with 1 wild"),
        ("claim 3 red4", "claim Haringpakkerstoren–Oude Waal (4 spaces, 7 points, a trade card) with 4 red"),
        ("keep both", "keep both contracts"),
    ],
)
def test_a_move_is_described(move: str, text: str) -> None:
    state = table(market="pink blue wild black -", rest=1)
    assert described(state, move) == text


@pytest.mark.rule("ROU-061")
def test_a_contract_says_whether_its_places_are_joined() -> None:
    # Contract 2 is Dam–Waag, contract 1 Dam–De drie Hendricken; the seat owns Dam–Oude Kerk and Oude Kerk–Waag.
    state = table(2, claimed={0: [15, 11]}, contract_pile="2 1")
    play(state, "contracts")
    assert described(state, "keep 2") == "keep Dam–Waag (3 points, already completed)"
    assert described(state, "keep 1") == "keep Dam–De drie Hendricken (3 points, not completed yet)"
    both = "keep both: Dam–Waag (3 points, already completed) and Dam–De drie Hendricken (3 points, not completed yet)"
    assert described(state, "keep both") == both


@pytest.mark.rule("ROU-V11")
def test_the_routes_of_another_join_nothing() -> None:
    state = table(2, claimed={0: [15], 1: [11]}, contract_pile="2 1")
    play(state, "contracts")
    assert described(state, "keep 2") == "keep Dam–Waag (3 points, not completed yet)"


def test_the_first_contracts_are_asked_of_all_at_once() -> None:
    state, _ = deal(3)
    assert asked(state) == "Anna, keep one or both of your first contracts."
    assert asked(state, WATCHER) == "Anna, Ben and Cees are to choose which of the first contracts to keep."
    play(state, "keep both", 0)
    assert asked(state, 0) == "Ben and Cees are to choose which of the first contracts to keep."


def test_a_turn_is_asked_of_one() -> None:
    state = table(2)
    assert asked(state) == "Anna, it is your turn: draw transport cards, claim a route or take contracts."
    assert asked(state, 1) == "Anna is to take a turn."
    play(state, "draw 1")
    assert asked(state) == "Anna, take a second card."
    assert asked(state, WATCHER) == "Anna is to take a second card."


def test_contracts_that_were_drawn_are_asked_for() -> None:
    state = table(2)
    play(state, "contracts")
    assert asked(state) == "Anna, keep one or both of the contracts that you drew."
    assert asked(state, 1) == "Anna is to choose which contracts to keep."


def test_nothing_is_asked_after_the_end() -> None:
    assert asked(table(2, ended="ROU-060")) == "The game is over."


@pytest.mark.parametrize(
    ("move", "rule_id", "says"),
    [
        ("draw 1", "ROU-030", "Draw two cards"),
        ("draw deck", "ROU-030", "Draw two cards"),
        ("claim 15 pink2", "ROU-040", "Discard as many transport cards as the route has spaces"),
        ("contracts", "ROU-050", "Draw the top two contracts"),
        ("keep 4", "ROU-050", "keep one or both"),
        ("keep both", "ROU-050", "keep one or both"),
        ("pass", "ROU-021", "passing is legal only then"),
    ],
)
def test_a_move_names_the_rule_that_says_what_it_is(move: str, rule_id: str, says: str) -> None:
    assert GAME.words.rule(GAME.catalogue.parse(move), GAME.view(table(2), 0)) == rule_id
    assert says in rule("routes", rule_id)


@pytest.mark.rule("ROU-012")
@pytest.mark.parametrize("move", ["keep 4", "keep both"])
def test_the_first_contracts_are_kept_by_a_rule_of_their_own(move: str) -> None:
    opening = GAME.view(deal(2)[0], 0)
    assert GAME.words.rule(GAME.catalogue.parse(move), opening) == "ROU-012"
    assert "Each seat keeps one or both" in rule("routes", "ROU-012")


@pytest.mark.rule("ROU-061")
@pytest.mark.parametrize(("routes", "says"), [([32, 27, 25], "already completed"), ([33, 28, 26], "already completed")])
def test_a_contract_on_offer_says_whether_the_own_routes_join_it(routes: list[int], says: str) -> None:
    """Contract 1 is Dam–De drie Hendricken; the way leads over the Jan Roodenpoortstoren and the Westermarkt."""
    state = table(3, claimed={0: routes, 1: [15]})
    move = GAME.catalogue.parse("keep 1")
    assert says in GAME.words.move(move, GAME.view(state, 0))
    assert "not completed yet" in GAME.words.move(move, GAME.view(state, 1))
    short = table(3, claimed={0: routes[:2], 1: [routes[2]]})
    assert "not completed yet" in GAME.words.move(move, GAME.view(short, 0))
