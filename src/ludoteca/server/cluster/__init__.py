"""The cluster: server processes that share a database, the time they share and their notices."""
