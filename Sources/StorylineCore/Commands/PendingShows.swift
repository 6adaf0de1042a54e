/// The flows and screens that a command shows and that have not settled yet.
///
/// They decide whether a further command of the same sort is accepted.
package struct PendingShows: Sendable {
  /// A flow or a screen that is about to be shown.
  package enum Subject: Hashable, Sendable {
    case coordinator(CoordinatorID)
    case screen(ScreenID)
  }

  /// The decision about a command, with the reason where it is not accepted.
  package enum Decision: Hashable, Sendable {
    case accepted
    case coalesced(with: Subject)
    case refused(Refusal)
  }

  private struct PendingShow: Sendable {
    let subject: Subject
    let kind: ObjectIdentifier
    let caller: CoordinatorID
    /// A Boolean value that indicates whether UIKit has begun to show it.
    var isMoving = false
  }

  private var shows: [PendingShow] = []

  package var isEmpty: Bool { shows.isEmpty }

  package init() {}

  /// Decides about a command to show something.
  ///
  /// - Parameters:
  ///   - kind: The type of the flow or screen.
  ///   - caller: The flow that shows it.
  ///   - policy: The policy of the call.
  ///   - isBusy: `true` if a transition runs or commands wait. It is read only if the policy
  ///     depends on it.
  /// - Returns: The decision.
  package func decide(
    _ kind: ObjectIdentifier, from caller: CoordinatorID, _ policy: BusyPolicy,
    isBusy: @autoclosure () -> Bool
  ) -> Decision {
    switch policy {
    case .queue: return .accepted
    case .refuse: return isBusy() ? .refused(.busy) : .accepted
    case .coalesce:
      // A command that waits for something else than a transition, such as data, is pending too.
      let isBusy = isBusy()
      let first = shows.first { each in
        each.caller == caller && each.kind == kind && (isBusy || !each.isMoving)
      }
      return first.map { .coalesced(with: $0.subject) } ?? .accepted
    }
  }

  /// Adds something that is about to be shown.
  package mutating func expect(
    _ subject: Subject, _ kind: ObjectIdentifier, from caller: CoordinatorID
  ) {
    shows.append(PendingShow(subject: subject, kind: kind, caller: caller))
  }

  /// Notes that UIKit has begun to show it.
  package mutating func begin(_ subject: Subject) {
    guard let index = shows.firstIndex(where: { $0.subject == subject }) else { return }
    shows[index].isMoving = true
  }

  /// Removes something that will not be shown, or is about to leave.
  package mutating func withdraw(_ subject: Subject) {
    shows.removeAll { $0.subject == subject }
  }

  /// Removes what UIKit has begun to show: no transition runs any more.
  package mutating func settle() { shows.removeAll(where: \.isMoving) }
}
