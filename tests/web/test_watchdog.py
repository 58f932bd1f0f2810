"""The watchdog: a loop that stands still is noticed, counted, and told with the function that held it."""

import asyncio
import time
from typing import Any

from structlog.testing import capture_logs

from coroutines import story
from mokum.web import watchdog
from mokum.web.metrics import Metrics
from mokum.web.watchdog import Watchdog
from web.browsers import Browser
from web.servers import OpenServer


def hold_the_loop(seconds: float, secret: str = "the ace of spades") -> None:
    time.sleep(seconds)


def stalls(metrics: Metrics, above: float) -> float:
    """How many stalls were longer."""
    samples = {
        sample.labels.get("le", sample.name): sample.value
        for sample in next(iter(metrics.loop_stalled.collect())).samples
    }
    return samples["+Inf"] - samples[str(above)]


async def told(stall: float, times: int = 1) -> tuple[Metrics, list[Any]]:
    metrics = Metrics()
    with capture_logs() as logs:
        async with Watchdog(metrics).watching():
            await asyncio.sleep(0.1)
            for _ in range(times):
                hold_the_loop(stall)
                await asyncio.sleep(0.1)
    return metrics, [line for line in logs if line["event"] == "the loop stood still"]


@story
async def test_attack_1_a_loop_that_stands_is_told_with_who_held_it() -> None:
    metrics, lines = await told(0.4)
    held = [line for line in lines if any("hold_the_loop" in at for at in line["where"])]
    assert len(held) == 1
    assert 0.3 < held[0]["seconds"] < 5
    assert held[0]["where"][-1].endswith(" hold_the_loop")
    assert "ace" not in str(lines)
    assert stalls(metrics, 0.2) >= 1


@story
async def test_many_stalls_are_counted_and_seldom_told() -> None:
    metrics, lines = await told(0.25, times=3)
    assert len(lines) <= 2
    assert stalls(metrics, 0.1) >= 3


@story
async def test_a_stall_that_does_not_end_is_told_nevertheless() -> None:
    patience, watchdog.TOO_LONG = watchdog.TOO_LONG, 0.2
    try:
        metrics = Metrics()
        with capture_logs() as logs:
            async with Watchdog(metrics).watching():
                await asyncio.sleep(0.1)
                hold_the_loop(0.6)
                so_far = list(logs)
        assert [line["event"] for line in so_far][:1] == ["the loop stood still"]
    finally:
        watchdog.TOO_LONG = patience


async def processor() -> float:
    """What the whole process takes of a processor while nothing is asked of it."""
    began, used = time.monotonic(), time.process_time()
    await asyncio.sleep(0.2)
    return (time.process_time() - used) / (time.monotonic() - began)


@story
async def test_the_watchdog_costs_nothing_that_is_felt() -> None:
    """Two hundredths of a processor at most. The best of a few, since other tests have left threads behind."""
    without = [await processor() for _ in range(5)]
    async with Watchdog(Metrics()).watching():
        watched = [await processor() for _ in range(15)]
    assert min(watched) - min(without) < 0.02


def test_a_server_counts_its_stalls(server: OpenServer) -> None:
    assert b"mokum_loop_stalled_seconds_bucket" in Browser(server).ask("GET", "/metrics").body
