"""Controls with a value, moved with a mouse on the page."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, expect

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
    # The spinners never come to rest.
    expect(phone.button("Pickers")).to_be_visible()
    return phone


def identified(phone: Phone, identifier: str) -> Locator:
    return phone.glass.locator(f"[data-identifier='{identifier}']")


def expect_told(phone: Phone, text: str | re.Pattern[str]) -> None:
    """What the app says of the last change, in a label of its own."""
    expect(identified(phone, "told")).to_have_text(text)


def drag(phone: Phone, start: tuple[float, float], end: tuple[float, float]) -> None:
    mouse = phone.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(*end, steps=8)
    phone.page.wait_for_timeout(200)
    mouse.up()


def place(locator: Locator, x: float, y: float = 0.5) -> tuple[float, float]:
    box = locator.bounding_box()
    return box["x"] + box["width"] * x, box["y"] + box["height"] * y


def test_a_switch_is_clicked_and_pushed(phone: Phone):
    switch = identified(phone, "Wi-Fi")
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()
    expect_told(phone, "On")
    drag(phone, place(switch, 0.8), place(switch, 0.1))
    expect(switch).not_to_be_checked()
    expect_told(phone, "Off")


def test_a_slider_follows_the_mouse(phone: Phone):
    slider = identified(phone, "Volume")
    expect(slider).to_have_attribute("aria-valuetext", "30%")
    knob = (28 / 2 + 0.3 * (357 - 28)) / 361
    drag(phone, place(slider, knob), place(slider, 1))
    expect(slider).to_have_attribute("aria-valuetext", "100%")
    expect_told(phone, "100 percent")


def test_a_segment_is_chosen(phone: Phone):
    phone.button("Month").click()
    expect(phone.button("Month")).to_have_attribute("aria-pressed", "true")
    expect_told(phone, "Month")


def test_a_stepper_goes_on_while_it_is_held(phone: Phone):
    stepper = identified(phone, "Copies")
    stepper.get_by_role("button", name="Increment").click()
    expect_told(phone, "1 copies")
    phone.page.mouse.move(*place(stepper, 0.75))
    phone.page.mouse.down()
    expect_told(phone, re.compile(r"^([5-9]|\d\d+) copies$"))
    phone.page.mouse.up()


def test_what_spins_turns_without_a_word_from_the_app(phone: Phone):
    spinner = phone.glass.get_by_role("progressbar", name="In progress").first
    running = """each => each.getAnimations({ subtree: true })
        .some(one => one.playState === 'running' && one.effect.getTiming().iterations === Infinity)"""
    assert spinner.evaluate(running)


def test_a_wheel_is_dragged_to_a_row(phone: Phone):
    phone.button("Pickers").click()
    phone.expect_screen("Pickers")
    wheel = phone.glass.get_by_role("slider").first
    expect(wheel).to_have_attribute("aria-valuetext", "Green")
    x, y = place(wheel, 0.5)
    drag(phone, (x, y), (x, y - 42))
    expect(wheel).to_have_attribute("aria-valuetext", "Blue")
    expect_told(phone, "Blue")


def test_a_day_is_chosen_beside_a_compact_picker(phone: Phone):
    phone.button("Dates").click()
    phone.expect_screen("Dates")
    phone.button("Date Picker").click()
    day = phone.button("Monday, February 5")
    # In the calendar that the screen has, and in the one over it.
    expect(day).to_have_count(2)
    day.last.click()
    phone.page.mouse.click(*place(phone.glass, 0.04, 0.04))
    expect(phone.button("Date Picker")).to_have_text("Feb 5, 2024")
