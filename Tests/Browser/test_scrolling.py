"""Scrolling a real app: with the wheel, with a finger, and what it costs."""

import json
import os
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, WebSocket, expect

from phone import Phone
from running_app import RunningApp, executable


@pytest.fixture(scope="module")
def app_path() -> Path:
    return executable("FieldApp")


@pytest.fixture
def messages() -> list[dict]:
    """What the app sent to the page."""
    return []


@pytest.fixture
def phone(context: BrowserContext, app: RunningApp, messages: list[dict]) -> Phone:
    page = context.new_page()

    def watch(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: messages.append(json.loads(frame)))

    page.on("websocket", watch)
    page.goto(app.url)
    phone = Phone(page)
    phone.expect_screen("Form")
    phone.button("List").click()
    phone.expect_screen("List")
    return phone


def top(row: Locator) -> float:
    return row.bounding_box()["y"]


def still(phone: Phone, row: Locator) -> float:
    """Where the row is once nothing scrolls any more."""
    place = None
    while place != (place := top(row)):
        phone.page.wait_for_timeout(150)
    return place


def middle(phone: Phone) -> tuple[float, float]:
    box = phone.glass.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_wheel_scrolls_what_is_under_the_pointer(phone: Phone):
    row = phone.button("Row 20")
    before = top(row)
    phone.page.mouse.move(*middle(phone))
    phone.page.mouse.wheel(0, 400)
    assert still(phone, row) == pytest.approx(before - 400, abs=1)
    phone.page.mouse.wheel(0, -10_000)
    assert still(phone, row) == pytest.approx(before, abs=1)
    assert phone.page.evaluate("scrollY") == 0


def flick(phone: Phone, row: Locator) -> float:
    """Moves a finger by 250 points, and returns by how many the list has moved at last."""
    before = still(phone, row)
    x, y = middle(phone)
    phone.page.mouse.move(x, y)
    phone.page.mouse.down()
    for step in range(1, 11):
        phone.page.wait_for_timeout(16)
        phone.page.mouse.move(x, y - 25 * step)
    phone.page.mouse.up()
    return before - still(phone, row)


def test_a_finger_flicks_the_list_and_a_row_is_chosen(phone: Phone):
    # The list goes on by itself, unless the machine is so busy that the finger seems to rest.
    ways = [flick(phone, phone.button("Row 99"))]
    while ways[-1] < 300 and len(ways) < 6:
        ways.append(flick(phone, phone.button("Row 99")))
    assert all(way > 200 for way in ways)
    assert ways[-1] > 300
    phone.page.wait_for_timeout(400)
    box = phone.glass.bounding_box()
    for number in range(100):
        row = phone.button(f"Row {number}")
        if top(row) > box["y"] + box["height"] / 2:
            row.click()
            break
    expect(phone.glass.get_by_role("heading", name=f"Chosen {number}")).to_be_visible()


def test_scrolling_sends_the_offset_and_nothing_of_the_rows(phone: Phone, messages: list[dict]):
    phone.page.mouse.move(*middle(phone))
    # The first turn brings the indicator, and the bar its background.
    phone.page.mouse.wheel(0, 100)
    still(phone, phone.button("Row 20"))
    del messages[:]
    for _ in range(5):
        phone.page.mouse.wheel(0, 60)
        phone.page.wait_for_timeout(50)
    patches = [each for each in messages if each["type"] == "patch"]
    assert patches
    for patch in patches:
        assert {op["op"] for op in patch["ops"]} == {"set"}
        assert len(patch["ops"]) <= 2
        assert len(json.dumps(patch)) < 1000


def test_a_picture_of_the_list(phone: Phone):
    phone.page.mouse.move(*middle(phone))
    phone.page.mouse.wheel(0, 300)
    phone.page.wait_for_timeout(100)
    box = phone.glass.bounding_box()
    picture = phone.page.screenshot(clip=box)
    assert len(picture) > 5000
    if folder := os.environ.get("STORYLINE_SCREENSHOTS"):
        Path(folder, "list.png").write_bytes(picture)
