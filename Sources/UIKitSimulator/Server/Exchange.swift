package import Foundation
import Synchronization
package import UIKitCore

/// What the app is told by the pages.
package enum SimulatorInput: Equatable, Sendable {
  /// Somebody began to watch: the screen and the panels are wanted, changed or not.
  case watch
  /// `id` is never used again once its finger has gone.
  case touch(id: Int, phase: TouchPhase, at: CGPoint)
  case wheel(at: CGPoint, by: CGPoint)
  case hover(at: CGPoint?)
  case secondaryClick(at: CGPoint)
  case press(KeyPress)
  case text(String)
  case key(EditingKey, selecting: Bool)
  case style(isDark: Bool)
}

/// The one place where the app's main thread and the server's event loop meet.
///
/// Either side leaves values for the other and goes on; neither waits, and neither can be made to
/// keep more than the limit: a newer screen takes the place of one that was not fetched yet.
package final class Exchange: Sendable {
  private struct State {
    var inputs: [SimulatorInput] = []
    var areInputsAnnounced = false
    var snapshot: Snapshot?
    var panels: [PanelSnapshot]?
    var announcements: [String] = []
    var areOutputsAnnounced = false
    var isWatched = false
  }

  private let state = Mutex(State())
  private let inputLimit: Int
  private let announceInputs: @Sendable () -> Void

  /// Calls `announceInputs`, on any thread, when there are inputs to take, and not again before they
  /// were taken.
  package init(inputLimit: Int, announceInputs: @escaping @Sendable () -> Void) {
    self.inputLimit = inputLimit
    self.announceInputs = announceInputs
  }

  // MARK: Pages to app

  /// Leaves an input for the app. Returns `false`, and leaves nothing, if too many wait already.
  ///
  /// What is owed arrives all the same: the end of a touch that began.
  @discardableResult
  package func push(_ input: SimulatorInput, isOwed: Bool = false) -> Bool {
    let (isTaken, announces) = state.withLock { state -> (Bool, Bool) in
      if !Self.merge(input, into: &state.inputs) {
        guard isOwed || state.inputs.count < inputLimit else { return (false, false) }
        state.inputs.append(input)
      }
      let announces = !state.areInputsAnnounced
      state.areInputsAnnounced = true
      return (true, announces)
    }
    if announces { announceInputs() }
    return isTaken
  }

  /// Everything that was pushed since the last time, in order.
  package func takeInputs() -> [SimulatorInput] {
    state.withLock { state in
      defer { (state.inputs, state.areInputsAnnounced) = ([], false) }
      return state.inputs
    }
  }

  // As UIKit coalesces the touches of one frame: of moves that wait in a row, a finger's last counts.
  private static func merge(_ input: SimulatorInput, into waiting: inout [SimulatorInput]) -> Bool {
    switch input {
    case .watch:
      return waiting.contains(.watch)
    case .style:
      guard case .style = waiting.last else { return false }
      waiting[waiting.count - 1] = input
      return true
    case .hover:
      // Of moves that wait in a row the last one counts.
      guard case .hover = waiting.last else { return false }
      waiting[waiting.count - 1] = input
      return true
    case .wheel(let point, let distance):
      // The whole way counts, not only the last part of it.
      guard case .wheel(_, let before) = waiting.last else { return false }
      waiting[waiting.count - 1] = .wheel(
        at: point, by: CGPoint(x: before.x + distance.x, y: before.y + distance.y))
      return true
    case .touch(let id, .moved, _):
      for index in waiting.indices.reversed() {
        guard case .touch(let other, .moved, _) = waiting[index] else { return false }
        guard other == id else { continue }
        waiting[index] = input
        return true
      }
      return false
    case .touch, .secondaryClick, .press, .text, .key:
      return false
    }
  }

  // MARK: App to pages

  /// Whether any page watches. Nobody need describe a screen that nobody sees.
  package var isWatched: Bool { state.withLock { $0.isWatched } }

  func setWatched(_ isWatched: Bool) {
    state.withLock { $0.isWatched = isWatched }
  }

  /// Leaves what changed for the pages. Returns whether the event loop must be told.
  func post(
    snapshot: Snapshot? = nil, panels: [PanelSnapshot]? = nil, announcement: String? = nil
  ) -> Bool {
    state.withLock { state in
      if let announcement {
        // Who says more than anybody could hear says the last of it.
        state.announcements =
          state.announcements.suffix(Self.mostAnnouncements - 1) + [announcement]
      }
      if let snapshot { state.snapshot = snapshot }
      if let panels { state.panels = panels }
      defer { state.areOutputsAnnounced = true }
      return !state.areOutputsAnnounced
    }
  }

  /// The newest of what was posted since the last time.
  func takeOutputs() -> (
    snapshot: Snapshot?, panels: [PanelSnapshot]?, announcements: [String]
  ) {
    state.withLock { state in
      defer {
        (state.snapshot, state.panels, state.areOutputsAnnounced) = (nil, nil, false)
        state.announcements = []
      }
      return (state.snapshot, state.panels, state.announcements)
    }
  }

  private static let mostAnnouncements = 20
}
