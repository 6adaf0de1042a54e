import UIKit

// The invariants when nothing moves.

extension AppWorld {
  /// Returns the faults after everything has settled, in words.
  func problems() -> [String] {
    var problems = stackProblems()
    guard problems.isEmpty else { return problems }
    problems += containerProblems()
    for room in rooms { problems += screenProblems(in: room) }
    forgetWhatStaysInWindows()
    return problems + callbackProblems() + presentationProblems() + lifetimeProblems()
  }

  /// Each stack is what was asked for.
  private func stackProblems() -> [String] {
    stacks.removeAll { $0.navigation == nil }
    var problems: [String] = []
    for index in stacks.indices {
      guard let navigation = stacks[index].navigation else { continue }
      let names = navigation.screens.map(\.life.name)
      if let outcomes = stacks[index].outcomes, !outcomes.contains(names) {
        problems.append("the stack \(navigation.life.name) is \(names), not \(outcomes)")
      }
      stacks[index].outcomes = [names]
    }
    return problems
  }

  /// Children, lists and parents agree, and no transition is open.
  private func containerProblems() -> [String] {
    var problems: [String] = []
    for controller in reachable {
      let name = (controller as? any WithLife)?.life.name ?? "\(type(of: controller))"
      for child in controller.children where child.parent !== controller {
        problems.append("a child of \(name) has another parent")
      }
      if controller.transitionCoordinator != nil {
        problems.append("a transition of \(name) is open")
      }
      switch controller {
      case let navigation as UINavigationController:
        if Set(navigation.children) != Set(navigation.viewControllers) {
          problems.append("the children of \(name) are not its stack")
        }
      case let tabs as WalkTabs:
        let names = tabs.viewControllers?.compactMap { ($0 as? any WithLife)?.life.name }
        if names != tabs.given { problems.append("the tabs of \(name) are not \(tabs.given)") }
        if tabs.selectedViewController == nil { problems.append("\(name) selects nothing") }
      case let pages as WalkPages:
        let shown = (pages.viewControllers ?? []).compactMap { $0 as? any WithLife }
        if shown.count != 1 || !shown.allSatisfy({ one in pages.book.contains { $0 === one } }) {
          problems.append("\(name) shows \(shown.map(\.life.name))")
        }
      case let split as WalkSplit:
        for (column, given) in split.given
        where (split.viewController(for: column) as? any WithLife)?.life.name != given {
          problems.append("\(given) is not in its column of \(name)")
        }
      default: break
      }
    }
    return problems
  }

  /// Something is on the screen, and what is fills its place.
  private func screenProblems(in room: Room) -> [String] {
    guard !room.window.isHidden, room.window.rootViewController != nil else { return [] }
    let visible = visible(in: room)
    var problems: [String] = []
    if !visible.contains(where: { $0.children.isEmpty }) { problems.append("nothing is shown") }
    for controller in visible {
      guard let view = controller.viewIfLoaded, view.window != nil else { continue }
      let name = (controller as? any WithLife)?.life.name ?? "\(type(of: controller))"
      var ancestor: UIView? = view
      while let current = ancestor {
        if current.isHidden || current.alpha < 0.01 { problems.append("\(name) is not seen") }
        ancestor = current.superview
      }
      let frame = view.convert(view.bounds, to: nil)
      if frame.intersection(room.window.bounds).isEmpty {
        problems.append("\(name) is at \(frame), not in \(room.window.bounds)")
      }
      guard let parent = controller.parent, let around = parent.viewIfLoaded else { continue }
      if !view.isDescendant(of: around) { problems.append("\(name) is not in its parent's view") }
      let isColumn = (parent as? UISplitViewController)?.isCollapsed == false
      // As wide, but for what is lost in calculating.
      if !isColumn, abs(view.bounds.width - around.bounds.width) > 0.001 {
        problems.append("\(name) is \(view.bounds.width) wide in \(around.bounds.width)")
      }
    }
    return problems
  }

  /// 1.4.7 – what is presented over the whole window stays there when its presenter goes away.
  private func forgetWhatStaysInWindows() {
    let roots = rooms.map(\.window.rootViewController)
    // A column that was popped is still a column.
    let inPlace = reachable.filter { roots.contains(outermost(of: $0)) }
    forget(notIn: Set(inPlace)) { one in
      guard let style = presented(by: one)?.modalPresentationStyle else { return false }
      return style != .currentContext && style != .overCurrentContext
    }
  }

  /// Expects nothing more of controllers that are not there and together with one like that.
  private func forget(notIn present: Set<UIViewController>, with isLost: (UIViewController) -> Bool)
  {
    var lost: Set<UIViewController> = []
    for case let controller? in records.map(\.controller)
    where !present.contains(controller) && !lost.contains(controller) {
      let together = reachable(from: outermost(of: controller))
      if together.contains(where: isLost) { lost.formUnion(together) }
    }
    guard !lost.isEmpty else { return }
    records.removeAll { record in record.controller.map { lost.contains($0) } == true }
  }

  /// Callbacks are balanced for everything that ever appeared, and exactly what is visible has
  /// appeared.
  private func callbackProblems() -> [String] {
    var problems: [String] = []
    var windows: [UIViewController: UIWindow] = [:]
    for room in rooms { for one in visible(in: room) { windows[one] = room.window } }
    for record in records {
      let life = record.life
      problems += life.faults
      let window = record.controller.flatMap { windows[$0] }
      if life.appearance != (window != nil ? .appeared : .disappeared) {
        let seen = window != nil ? "visible" : record.controller == nil ? "gone" : "hidden"
        problems.append("\(life.name) is \(seen), but \(life.appearance)")
      }
      guard let controller = record.controller else { continue }
      // 3.4 – a controller that is added outside of windows is called with the first display.
      if life.isComing, controller.parent?.viewIfLoaded?.window != nil {
        problems.append("\(life.name) was not told that it moved")
      }
      if controller.viewIfLoaded?.window !== window {
        problems.append("the view of \(life.name) is \(window == nil ? "" : "not ")in its window")
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
    for controller in reachable where controller.presentingViewController != nil {
      if controller.parent == nil, dismissed.contains(where: { $0.object === controller }) {
        problems.append("what was dismissed is still presented")
      }
    }
    dismissed = []
    return problems
  }

  /// Returns the removed objects that are not released, and forgets the others.
  private func lifetimeProblems() -> [String] {
    records.removeAll { $0.controller == nil }
    let present = Set(reachable)
    // 7.10 – what goes away while it presents keeps all that it holds.
    forget(notIn: present) { presented(by: $0) != nil }
    return records.compactMap { record in
      guard let controller = record.controller, !present.contains(controller) else { return nil }
      return "\(record.life.name) was removed, but is alive"
    }
  }
}
