"""The page's other end, played by a test: it sends what the protocol allows, and worse."""

import json
import re
import time
from pathlib import Path

from playwright.sync_api import Page, Route, WebSocketRoute, expect

WEB = Path(__file__).resolve().parents[2] / "Sources" / "UIKitSimulator" / "Web"
ORIGIN = "http://storyline.test"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'"
)
TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}
TEXT_SIZES = ["small", "large", "extraExtraLarge", "accessibilityLarge"]
DEVICE = {
    "model": "iPhone 15", "models": ["iPhone SE", "iPhone 15", "iPad"], "orientation": "portrait",
    "interface": "portrait", "homeButton": False, "pad": False, "textSize": "large",
    "textSizes": TEXT_SIZES, "rightToLeft": False, "slow": False, "reducedMotion": False,
    "background": False,
}
BLACK = [0, 0, 0, 1]
FONT = {"family": "Helvetica", "size": 20, "weight": 400}


def node(id: int, frame=(0, 0, 100, 100), children=(), **fields) -> dict:
    fields = {"id": id, "name": "UIView", "frame": list(frame), **fields}
    return {**fields, "children": list(children)} if children else fields


def button(id: int, label: str, frame=(0, 0, 100, 50)) -> dict:
    return node(id, frame, accessibility={"role": "button", "label": label})


def line(string: str, origin=(0, 20), width=1000.0) -> dict:
    return {
        "string": string, "origin": list(origin), "width": width, "font": FONT, "color": BLACK,
    }


class FakeApp:
    """Serves the page's real files and keeps the sockets that it opens."""

    def __init__(self, page: Page):
        self.page = page
        self.sockets: list[WebSocketRoute] = []
        self.received: list[dict] = []
        self.sequence = 0
        self.name = "Fake"
        self.roots: list[dict] = []
        page.route(f"{ORIGIN}/**", self._serve)
        page.route_web_socket(re.compile(r"^ws://storyline\.test/socket$"), self._connect)

    def until(self, ready) -> None:
        """Lets messages come in until `ready` says that the last one needed is there."""
        deadline = time.monotonic() + 10
        while not ready() and time.monotonic() < deadline:
            self.page.wait_for_function("() => true")

    def until_lifted(self) -> None:
        """Lets messages come in until a finger was lifted."""
        self.until(lambda: self.received[-1].get("phase") == "ended")

    def open(self, *roots: dict, token: str = "key") -> None:
        self.roots = list(roots)
        self.page.goto(f"{ORIGIN}/#token={token}")
        expect(self.page.locator("#connection")).to_have_text("Connected")

    # What the app says

    def show(self, *roots: dict) -> None:
        self.roots = list(roots)
        self._send(self._screen(self.now()))

    def patch(self, *ops: dict, skipped: int = 0) -> None:
        self.sequence += 1 + skipped
        self._send(
            {"type": "patch", "sequence": self.sequence, "now": self.now(), "ops": list(ops)}
        )

    def panels(self, *rows: dict, title: str = "Coordinators") -> None:
        panel = {"name": title.lower(), "title": title, "rows": list(rows)}
        self._send({"type": "panels", "panels": [panel]})

    def device(self, **fields) -> None:
        """Says how the device is set; what is left out is as it was made."""
        self._send({"type": "device", **DEVICE, **fields})

    def log(self, *texts: str, begins: bool = True, first: int = 0, kind: str = "shown") -> None:
        lines = [
            {"log": 1, "number": first + index, "kind": kind, "text": text}
            for index, text in enumerate(texts)
        ]
        self._send({"type": "log", "begins": begins, "lines": lines})

    def tell(self, type: str, **fields) -> None:
        self._send({"type": type, **fields})

    def last(self, type: str) -> dict | None:
        """The newest message of that type."""
        return next((each for each in reversed(self.received) if each["type"] == type), None)

    def announce(self, text: str) -> None:
        self._send({"type": "announcement", "text": text})

    def say(self, text: str) -> None:
        self.sockets[-1].send(text)

    def hang_up(self, code: int) -> None:
        self.sockets[-1].close(code=code)

    def now(self) -> float:
        """The app's clock is the page's own."""
        return self.page.evaluate("performance.now() / 1000")

    # What the page has

    def element(self, id: int):
        return self.page.locator(f'#screen [data-id="{id}"]')

    def fits(self, width: int) -> None:
        """Waits until nothing leaves a window of that width: a new size is laid out a frame later."""
        self.page.wait_for_function(
            "(width) => innerWidth === width && document.documentElement.scrollWidth <= width",
            arg=width,
        )

    def order(self, id: int) -> list[int]:
        """The ids of the children of a node; 0 stands for the screen."""
        owner = "#screen" if id == 0 else f'#screen [data-id="{id}"] > .children'
        return self.page.evaluate(
            """(owner) => [...document.querySelector(owner)?.children ?? []]
                .map((child) => Number(child.dataset.id))""",
            owner,
        )

    def x(self, id: int) -> float:
        """Where a node's left edge is seen on the glass."""
        glass = self.page.locator("#glass").bounding_box()
        return self.element(id).bounding_box()["x"] - glass["x"]

    def running(self, within: str) -> int:
        """How many animations run inside an element of the page."""
        return self.page.evaluate(
            """(within) => document.getAnimations()
                .filter((each) => each.effect.target.closest(within)).length""",
            within,
        )

    # The wire

    def _screen(self, now: float) -> dict:
        self.sequence += 1
        return {
            "type": "screen", "sequence": self.sequence, "now": now, "app": self.name,
            "device": "iPhone 15", "dark": False, "size": [393, 852], "cornerRadius": 55,
            "roots": self.roots,
        }

    def _send(self, message: dict) -> None:
        self.say(json.dumps(message))

    def _connect(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        socket.on_message(lambda text: self._receive(socket, json.loads(text)))

    def _receive(self, socket: WebSocketRoute, message: dict) -> None:
        self.received.append(message)
        if message["type"] == "hello":
            # Time 0 is the page's own beginning: good enough for a screen at rest.
            socket.send(json.dumps(self._screen(0)))

    @staticmethod
    def _serve(route: Route) -> None:
        name = route.request.url.removeprefix(ORIGIN).lstrip("/").split("#")[0] or "index.html"
        file = WEB / name
        if not file.is_file():
            route.fulfill(status=404)
            return
        headers = {"Content-Security-Policy": POLICY, "Content-Type": TYPES[file.suffix]}
        route.fulfill(body=file.read_bytes(), headers=headers)
