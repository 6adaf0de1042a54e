"""The tools beside the phone, with a real app."""

import re

import pytest
from playwright.sync_api import Page, expect

from phone import Phone
from test_recording import drag


@pytest.fixture
def phone(page: Page) -> Phone:
    phone = Phone(page)
    phone.expect_screen("First")
    return phone


def expect_size(phone: Phone, words: str) -> None:
    expect(phone.page.locator("#device-name")).to_have_text(words)
    phone.settle()


# MARK: The device


def test_the_app_is_laid_out_for_every_device_and_still_takes_touches(phone: Phone):
    menu = phone.page.get_by_role("form", name="Device", include_hidden=True)
    names = menu.locator("select[name=model] option").all_text_contents()
    assert "iPhone SE" in names and "iPad" in names
    for name in [*names, "iPhone SE"]:
        phone.device_menu().get_by_label("Model").select_option(name)
        expect(phone.page.locator("#device-name")).to_contain_text(name)
    expect_size(phone, "iPhone SE · 375 × 667")
    phone.device_menu().get_by_role("button", name="Turn left").click()
    expect_size(phone, "iPhone SE · 667 × 375")
    glass = phone.glass.bounding_box()
    assert glass["width"] > glass["height"]
    phone.button("Second").click()
    phone.expect_screen("Second")


def test_right_to_left_the_back_button_is_on_the_right(phone: Phone):
    phone.button("Second").click()
    phone.expect_screen("Second")
    glass = phone.glass.bounding_box()
    middle = glass["x"] + glass["width"] / 2
    assert phone.button("First").bounding_box()["x"] < middle
    phone.device_menu().get_by_label("Right to left").check()
    phone.wait_until(lambda: phone.button("First").bounding_box()["x"] > middle)


def test_larger_text_is_larger(phone: Phone):
    height = "() => document.querySelector('#screen [aria-label=Second] .line').offsetHeight"
    before = phone.page.evaluate(height)
    phone.device_menu().get_by_label("Text size").select_option("accessibilityExtraLarge")
    phone.wait_until(lambda: phone.page.evaluate(height) > before * 1.5)


def test_slow_animations_are_slow(phone: Phone):
    phone.device_menu().get_by_label("Slow animations").check()
    phone.page.keyboard.press("Escape")
    phone.button("Second").click()
    duration = """() => Math.max(0, ...document.getAnimations()
        .filter((each) => each.effect.target.closest("#screen"))
        .map((each) => each.effect.getTiming().duration))"""
    phone.wait_until(lambda: phone.page.evaluate(duration) > 3000)


def test_the_app_is_left_and_comes_back(phone: Phone):
    phone.device_menu().get_by_role("button", name="Leave the app").click()
    phone.page.keyboard.press("Escape")
    back = phone.page.get_by_role("button", name="Come back to it")
    back.focus()
    phone.page.keyboard.press("Enter")
    expect(back).to_be_hidden()
    phone.button("Second").click()
    phone.expect_screen("Second")


def test_the_app_is_reloaded_and_the_device_stays_as_it_was(phone: Phone):
    phone.button("Second").click()
    phone.expect_screen("Second")
    phone.page.get_by_role("button", name="Record").click()
    code = phone.page.get_by_role("region", name="Recorded test").locator("pre")
    expect(code).to_contain_text("Second")
    written = code.text_content()
    phone.page.get_by_role("radio", name="Dark").check()
    phone.device_menu().get_by_label("Model").select_option("iPad")
    phone.device_menu().get_by_role("button", name="Turn left").click()
    expect_size(phone, "iPad · 1180 × 820")
    phone.device_menu().get_by_role("button", name="Reload the app").click()
    # A new process: it stands on its first screen again.
    phone.expect_screen("First")
    expect_size(phone, "iPad · 1180 × 820")
    expect(phone.page.get_by_role("radio", name="Dark")).to_be_checked()
    # Nothing that was recorded is lost.
    expect(code).to_contain_text(written.splitlines()[0])
    expect(phone.page.get_by_role("button", name="Record")).to_have_attribute(
        "aria-pressed", "false")
    phone.page.keyboard.press("Escape")
    phone.button("Second").click()
    phone.expect_screen("Second")


# MARK: The panels


def test_a_flow_and_its_screens_are_framed_on_the_phone(phone: Phone):
    marker = phone.page.locator("#marker")
    phone.rows("Coordinators", "MainFlow").click()
    expect(marker).to_have_css("opacity", "1")
    glass, box = phone.glass.bounding_box(), marker.bounding_box()
    assert (box["width"], box["height"]) == (glass["width"], glass["height"])
    # What was clicked stays framed when the pointer goes.
    phone.page.mouse.move(5, 5)
    expect(marker).to_have_css("opacity", "1")


def test_one_goes_back_through_the_log_and_the_app_stays_where_it_is(phone: Phone):
    phone.button("Second").click()
    phone.expect_screen("Second")
    phone.button("First").click()
    phone.expect_screen("First")
    rows = phone.panel("Coordinators").get_by_role("treeitem")
    expect(rows).to_have_count(2)
    lines = phone.page.get_by_role("listbox", name="Log").get_by_role("option")
    lines.filter(has_text=re.compile(r"settled: \[.*Second")).click()
    expect(rows).to_have_count(3)
    expect(rows.last).to_have_accessible_name("SecondViewController")
    phone.page.keyboard.press("ArrowUp")
    phone.page.keyboard.press("ArrowUp")
    expect(rows).to_have_count(2)
    phone.page.keyboard.press("Home")
    expect(rows).to_have_count(1)
    phone.expect_screen("First")
    phone.page.keyboard.press("Escape")
    expect(rows).to_have_count(2)


def test_the_layout_of_a_view_is_told_and_followed(phone: Phone):
    phone.page.get_by_role("button", name="Inspect").click()
    region = phone.page.get_by_role("region", name="Layout")
    box = phone.button("Second").bounding_box()
    phone.page.mouse.click(box["x"] + 20, box["y"] + 20)
    expect(region.get_by_role("heading", name="UIButton")).to_be_visible()
    expect(region.get_by_text("50 pt high", exact=True)).to_be_visible()
    expect(region).to_contain_text("24 pt from the leading edge of the safe area")
    expect(region.get_by_text("Ambiguous")).to_have_count(0)
    # The click went to the inspector, and not to the button.
    phone.expect_screen("First")
    region.get_by_role("button", name="ScreenView").click()
    expect(region.get_by_text("FirstViewController")).to_be_visible()
    phone.device_menu().get_by_role("button", name="Turn left").click()
    expect(region.get_by_text("0, 0 · 852 × 393").first).to_be_visible()


# MARK: Gestures


def test_a_swipe_from_the_edge_that_comes_back_changes_nothing(phone: Phone):
    phone.button("Second").click()
    phone.expect_screen("Second")
    drag(phone, (3, 400), (200, 400), (8, 400), pause=300)
    phone.expect_screen("Second")
    drag(phone, (3, 400), (340, 400))
    phone.expect_screen("First")


def test_the_back_button_that_is_held_offers_the_screens(phone: Phone):
    phone.button("Second").click()
    phone.expect_screen("Second")
    box = phone.button("First").bounding_box()
    mouse = phone.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    menu = phone.glass.get_by_role("button", name="First")
    phone.wait_until(lambda: menu.count() > 1)
    mouse.up()
    menu.last.click()
    phone.expect_screen("First")
