"""Games as the server needs them: with uploaded editions, and rebuilt from logs."""
