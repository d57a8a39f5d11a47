"""Tables: people and bots around a match, and everything that happens there."""
