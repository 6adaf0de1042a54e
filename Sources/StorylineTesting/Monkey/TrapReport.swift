import CMainThreadTests

/// What is written to standard error when the process traps: nothing of Swift runs any more then.
@MainActor
enum TrapReport {
  /// What was done until now, as a test; empty while no monkey is at work.
  static var script = "" {
    didSet { trap_report_set(script.isEmpty ? nil : "A monkey was using the app:\n\(script)\n") }
  }
}
