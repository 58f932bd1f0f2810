"""What the game is made of (BRI-001 to BRI-003)."""

SEATS = (2, 3, 4)
MASTS = tuple(range(1, 10))
OF_EACH = 4
BOATS = tuple(mast for mast in MASTS for _ in range(OF_EACH))
"""All boats, by their masts, in the order before the shuffle (BRI-011)."""
HAND = 3
OPENS = 15
"""The height at which a bridge opens (BRI-022)."""
BONUS, FINE, LAST_IN_QUEUE = 2, 1, 1
"""Points for an opened bridge, against a towed queue, and at the end for a queue that waits."""
BRIDGES = ("Magere Brug", "Blauwbrug", "Torensluis")
NOTATIONS = ("magere", "blauw", "toren")
