"""The controls of the device: what the page sends, and what it shows of the answer."""

import re

import pytest
from playwright.sync_api import BrowserContext, Locator, expect

from fake_app import FakeApp, node


@pytest.fixture
def app(context: BrowserContext) -> FakeApp:
    app = FakeApp(context.new_page())
    app.open(node(1, (0, 0, 393, 852)))
    app.device()
    return app


@pytest.fixture
def menu(app: FakeApp) -> Locator:
    app.page.get_by_text("Device", exact=True).click()
    form = app.page.get_by_role("form", name="Device")
    expect(form).to_be_visible()
    return form


def expect_sent(app: FakeApp, setting: str, value: str) -> None:
    wanted = {"type": "device", "setting": setting, "value": value}
    app.until(lambda: app.received[-1] == wanted)
    assert app.received[-1] == wanted


def test_a_device_is_chosen_by_its_name(app: FakeApp, menu: Locator):
    menu.get_by_label("Model").select_option("iPad")
    expect_sent(app, "model", "iPad")


@pytest.mark.parametrize(
    ("held", "side", "then"),
    [
        ("portrait", "left", "landscapeLeft"), ("portrait", "right", "landscapeRight"),
        ("landscapeLeft", "right", "portrait"), ("landscapeRight", "left", "portrait"),
        ("landscapeLeft", "left", "portraitUpsideDown"),
    ],
)
def test_it_is_turned_a_quarter(app: FakeApp, menu: Locator, held: str, side: str, then: str):
    app.device(orientation=held)
    menu.get_by_role("button", name=f"Turn {side}").click()
    expect_sent(app, "orientation", then)


@pytest.mark.parametrize(
    ("label", "setting", "on", "off"),
    [
        ("Right to left", "direction", "rightToLeft", "leftToRight"),
        ("Slow animations", "animations", "slow", "normal"),
        ("Reduce motion", "motion", "reduced", "full"),
    ],
)
def test_settings_are_switched(
    app: FakeApp, menu: Locator, label: str, setting: str, on: str, off: str
):
    menu.get_by_label(label).check()
    expect_sent(app, setting, on)
    expect(menu).to_be_hidden()
    app.page.get_by_text("Device", exact=True).click()
    menu.get_by_label(label).uncheck()
    expect_sent(app, setting, off)


def test_text_is_made_larger(app: FakeApp, menu: Locator):
    menu.get_by_label("Text size").select_option(label="Accessibility large")
    expect_sent(app, "textSize", "accessibilityLarge")


def test_the_controls_follow_the_app(app: FakeApp, menu: Locator):
    app.device(model="iPad", textSize="small", rightToLeft=True, slow=True, reducedMotion=True)
    expect(menu.get_by_label("Model")).to_have_value("iPad")
    expect(menu.get_by_label("Text size")).to_have_value("small")
    for label in ("Right to left", "Slow animations", "Reduce motion"):
        expect(menu.get_by_label(label)).to_be_checked()


def test_a_url_is_opened(app: FakeApp, menu: Locator):
    menu.get_by_label("URL to open").fill(" basics://second?name=Ä%20b ")
    menu.get_by_role("button", name="Open URL").click()
    expect_sent(app, "url", "basics://second?name=%C3%84%20b")
    expect(menu).to_be_hidden()


def test_a_refused_url_is_said_beside_the_field(app: FakeApp, menu: Locator):
    app.log("MainFlow#1 root")
    field = menu.get_by_label("URL to open")
    field.fill("basics://nonsense")
    menu.get_by_role("button", name="Open URL").click()
    expect_sent(app, "url", "basics://nonsense")
    words = "no pattern begins with “nonsense”"
    app.log(f"link 1 refused: {words}", begins=False, first=1, kind="link")
    expect(menu.get_by_role("alert")).to_have_text(f"The app refused it: {words}")
    expect(field).to_have_attribute("aria-invalid", "")
    # What another link is refused for later is not about this field.
    field.fill("basics://second")
    menu.get_by_role("button", name="Open URL").click()
    expect(menu).to_be_hidden()
    app.page.get_by_text("Device", exact=True).click()
    expect(menu.get_by_role("alert")).to_be_hidden()


def test_after_a_choice_nothing_under_the_menu_is_pointed_at(app: FakeApp, menu: Locator):
    rows = [
        {"id": id, "title": f"Row {id}", "detail": "", "badges": [], "view": 1, "children": []}
        for id in range(1, 25)
    ]
    app.tell("panels", panels=[{"name": "controllers", "title": "View controllers", "rows": rows}])
    menu.get_by_role("button", name="Turn left").click()
    expect(menu).to_be_hidden()
    marker = app.page.locator("#marker")
    # Two frames later a browser has found out what is under the pointer.
    app.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    for row in app.page.locator(".row:hover").all():
        expect(row).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    expect(marker).not_to_have_class("marker on")
    row = app.page.get_by_role("treeitem", name="Row 3", exact=True)
    row.hover()
    expect(marker).to_have_class("marker on")


