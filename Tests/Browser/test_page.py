"""What the page makes of each message, with a test in the place of the app."""

import base64
import itertools
import json
import re

import pytest
from playwright.sync_api import BrowserContext, expect

from fake_app import BLACK, FakeApp, button, line, node


@pytest.fixture
def app(context: BrowserContext) -> FakeApp:
    return FakeApp(context.new_page())


# MARK: Saying hello


def test_the_first_message_is_hello_with_the_token_of_the_address(app: FakeApp):
    app.open(token="a1b2")
    assert app.received == [{"type": "hello", "token": "a1b2", "version": 1}]


@pytest.mark.parametrize(("code", "state"), [(4401, "Refused"), (4426, "Outdated")])
def test_a_refusal_is_shown(app: FakeApp, code: int, state: str):
    app.open()
    app.hang_up(code)
    expect(app.page.locator("#connection")).to_have_text(state)
    expect(app.page.locator("#curtain")).to_be_visible()


def test_another_token_in_the_address_is_a_new_try(app: FakeApp):
    app.open(token="old")
    app.hang_up(4401)
    expect(app.page.locator("#connection")).to_have_text("Refused")
    app.page.evaluate("location.hash = '#token=new'")
    expect(app.page.locator("#connection")).to_have_text("Connected")
    assert app.received[-1]["token"] == "new"


# MARK: Drawing


def test_text_stands_on_its_baseline_whatever_the_font(app: FakeApp):
    app.open(node(1, (10, 100, 300, 60), text=[line("Hxg", origin=(5, 33.5))]))
    baseline = app.page.evaluate(
        """() => {
          const probe = document.createElement("span");
          probe.style.display = "inline-block";
          const line = document.querySelector("#screen .line");
          line.append(probe);
          const glass = document.getElementById("glass").getBoundingClientRect();
          return probe.getBoundingClientRect().bottom - glass.top;
        }"""
    )
    assert baseline == pytest.approx(133.5, abs=0.51)
    assert app.x(1) == 10


def test_text_that_is_too_wide_for_its_line_is_made_narrower(app: FakeApp):
    app.open(node(1, (0, 0, 80, 30), text=[line("A long line of text", width=80)]))
    box = app.page.locator("#screen .line").bounding_box()
    assert box["width"] == pytest.approx(80, abs=1)


def test_letters_beside_symbols_are_not_squeezed(app: FakeApp):
    # Most browsers draw a star wider than the stage thought.
    text = "Rated \u2605\u2605\u2605 by readers"
    app.open(node(1, (0, 0, 300, 30), text=[line(text)]))
    shown = app.page.locator("#screen .line")
    natural = shown.bounding_box()["width"]
    app.show(node(1, (0, 0, 300, 30), text=[line(text, width=natural - 9)]))
    expect(shown.locator(".symbol")).to_have_text("\u2605\u2605\u2605")
    expect(shown).to_have_text(text)
    expect(shown).to_have_css("transform", "none")
    assert shown.bounding_box()["width"] == pytest.approx(natural - 9, abs=1)
    # With no room for symbols that can be read, all of it becomes narrower.
    app.show(node(1, (0, 0, 300, 30), text=[line(text, width=natural / 2)]))
    expect(shown.locator(".symbol")).to_have_count(0)
    assert shown.bounding_box()["width"] == pytest.approx(natural / 2, abs=1)


def test_hostile_words_stay_words(app: FakeApp):
    evil = '</div></svg><script>window.hacked = 1</script><img src=x onerror="hacked=1">"\' \u202e'
    app.name = evil
    app.open(
        node(
            1, name=evil, text=[line(evil)],
            accessibility={"role": "button", "label": evil, "identifier": evil},
        ),
        node(2, path={"data": evil, "fill": BLACK}),
        node(3, image={"mediaType": "text/html", "data": "PGI+", "rect": [0, 0, 9, 9]}),
    )
    app.panels({"id": 1, "title": evil, "detail": evil, "badges": [evil], "children": []})
    expect(app.page.get_by_role("treeitem")).to_have_count(1)
    expect(app.page.locator("#screen .line")).to_have_text(evil)
    expect(app.page.locator("#app-name")).to_have_text(evil)
    assert app.page.evaluate("window.hacked") is None
    assert app.page.locator("#screen img, #screen script, #inspector img").count() == 0
    # The browser says that the data are no path; that is all that may happen.
    app.page.context.expected = re.compile("attribute d")


