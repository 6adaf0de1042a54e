"""A collection view in a real app: items are tapped, scrolled to, and change their places."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from phone import Phone
from running_app import RunningApp, executable


@pytest.fixture(scope="module")
def app_path() -> Path:
    return executable("FieldApp")


@pytest.fixture
def phone(context: BrowserContext, app: RunningApp) -> Phone:
    page = context.new_page()
    page.goto(app.url)
    phone = Phone(page)
    phone.expect_screen("Form")
    phone.button("Photos").click()
    phone.expect_screen("Photos")
    return phone


def photo(phone: Phone, number: int):
    exactly = re.compile(f"^{number}$")
    return phone.glass.get_by_role("listitem").filter(has_text=exactly)


def test_an_item_is_tapped(phone: Phone):
    photo(phone, 6).click()
    expect(phone.glass.get_by_role("heading", name="Photo 6")).to_be_visible()
    selected = phone.glass.locator("[role=listitem][aria-current=true]")
    expect(selected).to_have_text("6")
    if folder := os.environ.get("STORYLINE_SCREENSHOTS"):
        Path(folder, "photos.png").write_bytes(
            phone.page.screenshot(clip=phone.glass.bounding_box()))


def test_items_come_as_they_are_scrolled_to(phone: Phone):
    expect(photo(phone, 70)).to_have_count(0)
    box = phone.glass.bounding_box()
    phone.page.mouse.move(box["x"] + 200, box["y"] + 400)
    phone.page.mouse.wheel(0, 1500)
    expect(photo(phone, 70)).to_have_count(1)
    expect(photo(phone, 1)).to_have_count(0)
    expect(phone.glass.get_by_text("Autumn", exact=True)).to_be_visible()


def test_items_change_their_places(phone: Phone):
    first, last = photo(phone, 1).bounding_box(), photo(phone, 8).bounding_box()
    phone.button("Shuffle").click()
    phone.page.wait_for_function(
        """([left, top]) => [...document.querySelectorAll("[role=listitem]")].some((item) => {
          const box = item.getBoundingClientRect();
          return item.textContent.trim() === "1"
            && Math.abs(box.left - left) < 1 && Math.abs(box.top - top) < 1;
        })""",
        arg=[last["x"], last["y"]],
    )
    assert photo(phone, 8).bounding_box() == pytest.approx(first, abs=1)
