"""The room beside the phone: docks, their tabs, and the lines between them."""

import pytest
from playwright.sync_api import BrowserContext, Locator, expect

from fake_app import FakeApp, node

SIZES = [(1280, 720), (1512, 982), (2560, 1200), (900, 600), (390, 844)]


def row(id: int, title: str, *children: dict, **fields) -> dict:
    return {"id": id, "title": title, "detail": "", "badges": [], "children": list(children), **fields}


def show_all(app: FakeApp) -> None:
    """Tells of an app with flows, controllers, one that ended, and a long log."""
    app.tell("panels", panels=[
        {"name": name, "title": title, "rows": [row(index, f"{title} row")]}
        for index, (name, title) in enumerate([
            ("coordinators", "Coordinators"), ("ended", "Ended flows"), ("controllers", "View controllers")])
    ])
    app.log(*(f"line {number}" for number in range(60)))


def reload(app: FakeApp) -> None:
    count = len(app.sockets)
    app.page.reload()
    app.until(lambda: len(app.sockets) > count)
    expect(app.page.locator("#connection")).to_have_text("Connected")
    show_all(app)


@pytest.fixture
def app(context: BrowserContext) -> FakeApp:
    app = FakeApp(context.new_page())
    app.open(node(1, (0, 0, 393, 852)))
    app.device()
    return app


def tree(app: FakeApp, name: str) -> Locator:
    return app.page.get_by_role("tree", name=name)


def tab(app: FakeApp, name: str) -> Locator:
    return app.page.get_by_role("tab", name=name)


def divider(app: FakeApp, name: str) -> Locator:
    return app.page.get_by_role("separator", name=name)


def is_in_sight(app: FakeApp, element: Locator) -> bool:
    box, size = element.bounding_box(), app.page.viewport_size
    return (
        box["x"] >= 0 and box["y"] >= 0 and box["height"] > 20
        and box["x"] + box["width"] <= size["width"]
        and box["y"] + box["height"] <= size["height"]
    )


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_scrolled_to_at_any_size(app: FakeApp, size: tuple[int, int]):
    app.page.set_viewport_size({"width": size[0], "height": size[1]})
    show_all(app)
    app.fits(size[0])
    assert app.page.evaluate("document.documentElement.scrollHeight") <= size[1]
    assert is_in_sight(app, app.page.locator("#device"))
    assert is_in_sight(app, tree(app, "Coordinators"))


@pytest.mark.parametrize("size", [each for each in SIZES if each[0] > 700])
def test_a_line_its_tree_and_the_way_back_are_in_sight_together(
    app: FakeApp, size: tuple[int, int]
):
    app.page.set_viewport_size({"width": size[0], "height": size[1]})
    show_all(app)
    app.page.get_by_role("option", name="line 59").click()
    app.until(lambda: app.last("past") is not None)
    app.tell("past", log=1, number=59, rows=[row(9, "Then")])
    expect(tree(app, "Coordinators").get_by_role("treeitem", name="Then")).to_be_visible()
    live = app.page.get_by_role("region", name="Log").get_by_role("button", name="Live")
    for element in (tree(app, "Coordinators"), app.page.get_by_role("option", name="line 59"), live):
        assert is_in_sight(app, element)
    live.click()
    expect(tree(app, "Coordinators").get_by_role("treeitem")).to_have_accessible_name(
        "Coordinators row")


def test_the_tree_has_a_way_back_as_well(app: FakeApp):
    app.page.set_viewport_size({"width": 390, "height": 844})
    show_all(app)
    tab(app, "Log").click()
    app.page.get_by_role("option", name="line 59").click()
    app.until(lambda: app.last("past") is not None)
    app.tell("past", log=1, number=59, rows=[row(9, "Then")])
    tab(app, "Coordinators").click()
    app.page.get_by_role("region", name="Coordinators").get_by_role("button", name="Live").click()
    expect(tree(app, "Coordinators").get_by_role("treeitem")).to_have_accessible_name(
        "Coordinators row")


