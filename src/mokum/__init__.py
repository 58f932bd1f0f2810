"""Mokum: three Amsterdam board games, with their rules enforced."""
