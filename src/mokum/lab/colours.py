"""Colours of the client by daylight, for the pictures that the laboratory draws."""

PAPER, INK, SOFT, LINE = "#F7F1E3", "#12293A", "#5A6871", "#D9CCB0"
CANAL, BRICK = "#2F6F8F", "#B5532C"
