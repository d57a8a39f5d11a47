"""What every game shares and nothing that only one game knows."""
