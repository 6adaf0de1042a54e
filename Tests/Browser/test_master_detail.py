"""Trips, days and notes, through their whole story, in an app without scenes."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from nights import by_night
from phone import Phone
from running_app import RunningApp, executable
from test_recording import drag

NOTE = "Seats on the left were right. Take a scarf: the windows open."


@pytest.fixture(
    scope="module",
    params=["MasterDetail", *by_night("MasterDetailByHand", "MasterDetailByHandMended")],
)
def app_path(request: pytest.FixtureRequest) -> Path:
    return executable(request.param)


@pytest.fixture
def phone(context: BrowserContext, app: RunningApp) -> Phone:
    page = context.new_page()
    page.goto(app.url)
    phone = Phone(page)
    phone.expect_screen("Trips")
    return phone


def test_a_note_is_written_and_found_again(phone: Phone, app_path: Path):
    take_picture(phone, app_path, "trips")
    open_day(phone)
    take_picture(phone, app_path, "day")
    write(phone, NOTE)
    take_picture(phone, app_path, "sheet")
    phone.button("Save").click()
    phone.expect_screen("Over the mountains")
    shows_note(phone)
    phone.button("Change the Note").click()
    expect(phone.glass.get_by_role("textbox")).to_be_visible()
    shows_note(phone)
    phone.button("Cancel").click()
    phone.expect_screen("Over the mountains")
    phone.button("Oslo to Bergen").click()
    phone.expect_screen("Oslo to Bergen")
    expect(phone.glass.get_by_role("listitem").first).to_contain_text("Seats on the left")
    take_picture(phone, app_path, "days")


def test_a_sheet_that_is_pulled_down_keeps_nothing(phone: Phone):
    open_day(phone)
    write(phone, "Half a sen")
    glass = phone.glass.bounding_box()
    title = phone.glass.get_by_role("heading", name="Note", exact=True).bounding_box()
    top = title["y"] - glass["y"]
    drag(phone, (196, top), (196, glass["height"] - 20))
    phone.expect_screen("Over the mountains")
    expect(phone.glass.get_by_text("Half a sen")).to_have_count(0)
    expect(phone.button("Write a Note")).to_be_visible()


def test_the_only_caret_is_the_one_that_the_app_draws(phone: Phone):
    open_day(phone)
    write(phone, "A short one.")
    field = phone.glass.get_by_role("textbox")
    expect(field).to_have_css("caret-color", "rgba(0, 0, 0, 0)")


def test_a_picture_for_the_readme(browser: Browser, app: RunningApp, app_path: Path):
    if app_path.name != "MasterDetail":
        pytest.skip("The README shows the app with Storyline.")
    context = browser.new_context(
        viewport={"width": 1120, "height": 940}, device_scale_factor=1.5, color_scheme="light"
    )
    page = context.new_page()
    page.goto(app.url)
    phone = Phone(page)
    phone.expect_screen("Trips")
    open_day(phone)
    write(phone, NOTE)
    phone.button("Save").click()
    phone.expect_screen("Over the mountains")
    page.mouse.move(0, 0)
    # The rows that have just changed stop flashing.
    page.wait_for_function("() => document.getAnimations().length === 0")
    picture = page.screenshot()
    assert len(picture) > 10_000
    if folder := os.environ.get("STORYLINE_SCREENSHOTS"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        Path(folder, "master-detail.png").write_bytes(picture)
    context.close()


def open_day(phone: Phone) -> None:
    phone.glass.get_by_role("listitem").filter(has_text="Oslo to Bergen").click()
    phone.expect_screen("Oslo to Bergen")
    phone.glass.get_by_role("listitem").filter(has_text="Over the mountains").click()
    phone.expect_screen("Over the mountains")


def write(phone: Phone, text: str) -> None:
    phone.button("Write a Note").click()
    expect(phone.button("Save")).to_be_visible()
    expect(phone.glass.locator("[data-editing]")).to_have_count(1)
    phone.settle()
    phone.page.keyboard.type(text)
    # What is shown lags behind what is typed.
    expect(phone.glass.locator(".line").get_by_text(text.split(".")[0]).last).to_be_visible()
    phone.settle()


def shows_note(phone: Phone) -> None:
    # It is too long for one line.
    expect(phone.glass.get_by_text("Seats on the left").last).to_be_visible()


def take_picture(phone: Phone, app_path: Path, name: str) -> None:
    phone.settle()
    picture = phone.page.screenshot(clip=phone.glass.bounding_box())
    assert len(picture) > 5000
    if folder := os.environ.get("STORYLINE_SCREENSHOTS"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        Path(folder, f"{app_path.name}-{name}.png").write_bytes(picture)
