"""What uvicorn leaves open below our application: patience with slow peers, and how many frames a peer may send."""

from mokum.web.wires.http import PatientHttp
from mokum.web.wires.socket import CountedSocket, Part, Write, part_of, write_of

__all__ = ["CountedSocket", "Part", "PatientHttp", "Write", "part_of", "write_of"]
