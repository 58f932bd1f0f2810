"""What uvicorn leaves open below our application: patience with slow peers, and how many frames a peer may send."""

from mokum.web.wires.http import PatientHttp, wire_of
from mokum.web.wires.socket import Connection, CountedSocket, connection_of

__all__ = ["Connection", "CountedSocket", "PatientHttp", "connection_of", "wire_of"]
