/// The handlers of a control's events, in the order in which they were added.
@MainActor
struct ControlHandlers {
  enum Deed {
    case action(UIAction)
    case message(ActionTarget)

    var action: UIAction? {
      if case .action(let action) = self { action } else { nil }
    }

    var target: ActionTarget? {
      if case .message(let target) = self { target } else { nil }
    }
  }

  private struct Handler {
    var deed: Deed
    var events: UIControl.Event
  }

  private var handlers: [Handler] = []

  /// Every event that something is to happen at.
  var events: UIControl.Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  var targets: [ActionTarget] { handlers.compactMap(\.deed.target) }

  /// The handlers with their events, without those whose targets are gone.
  var all: [(deed: Deed, events: UIControl.Event)] {
    handlers.filter { $0.deed.target?.isGone != true }.map { ($0.deed, $0.events) }
  }

  func matching(_ events: UIControl.Event) -> [Deed] {
    handlers.filter { !$0.events.isDisjoint(with: events) }.map(\.deed)
  }

  mutating func add(_ deed: Deed, for events: UIControl.Event) {
    handlers.removeAll { $0.deed.target?.isGone ?? false }
    guard let index = handlers.firstIndex(where: { Self.areSame($0.deed, deed) }) else {
      handlers.append(Handler(deed: deed, events: events))
      return
    }
    handlers[index].deed = deed
    handlers[index].events.formUnion(events)
  }

  mutating func remove(_ events: UIControl.Event, where isMeant: (Deed) -> Bool) {
    for index in handlers.indices where isMeant(handlers[index].deed) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  private static func areSame(_ one: Deed, _ other: Deed) -> Bool {
    switch (one, other) {
    // 10.3.3: an action with the same identifier replaces the earlier one.
    case (.action(let one), .action(let other)): one.identifier == other.identifier
    // 10.3.2: a target and an action are added once for each set of events.
    case (.message(let one), .message(let other)):
      one.action == other.action && one.isSame(as: other)
    default: false
    }
  }
}
