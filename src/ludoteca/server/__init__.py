"""The server: tables that people and bots sit at, over HTTP and WebSockets, kept in a database."""
