"""The map as a picture in characters: where things lie, how labels find room, and what is drawn."""
