import Testing

@testable import AppBuilder

/// Which test ended its process, and where: from what the process printed and what is known of its tests.
@Suite struct CrashTests {
  private func read(_ text: String) -> (seen: String, output: TestOutput) {
    var output = TestOutput { $0.hasPrefix("/app/") }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { output.read(String($0)) }
    lines += output.end()
    return (lines.joined(separator: "\n"), output)
  }

  // MARK: What a process prints

  @Test func `the line of a crash is the project's innermost one, and the report is not shown`() {
    let (seen, output) = read(
      """
      Test Case 'CartTests.testReads' started at 2026-11-24 16:01:30.871
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
      swift-runtime: failed to suspend thread 17188 while processing a crash; backtraces will be missing

      *** Signal 4: Backtracing from 0x7fda17f6df7f... done ***

      *** Program crashed: Illegal instruction at 0x00007fda17f6df7f ***

      Thread 1 "other":

      0 0x0000560d283c6401 wait() + 32 in Tests.xctest at /app/Wait.swift:1:40

      Thread 0 "main" crashed:

      0               0x00007fda17f6df7f _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
      1 [ra]          0x0000560d283c6401 UIView.f() + 32 in Tests.xctest at /stage/UIView.swift:7:40
      2 [ra]          0x0000560d283c6401 Cart.price(at:) + 32 in Tests.xctest at /app/Cart.swift:5:40
      3 [ra] [system] 0x0000560d283c6401 closure in Tests.xctest at //<compiler-generated>
      4 [ra]          0x0000560d283f0db0 CartTests.testReads() + 47 in Tests.xctest at /app/CartTests.swift:6

      Registers:

      Backtrace took 0.02s
      after
      """)
    #expect(
      output.xcTest
        == Crash(
          message: "Fatal error: Index out of range",
          frames: [
            Crash.Place(file: "/app/Cart.swift", line: 5),
            Crash.Place(file: "/app/CartTests.swift", line: 6),
          ], named: Crash.Place(file: "Swift/ContiguousArrayBuffer.swift", line: 692)))
    #expect(output.xcTest?.description == "/app/Cart.swift:5: Fatal error: Index out of range")
    #expect(output.swiftTesting == nil)
    #expect(
      seen == """
        Test Case 'CartTests.testReads' started at 2026-11-24 16:01:30.871
        Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

        after
        """)
  }

  @Test func `a crash without a message is called by its signal`() {
    let output = read(
      "*** Program crashed: Bad pointer dereference at 0x0000000000000010 ***\nBacktrace took 0s\n"
    ).output
    #expect(output.xcTest == Crash(message: "Bad pointer dereference"))
  }

  @Test func `a cast that fails has the sentence of the runtime, without addresses`() {
    let output = read(
      """
      Could not cast value of type 'Foundation.URLError' (0x7f0cd9ef8108) to 'App.Failure' (0x55b35012b170).
      *** Program crashed: Aborted at 0x00000000000006f2 ***
      Thread 0 "main" crashed:
      0 [ra] 0x0000560d283c6401 Cart.load() + 32 in Tests.xctest at /app/Cart.swift:5:40
      Backtrace took 0.02s
      """
    ).output
    #expect(
      output.xcTest?.description
        == "/app/Cart.swift:5: Could not cast value of type 'Foundation.URLError' to 'App.Failure'."
    )
  }

  @Test func `a crash while XCTest creates a test case has the name of its class`() {
    let output = read(
      """
      Tests/CartTests.swift:3: Fatal error: no cart
      *** Program crashed: Illegal instruction at 0x00007fe1f64f9361 ***
      Thread 0 "Tests.xctest" crashed:
      0 [ra] 0x0000556c0dfd356d Cart.init() + 28 in Tests.xctest at /app/Cart.swift:3:21
      1 [ra] 0x0000556c0dfd398a CartTests.init(name:testClosure:) + 89 in Tests.xctest at /app/CartTests.swift:10:21
      2 [ra] [thunk] 0x0000556c0dfd391c CartTests.__allocating_init(name:testClosure:) + 75 in Tests.xctest
      Backtrace took 0.01s
      """
    ).output
    #expect(output.xcTest?.testCase == "CartTests")
    #expect(output.xcTest?.description == "/app/Cart.swift:3: Fatal error: no cart")
  }

  @Test func `of two messages at once that of the reported stack counts`() {
    let output = read(
      """
      ◇ Test run started.
      ↳ Testing Library Version: 6.3.1
      ◇ Test one() started.
      App/Cart.swift:9: Fatal error: first
      App/Cart.swift:1: Fatal error: second
      *** Program crashed: Illegal instruction at 0x00007fda17f6df7f ***
      Thread 3 crashed:
      1 [ra] 0x0000560d283c6401 Cart.total() + 32 in Tests.xctest at /app/Cart.swift:9:40
      Backtrace took 0.02s
      """
    ).output
    #expect(output.xcTest == nil)
    #expect(output.swiftTesting?.description == "/app/Cart.swift:9: Fatal error: first")
  }

  @Test func `a run of Swift Testing's without tests says nothing`() {
    let empty = """
      Executed 3 tests, with 0 failures
      ◇ Test run started.
      ↳ Testing Library Version: 6.3.1
      ↳ Target Platform: x86_64-unknown-linux-gnu
      ✔ Test run with 0 tests in 0 suites passed after 0.001 seconds.
      """
    #expect(read(empty).seen == "Executed 3 tests, with 0 failures")
    let full = empty.replacing("0 tests in 0", with: "4 tests in 1")
    #expect(read(full).seen == full)
  }

  // MARK: Which test it was

  private static let places = ["one", "two", "three"].enumerated().map { index, name in
    """
    {"kind":"test","payload":{"id":"T.\(name)()","kind":"function","sourceLocation":{"column":2,\
    "fileID":"T/F.swift","_filePath":"/app/F.swift","line":\(10 * index + 10)}},"version":0}
    {"kind":"event","payload":{"kind":"testStarted","testID":"T.\(name)()"},"version":0}

    """
  }.joined()

  private func outcomes(ended: [String] = []) -> TestOutcomes {
    let ends = ended.map {
      "{\"kind\":\"event\",\"payload\":{\"kind\":\"testEnded\",\"testID\":\"T.\($0)()\"},\"version\":0}\n"
    }
    return TestOutcomes(events: Self.places + ends.joined(), outcomes: "", uses: "")
  }

  @Test func `a test of XCTest's that did not end is the one`() {
    var all = TestOutcomes(
      events: "", outcomes: #"{"test":"T.C/testA","outcome":"started"}"#, uses: "")
    let crash = Crash(message: "Fatal error")
    let ends = all.blame(xcTest: crash, swiftTesting: nil, isSerial: false)
    #expect(ends == TestOutcomes.Ends(xcTest: false, swiftTesting: true))
    #expect(all.crashed == [TestOutcomes.Crashed(test: "T.C/testA", crash: crash)])
    #expect(all.unfinished.isEmpty)
    #expect(all.finished == ["T.C/testA"])
    #expect(all.status(isOtherwiseWrong: false) == 1)
  }

  @Test func `a test that calls exit is the one, without a message`() {
    var all = TestOutcomes(
      events: "", outcomes: #"{"test":"T.C/testA","outcome":"started"}"#, uses: "")
    _ = all.blame(xcTest: nil, swiftTesting: nil, isSerial: false)
    #expect(all.crashed.map(\.crash) == [.silent])
  }

  @Test func `of several running tests the one on the stack is chosen`() {
    var all = outcomes()
    let frames = [
      Crash.Place(file: "/app/F.swift", line: 35), Crash.Place(file: "/app/F.swift", line: 24),
    ]
    let crash = Crash(message: "Fatal error", frames: frames)
    _ = all.blame(xcTest: nil, swiftTesting: crash, isSerial: false)
    #expect(all.crashed.map(\.test) == ["T.two()"])
    #expect(all.unfinished == ["T.one()", "T.three()"])
  }

  @Test func `of several running tests the message chooses one where the stack is unknown`() {
    var all = outcomes()
    let crash = Crash(message: "Fatal error", named: Crash.Place(file: "T/F.swift", line: 31))
    _ = all.blame(xcTest: nil, swiftTesting: crash, isSerial: false)
    #expect(all.crashed.map(\.test) == ["T.three()"])
  }

  @Test func `no test is blamed where several ran and the crash lies elsewhere`() {
    var all = outcomes(ended: ["one"])
    let crash = Crash(message: "Fatal error", named: Crash.Place(file: "App/Cart.swift", line: 4))
    let ends = all.blame(xcTest: nil, swiftTesting: crash, isSerial: false)
    #expect(!ends.areAll && all.crashed.isEmpty)
    #expect(all.unfinished == ["T.two()", "T.three()"])
  }

  @Test func `a crash between tests belongs to none`() {
    var all = outcomes(ended: ["one", "two", "three"])
    let crash = Crash(message: "Fatal error")
    _ = all.blame(xcTest: nil, swiftTesting: crash, isSerial: false)
    #expect(all.crashed.isEmpty && all.crashesOutsideTests == [crash])
    #expect(all.status(isOtherwiseWrong: false) == 1)
  }

  // MARK: The next process

  @Test func `tests that ended are skipped by one pattern for each suite`() {
    var all = outcomes(ended: ["one"])
    all.formUnion(
      TestOutcomes(
        events: "",
        outcomes: """
          {"test":"T.C/testA","outcome":"passed","seconds":0.5}
          {"test":"T.C/testB","outcome":"failed","message":"no","file":"/app/C.swift","line":3}
          """, uses: ""))
    #expect(all.patternsOfFinished == [#"^T\.C(?:\/testA|\/testB)$"#, #"^T\.one\(\)(?:)$"#])
    #expect(all.failures == ["T.C/testB": "/app/C.swift:3: no"])
    #expect(
      all.summary(seconds: 1.26) == "2 tests passed, 1 failed, 2 did not end, in 1.3 seconds")
  }
}
