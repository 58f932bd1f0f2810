"""Hands pieces of work out: to processes of this machine or to a cluster. What comes of them is the same."""
