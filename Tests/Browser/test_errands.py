"""A list of Xcode's kind that Core Data keeps, as `storyline` builds it: a person adds, changes and deletes, and finds it
again. By night: the app is built for it."""

import os
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from nights import is_night
from phone import Phone
from running_app import ROOT, RunningApp, executable

pytestmark = pytest.mark.skipif(not is_night(), reason="it builds an app: by night")


@pytest.fixture(scope="module")
def app_path() -> Path:
    cache = os.environ.get("STORYLINE_CACHE", str(ROOT / ".build/shared/commands"))
    built = subprocess.run(
        [executable("storyline"), "run", "--build-only", ROOT / "Examples/Plain/Errands"],
        env={**os.environ, "STORYLINE_CACHE": cache}, check=True, capture_output=True, text=True)
    return Path(built.stdout.strip())


@pytest.fixture
def phone(context: BrowserContext, app: RunningApp) -> Phone:
    return open_page(context, app)


def open_page(context: BrowserContext, app: RunningApp) -> Phone:
    page = context.new_page()
    page.goto(app.url)
    phone = Phone(page)
    phone.expect_screen("Errands")
    return phone


def test_errands_are_added_changed_and_deleted_and_found_again(
    context: BrowserContext, app: RunningApp, phone: Phone
):
    expect_errands(phone, "Bread", "Apples", "Leeks", "Stamps")
    add(phone, "Milk", "Dairy")
    expect_errands(phone, "Bread", "Milk", "Apples", "Leeks", "Stamps")
    phone.button("Edit").click()
    phone.settle()
    phone.button("Delete Leeks").click()
    phone.button("Delete").click()
    expect_errands(phone, "Bread", "Milk", "Apples", "Stamps")
    phone.glass.get_by_role("listitem").filter(has_text="Stamps").click()
    phone.expect_screen("Post office")
    phone.glass.get_by_role("textbox").click()
    expect(phone.glass.locator("[data-editing]")).to_have_count(1)
    phone.page.keyboard.type(" and letters")
    phone.button("Save").click()
    phone.expect_screen("Errands")
    expect_errands(phone, "Bread", "Milk", "Apples", "Stamps and letters")
    take_picture(phone)
    app.kill()
    app.start()
    again = open_page(context, app)
    expect_errands(again, "Bread", "Milk", "Apples", "Stamps and letters")


def add(phone: Phone, what: str, where: str) -> None:
    phone.button("Add").click()
    fields = phone.glass.get_by_role("textbox")
    expect(fields).to_have_count(2)
    phone.settle()
    for place, text in enumerate([what, where]):
        fields.nth(place).click()
        expect(phone.glass.locator("[data-editing]")).to_have_count(1)
        phone.page.keyboard.type(text)
    phone.glass.get_by_role("button", name="Add", exact=True).last.click()
    expect(fields).to_have_count(0)
    phone.settle()


def expect_errands(phone: Phone, *titles: str) -> None:
    phone.wait_until(lambda: errands(phone) == list(titles))


def errands(phone: Phone) -> list[str]:
    """The titles from top to bottom, in one look: a row that is deleted may go at any time."""
    rows = phone.glass.get_by_role("listitem").evaluate_all(
        "rows => rows.map(row => [row.getBoundingClientRect().top, row.getAttribute('aria-label')])")
    return [title for _, title in sorted(rows)]


def take_picture(phone: Phone) -> None:
    if folder := os.environ.get("STORYLINE_SCREENSHOTS"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        phone.page.screenshot(path=Path(folder, "errands.png"))
