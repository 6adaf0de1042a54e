"""The log, the layout inspector and the recorded test, with a test in the place of the app."""

import pytest
from playwright.sync_api import BrowserContext, expect

from fake_app import FakeApp, button, node

HOSTILE = '</pre><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'


@pytest.fixture
def app(context: BrowserContext) -> FakeApp:
    app = FakeApp(context.new_page())
    app.open(node(1, (0, 0, 393, 852), [button(2, "Go", (50, 300, 120, 80))]))
    app.device()
    return app


def lines(app: FakeApp):
    return app.page.get_by_role("listbox", name="Log").get_by_role("option")


def coordinators(app: FakeApp):
    return app.page.get_by_role("tree", name="Coordinators").get_by_role("treeitem")


# MARK: The log


def test_the_log_grows_line_by_line(app: FakeApp):
    app.log("MainFlow#1 root", "MainFlow#1 shows First@1 in stack 1")
    expect(lines(app)).to_have_count(2)
    app.log("MainFlow#1 finished", begins=False, first=2, kind="ended")
    expect(lines(app)).to_have_count(3)
    expect(lines(app).last).to_have_text("3MainFlow#1 finished")
    app.log("Another#1 root")
    expect(lines(app)).to_have_count(1)


def test_it_is_filtered_by_text_and_by_kind(app: FakeApp):
    app.log("one", "two")
    app.log("three", begins=False, first=2, kind="ended")
    app.page.get_by_role("searchbox", name="Filter the log").fill("TW")
    expect(lines(app)).to_have_text(["2two"])
    app.page.get_by_role("searchbox", name="Filter the log").fill("")
    kinds = app.page.get_by_role("group", name="Kinds of events")
    kinds.get_by_role("button", name="shown").click()
    expect(lines(app)).to_have_text(["3three"])
    # What comes later is filtered as well.
    app.log("four", begins=False, first=3)
    expect(app.page.locator(".log .count")).to_have_text("1 of 4")
    kinds.get_by_role("button", name="shown").click()
    expect(lines(app)).to_have_count(4)


def test_a_line_shows_the_tree_as_it_was(app: FakeApp):
    row = {"id": 1, "title": "Now", "detail": "", "badges": [], "children": []}
    app.panels(row)
    app.log("one", "two", "three")
    lines(app).nth(1).click()
    app.until(lambda: app.last("past") is not None)
    assert app.last("past") == {"type": "past", "log": 1, "number": 1}
    expect(coordinators(app)).to_have_accessible_name("Now")
    app.tell("past", log=1, number=1, rows=[{**row, "title": "Then"}])
    expect(coordinators(app)).to_have_accessible_name("Then")
    expect(app.page.get_by_text("after event 2")).to_be_visible()
    # What happens meanwhile does not disturb.
    app.panels({**row, "title": "Later"})
    expect(coordinators(app)).to_have_accessible_name("Then")
    lines(app).nth(1).click()
    expect(coordinators(app)).to_have_accessible_name("Later")
    expect(app.page.get_by_text("after event 2")).to_have_count(0)


def test_the_keyboard_steps_through_the_log_and_back_to_now(app: FakeApp):
    app.panels({"id": 1, "title": "Now", "detail": "", "badges": [], "children": []})
    app.log("one", "two", "three")
    log = app.page.get_by_role("listbox", name="Log")
    log.focus()
    for key, number in (("ArrowUp", 2), ("ArrowUp", 1), ("Home", 0), ("ArrowDown", 1), ("End", 2)):
        app.page.keyboard.press(key)
        app.until(lambda: (app.last("past") or {}).get("number") == number)
        assert app.last("past")["number"] == number
        expect(lines(app).nth(number)).to_have_attribute("aria-selected", "true")
        expect(log).to_have_attribute("aria-activedescendant", f"line-1-{number}")
    app.tell("past", log=1, number=2, rows=[], problem="Nobody knows.")
    expect(app.page.get_by_text("Nobody knows.")).to_be_visible()
    app.page.keyboard.press("Escape")
    expect(coordinators(app)).to_have_accessible_name("Now")
    expect(app.page.get_by_text("Nobody knows.")).to_be_hidden()


