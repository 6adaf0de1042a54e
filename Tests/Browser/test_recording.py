"""What a person does with an app becomes a test, which is compiled and run with the example's own."""

import os
from pathlib import Path

from playwright.sync_api import Page, expect

from phone import Phone
from running_app import ROOT

EXPECTED = ROOT / "Examples" / "Tests" / "BasicsTests" / "RecordedTests.swift"


def drag(phone: Phone, *points: tuple[float, float], pause: int = 0) -> None:
    """Takes the glass with the mouse and moves over it, a little at a time."""
    box = phone.glass.bounding_box()
    mouse = phone.page.mouse
    (x, y), *rest = points
    mouse.move(box["x"] + x, box["y"] + y)
    mouse.down()
    for to_x, to_y in rest:
        for step in range(1, 11):
            part = step / 10
            mouse.move(box["x"] + x + (to_x - x) * part, box["y"] + y + (to_y - y) * part)
        x, y = to_x, to_y
    # A finger that rests before it is lifted does not flick.
    phone.page.wait_for_timeout(pause)
    mouse.up()


def test_a_session_becomes_a_test_that_compiles_and_passes(page: Page):
    phone = Phone(page)
    phone.expect_screen("First")
    page.get_by_role("button", name="Record").click()
    code = page.get_by_label("The test as Swift")
    expect(code).to_contain_text('app.expectStack("First")')

    phone.button("Second").click()
    phone.expect_screen("Second")
    expect(code).to_contain_text('app.expectStack("First", "Second")')
    drag(phone, (3, 400), (150, 400), (10, 400), pause=300)
    expect(code).to_contain_text("swipeBack(cancel: true)")
    phone.expect_screen("Second")
    drag(phone, (3, 400), (340, 400))
    phone.expect_screen("First")
    expect(code).to_contain_text("swipeBack()")

    phone.device_menu().get_by_label("Text size").select_option("extraLarge")
    phone.device_menu().get_by_role("button", name="Turn left").click()
    expect(page.locator("#device-name")).to_contain_text("852 × 393")
    phone.device_menu().get_by_role("button", name="Turn right").click()
    expect(page.locator("#device-name")).to_contain_text("393 × 852")

    phone.button("Third").click()
    phone.expect_screen("Third")
    phone.button("First").click()
    phone.expect_screen("First")
    expect(code).to_contain_text("goBack()")
    page.get_by_role("button", name="Stop recording").click()
    expect(page.get_by_role("button", name="Record", exact=True)).to_be_visible()

    recorded = code.text_content()
    if os.environ.get("STORYLINE_RECORD"):
        EXPECTED.write_text(recorded)
    # The same file is one of the example's tests: so it compiles, and it passes.
    assert recorded == EXPECTED.read_text()
