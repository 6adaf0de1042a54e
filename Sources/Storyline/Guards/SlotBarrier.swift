import UIKit

/// Keeps what stands beside each other, such as tabs, so that what is taken out unasked can be put back.
@MainActor
final class SlotBarrier: Barrier {
  private weak var siblingContainer: (any SiblingContainer)?
  private var slots: [UIViewController] = []
  private var restore: (@MainActor () -> Void)?

  init(_ siblingContainer: any SiblingContainer) { self.siblingContainer = siblingContainer }

  func keep(_ slots: [UIViewController], _ restore: @escaping @MainActor () -> Void) {
    self.slots = slots
    self.restore = restore
  }

  func open() {
    slots = []
    restore = nil
  }

  // MARK: Putting back

  let order = Int.max - 1

  var missing: [UIViewController] {
    guard let siblingContainer else { return [] }
    let there = siblingContainer.slots
    return slots.filter {
      !there.contains($0) && $0.outer == nil && $0.presentingViewController == nil
    }
  }

  func putBack() -> PutBack {
    guard let siblingContainer, let restore, let takeAway = siblingContainer.remember() else {
      return .impossible
    }
    restore()
    return .done(takeAway: takeAway)
  }
}
