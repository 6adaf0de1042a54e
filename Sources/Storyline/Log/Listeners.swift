import StorylineCore

/// Those who hear of every event of one window.
@MainActor
struct Listeners {
  private struct Weak {
    weak var observation: StoryLogObservation?
  }

  private var all: [Weak] = []
  private var isTelling = false

  /// Whoever listens still.
  var present: [StoryLogObservation] {
    all.compactMap(\.observation).filter { !$0.isCancelled }
  }

  mutating func add(_ observation: StoryLogObservation) {
    all.removeAll { $0.observation?.isCancelled ?? true }
    all.append(Weak(observation: observation))
  }

  /// Whether this is the call that tells; one inside of it leaves that to the outer one.
  mutating func beginTelling() -> Bool {
    defer { isTelling = true }
    return !isTelling
  }

  mutating func endTelling() { isTelling = false }
}

extension Director {
  func observe(_ body: @escaping (Event) -> Void) -> StoryLogObservation {
    // What happened before belongs to those who listened then.
    tellListeners()
    let observation = StoryLogObservation(body)
    listeners.add(observation)
    tree.setHeard(true)
    return observation
  }

  /// Hands on what was added to the log since.
  func tellListeners() {
    guard listeners.beginTelling() else { return }
    defer { listeners.endTelling() }
    while case let events = tree.takeUnheard(), !events.isEmpty {
      let present = listeners.present
      for event in events { for each in present { each.hear(event) } }
    }
    if listeners.present.isEmpty { tree.setHeard(false) }
  }
}
