"""The live clock without a network: many lots on simulated lines, judged by the code that judges real ones."""

from random import Random
from typing import Any

from contests.liars import shares
from contests.lines import FIBRE
from contests.lots import by_arrival, ours
from contests.races import TABLES, race
from mokum.lots.terms import Mode

LOTS = {"race": 20_000, "lies": 100_000}
QUICK = {"race": 4_000, "lies": 1_000}
TIMES = {"other continent": 12, "all within bounds": 3}
"""Near the bar it takes more lots to be sure."""
SEED = 1602


def measure(quick: bool) -> dict[str, Any]:
    """All figures; those that have a bar stand at the top."""
    lots = QUICK if quick else LOTS
    tables = {name: _race(name, lots["race"] * TIMES.get(name, 1)) for name in TABLES}
    lies = {mode: shares(FIBRE, mode, ours, lots["lies"], Random(SEED)) for mode in Mode}
    within = [figures for name, figures in tables.items() if figures["within_bounds"]]
    return {
        "wrong_outside_photo": max(figures["wrong_outside_photo"] for figures in within),
        "wrong_outside_photo_at_most": max(figures["wrong_outside_photo_at_most"] for figures in within),
        "wrong_by_arrival": max(figures["wrong_by_arrival"] for figures in within),
        "mode_s_liar_share": round(max(share.mean for share in lies[Mode.DRAW].values()), 5),
        "mode_s_liar_share_at_most": round(max(share.at_most for share in lies[Mode.DRAW].values()), 5),
        "lines": tables,
        "lies": {name: {mode.value: round(lies[mode][name].mean, 4) for mode in Mode} for name in lies[Mode.DRAW]},
    }


def _race(name: str, lots: int) -> dict[str, Any]:
    """One table of players, before our judge and before the order of arrival."""
    lines = TABLES[name]
    here, elsewhere = race(lines, (ours, by_arrival), lots, Random(f"{SEED} {name}"))
    return {
        "lots": here.lots,
        "within_bounds": all(line.within_bounds for line in lines),
        **here.figures(),
        "wrong_by_arrival": elsewhere.figures()["wrong"],
    }
