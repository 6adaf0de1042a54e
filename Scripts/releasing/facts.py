"""What a release needs to be true of the files: versions and the changelog."""

import datetime
import re
from pathlib import Path

VERSION_FILE = "Tools/Sources/storyline/StorylineCommand.swift"
SEMANTIC = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z.-]+)?")


def version_of_program(root):
    found = re.search(r'static let version = "([^"]+)"', (Path(root) / VERSION_FILE).read_text())
    return found.group(1) if found else None


def entry(changelog, version):
    """The date and the text of a version in the changelog; `None` where it has none."""
    found = re.search(
        rf"^## {re.escape(version)} – (\d{{4}}-\d{{2}}-\d{{2}})\n(.*?)(?=^## |\Z)", changelog, re.M | re.S)
    return (found.group(1), found.group(2).strip()) if found else None


def problems(root, version):
    """What of the files does not fit the version, each as a sentence that says what to do."""
    if not SEMANTIC.fullmatch(version):
        return [f"{version} is no semantic version: write it as 1.2.3"]
    found = []
    program = version_of_program(root)
    if program != version:
        found.append(f"{VERSION_FILE} has the version {program}: write {version}")
    changelog = (Path(root) / "CHANGELOG.md").read_text()
    written = entry(changelog, version)
    if written is None:
        found.append(f"CHANGELOG.md has no section “## {version} – {datetime.date.today()}”: make it of “Unreleased”")
    elif not written[1]:
        found.append(f"the section of {version} in CHANGELOG.md is empty")
    return found


def tag_text(root, version):
    """The message of the tag: the version, and its section of the changelog without marks."""
    _, text = entry((Path(root) / "CHANGELOG.md").read_text(), version)
    plain = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", text)
    plain = re.sub(r"^#+ (.*)$", r"\1:", plain, flags=re.M)
    return f"Storyline {version}\n\n{plain}\n"
