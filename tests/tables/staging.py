"""A table whose rows are written by nobody but a test: decided and folded as a server does it, from a fixed seed."""

from typing import Any, NamedTuple

from contract.playing import Temper
from mokum.kernel.chance import QuickChance
from mokum.kernel.event import Event, Seat
from mokum.kernel.fair import contribution_hash
from mokum.store import Entry
from mokum.store.chain import START, forge
from mokum.tables import Actor, Refusal
from mokum.tables.deciding import decide
from mokum.tables.deciding.commands import AnyCommand, ComeBack, Leave, Make, OpenPart, Play, SeatBot, Sit, Start
from mokum.tables.deciding.context import Context, Decision
from mokum.tables.deciding.making import make
from mokum.tables.deciding.playing import BotMove, play_bot
from mokum.tables.log.bodies import Body, kind_of, write_body
from mokum.tables.log.folding import fold
from mokum.tables.log.happenings import AnyHappening, Played, TakenBack
from mokum.tables.log.standing import Standing, events_of
from mokum.tables.showing.projecting import sight
from store.places import new_id
from tables.party import ANNA, PLAYERS, part_of

SEED = bytes(range(32))
_RESTLESS = 10
"""Every so manyth step somebody leaves, or comes back."""


class Told(NamedTuple):
    """A move that stands: its row, who made it, and the states around it."""

    version: int
    seat: Seat
    move: Any
    events: tuple[Event[Any], ...]
    before: Any
    after: Any
    by_bot: bool


class Stage:
    """People at the first seats, bots behind them; everything that they do is chosen by a seed."""

    def __init__(self, slug: str, people: int, bots: int, seed: str, **more: Any) -> None:
        self.table = f"table {slug} {seed}"
        self.people = people
        self.past: list[Standing] = []
        self.line: list[Told] = []
        """The moves that stand."""
        self._chance = QuickChance(f"steps {seed}")
        (made,) = make(self.table, ANNA, Make(slug, people + bots, **more), SEED)
        self.standing = fold(None, self._rows(b"", 0, (made,))[0])
        for seat in range(people):
            self.do(PLAYERS[seat], Sit(seat, contribution_hash(self.table, seat, part_of(seat)).hex()))
        for seat in range(people, people + bots):
            self.do(ANNA, SeatBot(seat, "random"))
        self.do(ANNA, Start())
        for seat in range(people):
            self.do(PLAYERS[seat], OpenPart(part_of(seat).hex()))
        self._temper = Temper(self.standing.game, people + bots, seed)

    def decision(self, actor: Actor, command: AnyCommand) -> Decision:
        """What would become of it."""
        return decide(self.standing, actor, command, Context(self.standing.at + 1_000, SEED))

    def do(self, actor: Actor, command: AnyCommand) -> tuple[AnyHappening, ...]:
        """Carries it out."""
        return self.take(self.decision(actor, command))

    def take(self, decision: Decision) -> tuple[AnyHappening, ...]:
        """Writes down what was decided."""
        assert not isinstance(decision, Refusal), decision
        for row, what in zip(self._rows(self.standing.hash, self.standing.version, decision), decision, strict=True):
            before = self.standing
            self.past.append(before)
            self.standing = fold(before, row)
            if isinstance(what, Played):
                move, events = before.game.catalogue.parse(what.move), events_of(before.made.game, what.events)
                told = Told(row.version, what.seat, move, events, before.position, self.standing.position, what.by_bot)
                self.line.append(told)
            if isinstance(what, TakenBack):
                self.line = [told for told in self.line if told.version <= what.to]
        return decision

    def _rows(self, previous: bytes, version: int, decision: tuple[AnyHappening, ...]) -> Any:
        entries = [Entry(new_id(), "", kind_of(what), write_body(Body("", 1, what))) for what in decision]
        return forge(previous or START, self.table, version, entries, 1_000_000 + 1_000 * version)

    def go_on(self) -> None:
        """A move of whoever is awaited; at times somebody leaves or comes back first."""
        if self.people > 1 and self._chance.below(_RESTLESS) == 0:
            seat = self._chance.below(self.people)
            self.do(PLAYERS[seat], ComeBack() if self.standing.places[seat].stand_in else Leave())
        seat, move = self._temper.choose(self.standing.game, self.standing.position)
        self.play(seat, str(move))

    def play(self, seat: Seat, move: str = "") -> None:
        """A move of a seat, by whoever plays there; the first that it may make, if none is named."""
        standing = self.standing
        move = move or str(standing.game.moves(standing.position, seat)[0])
        if standing.places[seat].driver:
            context = Context(standing.at + 1_000, SEED)
            self.take(play_bot(standing, BotMove(seat, standing.turns[seat], move), context))
        else:
            self.do(PLAYERS[seat], Play(move))

    def way_back(self, seat: Seat) -> str:
        """How a seat is told that its last move can be taken back, or why not."""
        seen = sight(self.standing, seat, names={})
        return seen.take_back_why or seen.take_back
