#!/usr/bin/env python3
"""Measures the simulator from outside: how long a tap takes until its patch is on the wire, beside a
bare echo on the same connection in the same run; bytes; what an app costs that nobody touches.

    tap_to_patch.py APP LABEL [--taps N]

APP is the executable, LABEL what the button is called that is tapped. Needs nothing but Python.
"""

import argparse
import base64
import json
import os
import re
import select
import socket
import statistics
import struct
import subprocess
import tempfile
import time

URL = re.compile(r"http://127\.0\.0\.1:(\d+)/#token=(\S+)")


class Page:
    """As much of a page as sends touches and reads messages."""

    def __init__(self, port: int, token: str):
        self._socket = socket.create_connection(("127.0.0.1", port))
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall(
            f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nOrigin: http://127.0.0.1:{port}\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self._buffer:
            self._fill()
        self._buffer = self._buffer.split(b"\r\n\r\n", 1)[1]
        self.send({"type": "hello", "token": token, "version": 1})

    def send(self, message: dict) -> None:
        self._frame(1, json.dumps(message).encode())

    def echo(self) -> None:
        """A ping, and its answer, which the server gives without asking the app."""
        self._frame(9, b"echo")
        while self.frame()[0] != 10:
            pass

    def frame(self) -> tuple[int, bytes]:
        head = self._take(2)
        length = head[1]
        if length == 126:
            length = struct.unpack(">H", self._take(2))[0]
        elif length == 127:
            length = struct.unpack(">Q", self._take(8))[0]
        data = self._take(length)
        if head[0] & 15 == 9:
            self._frame(10, data)
        return head[0] & 15, data

    def until(self, *types: str) -> tuple[dict, int]:
        """The next message of one of those types, and how long it was."""
        while True:
            opcode, data = self.frame()
            if opcode == 1 and (message := json.loads(data))["type"] in types:
                return message, len(data)

    def quiet(self, seconds: float) -> int:
        """Reads until nothing has come for that long; how many bytes there were."""
        count = 0
        # Once a frame has begun, all of it comes.
        while self._buffer or select.select([self._socket], [], [], seconds)[0]:
            count += len(self.frame()[1])
        return count

    def _frame(self, opcode: int, data: bytes) -> None:
        mask = b"\0\0\0\0"
        length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        self._socket.sendall(bytes([0x80 | opcode]) + length + mask + data)

    def _fill(self) -> None:
        data = self._socket.recv(1 << 16)
        if not data:
            raise SystemExit("The app has closed the connection.")
        self._buffer += data

    def _take(self, count: int) -> bytes:
        while len(self._buffer) < count:
            self._fill()
        data, self._buffer = self._buffer[:count], self._buffer[count:]
        return data


def find(nodes: list[dict], label: str, x: float = 0, y: float = 0) -> tuple[float, float] | None:
    """The middle of what is called so."""
    for node in nodes:
        left, top, width, height = node["frame"]
        left, top = left + x, top + y
        if node.get("accessibility", {}).get("label") == label:
            return left + width / 2, top + height / 2
        dx, dy = node.get("origin", [0, 0])
        if found := find(node.get("children", []), label, left - dx, top - dy):
            return found
    return None


def quantiles(samples: list[float]) -> str:
    return (
        f"median {statistics.median(samples) * 1e6:7.0f} µs, "
        f"p99 {statistics.quantiles(samples, n=100)[98] * 1e6:7.0f} µs"
    )


def ticks(pid: int) -> float:
    """Seconds of processor time that the process has taken."""
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    with open(f"/proc/{pid}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Tapper:
    def __init__(self, page: Page, point: tuple[float, float]):
        self.page = page
        self.point = dict(zip("xy", point))
        self.id = 0

    def tap(self) -> tuple[float, int]:
        """A finger comes down and goes; how long until the first patch, and the bytes of both."""
        self.id += 1
        start = time.perf_counter()
        self.page.send({"type": "touch", "id": self.id, "phase": "began", **self.point})
        _, first = self.page.until("patch", "screen")
        took = time.perf_counter() - start
        self.page.send({"type": "touch", "id": self.id, "phase": "ended", **self.point})
        _, second = self.page.until("patch", "screen")
        return took, first + second


def measure(app: str, label: str, taps: int, idle: float) -> None:
    environment = {**os.environ, "XDG_STATE_HOME": tempfile.mkdtemp()}
    process = subprocess.Popen(
        [app], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True)
    try:
        while not (found := URL.search(process.stdout.readline())):
            if process.poll() is not None:
                raise SystemExit("The app has ended.")
        port, token = int(found[1]), found[2]
        time.sleep(1)
        before = ticks(process.pid)
        time.sleep(idle)
        print(f"unwatched and idle: {(ticks(process.pid) - before) / idle:.2%} of a processor")

        page = Page(port, token)
        screen, size = page.until("screen")
        print(f"first screen: {size:,} bytes")
        point = find(screen["roots"], label)
        if point is None:
            raise SystemExit(f"Nothing on the screen is called {label}.")
        page.quiet(0.5)
        before = ticks(process.pid)
        page.quiet(idle)
        print(f"watched and idle:   {(ticks(process.pid) - before) / idle:.2%} of a processor")

        tapper = Tapper(page, point)
        for _ in range(50):
            tapper.tap()
            page.quiet(0.05)
        times, echoes, sizes = [], [], []
        for _ in range(min(taps, 500)):
            took, _ = tapper.tap()
            times.append(took)
            page.quiet(0.02)
            start = time.perf_counter()
            page.echo()
            echoes.append(time.perf_counter() - start)
        print(f"tap to patch: {quantiles(times)}")
        print(f"bare echo:    {quantiles(echoes)}")
        print(f"ratio of the medians: {statistics.median(times) / statistics.median(echoes):.1f}")
        for _ in range(20):
            page.quiet(0.3)
            _, size = tapper.tap()
            sizes.append(size + page.quiet(0.6))
        print(f"bytes of a tap, until all is at rest: {statistics.median(sizes):,.0f}")

        before = resident(process.pid)
        start = time.perf_counter()
        for _ in range(taps):
            tapper.tap()
        page.quiet(1)
        after = resident(process.pid)
        print(
            f"{taps:,} taps in {time.perf_counter() - start:.0f} s: "
            f"{before / 2**20:.1f} MiB before, {after / 2**20:.1f} MiB after")
    finally:
        process.kill()
        process.wait()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("app")
    parser.add_argument("label")
    parser.add_argument("--taps", type=int, default=10_000)
    parser.add_argument("--idle", type=float, default=10, help="seconds without anything")
    options = parser.parse_args()
    measure(options.app, options.label, options.taps, options.idle)
