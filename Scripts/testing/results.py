"""What tests said: read from Swift Testing's event stream, XCTest's output and pytest's report."""

import json
import re
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass, field

PASSED, FAILED, SKIPPED = "passed", "failed", "skipped"


@dataclass
class Result:
    """One test: a function of Swift Testing with all its cases, a method of XCTest, or a pytest."""
    # `Module.Suite/name`, without file and line, so that it is the same wherever the test stands.
    name: str
    status: str
    seconds: float
    issues: list = field(default_factory=list)
    # Failed at first and passed then: a test of a browser, which shares a machine with others.
    is_unsteady: bool = False

    @property
    def suite(self):
        return suite_of(self.name)


def suite_of(name):
    """The outermost suite of a test: `Module.Suite`, or `Module` for a function outside a suite."""
    head, separator, _ = name.partition("/")
    return head if separator else head.partition(".")[0]


def merged(results):
    """One result for each test: a test with arguments may have run in several processes."""
    found = {}
    for result in results:
        known = found.setdefault(result.name, Result(result.name, SKIPPED, 0))
        known.seconds += result.seconds
        known.issues += result.issues
        known.is_unsteady |= result.is_unsteady
        known.status = max(known.status, result.status, key=_GRAVITY.index)
    return list(found.values())


_GRAVITY = (SKIPPED, PASSED, FAILED)
_LOCATION = re.compile(r"/[^/`]+\.swift:\d+:\d+$")


def name_of(identifier):
    """A test's identifier without file and line."""
    return _LOCATION.sub("", identifier)


def read_events(text):
    """The results in an event stream of Swift Testing, in the order in which the tests ended.

    A test that began and did not end has failed: the process ended under it.
    """
    functions, started, results = {}, {}, {}
    # Not `splitlines`: arguments of tests may hold other characters that end a line.
    for line in text.split("\n"):
        try:
            record = json.loads(line)
        except ValueError:
            # A process that was killed leaves half a line.
            continue
        payload = record["payload"]
        if record["kind"] == "test":
            if payload["kind"] == "function":
                functions[payload["id"]] = name_of(payload["id"])
            continue
        identifier = payload.get("testID")
        if identifier not in functions:
            if payload["kind"] == "issueRecorded" and not _is_known(payload):
                name = name_of(identifier) if identifier else "an issue outside of any test"
                _issue(results.setdefault(name, Result(name, FAILED, 0)), payload)
            continue
        name = functions[identifier]
        kind, instant = payload["kind"], payload["instant"]["absolute"]
        if kind == "testStarted":
            started[name] = instant
            results[name] = Result(name, PASSED, 0)
        elif kind == "testSkipped":
            results[name] = Result(name, SKIPPED, 0)
        elif kind == "issueRecorded" and not _is_known(payload):
            _issue(results.setdefault(name, Result(name, FAILED, 0)), payload)
        elif kind == "testEnded" and name in started:
            results[name].seconds = instant - started.pop(name)
    for name in started:
        results[name].status = FAILED
        results[name].issues.append("the process ended during this test")
    return list(results.values())


def _is_known(payload):
    issue = payload.get("issue", {})
    return issue.get("isKnown", False) or issue.get("isFailure") is False


def _issue(result, payload):
    result.status = FAILED
    place = payload.get("issue", {}).get("sourceLocation") or {}
    where = f"{place['fileID']}:{place['line']}: " if "fileID" in place else ""
    text = "; ".join(message["text"] for message in payload.get("messages", []))
    result.issues.append(where + text)


_XCTEST = re.compile(r"^Test Case '(\S+)\.(\S+)' (passed|failed|skipped) \(([\d.]+) seconds\)")
_XCTEST_STARTED = re.compile(r"^Test Case '(\S+)\.(\S+)' started")
_XCTEST_ERROR = re.compile(r"^(.+?:\d+): error: (\S+)\.(\S+) : (.*)$")


def read_xctest(lines, module_of):
    """The results in the output of XCTest. `module_of` says in which module a class is."""
    results, running, issues = [], None, {}
    for line in lines:
        if match := _XCTEST_STARTED.match(line):
            running = match.groups()
        elif match := _XCTEST_ERROR.match(line):
            issues.setdefault(match.group(2, 3), []).append(f"{match[1]}: {match[4]}")
        elif match := _XCTEST.match(line):
            running, test = None, match.group(1, 2)
            results.append(Result(
                _xctest_name(*test, module_of), match[3], float(match[4]), issues.pop(test, [])))
    if running:
        results.append(Result(
            _xctest_name(*running, module_of), FAILED, 0, ["the process ended during this test"]))
    return results


def _xctest_name(owner, method, module_of):
    return f"{module_of.get(owner, '')}.{owner}/{method}"


def read_junit(text):
    """The results in a report of pytest, where a test that was tried again stands twice."""
    results = {}
    for case in ElementTree.fromstring(text).iter("testcase"):
        module = case.get("classname", "").rpartition(".")[2] or "Browser"
        issues = [child.get("message") or child.tag for child in case
                  if child.tag in ("failure", "error")]
        skipped = case.find("skipped") is not None
        status = FAILED if issues else SKIPPED if skipped else PASSED
        name = f"Browser.{module}/{case.get('name')}"
        seconds = float(case.get("time", 0))
        first = results.get(name)
        results[name] = Result(
            name, status, seconds + (first.seconds if first else 0), issues,
            is_unsteady=first is not None and status == PASSED)
    return list(results.values())
