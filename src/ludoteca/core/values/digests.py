"""Digests: short hashes that tell figures, records and compiled code apart."""

import hashlib

DIGEST_LENGTH = 16  # hexadecimal digits


def digest_of(content: bytes) -> str:
    """Return the digest of some bytes."""
    return hashlib.sha256(content).hexdigest()[:DIGEST_LENGTH]
