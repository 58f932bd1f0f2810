"""A bot for `routes` in Python, with nothing but its standard library: it claims the longest route that it can pay.

Otherwise it plays at random, but never asks for further contracts: those that are not completed cost points.

mokum play routes --bots "exec:python3 examples/bots/longest.py"
"""

import json
import random
import sys
from typing import Any

luck = random.Random()


def choose(turn: dict[str, Any]) -> str:
    """One of the moves. A claim is written `claim 17 orange2 wild1`: the figures behind the route are the cards."""
    moves: list[str] = turn["moves"]
    claims = [move for move in moves if move.startswith("claim ")]
    if claims:
        return max(claims, key=lambda claim: sum(int(cards[-1]) for cards in claim.split()[2:]))
    return luck.choice([move for move in moves if move != "contracts"] or moves)


for line in sys.stdin:  # the end of the input is the end of the program
    message = json.loads(line)
    if message["type"] == "game":
        luck.seed(message["seed"])  # so the same game is played again from the same seed
    elif message["type"] == "turn":
        print(json.dumps({"move": choose(message)}), flush=True)