def test_the_log_stays_at_its_end_where_it_was_not_seen(app: FakeApp):
    app.page.set_viewport_size({"width": 390, "height": 844})
    show_all(app)
    tab(app, "Log").click()
    expect(app.page.get_by_role("option", name="line 59")).to_be_in_viewport()
    app.page.set_viewport_size({"width": 1280, "height": 720})
    expect(tree(app, "View controllers")).to_be_visible()
    expect(app.page.get_by_role("option", name="line 59")).to_be_in_viewport()


def test_a_dock_shows_the_panel_that_was_chosen_last(app: FakeApp):
    show_all(app)
    expect(tree(app, "Ended flows")).to_have_count(0)
    tab(app, "Ended flows").click()
    expect(tree(app, "Ended flows")).to_be_visible()
    expect(tree(app, "Coordinators")).to_have_count(0)
    app.page.keyboard.press("ArrowLeft")
    expect(tab(app, "Coordinators")).to_be_focused()
    expect(tree(app, "Coordinators")).to_be_visible()
    tab(app, "Ended flows").click()
    reload(app)
    expect(tree(app, "Ended flows")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "inside", "side"),
    [("Room for the phone", "#bench", "width"), ("Height of the panels", "[data-dock=flows]", "height"),
     ("Width of the panels", "[data-dock=flows]", "width")],
)
def test_areas_are_dragged_and_stay_as_they_were_left(
    app: FakeApp, name: str, inside: str, side: str
):
    def size() -> float:
        return app.page.locator(inside).bounding_box()[side]

    show_all(app)
    expect(divider(app, name)).to_be_visible()
    before = size()
    box = divider(app, name).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    app.page.mouse.move(x, y)
    app.page.mouse.down()
    app.page.mouse.move(x - 40, y - 40, steps=4)
    app.page.mouse.up()
    after = size()
    assert after == pytest.approx(before - 40, abs=2)
    app.page.keyboard.press("ArrowLeft" if side == "width" else "ArrowUp")
    assert size() == pytest.approx(after - 16, abs=2)
    reload(app)
    expect(divider(app, name)).to_be_visible()
    app.page.wait_for_function(
        "([inside, side, size]) => Math.abs("
        "document.querySelector(inside).getBoundingClientRect()[side] - size) < 2",
        arg=[inside, side, after - 16])
    divider(app, name).dblclick()
    assert size() == pytest.approx(before, abs=2)


def test_no_area_is_dragged_away(app: FakeApp):
    show_all(app)
    for name in ("Room for the phone", "Height of the panels", "Width of the panels"):
        for key in ("Home", "End"):
            divider(app, name).focus()
            app.page.keyboard.press(key)
            app.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
            app.fits(1280)
            for dock in app.page.locator(".dock:visible").all():
                assert dock.bounding_box()["width"] >= 160 and dock.bounding_box()["height"] >= 100
            assert app.page.locator("#device").bounding_box()["width"] > 100
        divider(app, name).dblclick()
        expect(divider(app, "Width of the panels")).to_be_visible()


def test_the_toolbar_of_a_narrow_window_stays_as_high_while_a_test_is_recorded(app: FakeApp):
    app.page.set_viewport_size({"width": 390, "height": 844})
    app.fits(390)
    toolbar = app.page.locator(".toolbar")
    before = toolbar.bounding_box()
    app.tell("recording", on=True, steps=1, code="let app = 1\n")
    expect(app.page.get_by_role("button", name="Stop recording")).to_be_visible()
    assert toolbar.bounding_box() == before


def test_sizes_that_make_no_sense_are_as_if_there_were_none(app: FakeApp):
    app.page.evaluate(
        """() => localStorage.setItem("storyline.workspace",
            JSON.stringify({ front: 7, "bench.width": "wide", "square.columns": [-1, "x"] }))""")
    reload(app)
    expect(tree(app, "Coordinators")).to_be_visible()
    app.fits(1280)


def test_a_leak_is_counted_once(app: FakeApp):
    app.tell("panels", panels=[{"name": "leaks", "title": "Leaks", "rows": [
        row(1, "A", row(2, "B", row(3, "C")), note="A leaks")]}])
    expect(tab(app, "Leaks")).to_have_text("Leaks1")
    expect(tree(app, "Leaks").get_by_role("treeitem")).to_have_count(3)
