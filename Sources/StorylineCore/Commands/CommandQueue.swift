/// A command of a coordinator to a container.
package enum Command: Hashable, Sendable {
  /// Show a screen of a coordinator.
  case show(ScreenID, of: CoordinatorID)
  /// Take away every screen of a coordinator and of those below it.
  case remove(CoordinatorID)
  /// Go back to something that a coordinator named.
  case back(from: CoordinatorID)
  /// Follow a link.
  case follow(LinkID)
}

/// The commands of one window, carried out one after the other.
///
/// The queue does not observe containers. Its owner asks for the ``next()`` command when a
/// container is settled, and completes it with a receipt.
package struct CommandQueue: Sendable {
  private var waiting: [(id: CommandID, command: Command)] = []
  private var running: CommandID?
  private var lastNumber = 0
  /// The shows that were commanded and have not settled.
  package var pendingShows = PendingShows()

  package init() {}

  /// A Boolean value that indicates whether a command is running. Until it ends, the containers are
  /// in an intermediate state.
  package var isCarryingOut: Bool { running != nil }

  /// A Boolean value that indicates whether no command waits or runs.
  package var isIdle: Bool { waiting.isEmpty && running == nil }

  /// How many commands wait.
  package var count: Int { waiting.count }

  /// Puts a command behind all others.
  package mutating func append(_ command: Command) -> CommandID {
    lastNumber += 1
    let id = CommandID(number: lastNumber)
    waiting.append((id, command))
    return id
  }

  /// The next command, unless another one is being carried out.
  package mutating func next() -> (id: CommandID, command: Command)? {
    guard running == nil, !waiting.isEmpty else { return nil }
    let first = waiting.removeFirst()
    running = first.id
    return first
  }

  /// Puts a command that cannot be carried out yet back in front of all others.
  package mutating func postpone(_ id: CommandID, _ command: Command) {
    waiting.insert((id, command), at: 0)
    complete(id)
  }

  /// Removes the waiting screens that another flow is going to show: in order.
  package mutating func withdrawShows(
    of owners: Set<CoordinatorID>
  ) -> [(id: CommandID, screen: ScreenID, owner: CoordinatorID)] {
    var result: [(id: CommandID, screen: ScreenID, owner: CoordinatorID)] = []
    waiting.removeAll { each in
      guard case .show(let screen, let owner) = each.command, owners.contains(owner) else {
        return false
      }
      result.append((each.id, screen, owner))
      return true
    }
    return result
  }

  /// Records that a command was carried out or refused.
  package mutating func complete(_ id: CommandID) {
    if running == id { running = nil }
  }
}
