"""Encryption of push messages, by the example of RFC 8291, and the signature of RFC 8292."""

import time

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from ludoteca.server.push.encryption import (
    PADDED_BYTES,
    ServerKey,
    encrypt,
    encrypt_with,
    new_private_key,
    public_bytes,
    read_public_key,
    to_bytes,
    to_text,
)
from tests.support.server.push_service import decrypt, read_token

# RFC 8291, section 5 and appendix A.
MESSAGE = b"When I grow up, I want to be a watermelon"
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
BROWSER_KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SALT, AUTH = "DGv6ra1nlYgDCS1FRnbzlw", "BTBZMqHH6r4Tts7J_aSIgg"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tl"
    "zAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(to_bytes(text), "big"), ec.SECP256R1())


def test_the_example_of_the_standard() -> None:
    body = encrypt_with(
        MESSAGE + b"\2", to_bytes(BROWSER_KEY), to_bytes(AUTH), private_key(OWN), to_bytes(SALT)
    )
    assert to_text(body) == BODY
    assert decrypt(body, private_key(BROWSER), to_bytes(AUTH)) == MESSAGE


def test_messages_of_any_length_look_alike_and_never_repeat() -> None:
    browser, auth = private_key(BROWSER), to_bytes(AUTH)
    bodies = [
        encrypt(message, to_bytes(BROWSER_KEY), auth)
        for message in (b"", MESSAGE, MESSAGE, b"x" * PADDED_BYTES)
    ]
    assert len({len(body) for body in bodies}) == 1
    assert len({body[:16] for body in bodies}) == len({body[21:86] for body in bodies}) == 4
    assert [decrypt(body, browser, auth) for body in bodies] == [b"", MESSAGE, MESSAGE, b"x" * PADDED_BYTES]
    assert len(bodies[0]) <= 4096  # all that a push service must take


def test_the_server_signs_who_it_is() -> None:
    stored = new_private_key()
    key = ServerKey(stored, "mailto:anna@example.org")
    header = key.authorization("https://push.example")
    public, claims = read_token(header)
    assert public == key.public == ServerKey(stored, "").public
    assert (claims["aud"], claims["sub"]) == ("https://push.example", "mailto:anna@example.org")
    assert time.time() < claims["exp"] < time.time() + 86400  # the standard allows a day
    assert key.authorization("https://push.example") == header
    assert read_token(key.authorization("https://other.example"))[1]["aud"] == "https://other.example"


@pytest.mark.parametrize("data", [b"", b"\4" + bytes(64), b"\4" + b"\1" * 64, b"\2" + bytes(31)])
def test_what_is_no_key_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match=r".+|^$"):
        read_public_key(data)


def test_keys_are_written_as_browsers_want_them() -> None:
    key = to_bytes(ServerKey(new_private_key(), "").public)
    assert (len(key), key[0]) == (65, 4)
    assert public_bytes(read_public_key(key)) == key
