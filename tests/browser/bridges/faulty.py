"""A bot that plays at random, and does wrong where its orders say so; with nothing but Python's standard library.

`faulty.py FOLDER`: line by line `orders` there say what to do at each turn, an empty one to play. `said` tells what was
done, and is how a program that was started again knows which turn it is. How a game ended is kept in `over`.
"""

import json
import os
import random
import signal
import sys
from pathlib import Path

MEGABYTE = 1_000_000
folder = Path(sys.argv[1])
orders = (folder / "orders").read_text().split("\n")
turn = len((folder / "said").read_text().splitlines())

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "over":
        (folder / "over").write_text(line)
    if message["type"] != "turn":
        continue
    order = orders[turn] if turn < len(orders) else ""
    move = random.Random(turn).choice(message["moves"])
    turn += 1
    with (folder / "said").open("a") as said:
        said.write(f"{order or move}\n")
    answer = json.dumps({"move": move})
    match order:
        case "killed":
            os.kill(os.getpid(), signal.SIGKILL)
        case "hung":
            os.kill(os.getpid(), signal.SIGSTOP)
        case "bridge":
            os.kill(os.getppid(), signal.SIGKILL)
        case "rubbish":
            answer = "I think that I pass"
        case "illegal":
            answer = json.dumps({"move": 100_000})
        case "endless":
            answer = "x" * MEGABYTE
    sys.stdout.write(answer + "\n")
    sys.stdout.flush()
