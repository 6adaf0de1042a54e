"""What a person has done is saved as one file, which another run of the app replays."""

from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from phone import Phone
from running_app import RunningApp
from test_recording import drag


def save(page: Page, folder: Path) -> Path:
    with page.expect_download() as download:
        Phone(page).device_menu().get_by_role("button", name="Save session").click()
    assert download.value.suggested_filename == "Basics session.html"
    file = folder / "saved.html"
    download.value.save_as(file)
    return file


def test_a_saved_session_is_replayed(
    page: Page, context: BrowserContext, app_path: Path, tmp_path: Path
):
    phone = Phone(page)
    phone.expect_screen("First")
    phone.button("Second").click()
    phone.expect_screen("Second")
    # This one is cancelled, and ends nothing.
    drag(phone, (3, 400), (150, 400), (10, 400), pause=300)
    phone.expect_screen("Second")
    phone.device_menu().get_by_label("Text size").select_option("extraLarge")
    phone.settle()
    file = save(page, tmp_path)

    other = RunningApp(app_path, tmp_path / "other", {"STORYLINE_SESSION": str(file)})
    other.start()
    try:
        replayed = context.new_page()
        replayed.goto(other.url)
        Phone(replayed).expect_screen("Second")
        menu = Phone(replayed).device_menu()
        expect(menu.get_by_label("Text size")).to_have_value("extraLarge", timeout=30_000)
        log = replayed.get_by_role("listbox", name="Log")
        expect(log).to_contain_text("gesture cancelled")
    finally:
        other.stop()


def test_a_saved_session_is_a_page_to_read(page: Page, context: BrowserContext, tmp_path: Path):
    phone = Phone(page)
    phone.expect_screen("First")
    phone.button("Second").click()
    phone.expect_screen("Second")
    file = save(page, tmp_path)

    saved = context.new_page()
    saved.goto(file.as_uri())
    expect(saved.get_by_role("heading", name="Basics", exact=True)).to_be_visible()
    screens = saved.get_by_role("img")
    expect(screens).to_have_count(2)
    for screen in screens.all():
        assert screen.evaluate("(each) => each.complete && each.naturalWidth > 0")
    expect(saved.get_by_role("heading", name="Log")).to_be_visible()
