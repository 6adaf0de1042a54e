public import Foundation
import Synchronization

/// Reports the use of what the stage lacks: names of Apple's, and bodies that were set aside.
///
/// The first use of each name prints one line. `STORYLINE_MISSING_REPORT` names a file that gets a line
/// of JSON for the first use in each test, and the number of uses when the process ends.
public enum _Absence {
  /// The class in place of a superclass that is missing.
  public typealias Superclass = NSObject

  /// The kind of what was reached.
  public enum Kind: String, Codable, Sendable {
    /// A name of Apple's that the stage lacks.
    case name
    /// A body of the app's that did not compile and was set aside.
    case body
  }

  /// The uses of one name in one test.
  public struct Use: Codable, Equatable, Sendable {
    public let name: String
    public let kind: Kind
    /// The type and method of the first use.
    public let caller: String
    /// The answer that the caller got, as text.
    public let answer: String
    /// Why the name is missing, where that is known.
    public let reason: String?
    public let file: String?
    public let line: Int?
    /// The test that ran, if ``_Absence/nameTests(by:)`` was called.
    public let test: String?
    public fileprivate(set) var times: Int
  }

  /// The error of throwing members that are missing.
  public struct Failure: Error, CustomStringConvertible {
    public let name: String

    public init(name: String) { self.name = name }

    public var description: String { "\(name) is not on the stage" }
  }

  private struct Key: Hashable {
    let name: String
    let test: String?
  }

  private struct State {
    var uses: [Key: Use] = [:]
    var order: [Key] = []
    var printed: Set<String> = []
    var currentTest: (@Sendable () -> String?)?
    var observer: (@Sendable (Use) -> Void)?
    var maker: (@Sendable (Any.Type) -> Any?)?
    var isSummaryDue = false
  }

  private static let state = Mutex(State())

  /// Reports a use.
  ///
  /// - Parameters:
  ///   - name: The full name: `UIScreen.traitCollection`.
  ///   - kind: The kind of what was reached.
  ///   - answer: The answer that the caller gets, as text.
  ///   - reason: Why it is missing.
  ///   - function: The type and method of the caller. Without one, the stack says it.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  @inline(never)
  public static func report(
    _ name: String, _ kind: Kind = .name, answer: String = "nothing", reason: String? = nil,
    function: String? = nil, file: String? = nil, line: Int? = nil
  ) {
    // A test's name is asked for outside of the lock: the answer may come from anywhere.
    let key = Key(name: name, test: state.withLock(\.currentTest)?())
    let times = state.withLock { state -> Int? in
      state.uses[key]?.times += 1
      return state.uses[key]?.times
    }
    if let times {
      if key.test != nil, times > mostUses { endLoop(key) }
      return
    }
    let use = Use(
      name: name, kind: kind, caller: function ?? CallerName.ofStack(), answer: answer,
      reason: reason, file: file, line: line, test: key.test, times: 1)
    let (isFirst, isSummaryDue, observer) = state.withLock { state in
      state.uses[key] = use
      state.order.append(key)
      defer { state.isSummaryDue = true }
      return (state.printed.insert(name).inserted, state.isSummaryDue, state.observer)
    }
    if !isSummaryDue { atexit { _Absence.writeTotals() } }
    ReportFile.standard?.append([use])
    observer?(use)
    if isFirst { FileHandle.standardError.write(Data((sentence(use) + "\n").utf8)) }
  }

  /// How often a name is answered in one test. An app that people use may ask for it in every frame.
  private static let mostUses = 1_000_000

  /// Ends a test that would never end: its code repeats until it gets another answer than the neutral one.
  private static func endLoop(_ key: Key) -> Never {
    writeTotals()
    fatalError(
      "\(key.name) was reached \(mostUses) times; the code may repeat until it gets another answer")
  }

  /// Reports a use that has no answer, and ends the process.
  @inline(never)
  public static func trap(
    _ name: String, _ kind: Kind = .name, reason: String? = nil, function: String? = nil,
    file: String? = nil, line: Int? = nil
  ) -> Never {
    report(
      name, kind, answer: "a trap", reason: reason, function: function, file: file, line: line)
    let what = kind == .body ? "was set aside" : "is not on the stage"
    fatalError("\(name) \(what), and no value can stand in for it")
  }

  /// The missing declarations that this process has used, in the order of their first uses.
  public static var uses: [Use] {
    state.withLock { state in state.order.compactMap { state.uses[$0] } }
  }

  /// Sets how the running test is found. A test host that imports a testing library calls it.
  public static func nameTests(by current: @escaping @Sendable () -> String?) {
    state.withLock { $0.currentTest = current }
  }

  /// Sets what is called with the first use of each name, in each test, on the thread that uses it.
  public static func observe(_ observer: @escaping @Sendable (Use) -> Void) {
    state.withLock { $0.observer = observer }
  }

  /// Sets what makes neutral objects of classes that this module does not know. It returns `nil` for a type
  /// that it does not know either.
  public static func makeObjects(by maker: @escaping @Sendable (Any.Type) -> Any?) {
    state.withLock { $0.maker = maker }
  }

  /// The neutral object of a class; `nil` where it has none.
  static func object(of type: Any.Type) -> Any? { state.withLock(\.maker)?(type) }

  /// Forgets all uses.
  public static func reset() {
    state.withLock { state in
      state.uses = [:]
      state.order = []
      state.printed = []
    }
  }

  private static func writeTotals() {
    ReportFile.standard?.append(uses.filter { $0.times > 1 })
  }

  static func sentence(_ use: Use) -> String {
    let what =
      switch use.kind {
      case .name: "\(use.name) is not on the stage"
      case .body: "\(use.name) was set aside"
      }
    let place = use.file.map { file in
      " (\(URL(filePath: file).lastPathComponent)\(use.line.map { ":\($0)" } ?? ""))"
    }
    let reason = use.reason.map { ": \($0)" } ?? ""
    return
      "Storyline: \(what)\(reason); called from \(use.caller)\(place ?? ""), answered \(use.answer)"
  }
}
