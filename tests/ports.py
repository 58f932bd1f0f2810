"""Ports of this machine."""

import socket


def free_port() -> int:
    """One that nobody uses now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
