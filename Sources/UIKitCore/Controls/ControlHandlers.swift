/// The handlers of a control's events, in the order in which they were added.
@MainActor
struct ControlHandlers {
  enum Action {
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
    var action: Action
    var events: UIControl.Event
  }

  private var handlers: [Handler] = []

  /// Every event that something is to happen at.
  var events: UIControl.Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  var targets: [ActionTarget] { handlers.compactMap(\.action.target) }

  /// The handlers with their events, without those whose targets are gone.
  var all: [(action: Action, events: UIControl.Event)] {
    handlers.filter { $0.action.target?.isGone != true }.map { ($0.action, $0.events) }
  }

  func matching(_ events: UIControl.Event) -> [Action] {
    handlers.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
  }

  mutating func add(_ action: Action, for events: UIControl.Event) {
    handlers.removeAll { $0.action.target?.isGone ?? false }
    guard let index = handlers.firstIndex(where: { Self.areSame($0.action, action) }) else {
      handlers.append(Handler(action: action, events: events))
      return
    }
    handlers[index].action = action
    handlers[index].events.formUnion(events)
  }

  mutating func remove(_ events: UIControl.Event, where isMeant: (Action) -> Bool) {
    for index in handlers.indices where isMeant(handlers[index].action) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  private static func areSame(_ one: Action, _ other: Action) -> Bool {
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
