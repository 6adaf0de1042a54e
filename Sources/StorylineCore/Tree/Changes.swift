/// How a coordinator ended.
package struct Ending: Hashable, Sendable {
  package enum Result: Hashable, Sendable {
    case finished
    case cancelled(Reason)
  }

  package let id: CoordinatorID
  package let result: Result

  package init(id: CoordinatorID, result: Result) {
    self.id = id
    self.result = result
  }
}

/// The changes that a call made to a tree, for the owner of the real objects.
package struct Changes: Equatable, Sendable {
  /// Screens that belong to no coordinator any more.
  package var goneScreens: [ScreenID] = []
  /// Coordinators that ended, those below first. Each one is named once in the life of its tree.
  package var endings: [Ending] = []

  package init() {}

  package var isEmpty: Bool { goneScreens.isEmpty && endings.isEmpty }

  package static func += (one: inout Changes, other: Changes) {
    // Most calls change nothing.
    guard !other.isEmpty else { return }
    one.goneScreens += other.goneScreens
    one.endings += other.endings
  }
}
