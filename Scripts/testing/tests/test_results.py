import json
import unittest

from testing import results
from testing.results import (
    FAILED, PASSED, SKIPPED, Result, merged, name_of, read_junit, read_xctest, suite_of)
from testing.summary import summary

TEST = "Module.Suite/`a test of 1.2/3`(value:)/File.swift:12:4"


def test_record(identifier=TEST, kind="function"):
    return json.dumps({"kind": "test", "payload": {"id": identifier, "kind": kind}})


def event(kind, instant=0.0, identifier=TEST, **more):
    return json.dumps({"kind": "event", "payload": {
        "kind": kind, "instant": {"absolute": instant}, "testID": identifier, **more}})


def read_events(lines):
    return results.read_events("\n".join(lines))


class NameTests(unittest.TestCase):
    def test_a_name_has_no_file_and_line(self):
        self.assertEqual(name_of(TEST), "Module.Suite/`a test of 1.2/3`(value:)")

    def test_a_suite_is_the_outermost_one(self):
        self.assertEqual(suite_of("Module.Suite/Inner/`test`()"), "Module.Suite")
        self.assertEqual(suite_of("Module.`a test outside of a suite`()"), "Module")


class EventTests(unittest.TestCase):
    def test_a_test_that_ends_has_passed(self):
        [result] = read_events([test_record(), event("testStarted", 1), event("testEnded", 3.5)])
        self.assertEqual((result.name, result.status, result.seconds, result.issues),
                         (name_of(TEST), PASSED, 2.5, []))

    def test_an_argument_may_hold_any_character(self):
        record = json.dumps({"kind": "test", "payload": {
            "id": TEST, "kind": "function", "cases": "\u2028 \x85"}}, ensure_ascii=False)
        [result] = read_events([record, event("testStarted", 1), event("testEnded", 2)])
        self.assertEqual(result.status, PASSED)

    def test_an_issue_fails_a_test(self):
        [result] = read_events([
            test_record(), event("testStarted"), event(
                "issueRecorded", messages=[{"text": "one"}, {"text": "two"}],
                issue={"isKnown": False, "sourceLocation": {"fileID": "M/File.swift", "line": 7}}),
            event("testEnded")])
        self.assertEqual((result.status, result.issues), (FAILED, ["M/File.swift:7: one; two"]))

    def test_a_known_issue_fails_nothing(self):
        [result] = read_events([
            test_record(), event("testStarted"),
            event("issueRecorded", messages=[], issue={"isKnown": True}), event("testEnded")])
        self.assertEqual(result.status, PASSED)

    def test_a_test_during_which_the_process_ends_has_failed(self):
        # The last line is written half.
        [result] = read_events([test_record(), event("testStarted"), event("testEnded")[:40]])
        self.assertEqual((result.status, result.issues),
                         (FAILED, ["the process ended during this test"]))

    def test_a_test_that_was_skipped_is_counted_as_such(self):
        [result] = read_events([test_record(), event("testSkipped")])
        self.assertEqual(result.status, SKIPPED)

    def test_an_issue_of_a_suite_is_not_lost(self):
        [result] = read_events([
            test_record("Module.Suite", "suite"),
            event("issueRecorded", identifier="Module.Suite", messages=[{"text": "why"}])])
        self.assertEqual((result.name, result.status), ("Module.Suite", FAILED))


class MergedTests(unittest.TestCase):
    def test_a_test_in_several_processes_is_one_and_fails_if_one_of_them_fails(self):
        [result] = merged([Result("a", PASSED, 1), Result("a", FAILED, 2, ["why"]),
                           Result("a", SKIPPED, 0)])
        self.assertEqual((result.status, result.seconds, result.issues), (FAILED, 3, ["why"]))


class XCTestTests(unittest.TestCase):
    def test_the_output_is_read(self):
        results = read_xctest([
            "Test Case 'ATests.testOne' started at 2026-01-01 00:00:00.000",
            "Test Case 'ATests.testOne' passed (0.5 seconds)",
            "Test Case 'ATests.testTwo' started at 2026-01-01 00:00:00.000",
            "/a/ATests.swift:3: error: ATests.testTwo : XCTAssertTrue failed - why",
            "Test Case 'ATests.testTwo' failed (0.1 seconds)"], {"ATests": "Module"})
        self.assertEqual([(r.name, r.status, r.seconds) for r in results], [
            ("Module.ATests/testOne", PASSED, 0.5), ("Module.ATests/testTwo", FAILED, 0.1)])
        self.assertEqual(results[1].issues, ["/a/ATests.swift:3: XCTAssertTrue failed - why"])

    def test_a_test_during_which_the_process_ends_has_failed(self):
        [result] = read_xctest(
            ["Test Case 'ATests.testOne' started at 2026-01-01 00:00:00.000"], {"ATests": "Module"})
        self.assertEqual(result.status, FAILED)


class JUnitTests(unittest.TestCase):
    def test_a_report_is_read(self):
        results = read_junit(
            '<testsuites><testsuite><testcase classname="Tests.Browser.test_tabs" name="test_a"'
            ' time="1.5"/><testcase classname="test_tabs" name="test_b" time="0"><failure'
            ' message="why"/></testcase><testcase classname="test_tabs" name="test_c" time="0">'
            '<skipped/></testcase></testsuite></testsuites>')
        self.assertEqual([(r.name, r.status) for r in results], [
            ("Browser.test_tabs/test_a", PASSED), ("Browser.test_tabs/test_b", FAILED),
            ("Browser.test_tabs/test_c", SKIPPED)])
        self.assertEqual(results[1].issues, ["why"])

    def test_a_test_that_was_tried_again_is_one_result(self):
        case = '<testcase classname="test_tabs" name="{}" time="2">{}</testcase>'
        cases = [case.format("test_a", ""), case.format("test_a", ""), case.format("test_b", ""),
                 case.format("test_b", '<failure message="why"/>')]
        results = read_junit(f"<testsuites><testsuite>{''.join(cases)}</testsuite></testsuites>")
        self.assertEqual([(r.name, r.status, r.seconds, r.is_unsteady) for r in results], [
            ("Browser.test_tabs/test_a", PASSED, 4, True),
            ("Browser.test_tabs/test_b", FAILED, 4, False)])

    def test_the_summary_names_what_needed_a_second_try(self):
        steady, unsteady = Result("M.S/one", PASSED, 0), Result("M.S/two", PASSED, 0)
        unsteady.is_unsteady = True
        lines = summary(merged([steady, unsteady]), [], 1, 1)
        self.assertIn("==> Passed at the second try only", lines)
        self.assertEqual([line for line in lines if line.startswith("⚠")], ["⚠ M.S/two"])
