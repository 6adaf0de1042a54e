import UIKit

/// A window with a navigation controller, what the walk expects to be in it, and everything that
/// was ever made for it.
@MainActor
final class WalkWorld {
  let harness: any Harness
  let window: UIWindow

  /// The root, unless a single screen is.
  private(set) var navigation: UINavigationController?
  /// The screens from the root to the top, once everything that was asked for has happened.
  var expected: [WalkController] = []

  private struct Record {
    weak var controller: WalkController?
    let life: Life
  }

  private struct Container {
    weak var navigation: UINavigationController?
  }

  private var records: [Record] = []
  private var containers: [Container] = []
  private var made = 0

  init(harness: any Harness) {
    self.harness = harness
    window = harness.makeWindow(root: nil)
    showStack([makeScreen()])
    window.makeKeyAndVisible()
  }

  func makeScreen() -> WalkController {
    made += 1
    let life = Life(name: "S\(made)")
    let controller = WalkController(life)
    records.append(Record(controller: controller, life: life))
    return controller
  }

  /// Makes a new navigation controller the root of the window.
  func showStack(_ screens: [WalkController]) {
    let navigation = UINavigationController()
    containers.append(Container(navigation: navigation))
    navigation.setViewControllers(screens, animated: false)
    self.navigation = navigation
    expected = screens
    window.rootViewController = navigation
  }

  /// Makes a single screen the root of the window.
  func showScreen(_ screen: WalkController) {
    navigation = nil
    expected = [screen]
    window.rootViewController = screen
  }

  /// Leaves the window empty.
  func showNothing() {
    navigation = nil
    expected = []
    window.rootViewController = nil
  }

  // MARK: What must be true when nothing moves

  /// What is wrong now that everything has settled, in words.
  func problems() -> [String] {
    callbackProblems() + lifetimeProblems() + (navigation.map(stackProblems) ?? [])
  }

  /// Callbacks are balanced for everything that ever appeared, and exactly what is visible has
  /// appeared.
  private func callbackProblems() -> [String] {
    var problems: [String] = []
    let visible = expected.last
    for record in records {
      let life = record.life
      problems += life.faults
      let isVisible = record.controller.map { $0 === visible } ?? false
      if life.appearance != (isVisible ? .appeared : .disappeared) {
        let seen = isVisible ? "visible" : record.controller == nil ? "gone" : "hidden"
        problems.append("\(life.name) is \(seen), but \(life.appearance)")
      }
      guard let controller = record.controller else { continue }
      // What goes together with its container is not told any more.
      if life.isMoving { problems.append("\(life.name) was not told that it moved") }
      let isInWindow = controller.viewIfLoaded?.window === window
      if isInWindow != isVisible {
        problems.append("the view of \(life.name) is \(isInWindow ? "" : "not ")in the window")
      }
      // 2.1 – outside of callbacks.
      if controller.isMovingToParent || controller.isMovingFromParent {
        problems.append("\(life.name) says that it moves")
      }
    }
    return problems
  }

  /// What was removed is gone; forgets it.
  private func lifetimeProblems() -> [String] {
    records.removeAll { $0.controller == nil }
    containers.removeAll { $0.navigation == nil }
    var problems: [String] = []
    for record in records {
      guard let controller = record.controller, !expected.contains(controller) else { continue }
      problems.append("\(record.life.name) was removed, but is alive")
    }
    if records.count < expected.count { problems.append("something expected was not made here") }
    for container in containers where container.navigation !== navigation {
      problems.append("a navigation controller was removed, but is alive")
    }
    return problems
  }

  /// Stack, children and parents agree, and no transition is open.
  private func stackProblems(_ navigation: UINavigationController) -> [String] {
    var problems: [String] = []
    let stack = navigation.viewControllers
    if stack != expected {
      let names = stack.map { ($0 as? WalkController)?.life.name ?? "?" }
      problems.append("the stack is \(names), not \(expected.map(\.life.name))")
    }
    if Set(navigation.children) != Set(stack) { problems.append("children are not the stack") }
    for screen in expected
    where screen.parent !== navigation || screen.navigationController !== navigation {
      problems.append("\(screen.life.name) has another parent")
    }
    if navigation.navigationBar.items?.count != stack.count {
      problems.append("the bar's items are not the stack's")
    }
    if navigation.transitionCoordinator != nil { problems.append("a transition is open") }
    return problems
  }
}
