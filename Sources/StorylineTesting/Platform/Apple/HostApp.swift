package import UIKit

// The process of a test: the tests of a package run without an app.

extension UIApplication {
  /// The app that the tests run in. `shared` must not be read where there is none.
  package static var ifRunning: UIApplication? {
    UIApplication.perform(#selector(getter: UIApplication.shared))?.takeUnretainedValue()
      as? UIApplication
  }
}

/// Makes a window that is never shown, and needs no scene: the initializers for that are deprecated since
/// iOS 26.
@MainActor
func makeHiddenWindow() -> UIWindow {
  func make<Window: NSObject>(_ type: Window.Type) -> Window { type.init() }
  return make(UIWindow.self)
}
