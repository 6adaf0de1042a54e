"""Text views and search bars: in a real app, in a real browser."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from phone import Phone
from running_app import RunningApp


def note(phone: Phone) -> Locator:
    return phone.glass.get_by_role("textbox")


def search_field(phone: Phone) -> Locator:
    return phone.glass.get_by_role("searchbox")


def shows(phone: Phone, text: str) -> None:
    expect(phone.glass.locator(".line").get_by_text(text, exact=True)).to_be_visible()


def open_screen(phone: Phone, name: str) -> None:
    phone.button(name).click()
    phone.expect_screen(name)


def test_a_note_takes_lines_and_arrows_lead_through_them(phone: Phone):
    open_screen(phone, "Notes")
    note(phone).click()
    expect(note(phone)).to_be_focused()
    phone.page.keyboard.press("Control+a")
    phone.page.keyboard.type("first")
    phone.page.keyboard.press("Enter")
    phone.page.keyboard.type("last")
    shows(phone, "first")
    shows(phone, "last")
    phone.page.keyboard.press("ArrowUp")
    phone.page.keyboard.press("Home")
    phone.page.keyboard.type("very ")
    shows(phone, "very first")
    shows(phone, "15 characters")


def test_what_stands_on_the_keyboard_moves_with_it(phone: Phone):
    open_screen(phone, "Notes")
    bar = phone.glass.locator("[data-name=UIVisualEffectView]")
    low = bar.bounding_box()["y"]
    note(phone).click()
    expect(note(phone)).to_be_focused()
    phone.wait_until(lambda: bar.bounding_box()["y"] < low - 200)


def test_a_search_filters_and_is_given_up(phone: Phone):
    open_screen(phone, "Words")
    rows = phone.glass.get_by_role("listitem")
    expect(rows.first).to_be_visible()
    search_field(phone).click()
    expect(search_field(phone)).to_be_focused()
    phone.page.keyboard.type("ar")
    expect(rows).to_have_count(3)
    expect(phone.button("Form")).to_have_count(0)
    phone.button("Cancel").click()
    phone.settle()
    phone.expect_screen("Words")
    expect(rows.nth(4)).to_be_visible()
    expect(phone.button("Cancel")).to_have_count(0)


def test_a_result_is_opened_and_the_search_is_there_on_the_way_back(phone: Phone):
    open_screen(phone, "Words")
    search_field(phone).click()
    phone.page.keyboard.type("no")
    rows = phone.glass.get_by_role("listitem")
    expect(rows).to_have_count(1)
    phone.settle()
    rows.first.click()
    phone.expect_screen("Node")
    phone.button("Words").click()
    phone.settle()
    expect(rows).to_have_count(1)
    expect(phone.button("Cancel")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pictures_of_writing(browser: Browser, form: RunningApp, scheme: str):
    context = browser.new_context(
        viewport={"width": 1120, "height": 940}, device_scale_factor=2, color_scheme=scheme
    )
    page = context.new_page()
    page.goto(form.url)
    phone = Phone(page)
    phone.expect_screen("Form")
    page.get_by_role("radio", name=scheme.capitalize()).check()
    pictures = {}

    def draw(name: str) -> None:
        phone.settle()
        pictures[name] = phone.glass.screenshot()

    open_screen(phone, "Words")
    draw("list")
    search_field(phone).click()
    expect(phone.button("Cancel")).to_be_visible()
    draw("searching")
    page.keyboard.type("no")
    expect(phone.glass.get_by_role("listitem")).to_have_count(1)
    draw("found")
    phone.glass.get_by_role("listitem").first.click()
    phone.expect_screen("Node")
    note(phone).click()
    expect(note(phone)).to_be_focused()
    draw("note")
    assert len(set(pictures.values())) == 4
    if folder := os.environ.get("STORYLINE_SCREENSHOTS"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        for name, picture in pictures.items():
            (Path(folder) / f"writing-{name}-{scheme}.png").write_bytes(picture)
    context.close()
