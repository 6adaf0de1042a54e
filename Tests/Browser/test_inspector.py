"""Distances on the phone, and the views in depth, with a test in the place of the app."""

import pytest
from playwright.sync_api import BrowserContext, expect

from fake_app import FakeApp, node

WHITE = [1, 1, 1, 1]


@pytest.fixture
def app(context: BrowserContext) -> FakeApp:
    app = FakeApp(context.new_page())
    app.open(node(1, (0, 0, 393, 852), [
        node(2, (20, 100, 100, 40), background=WHITE),
        node(3, (136, 100, 100, 40), background=WHITE),
        node(4, (20, 156.33, 300, 40), [node(5, (10, 8, 50, 20), background=WHITE)], background=WHITE),
    ]))
    app.device()
    app.page.get_by_role("button", name="Inspect").click()
    return app


def select(app: FakeApp, view: int) -> None:
    app.tell(
        "inspection", view=view, **{"class": "UIView"}, way=[], children=[], facts=[], constraints=[],
        ambiguous=[])
    expect(app.page.get_by_role("heading", name="UIView")).to_be_visible()


def distances(app: FakeApp) -> list[str]:
    return app.page.locator(".measure").evaluate_all(
        "all => all.map((each) => `${each.classList[1]} ${each.textContent}`)")


def test_the_distances_to_what_is_next_to_it_are_drawn(app: FakeApp):
    select(app, 2)
    app.page.mouse.move(1, 1)
    # To the edges of the screen, to the view beside it, and to the one below.
    assert distances(app) == ["across 20", "across 16", "down 100", "down 16.33"]


def test_a_phone_that_is_shown_smaller_measures_the_same(app: FakeApp):
    app.page.set_viewport_size({"width": 1000, "height": 560})
    select(app, 5)
    app.page.mouse.move(1, 1)
    assert distances(app) == ["across 10", "across 240", "down 8", "down 12"]


def test_distances_to_the_view_that_is_pointed_at_are_drawn(app: FakeApp):
    select(app, 2)
    app.element(3).hover()
    assert distances(app) == ["across 16"]
    app.element(5).hover()
    assert distances(app) == ["down 24.33"]


def test_they_follow_the_view_and_go_with_the_inspector(app: FakeApp):
    select(app, 2)
    app.page.mouse.move(1, 1)
    app.patch({"op": "set", **node(2, (24, 100, 100, 40))})
    expect(app.page.locator(".measure").first).to_have_text("24")
    app.page.keyboard.press("Escape")
    expect(app.page.locator(".measure")).to_have_count(0)


def test_the_views_are_shown_in_depth_and_turned(app: FakeApp):
    select(app, 2)
    flat = app.element(5).bounding_box()
    app.page.get_by_role("button", name="Depth").click()
    expect(app.page.locator("body")).to_have_class("in-depth")

    def shift() -> float:
        """How far a view lies from the one that it is in, which depth alone can change."""
        inner, outer = app.element(5).bounding_box(), app.element(4).bounding_box()
        return inner["x"] - outer["x"]

    before = shift()
    app.page.get_by_role("slider", name="Turn").fill("40")
    assert abs(shift() - before) > 5
    # A drag turns, and asks nothing.
    count = len(app.received)
    turned = app.page.get_by_role("slider", name="Turn").input_value()
    box = app.element(4).bounding_box()
    app.page.mouse.move(box["x"] + 20, box["y"] + 20)
    app.page.mouse.down()
    app.page.mouse.move(box["x"] + 80, box["y"] + 20, steps=3)
    app.page.mouse.up()
    assert app.page.get_by_role("slider", name="Turn").input_value() != turned
    assert len(app.received) == count
    # A click asks for the view itself: where it seems to be is not where it is.
    app.element(5).click()
    app.until(lambda: app.last("inspect").get("view") == 5)
    assert app.last("inspect") == {"type": "inspect", "view": 5}
    app.page.get_by_role("button", name="Depth").click()
    assert app.element(5).bounding_box() == flat


def test_depth_ends_with_the_inspector(app: FakeApp):
    select(app, 2)
    app.page.get_by_role("button", name="Depth").click()
    app.page.keyboard.press("Escape")
    expect(app.page.locator("body")).not_to_have_class("in-depth")
    expect(app.page.get_by_role("slider", name="Turn")).to_have_count(0)
