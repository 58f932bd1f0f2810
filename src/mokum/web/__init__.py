"""The server on the network: HTTP for what is asked once, one WebSocket a client for what goes on."""
