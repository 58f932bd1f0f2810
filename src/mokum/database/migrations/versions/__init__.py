"""One file a step: its number, what it brings, and the step before it."""
