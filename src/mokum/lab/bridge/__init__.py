"""A bot of this machine at the tables of a server, with people (`docs/protocol.md`, Bots)."""

from mokum.lab.bridge.bridge import Bridge
from mokum.lab.bridge.door import Door, Revoked, TurnedAway

__all__ = ["Bridge", "Door", "Revoked", "TurnedAway"]
