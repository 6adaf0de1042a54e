"""The commands that README and guides show: each can be run as it is written, as `Scripts/documentation-commands` does.

Blocks marked `sh` have commands that stand alone. The blocks marked `console` of a file are one session, with the
output of each command.
"""

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

# Files with commands for a reader.
FILES = ["README.md", "CONTRIBUTING.md", "Tools/README.md", "Documentation/*.md", "Examples/README.md",
         "Examples/*/README.md"]
# What a reader replaces, and an example in its place.
PLACEHOLDERS = [
    ("path/to/App", "Examples/Plain/Basics"), ("path/to/Other", "Examples/Plain/Phones"),
    ("path/to/sdk", "$STORYLINE_IOS_SDK"), ("--watch path", "--watch Examples/Plain/Basics"),
    (" [--filter NAME] [--json]", " --filter push"),
]
# Commands that are not run here, by how they begin, with the reason.
NOT_RUN = [
    ("docker ", "needs Docker"),
    ("xcodegen", "needs XcodeGen"),
    ("open ", "needs a Mac"),
    ("xcodebuild ", "needs Xcode"),
    ("Scripts/test.sh", "runs in CI"),
    ("Scripts/check.sh", "runs in CI"),
    ("Scripts/nightly.sh", "runs at night"),
    ("Scripts/release", "runs this"),
    ("Scripts/mutate.sh", "runs at night"),
    ('storyline lint --format xcode "$SRCROOT"', "runs in a build phase of Xcode"),
    ("storyline lint --stdin", "runs in an editor"),
    ("storyline lint --baseline", "needs a file of the project's"),
    ("storyline lint --write-baseline", "writes into the project"),
    ("storyline map diff", "needs two maps"),
    ("storyline map check", "needs a map that was committed"),
    ("storyline run --at", "needs a map that was committed"),
    ("storyline run --fresh --replay", "needs a session that was saved"),
    ("STORYLINE_IOS_SDK=", "needs an SDK"),
]
# Commands that show an app until somebody ends them: they are ended once they have said so.
SERVES = re.compile(r"storyline run(?! .*--build-only)|swift run --package-path Examples(/News)? [A-Z]")
ADDRESS = "http://"


class Command:
    def __init__(self, file, line, text):
        self.file, self.line, self.text = file, line, text

    @property
    def reason(self):
        """Why it is not run."""
        return next((why for start, why in NOT_RUN if self.text.startswith(start)), None)

    @property
    def serves(self):
        return SERVES.search(self.text) is not None

    def __str__(self):
        return f"{self.file}:{self.line}: {self.text}"


def commands(root):
    """The commands of the blocks that are marked `sh`, each once."""
    found, seen = [], set()
    for pattern in FILES:
        for path in sorted(Path(root).glob(pattern)):
            for command in commands_in(path.relative_to(root), path.read_text()):
                if command.text not in seen:
                    seen.add(command.text)
                    found.append(command)
    return found


def commands_in(name, text):
    inside, whole, start = False, "", 0
    for number, line in enumerate(text.splitlines(), 1):
        if re.match(r"\s*```", line):
            inside = not inside and line.strip() == "```sh"
            continue
        if not inside:
            continue
        stripped = re.sub(r"(^|\s+)#\s.*$", "", line).strip()
        if not whole:
            start = number
        if stripped.endswith("\\"):
            whole += stripped[:-1]
            continue
        if whole + stripped:
            yield Command(name, start, re.sub(r"\s+", " ", whole + stripped))
        whole = ""


class Exchange:
    """A command of a session, with the output that the file shows."""

    def __init__(self, command):
        self.command, self.shown = command, []

    def missing(self, output, folder):
        """The shown lines that the command did not print, apart from times and the reader's own folder."""
        printed = {_comparable(line, str(folder)) for line in output.splitlines()}
        return [line for line in self.shown if line and _comparable(line, READER) not in printed]


# The folder of the reader in the sessions.
READER = "/home/ada"


def _comparable(line, folder):
    return re.sub(r"\d+\.\d+ seconds", "N seconds", line.replace(folder, READER)).rstrip()


def sessions(root):
    """The sessions of the files, by the name of the file."""
    for pattern in FILES:
        for path in sorted(Path(root).glob(pattern)):
            found = session_in(path.relative_to(root), path.read_text())
            if found:
                yield path.relative_to(root), found


def session_in(name, text):
    """The commands of the blocks that are marked `console`, which begin with `$`, with their output."""
    found, inside = [], False
    for number, line in enumerate(text.splitlines(), 1):
        if re.match(r"\s*```", line):
            inside = not inside and line.strip() == "```console"
        elif inside and line.startswith("$ "):
            found.append(Exchange(Command(name, number, line[2:].strip())))
        elif inside and found:
            found[-1].shown.append(line)
    return found