def test_an_answer_that_comes_too_late_is_not_shown(app: FakeApp):
    app.panels({"id": 1, "title": "Now", "detail": "", "badges": [], "children": []})
    app.log("one", "two")
    lines(app).nth(0).click()
    lines(app).nth(1).click()
    app.tell("past", log=1, number=0, rows=[])
    expect(coordinators(app)).to_have_accessible_name("Now")


def test_a_log_that_goes_on_for_ever_is_bounded(app: FakeApp):
    app.log(*(f"line {number}" for number in range(1500)))
    expect(app.page.locator(".log li")).to_have_count(1000)
    expect(app.page.locator(".log li").first).to_have_text("501line 500")


# MARK: The layout inspector


INSPECTION = {
    "view": 2, "class": "UIButton", "way": [{"view": 1, "name": "UIWindow"}, {"view": 2, "name": "UIButton “Go”"}],
    "children": [{"view": 3, "name": "UILabel “Go”"}],
    "facts": [{"name": "Frame", "value": "50, 300 · 120 × 80"}],
    "constraints": ["Height is 80"], "ambiguous": ["width", "vertical position"],
}


def inspect(app: FakeApp):
    app.page.get_by_role("button", name="Inspect").click()
    return app.page.get_by_role("region", name="Layout")


def test_while_it_is_off_nothing_is_asked(app: FakeApp):
    app.element(2).click()
    app.until_lifted()
    app.patch({"op": "set", **button(2, "Gone", (50, 300, 120, 80))})
    assert app.last("inspect") is None
    expect(app.page.get_by_role("region", name="Layout")).to_have_count(0)


def test_a_click_asks_about_the_view_there_and_touches_nothing(app: FakeApp):
    region = inspect(app)
    touches = [each for each in app.received if each["type"] == "touch"]
    app.element(2).click(position={"x": 10, "y": 10})
    app.until(lambda: (app.last("inspect") or {}).get("x", 100) < 100)
    assert app.last("inspect") == {
        "type": "inspect", "x": pytest.approx(60, abs=0.1), "y": pytest.approx(310, abs=0.1),
    }
    assert [each for each in app.received if each["type"] == "touch"] == touches
    app.tell("inspection", **INSPECTION)
    expect(region.get_by_role("heading", name="UIButton")).to_be_visible()
    expect(region.get_by_text("50, 300 · 120 × 80")).to_be_visible()
    expect(region.get_by_text("Height is 80")).to_be_visible()
    expect(region.get_by_text("leave open its width and vertical position")).to_be_visible()
    expect(app.page.locator("#marker")).to_have_css("opacity", "1")
    app.page.mouse.move(0, 0)
    assert app.page.locator("#marker").bounding_box() == app.element(2).bounding_box()


def test_one_walks_through_the_views_with_the_keyboard(app: FakeApp):
    region = inspect(app)
    app.until(lambda: app.last("inspect") is not None)
    assert app.last("inspect") == {"type": "inspect", "x": 196.5, "y": 426}, "The middle."
    app.tell("inspection", **INSPECTION)
    region.get_by_role("button", name="UILabel “Go”").focus()
    app.page.keyboard.press("Enter")
    app.until(lambda: app.last("inspect") == {"type": "inspect", "view": 3})
    assert app.last("inspect") == {"type": "inspect", "view": 3}


def test_what_is_shown_follows_the_screen(app: FakeApp):
    region = inspect(app)
    app.tell("inspection", **INSPECTION)
    expect(region.get_by_text("Height is 80")).to_be_visible()
    count = len(app.received)
    for label in "abc":
        app.patch({"op": "set", **button(2, label, (50, 300, 120, 80))})
    app.until(lambda: len(app.received) > count)
    assert app.received[count:] == [{"type": "inspect", "view": 2}]
    app.tell("inspection")
    expect(region.get_by_text("That view is gone.")).to_be_visible()


