"""Typing: in a real app, and what the page makes of each key."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, expect

from fake_app import FakeApp, button, node
from phone import Phone
from running_app import RunningApp


def field(phone: Phone, name: str) -> Locator:
    return phone.glass.get_by_role("textbox", name=name, exact=True)


def shows(phone: Phone, text: str) -> None:
    expect(phone.glass.locator(".line").get_by_text(text, exact=True)).to_be_visible()


# MARK: A real app


def test_what_is_typed_after_a_click_is_in_the_field(phone: Phone):
    field(phone, "Name").click()
    expect(field(phone, "Name")).to_be_focused()
    phone.page.keyboard.type("Ada L.")
    shows(phone, "Ada L.")
    for _ in range(3):
        phone.page.keyboard.press("Backspace")
    shows(phone, "Ada")


def test_the_caret_moves_and_what_is_selected_is_replaced(phone: Phone):
    field(phone, "Name").click()
    phone.page.keyboard.type("Aa")
    phone.page.keyboard.press("ArrowLeft")
    phone.page.keyboard.type("d")
    shows(phone, "Ada")
    phone.page.keyboard.press("Control+a")
    phone.page.keyboard.type("Bob")
    shows(phone, "Bob")


def test_return_goes_on_to_the_next_field_which_hides_what_is_typed(phone: Phone):
    field(phone, "Name").click()
    phone.page.keyboard.type("Ada")
    phone.page.keyboard.press("Enter")
    expect(field(phone, "Code")).to_be_focused()
    phone.page.keyboard.type("123")
    shows(phone, "•••")
    phone.page.keyboard.press("Enter")
    shows(phone, "Hello, Ada!")
    phone.settle()
    expect(phone.glass.locator("[data-name=KeyboardBoard]")).to_have_count(0)


def test_the_keys_on_the_glass_write(phone: Phone):
    field(phone, "Name").click()
    phone.settle()
    for key in ("H", "i"):
        keys = phone.glass.locator("[data-name=KeyboardKey]")
        keys.filter(has=phone.page.get_by_text(key, exact=True)).click()
    shows(phone, "Hi")


def test_text_is_pasted_in_one_piece(phone: Phone):
    field(phone, "Name").click()
    expect(field(phone, "Name")).to_be_focused()
    phone.page.evaluate(
        """() => {
          const data = new DataTransfer();
          data.setData("text/plain", "pasted text");
          document.activeElement.dispatchEvent(
            new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
        }"""
    )
    shows(phone, "pasted text")


def test_an_alert_is_filled_in_and_sent_from_the_keyboard(phone: Phone):
    phone.button("Sign in").click()
    expect(field(phone, "Account")).to_be_focused()
    phone.page.keyboard.type("ada")
    phone.page.keyboard.press("Enter")
    expect(field(phone, "Password")).to_be_focused()
    phone.page.keyboard.type("secret")
    phone.page.keyboard.press("Enter")
    shows(phone, "Hello, ada!")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pictures_of_fields(browser: Browser, form: RunningApp, scheme: str):
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

    field(phone, "Code").click()
    draw("placeholder")
    field(phone, "Name").click()
    expect(field(phone, "Name")).to_be_focused()
    page.keyboard.type("Ada Lovelace")
    shows(phone, "Ada Lovelace")
    draw("typed")
    phone.button("Sign in").click()
    expect(field(phone, "Account")).to_be_focused()
    page.keyboard.type("ada")
    shows(phone, "ada")
    draw("alert")
    assert len(set(pictures.values())) == 3
    if folder := os.environ.get("STORYLINE_SCREENSHOTS"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        for name, picture in pictures.items():
            (Path(folder) / f"fields-{name}-{scheme}.png").write_bytes(picture)
    context.close()


# MARK: What the page says


@pytest.fixture
def app(context: BrowserContext) -> FakeApp:
    return FakeApp(context.new_page())


def textbox(id: int, editing: bool, frame=(0, 100, 200, 40)) -> dict:
    accessibility = {"role": "textField", "label": f"Field {id}"}
    if editing:
        accessibility["editing"] = True
    return node(id, frame, accessibility=accessibility)


def sent(app: FakeApp) -> list[tuple]:
    return [
        (each["type"], each["value"]) for each in app.received if each["type"] in ("text", "key")
    ]


def test_without_anything_that_is_edited_no_key_is_sent(app: FakeApp):
    app.open(textbox(1, editing=False), button(2, "Go"))
    app.page.locator("#glass").focus()
    app.page.keyboard.type("abc")
    app.page.keyboard.press("Backspace")
    app.element(2).focus()
    app.page.keyboard.press("Enter")
    app.until_lifted()
    assert sent(app) == []


def test_the_focus_follows_what_is_edited(app: FakeApp):
    app.open(textbox(1, editing=True), textbox(2, editing=False, frame=(0, 200, 200, 40)))
    expect(app.element(1)).to_be_focused()
    app.show(textbox(1, editing=False), textbox(2, editing=True, frame=(0, 200, 200, 40)))
    expect(app.element(2)).to_be_focused()


def test_keys_are_sent_by_what_they_do(app: FakeApp):
    app.open(textbox(1, editing=True))
    expect(app.element(1)).to_be_focused()
    for key in ("a", "Space", "Enter", "Backspace", "Shift+ArrowLeft", "Control+c", "Home"):
        app.page.keyboard.press(key)
    app.until(lambda: ("key", "start") in sent(app))
    assert sent(app) == [
        ("text", "a"), ("text", " "), ("key", "return"), ("key", "delete"), ("key", "left"),
        ("key", "start"),
    ]
    shifted = [each["value"] for each in app.received if each.get("shift")]
    assert shifted == ["left"]


def test_a_space_after_a_click_is_written_before_the_app_says_that_the_field_is_edited(app: FakeApp):
    app.open(textbox(1, editing=False))
    app.element(1).click()
    app.page.keyboard.press("Space")
    app.until(lambda: sent(app) == [("text", " ")])


def test_on_a_button_the_return_key_presses_the_button(app: FakeApp):
    app.open(textbox(1, editing=True), button(2, "Go", frame=(0, 300, 100, 50)))
    expect(app.element(1)).to_be_focused()
    app.element(2).focus()
    app.page.keyboard.press("Enter")
    app.until_lifted()
    assert sent(app) == []
    app.page.keyboard.press("x")
    app.until(lambda: sent(app))
    assert sent(app) == [("text", "x")]


def test_somebody_who_is_in_the_inspector_stays_there(app: FakeApp):
    app.open(textbox(1, editing=False))
    app.panels({"id": 1, "title": "Row", "children": []})
    row = app.page.get_by_role("treeitem")
    row.focus()
    app.show(textbox(1, editing=True))
    app.page.keyboard.press("x")
    expect(row).to_be_focused()
    assert sent(app) == []


# MARK: Input methods


@pytest.fixture(params=["EditContext", "without EditContext"])
def composing(request: pytest.FixtureRequest, context: BrowserContext) -> FakeApp:
    page = context.new_page()
    if request.param != "EditContext":
        page.add_init_script("delete window.EditContext")
    return FakeApp(page)


def expect_focus_in(app: FakeApp, id: int) -> None:
    expect(app.page.locator(f'[data-id="{id}"]:focus-within')).to_have_count(1)


def composer(app: FakeApp):
    """What an input method says to the browser."""
    return app.page.context.new_cdp_session(app.page)


def compose(session, text: str) -> None:
    session.send(
        "Input.imeSetComposition",
        {"text": text, "selectionStart": len(text), "selectionEnd": len(text)},
    )


def test_what_an_input_method_composes_is_written_in_one_piece(composing: FakeApp):
    composing.open(textbox(1, editing=True))
    expect_focus_in(composing, 1)
    session = composer(composing)
    preview = composing.page.locator(".composing")
    for text in ("に", "にほ", "にほん"):
        compose(session, text)
        expect(preview).to_have_text(text)
    assert sent(composing) == []
    session.send("Input.insertText", {"text": "日本"})
    composing.until(lambda: sent(composing))
    assert sent(composing) == [("text", "日本")]
    expect(preview).to_be_hidden()
    expect_focus_in(composing, 1)
    composing.page.keyboard.press("x")
    composing.until(lambda: len(sent(composing)) > 1)
    assert sent(composing) == [("text", "日本"), ("text", "x")]


def test_what_is_composed_is_given_up_with_its_field(composing: FakeApp):
    composing.open(textbox(1, editing=True), textbox(2, editing=False, frame=(0, 200, 200, 40)))
    expect_focus_in(composing, 1)
    session = composer(composing)
    compose(session, "に")
    composing.show(textbox(1, editing=False), textbox(2, editing=True, frame=(0, 200, 200, 40)))
    expect_focus_in(composing, 2)
    expect(composing.page.locator(".composing")).to_be_hidden()
    session.send("Input.insertText", {"text": "é"})
    composing.until(lambda: sent(composing))
    assert sent(composing) == [("text", "é")]


def test_what_is_dictated_is_written_and_keys_go_on(composing: FakeApp):
    composing.open(textbox(1, editing=True))
    expect_focus_in(composing, 1)
    composer(composing).send("Input.insertText", {"text": "two words"})
    composing.until(lambda: sent(composing))
    composing.page.keyboard.press("Enter")
    composing.page.keyboard.press("b")
    composing.until(lambda: len(sent(composing)) == 3)
    assert sent(composing) == [("text", "two words"), ("key", "return"), ("text", "b")]


def test_an_app_is_written_to_with_an_input_method(phone: Phone):
    field(phone, "Name").click()
    expect(phone.glass.locator("[data-editing]")).to_have_count(1)
    session = phone.page.context.new_cdp_session(phone.page)
    for text in ("に", "にほ", "にほん"):
        compose(session, text)
    expect(phone.page.locator(".composing")).to_have_text("にほん")
    session.send("Input.insertText", {"text": "日本"})
    shows(phone, "日本")
