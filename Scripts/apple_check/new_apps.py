"""Apps as `storyline new` writes them: each style, with and without storyboards, with both test frameworks."""

import subprocess

from .manifests import Module, Problem

# Where a build of this repository has the command.
PROGRAM = ".build/shared/build/*/debug/storyline"
COORDINATORS = [
    (style, options) for style in ("mvvm-c", "mvp-c") for options in ([], ["--finish", "delegate"], ["--lifetime"])]
STYLES = [*COORDINATORS, ("storyline", []), ("vip", [])]
PARTS = [
    ["screen", "Detail", "--coordinator"],
    ["flow", "Checkout", "--screens", "Address,Review", "--result", "Order", "--sheet"],
    ["flow", "Tour", "--screens", "One,Two", "--in", "Detail"],
    ["screen", "Settings"],
]
SCENES = [
    ["scene", "ShowArticle", "--use-cases", "FetchArticle,ShareArticle", "--passes", "article:Article", "--worker"],
    ["scene", "ListComments", "--in", "ShowArticle"],
]
# The settings of the generated project; those of the app have one more.
FLAGS = ["-swift-version", "6", "-warnings-as-errors"]
APP = ["-default-isolation", "MainActor"]


def program(root):
    """The built command, or `None`."""
    return next(iter(sorted(root.glob(PROGRAM))), None)


def read(root, work):
    """Generates the apps below a folder. Returns a module for each app and one for its tests."""
    storyline, modules = program(root), []

    def new(*arguments):
        done = subprocess.run([storyline, "new", *arguments], capture_output=True, text=True)
        if done.returncode:
            raise Problem(f"storyline new {' '.join(arguments)}: {done.stderr.strip()}")

    for style, options in STYLES:
        for storyboards in ([], ["--storyboards"]):
            name = "New" + "".join(word.strip("-").title() for word in [style.replace("-", ""), *options, *storyboards])
            tests = "xctest" if storyboards else "swift-testing"
            new("app", name, "--style", style, "--tests", tests, "--in", str(work), *options, *storyboards)
            for part in SCENES if style == "vip" else PARTS:
                new(*part, "--path", str(work / name))
            library = ["Storyline", "StorylineTesting"] if style == "storyline" else []
            for module, flags, needs in (
                    (name, FLAGS + APP, library[:1]), (f"{name}Tests", FLAGS, [*library, name])):
                files = sorted((work / name / module).rglob("*.swift"))
                modules.append(Module(module, files, flags, needs, is_test=module != name))
    return modules
