"""A proxy between browser and server whose connections a test can cut and restore."""

import socket
import threading
import time
from contextlib import suppress

CHUNK = 65536


class BreakableProxy:
    """Forwards bytes between a port of its own and the server's."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.is_cut = False
        self.is_held = False  # nothing passes, and nobody is told
        self.is_muted = False  # what the server says is lost
        self.delay = 0.0  # seconds that everything takes
        self.ends: set[socket.socket] = set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listener.getsockname()[1])
        threading.Thread(target=self._listen, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                if self.is_cut:
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self.target))
                self.ends |= {near, far}
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=self._forward, args=(source, sink), daemon=True).start()

    def _forward(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while chunk := source.recv(CHUNK):
                time.sleep(self.delay)
                while self.is_held:
                    time.sleep(0.02)
                if not (self.is_muted and sink.getsockname()[1] == self.port):
                    sink.sendall(chunk)
        for end in (source, sink):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
            self.ends.discard(end)

    def cut(self) -> None:
        """Drop all connections and refuse new ones."""
        self.is_cut = True
        for end in list(self.ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def restore(self) -> None:
        self.is_cut = False

    def close(self) -> None:
        self.cut()
        self.listener.close()
