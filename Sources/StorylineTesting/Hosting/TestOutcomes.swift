#if os(Linux)
  import Foundation
  import Synchronization
  import Testing
  import XCTest

  extension _TestHost {
    /// Writes the outcomes of XCTest's tests into the file that `STORYLINE_TEST_OUTCOMES` names. A test has
    /// a line of JSON for its beginning and one for its end, with the first failure and the time. The
    /// `storyline` command reads the file.
    public static func noteOutcomes() {
      guard OutcomeObserver.isInstalled.exchange(true, ordering: .relaxed) == false else { return }
      XCTestObservationCenter.shared.addTestObserver(OutcomeObserver())
      TestLimit.watch {
        OutcomeObserver.current.withLock(\.self) != nil || !EventStream.runningTests().isEmpty
      }
      // Not before the program has begun: the stage is not there yet.
      if ProcessInfo.processInfo.environment["STORYLINE_TRACE"] != nil {
        XCTestObservationCenter.shared.addTestObserver(TraceObserver())
        DispatchQueue.main.async { MainActor.assumeIsolated { ScreenTrace.begin() } }
      }
    }

    /// The tests that run now, one a line: the place of a test of Swift Testing's (`Module/File.swift:12:4`), or
    /// the name of one of XCTest's (`Module.Class/method`).
    ///
    /// Code that Swift Testing does not assign to a test belongs to all running tests.
    public static var runningTests: String? {
      if let place = Test.current?.sourceLocation {
        return "\(place.fileID):\(place.line):\(place.column)"
      }
      if let name = OutcomeObserver.current.withLock(\.self) { return name }
      let running = EventStream.runningTests()
      return running.isEmpty ? nil : running.joined(separator: "\n")
    }
  }

  /// Begins the trace of screens with the tests of XCTest's.
  private final class TraceObserver: NSObject, XCTestObservation {
    func testBundleWillStart(_ testBundle: Bundle) {
      MainActor.assumeIsolated { ScreenTrace.begin() }
    }
  }

  /// Notes the tests of XCTest's.
  private final class OutcomeObserver: NSObject, XCTestObservation {
    static let isInstalled = Atomic(false)
    static let current = Mutex<String?>(nil)

    /// One line of the file.
    private struct Record: Encodable {
      let test: String
      let outcome: String
      var message: String?
      var file: String?
      var line: Int?
      var seconds: Double?
    }

    /// The first failure of the running test.
    private let failure = Mutex<(message: String, file: String?, line: Int)?>(nil)
    /// The numbers of its failures that do not count.
    private let excused = Mutex(Excused())

    private struct Excused {
      /// The measurements whose times vary.
      var variations = 0
      /// The failures that the test expects.
      var expected = 0
    }

    func testCaseWillStart(_ testCase: XCTestCase) {
      let name = Self.name(of: testCase)
      guard !Self.runsOthers(name) else { return }
      Self.current.withLock { $0 = name }
      failure.withLock { $0 = nil }
      excused.withLock { $0 = Excused() }
      _ = ExpectedFailures.endAll()
      write(Record(test: name, outcome: "started"))
    }

    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      // On Apple's systems a measurement without a baseline never fails.
      if description.contains("The relative standard deviation of the measurements is") {
        excused.withLock { $0.variations += 1 }
      } else if ExpectedFailures.take(XCTIssue(description, file: filePath, line: lineNumber)) {
        excused.withLock { $0.expected += 1 }
      } else {
        failure.withLock { $0 = $0 ?? (description, filePath, lineNumber) }
      }
    }

    /// Returns a Boolean value that indicates whether a method only runs tests that have names of their own,
    /// as the adapter writes it into specifications of Quick's.
    private static func runsOthers(_ name: String) -> Bool {
      name.contains("/test_storyline_examples_of_")
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
      guard !Self.runsOthers(Self.name(of: testCase)) else { return }
      let run = testCase.testRun
      let (failure, excused) = (failure.withLock(\.self), excused.withLock(\.self))
      let unmet = ExpectedFailures.endAll()
      write(
        Record(
          test: Self.name(of: testCase), outcome: Self.outcome(of: run, excused, unmet: unmet),
          message: failure?.message ?? unmet, file: failure?.file, line: failure?.line,
          seconds: run?.totalDuration))
      Self.current.withLock { $0 = nil }
    }

    private static func outcome(of run: XCTestRun?, _ excused: Excused, unmet: String?) -> String {
      if run?.hasBeenSkipped == true { return "skipped" }
      if unmet != nil { return "failed" }
      if run?.hasSucceeded == true { return "passed" }
      let isExcused = run?.totalFailureCount == excused.variations + excused.expected
      return !isExcused ? "failed" : excused.expected > 0 ? "expected" : "varied"
    }

    private static func name(of testCase: XCTestCase) -> String {
      let method = testCase.name.split(separator: ".").last.map(String.init) ?? testCase.name
      return "\(String(reflecting: type(of: testCase)))/\(method)"
    }

    private func write(_ record: Record) {
      guard let path = ProcessInfo.processInfo.environment["STORYLINE_TEST_OUTCOMES"],
        let line = try? JSONEncoder().encode(record)
      else { return }
      let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
      guard descriptor >= 0 else { return }
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try? file.write(contentsOf: line + Data("\n".utf8))
    }
  }

  /// The file of Swift Testing's events, a line of JSON for each.
  private enum EventStream {
    private struct Record: Decodable {
      struct Payload: Decodable {
        let kind: String?
        let testID: String?
      }

      let kind: String
      let payload: Payload
    }

    /// The tests that have begun and have not ended.
    static func runningTests() -> [String] {
      guard let path = ProcessInfo.processInfo.environment["STORYLINE_TEST_EVENTS"],
        let data = try? Data(contentsOf: URL(filePath: path))
      else { return [] }
      var running: [String] = []
      for line in data.split(separator: UInt8(ascii: "\n")) {
        guard let record = try? JSONDecoder().decode(Record.self, from: line),
          record.kind == "event", let id = record.payload.testID
        else { continue }
        switch record.payload.kind {
        case "testStarted": running.append(id)
        case "testEnded": running.removeAll { $0 == id }
        default: break
        }
      }
      return running
    }
  }
#endif
