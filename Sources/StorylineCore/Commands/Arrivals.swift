/// What is on its way into sight: told to be shown, and not yet settled.
///
/// It answers whether a further command of the same sort is one too many.
package struct Arrivals: Sendable {
  /// What is to be shown.
  package enum Subject: Hashable, Sendable {
    case coordinator(CoordinatorID)
    case screen(ScreenID)
  }

  /// Whether a command is taken, and if not, why not.
  package enum Verdict: Hashable, Sendable {
    case taken
    case coalesced(with: Subject)
    case refused(Refusal)
  }

  private struct Arrival: Sendable {
    let subject: Subject
    let kind: ObjectIdentifier
    let giver: CoordinatorID
    /// UIKit has it, and moves it into sight.
    var isMoving = false
  }

  private var arrivals: [Arrival] = []

  package var isEmpty: Bool { arrivals.isEmpty }

  package init() {}

  /// Judges a command to show something.
  ///
  /// - Parameters:
  ///   - kind: Its type.
  ///   - giver: Who shows it.
  ///   - policy: What the giver wants.
  ///   - isBusy: Whether a transition runs or commands wait.
  /// - Returns: Whether it is taken.
  package func judge(
    _ kind: ObjectIdentifier, from giver: CoordinatorID, _ policy: BusyPolicy, isBusy: Bool
  ) -> Verdict {
    switch policy {
    case .queue: return .taken
    case .refuse: return isBusy ? .refused(.busy) : .taken
    case .coalesce:
      // One that waits for something else than a transition, such as data, is on its way too.
      let first = arrivals.first { each in
        each.giver == giver && each.kind == kind && (isBusy || !each.isMoving)
      }
      return first.map { .coalesced(with: $0.subject) } ?? .taken
    }
  }

  /// Says that something is to be shown.
  package mutating func expect(
    _ subject: Subject, _ kind: ObjectIdentifier, from giver: CoordinatorID
  ) {
    arrivals.append(Arrival(subject: subject, kind: kind, giver: giver))
  }

  /// Says that UIKit has it now.
  package mutating func begin(_ subject: Subject) {
    guard let index = arrivals.firstIndex(where: { $0.subject == subject }) else { return }
    arrivals[index].isMoving = true
  }

  /// Says that it will not come, or is about to go.
  package mutating func withdraw(_ subject: Subject) {
    arrivals.removeAll { $0.subject == subject }
  }

  /// Says that no transition runs: what was moving is there.
  package mutating func settle() { arrivals.removeAll(where: \.isMoving) }
}
