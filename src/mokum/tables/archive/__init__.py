"""Whole games, folded by a worker process beside the loop: records and replays, kept once they can no longer change."""
