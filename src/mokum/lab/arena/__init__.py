"""The arena: a bot among others, on the same deals from every seat, until it is clear whether it is the better one."""
