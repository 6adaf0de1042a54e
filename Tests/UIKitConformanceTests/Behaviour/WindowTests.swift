import Foundation
import StorylineTesting
import Testing
import UIKit

/// A window that records when it becomes the key window, and a notification of it.
final class TracingWindow: UIWindow {
  var name = ""
  var trace: Trace?
  var mayBecomeKey = true

  override var canBecomeKey: Bool { mayBecomeKey }

  override func becomeKey() {
    super.becomeKey()
    trace?.record(name, "becomeKey")
  }

  override func resignKey() {
    super.resignKey()
    trace?.record(name, "resignKey")
  }
}

/// 5.8: levels, the key window, and who gets a touch.
@MainActor @Suite(.harness) struct WindowTests {
  let harness: any Harness = PlatformHarness()
  let trace = Trace()

  func makeWindow(_ name: String) -> TracingWindow {
    let window = TracingWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.name = name
    window.trace = trace
    return window
  }

  /// The content of a notification.
  private struct Post: Equatable, Sendable {
    let name: NSNotification.Name
    let object: ObjectIdentifier?
    var hasUserInfo = false
  }

  @MainActor
  private final class Posts {
    var list: [Post] = []
  }

  /// Runs `body` and lists the notifications of windows that it posts.
  private func posts(of names: [NSNotification.Name], during body: () -> Void) -> [Post] {
    let posts = Posts()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let post = Post(
          name: note.name, object: (note.object as? UIWindow).map(ObjectIdentifier.init),
          hasUserInfo: note.userInfo != nil)
        MainActor.assumeIsolated { posts.list.append(post) }
      }
    }
    body()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    return posts.list
  }

  /// The window that a touch on the middle of the screen goes to.
  private func touched(of windows: UIWindow...) -> UIWindow? {
    var found: UIWindow?
    for window in windows {
      let recognizer = TracingRecognizer("tap", Trace())
      recognizer.reactions["began"] = { found = $0.view as? UIWindow }
      window.addGestureRecognizer(recognizer)
    }
    let middle = CGPoint(x: UIScreen.main.bounds.midX, y: UIScreen.main.bounds.midY)
    harness.tap(at: middle)
    harness.turn()
    for window in windows { window.gestureRecognizers = [] }
    return found
  }

  @Test func `5.8.1 the levels are 0, 1000 and 2000, and a window is on the normal one`() {
    #expect(
      [UIWindow.Level.normal, .statusBar, .alert].map(\.rawValue) == [0, 1000, 2000])
    #expect(UIWindow(frame: .zero).windowLevel == .normal)
  }

  @Test func `5.8.1, 5.8.5 a higher level is in front, and gets the touch`() {
    let (low, high) = (makeWindow("low"), makeWindow("high"))
    high.windowLevel = .alert
    high.makeKeyAndVisible()
    low.makeKeyAndVisible()
    #expect(touched(of: low, high) === high)
    high.windowLevel = UIWindow.Level(rawValue: -1)
    #expect(touched(of: low, high) === low)
  }

  @Test func `5.8.1 on one level, what was shown later is in front`() {
    let (one, two) = (makeWindow("one"), makeWindow("two"))
    two.makeKeyAndVisible()
    one.makeKeyAndVisible()
    #expect(touched(of: one, two) === one)
    two.makeKeyAndVisible()
    #expect(touched(of: one, two) === two)
  }

  @Test func `5.8.2 makeKey changes the key window, not what is seen`() {
    let (one, two) = (makeWindow("one"), makeWindow("two"))
    one.makeKeyAndVisible()
    trace.expect(["one.becomeKey"])
    two.makeKey()
    #expect(two.isHidden)
    #expect(two.isKeyWindow && !one.isKeyWindow)
    trace.expect(["one.becomeKey", "one.resignKey", "two.becomeKey"])
    two.makeKey()
    #expect(trace.events.count == 3)
  }

  @Test func `5.8.2 what becomes of a window is posted, without user information`() {
    let (one, two) = (makeWindow("one"), makeWindow("two"))
    let names = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
    ]
    let (first, second) = (ObjectIdentifier(one), ObjectIdentifier(two))
    let posted = posts(of: names) {
      one.makeKeyAndVisible()
      two.makeKey()
      one.isHidden = true
    }
    #expect(
      posted == [
        Post(name: names[0], object: first), Post(name: names[2], object: first),
        Post(name: names[3], object: first), Post(name: names[2], object: second),
        Post(name: names[1], object: first),
      ])
  }

  @Test func `5.8.4 any window may become key, unless it says no`() {
    #expect(UIWindow(frame: .zero).canBecomeKey)
    let (one, two) = (makeWindow("one"), makeWindow("two"))
    one.makeKeyAndVisible()
    two.mayBecomeKey = false
    two.makeKeyAndVisible()
    #expect(!two.isHidden)
    #expect(one.isKeyWindow && !two.isKeyWindow)
    trace.expect(["one.becomeKey"])
  }

  @Test func `5.8.5 a window whose hit test finds nothing leaves the touch to the next`() {
    final class Pane: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    let below = makeWindow("below")
    below.makeKeyAndVisible()
    let pane = Pane(frame: UIScreen.main.bounds)
    pane.rootViewController = UIViewController()
    pane.makeKeyAndVisible()
    #expect(pane.isKeyWindow)
    #expect(touched(of: below, pane) === below)
  }
}
