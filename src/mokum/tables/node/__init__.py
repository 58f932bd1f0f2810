"""Tables in the memory of one node: loaded, written to, followed and forgotten. None of it is the truth; the log is."""
