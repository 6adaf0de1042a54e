"""The command: writes the adapter's table from the headers of an SDK."""

import argparse
from pathlib import Path

from . import notes
from .headers import Headers
from .table import Table

ROOT = Path(__file__).resolve().parents[2]
LIST = ROOT / "Tools/Sources/SourceAdapter/Names/OldNames+List.swift"
TABLES = ROOT / "Tools/MissingModules/Data"

# The frameworks that apps here can import.
FRAMEWORKS = [
    "AVFAudio", "AVFoundation", "AVKit", "CallKit", "Contacts", "CoreImage", "CoreLocation",
    "EventKit", "Foundation", "MapKit", "PDFKit", "Photos", "QuartzCore", "StoreKit", "UIKit",
    "UserNotifications", "WebKit",
]
# How constants begin that got types of their own in Swift 4.2.
CONSTANTS = ("kCA", "AVAudioSessionCategory", "AVAudioSessionMode", "AVAudioSessionPort")


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="old-names", description=__doc__)
    parser.add_argument("sdk", type=Path, help="the folder of an SDK for iOS")
    options = parser.parse_args(arguments)
    lines = without_todays(rows(options.sdk / "System/Library/Frameworks"), todays(TABLES))
    LIST.write_text(text(lines), encoding="utf-8")
    print(f"{len(lines)} names in {LIST.relative_to(ROOT)}")
    return 0


def rows(frameworks):
    """The lines of the table."""
    headers, files = Headers(), []
    for name in FRAMEWORKS:
        folder = frameworks / f"{name}.framework/Headers"
        for header in sorted(folder.glob("*.h")):
            headers.read(header.read_text(encoding="utf-8", errors="replace"))
        file = folder / f"{name}.apinotes"
        if file.exists():
            files.append(notes.read(file.read_text(encoding="utf-8")))
    table = Table(headers)
    for file in files:
        table.learn(file)
    for file in files:
        table.add(file)
    table.add_constants(CONSTANTS)
    return table.lines()


def todays(folder):
    """The names that the tables of Apple's modules have today."""
    return {line.split("\t")[0] for file in folder.glob("*.tsv")
            for line in file.read_text(encoding="utf-8").splitlines()}


def without_todays(lines, names):
    """The lines without names that are still in use: `UIDocumentBrowserError` was replaced, and replaced again."""
    return [line for line in lines
            if line.split()[0] not in ("global", "function") or line.split()[1] not in names]


def text(lines):
    """The Swift file."""
    body = "".join(f"    {line}\n" for line in lines)
    return (
        "// Written by Scripts/old-names: not by hand.\n\n"
        "extension OldNames {\n"
        "  /// The kind of name, the name in older Swift, and the name that replaced it.\n"
        f'  package static let list = """\n{body}    """\n}}\n')
