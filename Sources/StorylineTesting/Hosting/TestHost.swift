import CMainThreadTests
import Foundation
public import UIKit
import XCTest

/// Launches an app before the first test of a process, as Xcode does for tests that have an app for
/// their host. For the `storyline` command, which calls it when the program begins.
public enum _TestHost {
  @MainActor private static var delegate: NSObject.Type?

  /// Launches an app when tests are about to begin, under XCTest and under Swift Testing.
  ///
  /// `STORYLINE_TEST_WITHOUT_APP` in the environment leaves the launch out, after one that ended the
  /// process.
  public static func launch<Delegate: NSObject & UIApplicationDelegate>(
    _ delegate: Delegate.Type
  ) {
    main_thread_tests_link()
    guard getenv("STORYLINE_TEST_WITHOUT_APP") == nil else { return }
    MainActor.assumeIsolated { self.delegate = delegate }
    // XCTest gives the main queue nothing to do before its first test, and calls the observer when
    // that begins.
    XCTestObservationCenter.shared.addTestObserver(Observer())
    // Swift Testing carries out what waits for the main actor in its order: this comes first.
    DispatchQueue.main.async { launchOnce() }
  }

  @MainActor
  private static func launchOnce() {
    guard let delegate else { return }
    self.delegate = nil
    Launch(application: nil, delegate: delegate).run()
    do { try Stage.shared.settle() } catch {
      FileHandle.standardError.write(Data("After the launch of \(delegate): \(error)\n".utf8))
    }
  }

  private final class Observer: NSObject, XCTestObservation {
    func testBundleWillStart(_ testBundle: Bundle) {
      MainActor.assumeIsolated { launchOnce() }
    }
  }
}
