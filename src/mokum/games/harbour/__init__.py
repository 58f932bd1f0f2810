"""Trade, build and ship in Amsterdam."""

from mokum.games.harbour.game import Harbour

GAME = Harbour()
