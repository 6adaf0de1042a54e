"""The app of fourteen screens, on an iPhone and on an iPad, as the README shows it."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, expect

from nights import by_night
from phone import Phone
from running_app import RunningApp, executable


@pytest.fixture(scope="module")
def app_path() -> Path:
    return executable("Shop")


@pytest.fixture
def phone(context: BrowserContext, app: RunningApp) -> Phone:
    page = context.new_page()
    page.goto(app.url)
    phone = Phone(page)
    phone.expect_screen("Catalogue")
    return phone


def item(phone: Phone, text: str) -> Locator:
    return phone.glass.get_by_role("listitem").filter(has_text=text).first


def tab(phone: Phone, title: str) -> Locator:
    return phone.glass.get_by_role("tab", name=title)


def type_into(phone: Phone, name: str, text: str) -> None:
    phone.settle()
    phone.glass.get_by_role("textbox", name=name).click()
    phone.settle()
    phone.page.keyboard.type(text)


def put_teapot_into_basket(phone: Phone) -> None:
    # A tap while screens still move reaches nothing, as on a device.
    item(phone, "Kitchen").click()
    phone.expect_screen("Kitchen")
    item(phone, "Teapot").click()
    phone.expect_screen("Teapot")
    phone.button("Add to Basket").click()
    expect(item(phone, "Sand")).to_be_visible()
    phone.settle()
    item(phone, "Sand").click()
    expect(phone.glass.get_by_text("1 in the basket")).to_be_visible()
    phone.settle()


def sign_in(phone: Phone) -> None:
    type_into(phone, "Mail Address", "ada@shop.example")
    type_into(phone, "Password", "engine")
    phone.button("Sign In").click()


def test_a_teapot_is_ordered(phone: Phone):
    put_teapot_into_basket(phone)
    tab(phone, "Basket").click()
    take_picture(phone, "basket")
    phone.button("Check Out").click()
    sign_in(phone)
    for name, text in (("Street", "12 St James Square"), ("Postcode", "SW1Y"), ("City", "London")):
        type_into(phone, name, text)
    take_picture(phone, "address")
    phone.button("Next").click()
    item(phone, "Standard").click()
    for name, text in (("Card Number", "4242424242424242"), ("Security Code", "123")):
        type_into(phone, name, text)
    phone.button("Next").click()
    expect(phone.button("Place Order")).to_be_visible()
    take_picture(phone, "summary")
    phone.button("Place Order").click()
    phone.button("Show the Order").click()
    expect(phone.glass.get_by_text("Card ending in 4242")).to_be_visible()
    take_picture(phone, "order")


def test_a_price_is_in_the_tint_of_the_window(phone: Phone):
    item(phone, "Kitchen").click()
    phone.expect_screen("Kitchen")
    item(phone, "Mug").click()
    # The list that goes away shows the price too.
    phone.expect_screen("Mug")
    price = phone.glass.get_by_text("€14.00")
    expect(price).to_have_css("color", "rgb(20, 107, 107)")
    phone.page.get_by_role("radio", name="Dark").check()
    expect(price).to_have_css("color", "rgb(51, 163, 158)")


@pytest.mark.parametrize("model", ["iPhone 15", *by_night("iPad")])
@pytest.mark.parametrize("is_turned", [False, True], ids=["upright", "on its side"])
@pytest.mark.parametrize("look", ["light", *by_night("dark", "dark and large")])
def test_it_fits(phone: Phone, model: str, is_turned: bool, look: str):
    go_through_the_shop(phone, model, is_turned, look)


def test_it_fits_an_ipad_in_the_dark_with_large_letters(phone: Phone):
    go_through_the_shop(phone, "iPad", is_turned=False, look="dark and large")


def go_through_the_shop(phone: Phone, model: str, is_turned: bool, look: str) -> None:
    page = phone.page
    if look != "light":
        page.get_by_role("radio", name="Dark").check()
    phone.device_menu().get_by_label("Model").select_option(label=model)
    if look == "dark and large":
        phone.device_menu().get_by_label("Text size").select_option(label="Accessibility large")
    if is_turned:
        phone.device_menu().get_by_role("button", name="Turn left").click()
    phone.settle()
    name = f"{model}{'-side' if is_turned else ''}-{look}"
    take_picture(phone, f"departments-{name}")
    item(phone, "Kitchen").click()
    expect(item(phone, "Teapot")).to_be_visible()
    take_picture(phone, f"items-{name}")
    item(phone, "Teapot").click()
    expect(phone.button("Add to Basket")).to_be_visible()
    take_picture(phone, f"item-{name}")
    phone.button("Add to Basket").click()
    expect(item(phone, "Sand")).to_be_visible()
    take_picture(phone, f"variant-{name}")
    item(phone, "Sand").click()
    expect(phone.glass.get_by_text("1 in the basket")).to_be_visible()
    tab(phone, "Basket").click()
    expect(phone.glass.get_by_text("Total €48.00")).to_be_visible()
    take_picture(phone, f"basket-{name}")
    phone.button("Check Out").click()
    expect(phone.glass.get_by_role("textbox", name="Mail Address")).to_be_visible()
    take_picture(phone, f"sign-in-{name}")
    phone.button("Cancel").click()
    expect(phone.glass.get_by_role("textbox")).to_have_count(0)
    tab(phone, "Account").click()
    phone.expect_screen("Account")
    take_picture(phone, f"account-{name}")


def test_a_picture_for_the_readme(browser: Browser, app: RunningApp):
    context = browser.new_context(
        viewport={"width": 1120, "height": 940}, device_scale_factor=2, color_scheme="light"
    )
    page = context.new_page()
    page.goto(app.url)
    phone = Phone(page)
    phone.expect_screen("Catalogue")
    put_teapot_into_basket(phone)
    page.mouse.move(0, 0)
    # The rows that have just changed stop flashing.
    page.wait_for_function("() => document.getAnimations().length === 0")
    picture = page.screenshot()
    assert len(picture) > 10_000
    save(picture, "shop")
    context.close()


def take_picture(phone: Phone, name: str) -> None:
    # What has just come may still be about to move.
    phone.page.wait_for_timeout(100)
    phone.settle()
    picture = phone.page.screenshot(clip=phone.glass.bounding_box())
    assert len(picture) > 5000
    save(picture, f"Shop-{name}")


def save(picture: bytes, name: str) -> None:
    if folder := os.environ.get("STORYLINE_SCREENSHOTS"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        Path(folder, f"{name}.png").write_bytes(picture)
