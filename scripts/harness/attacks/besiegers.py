"""The process of all attackers: they run at once, each at its own pace, and tell at the end what became of it."""

import argparse
import asyncio
import gc
import json
import resource
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from harness.attacks.asking import guesses, records, tables
from harness.attacks.forging import forged
from harness.attacks.holding import hold
from harness.attacks.reading import dear_texts, storms
from harness.attacks.talking import come_and_go, floods
from harness.attacks.tools import SOURCES, Attack, Siege, Tally

ATTACKS: dict[str, Attack] = {
    "a_dear_texts": dear_texts,
    "b_come_and_go": come_and_go,
    "c_records": records,
    "d_tables": tables,
    "e_hold": hold,
    "f_guesses": guesses,
    "g_floods": floods,
    "h_forged": forged,
    "i_storms": storms,
}
ENOUGH = 200
"""Requests after which an address was surely told that it asks too often."""


async def told_apart(siege: Siege) -> bool:
    """Whether the server, which has had enough of one address, still hears another."""
    for _ in range(ENOUGH // 20):
        asked = (siege.ask("GET", "/api/games", source=SOURCES[0]) for _ in range(20))
        if any(said.status == 429 for said in await asyncio.gather(*asked)):
            return (await siege.ask("GET", "/api/games", source=SOURCES[1])).status == 200
    return False


async def one(attack: Attack, siege: Siege, tally: Tally) -> None:
    """One attack until the siege is over; what it did not foresee is told."""
    try:
        async with asyncio.timeout(siege.until - time.monotonic()):
            await attack(siege, tally)
    except TimeoutError:
        return
    except Exception as error:
        tally.told["failed"] = repr(error)


async def besiege(siege: Siege, only: list[str]) -> dict[str, object]:
    apart = await told_apart(siege)
    await asyncio.sleep(2)  # who was told to slow down is heard again
    tallies = {name: Tally() for name in only or ATTACKS}
    await asyncio.gather(*(one(ATTACKS[name], siege, tally) for name, tally in tallies.items()))
    used = resource.getrusage(resource.RUSAGE_SELF)
    return {
        "told_apart": apart,
        "cpu_s": used.ru_utime + used.ru_stime,
        "attacks": {name: tally.report() for name, tally in tallies.items()},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--address", required=True)
    parser.add_argument("--nats", required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--finished", required=True, help="a long game that is over")
    parser.add_argument("--account", required=True, help="whose password is guessed at")
    parser.add_argument("--only", nargs="*", choices=tuple(ATTACKS))
    arguments = parser.parse_args()
    gc.freeze()
    siege = Siege(arguments.address, arguments.nats, arguments.seconds, arguments.finished, arguments.account)
    print(json.dumps(asyncio.run(besiege(siege, arguments.only))))


if __name__ == "__main__":
    main()
