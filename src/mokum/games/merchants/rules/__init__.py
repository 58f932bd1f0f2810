"""The rules of `merchants`: what is legal, why something is not, and what a legal move brings about."""
