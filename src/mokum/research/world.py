"""A game under way that can be copied, pickled and imagined anew: what OpenSpiel keeps of a state."""

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from mokum.kernel.bits import members
from mokum.kernel.chance import LateChance, QuickChance
from mokum.kernel.codec import Codec, encode
from mokum.kernel.event import Event, Seat
from mokum.kernel.game import AnyGame
from mokum.kernel.story import IllegalMove, begin, carry_out, seen
from mokum.research.setting import Rewards, Setting, setting

SEED_BYTES = 4
"""Of the seed that chance chooses."""


def _hashed(before: bytes, told: Any) -> bytes:
    return hashlib.blake2b(before + encode(told), digest_size=16).digest()


class World:
    """A state, the luck to come, and for each seat a hash over all that it was told."""

    __slots__ = ("_told", "luck", "played", "seed", "state", "table")

    def __init__(self, table: Setting) -> None:
        self.table = table
        self.seed: tuple[int, ...] = ()
        self.luck = ""
        self.played = 0
        self.state: Any = None
        self._told: tuple[bytes, ...] = (b"",) * table.seats

    @property
    def begun(self) -> bool:
        """Whether all of its seed was chosen."""
        return self.state is not None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return self.table.game.waiting(self.state)

    def legal(self, seat: Seat) -> tuple[int, ...]:
        """The numbers of the legal moves of the seat whose turn it is."""
        return members(self.table.game.moves(self.state, seat).bits) if self.begun and seat in self.waiting[:1] else ()

    def choose_luck(self, byte: int) -> None:
        """One more byte of the seed; with the last one the game begins."""
        self.seed += (byte,)
        if len(self.seed) == SEED_BYTES:
            self.luck = bytes(self.seed).hex()
            table = self.table
            self.state, events = begin(table.game, table.seats, table.options, self._chance())
            self._tell(events)

    def _chance(self) -> LateChance:
        """Of its own for each move, so that nothing of it has to be kept."""
        return LateChance(lambda: QuickChance(f"{self.luck}|{self.played}"))

    def play(self, number: int) -> None:
        """A move of the seat whose turn it is; one that is not legal raises `IllegalMove`."""
        game, seat = self.table.game, self.waiting[0]
        move = game.catalogue.moves[number]
        if not game.moves(self.state, seat).bits >> number & 1:
            raise IllegalMove(str(game.refusal(self.state, seat, move)))
        self.played += 1
        self._tell(carry_out(self.state, game.play(self.state, seat, move, self._chance())), seat, number)

    def _tell(self, events: Sequence[Event[Any]], mover: Seat = -1, number: int = 0) -> None:
        self._told = tuple(
            _hashed(before, (number if viewer == mover else -1, seen(events, viewer)))
            for viewer, before in enumerate(self._told)
        )

    def told(self, seat: Seat) -> str:
        """The same for two worlds if this seat was told the same in both, from the beginning."""
        return f"{seat} {self._told[seat].hex()}" if 0 <= seat < len(self._told) else ""

    def returns(self) -> Rewards:
        """By seat; nothing until the game is over."""
        outcome = self.table.game.outcome(self.state) if self.begun else None
        return [0.0] * self.table.seats if outcome is None else self.table.reward(outcome, self.table.seats)

    def imagined(self, seat: Seat, luck: str) -> "World":
        """Another world that somebody in this seat could be in, with this luck from now on."""
        other = self.copy()
        if self.begun:
            game: AnyGame = self.table.game
            other.state = game.imagine(game.view(self.state, seat), QuickChance(f"imagined {luck}"))
            other.luck = luck
            # What the others were told is not known; what they know there is in their views.
            other._told = tuple(
                told if viewer == seat else _hashed(b"", game.view(other.state, viewer))
                for viewer, told in enumerate(self._told)
            )
        return other

    def copy(self) -> "World":
        other = World(self.table)
        other.seed, other.luck, other.played, other._told = self.seed, self.luck, self.played, self._told
        other.state = self.state.copy() if self.begun else None
        return other

    def __deepcopy__(self, _: Any) -> "World":
        return self.copy()

    def __reduce__(self) -> Any:
        table = self.table
        state = encode(self.state) if self.begun else b""
        slug, options = table.game.meta.slug, encode(table.options)
        kept = Kept(slug, table.seats, options, self.seed, self.luck, self.played, self._told, state)
        return _rebuilt, (kept,)

    def __str__(self) -> str:
        """Equal for equal worlds."""
        return encode((self.seed, self.luck, self.played, self.state)).decode()


class Kept(msgspec.Struct, frozen=True):
    """A world as it is pickled."""

    slug: str
    seats: int
    options: bytes
    seed: tuple[int, ...]
    luck: str
    played: int
    told: tuple[bytes, ...]
    state: bytes


def _rebuilt(kept: Kept) -> World:
    world = World(setting(kept.slug, kept.seats, msgspec.json.decode(kept.options)))
    world.seed, world.luck, world.played, world._told = kept.seed, kept.luck, kept.played, kept.told
    if kept.state:
        world.state = Codec(world.table.game).state(kept.state)
    return world
