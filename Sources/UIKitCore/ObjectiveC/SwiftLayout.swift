import CStage
import Foundation

/// The check that Swift lays out classes, and compiles methods' entries, as `CStage` reads them.
///
/// Another version of Swift may do it otherwise. What is read is tried once on classes of which
/// everything is known, so that a program ends with the reason instead of a wrong answer.
@MainActor
enum SwiftLayout {
  /// The values that were read from the known classes.
  struct Findings: Equatable {
    /// The initializer that was found made an object of the class.
    var findsInitializers = true
    /// A method counts as overridden in the class that overrides it, and in no other.
    var findsOverrides = true
    /// A Boolean value that indicates whether a class with an optional method is distinguished from
    /// one without.
    var findsOptionalMethods = true
  }

  /// A Boolean value that indicates whether the known classes have been read.
  private(set) static var isChecked = false

  /// Ends the process unless everything is read right; looked at once.
  static func check() {
    guard !isChecked else { return }
    isChecked = true
    require(found())
  }

  static func require(_ findings: Findings) {
    guard let problem = problem(with: findings) else { return }
    FileHandle.standardError.write(Data((problem + "\n").utf8))
    fatalError(problem)
  }

  /// Returns the problem, and what to do about it; `nil` if there is none.
  static func problem(with findings: Findings) -> String? {
    let wrong = [
      findings.findsInitializers ? nil : "initializers",
      findings.findsOverrides ? nil : "overrides",
      findings.findsOptionalMethods ? nil : "optional methods",
    ].compactMap(\.self)
    guard !wrong.isEmpty else { return nil }
    return
      "Storyline cannot find \(wrong.joined(separator: ", ")) of classes that were compiled by "
      + "Swift \(version). Build with a version that the README names, clean the build folder first, "
      + "or report this with the version."
  }

  private static var version: String {
    #if compiler(>=6.5)
      "6.5 or later"
    #elseif compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2 or earlier"
    #endif
  }

  // MARK: Looking

  static func found() -> Findings {
    Findings(
      findsInitializers: readsInitializer(), findsOverrides: readsOverride(),
      findsOptionalMethods: stage_reads_code() == 0 || readsOptionalMethods())
  }

  private static func readsInitializer() -> Bool {
    guard
      let function = stage_initializer(
        pointer(LayoutSample.self), pointer(OverridingSample.self), 0)
    else {
      return false
    }
    // Whichever entry of the table this is, it returns a new object.
    let object = stage_call_initializer(function, pointer(OverridingSample.self))
    let made = Unmanaged<LayoutSample>.fromOpaque(object).takeRetainedValue()
    return made.mark == OverridingSample.markOfInit
  }

  private static func readsOverride() -> Bool {
    let method = OverridableMethod(
      unchecked: LayoutSample.self, plain: PlainSample.self, probe: OverridingSample.self)
    return method.isOverridden(by: OverridingSample.self, below: LayoutSample.self)
      && !method.isOverridden(by: PlainSample.self, below: LayoutSample.self)
  }

  private static func readsOptionalMethods() -> Bool {
    !OptionalMethods.reads(.commit, of: Without()) && OptionalMethods.reads(.commit, of: With())
      && !OptionalMethods.reads(.move, of: Without()) && OptionalMethods.reads(.move, of: With())
  }

  private static func pointer(_ cls: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(cls, to: UnsafeRawPointer.self)
  }

  // MARK: The known classes

  private class Without: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  private final class With: NSObject, UITableViewDataSource {
    private var calls = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { calls += 1 }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { calls += 2 }
  }
}

// For the package, not private: methods that are never called would be removed from the tables of
// private classes.

/// Returns a new object from every entry of its table, each with a number of its own.
package class LayoutSample {
  package final let mark: Int
  package init() { mark = 1 }
  package init(mark: Int) { self.mark = mark }
  package func copy() -> LayoutSample { LayoutSample(mark: 2) }
}

/// Has nothing of its own.
package class PlainSample: LayoutSample {}

/// Has everything of its own.
package class OverridingSample: LayoutSample {
  package static let markOfInit = 3
  package override init() { super.init(mark: Self.markOfInit) }
  package override init(mark: Int) { super.init(mark: 4) }
  package override func copy() -> LayoutSample { LayoutSample(mark: 5) }
}
