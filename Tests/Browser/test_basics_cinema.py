"""The cinema of Basics, through its whole story, by hand and with Storyline."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from nights import by_night
from phone import Phone
from running_app import RunningApp, executable


@pytest.fixture(scope="module", params=["Cinema", *by_night("CinemaByHand")])
def app_path(request: pytest.FixtureRequest) -> Path:
    return executable(request.param)


@pytest.fixture
def phone(context: BrowserContext, app: RunningApp) -> Phone:
    page = context.new_page()
    page.goto(app.url)
    phone = Phone(page)
    expect(phone.glass.get_by_text("A small cinema for silent films.")).to_be_visible()
    phone.settle()
    return phone


def come_in(phone: Phone) -> None:
    phone.button("Come In").click()
    expect(phone.glass.get_by_role("listitem")).to_have_count(3)
    phone.settle()


def test_a_film_is_chosen_from_one_list_or_the_other(phone: Phone, app_path: Path):
    take_picture(phone, app_path, "welcome")
    come_in(phone)
    expect(phone.glass.get_by_role("listitem").first).to_contain_text("The Kid")
    take_picture(phone, app_path, "films")
    phone.button("Soon").click()
    expect(phone.glass.get_by_role("listitem").first).to_contain_text("Nosferatu")
    expect(phone.glass.get_by_role("listitem")).to_have_count(3)
    phone.glass.get_by_role("listitem").first.click()
    phone.expect_screen("Nosferatu")
    take_picture(phone, app_path, "film")
    phone.button("Films").click()
    expect(phone.glass.get_by_role("listitem").first).to_contain_text("Nosferatu")


def test_who_registers_has_a_card_and_who_leaves_has_none(phone: Phone, app_path: Path):
    come_in(phone)
    phone.glass.get_by_role("tab", name="Card").click()
    phone.expect_screen("Card")
    take_picture(phone, app_path, "no-card")
    phone.button("Register").click()
    phone.expect_screen("Your Name")
    phone.glass.get_by_role("textbox").click()
    phone.page.keyboard.type("Ada")
    expect(phone.glass.get_by_text("Ada", exact=True)).to_be_visible()
    take_picture(phone, app_path, "name")
    phone.page.keyboard.press("Enter")
    phone.expect_screen("Your Seat")
    take_picture(phone, app_path, "seat")
    phone.button("Balcony").click()
    phone.expect_screen("Card")
    expect(phone.glass.get_by_text("Balcony, any evening.")).to_be_visible()
    take_picture(phone, app_path, "card")
    phone.button("Leave").click()
    expect(phone.glass.get_by_text("A small cinema for silent films.")).to_be_visible()
    come_in(phone)
    phone.glass.get_by_role("tab", name="Card").click()
    expect(phone.glass.get_by_text("No card yet")).to_be_visible()


@pytest.mark.parametrize("model", ["iPhone SE", "iPad"])
def test_it_fits_in_the_dark_with_large_letters(phone: Phone, app_path: Path, model: str):
    phone.become(model, "Accessibility large")
    take_picture(phone, app_path, f"welcome-{model}")
    come_in(phone)
    take_picture(phone, app_path, f"films-{model}")
    phone.glass.get_by_role("tab", name="Card").click()
    phone.button("Register").click()
    phone.expect_screen("Your Name")
    take_picture(phone, app_path, f"name-{model}")
    # What does not fit can be scrolled to; what can be done is always there.
    assert phone.shows(phone.button("Continue"))


def test_a_picture_for_the_readme(browser: Browser, app: RunningApp, app_path: Path):
    if app_path.name != "Cinema":
        pytest.skip("The README shows the app with Storyline.")
    context = browser.new_context(
        viewport={"width": 1120, "height": 940}, device_scale_factor=1.4, color_scheme="light"
    )
    page = context.new_page()
    page.goto(app.url)
    phone = Phone(page)
    come_in(phone)
    phone.glass.get_by_role("tab", name="Card").click()
    phone.button("Register").click()
    phone.expect_screen("Your Name")
    page.mouse.move(0, 0)
    # The rows that have just changed stop flashing.
    page.wait_for_function("() => document.getAnimations().length === 0")
    picture = page.screenshot()
    assert len(picture) > 10_000
    if folder := os.environ.get("STORYLINE_SCREENSHOTS"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        Path(folder, "cinema.png").write_bytes(picture)
    context.close()


def take_picture(phone: Phone, app_path: Path, name: str) -> None:
    phone.settle()
    picture = phone.page.screenshot(clip=phone.glass.bounding_box())
    assert len(picture) > 5000
    if folder := os.environ.get("STORYLINE_SCREENSHOTS"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        Path(folder, f"{app_path.name}-{name}.png").write_bytes(picture)
