import Foundation

/// A controller that is passed up to a container that shows it.
@MainActor
private struct ShowRequest {
  let shown: UIViewController
  /// The controller that was asked first.
  let source: UIViewController

  static var current: ShowRequest?
}

extension UIViewController {
  /// Returns the controller that was first asked to show another one, as far as the request comes
  /// from below.
  func showSource(of shown: UIViewController) -> UIViewController? {
    ShowRequest.current.flatMap { $0.shown === shown ? $0.source : nil }
  }

  /// 4.6.2 – goes up the parents to the first that overrides the method: one that does not comes
  /// here and passes on. A refusal by `canPerformAction` is not supported yet, because that takes a
  /// selector.
  func passOn(_ shown: UIViewController, to ask: (UIViewController) -> Void) {
    let outer = ShowRequest.current
    defer { ShowRequest.current = outer }
    let request =
      outer.flatMap { $0.shown === shown ? $0 : nil }
      ?? ShowRequest(shown: shown, source: self)
    ShowRequest.current = request
    if let parent {
      // 4.6.2 – a container above may know where it goes.
      ask(parent)
    } else {
      // 4.6.1 – no parent does: the first receiver presents it.
      request.source.present(shown, animated: UIView.areAnimationsEnabled)
    }
  }
}
