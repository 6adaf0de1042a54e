/// The end of a process that a test, or code outside of tests, has caused.
public struct Crash: Equatable, Sendable {
  /// A line of a file.
  public struct Place: Equatable, Sendable {
    public let file: String
    public let line: Int
  }

  /// The sentence of the runtime: `Fatal error: Index out of range`.
  public let message: String
  /// The innermost line of the project on the stack, or else the place that the message names.
  public let place: Place?
  /// The lines of the project on the stack of the thread that crashed, innermost first.
  let frames: [Place]
  /// The place that the message names: `Module/File.swift`, or a file of a library.
  let named: Place?
  /// The class of test cases that XCTest created at that time, if any. XCTest creates all test cases before
  /// the first test.
  public let testCase: String?

  init(message: String, frames: [Place] = [], named: Place? = nil, testCase: String? = nil) {
    self.message = message
    self.frames = frames
    self.named = named
    self.testCase = testCase
    place = frames.first ?? named
  }

  /// A process that ended without a word, as `exit(_:)` does it.
  static let silent = Crash(message: "The process ended without a message, for example by exit()")

  /// The sentence for people: `/path/File.swift:12: Fatal error: Index out of range`.
  public var description: String {
    place.map { "\($0.file):\($0.line): \(message)" } ?? message
  }
}

/// Reads what the tests' processes print: finds crashes, and leaves out what only hides them.
struct TestOutput: LineReader {
  /// The crash of XCTest's process.
  var xcTest: Crash? { before.crash }
  /// The crash of Swift Testing's process, which runs after XCTest's.
  var swiftTesting: Crash? { after.crash }

  /// The lines of one process about its crash.
  private struct Findings {
    /// Several threads may print a message before the process ends.
    var messages: [Crash] = []
    /// The name of the signal, for crashes without a message.
    var signal: String?
    var frames: [Crash.Place] = []
    var testCase: String?

    var crash: Crash? {
      // The stack belongs to one of the messages.
      let fitting = messages.last { message in
        frames.contains { frame in
          guard let named = message.named else { return false }
          return frame.line == named.line && name(of: frame.file) == name(of: named.file)
        }
      }
      if let message = fitting ?? messages.last {
        return Crash(
          message: message.message, frames: frames, named: message.named, testCase: testCase)
      }
      return signal.map { Crash(message: $0, frames: frames, testCase: testCase) }
    }

    private func name(of path: String) -> Substring {
      path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
    }
  }

  private var before = Findings()
  private var after = Findings()

  /// Returns whether a file is of the project: its lines on a stack say where a crash belongs.
  private let isOwn: @Sendable (String) -> Bool
  private var isSwiftTesting = false
  private var isInReport = false
  private var isInCrashedThread = false
  /// The beginning of a run of Swift Testing's, until it is known whether there are any tests.
  private var pending: [String] = []

  /// How the runtime reports a crash: the frames of one thread, without registers.
  static let backtraceSettings =
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,sanitize=no,"
    + "output-to=stderr"

  init(isOwn: @escaping @Sendable (String) -> Bool) {
    self.isOwn = isOwn
  }

  /// Reads a line.
  ///
  /// - Returns: The lines that people should see now.
  mutating func read(_ line: String) -> [String] {
    let line = CopiedPlace.originals(in: line)
    if line.hasSuffix("Test run started.") {
      isSwiftTesting = true
      isInReport = false
      pending = [line]
      return []
    }
    if !pending.isEmpty {
      pending.append(line)
      if line.contains("↳ ") { return [] }
      defer { pending = [] }
      // Without tests of its own Swift Testing says that none passed, below those of XCTest's that did.
      return line.contains("Test run with 0 tests ") && line.contains(" passed ") ? [] : pending
    }
    if isInReport {
      readReport(line)
      return []
    }
    // Threads that cannot be stopped are not of interest.
    if line.hasPrefix("swift-runtime: failed to suspend thread") { return [] }
    if line.hasPrefix("*** Signal ") || line.hasPrefix("*** Program crashed: ") {
      isInReport = true
      isInCrashedThread = false
      readReport(line)
      return []
    }
    if let match = line.firstMatch(
      of: #/^(.+\.swift):([0-9]+): ((?:Fatal error|Precondition failed|Assertion failed).*)$/#),
      let number = Int(match.2)
    {
      let place = Crash.Place(file: String(match.1), line: number)
      findings.messages.append(Crash(message: String(match.3), named: place))
    } else if line.hasPrefix("Fatal error") || line.hasPrefix("Could not cast value of type ") {
      // The addresses of types differ from run to run.
      findings.messages.append(
        Crash(message: line.replacing(#/ \(0x[0-9a-f]+\)/#, with: "")))
    }
    return [line]
  }

  /// Ends the text.
  ///
  /// - Returns: The lines that were kept back.
  mutating func end() -> [String] {
    defer { pending = [] }
    return pending
  }

  private var findings: Findings {
    get { isSwiftTesting ? after : before }
    set { if isSwiftTesting { after = newValue } else { before = newValue } }
  }

  /// Reads a line of the runtime's report.
  private mutating func readReport(_ line: String) {
    if line.hasPrefix("Backtrace took ") {
      isInReport = false
    } else if let match = line.firstMatch(of: #/^\*\*\* Program crashed: (.+?) \*\*\*$/#) {
      findings.signal = String(match.1.split(separator: " at 0x").first ?? match.1)
    } else if line.contains(#/^Thread [0-9]+.*:$/#) {
      isInCrashedThread = line.hasSuffix("crashed:")
    } else if isInCrashedThread {
      if let match = line.firstMatch(of: #/ (\w+)\.init\(name:testClosure:\)/#) {
        findings.testCase = String(match.1)
      }
      if let match = line.firstMatch(of: #/ at (/.+?):([0-9]+)(?::[0-9]+)?$/#),
        isOwn(String(match.1)), let number = Int(match.2)
      {
        findings.frames.append(Crash.Place(file: String(match.1), line: number))
      }
    }
  }
}
