"""What can be said of a finished game: chances, slips, luck, and the account to which they add up. No game is named."""
