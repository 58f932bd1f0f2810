"""Keeping tables friendly: complaints, cases, measures, roles, and a trail of every deed."""
