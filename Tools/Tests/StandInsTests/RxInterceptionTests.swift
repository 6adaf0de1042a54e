import AbsenceRuntime
import Foundation
import ObjCNames
import RxCocoaRuntime
import StorylineTesting
import Testing
import UIKit

@MainActor @Suite(.stage) struct RxInterceptionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// Observes a method as RxCocoa does: the observer is stored with the object.
  private func observe(_ selector: String, of object: AnyObject) -> MethodObserver? {
    let observer = MethodObserver()
    objc_setAssociatedObject(
      object, RX_reference_from_selector(RX_selector(Selector(selector))), observer,
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    var error: NSError?
    guard RX_ensure_observing(object, Selector(selector), &error) != nil else { return nil }
    return observer
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  @Test(arguments: [
    "viewDidLoad", "viewWillAppear:", "viewIsAppearing:", "viewDidAppear:", "viewWillDisappear:",
    "viewDidDisappear:", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "willMoveToParentViewController:", "didMoveToParentViewController:",
    "didReceiveMemoryWarning", "presentViewController:animated:completion:",
    "dismissViewControllerAnimated:completion:",
  ])
  func `a method of a view controller can be observed`(selector: String) {
    #expect(observe(selector, of: UIViewController()) != nil)
  }

  @Test func `methods of views and cells can be observed`() {
    for selector in ["layoutSubviews", "didMoveToWindow", "didMoveToSuperview"] {
      #expect(observe(selector, of: UIView()) != nil)
    }
    #expect(observe("prepareForReuse", of: UITableViewCell()) != nil)
    #expect(observe("prepareForReuse", of: UICollectionViewCell()) != nil)
  }

  @Test func `observers are notified around the method, with its arguments`() throws {
    let screen = RxScreen()
    let observer = try #require(observe("viewWillAppear:", of: screen))
    observer.said = { screen.calls.append($0) }
    screen.viewWillAppear(true)
    #expect(screen.calls == ["before [true]", "screen true", "after [true]"])
    screen.viewWillAppear(false)
    #expect(screen.calls.suffix(2) == ["screen false", "after [false]"])
  }

  @Test func `only observed objects have observers`() throws {
    let observed = RxScreen()
    let observer = try #require(observe("viewWillAppear:", of: observed))
    observer.said = { observed.calls.append($0) }
    let other = RxScreen()
    other.viewWillAppear(true)
    #expect(other.calls == ["screen true"])
    #expect(observed.calls.isEmpty)
  }

  @Test func `a method that calls its superclass notifies once`() throws {
    let base = UIViewController()
    let middle = RxScreen()
    let screen = RxSubScreen()
    for controller in [base, middle] { _ = observe("viewWillAppear:", of: controller) }
    let observer = try #require(observe("viewWillAppear:", of: screen))
    observer.said = { screen.calls.append($0) }
    screen.viewWillAppear(true)
    #expect(screen.calls == ["before [true]", "sub", "screen true", "after [true]"])
  }

  @Test func `UIKit's own calls are observed, and do what they did`() throws {
    let screen = RxScreen()
    let loaded = try #require(observe("viewDidLoad", of: screen))
    let shown = try #require(observe("viewDidAppear:", of: screen))
    let parent = UIViewController()
    let moved = try #require(observe("didMoveToParentViewController:", of: screen))
    var calls: [String] = []
    loaded.said = { calls.append("loaded \($0)") }
    shown.said = { calls.append("shown \($0)") }
    moved.said = { _ in calls.append("moved") }
    parent.addChild(screen)
    parent.view.addSubview(screen.view)
    screen.didMove(toParent: parent)
    screen.beginAppearanceTransition(true, animated: false)
    screen.endAppearanceTransition()
    #expect(calls.contains("loaded before []") && calls.contains("loaded after []"))
    #expect(calls.contains("shown after [false]"))
    #expect(calls.count { $0 == "moved" } == 2)
    #expect(screen.parent === parent)
  }

  @Test func `observed controllers are presented and dismissed`() async throws {
    let screen = UIViewController()
    let next = UIViewController()
    let presenting = try #require(
      observe("presentViewController:animated:completion:", of: screen))
    let dismissing = try #require(observe("dismissViewControllerAnimated:completion:", of: screen))
    var calls: [String] = []
    presenting.said = { calls.append(String($0.prefix(6))) }
    dismissing.said = { calls.append(String($0.prefix(13))) }
    show(screen)
    await withCheckedContinuation { done in screen.present(next, animated: false) { done.resume() }
    }
    #expect(screen.presentedViewController === next)
    await withCheckedContinuation { done in screen.dismiss(animated: false) { done.resume() } }
    #expect(screen.presentedViewController == nil)
    #expect(calls == ["before", "after ", "before [false", "after [false,"])
  }

  @Test func `an observed object is released`() throws {
    let screen = RxScreen()
    _ = try #require(observe("viewWillAppear:", of: screen))
    screen.viewWillAppear(true)
    expectReleased(screen)
  }

  @Test func `a method that cannot be observed is an error, and reported`() {
    _Absence.reset()
    var error: NSError?
    let screen = RxScreen()
    #expect(RX_ensure_observing(screen, Selector("save"), &error) == nil)
    #expect(error?.domain == RXObjCRuntimeErrorDomain)
    #expect(_Absence.uses.map(\.name) == ["observing RxScreen.save"])
    _Absence.reset()
  }

  @Test func `the release of an object is observed`() throws {
    let observer = ReleaseObserver()
    var screen: RxScreen? = RxScreen()
    objc_setAssociatedObject(
      try #require(screen), RX_reference_from_selector(RX_selector(Selector("dealloc"))), observer,
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    var error: NSError?
    #expect(RX_ensure_observing(try #require(screen), Selector("dealloc"), &error) != nil)
    #expect(observer.times == 0)
    screen = nil
    #expect(observer.times == 1)
  }

  @Test func `a property is observed until the observation is disposed of`() {
    let label = UILabel()
    label.text = "one"
    var values: [String?] = []
    let observation = _RXKVOObserver(
      target: label, retainTarget: true, keyPath: "text", options: [.initial, .new]
    ) { values.append($0 as? String) }
    label.text = "two"
    observation.dispose()
    label.text = "three"
    #expect(values == ["one", "two"])
  }
}

private final class MethodObserver: RXMessageSentObserver {
  let targetImplementation = RX_default_target_implementation()
  var said: (String) -> Void = { _ in }

  func messageSent(withArguments arguments: [Any]) { said("before \(arguments)") }

  func methodInvoked(withArguments arguments: [Any]) { said("after \(arguments)") }
}

private final class ReleaseObserver: RXDeallocatingObserver {
  let targetImplementation = RX_default_target_implementation()
  private(set) var times = 0

  func deallocating() { times += 1 }
}

class RxScreen: UIViewController {
  var calls: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append("screen \(animated)")
  }
}

// Methods of a final or private class are called without its table: `storyline` removes `final` from view
// controllers for that reason.
class RxSubScreen: RxScreen {
  override func viewWillAppear(_ animated: Bool) {
    calls.append("sub")
    super.viewWillAppear(animated)
  }
}
