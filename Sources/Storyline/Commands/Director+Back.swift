import StorylineCore
import UIKit

// Going back by name: found when the command's turn has come, for until then everything may change.
extension Director {
  func back(_ request: BackRequest, from id: CoordinatorID, animated: Bool) {
    commands.give(BackCommand(request: request, flow: id, animated: animated))
  }

  // MARK: Finding the way

  /// Returns the way back to a target; `nil` where there is nothing of the kind.
  func wayBack(to target: BackRequest.Target, from record: FlowRecord) -> WayBack? {
    let path = pathBack(from: record)
    guard let index = index(of: target, in: path, from: record) else { return nil }
    let destination = path[index]
    let navigation = destination.stack
    // Everything above leaves, including screens above the flow that goes back.
    let below = Set(path[index...].compactMap { id(of: $0) })
    let above = screensAbove(destination)
    return WayBack(
      destination: destination, navigation: navigation,
      going: above.filter { !below.contains($0) })
  }

  /// The screens from a flow's topmost one downwards, through what is below a modal as well.
  private func pathBack(from record: FlowRecord) -> [UIViewController] {
    var path: [UIViewController] = []
    var each = topScreen(of: record)
    while let current = each {
      var outer = current
      if let navigation = current.stack {
        let stack = navigation.viewControllers
        path += stack.prefix(through: stack.firstIndex(of: current) ?? 0).reversed()
        outer = navigation
      } else {
        path.append(current)
      }
      // The next one around it that people came through, else what it lies over.
      var next = outer.outer
      while let parent = next, id(of: parent) == nil, parent.stack == nil {
        outer = parent
        next = parent.outer
      }
      each = next ?? outer.presentingViewController.map(visibleScreen)
    }
    return path
  }

  /// The topmost screen of the flow, or of the flows that it shows, or of the flow that shows it.
  private func topScreen(of record: FlowRecord) -> UIViewController? {
    for each in record.selfAndAncestors {
      let own = tree[each.id]?.screens.last ?? tree.screensBelow(each.id).last
      if let screen = own.flatMap(screen) { return screen }
    }
    return nil
  }

  /// Returns the innermost visible screen of a controller.
  func visibleScreen(of controller: UIViewController) -> UIViewController {
    var each = controller
    while true {
      if let top = (each as? UINavigationController)?.topViewController {
        each = top
      } else if let front = siblingContainer(at: each)?.front.last {
        each = front
      } else {
        return each
      }
    }
  }

  private func index(
    of target: BackRequest.Target, in path: [UIViewController], from record: FlowRecord
  ) -> Int? {
    switch target {
    case .screen(let fits):
      return path.firstIndex(where: fits)
    case .flow(let fits):
      var (each, branch): (FlowRecord?, CoordinatorID?) = (record, nil)
      while let current = each {
        if let flow = current.flow, fits(flow) {
          return index(ofFlow: current.id, in: path, beside: branch)
        }
        (each, branch) = (current.parent, current.id)
      }
      return path.firstIndex { screen in
        let flow = id(of: screen).flatMap(tree.owner).flatMap(self.record)?.flow
        return flow.map(fits) ?? false
      }
    }
  }

  /// The nearest screen of a flow; if it has none there, of one that it shows, but for the branch from
  /// which it is asked.
  private func index(
    ofFlow id: CoordinatorID, in path: [UIViewController], beside branch: CoordinatorID?
  ) -> Int? {
    let own = Set(tree[id]?.screens ?? [])
    if let index = path.firstIndex(where: { self.id(of: $0).map(own.contains) ?? false }) {
      return index
    }
    let others = Set(tree.screensBelow(id)).subtracting(branch.map(tree.screensBelow) ?? [])
    return path.firstIndex { self.id(of: $0).map(others.contains) ?? false }
  }

  /// The screens of flows above a screen: on its stack, and in all that is presented over it. The
  /// topmost comes first.
  private func screensAbove(_ destination: UIViewController) -> [ScreenID] {
    var above: [ScreenID] = []
    var outer: UIViewController = destination
    if let navigation = destination.stack {
      let stack = navigation.viewControllers
      let index = stack.firstIndex(of: destination) ?? 0
      above = stack[(index + 1)...].flatMap(screens)
      outer = navigation
    }
    while let parent = outer.outer { outer = parent }
    if let presented = outer.presentedViewController {
      above += screensAway(with: presented).reversed()
    }
    return above.reversed()
  }

  /// The screens of flows that go when a modal is dismissed, the topmost first.
  func screensAway(with modal: UIViewController) -> [ScreenID] {
    var away: [ScreenID] = []
    var each: UIViewController? = modal
    while let current = each {
      away += screens(in: current)
      each = current.presentedViewController
    }
    return away.reversed()
  }

  /// The screens of flows in a controller, itself included.
  func screens(in controller: UIViewController) -> [ScreenID] {
    var inner = controller.children
    // A column may be out of the tree of controllers for a while.
    if !containers.isEmpty, let siblingContainer = siblingContainer(at: controller) {
      inner += siblingContainer.slots.filter { $0.parent == nil }
    }
    return [id(of: controller)].compactMap { $0 } + inner.flatMap(screens)
  }

  // MARK: Going

  func go(_ way: WayBack, animated: Bool, because cause: Reason?) {
    leaveGuards.permit(leaving: way.going)
    var outer: UIViewController = way.destination
    while let parent = outer.outer { outer = parent }
    let presented = outer.presentedViewController
    // Below a dismissed controller the change of the stack is not visible.
    way.navigation?.popToViewController(
      way.destination, animated: animated && presented == nil)
    guard let presented else { return }
    if let cause { modal(presented).cause = cause }
    dismiss(presented, animated: animated)
  }
}
