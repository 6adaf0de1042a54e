import Foundation
import Synchronization

/// The names of Apple's that an app has used and that the stage lacks, and the parts of the app that were
/// set aside because they do not compile.
///
/// The stage does not know them itself. The command `storyline` adds a module that reports each use, and
/// connects it to ``note(_:caller:answer:)``.
public enum _MissingNames {
  /// The first use of a name.
  package struct Use: Equatable, Sendable {
    /// The full name: `UIDevice.batteryLevel`.
    package let name: String
    /// The type and method that used it.
    package let caller: String
    /// The value that was returned to the caller, as text.
    package let answer: String
  }

  private static let state = Mutex<[Use]>([])

  /// Notes the first use of a name; within tests, the first in each of them.
  ///
  /// - Parameters:
  ///   - name: The full name.
  ///   - caller: The type and method that used it.
  ///   - answer: The answer that the caller got, as text.
  public static func note(_ name: String, caller: String, answer: String) {
    state.withLock { $0.append(Use(name: name, caller: caller, answer: answer)) }
    // A name may be used on any thread, and panels belong to the main one.
    Task { @MainActor in showPanel(on: .shared) }
  }

  /// All uses that were noted, the first one first.
  package static var uses: [Use] { state.withLock(\.self) }

  /// Shows the panel that lists each name once.
  @MainActor
  private static func showPanel(on stage: Stage) {
    stage.panels.register("missing", title: "Missing names", order: 30) { rows(of: uses) }
  }

  static func rows(of uses: [Use]) -> [PanelNode] {
    var known: Set<String> = []
    return uses.filter { known.insert($0.name).inserted }.enumerated().map { number, use in
      PanelNode(
        id: number, title: use.name, note: "Called from \(use.caller), answered \(use.answer).")
    }
  }
}