def test_a_tinted_picture_lends_only_its_shape(app: FakeApp):
    shape = b'<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"><path d="M0 0H1V1H0Z"/></svg>'
    image = {
        "mediaType": "image/svg+xml", "data": base64.b64encode(shape).decode(),
        "rect": [0, 0, 80, 40], "tint": [1, 0, 0, 1],
    }
    app.open(node(1, (40, 100, 80, 40), image=image))
    picture = app.page.locator("#screen .content.mask")
    expect(picture).to_have_css("background-color", "rgb(255, 0, 0)")
    # The curtain fades away after the page is connected; until then it dims what is photographed.
    expect(app.page.locator(".curtain")).to_be_hidden()
    # The shape covers the left half, stretched over the whole height.
    box = app.element(1).bounding_box()
    shot = base64.b64encode(app.page.screenshot(clip=box)).decode()
    colors = app.page.evaluate(
        """async (shot) => {
          const image = new Image();
          image.src = `data:image/png;base64,${shot}`;
          await image.decode();
          const canvas = document.createElement("canvas");
          [canvas.width, canvas.height] = [image.width, image.height];
          const context = canvas.getContext("2d", { willReadFrequently: true });
          context.drawImage(image, 0, 0);
          return [[20, 5], [20, 35], [60, 20]].map(
            ([x, y]) => [...context.getImageData(x, y, 1, 1).data.slice(0, 3)]);
        }""",
        shot,
    )
    assert colors[:2] == [[255, 0, 0], [255, 0, 0]]
    assert colors[2] != [255, 0, 0]


def test_a_border_lies_above_the_children_and_clips_cut_at_the_corners(app: FakeApp):
    outer = node(
        1, (20, 100, 100, 100), [node(2, (50, 50, 200, 200), background=BLACK)], clips=True,
        cornerRadius=12, border={"width": 2, "color": BLACK},
    )
    app.open(outer)
    assert app.element(1).evaluate("each => each.lastElementChild.className") == "border"
    expect(app.element(1)).to_have_css("overflow", "clip")
    expect(app.element(1)).to_have_css("border-radius", "12px")
    hit = app.page.evaluate(
        """() => {
          const glass = document.getElementById("glass").getBoundingClientRect();
          return document.elementFromPoint(glass.left + 150, glass.top + 250)
            .closest("[data-id]")?.dataset.id ?? null;
        }"""
    )
    assert hit is None


def test_a_scroll_offset_moves_the_children(app: FakeApp):
    app.open(node(1, (0, 100, 100, 100), [node(2, (30, 0, 10, 10))], origin=[10, 0]))
    assert app.x(2) == 20
    app.patch({"op": "set", **node(1, (0, 100, 100, 100), origin=[25, 0])})
    assert app.x(2) == 5


@pytest.mark.parametrize(
    ("role", "aria"),
    [
        ("header", "heading"), ("link", "link"), ("textField", "textbox"), ("image", "img"),
        ("switch", "switch"), ("tab", "tab"), ("slider", "slider"),
        ("navigationBar", "navigation"), ("segmentedControl", "group"),
        ("activityIndicator", "progressbar"), ("pickerWheel", "slider"),
    ],
)
def test_roles_are_told(app: FakeApp, role: str, aria: str):
    app.open(node(1, accessibility={"role": role, "label": "It"}))
    expect(app.page.locator("#glass").get_by_role(aria, name="It")).to_have_count(1)


def spoken_buttons(app: FakeApp) -> list[str]:
    """The app's buttons in the browser's own accessibility tree, in its order."""
    session = app.page.context.new_cdp_session(app.page)
    nodes = {each["nodeId"]: each for each in session.send("Accessibility.getFullAXTree")["nodes"]}
    session.detach()

    def walk(node: dict) -> list[str]:
        own = [node["name"]["value"]] if node["role"]["value"] == "button" else []
        return own + [name for each in node["childIds"] for name in walk(nodes[each])]

    # What is on the glass; the page has buttons of its own.
    return walk(next(
        each for each in nodes.values()
        if each["role"]["value"] == "application" and not each["ignored"]
    ))


def test_what_the_app_names_comes_in_its_order(app: FakeApp):
    parts = [button(2, "One"), button(3, "Two")]
    app.open(node(1, children=parts, accessibility={"role": "list", "label": "It", "order": [3, 2]}))
    expect(app.element(3)).to_be_attached()
    assert spoken_buttons(app) == ["Two", "One"]
    app.patch({"op": "set", **node(1, accessibility={"role": "list", "label": "It"})})
    expect(app.element(1)).not_to_have_attribute("aria-owns", "node-3 node-2")
    assert spoken_buttons(app) == ["One", "Two"]


