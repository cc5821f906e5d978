"""The table's server, over real sockets and with real databases."""
