"""OpenSpiel: every game registered as `mokum_routes` and so on. `pyspiel.load_game("mokum_routes(players=3)")`.

All luck of a game follows from a seed that chance chooses at its beginning, byte by byte. Where the rules ask several
seats at once, they are asked in seat order; what each answers stays sealed until all have. Resampling imagines another
world with the same view, and other luck to come.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from mokum.catalog import games
from mokum.kernel.encoding import encoding_of
from mokum.kernel.game import AnyGame
from mokum.research.arrays import scaled
from mokum.research.parameters import PLAYERS, defaults, options_in
from mokum.research.setting import Setting, setting
from mokum.research.world import World

_LONGEST = 20_000
"""No game comes near so many decisions."""
_OUTCOMES = 256


def _name(game: AnyGame) -> str:
    return f"mokum_{game.meta.slug}"


def _kind(game: AnyGame) -> Any:
    kind = pyspiel.GameType
    alone = min(game.meta.seats) == 1
    return kind(
        short_name=_name(game),
        long_name=f"{game.meta.plays}, as Mokum has it",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        # Whoever plays alone may lose to the game itself.
        utility=kind.Utility.GENERAL_SUM if alone else kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.meta.seats),
        min_num_players=min(game.meta.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: max(game.meta.seats), **defaults(game)},
    )


class SpielGame(pyspiel.Game):
    """A game as OpenSpiel has it, with its number of players and the options of a table as parameters."""

    def __init__(self, game: AnyGame, kind: Any, params: Mapping[str, Any] | None) -> None:
        chosen = dict(params or {})
        players = int(chosen.get(PLAYERS, max(game.meta.seats)))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.catalogue),
            max_chance_outcomes=_OUTCOMES,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None if min(game.meta.seats) == 1 else 1.0,
            max_game_length=_LONGEST,
        )
        super().__init__(kind, info, chosen)
        self.setting: Setting = setting(game.meta.slug, players, options_in(game, chosen))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.setting)


class SpielState(pyspiel.State):
    """A game under way. All that Python knows of it is in its `world`, which can be copied and pickled."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.world = World(game.setting)

    def current_player(self) -> Any:
        world = self.world
        if not world.begun:
            return pyspiel.PlayerId.CHANCE
        return world.waiting[0] if world.waiting else pyspiel.PlayerId.TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / _OUTCOMES) for outcome in range(_OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.world.legal(player))

    def _apply_action(self, action: int) -> None:
        if self.world.begun:
            self.world.play(action)
        else:
            self.world.choose_luck(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return self.world.table.game.catalogue.texts[action]

    def is_terminal(self) -> bool:
        return self.world.begun and not self.world.waiting

    def returns(self) -> list[float]:
        return list(self.world.returns())

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player was told, from the beginning: what it chose and what it saw."""
        return self.world.told(self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Another world that the player could be in, with other luck to come."""
        other: SpielState = self.clone()
        other.world = self.world.imagined(player, str(sampler()))
        return other

    def __str__(self) -> str:
        return str(self.world)


class SpielObserver:
    """Shows a state to a player: its encoding, each value from 0 to 1."""

    def __init__(self, table: Setting) -> None:
        self._layout, self._encode = table.layout, table.encoding.encode
        size = sum(placed.field.count for placed in self._layout.fields)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if not state.world.begun:
            self.tensor.fill(0)
            return
        data = self._encode(state.world.state, player)
        self.tensor[:] = scaled(self._layout, np.frombuffer(data, np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        return f"{player} {self._encode(state.world.state, player).hex()}" if state.world.begun else ""


def register_all() -> list[str]:
    """Every game that brings an encoding; gives back their names."""
    named = []
    known = pyspiel.registered_names()
    for game in games().values():
        if encoding_of(game) is None:
            continue
        named.append(_name(game))
        if _name(game) not in known:
            pyspiel.register_game(_kind(game), _maker(game, _kind(game)))
    return named


def _maker(game: AnyGame, kind: Any) -> type[SpielGame]:
    """The class that OpenSpiel makes a game of: it hands over nothing but parameters."""

    class Made(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, kind, params)

    return Made


NAMES = register_all()
"""What they are called."""

__all__ = ["NAMES", "SpielGame", "SpielState", "register_all"]
