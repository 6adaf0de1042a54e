import StorylineCore
import UIKit

/// Finds which of the flows that stand beside each other is in front, and brings another one there.
@MainActor
struct LinkFronts {
  private unowned let director: Director

  init(_ director: Director) { self.director = director }

  /// Returns a Boolean value that indicates whether a screen is in a slot beside others.
  func isBeside(_ screen: UIViewController) -> Bool {
    var each: UIViewController? = screen
    while let current = each {
      if current.siblingContainer != nil { return true }
      each = current.outer
    }
    return false
  }

  /// Brings a flow to the front of those that it stands beside.
  func reveal(_ id: CoordinatorID) {
    for (siblingContainer, slot) in wayToFront(of: id).reversed()
    where !siblingContainer.front.contains(slot) {
      siblingContainer.reveal(slot)
    }
  }

  /// The flows with a guard that go out of sight when another one comes to the front.
  func guardedBehind(_ id: CoordinatorID) -> [CoordinatorID] {
    var covered: [CoordinatorID] = []
    for (siblingContainer, slot) in wayToFront(of: id) where !siblingContainer.front.contains(slot)
    {
      covered += guardedBehind(siblingContainer)
    }
    return covered
  }

  func guardedBehind(_ siblingContainer: any SiblingContainer) -> [CoordinatorID] {
    director.leaveGuards.guarded(
      leaving: siblingContainer.givesWay.flatMap(director.screens).reversed())
  }

  /// The places that a flow is in, the innermost first.
  private func wayToFront(
    of id: CoordinatorID
  ) -> [(siblingContainer: any SiblingContainer, slot: UIViewController)] {
    var way: [(siblingContainer: any SiblingContainer, slot: UIViewController)] = []
    let tree = director.tree
    var each = (tree[id]?.screens.first ?? tree.screensBelow(id).first).flatMap(director.screen)
    while let current = each {
      if let siblingContainer = current.siblingContainer { way.append((siblingContainer, current)) }
      each = current.outer
    }
    return way
  }

  /// Returns a Boolean value that indicates whether a step would be in front: neither it nor a step
  /// before it stands behind others. `style` returns the style of a step, where it is known.
  static func comesIntoSight(
    _ index: Int, _ steps: [LinkStep], style: (Int) -> FlowStyle?
  ) -> Bool {
    var each: Int? = index
    while let current = each {
      if !steps[current].comesToFront, case .slot? = style(current)?.kind { return false }
      each = steps[current].parent
    }
    return true
  }
}
