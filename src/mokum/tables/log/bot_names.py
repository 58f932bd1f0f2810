"""What bots are called, on every screen and in every record: people of old Amsterdam, by seat."""

from mokum.kernel.event import Seat

NAMES = ("Griet", "Barent", "Trijn", "Claes", "Aagje", "Joris", "Machteld", "Evert", "Neeltje", "Gijs")
"""None of them is suggested to a person as a name. The pages have the same (`client/src/platform/table/names.ts`)."""


def bot_name(seat: Seat) -> str:
    """What the bot at a seat is called."""
    return NAMES[seat % len(NAMES)]
