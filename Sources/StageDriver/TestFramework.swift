/// The place of the testing framework in an app that runs outside of tests: there is none.
@MainActor
enum TestFramework {
  /// Does nothing: the app launches itself.
  static func willLaunch(findsLeaks: Bool) {}

  /// Does nothing: a running app shows its leaks and refusals in the panels of its page.
  static func reportProblems() {}

  /// Prints a failure.
  static func record(_ failure: Failure) { StartingPlace.print("\(failure)") }
}
