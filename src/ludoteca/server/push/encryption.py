"""Encryption of push messages: RFC 8291 for their contents, RFC 8292 to say who sends them.

``cryptography`` has the primitives.  The libraries around it that we know bring an HTTP client of their own,
which follows redirects and resolves names by itself; a server must do neither with an address that
a stranger has given (see ``endpoints``).  This file does the rest of their work.
"""

import base64
import json
import os
import time
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # imported where it is needed: a server without subscriptions starts without it
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey, EllipticCurvePublicKey

PADDED_BYTES = 1024  # of each message before it is encrypted, so that its length says nothing
RECORD_BYTES = 4096  # of an encrypted record at most
SIGNATURE_PART_BYTES = 32  # of each of the two numbers of a signature
TOKEN_SECONDS = 12 * 3600.0  # services accept 24 hours
RENEWAL_SECONDS = 6 * 3600.0  # after which a new token is made


def to_text(data: bytes) -> str:
    """Return bytes in the Base64 of addresses and tokens, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def read_public_key(data: bytes) -> "EllipticCurvePublicKey":
    """Return the public key of a browser.

    Raises:
        ValueError: The bytes are not a public key.
    """
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data)


def public_bytes(key: "EllipticCurvePublicKey") -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return bytes(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def encrypt(message: bytes, browser_key: bytes, secret: bytes) -> bytes:
    """Encrypt a message so that only the browser that gave its public key and a secret can read it."""
    from cryptography.hazmat.primitives.asymmetric import ec

    padded = message + b"\x02" + bytes(max(0, PADDED_BYTES - len(message)))
    return encrypt_with(padded, browser_key, secret, ec.generate_private_key(ec.SECP256R1()), os.urandom(16))


def encrypt_with(
    padded: bytes, browser_key: bytes, secret: bytes, own: "EllipticCurvePrivateKey", salt: bytes
) -> bytes:
    """Encrypt a padded message with a key pair and a salt, both made for this message alone."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    own_key = public_bytes(own.public_key())
    shared = own.exchange(ec.ECDH(), read_public_key(browser_key))
    key = derive(shared, secret, b"WebPush: info\0" + browser_key + own_key, 32)
    content_key = derive(key, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(key, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(own_key)]) + own_key
    return head + bytes(AESGCM(content_key).encrypt(nonce, padded, None))


def derive(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return bytes(HKDF(SHA256(), length, salt, info).derive(key))


def new_private_key() -> str:
    """Return the private key of a server, as it is stored."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return to_text(number.to_bytes(SIGNATURE_PART_BYTES, "big"))


@dataclass
class ServerKey:
    """The key by which push services know a server.  Its public half goes to every browser."""

    stored: str
    contact: str  # a mailto: or https: address, for the operators of push services
    _tokens: dict[str, tuple[float, str]] = field(default_factory=dict)  # by push service

    @cached_property
    def _private(self) -> "EllipticCurvePrivateKey":
        from cryptography.hazmat.primitives.asymmetric import ec

        return ec.derive_private_key(int.from_bytes(to_bytes(self.stored), "big"), ec.SECP256R1())

    @cached_property
    def public(self) -> str:
        return to_text(public_bytes(self._private.public_key()))

    def authorization(self, origin: str) -> str:
        """Return the header that tells a push service who we are."""
        now = time.time()
        made, token = self._tokens.get(origin, (0.0, ""))
        if made < now - RENEWAL_SECONDS:
            token = self._sign({"aud": origin, "exp": int(now + TOKEN_SECONDS), "sub": self.contact})
            self._tokens = {origin: (now, token)} | dict(list(self._tokens.items())[-50:])
        return f"vapid t={token}, k={self.public}"

    def _sign(self, claims: dict[str, object]) -> str:
        from cryptography.hazmat.primitives.asymmetric import ec, utils
        from cryptography.hazmat.primitives.hashes import SHA256

        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        text = ".".join(to_text(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        signature = utils.decode_dss_signature(self._private.sign(text.encode(), ec.ECDSA(SHA256())))
        return f"{text}.{to_text(b''.join(part.to_bytes(SIGNATURE_PART_BYTES, 'big') for part in signature))}"
