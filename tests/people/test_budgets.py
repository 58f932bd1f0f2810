"""Budgets that all nodes share: taken whole or not at all, one row each, and forgotten when they are whole again."""

import asyncio

import pytest

from mokum.people.budgets import Budgets, Rate, Share
from people.house import House, told

FEW = Rate(2, 60, 2)
MANY = Rate(10, 60, 10)


def of_anna(rate: Rate = FEW) -> Share:
    return Share("table", "anna", rate)


async def nodes(house: House) -> tuple[Budgets, Budgets]:
    return house.people.budgets, (await house.node()).budgets


@told
async def test_attack_7_a_budget_is_one_over_two_nodes(house: House) -> None:
    here, there = await nodes(house)
    assert [await node.take(of_anna()) for node in (here, there)] == [0, 0]
    assert [await node.take(of_anna()) for node in (here, there)] == [30_000, 30_000]
    assert await here.take(Share("table", "bram", FEW)) == 0
    assert await here.take(Share("guest", "anna", FEW)) == 0
    house.now += 29_999
    assert await there.take(of_anna()) == 1
    house.now += 1
    assert [await there.take(of_anna()), await here.take(of_anna())] == [0, 30_000]
    house.now += 3_600_000
    assert [await there.take(of_anna()) for _ in range(3)] == [0, 0, 30_000], "no more than a burst is saved"


@told
async def test_several_budgets_are_taken_together_or_not_at_all(house: House) -> None:
    budgets = house.people.budgets
    home = Share("tables of a household", "home", MANY)
    assert [await budgets.take(of_anna(), home) for _ in range(4)] == [0, 0, 30_000, 30_000]
    assert [await budgets.take(home) for _ in range(9)] == [0] * 8 + [6_000], (
        "what was refused cost the household nothing"
    )


@told
async def test_a_budget_that_is_set_anew_begins_whole(house: House) -> None:
    budgets = house.people.budgets
    assert [await budgets.take(of_anna()) for _ in range(3)] == [0, 0, 30_000]
    assert [await budgets.take(of_anna(MANY)) for _ in range(11)] == [0] * 10 + [6_000]


@told
async def test_of_many_at_the_same_moment_no_more_are_granted(house: House) -> None:
    here, there = await nodes(house)
    home, site = Share("household", "home", MANY), Share("house", "", Rate(1000, 60, 1000))
    asked = [
        (here, there)[number % 2].take(Share("table", f"guest {number % 3}", MANY), home, site) for number in range(40)
    ]
    assert (await asyncio.gather(*asked)).count(0) == 10


@told
async def test_a_budget_is_one_row_and_goes_when_it_is_whole(house: House) -> None:
    for _ in range(5):
        await house.people.budgets.take(of_anna(), Share("household", "192.0.2.7/32", MANY))
    await house.count(budgets=2)
    assert "192.0.2.7" not in await house.stored(), "who asks is hashed"
    house.now += 59_999
    await house.people.sweep()
    await house.count(budgets=1)
    assert await house.people.budgets.take(of_anna()) == 0
    house.now += 3_600_000
    await house.people.sweep()
    await house.count(budgets=0)


@pytest.mark.parametrize("rate", [Rate(1, 3600, 1), Rate(100_000, 1, 100_000)])
@told
async def test_the_slowest_and_the_quickest_rate(house: House, rate: Rate) -> None:
    waits = [await house.people.budgets.take(of_anna(rate)) for _ in range(3)]
    assert waits == ([0, 3_600_000, 3_600_000] if rate.burst == 1 else [0, 0, 0])
