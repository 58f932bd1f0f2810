"""Addresses, cut down to what we need to know of them."""

import ipaddress

UNKNOWN = "unknown"


def _cut(address: str, bits_of_4: int, bits_of_6: int) -> str:
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return UNKNOWN
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is None:
            # Through the integer, which leaves a zone behind (fe80::1%eth0).
            return str(ipaddress.ip_network((int(parsed), bits_of_6), strict=False))
        parsed = parsed.ipv4_mapped
    return str(ipaddress.ip_network((int(parsed), bits_of_4), strict=False))


def one_household(address: str) -> str:
    """What counts as one guesser: an address, or the /64 that a household has of IPv6."""
    return _cut(address, 32, 64)


def one_region(address: str) -> str:
    """Enough for a player to recognise a session by, and not enough to find a home."""
    return _cut(address, 24, 48)
