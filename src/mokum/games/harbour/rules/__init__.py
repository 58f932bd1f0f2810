"""The rules of `harbour`."""
