"""What bots of older logs are called, on every screen and in every record."""

import re

from mokum.kernel.event import Seat

NAMES = ("Griet", "Barent", "Trijn", "Claes", "Aagje", "Joris", "Machteld", "Evert", "Neeltje", "Gijs")
"""By seat. The pages have the same (`client/src/platform/table/names.ts`)."""
_NUMBERED = re.compile(r"\d$")
"""The oldest logs call a bot "greedy 2"; nobody was ever shown such a name."""


def bot_name(name: str, seat: Seat) -> str:
    """What the bot at a seat is called, by the name that the log has for it."""
    return NAMES[seat % len(NAMES)] if _NUMBERED.search(name) else name