def test_what_is_no_url_is_not_sent_and_is_said_to_be_none(app: FakeApp, menu: Locator):
    count = len(app.received)
    for text in ("", "no scheme", "second", "a b://c"):
        menu.get_by_label("URL to open").fill(text)
        menu.get_by_role("button", name="Open URL").click()
        expect(menu.get_by_role("alert")).to_contain_text("begins with a scheme")
    assert len(app.received) == count


def test_an_app_in_the_background_is_covered_and_comes_back(app: FakeApp, menu: Locator):
    menu.get_by_role("button", name="Leave the app").click()
    expect_sent(app, "app", "background")
    app.device(background=True)
    expect(app.page.get_by_text("The app is in the background")).to_be_visible()
    app.page.keyboard.press("Escape")
    app.page.get_by_role("button", name="Come back to it").click()
    expect_sent(app, "app", "foreground")
    app.device()
    expect(app.page.get_by_text("The app is in the background")).to_be_hidden()


def test_memory_warning(app: FakeApp, menu: Locator):
    menu.get_by_role("button", name="Memory warning").click()
    expect_sent(app, "memory", "warning")


def test_the_device_is_shaken(app: FakeApp, menu: Locator):
    menu.get_by_role("button", name="Shake").click()
    expect_sent(app, "shake", "once")


def is_focused(control: Locator) -> bool:
    return control.evaluate("(each) => each === document.activeElement")


def test_the_menu_is_a_menu_for_the_keyboard(app: FakeApp):
    summary = app.page.get_by_text("Device", exact=True)
    summary.focus()
    app.page.keyboard.press("Enter")
    form = app.page.get_by_role("form", name="Device")
    expect(form).to_be_visible()
    app.page.keyboard.press("Tab")
    expect(form.get_by_label("Model")).to_be_focused()
    app.page.keyboard.press("Escape")
    expect(form).to_be_hidden()
    expect(summary).to_be_focused()
    app.page.keyboard.press("Enter")
    expect(form).to_be_visible()
    last = form.get_by_role("button").last
    # How many stops there are is the platform's to say.
    app.until(lambda: app.page.keyboard.press("Tab") or is_focused(last))
    expect(last).to_be_focused()
    app.page.keyboard.press("Tab")
    expect(form).to_be_hidden()


def test_nothing_can_be_set_while_nobody_is_there(app: FakeApp, menu: Locator):
    app.hang_up(4401)
    expect(menu.get_by_label("Model")).to_be_disabled()
    expect(app.page.get_by_role("button", name="Inspect")).to_be_disabled()
    expect(app.page.get_by_role("button", name="Record")).to_be_disabled()


# MARK: The phone's shape


def test_a_device_that_is_held_otherwise_than_its_app_stands_says_so(app: FakeApp):
    expect(app.page.locator("#device-name")).to_have_text("iPhone 15 · 393 × 852")
    app.device(orientation="landscapeLeft")
    expect(app.page.locator("#device-name")).to_contain_text("held on its left side")
    app.device(orientation="landscapeLeft", interface="landscapeRight")
    expect(app.page.locator("#device-name")).to_have_text("iPhone 15 · 393 × 852")


@pytest.mark.parametrize("stands", ["portrait", "landscapeRight", "landscapeLeft"])
def test_a_home_button_has_its_place_below_the_glass(app: FakeApp, stands: str):
    app.device(model="iPhone SE", homeButton=True, interface=stands)
    glass = app.page.locator("#glass").bounding_box()
    device = app.page.locator("#device").bounding_box()
    home = app.page.locator(".home").bounding_box()
    place = {
        "portrait": home["y"] > glass["y"] + glass["height"],
        "landscapeRight": home["x"] > glass["x"] + glass["width"],
        "landscapeLeft": home["x"] + home["width"] < glass["x"],
    }
    assert place[stands], (glass, home)
    for side, length in (("x", "width"), ("y", "height")):
        assert device[side] <= home[side]
        assert home[side] + home[length] <= device[side] + device[length] + 0.5
        assert device[side] <= glass[side]
        assert glass[side] + glass[length] <= device[side] + device[length]


@pytest.mark.parametrize(("width", "zoom"), [(1280, 1), (640, 2), (390, 1), (320, 1)])
def test_toolbar_and_menu_fit_into_every_window(app: FakeApp, width: int, zoom: int):
    app.page.set_viewport_size({"width": width, "height": 800 // zoom})
    app.page.get_by_text("Device", exact=True).click()
    form = app.page.get_by_role("form", name="Device")
    expect(form).to_be_visible()
    app.fits(width)
    box = form.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= width
    # Whatever does not fit is scrolled to.
    last = form.get_by_role("button", name="Memory warning")
    last.scroll_into_view_if_needed()
    last.click()
    expect_sent(app, "memory", "warning")


def test_the_words_of_sizes_are_words(app: FakeApp, menu: Locator):
    texts = menu.get_by_label("Text size").locator("option").all_text_contents()
    assert texts == ["Small", "Large", "Extra extra large", "Accessibility large"]
    assert all(re.fullmatch(r"[A-Z][a-z ]+", each) for each in texts)
