"""A fault counts once in a turn: what could still be had after a decision was not lost by it."""

from collections.abc import Collection, Iterable

import msgspec

from mokum.analysis.judging import Choice


def once_a_turn(ends: Collection[int], choices: Iterable[Choice]) -> list[Choice]:
    """The same decisions in order of play, each with what it cost beyond what the rest of its turn could still bring.

    `ends` are the moves that end turns. Every decision is judged as if advice went on after it. So whoever could have
    bought a house at five decisions of a turn would pay for it five times. It is lost by the last of them; if less
    could be had then, the difference by the one before.
    """
    turns, found, still = sorted(ends), [], 0.0
    for choice in sorted(choices, key=lambda each: -each.move):
        if turns and choice.move <= turns[-1]:
            still = 0.0
            while turns and choice.move <= turns[-1]:
                turns.pop()
        found.append(_at(choice, choice.cost - still))
        still = max(max(choice.cost, still) - choice.behind_advice, 0.0)
    return found[::-1]


def _at(choice: Choice, cost: float) -> Choice:
    """With another cost; what is not above its doubt is none, and then nothing was better."""
    if cost == choice.cost:
        return choice
    none = {"cost": 0.0, "doubt": 0.0, "better": choice.played, "causes": ()}
    return msgspec.structs.replace(choice, **({"cost": cost} if cost > choice.doubt else none))
