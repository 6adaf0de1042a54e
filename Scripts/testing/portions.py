"""Divides test suites into portions for processes of their own."""

import random
from dataclasses import dataclass, field

# A suite that was never timed takes this long a test.
SECONDS_A_TEST = 0.1


@dataclass
class Suite:
    """An outermost test suite of a bundle."""
    name: str
    tests: list = field(default_factory=list)
    seconds: float = 0


def suites(names, times):
    """The suites of tests, with the times that they took last or an estimate."""
    from .results import suite_of

    found = {}
    for name in names:
        suite = found.setdefault(suite_of(name), Suite(suite_of(name)))
        suite.tests.append(name)
    for suite in found.values():
        suite.seconds = times.get(suite.name, SECONDS_A_TEST * len(suite.tests))
    return list(found.values())


def divide(all_suites, seconds, seed=None):
    """Portions of suites that take at most about `seconds` each.

    A suite that takes longer is a portion of its own. With a seed, chance decides which suites share a
    process; without one, suites of a module stay together, as their names are sorted.
    """
    ordered = sorted(all_suites, key=lambda suite: suite.name)
    if seed is not None:
        random.Random(seed).shuffle(ordered)
    portions, total = [], 0
    for suite in ordered:
        if portions and total + suite.seconds <= seconds:
            portions[-1].append(suite)
            total += suite.seconds
        elif portions and suite.seconds >= seconds:
            # The portion before it may still have room.
            portions.insert(-1, [suite])
        else:
            portions.append([suite])
            total = suite.seconds
    return portions