def test_what_the_app_announces_is_said(app: FakeApp):
    app.open(node(1))
    app.announce("Saved")
    spoken = app.page.locator("#spoken")
    expect(spoken).to_have_text("Saved")
    expect(spoken).to_have_attribute("aria-live", "polite")
    # The same words once more are something new to say.
    app.page.evaluate("() => { window.before = document.querySelector('#spoken').firstChild; }")
    app.announce("Saved")
    app.page.wait_for_function(
        "() => document.querySelector('#spoken').firstChild !== window.before"
    )
    expect(spoken).to_have_text("Saved")


# MARK: Patches


def test_set_replaces_everything_but_the_children(app: FakeApp):
    app.open(
        node(1, (0, 0, 50, 50), [node(2)], opacity=0.5, background=BLACK, text=[line("old")],
             border={"width": 1, "color": BLACK}, accessibility={"role": "button", "label": "Old"})
    )
    app.patch({"op": "set", **node(1, (5, 0, 50, 50))})
    expect(app.element(1)).to_have_css("opacity", "1")
    expect(app.element(1)).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    assert app.element(1).get_attribute("role") is None
    assert app.element(1).evaluate("each => each.children.length") == 1
    assert app.order(1) == [2]
    assert app.x(1) == 5


def test_children_take_any_order(app: FakeApp):
    app.open()
    # One page for all: opening it takes longer than all orders together.
    for order in itertools.permutations([11, 12, 13, 14]):
        app.show(node(1, children=[node(id) for id in (11, 12, 13)]))
        added = [node(id) if id == 14 else id for id in order]
        app.patch({"op": "children", "id": 1, "children": added})
        assert app.order(1) == list(order)
        app.patch({"op": "children", "id": 1, "children": [order[2], order[0]]})
        assert app.order(1) == [order[2], order[0]]
        expect(app.element(order[1])).to_have_count(0)


def test_a_node_that_changes_its_parent_keeps_its_element_and_its_focus(app: FakeApp):
    app.open(node(1, children=[button(3, "Go")]), node(2))
    app.element(3).evaluate("each => { each.mark = 'same'; each.focus(); }")
    app.patch(
        {"op": "children", "id": 1, "children": []},
        {"op": "children", "id": 2, "children": [3]},
    )
    assert (app.order(1), app.order(2)) == ([], [3])
    assert app.element(3).evaluate("each => each.mark") == "same"
    expect(app.element(3)).to_be_focused()


def test_a_node_that_leaves_a_parent_that_goes_is_kept(app: FakeApp):
    app.open(node(1, children=[node(2, children=[node(3)])]), node(4))
    app.element(3).evaluate("each => { each.mark = 'same'; }")
    app.patch(
        {"op": "children", "id": 0, "children": [4, node(5)]},
        {"op": "children", "id": 5, "children": [3]},
    )
    assert (app.order(0), app.order(5)) == ([4, 5], [3])
    assert app.element(3).evaluate("each => each.mark") == "same"
    expect(app.element(2)).to_have_count(0)


def test_the_focus_stays_with_the_phone_when_its_element_goes(app: FakeApp):
    app.open(button(1, "Go"))
    app.element(1).focus()
    app.patch({"op": "children", "id": 0, "children": []})
    expect(app.page.locator("#glass")).to_be_focused()


# MARK: Animations


def moving(id: int, begin: float, start: float, end: float, **fields) -> dict:
    animation = {
        "id": id, "property": "frame", "from": [start, 0, 50, 50], "curve": "linear",
        "begin": begin, "duration": 100,
    }
    return {"op": "set", **node(1, (end, 0, 50, 50), animations=[animation], **fields)}


KEEP = "each => { each.before = each.getAnimations()[0]; }"


@pytest.fixture
def half_way(app: FakeApp) -> FakeApp:
    """An app whose node 1 is on its way from 0 to 200 for so long that it seems to stand at 100."""
    app.open(node(1, (0, 0, 50, 50)))
    app.patch(moving(1, app.now() - 50, 0, 200))
    assert app.x(1) == pytest.approx(100, abs=3)
    return app


def test_an_animation_is_joined_where_it_is(half_way: FakeApp):
    assert half_way.running("#screen") == 1


def test_a_patch_in_the_middle_does_not_start_it_again(half_way: FakeApp):
    app = half_way
    app.element(1).evaluate(KEEP)
    app.patch(moving(1, app.now() - 50, 0, 200, background=BLACK))
    assert app.element(1).evaluate("each => each.getAnimations()[0] === each.before")
    assert app.x(1) == pytest.approx(100, abs=3)


