"""What a person sees and does on the page."""

import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect


class Phone:
    """The phone on a page: found by what it says, never by how it is built."""

    def __init__(self, page: Page):
        self.page = page
        self.glass = page.locator("#glass")
        self.connection = page.locator("#connection")

    def button(self, name: str) -> Locator:
        return self.glass.get_by_role("button", name=name, exact=True)

    def expect_screen(self, title: str) -> None:
        """Waits until the screen is there and nothing moves any more."""
        bar = self.glass.get_by_role("navigation")
        expect(bar.get_by_role("heading", name=title, exact=True)).to_be_visible()
        self.settle()
        expect(bar.get_by_role("heading")).to_have_count(1)

    def wait_until(self, holds: Callable[[], bool], seconds: float = 10) -> None:
        """Waits, as Playwright's own expectations do, for what they have no words for."""
        deadline = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < deadline, f"It does not hold after {seconds} s."
            self.page.wait_for_timeout(50)

    def settle(self) -> None:
        self.page.wait_for_function(
            """() => document.getAnimations().every(
                (each) => !each.effect.target.closest("#screen"))"""
        )

    def become(self, model: str, text_size: str) -> None:
        """Another model, in the dark, with letters of another size."""
        self.page.get_by_role("radio", name="Dark").check()
        self.device_menu().get_by_label("Model").select_option(label=model)
        self.device_menu().get_by_label("Text size").select_option(label=text_size)
        self.settle()

    def device_menu(self) -> Locator:
        """Opens the menu of the device, which closes with every choice."""
        menu = self.page.get_by_role("form", name="Device")
        expect(menu).to_be_hidden()
        self.page.get_by_text("Device", exact=True).click()
        expect(menu).to_be_visible()
        return menu

    def shows(self, element: Locator) -> bool:
        """Whether all of it lies on the glass."""
        glass, box = self.glass.bounding_box(), element.bounding_box()
        return all(
            glass[side] <= box[side] and box[side] + box[length] <= glass[side] + glass[length]
            for side, length in [("x", "width"), ("y", "height")]
        )

    def panel(self, title: str) -> Locator:
        return self.page.get_by_role("tree", name=title, exact=True)

    def rows(self, panel: str, name: str) -> Locator:
        return self.panel(panel).get_by_role("treeitem", name=re.compile(name))


# Follows every node that is as wide as the glass and nearly as high: the screens.
RECORDER = """() => {
  const glass = document.getElementById("glass").getBoundingClientRect();
  const paths = (window.recordedPaths = {});
  const record = () => {
    for (const node of document.querySelectorAll("#screen .node")) {
      const box = node.getBoundingClientRect();
      if (Math.abs(box.width - glass.width) > 1 || box.height < glass.height * 0.8) continue;
      const path = (paths[node.dataset.id] ??= []);
      const x = Math.round(box.left - glass.left);
      if (path.at(-1) !== x) path.push(x);
    }
    window.recording = requestAnimationFrame(record);
  };
  record();
}"""


class Recording:
    """How the screens moved, frame by frame: their left edges, in points, without repetitions."""

    def __init__(self, phone: Phone):
        self._page = phone.page
        self._page.evaluate(RECORDER)

    def finish(self) -> list[list[int]]:
        return self._page.evaluate(
            "() => { cancelAnimationFrame(recording); return Object.values(recordedPaths); }"
        )
