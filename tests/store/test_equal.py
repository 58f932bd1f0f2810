"""Whatever is done to a store, memory, SQLite and PostgreSQL answer alike."""

import asyncio
import shutil
import tempfile
import uuid
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as some
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from contract.tables import FULL
from mokum.store import Against, Entry, Finished, Sought, Status, Store, StoreError, Timer
from store.places import MemoryPlace, Place, PostgresPlace, SqlitePlace, notice

TABLES = [f"00000000-0000-4000-8000-00000000000{digit}" for digit in "3a1f"]
PLAYERS = ["ann", "bob", "cat"]
BOTH = tuple(
    Finished(player, seat, "routes", "played", seat + 1, 9, 2, Against.PEOPLE, practice=False, career="{}")
    for seat, player in enumerate(PLAYERS[:2])
)
"""Who played to the end, wherever there is one."""
tables = some.sampled_from(TABLES)
times = some.integers(0, 30)
limits = some.integers(1, 4)


def answer_of(error: StoreError) -> tuple[object, ...]:
    return type(error), error.args, vars(error)


class Alike(RuleBasedStateMachine):
    """Three stores that are told and asked the same."""

    places: tuple[Place, ...]
    file: Path
    schema: str

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        shutil.copy(self.file, self.folder / "tables.db")
        postgres = PostgresPlace(self.schema)
        self.runner = asyncio.Runner()
        self.runner.run(postgres.clear())
        self.places = (MemoryPlace(), SqlitePlace(str(self.folder / "tables.db")), postgres)
        self.nodes = [place.node() for place in self.places]
        self.stores = [self.runner.run(node.__aenter__()) for node in self.nodes]
        self.ids = 0
        self.commands = [self.new_id() for _ in range(6)]

    def teardown(self) -> None:
        for node in self.nodes:
            self.runner.run(node.__aexit__(None, None, None))
        self.runner.close()
        shutil.rmtree(self.folder)

    def new_id(self) -> str:
        self.ids += 1
        return str(uuid.UUID(int=self.ids))

    def ask(self, name: str, *values: Any, **named: Any) -> Any:
        """The answer, which must be the same from all."""

        async def answer(store: Store) -> Any:
            try:
                return await getattr(store, name)(*values, **named)
            except StoreError as error:
                return answer_of(error)

        answers = [self.runner.run(answer(store)) for store in self.stores]
        assert answers[0] == answers[1] == answers[2], name
        return answers[0]

    @rule(after=some.integers(1, 3))
    def time_passes(self, after: int) -> None:
        for place in self.places:
            place.clock.now += after

    @rule(
        table=tables,
        behind=some.sampled_from([0, 0, 0, 0, -1, 1]),
        picks=some.lists(some.integers(0, 7), min_size=1, max_size=3),
        body=some.binary(max_size=5),
        timers=some.dictionaries(some.sampled_from(["turn", "vote"]), some.none() | times, max_size=2),
        told=some.none()
        | some.builds(
            lambda status, private, players: notice(status, private=private, players=tuple(players)),
            some.sampled_from(Status),
            some.booleans(),
            some.lists(some.sampled_from([*PLAYERS, ""]), min_size=1, max_size=3),
        ),
    )
    def append(self, *, table: str, behind: int, picks: list[int], body: bytes, timers: Any, told: Any) -> None:
        commands = {self.commands[pick] if pick < len(self.commands) else self.new_id() for pick in picks}
        entries = [Entry(command, "ann", "move", body) for command in sorted(commands)]
        after = max(0, self.ask("version", table) + behind)
        self.ask("keep_secret", table, b"without one they would each make their own")
        ended = () if told is None or told.status is not Status.OVER else BOTH
        self.ask("append", table, after, entries, timers=timers, notice=told, finished=ended)

    @rule(table=tables, after=some.integers(0, 6), limit=some.none() | limits)
    def read(self, table: str, after: int, limit: int | None) -> None:
        self.ask("read", table, after, limit)

    @rule(table=tables, pick=some.integers(0, 5))
    def find(self, table: str, pick: int) -> None:
        self.ask("find", table, self.commands[pick])

    @rule(table=tables, version=some.integers(1, 5))
    def snapshot(self, table: str, version: int) -> None:
        row = next(iter(self.ask("read", table, version - 1, 1)), None)
        self.ask("keep_snapshot", table, version, row.hash if row else b"", b"state")

    @rule(table=tables)
    def drop_snapshot(self, table: str) -> None:
        self.ask("drop_snapshot", table)

    @rule(now=times, lease=times, limit=limits, is_cleared=some.booleans())
    def lease(self, now: int, lease: int, limit: int, is_cleared: bool) -> None:
        for timer in self.ask("lease_timers", now, lease, limit):
            if is_cleared:
                self.ask("clear_timer", timer)
            else:
                self.ask("clear_timer", Timer(timer.table, timer.name, timer.due_at, timer.version + 1))

    @rule(table=tables, body=some.binary(max_size=5))
    def keep_secret(self, table: str, body: bytes) -> None:
        self.ask("keep_secret", table, body)

    @invariant()
    def all_show_the_same(self) -> None:
        self.ask("next_due")
        for table in TABLES:
            for question in ("version", "listing", "snapshot", "secret", "finish"):
                self.ask(question, table)
        self.ask("lived_by_all", "routes", 2, 3)
        for status in Status:
            page = self.ask("listings", status, None, 2)
            if page:
                self.ask("listings", status, page[-1].mark, 2)
        for player in PLAYERS:
            self.ask("listings_of", player)
            self.ask("hosted", player)
            self.ask("places", player)
            self.ask("lived", player, "routes", Against.PEOPLE, 2)
            self.ask("best", player, "routes")
            self.ask("met", player, PLAYERS[0], 2)
            for sought in (Sought(), Sought(won=True), Sought(opponent=PLAYERS[0])):
                page = self.ask("finished_games", player, sought, None, 1)
                if page:
                    self.ask("finished_games", player, sought, page[-1].mark)


@pytest.mark.parametrize("examples", [60 if FULL else 8])
def test_the_three_backs_are_one_store(migrated_file: Path, migrated_schema: str, examples: int) -> None:
    kind = type("AlikeHere", (Alike,), {"file": migrated_file, "schema": migrated_schema})
    run_state_machine_as_test(
        kind,
        settings=settings(
            max_examples=examples, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )
