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
  private static let symbols = Mutex<[String]>([])

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

  /// Notes the name of a symbol that has no shape here, and prints it the first time.
  ///
  /// It is not a name that the stage lacks: the app runs as it would, with another picture.
  static func note(symbol name: String) {
    let isNew = symbols.withLock { known in
      guard !known.contains(name) else { return false }
      known.append(name)
      return true
    }
    guard isNew else { return }
    let words = "[Storyline] The symbol \(name) has no shape here: a placeholder is drawn.\n"
    FileHandle.standardError.write(Data(words.utf8))
    Task { @MainActor in showPanel(on: .shared) }
  }

  /// All uses that were noted, the first one first.
  package static var uses: [Use] { state.withLock(\.self) }

  /// Shows the panel that lists each name once.
  @MainActor
  private static func showPanel(on stage: Stage) {
    stage.panels.register("missing", title: "Missing names", order: 30) {
      rows(of: uses, symbols: symbols.withLock(\.self))
    }
  }

  static func rows(of uses: [Use], symbols: [String] = []) -> [PanelNode] {
    var known: Set<String> = []
    let names = uses.filter { known.insert($0.name).inserted }.enumerated().map { number, use in
      PanelNode(
        id: number, title: use.name, note: "Called from \(use.caller), answered \(use.answer).")
    }
    return names
      + symbols.enumerated().map { number, name in
        PanelNode(
          id: names.count + number, title: name,
          note: "A symbol without a shape here: a placeholder is drawn.")
      }
  }
}
