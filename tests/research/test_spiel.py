"""The games in OpenSpiel: its own random simulation, copies, bytes and imagined worlds; and its ISMCTS plays them."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from contract.tables import Table
from mokum.kernel.story import IllegalMove
from mokum.research.spiel import NAMES
from research.tables import TABLES, chosen, name


def load(table: Table) -> Any:
    options = {
        name: "".join(f"#{part}" for part in value) or "none" if isinstance(value, tuple) else value
        for name, value in chosen(table)["options"].items()
    }
    game = pyspiel.load_game(f"mokum_{table.slug}", {"players": table.seats, **options})
    again = pyspiel.load_game(str(game))
    assert again.setting.options == game.setting.options == (table.options or game.setting.options)
    return game


def begun(game: Any, seed: int, moves: int) -> Any:
    """A state some random moves on."""
    luck, state = np.random.RandomState(seed), game.new_initial_state()
    while state.is_chance_node() or (moves and not state.is_terminal()):
        if state.is_chance_node():
            state.apply_action(int(luck.randint(256)))
        else:
            state.apply_action(int(luck.choice(state.legal_actions())))
            moves -= 1
    return state


def test_all_games_are_registered() -> None:
    assert NAMES == ["mokum_harbour", "mokum_merchants", "mokum_routes"]
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_random_simulation(table: Table) -> None:
    in_bytes = table.choice == "usual"  # the others are put into bytes below
    pyspiel.random_sim_test(load(table), num_sims=1, serialize=in_bytes, verbose=False)


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_copies_bytes_and_imagined_worlds(table: Table) -> None:
    game = load(table)
    state = begun(game, table.seats, 25)
    player = state.current_player()
    copied = state.clone()
    copied.apply_action(copied.legal_actions()[0])
    assert str(copied) != str(state)
    assert str(game.deserialize_state(state.serialize())) == str(state)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    luck = np.random.RandomState(1)
    worlds = {str(state)}
    for _ in range(3):
        other = state.resample_from_infostate(player, luck.uniform)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert str(game.deserialize_state(other.serialize())) == str(other)
        worlds.add(str(other))
    assert len(worlds) == 4


def test_in_imagined_worlds_others_know_what_they_hold_there() -> None:
    """Otherwise a search would take an opponent with other cards, and other legal moves, for the same one."""
    state = begun(pyspiel.load_game("mokum_routes(players=2)"), 3, 20)
    player = state.current_player()
    luck, known = np.random.RandomState(2), dict[str, str]()
    for _ in range(60):
        world = state.resample_from_infostate(player, luck.uniform)
        held = world.observation_string(1 - player)
        assert known.setdefault(world.information_state_string(1 - player), held) == held
    assert len(known) > 10


def test_an_illegal_move_is_refused() -> None:
    state = begun(pyspiel.load_game("mokum_routes(players=2)"), 3, 20)
    illegal = next(number for number in range(318) if number not in state.legal_actions())
    with pytest.raises(IllegalMove, match="ROU-"):
        state.apply_action(illegal)


@pytest.mark.parametrize("named", NAMES)
def test_ismcts_plays(named: str) -> None:
    game = pyspiel.load_game(named)
    state = begun(game, 2, 12)
    luck = np.random.RandomState(5)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, luck),
        uct_c=1.4,
        max_simulations=25 if named == "mokum_routes" else 6,
        random_state=luck,
    )
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(int(action))


def test_the_same_seed_is_the_same_game() -> None:
    game = pyspiel.load_game("mokum_routes(players=2)")
    assert str(begun(game, 4, 30)) == str(begun(game, 4, 30))
    assert game.max_utility() == 1
    assert len(begun(game, 4, 30).observation_tensor(0)) == game.observation_tensor_size()
