import CMainThreadTests

extension TestFramework {
  /// Lets the main run loop turn during tests, and watches for leaks of an app that is about to be launched.
  static func willLaunch(findsLeaks: Bool) {
    main_thread_tests_link()
    if findsLeaks { watchForLeaks() }
  }

  /// Fails the running test for leaks, and for refusals that no code looked at. Called when everything has
  /// settled.
  static func reportProblems() {
    reportLeaks()
    RunningTest.reportRefusals()
  }
}
