"""Who plays: guests, accounts, their sessions and passkeys. `People` is the door; the rest are its rooms."""

from mokum.people.passkeys import Site
from mokum.people.passwords import Passwords
from mokum.people.people import People

__all__ = ["Passwords", "People", "Site"]
