#!/usr/bin/env python3
"""Measures a tap as a person meets it: how long from the press in the browser until what came of it is in
the page, and until the next frame shows it.

    tap_to_page.py APP LABEL [--taps N]

APP is the executable, LABEL what the button is called that is tapped. Needs Chromium and Playwright, as
the tests of the page do: `.venv/bin/python3 Benchmarks/Simulator/tap_to_page.py …`.
"""

import argparse
import os
import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests" / "Browser"))

import chromium  # noqa: E402 (the line above must come first)

URL = re.compile(r"http://127\.0\.0\.1:\d+/#token=\S+")

# The browser's own clock at both ends: the press has the time at which it came in.
WATCH = """() => {
  window.taps = [];
  let pressed = null;
  addEventListener("pointerdown", (event) => { pressed = event.timeStamp; }, true);
  new MutationObserver((changes) => {
    if (pressed === null) return;
    // The dot that shows the finger is the page's own.
    if (!changes.some((each) => document.getElementById("screen").contains(each.target))) return;
    const [start, applied] = [pressed, performance.now()];
    pressed = null;
    requestAnimationFrame(() => setTimeout(() => {
      taps.push({ applied: applied - start, shown: performance.now() - start });
    }));
  }).observe(document.getElementById("screen"), {
    attributes: true, childList: true, subtree: true, characterData: true });
}"""


def measure(page: Page, label: str, taps: int) -> list[dict]:
    button = page.locator("#glass").get_by_role("button", name=label, exact=True)
    button.wait_for()
    # Until then the page takes no touches, and the app may still be laying itself out.
    page.locator("#connection").get_by_text("Connected").wait_for()
    page.wait_for_timeout(1000)
    box = button.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.evaluate(WATCH)
    for number in range(taps):
        page.mouse.down()
        page.wait_for_function("(number) => taps.length > number", arg=number)
        page.mouse.up()
        # What a tap sets going is over by then, so that the next one's change is its own.
        page.wait_for_timeout(500)
        # What the lifted finger changed is no tap of its own.
        page.evaluate("(number) => { taps.length = number; }", number + 1)
    return page.evaluate("taps")


def report(name: str, times: list[float]) -> None:
    times = sorted(times)
    late = times[min(len(times) - 1, round(len(times) * 0.99))]
    print(f"{name}: median {statistics.median(times):.1f} ms, p99 {late:.1f} ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("app")
    parser.add_argument("label")
    parser.add_argument("--taps", type=int, default=200)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as state, sync_playwright() as playwright:
        app = subprocess.Popen(
            [options.app], env={**os.environ, "XDG_STATE_HOME": state}, text=True,
            stdout=subprocess.PIPE, stdin=subprocess.DEVNULL)
        try:
            url = next(found.group() for line in app.stdout if (found := URL.search(line)))
            browser = playwright.chromium.launch(
                executable_path=chromium.find(), args=chromium.arguments())
            page = browser.new_page(viewport={"width": 1280, "height": 1000})
            page.goto(url)
            taps = measure(page, options.label, options.taps)
            browser.close()
        finally:
            app.kill()
    print(f"{len(taps)} taps")
    report("tap to page", [each["applied"] for each in taps])
    report("tap to the next frame", [each["shown"] for each in taps])


if __name__ == "__main__":
    main()
