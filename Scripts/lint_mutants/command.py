"""Disables each condition of the lint rules in turn, and sees whether the rule's examples notice."""

import shutil
import subprocess
import sys
from pathlib import Path

from .conditions import mutated

ROOT = Path(__file__).resolve().parents[2]
LINT = ROOT / "Tools" / "Sources" / "Lint"
SCRATCH = ROOT / ".build" / "lint-mutants"
RUNNER = Path(__file__).with_name("Runner.swift.txt")
FACTS = ROOT / "Tools" / "Sources" / "SourceFacts"
# Modules that SourceFacts imports, with those that they import.
MODULES = ["SwiftParser", "SwiftSyntax", "SwiftSyntax509", "SwiftSyntax510", "SwiftSyntax600",
           "SwiftSyntax601", "SwiftSyntax602", "SwiftSyntax603", "_SwiftSyntaxCShims",
           "SwiftDiagnostics", "SwiftParserDiagnostics", "SwiftBasicFormat", "SwiftOperators"]


def main():
    """Prints the mutants that survive; returns 1 where the examples of a rule kill none."""
    mutants = write_sources()
    program = build()
    killed = run(program, [number for number, *_ in mutants])
    by_rule = {}
    for number, rule, line, text in mutants:
        by_rule.setdefault(rule, []).append(number in killed)
        if number not in killed:
            print(f"survives: {rule}:{line}: {' '.join(text.split())}")
    print()
    for rule, results in sorted(by_rule.items()):
        print(f"{sum(results):3d} of {len(results):3d} killed  {rule}")
    total = sum(map(len, by_rule.values()))
    print(f"{sum(map(sum, by_rule.values()))} of {total} mutants killed")
    rules = {path.name for path in (LINT / "Rules").glob("*.swift")}
    unproven = sorted(rules - {rule for rule, results in by_rule.items() if any(results)})
    for rule in unproven:
        print(f"No mutant of {rule} is killed by the rule's examples.")
    return 1 if unproven else 0


def write_sources():
    """Copies Lint with a mutant of each condition of the rules; returns number, file, line and text."""
    shutil.rmtree(SCRATCH, ignore_errors=True)
    SCRATCH.mkdir(parents=True, exist_ok=True)
    for path in SCRATCH.glob("*.swift"):
        path.unlink()
    mutants = []
    for path in sorted(LINT.rglob("*.swift")):
        source = path.read_text()
        if path.parent.name == "Rules" or path.stem.startswith("LintContext"):
            source, places = mutated(source, len(mutants))
            mutants += [(number, path.name, line, text) for number, line, text in places]
        (SCRATCH / path.name).write_text(source)
    shutil.copy(RUNNER, SCRATCH / "main.swift")
    return mutants


def build():
    """Compiles the copy beside the modules of the last build of the tests."""
    products = Path(subprocess.run(
        [ROOT / "Scripts" / "build", "--show-bin-path"], check=True, capture_output=True,
        text=True).stdout.strip().splitlines()[-1])
    objects = [path for module in MODULES
               for path in sorted((products / f"{module}.build").rglob("*.o"))]
    if not objects:
        sys.exit("The tests are not built. Run Scripts/build --build-tests first.")
    shims = products.parents[1] / "checkouts/swift-syntax/Sources/_SwiftSyntaxCShims/include"
    flags = ["-swift-version", "6", "-package-name", "tools",
             "-enable-upcoming-feature", "InternalImportsByDefault",
             "-I", SCRATCH, "-I", products / "Modules", "-I", shims]
    facts, program = SCRATCH / "SourceFacts.o", SCRATCH / "lint-mutants"
    compile([*flags, "-module-name", "SourceFacts", "-wmo", "-c", "-emit-module",
             "-emit-module-path", SCRATCH / "SourceFacts.swiftmodule",
             *sorted(FACTS.rglob("*.swift")), "-o", facts])
    compile([*flags, "-module-name", "Mutated", *sorted(SCRATCH.glob("*.swift")), facts, *objects,
             "-o", program])
    return program


def compile(arguments):
    done = subprocess.run(["swiftc", *map(str, arguments)], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"The copy with mutants does not compile.\n{done.stdout}{done.stderr}"[-6000:])


def run(program, numbers):
    """The numbers of the mutants that change what is found in an example of their rules."""
    done = subprocess.run([program, str(len(numbers))], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"The examples do not pass without a mutant.\n{done.stdout}{done.stderr}")
    return set(map(int, done.stdout.split()))
