"""axe, a checker for accessibility, finds nothing on the page and on a map."""

import subprocess
from importlib import resources
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from fake_app import FakeApp, button, node
from running_app import ROOT, RunningApp, executable

SIZES = [(1280, 720), (390, 844)]
SCHEMES = ["light", "dark"]
AXE = resources.files("axe_playwright_python").joinpath("axe.min.js").read_text()


def problems(page: Page) -> list[str]:
    """What axe finds on the page: the rule, and the elements that break it."""
    page.evaluate(AXE)
    found = page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
    return [
        f"{each['id']} ({each['help']}): "
        + "; ".join(f"{node['target']} {node['html'][:120]}" for node in each["nodes"][:4])
        for each in found
    ]


def row(id: int, title: str, *children: dict, badges: list[str] = []) -> dict:
    return {"id": id, "title": title, "detail": "", "badges": badges, "children": list(children)}


@pytest.fixture
def page_of_a_test(context: BrowserContext) -> FakeApp:
    """The page with something in each of its parts."""
    app = FakeApp(context.new_page())
    app.open(node(1, (0, 0, 393, 852), [button(2, "Go", (50, 300, 120, 80))]))
    app.device()
    app.tell("panels", panels=[
        {"name": "coordinators", "title": "Coordinators", "rows": [row(1, "Main", row(2, "Detail"))]},
        {"name": "controllers", "title": "View controllers", "rows": [row(3, "Stack", row(4, "List"))]},
    ])
    app.log("one", "two", "three")
    return app


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("size", SIZES)
def test_the_page_of_an_app_has_no_problem(
    app: RunningApp, browser: Browser, size: tuple[int, int], scheme: str
):
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
    try:
        page = context.new_page()
        page.goto(app.url)
        expect(page.locator("#connection")).to_have_text("Connected")
        expect(page.get_by_role("tree").first).to_be_visible()
        # The words on the curtain lose their contrast while it fades away.
        expect(page.locator("#curtain")).to_be_hidden()
        assert problems(page) == []
    finally:
        context.close()


@pytest.mark.parametrize("name", ["Device", "Record", "Inspect"])
def test_what_a_button_opens_has_no_problem(page_of_a_test: FakeApp, name: str):
    page_of_a_test.page.get_by_text(name, exact=True).first.click()
    assert problems(page_of_a_test.page) == []


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("size", SIZES)
def test_the_page_of_a_map_has_no_problem(
    browser: Browser, tmp_path: Path, size: tuple[int, int], scheme: str
):
    map = tmp_path / "map"
    subprocess.run(
        [
            executable("storyline"), "map", "--static", ROOT / "Examples", "--target", "Shop",
            "--output", map, "--format", "html",
        ],
        check=True, capture_output=True,
    )
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
    try:
        page = context.new_page()
        requests: list[str] = []
        page.on("request", lambda request: requests.append(request.url))
        page.goto((map / "Shop.map.html").as_uri())
        assert problems(page) == []
        assert [each for each in requests if not each.startswith(("file:", "data:"))] == []
    finally:
        context.close()
