"""One session with an app, from its first screen to the test that was recorded: every gesture, panel
and tool that a newcomer meets, and the pictures that the documentation shows."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from phone import Phone
from running_app import RunningApp, executable
from test_recording import drag


@pytest.fixture(scope="module")
def app_path() -> Path:
    return executable("Phones")


@pytest.fixture
def phone(browser: Browser, app: RunningApp) -> Phone:
    context = browser.new_context(
        viewport={"width": 1280, "height": 1000}, device_scale_factor=2, color_scheme="light"
    )
    page = context.new_page()
    page.goto(app.url)
    phone = Phone(page)
    phone.expect_screen("Home")
    yield phone
    context.close()


def take_picture(page: Page, name: str) -> None:
    page.mouse.move(0, 0)
    # The rows that have just changed stop flashing.
    page.wait_for_function("() => document.getAnimations().length === 0")
    picture = page.screenshot()
    assert len(picture) > 10_000
    if folder := os.environ.get("STORYLINE_SCREENSHOTS"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        Path(folder, f"{name}.png").write_bytes(picture)


def rows(phone: Phone) -> Locator:
    return phone.glass.get_by_role("listitem")


def top(row: Locator) -> float:
    """Where a row is; far above where it has been scrolled away, also between two looks at it."""
    box = row.bounding_box() if row.count() > 0 else None
    return box["y"] if box else -10_000


def flick(phone: Phone) -> float:
    """Moves a finger up by 300 points and lifts it while it moves; returns by how many points the list has
    gone at last."""
    box = phone.glass.bounding_box()
    x, y = box["x"] + 200, box["y"] + 700
    lowest = [row for row in rows(phone).all() if y - 150 < top(row) < y][0]
    name = lowest.locator(".line").first.text_content()
    row = rows(phone).filter(has=phone.page.get_by_text(name, exact=True)).first
    before = top(row)
    phone.page.mouse.move(x, y)
    phone.page.mouse.down()
    for step in range(1, 7):
        phone.page.mouse.move(x, y - 50 * step)
    phone.page.mouse.up()
    phone.wait_until(lambda: top(row) < before)
    places = [before, top(row)]
    while places[-1] != places[-2]:
        phone.page.wait_for_timeout(150)
        places.append(top(row))
    return before - places[-1]


def wait_below_bar(phone: Phone, row: Locator) -> None:
    """Waits until a row has come to rest below the bar, which makes room when a search begins: a tap on a
    list that moves stops it, and chooses nothing."""

    def is_at_rest() -> bool:
        bar = phone.glass.get_by_role("navigation").bounding_box()
        return abs(top(row) - bar["y"] - bar["height"]) < 0.1

    phone.wait_until(is_at_rest)


def expect_details(phone: Phone, *words: str) -> None:
    """Waits until the flows say that of themselves, the first one first."""
    flows = phone.panel("Coordinators").get_by_role("treeitem", name=re.compile("Flow"))
    expect(flows).to_have_count(len(words))
    for flow, text in zip(flows.all(), words):
        expect(flow).to_contain_text(text)


def test_a_session_with_everything(phone: Phone):
    page = phone.page
    page.get_by_role("button", name="Record").click()
    code = page.get_by_label("The test as Swift")

    # The tree beside the phone says who shows what, and where.
    phone.button("Browse iPhones").click()
    phone.expect_screen("iPhones")
    expect_details(phone, "root · screen 1 of stack 1", "pushed · screen 2 of stack 1")

    # A list that goes on by itself when the finger has left it.
    first = rows(phone).filter(has_text="iPhone 16e")
    start = top(first)

    def goes_on() -> bool:
        way = flick(phone)
        page.mouse.move(phone.glass.bounding_box()["x"] + 200, 500)
        page.mouse.wheel(0, -20_000)
        phone.wait_until(lambda: abs(top(first) - start) < 1)
        return way > 330

    # On a machine that is busy a finger may seem to rest before it is lifted.
    assert any(goes_on() for _ in range(6))

    # An input method writes into the search field.
    phone.glass.get_by_role("searchbox").click()
    expect(phone.glass.locator("[data-editing]")).to_have_count(1)
    session = page.context.new_cdp_session(page)
    session.send(
        "Input.imeSetComposition", {"text": "13", "selectionStart": 2, "selectionEnd": 2})
    expect(page.locator(".composing")).to_have_text("13")
    session.send("Input.insertText", {"text": "13 mini"})
    expect(rows(phone)).to_have_count(1)
    expect(code).to_contain_text('app.type("13 mini")')
    wait_below_bar(phone, rows(phone))
    rows(phone).click()
    phone.expect_screen("iPhone 13 mini")
    expect_details(phone, "root", "pushed · screen 2", "pushed · screen 3 of stack 1")

    # A swipe that is taken back ends nothing, and one that is finished ends one flow.
    drag(phone, (3, 400), (200, 400), (8, 400), pause=300)
    expect(code).to_contain_text("swipeBack(cancel: true)")
    phone.expect_screen("iPhone 13 mini")
    drag(phone, (3, 400), (340, 400))
    # The search goes on, and has taken the bar's place.
    expect(rows(phone)).to_have_count(1)
    phone.settle()
    expect_details(phone, "root", "pushed")
    page.get_by_role("tab", name="Ended flows").click()
    ended = phone.panel("Ended flows").get_by_role("treeitem")
    expect(ended).to_have_count(1)
    expect(ended).to_contain_text("swiped back")
    expect(ended).to_contain_text("cancelled")
    page.get_by_role("tab", name="Coordinators").click()

    # The back button that is held offers the way back.
    rows(phone).click()
    phone.expect_screen("iPhone 13 mini")
    box = phone.button("iPhones").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    menu = phone.glass.get_by_role("button", name="Home")
    expect(menu).to_be_visible()
    page.mouse.up()
    menu.click()
    phone.expect_screen("Home")
    expect_details(phone, "root")
    expect(page.get_by_role("tab", name="Ended flows")).to_contain_text("3")
    expect(code).to_contain_text('goBack(to: "Home")')
    page.get_by_role("button", name="Stop recording").click()

    # The log tells all of it; a line of it shows the tree as it was.
    lines = page.get_by_role("listbox", name="Log").get_by_role("option")
    lines.filter(has_text="DetailFlow#3 cancelled: swiped back").click()
    expect(page.get_by_text(re.compile("after event"))).to_be_visible()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(phone.rows("Coordinators", "DetailFlow")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(phone.rows("Coordinators", "DetailFlow")).to_have_count(0)
    expect(phone.panel("View controllers").get_by_role("treeitem").first).to_be_visible()
    page.get_by_role("tab", name="Ended flows").click()
    expect(ended).to_have_count(3)
    take_picture(page, "recorded")
    page.get_by_role("tab", name="Coordinators").click()

    # How something is laid out, on a device that lies on its side in the dark.
    page.get_by_role("button", name="Inspect").click()
    box = phone.button("Browse iPhones").bounding_box()
    page.mouse.click(box["x"] + 20, box["y"] + 10)
    layout = page.get_by_role("region", name="Layout")
    expect(layout.get_by_role("heading", name="UIButton")).to_be_visible()
    page.get_by_role("radio", name="Dark").check()
    take_picture(page, "inspected")
