import UIKit

/// Keeps what stands beside each other, such as tabs, so that what is taken out unasked can be put back.
@MainActor
final class SlotBarrier: Barrier {
  private weak var siblingContainer: (any SiblingContainer)?
  private unowned let director: Director
  private var slots: [UIViewController] = []
  private var restore: (@MainActor () -> Void)?

  init(_ siblingContainer: any SiblingContainer, in director: Director) {
    self.siblingContainer = siblingContainer
    self.director = director
  }

  func close(for guards: LeaveGuards) -> Bool {
    guard let siblingContainer else { return false }
    let slots = siblingContainer.slots
    guard !guards.guarded(leaving: slots.reversed().flatMap(director.screens)).isEmpty,
      let restore = siblingContainer.remember()
    else { return false }
    self.slots = slots
    self.restore = restore
    return true
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
