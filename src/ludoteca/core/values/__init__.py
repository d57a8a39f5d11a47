"""Values: what callers give and files hold, checked.

data         an object of JSON or TOML, and lists of texts
numbers      whole numbers, counts and seeds
digests      short hashes
"""
