"""The laboratory: many whole games at once, and what they say together."""
