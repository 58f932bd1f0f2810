"""Paying for routes out of a hand that may not be enough."""

from mokum.games.routes.advice.land import Needs

Pile = list[int]
"""By card: how many are left. Wilds are kept apart, so the first place is 0."""

MOST_PRINTED = 2
"""A link has at most two routes with a colour; if one of them is grey, all colours will do."""


def pay(wanted: Needs, left: Pile) -> int:
    """Take the cards for these routes from what is left, and count those that are not there."""
    lack = 0
    for colour, need in wanted.fixed:
        have = left[colour]
        if have < need:
            lack += need - have
            left[colour] = 0
        else:
            left[colour] = have - need
    for length, colours in wanted.flexible:
        lack += pay_for_one(length, colours, left)
    return lack


def pay_and_tell(wanted: Needs, left: Pile, short: Pile) -> int:
    """The same, and put by colour how many were not there; of a choice the colour that comes nearest."""
    lack = 0
    for colour, need in wanted.fixed:
        have = left[colour]
        if have < need:
            lack += need - have
            short[colour] += need - have
            left[colour] = 0
        else:
            left[colour] = have - need
    for length, colours in wanted.flexible:
        before = left[:]
        missing = pay_for_one(length, colours, left)
        if missing:
            lack += missing
            most = max([before[colour] for colour in colours])
            for colour in colours:
                if before[colour] == most:
                    short[colour] += missing
    return lack


def pay_for_one(length: int, colours: tuple[int, ...], left: Pile) -> int:
    """Pay for a route in the colour of which just enough is left, or else in that of which most is."""
    if len(colours) > MOST_PRINTED:
        return _pay_in_any(length, left)
    best = colours[0]
    most = left[best]
    for colour in colours:
        have = left[colour]
        if have != most and (have > most if most < length else length <= have < most):
            best, most = colour, have
    if most < length:
        left[best] = 0
        return length - most
    left[best] = most - length
    return 0


def _pay_in_any(length: int, left: Pile) -> int:
    """The same where every colour will do: then the piles need not be gone through one by one."""
    most = max(left)
    if most < length:
        left[left.index(most)] = 0
        return length - most
    enough = length
    while enough not in left:
        enough += 1
    left[left.index(enough)] = enough - length
    return 0
