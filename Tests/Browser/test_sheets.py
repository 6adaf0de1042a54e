"""A sheet that is pulled with the mouse, and what is recorded of it."""

from playwright.sync_api import expect

from phone import Phone
from test_recording import drag


def show_sheet(phone: Phone) -> float:
    """Shows the sheet; returns where its upper edge is on the glass."""
    phone.button("Sheet").click()
    title = phone.glass.get_by_role("heading", name="Pull me")
    expect(title).to_be_visible()
    phone.settle()
    phone.page.wait_for_timeout(200)
    return title.bounding_box()["y"] - phone.glass.bounding_box()["y"]


def test_a_sheet_pulled_a_little_way_comes_back_and_pulled_down_it_goes(phone: Phone):
    phone.page.get_by_role("button", name="Record").click()
    code = phone.page.get_by_label("The test as Swift")
    expect(code).to_contain_text('app.expectStack("Form")')
    top = show_sheet(phone)
    drag(phone, (196, top), (196, top + 120), (196, top + 20), pause=300)
    expect(code).to_contain_text("try await app.pullDownSheet(cancel: true)")
    expect(phone.glass.get_by_role("heading", name="Pull me")).to_be_visible()
    drag(phone, (196, top), (196, 820))
    expect(phone.glass.get_by_role("heading", name="Pull me")).to_have_count(0)
    expect(code).to_contain_text("try await app.pullDownSheet()\n")
    phone.expect_screen("Form")


def test_what_is_typed_and_scrolled_is_recorded(phone: Phone):
    phone.page.get_by_role("button", name="Record").click()
    code = phone.page.get_by_label("The test as Swift")
    expect(code).to_contain_text("expectStack")
    phone.glass.get_by_role("textbox", name="Name").click()
    expect(phone.glass.locator("[data-editing]")).to_have_count(1)
    phone.page.keyboard.type('Ada "x"')
    expect(code).to_contain_text('try await app.textField("Name").tap()')
    expect(code).to_contain_text(r'try await app.type("Ada \"x\"")')
    phone.page.keyboard.press("Enter")
    expect(code).to_contain_text("try await app.pressReturn()")