def run_session(exchanges, folder, limit):
    """Runs a session in a folder. Returns the commands that failed, or that printed something else."""
    failed, here = [], Path(folder)
    for exchange in exchanges:
        text = exchange.command.text
        if text.startswith("cd "):
            here = here / text[3:]
            continue
        done = subprocess.run(
            ["timeout", str(limit), "bash", "-c", text], cwd=here, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        missing = exchange.missing(done.stdout, Path(folder).resolve())
        worked = done.returncode == 0 and not missing
        print(f"      {'ok' if worked else 'FAILED'}  {exchange.command}", flush=True)
        if not worked:
            print("\n".join([*(f"not printed: {line}" for line in missing), *done.stdout.splitlines()[-12:]]))
            failed.append(exchange.command)
    return failed


def problems(root):
    """Commands of this repository's that cannot work: a script or a path that is not there."""
    for command in commands(root):
        try:
            words = shlex.split(command.text)
        except ValueError as error:
            yield f"{command}: {error}"
            continue
        for word in words:
            path = re.match(r"(Scripts|Examples|Tools|Benchmarks|Documentation)/[\w./-]*$", word)
            if path and not (Path(root) / word).exists():
                yield f"{command}: {word} is not there"


def run_all(root, folder, limit, only=""):
    """Runs every command in a fresh clone, with `storyline` installed from it. Returns those that failed.

    A folder that has a clone and an installation already is used as it is. `only` is a part of the places that are run.
    """
    failed = []
    clone, prefix = Path(folder) / "storyline", Path(folder) / "prefix"
    os.environ["STORYLINE_CACHE"] = f"{folder}/cache"
    os.environ["STORYLINE_FOLDER"] = str(prefix)
    os.environ["PATH"] = f"{prefix}/bin:{os.environ['PATH']}"
    if not clone.exists():
        subprocess.run(["git", "clone", "--quiet", str(root), str(clone)], check=True)
    if not (prefix / "bin/storyline").exists():
        subprocess.run([str(clone / "Scripts/install.sh"), "--prefix", str(prefix)], check=True)
    for command in commands(root):
        if only not in str(command):
            continue
        if command.reason:
            print(f"    –  {command} ({command.reason})", flush=True)
            continue
        start = time.monotonic()
        worked = serve(clone, command, limit) if command.serves else run(clone, command, limit)
        print(f"{time.monotonic() - start:5.0f}s {'ok' if worked else 'FAILED'}  {command}", flush=True)
        if not worked:
            failed.append(command)
    for name, exchanges in sessions(root):
        if only not in str(name):
            continue
        with tempfile.TemporaryDirectory() as empty:
            failed += run_session(exchanges, empty, limit)
    return failed


def filled(command):
    for placeholder, example in PLACEHOLDERS:
        command = command.replace(placeholder, example)
    return command


def run(clone, command, limit):
    # 1 is what checks say of an example with faults, 2 that something is not judged.
    done = subprocess.run(
        ["timeout", str(limit), "bash", "-c", filled(command.text)], cwd=clone, stdin=subprocess.DEVNULL,
        capture_output=True, text=True)
    if done.returncode in (0, 1, 2) and "error: " not in done.stderr + done.stdout:
        return True
    print("\n".join((done.stdout + done.stderr).splitlines()[-12:]))
    return False


def serve(clone, command, limit):
    process = subprocess.Popen(
        ["timeout", "--signal=INT", str(limit), "bash", "-c", "exec " + filled(command.text)], cwd=clone,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        return any(ADDRESS in line for line in process.stdout)
    finally:
        process.terminate()
        process.wait()


def main(root, arguments):
    parser = argparse.ArgumentParser(
        prog="documentation-commands", description="Looks at the commands that README and guides show.")
    parser.add_argument("--list", action="store_true", help="print them")
    parser.add_argument("--run", action="store_true", help="run them all in a fresh clone: an hour")
    parser.add_argument("--in", dest="folder", metavar="FOLDER",
                        help="the folder of the clone and the installation, which stay there for the next run")
    parser.add_argument("--only", metavar="TEXT", default="",
                        help="run the commands whose file, line or text has this: Documentation/Map.md")
    parser.add_argument("--limit", type=int, default=1800, help="the most seconds of one command")
    options = parser.parse_args(arguments)
    if options.list:
        print("\n".join(str(command) for command in commands(root)))
        for _, exchanges in sessions(root):
            print("\n".join(str(exchange.command) for exchange in exchanges))
    found = list(problems(root))
    if found:
        print("\n".join(found))
        sys.exit(1)
    if options.run:
        if shutil.which("swift") is None:
            sys.exit("documentation-commands: Swift is not installed")
        with tempfile.TemporaryDirectory() as temporary:
            folder = Path(options.folder or temporary).resolve()
            failed = run_all(root, folder, options.limit, options.only)
        if failed:
            sys.exit(f"{len(failed)} of the commands failed")
