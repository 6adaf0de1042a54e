"""What is seen on screens of one, two and three pixels for a point, and on a phone that is shown smaller."""

import base64
import itertools
import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from conftest import VIEWPORT
from fake_app import BLACK, FakeApp, node
from nights import by_night
from phone import Phone

WHITE = [1, 1, 1, 1]
SEPARATOR = [0.235, 0.235, 0.263, 0.29]
# In the lower window the phone is shown smaller: its points are no whole number of pixels.
HEIGHTS = [VIEWPORT["height"], 760]

# The brightness of each pixel in a column of a picture of the page, by its place in points.
COLUMN = """async ([shot, x, top, bottom]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${shot}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  const pixels = (length) => Math.round(length * devicePixelRatio);
  const height = pixels(bottom) - pixels(top);
  const { data } = context.getImageData(pixels(x), pixels(top), 1, height);
  return Array.from({ length: height }, (_, y) => data[y * 4]);
}"""


@pytest.fixture(params=[1, 2, *by_night(3)])
def density(request: pytest.FixtureRequest) -> int:
    return request.param


@pytest.fixture
def context(browser: Browser, density: int) -> BrowserContext:
    context = browser.new_context(
        viewport=VIEWPORT, device_scale_factor=density, color_scheme="light"
    )
    context.set_default_timeout(float(os.environ.get("STORYLINE_PAGE_TIMEOUT", 30_000)))
    yield context
    context.close()


@pytest.fixture
def app(context: BrowserContext) -> FakeApp:
    app = FakeApp(context.new_page())
    app.open(node(1))
    # The curtain fades away after the page is connected; until then it dims what is photographed.
    expect(app.page.locator(".curtain")).to_be_hidden()
    return app


def column(page: Page, box: dict, x: float = 0.5) -> list[int]:
    """How bright the pixels of a part of the page are, from top to bottom at a part of its width.

    Those at both ends are partly of what is around it. The picture is one of the whole page: in one of a
    part of it, a browser blurs nothing.
    """
    shot = base64.b64encode(page.screenshot()).decode()
    place = [box["x"] + box["width"] * x, box["y"], box["y"] + box["height"]]
    return page.evaluate(COLUMN, [shot, *place])[2:-2]


def lines(pixels: list[int]) -> list[int]:
    """How many pixels each line on white ground is thick."""
    found, thickness = [], 0
    for pixel in [*pixels, 255]:
        if pixel < 240:
            thickness += 1
        elif thickness:
            found.append(thickness)
            thickness = 0
    return found


def table(height: float, top: float = 0, offset: float = 0) -> dict:
    """A table of twelve rows as the stage describes it: lines are a third of a point thick."""
    rows = []
    for index in range(12):
        line = node(
            100 + index, (16, round(height - 1 / 3, 3), 377, 0.333), background=SEPARATOR
        )
        frame = (0, round(top + index * height, 3), 393, round(height, 3))
        rows.append(node(10 + index, frame, [line], background=WHITE, clips=True))
    return node(
        1, (0, 103, 393, 749), rows, background=WHITE, clips=True, origin=[0, offset]
    )


def test_every_separator_is_seen_and_is_a_pixel_thick(app: FakeApp):
    for window in HEIGHTS:
        app.page.set_viewport_size({**VIEWPORT, "height": window})
        # A phone has three pixels for a point; what an app says may lie anywhere.
        for height, top in itertools.product([44, 44 + 1 / 3, 52.337], [0, 1 / 3, 0.5, 17.25]):
            app.show(table(height, top))
            found = lines(column(app.page, app.element(1).bounding_box()))
            assert found == [1] * 12, (window, height, top)


def test_separators_are_seen_wherever_the_content_is_scrolled_to(app: FakeApp):
    for offset in (0.333, 0.5, 0.667, 7.25, 20.1):
        app.show(table(44, offset=offset))
        assert lines(column(app.page, app.element(1).bounding_box())) == [1] * 12, offset


# A bar at the top with its background up to the edge, and one at the bottom: where they end, and begin.
@pytest.mark.parametrize(
    ("role", "top", "background", "seen"),
    [("navigationBar", 59, (0, -59, 393, 103), 60), ("tabBar", 769, (0, 0, 393, 83), 770)],
)
def test_nothing_sharp_is_seen_under_a_bar(
    app: FakeApp, role: str, top: float, background: tuple, seen: float
):
    stripes = [node(10 + index, (0, 8 * index, 393, 4), background=BLACK) for index in range(107)]
    blur = node(3, background, blur=True, background=[1, 1, 1, 0.5])
    frame = (0, top, 393, background[3] + background[1])
    bar = node(2, frame, [blur], accessibility={"role": role})
    app.show(node(1, (0, 0, 393, 852), [*stripes, bar], background=WHITE, clips=True))
    glass = app.page.locator("#glass").bounding_box()
    # What is left of the stripes up to the edge towards the content.
    pixels = column(app.page, {**glass, "y": glass["y"] + seen, "height": 42})
    steps = [abs(one - other) for one, other in itertools.pairwise(pixels)]
    assert max(steps) < 12
    # Beside the bar they are as they were, also where the blur goes on.
    beside = seen + 46 if role == "navigationBar" else seen - 34
    pixels = column(app.page, {**glass, "y": glass["y"] + beside, "height": 30})
    assert set(pixels) == {0, 255}


def test_every_row_of_an_app_has_its_separator(phone: Phone, density: int):
    phone.button("Table").click()
    phone.expect_screen("Planets")
    rows = phone.glass.get_by_role("listitem")
    boxes = [row.bounding_box() for row in rows.all()]
    glass = phone.glass.bounding_box()
    whole = [
        box for box in boxes
        if box["y"] >= glass["y"] + 103 and box["y"] + box["height"] <= glass["y"] + 800
    ]
    assert len(whole) >= 8
    first, last = whole[0], whole[-1]
    area = {
        **first, "y": first["y"] - 1, "height": last["y"] + last["height"] - first["y"] + 3,
    }
    # At the end of the rows, behind their texts.
    found = lines(column(phone.page, area, 0.6))
    # The last row of a group has none.
    between = [
        one for one, other in itertools.pairwise(boxes)
        if one in whole and other["y"] - one["y"] - one["height"] < 1
    ]
    assert len(between) > 6
    assert found == [1] * len(between)
    if folder := os.environ.get("STORYLINE_SCREENSHOTS"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        phone.page.screenshot(path=Path(folder, f"table-{density}x.png"), clip=glass)
