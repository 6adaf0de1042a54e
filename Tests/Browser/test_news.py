"""The app that keeps articles, through its whole story, with routers, with flows, and by segues."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, expect

from phone import Phone
from running_app import RunningApp, executable

CLOCK = "A Harbour Clock That Runs on the Tide"
BRIDGE = "The Bridge That Stopped Humming"


@pytest.fixture(scope="module", params=["NewsCoordinated", "News", "NewsStoryboard"])
def app_path(request: pytest.FixtureRequest) -> Path:
    return executable(request.param)


@pytest.fixture
def phone(context: BrowserContext, app: RunningApp) -> Phone:
    return open_page(context, app)


def open_page(context: BrowserContext, app: RunningApp) -> Phone:
    page = context.new_page()
    page.goto(app.url)
    phone = Phone(page)
    phone.expect_screen("News")
    return phone


def article(phone: Phone, title: str) -> Locator:
    """The one in front: a sheet may lie over the same article in the list."""
    return phone.glass.get_by_role("button", name=title).last


def choose_mood(phone: Phone, title: str) -> None:
    phone.button("Server").click()
    phone.button(title).click()
    phone.settle()


def test_an_article_is_found_read_and_kept(phone: Phone, app_path: Path):
    expect(article(phone, CLOCK)).to_be_visible()
    take_picture(phone, app_path, "list")
    phone.glass.get_by_role("searchbox").click()
    phone.page.keyboard.type("humming")
    expect(article(phone, CLOCK)).to_have_count(0)
    article(phone, BRIDGE).click()
    expect(phone.glass.get_by_text("Pavel Horn, 13 March 2026")).to_be_visible()
    phone.button("Add Bookmark").click()
    expect(phone.button("Remove Bookmark")).to_be_visible()
    take_picture(phone, app_path, "article")
    phone.button("News").click()
    # A finger that comes down while the screens move reaches nothing.
    expect(phone.button("Remove Bookmark")).to_have_count(0)
    phone.settle()
    phone.button("Cancel").click()
    phone.expect_screen("News")
    phone.button("Bookmarks").click()
    phone.settle()
    expect(phone.button("Done")).to_be_visible()
    take_picture(phone, app_path, "bookmarks")
    article(phone, BRIDGE).click()
    expect(phone.button("Remove Bookmark")).to_be_visible()


@pytest.mark.parametrize("model", ["iPhone SE", "iPad"])
def test_it_fits_in_the_dark_with_large_letters(phone: Phone, app_path: Path, model: str):
    if app_path.name != "NewsCoordinated":
        pytest.skip("All of them have the same screens.")
    phone.become(model, "Accessibility large")
    expect(article(phone, CLOCK)).to_be_visible()
    take_picture(phone, app_path, f"list-{model}")
    article(phone, CLOCK).click()
    phone.button("Add Bookmark").click()
    expect(phone.button("Remove Bookmark")).to_be_visible()
    take_picture(phone, app_path, f"article-{model}")
    assert phone.shows(phone.button("Remove Bookmark"))
    phone.button("News").click()
    phone.expect_screen("News")
    phone.button("Bookmarks").click()
    expect(phone.button("Done")).to_be_visible()
    take_picture(phone, app_path, f"bookmarks-{model}")
    assert phone.shows(phone.button("Done"))


def test_without_a_server_there_is_what_was_kept(phone: Phone, app_path: Path, app: RunningApp):
    expect(article(phone, CLOCK)).to_be_visible()
    choose_mood(phone, "Is Down")
    phone.glass.get_by_role("searchbox").click()
    phone.page.keyboard.type("humming")
    expect(phone.glass.get_by_text("The news server does not answer.")).to_be_visible()
    expect(article(phone, BRIDGE)).to_be_visible()
    take_picture(phone, app_path, "offline")
    phone.button("Cancel").click()
    phone.expect_screen("News")
    choose_mood(phone, "Answers")
    phone.button("Try Again").click()
    expect(phone.glass.get_by_text("The news server does not answer.")).to_have_count(0)


def test_an_app_that_was_killed_has_kept_its_articles(
    phone: Phone, context: BrowserContext, app: RunningApp
):
    article(phone, BRIDGE).click()
    phone.button("Add Bookmark").click()
    expect(phone.button("Remove Bookmark")).to_be_visible()
    app.kill()
    app.start()
    phone.page.close()
    again = open_page(context, app)
    again.button("Bookmarks").click()
    expect(article(again, BRIDGE)).to_be_visible()


def test_a_damaged_file_is_said_and_set_aside(
    phone: Phone, app_path: Path, context: BrowserContext, app: RunningApp
):
    expect(article(phone, CLOCK)).to_be_visible()
    app.kill()
    [file] = app.data.rglob("News.sqlite")
    for ending in ["-wal", "-shm"]:
        Path(f"{file}{ending}").unlink(missing_ok=True)
    file.write_text("This is a shopping list, and no database.")
    app.start()
    phone.page.close()
    again = open_page(context, app)
    expect(again.glass.get_by_text("Your kept articles cannot be read.")).to_be_visible()
    expect(article(again, CLOCK)).to_be_visible()
    take_picture(again, app_path, "damaged")
    again.button("Set Aside").click()
    expect(again.glass.get_by_text("Your kept articles cannot be read.")).to_have_count(0)
    assert file.with_name("News.sqlite.damaged-1").read_text().startswith("This is a shopping list")


def take_picture(phone: Phone, app_path: Path, name: str) -> None:
    phone.settle()
    picture = phone.page.screenshot(clip=phone.glass.bounding_box())
    assert len(picture) > 5000
    if folder := os.environ.get("STORYLINE_SCREENSHOTS"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        Path(folder, f"{app_path.name}-{name}.png").write_bytes(picture)
