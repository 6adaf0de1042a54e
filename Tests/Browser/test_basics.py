"""The smallest example in a real browser, as a person would use it."""

import re

from playwright.sync_api import BrowserContext, Page, expect

from phone import Phone, Recording
from running_app import RunningApp

# The buttons of the first screen, and the back button that leads to it.
SECOND, THIRD, BACK = "Second", "Third", "First"


def open_phone(context: BrowserContext, url: str) -> Phone:
    page = context.new_page()
    page.goto(url)
    return Phone(page)


# MARK: The first screen


def test_the_phone_has_its_real_size_and_the_apps_name(page: Page):
    phone = Phone(page)
    phone.expect_screen("First")
    expect(page.get_by_role("heading", name="Basics", level=1).first).to_be_visible()
    box = phone.glass.bounding_box()
    assert (box["width"], box["height"]) == (393, 852)
    expect(phone.glass.get_by_text("9:41")).to_be_visible()


def test_text_stays_within_its_view(page: Page):
    Phone(page).expect_screen("First")
    overflowing = page.evaluate(
        """() => [...document.querySelectorAll("#screen .line")].filter((line) => {
          const text = line.getBoundingClientRect();
          const view = line.closest(".node").getBoundingClientRect();
          return text.left < view.left - 1 || text.right > view.right + 1;
        }).map((line) => line.textContent)"""
    )
    assert overflowing == []


def test_a_low_window_shrinks_the_phone_and_clicks_still_hit(page: Page):
    page.set_viewport_size({"width": 1000, "height": 600})
    phone = Phone(page)
    page.wait_for_function(
        "() => document.getElementById('glass').getBoundingClientRect().bottom <= 600"
    )
    phone.button(SECOND).click()
    phone.expect_screen("Second")


# MARK: Navigation


def test_a_click_pushes_a_screen_that_slides_in_from_the_right(page: Page):
    phone = Phone(page)
    phone.expect_screen("First")
    recording = Recording(phone)
    phone.button(SECOND).click()
    phone.expect_screen("Second")
    paths = recording.finish()
    # Where it is first seen is for the machine to say: a slow one shows few frames.
    came_in = [path for path in paths if path[0] > 0 and path[-1] == 0]
    assert came_in, paths
    path = came_in[0]
    assert all(each == path for each in came_in), "A screen and its shadow move as one."
    assert path == sorted(path, reverse=True), "It must never move back."
    assert len(path) > 2, "It must be seen on its way."


def test_the_back_button_returns_and_slides_out(page: Page):
    phone = Phone(page)
    phone.button(SECOND).click()
    phone.expect_screen("Second")
    recording = Recording(phone)
    phone.button(BACK).click()
    phone.expect_screen("First")
    paths = recording.finish()
    went_out = [path for path in paths if path[0] == 0 and path[-1] > 100]
    assert went_out, paths
    assert all(each == went_out[0] for each in went_out), "A screen and its shadow move as one."
    assert went_out[0] == sorted(went_out[0]), "It must never move back."
    expect(phone.button(BACK)).to_have_count(0)


def test_each_button_shows_its_own_screen(page: Page):
    phone = Phone(page)
    phone.button(THIRD).click()
    phone.expect_screen("Third")
    phone.button(BACK).click()
    phone.expect_screen("First")
    phone.button(SECOND).click()
    phone.expect_screen("Second")


def test_the_keyboard_presses_buttons(page: Page):
    phone = Phone(page)
    phone.button(SECOND).focus()
    page.keyboard.press("Enter")
    phone.expect_screen("Second")
    phone.button(BACK).focus()
    page.keyboard.press("Space")
    phone.expect_screen("First")


def test_a_finger_that_leaves_the_button_presses_nothing(page: Page):
    phone = Phone(page)
    phone.expect_screen("First")
    box = phone.button(SECOND).bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] - 300, steps=5)
    page.mouse.up()
    # The next press arrives after the first: had that one pushed, this would be the third screen.
    phone.button(THIRD).click()
    phone.expect_screen("Third")
    expect(phone.button(BACK)).to_be_visible()


