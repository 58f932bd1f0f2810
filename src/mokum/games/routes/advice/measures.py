"""What a planner counts in: time and worth in hundredths, of a turn and of a point."""

POINT = 100
TURN = 100

TIME_OF_A_CARD = 68
"""How much of a turn it takes to draw a card that is wanted."""
