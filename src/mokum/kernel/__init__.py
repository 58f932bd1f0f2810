"""What a game is. Knows no game, no clock, no network and no luck of its own."""
