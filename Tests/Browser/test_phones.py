"""The app that fetches phones, through its whole story, in each of its shapes."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from nights import by_night
from phone import Phone
from running_app import RunningApp, executable


SHAPES = [
    "Phones", "PhonesMVVMCStoryboard",
    *by_night("PhonesMVVMC", "PhonesMVPC", "PhonesMVPCStoryboard"),
]


@pytest.fixture(scope="module", params=SHAPES)
def app_path(request: pytest.FixtureRequest) -> Path:
    return executable(request.param)


@pytest.fixture
def phone(context: BrowserContext, app: RunningApp) -> Phone:
    page = context.new_page()
    page.goto(app.url)
    phone = Phone(page)
    phone.expect_screen("Home")
    return phone


def test_a_phone_is_found_and_looked_at(phone: Phone, app_path: Path):
    phone.button("Browse iPhones").click()
    phone.expect_screen("iPhones")
    expect(phone.glass.get_by_role("listitem").first).to_contain_text("iPhone 16e")
    take_picture(phone, app_path, "list")
    phone.glass.get_by_role("searchbox").click()
    phone.page.keyboard.type("13 mini")
    expect(phone.glass.get_by_role("listitem")).to_have_count(1)
    phone.glass.get_by_role("listitem").click()
    phone.expect_screen("iPhone 13 mini")
    expect(phone.glass.get_by_text("5.4-inch OLED")).to_be_visible()
    take_picture(phone, app_path, "detail")
    phone.button("iPhones").click()
    expect(phone.glass.get_by_role("listitem")).to_have_count(1)


@pytest.mark.parametrize("model", ["iPhone SE", "iPad"])
def test_it_fits_in_the_dark_with_large_letters(phone: Phone, app_path: Path, model: str):
    if app_path.name != "Phones":
        pytest.skip("All of them have the same screens.")
    phone.become(model, "Accessibility large")
    take_picture(phone, app_path, f"home-{model}")
    phone.button("Browse iPhones").click()
    phone.expect_screen("iPhones")
    take_picture(phone, app_path, f"list-{model}")
    phone.glass.get_by_role("listitem").first.click()
    phone.expect_screen("iPhone 16e")
    take_picture(phone, app_path, f"detail-{model}")
    assert phone.shows(phone.button("iPhones"))


def test_a_server_goes_wrong_and_well_again(phone: Phone, app_path: Path):
    phone.button("Server").click()
    phone.button("Is Down").click()
    phone.button("Browse iPhones").click()
    expect(phone.glass.get_by_text("The server does not answer.")).to_be_visible()
    take_picture(phone, app_path, "alert")
    phone.button("OK").click()
    expect(phone.glass.get_by_text("No phones yet")).to_be_visible()
    phone.button("Home").click()
    phone.expect_screen("Home")
    phone.button("Server").click()
    phone.button("Answers").click()
    phone.button("Browse iPhones").click()
    expect(phone.glass.get_by_role("listitem").first).to_contain_text("iPhone 16e")


def take_picture(phone: Phone, app_path: Path, name: str) -> None:
    phone.settle()
    picture = phone.page.screenshot(clip=phone.glass.bounding_box())
    assert len(picture) > 5000
    if folder := os.environ.get("STORYLINE_SCREENSHOTS"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        Path(folder, f"{app_path.name}-{name}.png").write_bytes(picture)
