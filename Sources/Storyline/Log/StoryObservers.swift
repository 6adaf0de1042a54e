import StorylineCore

/// The observers of one window's log and tree, held weakly.
@MainActor
final class StoryObservers {
  private struct Weak: Sendable {
    weak var observation: StoryLogObservation?
  }

  private var all: [Weak] = []
  private var isNotifying = false
  private var isEnding = false

  // Ends all sequences: the window and its last flow are released, so no event comes any more.
  deinit {
    let all = all
    Task { @MainActor in
      for each in all { each.observation?.end() }
    }
  }

  /// The observations that are not cancelled.
  var present: [StoryLogObservation] {
    all.compactMap(\.observation).filter { !$0.isCancelled }
  }

  func add(_ observation: StoryLogObservation) {
    all.removeAll { $0.observation?.isCancelled ?? true }
    all.append(Weak(observation: observation))
  }

  /// Returns whether this is the outermost notification; it delivers what is added during a nested one.
  func beginNotifying() -> Bool {
    defer { isNotifying = true }
    return !isNotifying
  }

  func endNotifying() { isNotifying = false }

  /// Ends all observations in a later turn: they still receive the events of this turn.
  func endSoon() {
    guard !isEnding else { return }
    isEnding = true
    Task { @MainActor in
      isEnding = false
      for each in present { each.end() }
    }
  }
}

extension Director {
  func add(_ observation: StoryLogObservation) {
    // Events from before belong to the earlier observers.
    notifyObservers()
    flows.observers.add(observation)
    flows.setObserved(true)
  }

  /// Passes on the events that were added to the log since the last call.
  func notifyObservers() {
    guard flows.observers.beginNotifying() else { return }
    defer { flows.observers.endNotifying() }
    while case let events = flows.takePendingEvents(), !events.isEmpty {
      let present = flows.observers.present
      for event in events { for each in present { each.receive(event) } }
      for each in present { each.receiveTree(of: self) }
    }
    if flows.observers.present.isEmpty {
      flows.setObserved(false)
    } else if window == nil, tree.rootIDs.isEmpty, !flows.hasEndings {
      flows.observers.endSoon()
    }
  }
}
