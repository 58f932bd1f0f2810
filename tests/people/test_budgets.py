"""Budgets that all nodes share: taken whole or not at all, one row each, and forgotten when they are whole again."""

import asyncio

import pytest

from mokum.people.budgets import Budgets, Rate, Share
from people.stage import Stage, told

FEW = Rate(2, 60, 2)
MANY = Rate(10, 60, 10)


def of_anna(rate: Rate = FEW) -> Share:
    return Share("table", "anna", rate)


async def nodes(stage: Stage) -> tuple[Budgets, Budgets]:
    return stage.people.budgets, (await stage.node()).budgets


@told
async def test_attack_7_a_budget_is_one_over_two_nodes(stage: Stage) -> None:
    here, there = await nodes(stage)
    assert [await node.take(of_anna()) for node in (here, there)] == [0, 0]
    assert [await node.take(of_anna()) for node in (here, there)] == [30_000, 30_000]
    assert await here.take(Share("table", "bram", FEW)) == 0
    assert await here.take(Share("guest", "anna", FEW)) == 0
    stage.now += 29_999
    assert await there.take(of_anna()) == 1
    stage.now += 1
    assert [await there.take(of_anna()), await here.take(of_anna())] == [0, 30_000]
    stage.now += 3_600_000
    assert [await there.take(of_anna()) for _ in range(3)] == [0, 0, 30_000], "no more than a burst is saved"


@told
async def test_several_budgets_are_taken_together_or_not_at_all(stage: Stage) -> None:
    budgets = stage.people.budgets
    home = Share("tables of a household", "home", MANY)
    assert [await budgets.take(of_anna(), home) for _ in range(4)] == [0, 0, 30_000, 30_000]
    assert [await budgets.take(home) for _ in range(9)] == [0] * 8 + [6_000], (
        "what was refused cost the household nothing"
    )


@told
async def test_a_budget_that_is_set_anew_begins_whole(stage: Stage) -> None:
    budgets = stage.people.budgets
    assert [await budgets.take(of_anna()) for _ in range(3)] == [0, 0, 30_000]
    assert [await budgets.take(of_anna(MANY)) for _ in range(11)] == [0] * 10 + [6_000]


@told
async def test_of_many_at_the_same_moment_no_more_are_granted(stage: Stage) -> None:
    here, there = await nodes(stage)
    home, everybody = Share("household", "home", MANY), Share("site", "", Rate(1000, 60, 1000))
    asked = [
        (here, there)[number % 2].take(Share("table", f"guest {number % 3}", MANY), home, everybody)
        for number in range(40)
    ]
    assert (await asyncio.gather(*asked)).count(0) == 10


@told
async def test_a_budget_is_one_row_and_goes_when_it_is_whole(stage: Stage) -> None:
    for _ in range(5):
        await stage.people.budgets.take(of_anna(), Share("household", "192.0.2.7/32", MANY))
    await stage.count(budgets=2)
    assert "192.0.2.7" not in await stage.stored(), "who asks is hashed"
    stage.now += 59_999
    await stage.people.sweep()
    await stage.count(budgets=1)
    assert await stage.people.budgets.take(of_anna()) == 0
    stage.now += 3_600_000
    await stage.people.sweep()
    await stage.count(budgets=0)


@pytest.mark.parametrize("rate", [Rate(1, 3600, 1), Rate(100_000, 1, 100_000)])
@told
async def test_the_slowest_and_the_quickest_rate(stage: Stage, rate: Rate) -> None:
    waits = [await stage.people.budgets.take(of_anna(rate)) for _ in range(3)]
    assert waits == ([0, 3_600_000, 3_600_000] if rate.burst == 1 else [0, 0, 0])
