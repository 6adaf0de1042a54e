"""Checks all that a release needs, and prints what a person has to do, as `Scripts/release` does it."""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

from releasing import facts

# Written by Scripts/nightly.sh when all its sections are right: the commit that it ran on.
NIGHTLY = ".build/nightly-commit"


class Release:
    def __init__(self, root, version):
        self.root, self.version, self.problems = Path(root), version, []

    def run(self, title, command):
        """Runs a check, and remembers that it failed."""
        print(f"\n==> {title}", flush=True)
        if subprocess.run(command, cwd=self.root).returncode != 0:
            self.problems.append(f"{title}: failed, see above")

    def git(self, *arguments):
        return subprocess.run(
            ["git", *arguments], cwd=self.root, capture_output=True, text=True).stdout.strip()

    def look(self):
        """What can be told without running anything."""
        self.problems += facts.problems(self.root, self.version)
        if self.git("status", "--porcelain"):
            self.problems.append("files differ from the last commit: commit them")
        if self.git("tag", "--list", self.version):
            self.problems.append(f"there is a tag {self.version} already")
        head = self.git("rev-parse", "HEAD")
        night = self.root / NIGHTLY
        if not night.is_file() or night.read_text().strip() != head:
            self.problems.append("the nightly checks have not passed on this commit: run Scripts/nightly.sh")
        if subprocess.run(
                ["Scripts/apple-check", "--has-sdk"], cwd=self.root, capture_output=True).returncode != 0:
            self.problems.append(
                "there is no SDK of iOS: name one in STORYLINE_IOS_SDK (Scripts/apple_check/README.md)")

    def check(self):
        """What takes long: all checks of CI, the site, and the commands of the guides."""
        self.run("All checks", ["Scripts/check.sh"])
        with tempfile.TemporaryDirectory() as folder:
            self.run("The site", ["Scripts/documentation-site", "--no-build", f"{folder}/site"])
        self.run("The commands of README and guides", ["Scripts/documentation-commands", "--run"])

    def steps(self):
        """What is left for a person."""
        return f"""
Everything is right. Now:

1. Open the package in Xcode on a Mac, and run the tests of the scheme Storyline-Package in a simulator.
2. git tag --annotate {self.version} --file .build/tag-{self.version}.txt   # its text is the changelog's
3. git push origin main {self.version}
4. Make a release of the tag on the repository's page, with the same text.
5. Scripts/documentation-site --maps --base-path NAME site, and publish the folder.
6. Ask the Swift Package Index for a new build if it does not begin by itself.
7. Open “## Unreleased” in CHANGELOG.md again, and raise the version in {facts.VERSION_FILE}.
"""


def main(root, arguments):
    parser = argparse.ArgumentParser(prog="release", description="Checks all that a release needs.")
    parser.add_argument("version", help="the version to release, such as 0.1.0")
    parser.add_argument("--look", action="store_true", help="only what can be told at once: run no checks")
    options = parser.parse_args(arguments)
    release = Release(root, options.version)
    release.look()
    if not options.look:
        release.check()
    if release.problems:
        print(f"\n{options.version} cannot be released yet:")
        print("\n".join(f"- {problem}" for problem in release.problems))
        sys.exit(1)
    if not options.look:
        (Path(root) / f".build/tag-{options.version}.txt").write_text(facts.tag_text(root, options.version))
    print(release.steps())
