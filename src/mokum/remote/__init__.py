"""A client in Python: sits at the tables of a server over the network, for bots, tests and measurements.

    remote = Remote(["http://127.0.0.1:8000"], "Anna")
    async with remote:
        table = await remote.open_table("routes", 2)
        await remote.sit(table, 0)
        ...

Where lots are sold on a clock, `remote.lots` keeps the time and is ready by itself; `remote.lots.press(table)` presses.

It knows `docs/protocol.md` and nothing of the server's code. A cut line is mended by itself: whatever was asked and not
answered is asked again under the same id, and each table goes on where it was left.
"""

from mokum.remote.bidding import Bidding, Pressed
from mokum.remote.client import Remote
from mokum.remote.desk import Desk, Turned
from mokum.remote.seen import Seen

__all__ = ["Bidding", "Desk", "Pressed", "Remote", "Seen", "Turned"]
