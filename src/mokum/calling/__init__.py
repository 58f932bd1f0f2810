"""Calling people back: what calls, by which ways, when, and the sending of it, which survives any node."""
