import UIKit

// The invariants when nothing moves.

extension WalkWorld {
  /// Returns the faults after everything has settled, in words.
  func problems() -> [String] {
    var problems: [String] = []
    if !decide() {
      let names =
        navigation?.viewControllers.map { ($0 as? WalkController)?.life.name ?? "?" } ?? []
      problems.append("the stack is \(names), not \(expected.map(\.life.name))")
      return problems
    }
    problems += callbackProblems() + presentationProblems() + lifetimeProblems()
    if let navigation { problems += stackProblems(navigation) }
    return problems
  }

  /// Callbacks are balanced for everything that ever appeared, and exactly what is visible has
  /// appeared.
  private func callbackProblems() -> [String] {
    var problems: [String] = []
    let visible = visible
    for record in records where !record.isOrphan {
      let life = record.life
      problems += life.faults
      let isVisible = record.controller.map(visible.contains) ?? false
      if life.appearance != (isVisible ? .appeared : .disappeared) {
        let seen = isVisible ? "visible" : record.controller == nil ? "gone" : "hidden"
        problems.append("\(life.name) is \(seen), but \(life.appearance)")
      }
      guard let controller = record.controller else { continue }
      // 3.4 – a controller that is added outside of windows is called with the first display.
      if life.isComing, controller.parent?.viewIfLoaded?.window != nil {
        problems.append("\(life.name) was not told that it moved")
      }
      let isInWindow = controller.viewIfLoaded?.window === window
      if isInWindow != isVisible {
        problems.append("the view of \(life.name) is \(isInWindow ? "" : "not ")in the window")
      }
      // 2.1 – outside of callbacks.
      if controller.isMovingToParent || controller.isMovingFromParent
        || controller.isBeingPresented || controller.isBeingDismissed
      {
        problems.append("\(life.name) says that it moves")
      }
    }
    return problems
  }

  /// Returns the faults of presentations: both sides must agree, and a dismissed controller is not
  /// presented.
  private func presentationProblems() -> [String] {
    var problems: [String] = []
    var presenter = window.rootViewController
    for controller in presented {
      if controller.presentingViewController !== presenter {
        problems.append("a presented controller names another presenter")
      }
      if controller.parent != nil { problems.append("a presented controller has a parent") }
      if dismissed.contains(where: { $0.object === controller }) {
        problems.append("what was dismissed is still presented")
      }
      presenter = controller
    }
    dismissed = []
    return problems
  }

  /// Returns the removed objects that are not released, and forgets the others.
  private func lifetimeProblems() -> [String] {
    records.removeAll { $0.controller == nil }
    containers.removeAll { $0.navigation.object == nil }
    let presented = presented
    var present = Set<UIViewController>(expected)
    for controller in presented {
      present.insert(controller)
      present.formUnion(controller.children)
    }
    var problems: [String] = []
    for record in records where !record.isOrphan {
      guard let controller = record.controller, !present.contains(controller) else { continue }
      problems.append("\(record.life.name) was removed, but is alive")
    }
    for container in containers where !container.isOrphan {
      guard let stack = container.navigation.object, stack !== navigation,
        !presented.contains(stack)
      else { continue }
      problems.append("a navigation controller was removed, but is alive")
    }
    return problems
  }

  /// Stack, children and parents agree, and no transition is open.
  private func stackProblems(_ navigation: UINavigationController) -> [String] {
    var problems: [String] = []
    let stack = navigation.viewControllers
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
