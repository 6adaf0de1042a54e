"""Texts with attributes as the page draws them: images, shadows, tabs, links."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, expect

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
    phone.button("Texts").click()
    phone.expect_screen("Texts")
    phone.settle()
    return phone


def text(phone: Phone, name: str) -> Locator:
    return phone.glass.locator(f"[data-identifier='{name}']")


def test_an_image_stands_between_the_words(phone: Phone) -> None:
    words = text(phone, "picture").locator(".line")
    before, behind = (words.nth(index).bounding_box() for index in (0, 1))
    image = text(phone, "picture").locator(".content .content").bounding_box()
    assert image["x"] >= before["x"] + before["width"] - 1
    assert image["x"] + image["width"] <= behind["x"] + 1
    assert abs(image["width"] - image["height"]) < 1


def test_a_text_throws_the_shadow_of_its_attribute(phone: Phone) -> None:
    shade = text(phone, "shadow").locator(".line")
    drawn = shade.evaluate("each => getComputedStyle(each).textShadow")
    assert drawn == "rgb(255, 0, 0) 2px 3px 4px"


def test_a_tab_leads_to_its_stop(phone: Phone) -> None:
    words = text(phone, "tabs").locator(".line")
    left, right = (words.nth(index).bounding_box() for index in (0, 1))
    scale = left["height"] / words.nth(0).evaluate("each => each.offsetHeight")
    assert abs(right["x"] + right["width"] - left["x"] - 200 * scale) < 2 * scale


def test_a_tap_on_a_link_asks_the_app(phone: Phone) -> None:
    link = text(phone, "link").locator(".line").nth(1)
    expect(link).to_have_text("Guide")
    box = link.bounding_box()
    phone.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(phone.glass.get_by_text("guide 9")).to_be_visible()
