"""Studies: bots play many matches, and a report shows the results."""
