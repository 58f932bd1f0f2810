"""Bots in seats: a turn as a job, and who thinks about it, here or on another machine."""
