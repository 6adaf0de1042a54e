"""Real browser, real app: what the tests in this folder share."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

import chromium
from nights import is_night
from phone import Phone
from running_app import RunningApp, executable


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "night: played by Scripts/nightly.sh only")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if is_night():
        return
    left_out = [item for item in items if item.get_closest_marker("night")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


VIEWPORT = {"width": 1280, "height": 1000}
# What the browser itself says while an app is away is no fault of the page.
EXPECTED_COMPLAINT = re.compile(r"ERR_CONNECTION_(REFUSED|RESET|CLOSED)|WebSocket connection to")


@pytest.fixture(scope="session")
def app_path() -> Path:
    return executable()


@pytest.fixture(scope="session")
def browser() -> Browser:
    path = chromium.find()
    assert path, "No Chromium: install it, or set CHROMIUM to its path."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=chromium.arguments()
        )
        yield browser
        browser.close()


@pytest.fixture
def app(app_path: Path, tmp_path: Path) -> RunningApp:
    app = RunningApp(app_path, tmp_path / "state")
    app.start()
    yield app
    app.stop()


@pytest.fixture(scope="session")
def form_path() -> Path:
    return executable("FieldApp")


@pytest.fixture
def form(form_path: Path, tmp_path: Path) -> RunningApp:
    """An app of fields, notes, lists and tables that runs."""
    app = RunningApp(form_path, tmp_path / "state")
    app.start()
    yield app
    app.stop()


@pytest.fixture
def phone(context: BrowserContext, form: RunningApp) -> Phone:
    """Shows the first screen of ``form``."""
    page = context.new_page()
    page.goto(form.url)
    phone = Phone(page)
    phone.expect_screen("Form")
    return phone


@pytest.fixture
def context(browser: Browser) -> BrowserContext:
    context = browser.new_context(viewport=VIEWPORT, color_scheme="light")
    context.set_default_timeout(float(os.environ.get("STORYLINE_PAGE_TIMEOUT", 30_000)))
    complaints: list[str] = []

    def watch(page: Page) -> None:
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", note)

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    context.on("page", watch)
    # A test that provokes complaints says which.
    context.expected = re.compile("(?!)")
    yield context
    context.close()
    # Also what the content-security policy had to refuse.
    assert [
        each for each in complaints
        if not EXPECTED_COMPLAINT.search(each) and not context.expected.search(each)
    ] == []


@pytest.fixture
def page(context: BrowserContext, app: RunningApp) -> Page:
    page = context.new_page()
    page.goto(app.url)
    expect(page.locator("#connection")).to_have_text("Connected")
    return page
