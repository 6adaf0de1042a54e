"""Layers as the page draws them: corners, shadows, gradients, shapes, masks, and what moves."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, expect

from phone import Phone
from running_app import RunningApp, executable


@pytest.fixture(scope="module")
def app_path() -> Path:
    return executable("LayerApp")


@pytest.fixture
def phone(context: BrowserContext, app: RunningApp) -> Phone:
    page = context.new_page()
    page.goto(app.url)
    phone = Phone(page)
    # What spins never comes to rest.
    expect(phone.button("Move")).to_be_visible()
    # Until it has faded, every colour is darker.
    expect(page.locator("#curtain")).to_be_hidden()
    return phone


def box(phone: Phone, name: str) -> Locator:
    return phone.glass.locator(f"[data-identifier='{name}']")


def color_at(phone: Phone, name: str, x: float, y: float) -> tuple[int, int, int]:
    """What is seen at a place in a box, in parts of its size."""
    place = box(phone, name).bounding_box()
    clip = {
        "x": place["x"] + x * place["width"], "y": place["y"] + y * place["height"],
        "width": 1, "height": 1,
    }
    picture = phone.page.screenshot(clip=clip)
    return tuple(phone.page.evaluate(
        """async (bytes) => {
          const blob = new Blob([new Uint8Array(bytes)], { type: "image/png" });
          const canvas = new OffscreenCanvas(1, 1).getContext("2d");
          canvas.drawImage(await createImageBitmap(blob), 0, 0);
          return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
        }""",
        list(picture),
    ))


WHITE = (255, 255, 255)


def test_round_corners_cut_what_is_in_a_layer(phone: Phone) -> None:
    assert color_at(phone, "round", 0.01, 0.01) == WHITE
    assert color_at(phone, "clipped", 0.01, 0.01) == WHITE
    # The stripe inside, below the border.
    red, green, blue = color_at(phone, "clipped", 0.5, 0.2)
    assert blue > red > green
    assert color_at(phone, "two corners", 0.02, 0.02) == WHITE
    assert color_at(phone, "two corners", 0.05, 0.95) != WHITE


def test_shadows_fall_below_what_throws_them(phone: Phone) -> None:
    assert color_at(phone, "shadow", 0.5, 1.05) < (245, 245, 245)
    assert color_at(phone, "of content", 0.5, 1.0) < (245, 245, 245)
    # That of a path lies below the background, and reaches out of it.
    assert color_at(phone, "of path", 0.5, 1.05) < (160, 160, 160)
    red, green, blue = color_at(phone, "of path", 0.5, 0.95)
    assert green > red and green > blue


def test_gradients_go_over_from_colour_to_colour(phone: Phone) -> None:
    _, above, _ = color_at(phone, "down", 0.9, 0.05)
    _, below, _ = color_at(phone, "down", 0.9, 0.95)
    assert below > above + 80
    assert color_at(phone, "locations", 0.2, 0.9)[1] > 240
    _, middle, _ = color_at(phone, "radial", 0.5, 0.5)
    _, edge, _ = color_at(phone, "radial", 0.98, 0.98)
    assert edge > middle + 80


def test_shapes_are_filled_and_stroked(phone: Phone) -> None:
    assert color_at(phone, "star", 0.5, 0.2) != WHITE
    # The middle of the star is a hole.
    assert color_at(phone, "star", 0.5, 0.5) == WHITE
    assert color_at(phone, "part", 0.82, 0.5) != WHITE
    # A third of the ring is left out.
    assert color_at(phone, "part", 0.25, 0.28) == WHITE


def test_masks_leave_out_what_they_do_not_cover(phone: Phone) -> None:
    assert color_at(phone, "path mask", 0.5, 0.5) != WHITE
    assert color_at(phone, "path mask", 0.03, 0.03) == WHITE
    dark, light = color_at(phone, "gradient mask", 0.02, 0.5), color_at(
        phone, "gradient mask", 0.97, 0.5)
    assert dark[0] < 40 and light[0] > 235
    assert color_at(phone, "corner path", 0.02, 0.02) == WHITE
    assert color_at(phone, "corner path", 0.97, 0.03) != WHITE
    assert color_at(phone, "view mask", 0.05, 0.5) == WHITE
    assert color_at(phone, "view mask", 0.5, 0.5) != WHITE


def test_a_gradient_glides_and_a_spinner_turns(phone: Phone) -> None:
    stops = phone.glass.locator("[data-name='CAGradientLayer'] linearGradient").last
    before = stops.evaluate("element => element.outerHTML")
    phone.page.wait_for_function(
        "([element, before]) => element.outerHTML !== before", arg=[stops.element_handle(), before])
    turns = phone.glass.locator("[data-name='CAShapeLayer']").evaluate_all(
        "elements => elements.flatMap((each) => each.getAnimations()).length")
    assert turns == 1


def test_a_line_is_drawn_and_stays(phone: Phone) -> None:
    path = box(phone, "progress").locator("path")
    expect(path).to_have_css("stroke", "none")
    phone.button("Move").click()
    expect(path).to_have_css("stroke-dasharray", "none", timeout=6000)
    assert color_at(phone, "progress", 0.5, 0.87) != WHITE
    # At its upper right end, which the line reaches last.
    assert color_at(phone, "progress", 0.8, 0.35) != WHITE


def test_what_an_app_draws_is_seen(phone: Phone) -> None:
    red, green, blue = color_at(phone, "chart", 0.88, 0.9)
    assert blue > red
    assert color_at(phone, "chart", 0.1, 0.3) == WHITE
    # The upper half of the circle is red, the lower one yellow, and the middle was taken away.
    assert color_at(phone, "cut", 0.4, 0.08)[1] < 60
    assert color_at(phone, "cut", 0.4, 0.92)[1] > 200
    assert color_at(phone, "cut", 0.42, 0.5) == WHITE
    assert color_at(phone, "cut", 0.02, 0.02) == WHITE
    # Core Graphics puts the upper half of an image, which is blue, below.
    _, green, blue = color_at(phone, "cut", 0.93, 0.08)
    assert green > blue
    _, green, blue = color_at(phone, "cut", 0.93, 0.25)
    assert blue > green


def test_colours_that_take_the_place_of_others_keep_the_shape(phone: Phone) -> None:
    red, green, blue = color_at(phone, "mixed", 0.25, 0.5)
    assert red > green > blue
    assert color_at(phone, "mixed", 0.6, 0.5) == WHITE
    assert color_at(phone, "mixed", 0.05, 0.05) == WHITE


def test_only_the_inside_of_an_image_is_stretched_or_repeated(phone: Phone) -> None:
    # Nine points from the corner, whatever the size.
    assert color_at(phone, "bubble", 0.02, 0.02) == WHITE
    assert color_at(phone, "bubble", 0.05, 0.06) != WHITE
    assert color_at(phone, "bubble", 0.5, 0.02) != WHITE
    assert color_at(phone, "tiles", 3 / 72, 3 / 60) != WHITE
    assert color_at(phone, "tiles", 9 / 72, 3 / 60) == WHITE
    assert color_at(phone, "tiles", 9 / 72, 9 / 60) != WHITE


def test_a_snapshot_looks_as_the_view_did(phone: Phone) -> None:
    for place in [(0.88, 0.9), (0.1, 0.3), (0.4, 0.8)]:
        assert color_at(phone, "snapshot", *place) == color_at(phone, "chart", *place)


def test_images_are_shown_in_turn(phone: Phone) -> None:
    frames = box(phone, "frames").locator("[data-name^='frame']")
    shown = "elements => elements.map((each) => Number(getComputedStyle(each).opacity))"
    seen = set()
    for _ in range(40):
        opacities = tuple(frames.evaluate_all(shown))
        assert sum(opacities) == 1
        seen.add(opacities)
        if len(seen) == 3:
            return
        phone.page.wait_for_timeout(50)
    raise AssertionError(f"only {seen} were seen")
