import StorylineTesting
import UIKit

typealias PlatformHarness = AppleHarness

/// Apple's UIKit, by its public API, in the process of the tests.
///
/// A test holds the main queue while it runs. `settle()` runs the main run loop inside of that, and so
/// timers, display links and animations go on; blocks on the main queue wait until the test returns.
final class AppleHarness: Harness {
  private static var windows: [UIWindow] = []

  private var actions: [RecognizerAction] = []

  /// Hides every window that a test has made, and lets go of it.
  static func removeWindows() {
    for window in windows {
      window.rootViewController?.dismiss(animated: false)
      window.isHidden = true
      window.rootViewController = nil
    }
    windows = []
    RunLoop.main.turn()
  }

  func makeWindow(root: UIViewController?) -> UIWindow {
    let scenes = UIApplication.ifRunning?.connectedScenes ?? []
    let scene = scenes.lazy.compactMap { $0 as? UIWindowScene }.first
    let window = scene.map(UIWindow.init(windowScene:)) ?? UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    Self.windows.append(window)
    return window
  }

  func turn() { RunLoop.main.turn() }

  /// - Throws: ``NotJudged`` when the test has used what Apple's UIKit has no API for: whatever it
  ///   expects from here on has not been caused. ``StillMoving`` after five seconds.
  func settle() throws {
    if let ability = NotJudged.used { throw NotJudged(ability) }
    let end = Date(timeIntervalSinceNow: 5)
    var quiet = 0
    while quiet < 3 {
      RunLoop.main.turn(for: 0.01)
      let moving = Self.windows.lazy.compactMap(Motion.name).first
      quiet = moving == nil ? quiet + 1 : 0
      if let moving, Date() > end { throw StillMoving(name: moving) }
    }
  }

  func type(_ text: String) {
    for character in text {
      guard let input = Self.keyInput else { return }
      // A text field has no API for its return key: `insertText` leaves the delegate out.
      if character.isNewline, input is UITextField { return NotJudged.use(.returnKey) }
      input.insertText(String(character))
    }
  }

  func pressDelete() { Self.keyInput?.deleteBackward() }

  func onAction(
    of recognizer: UIGestureRecognizer, _ body: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) {
    let action = RecognizerAction(body)
    actions.append(action)
    recognizer.addTarget(action, action: #selector(RecognizerAction.run))
  }

  var now: TimeInterval { CACurrentMediaTime() }

  func startOver() {
    actions = []
    Self.removeWindows()
  }

  /// The first responder, if it takes keys.
  private static var keyInput: (any UIKeyInput)? {
    windows.lazy.compactMap(firstResponder).first as? any UIKeyInput
  }

  private static func firstResponder(in view: UIView) -> UIView? {
    view.isFirstResponder ? view : view.subviews.lazy.compactMap(firstResponder).first
  }
}

/// A target that calls a closure; recognizers do not own their targets.
@MainActor
private final class RecognizerAction: NSObject {
  private let body: @MainActor (UIGestureRecognizer) -> Void

  init(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) { self.body = body }

  @objc func run(_ recognizer: UIGestureRecognizer) { body(recognizer) }
}

/// The reason why `settle()` gave up.
struct StillMoving: Error, CustomStringConvertible {
  let name: String

  var description: String { "\(name) still moves after five seconds." }
}

/// Transitions, scrolling and animations in a window.
@MainActor
private enum Motion {
  /// The name of an object that moves; `nil` when none does.
  static func name(in window: UIWindow) -> String? {
    if window.isHidden { return nil }
    return window.rootViewController.flatMap(controller) ?? view(window)
  }

  private static func controller(_ controller: UIViewController) -> String? {
    if controller.transitionCoordinator != nil || controller.isBeingPresented
      || controller.isBeingDismissed
    {
      return "\(Swift.type(of: controller))"
    }
    let inner = controller.children + [controller.presentedViewController].compactMap { $0 }
    return inner.lazy.compactMap(Self.controller).first
  }

  private static func view(_ view: UIView) -> String? {
    let keys = view.layer.animationKeys() ?? []
    let animations = keys.lazy.compactMap(view.layer.animation(forKey:))
    // An activity indicator's animation and a cursor's have no end.
    let moves = animations.contains { $0.repeatCount.isFinite && $0.isRemovedOnCompletion }
    if moves || (view as? UIScrollView)?.isDecelerating == true {
      return "\(Swift.type(of: view))"
    }
    return view.subviews.lazy.compactMap(Self.view).first
  }
}

extension RunLoop {
  /// Handles what is due, or what comes within some seconds, and commits the implicit transaction.
  fileprivate func turn(for seconds: TimeInterval = 0) {
    run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
    CATransaction.flush()
  }
}
