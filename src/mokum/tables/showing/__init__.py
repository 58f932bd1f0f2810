"""What each viewer is shown of a table, and under which names. A view is built up from nothing."""
