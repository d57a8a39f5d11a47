"""Storage: the database, its schema and migrations, and everything that is written to it."""
