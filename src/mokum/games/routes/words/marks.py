"""The marks that carry meaning on the map and the table, so that colour alone never does."""

from mokum.kernel.event import Seat

BOX = "□"
"""A space of a route that nobody has claimed."""
CLOSED = "×"
"""A space of a route that can no longer be claimed."""
TRADE = "+"
"""The route brings a trade card (ROU-048)."""
DOT = "●"
"""A place."""
WANTED = "◉"
"""A place that one of the viewer's contracts names."""
TO_MOVE = "▸"
"""The game waits for this seat."""
JOINED = "✓"
NOT_JOINED = "–"
"""Whether a contract's places are joined."""


def seat_letter(seat: Seat) -> str:
    """The letter on a seat's carts."""
    return "ABCD"[seat]


def seat_style(seat: Seat) -> str:
    """The style of all that belongs to a seat."""
    return f"seat {seat + 1}"
