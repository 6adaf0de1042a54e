import StorylineCore

/// The flows of one window whose `start()` is running, and those that have begun and have shown nothing so
/// far.
@MainActor
final class FlowStarts {
  private var running: [CoordinatorID] = []
  private var unshown: [CoordinatorID] = []

  /// A Boolean value that indicates whether a flow had shown nothing when `start()` returned.
  var hasUnshown: Bool { !unshown.isEmpty }

  /// Returns a Boolean value that indicates whether `start()` of a flow is running. Everything shown in it
  /// belongs together.
  func isStarting(_ record: FlowRecord) -> Bool { running.contains(record.id) }

  /// Runs `start()` of a flow, which may show other flows.
  func run(_ record: FlowRecord, _ start: () -> Void) {
    running.append(record.id)
    start()
    running.removeAll { $0 == record.id }
  }

  /// Runs `start()` of a flow that is reported if it shows nothing.
  ///
  /// - Returns: `true` if it has not shown anything so far.
  func runFirst(_ record: FlowRecord, _ start: () -> Void) -> Bool {
    unshown.append(record.id)
    run(record, start)
    if record.outcomeBox.receipt == .waiting { return true }
    unshown.removeAll { $0 == record.id }
    return false
  }

  /// Notes that a `show` of a flow was refused. Neither it nor a flow above it is reported as empty.
  func showWasRefused(by record: FlowRecord) {
    for each in record.selfAndAncestors { unshown.removeAll { $0 == each.id } }
  }

  /// Returns the flows that had shown nothing when `start()` returned. Each is returned once.
  func takeUnshown() -> [CoordinatorID] {
    defer { unshown = [] }
    return unshown
  }
}