def test_escape_puts_it_away_and_touches_are_touches_again(app: FakeApp):
    region = inspect(app)
    app.page.keyboard.press("Escape")
    expect(region).to_have_count(0)
    app.element(2).click()
    app.until_lifted()
    assert app.last("touch")["phase"] == "ended"


# MARK: The recorded test


def test_a_recording_begins_grows_and_ends(app: FakeApp):
    record = app.page.get_by_role("button", name="Record")
    record.click()
    app.until(lambda: app.last("record") is not None)
    assert app.last("record") == {"type": "record", "value": "start"}
    app.tell("recording", on=True, steps=1, code="let app = 1\n")
    region = app.page.get_by_role("region", name="Recorded test")
    expect(region.locator("pre")).to_have_text("let app = 1\n")
    expect(region.get_by_role("status")).to_have_text("1 action")
    app.page.get_by_role("button", name="Stop recording").click()
    app.until(lambda: app.last("record")["value"] == "stop")
    app.tell("recording", on=False, steps=1, code="let app = 1\n")
    expect(record).to_have_attribute("aria-pressed", "false")
    expect(region).to_be_visible()


def test_the_test_is_copied_whole(app: FakeApp):
    app.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    code = "one\n  two \"three\"\n"
    app.tell("recording", on=False, steps=2, code=code)
    # Not served from this machine, the page may not write there: then the text is selected.
    app.page.get_by_role("button", name="Copy").click()
    expect(app.page.locator(".copy")).to_have_text("Selected")
    assert app.page.evaluate("getSelection().toString()").strip() == code.strip()


# MARK: Safety


def test_hostile_words_stay_words_everywhere(app: FakeApp):
    app.log(HOSTILE, kind=HOSTILE)
    app.device(model=HOSTILE, models=[HOSTILE], textSizes=[HOSTILE], textSize=HOSTILE)
    app.tell("recording", on=True, steps=1, code=HOSTILE)
    inspect(app)
    place = {"view": 5, "name": HOSTILE}
    app.tell("inspection", **{
        **INSPECTION, "class": HOSTILE, "way": [place], "children": [place],
        "facts": [{"name": HOSTILE, "value": HOSTILE}], "constraints": [HOSTILE],
        "ambiguous": [HOSTILE],
    })
    app.panels()
    lines(app).first.click()
    app.tell("past", log=1, number=0, problem=HOSTILE, rows=[
        {"id": 1, "title": HOSTILE, "detail": HOSTILE, "badges": [], "children": []}])
    expect(coordinators(app)).to_have_count(1)
    expect(app.page.locator(".code")).to_have_text(HOSTILE)
    assert app.page.evaluate("window.hacked") is None
    assert app.page.locator("#inspector img, #inspector script, form img").count() == 0


# MARK: Without a pointer, and without eyes


def show_everything(app: FakeApp) -> None:
    app.panels({"id": 1, "title": "MainFlow", "detail": "root", "badges": [], "view": 2, "children": []})
    app.log("one", "two")
    app.log("three", begins=False, first=2, kind="ended")
    app.tell("recording", on=True, steps=1, code="let app = 1\n")
    inspect(app)
    app.tell("inspection", **INSPECTION)
    app.page.get_by_text("Device", exact=True).click()
    expect(app.page.get_by_role("form", name="Device")).to_be_visible()


