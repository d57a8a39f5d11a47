"""A push service on this machine, and a browser that subscribes to it and decrypts what arrives."""

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from ludoteca.server.messages.fields import Language
from ludoteca.server.messages.push import NewSubscription
from ludoteca.server.push.encryption import public_bytes, read_public_key, to_bytes, to_text


@dataclass
class Request:
    """What a server has posted."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """Answers every request with the first of its answers, or 201 when there is none left.

    If it ``is_endless``, its answers begin and go on for ever.
    """

    port: int = 0
    answers: list[str] = field(default_factory=list)
    requests: list[Request] = field(default_factory=list)
    is_endless: bool = False
    connections: list[asyncio.StreamWriter] = field(default_factory=list)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections.append(writer)
        with suppress(ConnectionError, asyncio.IncompleteReadError):  # the client may close it
            await self.answer(reader, writer)
        writer.close()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        first, *lines = head.decode().strip().split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.requests.append(Request(first.split()[1], headers, body))
        if self.is_endless:
            await self.dribble(writer)
            return
        answer = self.answers.pop(0) if self.answers else "201 Created"
        writer.write(f"HTTP/1.1 {answer}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
        await writer.drain()

    async def dribble(self, writer: asyncio.StreamWriter) -> None:
        """Send the head of an answer a byte at a time, until the client has had enough."""
        writer.write(b"HTTP/1.1 201 Created\r\nx: ")
        while self.is_endless and not writer.is_closing():
            writer.write(b"x")
            await writer.drain()
            await asyncio.sleep(0.01)


@asynccontextmanager
async def run_push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    service.port = server.sockets[0].getsockname()[1]
    async with server:
        yield service
    service.is_endless = False
    for connection in service.connections:
        connection.transport.abort()
        with suppress(OSError):
            await connection.wait_closed()


class BrowserSubscription:
    """The keys of a browser, which the push service does not know."""

    def __init__(self, service: PushService, path: str = "/push/1") -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.key = public_bytes(self.private.public_key())
        self.auth = os.urandom(16)
        self.endpoint = f"http://127.0.0.1:{service.port}{path}"

    def subscription(self, language: Language = "en") -> NewSubscription:
        return NewSubscription(self.endpoint, to_text(self.key), to_text(self.auth), language)

    def read(self, request: Request) -> Any:
        """Return the message in a request, as JSON."""
        return json.loads(self.decrypt(request.body))

    def decrypt(self, body: bytes) -> bytes:
        return decrypt(body, self.private, self.auth)


def decrypt(body: bytes, private: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """Decrypt as RFC 8291 tells a browser to."""
    salt, size, server_key = body[:16], int.from_bytes(body[16:20], "big"), body[21 : 21 + body[20]]
    record = body[21 + body[20] :]
    assert len(record) <= size
    shared = private.exchange(ec.ECDH(), read_public_key(server_key))
    info = b"WebPush: info\0" + public_bytes(private.public_key()) + server_key
    key = HKDF(SHA256(), 32, auth, info).derive(shared)
    content_key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(key)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(key)
    padded = bytes(AESGCM(content_key).decrypt(nonce, record, None)).rstrip(b"\0")
    assert padded.endswith(b"\2")
    return padded[:-1]


def read_token(header: str) -> tuple[str, dict[str, Any]]:
    """Return the server's public key and the claims in an Authorization header, if the signature is right."""
    token, key = header.removeprefix("vapid t=").split(", k=")
    signed, _, signature = token.rpartition(".")
    numbers = to_bytes(signature)
    both = [int.from_bytes(part, "big") for part in (numbers[:32], numbers[32:])]
    read_public_key(to_bytes(key)).verify(
        utils.encode_dss_signature(*both), signed.encode(), ec.ECDSA(SHA256())
    )
    claims: dict[str, Any] = json.loads(to_bytes(signed.split(".")[1]))
    return key, claims