def test_less_motion_shows_the_same_screens(browser, app: RunningApp):
    context = browser.new_context(reduced_motion="reduce")
    phone = open_phone(context, app.url)
    phone.expect_screen("First")
    recording = Recording(phone)
    phone.button(SECOND).click()
    phone.expect_screen("Second")
    assert all(len(path) <= 2 for path in recording.finish())
    context.close()


# MARK: The inspector


def test_the_coordinators_follow_the_stack(page: Page):
    phone = Phone(page)
    phone.expect_screen("First")
    expect(phone.rows("Coordinators", "Second")).to_have_count(0)
    phone.button(SECOND).click()
    expect(phone.rows("Coordinators", "Second").first).to_be_visible()
    phone.expect_screen("Second")
    phone.button(BACK).click()
    expect(phone.rows("Coordinators", "Second")).to_have_count(0)


def test_the_panel_is_walked_with_the_keyboard(page: Page):
    phone = Phone(page)
    items = phone.panel("Coordinators").get_by_role("treeitem")
    expect(items.first).to_have_attribute("aria-expanded", "true")
    items.first.focus()
    page.keyboard.press("ArrowDown")
    expect(items.nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(items.first).to_have_attribute("aria-expanded", "false")
    expect(items).to_have_count(1)


# MARK: Appearance


def test_the_device_turns_dark_and_the_page_does_not(page: Page):
    phone = Phone(page)
    time = phone.glass.get_by_text("9:41")
    expect(time).to_have_css("color", "rgb(0, 0, 0)")
    background = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    page.get_by_role("radio", name="Dark").check()
    expect(time).to_have_css("color", "rgb(255, 255, 255)")
    assert background == page.evaluate(
        "getComputedStyle(document.documentElement).backgroundColor"
    )
    page.reload()
    expect(page.get_by_role("radio", name="Dark")).to_be_checked()


# MARK: Connections


def test_a_reload_shows_the_same_screen(page: Page):
    phone = Phone(page)
    phone.button(SECOND).click()
    phone.expect_screen("Second")
    page.reload()
    phone.expect_screen("Second")
    phone.button(BACK).click()
    phone.expect_screen("First")


def test_a_reload_needs_no_token_in_the_address(page: Page, app: RunningApp):
    page.goto(app.url.split("#")[0])
    page.reload()
    Phone(page).expect_screen("First")


def test_a_second_tab_shows_the_same_app(page: Page, context: BrowserContext, app: RunningApp):
    first, second = Phone(page), open_phone(context, app.url)
    second.expect_screen("First")
    second.button(SECOND).click()
    second.expect_screen("Second")
    first.page.bring_to_front()
    first.expect_screen("Second")
    first.button(BACK).click()
    first.expect_screen("First")
    second.page.bring_to_front()
    second.expect_screen("First")


def test_a_wrong_token_is_refused(page: Page, context: BrowserContext, app: RunningApp):
    address = app.url.split("#")[0]
    stranger = open_phone(context, f"{address}#token={'0' * 64}")
    expect(stranger.connection).to_have_text("Refused")
    expect(stranger.button(SECOND)).to_have_count(0)
    expect(Phone(page).connection).to_have_text("Connected")


def test_no_token_is_refused(context: BrowserContext, app: RunningApp):
    stranger = open_phone(context, app.url.split("#")[0])
    expect(stranger.connection).to_have_text("Refused")


def test_a_killed_app_is_disconnected_and_comes_back_by_itself(page: Page, app: RunningApp):
    phone = Phone(page)
    phone.button(SECOND).click()
    phone.expect_screen("Second")
    app.kill()
    expect(phone.connection).to_have_text("Disconnected")
    expect(page.locator("#curtain").get_by_text("Disconnected")).to_be_visible()
    expect(page.get_by_role("radio", name="Dark")).to_be_disabled()

    url = app.url
    app.start()
    assert app.url == url
    expect(phone.connection).to_have_text("Connected", timeout=15_000)
    expect(page.locator("#curtain")).to_be_hidden()
    phone.expect_screen("First")
    phone.button(THIRD).click()
    phone.expect_screen("Third")


def test_an_interrupted_app_ends_at_once(page: Page, app: RunningApp):
    app.interrupt()
    expect(Phone(page).connection).to_have_text(re.compile("Disconnected"))