def test_whatever_takes_the_focus_has_a_name(app: FakeApp):
    show_everything(app)
    session = app.page.context.new_cdp_session(app.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()

    def is_focusable(node: dict) -> bool:
        return any(
            each["name"] == "focusable" and each["value"].get("value")
            for each in node.get("properties", [])
        )

    nameless = [
        node["role"]["value"] for node in nodes
        if not node["ignored"] and is_focusable(node) and node["role"]["value"] != "RootWebArea"
        and not node.get("name", {}).get("value")
    ]
    assert nameless == []
    names = {node.get("name", {}).get("value") for node in nodes if is_focusable(node)}
    assert {"Inspect", "Stop recording", "Model", "URL to open", "Filter the log", "Go"} <= names


def test_the_tab_key_leads_to_every_tool(app: FakeApp):
    show_everything(app)
    app.page.keyboard.press("Escape")
    app.page.get_by_text("Device", exact=True).focus()
    reached = []
    for _ in range(30):
        app.page.keyboard.press("Tab")
        reached.append(app.page.evaluate(
            """() => document.activeElement.getAttribute("aria-label")
                ?? document.activeElement.textContent.trim()"""))
    for name in ("Inspect", "Stop recording", "Filter the log", "Live", "Previous event",
                 "shown", "Log", "Go", "Room for the phone", "Height of the panels"):
        assert name in reached, (name, reached)
    # Of tabs one is reached; the arrows lead to the others, and to what is in them.
    assert "Layout" in reached and "Recorded test" not in reached
    app.page.get_by_role("tab", name="Layout").focus()
    app.page.keyboard.press("ArrowRight")
    expect(app.page.get_by_role("tab", name="Recorded test")).to_be_focused()
    app.page.keyboard.press("Tab")
    expect(app.page.get_by_role("button", name="Copy")).to_be_focused()
    app.page.keyboard.press("Tab")
    expect(app.page.get_by_label("The test as Swift")).to_be_focused()
    treeitem = next(each for each in reached if each.startswith("MainFlow"))
    assert treeitem


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (640, 400), (320, 600)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_with_all_tools_open_nothing_leaves_the_page(
    app: FakeApp, width: int, height: int, scheme: str
):
    app.page.emulate_media(color_scheme=scheme)
    show_everything(app)
    app.page.keyboard.press("Escape")
    app.page.set_viewport_size({"width": width, "height": height})
    name = "AClassWithAVeryLongName" * 5
    way = [{"view": 1, "name": name}, {"view": 2, "name": name}]
    app.tell("inspection", **{**INSPECTION, "class": name, "constraints": [name], "way": way})
    expect(app.page.get_by_role("heading", name=name)).to_be_visible()
    app.fits(width)


def test_what_is_in_a_view_stands_in_one_line_within_its_panel(app: FakeApp):
    region = inspect(app)
    app.tell("inspection", **INSPECTION)
    place = region.get_by_role("button", name="UILabel “Go”")
    expect(place).to_be_visible()
    box, panel = place.bounding_box(), region.bounding_box()
    assert box["width"] > box["height"]
    assert panel["y"] <= box["y"]
    assert box["y"] + box["height"] <= panel["y"] + panel["height"]


def test_escape_closes_the_menu_and_then_the_inspector(app: FakeApp):
    show_everything(app)
    menu = app.page.get_by_role("form", name="Device")
    inspector = app.page.get_by_role("region", name="Layout")
    app.page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(inspector).to_be_visible()
    app.page.keyboard.press("Escape")
    expect(inspector).to_be_hidden()


# MARK: Missing names


def test_a_badge_leads_to_the_list_of_missing_names(app: FakeApp):
    badge = app.page.get_by_role("button", name="missing name")
    app.panels({"id": 1, "title": "MainFlow"})
    expect(badge).to_be_hidden()
    row = {"id": 0, "title": "UIDevice.batteryLevel", "note": "Called from Screen.power()."}
    app.tell("panels", panels=[{"name": "missing", "title": "Missing names", "rows": [row]}])
    expect(badge).to_have_text("1 missing name")
    badge.click()
    names = app.page.get_by_role("tree", name="Missing names").get_by_role("treeitem")
    expect(names).to_have_count(1)
    expect(names).to_be_focused()
    app.panels({"id": 1, "title": "MainFlow"})
    expect(badge).to_be_hidden()
