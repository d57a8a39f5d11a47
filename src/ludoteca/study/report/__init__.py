"""The report of a study as an HTML page."""
