"""The command line of `Scripts/api-diff`."""

import argparse
import json
from dataclasses import asdict
from pathlib import Path

from .apple import AppleSurface
from .compare import compare
from .ours import extract, read_graphs
from .usage import PAGE, load, table

ROOT = Path(__file__).resolve().parents[2]


def main(arguments=None):
    parser = argparse.ArgumentParser(
        prog="api-diff",
        description="Compares the public symbols of our UIKit with Apple's. Exits with 1 when they"
        " differ.")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument(
        "--no-build", action="store_true", help="read the modules as they were built last")
    parser.add_argument(
        "graphs", nargs="*", type=Path,
        help="symbol graphs to read instead of those of this package")
    options = parser.parse_args(arguments)

    if options.graphs:
        graphs = [json.loads(path.read_text()) for path in options.graphs]
    else:
        graphs = extract(ROOT, build=not options.no_build)
    symbols = read_graphs(graphs)
    findings = compare(symbols, AppleSurface.load())
    if options.json:
        for finding in findings:
            print(json.dumps(asdict(finding)))
    else:
        for finding in findings:
            print(finding)
        print(f"api-diff: {len(symbols)} public symbols, {len(findings)} differences")
    # Nothing to compare is a broken check, not a clean one.
    return 1 if findings or not symbols else 0


def usage(arguments=None):
    """The command line of `Scripts/api-usage`."""
    parser = argparse.ArgumentParser(
        prog="api-usage", description="Writes Documentation/Usage.md.")
    parser.add_argument(
        "--check", action="store_true", help="write nothing; exit with 1 when it is out of date")
    parser.add_argument(
        "--no-build", action="store_true", help="read the modules as they were built last")
    options = parser.parse_args(arguments)

    symbols = read_graphs(extract(ROOT, build=not options.no_build))
    text = table(load(symbols, AppleSurface.load()))
    if not options.check:
        PAGE.write_text(text)
        return 0
    if PAGE.exists() and PAGE.read_text() == text:
        return 0
    print("Documentation/Usage.md is out of date: run Scripts/api-usage.")
    return 1
