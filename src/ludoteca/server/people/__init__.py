"""People: accounts, names, tokens and reports."""
