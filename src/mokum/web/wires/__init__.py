"""What uvicorn leaves open below our application: patience with slow peers, and how many frames a peer may send."""

from mokum.web.wires.http import PatientHttp
from mokum.web.wires.socket import CountedSocket, Line, Part, line_of, part_of

__all__ = ["CountedSocket", "Line", "Part", "PatientHttp", "line_of", "part_of"]
