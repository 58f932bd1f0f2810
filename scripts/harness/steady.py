"""A process that does nothing but tick: where it was late, nobody got a processor, and no node is to blame."""

import json
import signal
import sys
import time

TICK, LATE = 0.02, 0.1
"""Seconds between two ticks, and beyond that until it was late."""


def main() -> None:
    late: list[tuple[float, float]] = []
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(print(json.dumps(late))))
    before = time.time()
    while True:
        time.sleep(TICK)
        now = time.time()
        if now - before > LATE + TICK:
            late.append((before, now))
        before = now


if __name__ == "__main__":
    main()
