"""Breaks each kind of declaration in turn so that it forgets to report, and sees whether a test fails."""

import io
import re
import unittest

from . import module

_REPORT = r'_Absence\.report\((?:"(?:[^"\\]|\\.)*"|[^()"])*\)(?:; )?'

# By kind of declaration: where the report stands, and what is left without it.
MUTANTS = {
    "a method": (r"(func [^{]*\{ )" + _REPORT, r"\1"),
    "a getter": (r"(get \{ )" + _REPORT, r"\1"),
    "a setter": (r"(set \{ )" + _REPORT, r"\1"),
    "a property that keeps its value, when it is read":
        (r"_Absence\.value\(of: self, \"[^\"]*\", else: ([^()]*(?:\(\))?)\)", r"\1"),
    "a property that keeps its value, when it is set":
        (r"_Absence\.keep\(newValue, [^)]*\)", "_ = newValue"),
    "a trap": (r"_Absence\.trap\([^)]*\)", "fatalError()"),
    "an error": (_REPORT + r"throw _Absence\.Failure\([^)]*\)", "throw Failure()"),
    "an initializer of a missing class": (r"(override init\([^{]*\{ )" + _REPORT, r"\1"),
    "an initializer for a coder": (r"(required init\?\(coder: NSCoder\) \{ )" + _REPORT, r"\1"),
    "another initializer": (r"(convenience init\([^{]*\{ )" + _REPORT, r"\1"),
    "an initializer of a structure": (r"(public init\([^{]*\{ )" + _REPORT, r"\1"),
    "an initializer that gives nothing": (r"(init\?\([^{]*\{ )" + _REPORT + "(?=return nil)", r"\1"),
    "a constant": (r"(static var [^{]*\{ )" + _REPORT, r"\1"),
    "a raw value that was made up": (r"(var rawValue: [^{]*\{ )" + _REPORT, r"\1"),
    "a value of a made-up raw value": (r"(init\?\(rawValue: [^{]*\{ )" + _REPORT, r"\1"),
}


def main():
    """Prints each kind, and returns 1 where a mutant survives."""
    survivors = [kind for kind in MUTANTS if not _is_found(kind)]
    for kind in survivors:
        print(f"No test notices that {kind} does not report.")
    print(f"{len(MUTANTS)} kinds of declarations, {len(survivors)} of which may forget to report")
    return 1 if survivors else 0


def _is_found(kind):
    pattern, replacement = MUTANTS[kind]
    original, hits = module.Line.__init__, []

    def mutated(self, text, origin=None):
        changed = re.sub(pattern, replacement, text)
        hits.extend([text] if changed != text else [])
        original(self, changed, origin)

    module.Line.__init__ = mutated
    try:
        suite = unittest.defaultTestLoader.loadTestsFromName("missing_names.tests.test_reporting")
        done = unittest.TextTestRunner(stream=io.StringIO()).run(suite)
    finally:
        module.Line.__init__ = original
    return bool(hits) and not done.wasSuccessful()
