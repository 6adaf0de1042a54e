"""A library with a card: signing in, tabs, a review, and signing out, in a real browser."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from nights import by_night
from phone import Phone
from running_app import RunningApp, executable
from test_recording import drag


@pytest.fixture(
    scope="module", params=["Session", *by_night("SessionByHand", "SessionByHandMended")]
)
def app_path(request: pytest.FixtureRequest) -> Path:
    return executable(request.param)


@pytest.fixture
def phone(context: BrowserContext, app: RunningApp) -> Phone:
    page = context.new_page()
    page.goto(app.url)
    phone = Phone(page)
    phone.expect_screen("Welcome")
    return phone


def test_somebody_signs_in_writes_a_review_and_signs_out(phone: Phone, app_path: Path):
    take_picture(phone, app_path, "welcome")
    phone.button("Sign In").click()
    phone.expect_screen("Your Card")
    type_digits(phone, "204417")
    phone.button("Next").click()
    phone.expect_screen("PIN")
    type_digits(phone, "0000")
    phone.button("Sign In").click()
    expect(phone.glass.get_by_text("This is not the PIN of that card.")).to_be_visible()
    take_picture(phone, app_path, "pin")
    phone.page.keyboard.press("Control+a")
    type_digits(phone, "1851")
    phone.button("Sign In").click()
    phone.expect_screen("Catalogue")
    take_picture(phone, app_path, "catalogue")
    open_book(phone)
    take_picture(phone, app_path, "book")
    begin_review(phone)
    pull_down(phone)
    expect(phone.glass.get_by_text("Discard the review?")).to_be_visible()
    take_picture(phone, app_path, "question")
    phone.button("Keep").click()
    phone.button("Save").click()
    phone.expect_screen("Moby-Dick")
    expect(phone.glass.get_by_text("You said: Too much whale.")).to_be_visible()
    phone.button("Start").click()
    phone.expect_screen("Catalogue")
    phone.glass.get_by_role("tab", name="Account").click()
    phone.expect_screen("Account")
    take_picture(phone, app_path, "account")
    row(phone, "Sign Out").click()
    phone.expect_screen("Welcome")
    expect(phone.glass.get_by_role("tab")).to_have_count(0)


def test_a_link_waits_until_somebody_has_signed_in(phone: Phone, app_path: Path):
    open_url(phone, "harbour://books/emma")
    phone.expect_screen("Welcome")
    sign_in(phone)
    phone.expect_screen("Emma")
    phone.button("Catalogue").click()
    phone.expect_screen("Catalogue")


def test_a_picture_for_the_readme(browser: Browser, app: RunningApp, app_path: Path):
    if app_path.name != "Session":
        pytest.skip("The README shows the app with Storyline.")
    context = browser.new_context(
        viewport={"width": 1120, "height": 940}, device_scale_factor=1.5, color_scheme="light"
    )
    page = context.new_page()
    page.goto(app.url)
    phone = Phone(page)
    phone.expect_screen("Welcome")
    sign_in(phone)
    phone.expect_screen("Catalogue")
    open_book(phone)
    begin_review(phone)
    pull_down(phone)
    expect(phone.glass.get_by_text("Discard the review?")).to_be_visible()
    phone.settle()
    page.mouse.move(0, 0)
    # The rows that have just changed stop flashing.
    page.wait_for_function("() => document.getAnimations().length === 0")
    picture = page.screenshot()
    assert len(picture) > 10_000
    if folder := os.environ.get("STORYLINE_SCREENSHOTS"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        Path(folder, "session.png").write_bytes(picture)
    context.close()


def sign_in(phone: Phone) -> None:
    phone.button("Sign In").click()
    phone.expect_screen("Your Card")
    type_digits(phone, "204417")
    phone.button("Next").click()
    phone.expect_screen("PIN")
    type_digits(phone, "1851")
    phone.button("Sign In").click()


def type_digits(phone: Phone, digits: str) -> None:
    """Types into the field that is edited, and waits until the button knows."""
    expect(phone.glass.locator("[data-editing]")).to_have_count(1)
    phone.page.keyboard.type(digits)
    name = "Next" if len(digits) == 6 else "Sign In"
    expect(phone.button(name)).to_be_enabled()


def row(phone: Phone, text: str):
    return phone.glass.get_by_role("listitem").filter(has_text=text)


def open_book(phone: Phone) -> None:
    row(phone, "At Sea").click()
    phone.expect_screen("At Sea")
    row(phone, "Moby-Dick").click()
    phone.expect_screen("Moby-Dick")


def begin_review(phone: Phone) -> None:
    phone.button("Write a Review").click()
    expect(phone.button("Save")).to_be_visible()
    expect(phone.glass.locator("[data-editing]")).to_have_count(1)
    phone.settle()
    phone.page.keyboard.type("Too much whale.")
    expect(phone.glass.locator(".line").get_by_text("Too much whale.")).to_be_visible()
    expect(phone.button("Save")).to_be_enabled()


def pull_down(phone: Phone) -> None:
    glass = phone.glass.bounding_box()
    title = phone.glass.get_by_role("heading", name="Review", exact=True).bounding_box()
    top = title["y"] - glass["y"]
    drag(phone, (196, top), (196, glass["height"] - 20))


def open_url(phone: Phone, url: str) -> None:
    form = phone.device_menu()
    form.get_by_label("URL to open").fill(url)
    form.get_by_role("button", name="Open URL").click()
    phone.page.keyboard.press("Escape")
    expect(form).to_be_hidden()


def take_picture(phone: Phone, app_path: Path, name: str) -> None:
    phone.settle()
    picture = phone.page.screenshot(clip=phone.glass.bounding_box())
    assert len(picture) > 5000
    if folder := os.environ.get("STORYLINE_SCREENSHOTS"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        Path(folder, f"{app_path.name}-{name}.png").write_bytes(picture)
