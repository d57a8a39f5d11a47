"""Benchmarks: the speed of the rules, the bots and other libraries."""
