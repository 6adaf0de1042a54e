import Foundation

/// One thing that takes a part of a change back.
@MainActor
struct UndoAction {
  /// Not kept.
  private(set) weak var target: AnyObject?
  let perform: @MainActor (AnyObject) -> Void
}

/// A group of operations that are undone together.
@MainActor
struct UndoGroup {
  enum Step {
    case action(UndoAction)
    case group(UndoGroup)
  }

  var name = ""
  var steps: [Step] = []

  var isEmpty: Bool { steps.isEmpty }

  /// Performs the steps in reverse order.
  func perform() {
    for step in steps.reversed() {
      switch step {
      case .action(let action): action.target.map(action.perform)
      case .group(let group): group.perform()
      }
    }
  }

  /// Forgets what is for a target.
  mutating func remove(_ target: AnyObject) {
    steps = steps.compactMap { step in
      switch step {
      case .action(let action):
        return action.target === target ? nil : step
      case .group(var group):
        group.remove(target)
        return group.isEmpty ? nil : .group(group)
      }
    }
  }
}
