"""Two servers that differ only in what a viewer may not know send that viewer the same bytes, whatever it does."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from contract.tables import FULL
from mokum.kernel.event import WATCHER
from wire.leaks import LEAKS, leak_now, plant
from wire.nodes import Node
from wire.transcripts import Leak, compare, transcript
from wire.twins import FROM_THE_START, Case, Twins, open_twins, prepare

GAMES = ("routes", "harbour")
HIDDEN_TASKS = "extension 2"
"""Where tasks are dealt with the setup; where there is more, they are dealt later."""
_HANDS_AND_TASKS = tuple(
    Case(slug, seats, viewer, moment, steps=8, choice=choice)
    for slug, choice in (("routes", "usual"), ("harbour", HIDDEN_TASKS))
    for seats, viewer, moment in (
        (3, 0, FROM_THE_START), (2, WATCHER, FROM_THE_START), (2, 1, 0), (3, 2, 12), (4, WATCHER, 30), (4, 3, 45),
    )
)  # fmt: skip
_SEALED_LIMITS = tuple(
    Case("merchants", seats, viewer, moment, steps=8, choice="usual")
    for seats, viewer, moment in ((3, 0, FROM_THE_START), (3, 1, 0), (3, WATCHER, 12), (4, 2, 24))
)
QUICK = _HANDS_AND_TASKS + _SEALED_LIMITS
MANY = tuple(
    Case(slug, seats, viewer, moment, steps=14, choice=choice)
    for slug, choice in (("routes", "usual"), ("harbour", HIDDEN_TASKS), ("harbour", "everything"))
    for seats in (2, 3, 4)
    for viewer in (WATCHER, *range(seats))
    for moment in (FROM_THE_START, 6, 30)
)[:: 1 if FULL else 4]
"""A hundred and eight of them at full size."""


async def both(twins: Twins, nodes: tuple[Node, Node], number: int) -> tuple[list[bytes], list[bytes]]:
    plan, people = twins.plans[number], twins.people
    one, other = await asyncio.gather(
        transcript(nodes[0], twins.one, plan, people, at_other=False),
        transcript(nodes[1], twins.other, plan, people, at_other=True),
    )
    return one, other


def compare_all(folder: Path, cases: Sequence[Case]) -> dict[str, int]:
    twins = prepare(folder, cases)
    figures = {"pairs": len(cases), "steps": sum(len(plan.steps) for plan in twins.plans), "messages": 0, "bytes": 0}
    with open_twins(twins) as nodes:
        for number, plan in enumerate(twins.plans):
            one, other = asyncio.run(both(twins, nodes, number))
            compare(plan, one, other)
            figures["messages"] += len(one)
            figures["bytes"] += sum(map(len, one))
        assert nodes[0].complaints() == nodes[1].complaints() == []
    return figures


def test_no_viewer_can_tell_two_servers_apart(tmp_path: Path) -> None:
    figures = compare_all(tmp_path, QUICK)
    assert figures["steps"] > 5 * len(QUICK)


@pytest.mark.long
def test_no_viewer_can_tell_many_pairs_apart(tmp_path: Path, record_property: Any) -> None:
    figures = compare_all(tmp_path, MANY)
    record_property("figures", figures)
    assert figures["steps"] > 5 * len(MANY)


def test_every_planted_leak_is_found(tmp_path: Path) -> None:
    """The same comparison at tables of which each leaks in one way; with none planted the same servers tell nothing."""
    plants = ("nothing", *LEAKS)
    tables = (("routes", "usual"), ("harbour", HIDDEN_TASKS))
    cases = [
        Case(slug, 2, 1, FROM_THE_START, seed, steps=2, choice=choice)
        for slug, choice in tables
        for seed in range(len(plants))
    ]
    twins = prepare(tmp_path, cases)
    found: dict[str, list[str]] = {}
    for server in (twins.one, twins.other):
        leak_now(server, "nothing")
    with open_twins(twins, plant) as nodes:
        for number, plan in enumerate(twins.plans):
            planted = plants[number % len(plants)]
            for server in (twins.one, twins.other):
                leak_now(server, planted)
            one, other = asyncio.run(both(twins, nodes, number))
            try:
                compare(plan, one, other)
            except Leak:
                found.setdefault(planted, []).append(cases[number].slug)
    both_games = {leak: list(GAMES) for leak in LEAKS}
    both_games["notation of others"] = ["routes"]  # in harbour every choice is made openly
    assert found == both_games
