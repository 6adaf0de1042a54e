"""A list that is edited in a real app: rows are swiped, deleted and moved with the mouse."""

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
    phone.button("Groceries").click()
    phone.expect_screen("Groceries")
    return phone


def row(phone: Phone, name: str):
    return phone.glass.get_by_role("listitem", name=name, exact=True)


def names(phone: Phone) -> list[str]:
    boxes = []
    for each in phone.glass.get_by_role("listitem").all():
        boxes.append((each.bounding_box()["y"], each.get_attribute("aria-label")))
    return [name for _, name in sorted(boxes)]


def drag(phone: Phone, start: tuple[float, float], end: tuple[float, float]) -> None:
    mouse = phone.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(*end, steps=12)
    mouse.up()
    phone.settle()


def swipe(phone: Phone, name: str, start: float, end: float) -> None:
    box = row(phone, name).bounding_box()
    y = box["y"] + box["height"] / 2
    drag(phone, (box["x"] + box["width"] * start, y), (box["x"] + box["width"] * end, y))


def edit(phone: Phone) -> None:
    phone.button("Edit").click()
    expect(phone.button("Done")).to_be_visible()
    phone.settle()


def test_a_swipe_uncovers_the_button_that_deletes(phone: Phone):
    swipe(phone, "Bread", 0.8, 0.4)
    expect(phone.button("Delete")).to_be_visible()
    phone.button("Delete").click()
    expect(row(phone, "Bread")).to_have_count(0)
    phone.settle()
    assert names(phone)[:3] == ["Apples", "Cheese", "Dates"]
    expect(phone.button("Delete")).to_have_count(0)


def test_a_click_elsewhere_closes_the_row(phone: Phone):
    swipe(phone, "Bread", 0.8, 0.4)
    expect(phone.button("Delete")).to_be_visible()
    row(phone, "Eggs").click()
    expect(phone.button("Delete")).to_have_count(0)
    expect(phone.glass.locator("[role=listitem][aria-current=true]")).to_have_count(0)


def test_a_swipe_the_other_way_performs_an_action(phone: Phone):
    swipe(phone, "Cheese", 0.1, 0.4)
    phone.button("Bought").click()
    expect(phone.button("Bought")).to_have_count(0)


def test_a_row_is_moved_by_its_grip(phone: Phone):
    edit(phone)
    grip = phone.button("Reorder Apples").bounding_box()
    x, y = grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2
    below = row(phone, "Cheese").bounding_box()
    drag(phone, (x, y), (x, below["y"] + below["height"] / 2))
    phone.wait_until(lambda: names(phone)[:3] == ["Bread", "Cheese", "Apples"])


def test_a_row_is_dragged_by_a_press_that_stays(phone: Phone):
    box = row(phone, "Apples").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    below = row(phone, "Cheese").bounding_box()
    mouse = phone.page.mouse
    mouse.move(x, y)
    mouse.down()
    # Long enough for the row to be lifted; what is seen of it lies above the list.
    phone.page.wait_for_timeout(900)
    mouse.move(x, below["y"] + below["height"] / 2, steps=12)
    phone.wait_until(lambda: names(phone)[:3] == ["Bread", "Cheese", "Apples"])
    mouse.up()
    phone.settle()
    assert names(phone)[:4] == ["Bread", "Cheese", "Apples", "Dates"]


def test_the_control_before_a_row_asks_before_it_deletes(phone: Phone):
    edit(phone)
    phone.button("Delete Dates").click()
    expect(row(phone, "Dates")).to_have_count(1)
    phone.button("Delete").click()
    expect(row(phone, "Dates")).to_have_count(0)
    phone.button("Done").click()
    expect(phone.button("Delete Eggs")).to_have_count(0)
