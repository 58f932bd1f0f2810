"""The node's part in live lots: it sells those that it called, and carries presses for the others to their owners."""
