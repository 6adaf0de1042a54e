import CMainThreadTests

/// The text that is written to standard error when the process traps, where no Swift code runs any
/// more.
///
/// It grows by a line with each action. Building the whole script each time would be slow.
@MainActor
enum TrapReport {
  private static let end = "}\n"

  /// Begins to report that script, which ends with a closing brace on a line of its own.
  static func begin(_ script: String) {
    trap_report_set("A monkey was using the app:\n\(script)\n")
  }

  /// Adds the next action.
  static func add(_ action: MonkeyAction) {
    trap_report_drop(end.utf8.count)
    trap_report_add(line(action) + end)
  }

  /// Removes an action that could not be performed.
  static func takeBack(_ action: MonkeyAction) {
    trap_report_drop((line(action) + end).utf8.count)
    trap_report_add(end)
  }

  /// Stops reporting.
  static func finish() { trap_report_set(nil) }

  private static func line(_ action: MonkeyAction) -> String { "  \(action)\n" }
}
