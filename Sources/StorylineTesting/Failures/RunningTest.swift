import Storyline

/// The test that runs now.
@MainActor
enum RunningTest {
  /// Fails the test. No line of it is to blame: the mistake is in the app.
  static func fail(_ message: String) {
    if Failure.isRedirected {
      Failure(message: message, location: TestLocation(#filePath, #line)).report()
    } else {
      TestFramework.fail(message)
    }
  }

  /// Fails the test for each refusal that no code looked at.
  ///
  /// - Parameter isOver: `true` if the test has ended, so that the handles that it kept will not be
  ///   read.
  static func reportRefusals(atEnd isOver: Bool = false) {
    for message in UnreadRefusals.shared.takeMessages(atEnd: isOver) {
      fail(message)
    }
  }
}
