"""The ladder: each level of opponents against the level below it, and the ratings that follow."""
