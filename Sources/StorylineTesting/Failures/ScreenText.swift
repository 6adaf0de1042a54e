import UIKit

/// The screen in words, for the messages of failures.
@MainActor
enum ScreenText {
  /// Returns the elements that tests can find, then everything that is drawn.
  static func now() -> String {
    let found = Match.all.map { "  " + $0.name }
    let elements = found.isEmpty ? ["  nothing"] : found
    return (["On the screen:"] + elements + [Stage.shared.displayList().text()])
      .joined(separator: "\n")
  }
}
