import LeakWatch
import UIKit

/// From here on, whatever leaves the stage for good has to be released: a controller or a flow that
/// leaks fails the test as soon as everything has settled.
///
/// A test that launches an app need not say so. A *leak* is an object that is part of a cycle, or that
/// only lost cycles hold; what something in use holds – a cache, a container, a request that runs – is
/// no leak, and said on the console only.
@MainActor
public func watchForLeaks() { LeakWatch.shared.begin() }

/// Expects an object of one's own, such as a view model, to be gone when everything has settled after
/// this call; what holds it is said, whether it is a leak or not.
///
/// Call it before the object's screen leaves, and hold it nowhere:
///
/// ```swift
/// expectReleased(try #require(app.screen as? SearchViewController).viewModel)
/// try await app.goBack()
/// ```
@MainActor
public func expectReleased(_ object: AnyObject) { LeakWatch.shared.expectRelease(of: object) }

/// Tells the running test of what has left for good and is not released.
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
/// What the test itself held is released by now.
@MainActor
package func reportLeaksAtEnd() async {
  guard Stage.shared.departures.hasSeenAnything else { return }
  // The flows of a window that was released end some turns later. A test may end while something moves.
  try? await settle()
  for judgement in LeakWatch.shared.judgeAtEnd() {
    RunningTest.fail(judgement.textAtEnd)
  }
}
