"""HTTP and WebSockets: all ways in from the network, and their guards."""
