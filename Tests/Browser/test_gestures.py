"""Two fingers, the other button, the pointer and keys, on the page of a real app."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, expect

from fake_app import FakeApp, node
from phone import Phone
from running_app import RunningApp, executable


@pytest.fixture(scope="module")
def app_path() -> Path:
    return executable("ControlApp")


@pytest.fixture
def phone(context: BrowserContext, app: RunningApp) -> Phone:
    page = context.new_page()
    page.goto(app.url)
    phone = Phone(page)
    phone.button("Gestures").click()
    phone.expect_screen("Gestures")
    return phone


def identified(phone: Phone, identifier: str) -> Locator:
    return phone.glass.locator(f"[data-identifier='{identifier}']")


def expect_told(phone: Phone, text: str | re.Pattern[str]) -> None:
    expect(identified(phone, "told")).to_have_text(text)


def middle(box: dict) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# MARK: Two fingers


def test_a_drag_with_option_held_is_a_pinch(phone: Phone):
    x, y = middle(phone.glass.bounding_box())
    mouse = phone.page.mouse
    phone.page.keyboard.down("Alt")
    mouse.move(x + 40, y)
    expect(phone.page.locator(".finger.aiming")).to_have_count(2)
    mouse.down()
    expect(phone.page.locator(".finger:not(.aiming)")).to_have_count(2)
    mouse.move(x + 80, y, steps=8)
    expect_told(phone, "pinch 2.0 of 2")
    mouse.move(x + 20, y, steps=8)
    expect_told(phone, "pinch 0.5 of 2")
    mouse.up()
    phone.page.keyboard.up("Alt")
    expect(phone.page.locator(".finger:not(.lifting)")).to_have_count(0)


def test_with_shift_as_well_both_fingers_go_the_same_way(phone: Phone):
    glass = phone.glass.bounding_box()
    x, y = middle(glass)
    mouse = phone.page.mouse
    phone.page.keyboard.down("Alt")
    mouse.move(x + 40, y)
    phone.page.keyboard.down("Shift")
    mouse.move(x + 40, y - 60, steps=4)
    places = [middle(each.bounding_box()) for each in phone.page.locator(".finger").all()]
    assert places[0] == pytest.approx((x + 40, y - 60), abs=2)
    assert places[1] == pytest.approx((x - 40, y - 60), abs=2)
    phone.page.keyboard.up("Shift")
    phone.page.keyboard.up("Alt")
    expect(phone.page.locator(".finger")).to_have_count(0)


# MARK: Menus


def test_the_other_button_opens_a_context_menu(phone: Phone):
    identified(phone, "card").click(button="right")
    phone.button("Share").click()
    expect_told(phone, "shared")
    phone.settle()
    expect(phone.button("Share")).to_have_count(0)


def test_a_mouse_button_that_is_held_opens_it_too(phone: Phone):
    mouse = phone.page.mouse
    mouse.move(*middle(identified(phone, "card").bounding_box()))
    mouse.down()
    expect(phone.button("Delete")).to_be_visible()
    mouse.up()
    phone.settle()
    phone.button("Delete").click()
    expect_told(phone, "deleted")


def test_the_other_button_on_nothing_opens_nothing(phone: Phone):
    identified(phone, "pad").click(button="right")
    expect(phone.glass.locator("[data-name=MenuCard]")).to_have_count(0)


def test_a_button_opens_its_menu_and_the_menu_in_it(phone: Phone):
    phone.button("Sort").click()
    expect(phone.button("Name")).to_have_attribute("aria-pressed", "true")
    menu = phone.glass.get_by_role("group", name="Sort by", exact=True)
    expect(menu).to_be_visible()
    phone.settle()
    phone.button("More").click()
    phone.button("Size").click()
    expect_told(phone, "chose Size")


# MARK: The pointer


def test_the_app_hears_of_a_pointer_over_a_view_that_looks_for_it(phone: Phone):
    mouse = phone.page.mouse
    mouse.move(*middle(identified(phone, "pad").bounding_box()), steps=3)
    expect_told(phone, "hover here")
    mouse.move(*middle(identified(phone, "card").bounding_box()), steps=3)
    expect_told(phone, "hover ended")


def test_an_app_that_looks_for_no_pointer_hears_of_none(context: BrowserContext):
    app = FakeApp(context.new_page())
    app.open(node(1, (0, 0, 393, 852)))
    box = app.page.locator("#glass").bounding_box()
    app.page.mouse.move(box["x"] + 50, box["y"] + 50, steps=3)
    app.show(node(1, (0, 0, 393, 852), hover=True))
    app.page.mouse.move(box["x"] + 90, box["y"] + 50, steps=3)
    app.until(lambda: app.received[-1]["type"] == "hover")
    assert app.received[1]["x"] > 50
    app.page.mouse.move(box["x"] - 50, box["y"] + 50)
    app.until(lambda: app.received[-1] == {"type": "hover"})


# MARK: Keys


def test_keys_go_to_the_screen_with_what_is_held(phone: Phone):
    phone.page.keyboard.down("ArrowUp")
    expect_told(phone, "key UIKeyInputUpArrow false")
    phone.page.keyboard.up("ArrowUp")
    expect_told(phone, "key up")
    phone.page.keyboard.down("Shift")
    phone.page.keyboard.down("a")
    expect_told(phone, "key a true")
    phone.page.keyboard.up("a")
    phone.page.keyboard.up("Shift")
