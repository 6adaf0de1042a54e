import LeakWatch
import UIKit

/// Checks the release of everything that leaves the stage from here on: a controller or a flow that
/// leaks fails the test as soon as everything has settled.
///
/// A test that launches an app need not call it. A *leak* is an object that is part of a cycle, or
/// that only lost cycles hold. An object that is held by something in use – a cache, a container, a
/// running request – is not a leak, and only mentioned on the console.
@MainActor
public func watchForLeaks() { LeakWatch.shared.begin() }

/// Expects an object, such as a view model, to be released when everything has settled after this
/// call. The failure names its owner, whether it is a leak or not.
///
/// Call it before the object's screen leaves, and hold it nowhere:
///
/// ```swift
/// expectReleased(try #require(app.screen as? SearchViewController).viewModel)
/// try await app.goBack()
/// ```
@MainActor
public func expectReleased(_ object: AnyObject) { LeakWatch.shared.expectRelease(of: object) }

/// Reports leaks to the running test.
@MainActor
func reportLeaks() {
  let watch = LeakWatch.shared
  for finding in watch.judge() + watch.judgeNamed()
  where finding.judgement.isLeak || finding.isNamed {
    RunningTest.fail("\(finding.judgement)")
  }
}

/// Fails a test that is over for what has left the stage and leaks, and for what only a task holds.
///
/// Objects that the test itself held are released by now.
@MainActor
package func reportLeaksAtEnd() async {
  guard Stage.shared.releaseTracker.hasSeenAnything else { return }
  // The flows of a window that was released end some turns later. A test may end while something moves.
  try? await settle()
  for judgement in LeakWatch.shared.judgeAtEnd() {
    RunningTest.fail(judgement.textAtEnd)
  }
}
