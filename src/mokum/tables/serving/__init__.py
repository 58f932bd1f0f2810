"""What the layers above ask of tables: the hall, what keeps it going, chat, replays, and going away for good."""
