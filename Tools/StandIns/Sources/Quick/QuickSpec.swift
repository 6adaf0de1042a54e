import Foundation
public import XCTest

/// A specification: a class whose `spec()` describes examples.
///
/// Each example is run, and reported, as a test of its own.
open class QuickSpec: XCTestCase {
  /// Describes the examples, as of Quick 7.
  @MainActor open class func spec() {}

  /// Describes the examples, as before Quick 7.
  @MainActor open func spec() {}

  /// The specification while one of its examples runs.
  @MainActor public internal(set) static weak var current: QuickSpec?
}

/// A specification whose examples wait for work.
open class AsyncSpec: QuickSpec {}

/// The hooks around the examples of all specifications.
open class QuickConfiguration: NSObject {
  @MainActor open class func configure(_ configuration: QCKConfiguration) {}
}

/// The hooks that a ``QuickConfiguration`` sets.
@MainActor
public final class QCKConfiguration {
  init() {}

  public func beforeEach(_ closure: @escaping @MainActor () throws -> Void) {
    World.root.beforeEach.append(.direct { _ in try closure() })
  }

  public func afterEach(_ closure: @escaping @MainActor () throws -> Void) {
    World.root.afterEach.append(.direct { _ in try closure() })
  }

  public func beforeSuite(_ closure: @escaping @MainActor () throws -> Void) {
    World.beforeSuite.append(closure)
  }

  public func afterSuite(_ closure: @escaping @MainActor () throws -> Void) {
    World.afterSuite.append(closure)
  }
}

// MARK: - Running

extension QuickSpec {
  /// Reads the specification, and runs each of its examples as a test of its own.
  ///
  /// The method that the adapter writes into every specification calls it.
  ///
  /// - Parameter configurations: The configurations of the module, each of which is asked once.
  public final func runExamplesOfSpec(configuredBy configurations: [QuickConfiguration.Type] = []) {
    // XCTest runs its methods on the main thread.
    nonisolated(unsafe) let spec = self
    MainActor.assumeIsolated {
      for configuration in configurations { World.configure(configuration) }
      spec.runExamples()
    }
  }

  @MainActor
  private func runExamples() {
    let root = ExampleGroup("", in: World.root)
    World.group = root
    type(of: self).spec()
    spec()
    World.group = nil
    let examples = root.allExamples
    let isFocused = examples.contains(where: \.isFocused)
    let finished = Self.finished
    var names: [String: Int] = [:]
    for hook in World.beforeSuite { _ = try? hook() }
    World.beforeSuite = []
    for (index, example) in examples.enumerated() {
      var name = Self.testName(example.fullName)
      names[name, default: 0] += 1
      if let count = names[name], count > 1 { name += " \(count)" }
      guard !finished.contains("\(String(reflecting: type(of: self)))/\(name)") else { continue }
      let isLeftOut = example.isPending || (isFocused && !example.isFocused)
      run(example, index, named: name, isLeftOut: isLeftOut)
    }
    for hook in World.afterSuite { _ = try? hook() }
    World.afterSuite = []
  }

  @MainActor
  private func run(_ example: Example, _ index: Int, named name: String, isLeftOut: Bool) {
    let metadata = ExampleMetadata(exampleIndex: index, name: example.fullName)
    let test = type(of: self).init(name: name) { test in
      if isLeftOut { throw XCTSkip("\(example.fullName) is pending, or others are focused") }
      guard example.waits else {
        try MainActor.assumeIsolated { try example.runDirectly(metadata) }
        return
      }
      let body: (XCTestCase) -> () async throws -> Void = { _ in
        { @MainActor in try await example.run(metadata) }
      }
      try asyncTest(body)(test)()
    }
    Self.current = test
    test.run()
  }

  /// Returns a name that stands in reports: points and slashes divide names there.
  private static func testName(_ text: String) -> String {
    String(text.map { $0 == "." || $0 == "/" ? " " : $0 == "\n" ? " " : $0 })
  }

  /// The examples that an earlier process has run: a crash ends a process, and the rest runs in a new one.
  private static let finished: Set<String> = {
    guard let path = ProcessInfo.processInfo.environment["STORYLINE_FINISHED_TESTS"],
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return [] }
    return Set(text.split(separator: "\n").map(String.init))
  }()
}
