import Dispatch
import UIKit

/// Says, for every way in which an app gets called later, whether it came on the main thread.
final class ThreadsDelegate: UIResponder, UIApplicationDelegate {
  private var missing: Set = ["timer", "run loop", "main queue", "main actor"]

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    _ = Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in
      MainActor.assumeIsolated { self.came("timer") }
    }
    RunLoop.main.perform { MainActor.assumeIsolated { self.came("run loop") } }
    DispatchQueue.main.async { self.came("main queue") }
    Task { came("main actor") }
    return true
  }

  private func came(_ name: String) {
    guard Thread.isMainThread else {
      print("\(name) came on another thread")
      exit(1)
    }
    missing.remove(name)
    if missing.isEmpty {
      print("all on the main thread")
      exit(0)
    }
  }
}