def test_a_whole_screen_in_the_middle_does_not_start_it_again(half_way: FakeApp):
    app = half_way
    app.element(1).evaluate(KEEP)
    screen = moving(1, app.now() - 50, 0, 200)
    del screen["op"]
    app.show(screen, node(2))
    expect(app.element(2)).to_have_count(1)
    assert app.element(1).evaluate("each => each.getAnimations()[0] === each.before")
    assert app.x(1) == pytest.approx(100, abs=3)


def test_an_interrupted_animation_goes_on_from_where_the_app_says(half_way: FakeApp):
    half_way.patch(moving(2, half_way.now(), 100, 0))
    assert half_way.x(1) == pytest.approx(100, abs=3)
    assert half_way.running("#screen") == 1


def test_what_no_longer_moves_is_at_its_end(half_way: FakeApp):
    half_way.patch({"op": "set", **node(1, (200, 0, 50, 50))})
    assert half_way.x(1) == 200


def test_an_animation_that_is_over_is_not_played(app: FakeApp):
    app.open(node(1, (0, 0, 50, 50)))
    app.patch(moving(1, app.now() - 200, 0, 300))
    assert app.x(1) == 300
    assert app.running("#screen") == 0


def test_size_and_opacity_are_animated_together(app: FakeApp):
    app.open(node(1))
    begin = app.now() - 50
    common = {"curve": [0, 0, 1, 1], "begin": begin, "duration": 100}
    animations = [
        {"id": 1, "property": "frame", "from": [0, 0, 100, 20], **common},
        {"id": 2, "property": "opacity", "from": 0, **common},
    ]
    app.patch({"op": "set", **node(1, (0, 0, 200, 20), animations=animations)})
    assert app.element(1).bounding_box()["width"] == pytest.approx(150, abs=3)
    opacity = app.element(1).evaluate("each => Number(getComputedStyle(each).opacity)")
    assert opacity == pytest.approx(0.5, abs=0.03)


# MARK: Touches


def test_a_drag_is_one_finger_that_ends_where_it_was_lifted(app: FakeApp):
    app.open(node(1, (0, 0, 393, 852)))
    box = app.page.locator("#glass").bounding_box()
    mouse = app.page.mouse
    mouse.move(box["x"] + 100, box["y"] + 200)
    mouse.down()
    mouse.move(box["x"] + 300, box["y"] + 250, steps=10)
    mouse.move(box["x"] + 5000, box["y"] + 260)
    mouse.up()
    expect(app.page.locator(".finger:not(.lifting)")).to_have_count(0)
    app.until_lifted()
    touches = app.received[1:]
    assert {touch["id"] for touch in touches} == {1}
    phases = [touch["phase"] for touch in touches]
    assert (phases[0], phases[-1]) == ("began", "ended")
    assert set(phases[1:-1]) == {"moved"}
    places = [(touch["x"], touch["y"]) for touch in touches]
    assert places[0] == pytest.approx((100, 200), abs=1)
    assert places[-1] == pytest.approx((393, 260), abs=1), "A finger cannot leave the glass."


def test_a_smaller_phone_still_counts_in_points(app: FakeApp):
    app.page.set_viewport_size({"width": 1000, "height": 500})
    app.open(button(1, "Go", (300, 700, 80, 40)))
    app.page.get_by_role("button", name="Go").click()
    expect(app.page.locator(".finger:not(.lifting)")).to_have_count(0)
    app.until_lifted()
    began = app.received[1]
    assert (began["x"], began["y"]) == pytest.approx((340, 720), abs=2)


def test_a_press_without_a_pointer_is_a_tap_in_the_middle(app: FakeApp):
    app.open(button(1, "Go", (100, 400, 80, 40)))
    app.element(1).evaluate("each => each.click()")
    app.until_lifted()
    phases = [(each["phase"], each["x"], each["y"]) for each in app.received[1:]]
    assert phases == [("began", 140, 420), ("ended", 140, 420)]


# MARK: Panels


def test_rows_come_change_and_go(app: FakeApp):
    app.open()
    child = {"id": 2, "title": "Child", "detail": "", "badges": ["pushed"], "children": []}
    root = {"id": 1, "title": "Root", "detail": "window", "badges": [], "children": [child]}
    app.panels(root)
    tree = app.page.get_by_role("tree", name="Coordinators")
    expect(tree.get_by_role("treeitem", name="Child, pushed")).to_have_count(1)
    assert app.running("#inspector") == 0, "The first rows do not flash."
    app.panels({**root, "children": [{**child, "badges": ["finished"]}]})
    expect(tree.get_by_role("treeitem", name="Child, finished")).to_have_count(1)
    app.panels({**root, "children": []})
    expect(tree.get_by_role("treeitem")).to_have_count(1)
    app.panels()
    expect(tree.get_by_role("treeitem")).to_have_count(0)
    expect(app.page.get_by_text("Nothing here yet")).to_be_visible()


