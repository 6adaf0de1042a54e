"""A table in a real app: rows are tapped, and come as they are scrolled to."""

import os
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
    phone.button("Table").click()
    phone.expect_screen("Planets")
    return phone


def test_a_row_is_tapped(phone: Phone):
    phone.glass.get_by_role("listitem", name="Venus, Number 2").click()
    expect(phone.glass.get_by_role("heading", name="Venus")).to_be_visible()
    selected = phone.glass.locator("[role=listitem][aria-current=true]")
    expect(selected).to_have_attribute("aria-label", "Venus, Number 2")


def test_the_line_under_a_row_is_a_pixel_that_the_next_row_does_not_cover(phone: Phone):
    row = phone.glass.get_by_role("listitem").first
    top, height, room = row.evaluate("""(row) => {
      const box = row.getBoundingClientRect();
      const line = [...row.querySelectorAll(".node")]
        .map((node) => node.getBoundingClientRect())
        .find((box) => box.width > 100 && box.height > 0 && box.height < 2);
      return [line.top - box.top, line.height, box.height];
    }""")
    assert height == pytest.approx(1, abs=0.05)
    assert top + height <= room + 0.05


def test_rows_come_as_they_are_scrolled_to(phone: Phone):
    rows = phone.glass.get_by_role("listitem")
    at_first = rows.count()
    assert 8 <= at_first < 20
    expect(phone.glass.get_by_text("Planet 30", exact=True)).to_have_count(0)
    box = phone.glass.bounding_box()
    phone.page.mouse.move(box["x"] + 200, box["y"] + 400)
    phone.page.mouse.wheel(0, 1900)
    expect(phone.glass.get_by_text("Planet 30", exact=True)).to_have_count(1)
    assert rows.count() < 25


def test_a_picture_of_the_table(phone: Phone):
    phone.glass.get_by_role("listitem", name="Saturn, Number 2").click()
    expect(phone.glass.get_by_role("heading", name="Saturn")).to_be_visible()
    picture = phone.page.screenshot(clip=phone.glass.bounding_box())
    assert len(picture) > 5000
    if folder := os.environ.get("STORYLINE_SCREENSHOTS"):
        Path(folder, "table.png").write_bytes(picture)
