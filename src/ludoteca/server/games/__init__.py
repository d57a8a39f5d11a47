"""Games as the server needs them: with the editions of visitors, and rebuilt from logs."""