def test_the_next_row_becomes_a_child_of_the_one_before(app: FakeApp):
    app.open()

    def row(id: int, *children: dict) -> dict:
        return {"id": id, "title": f"Row {id}", "detail": "", "badges": [], "children": list(children)}

    tree = app.page.get_by_role("tree", name="Coordinators")
    app.panels(row(1), row(2), row(3))
    expect(tree.get_by_role("treeitem")).to_have_count(3)
    app.panels(row(1, row(2)), row(3), row(4))
    expect(tree.locator("> li")).to_have_count(3)
    expect(tree.get_by_role("treeitem", name="Row 2")).to_have_attribute("aria-level", "2")
    app.panels(row(4, row(3, row(1))), row(2))
    expect(tree.locator("> li")).to_have_count(2)
    names = tree.get_by_role("treeitem").evaluate_all("all => all.map((each) => each.ariaLabel)")
    assert names == ["Row 4", "Row 3", "Row 1", "Row 2"]


def test_a_note_is_read_whole(app: FakeApp):
    app.open()
    note = " → ".join(f"SomeLongClassName{number}.property{number}" for number in range(9))
    app.panels({"id": 1, "title": "It", "detail": "", "note": note, "badges": ["leak"], "children": []})
    text = app.page.get_by_text(note)
    expect(text).to_be_visible()
    sizes = text.evaluate("each => [each.scrollWidth, each.clientWidth, each.offsetHeight]")
    assert sizes[0] <= sizes[1], "Nothing is cut off."
    assert sizes[2] > 30, "It takes several lines."
    expect(app.page.get_by_role("treeitem", name=f"It, leak, {note}")).to_have_count(1)


def test_a_row_points_at_its_view(app: FakeApp):
    app.open(node(7, (50, 300, 120, 80)))
    app.panels({"id": 1, "title": "It", "detail": "", "badges": [], "view": 7, "children": []})
    app.page.get_by_role("treeitem", name="It").hover()
    expect(app.page.locator("#marker")).to_have_css("opacity", "1")
    assert app.page.locator("#marker").bounding_box() == app.element(7).bounding_box()


@pytest.mark.parametrize("size", [(1440, 1000), (900, 600), (390, 844), (320, 480)])
def test_long_names_and_deep_trees_stay_on_the_page(app: FakeApp, size: tuple[int, int]):
    app.page.set_viewport_size({"width": size[0], "height": size[1]})
    app.name = "AnAppWithANameThatIsMuchLongerThanAnybodyWouldGiveToAnApp" * 2
    app.open(node(1))
    row = {"id": 0, "title": "Leaf", "detail": "", "badges": [], "children": []}
    for level in range(1, 25):
        row = {
            "id": level, "title": f"AFlowWithALongName{level}", "detail": "pushed, with a segment",
            "badges": ["pushed", "appeared"], "children": [row],
        }
    app.panels(row)
    expect(app.page.get_by_role("treeitem")).to_have_count(25)
    app.fits(size[0])
    overflowing = app.page.evaluate(
        """() => [...document.querySelectorAll(".row")].filter((row) => {
          const box = row.getBoundingClientRect();
          return [...row.children].some(
            (each) => each.getBoundingClientRect().right > box.right + 1);
        }).map((row) => row.textContent)"""
    )
    assert overflowing == []


# MARK: Coming back


@pytest.mark.parametrize(
    "break_it",
    [
        lambda app: app.patch(skipped=1),
        lambda app: app.patch({"op": "set", **node(99)}),
        lambda app: app.patch({"op": "unheard-of", "id": 1}),
        lambda app: app.say("{"),
        lambda app: app.hang_up(1001),
        lambda app: app.hang_up(4408),
    ],
    ids=["gap", "unknown node", "unknown op", "no JSON", "gone", "too slow"],
)
def test_whatever_goes_wrong_the_page_asks_for_a_whole_screen(app: FakeApp, break_it):
    app.page.context.expected = re.compile("whole screen|patch|unknown|JSON")
    app.open(node(1))
    app.element(1).evaluate("each => { each.mark = 'old'; }")
    app.name = "Next"
    break_it(app)
    expect(app.page.locator("#app-name")).to_have_text("Next")
    expect(app.page.locator("#connection")).to_have_text("Connected")
    assert len(app.sockets) == 2
    assert app.element(1).evaluate("each => each.mark") is None, "Ids mean other views now."
    assert json.dumps(app.received[-1]) == json.dumps(app.received[0])
