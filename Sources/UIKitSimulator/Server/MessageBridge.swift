package import Foundation
import Synchronization
package import UIKitCore

/// A message from the pages to the app.
package enum SimulatorInput: Equatable, Sendable {
  /// A client has connected: the screen and the panels are requested, changed or not.
  case watch
  /// `id` is never used again once its finger has gone.
  case touch(id: Int, phase: TouchPhase, at: CGPoint)
  case wheel(at: CGPoint, by: CGPoint)
  case hover(at: CGPoint?)
  case secondaryClick(at: CGPoint)
  case press(KeyPress)
  case text(String)
  case key(EditingKey, selecting: Bool)
  case device(DeviceCommand)
  /// `client` is the page that waits for the answer.
  case ask(client: Int, Question)
  case record(Bool)
  case reload
}

/// The one place where the app's main thread and the server's event loop meet.
///
/// Either side leaves values for the other and goes on; neither waits, and neither can be made to
/// keep more than the limit: a newer screen takes the place of one that was not fetched yet.
package final class MessageBridge: Sendable {
  private struct State {
    var inputs: [SimulatorInput] = []
    var areInputsAnnounced = false
    var snapshot: Snapshot?
    var states: [PageState.Kind: PageState] = [:]
    var lines: [LogLine] = []
    var answers: [(client: Int, answer: Answer)] = []
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
  /// A required input arrives all the same: the end of a touch that began.
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
    case .watch, .reload:
      return waiting.contains(input)
    case .ask(let client, let question):
      // A repeated question needs only the last answer.
      guard case .ask(client, let before) = waiting.last, before.kind == question.kind else {
        return false
      }
      waiting[waiting.count - 1] = input
      return true
    case .device(.style):
      guard case .device(.style) = waiting.last else { return false }
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
    case .touch, .secondaryClick, .press, .text, .key, .device, .record:
      return false
    }
  }

  // MARK: App to pages

  /// A Boolean value that indicates whether a page is connected. Without one the screen need not be
  /// described.
  package var isWatched: Bool { state.withLock { $0.isWatched } }

  func setWatched(_ isWatched: Bool) {
    state.withLock { $0.isWatched = isWatched }
  }

  /// A message from the app to the pages.
  enum Output {
    case snapshot(Snapshot)
    case state(PageState)
    case lines([LogLine])
    case answer(Answer, to: Int)
    case announcement(String)
  }

  /// The messages for the pages: of everything that is sent whole, the newest.
  struct Outputs {
    var snapshot: Snapshot?
    var states: [PageState] = []
    var lines: [LogLine] = []
    var answers: [(client: Int, answer: Answer)] = []
    var announcements: [String] = []
  }

  /// Leaves what changed for the pages. Returns whether the event loop must be told.
  func post(_ output: Output) -> Bool {
    state.withLock { state in
      switch output {
      case .snapshot(let snapshot): state.snapshot = snapshot
      case .state(let new): state.states[new.kind] = new
      case .lines(let lines): state.lines = (state.lines + lines).suffix(LogTail.capacity)
      case .answer(let answer, let client):
        state.answers.removeAll { $0.client == client && $0.answer.kind == answer.kind }
        state.answers.append((client, answer))
      case .announcement(let text):
        // Of too many announcements only the last ones are kept.
        state.announcements = state.announcements.suffix(Self.mostAnnouncements - 1) + [text]
      }
      defer { state.areOutputsAnnounced = true }
      return !state.areOutputsAnnounced
    }
  }

  /// Returns the messages posted since the last call.
  func takeOutputs() -> Outputs {
    state.withLock { state in
      let outputs = Outputs(
        snapshot: state.snapshot, states: PageState.Kind.allCases.compactMap { state.states[$0] },
        lines: state.lines, answers: state.answers, announcements: state.announcements)
      (state.snapshot, state.states, state.lines, state.answers) = (nil, [:], [], [])
      (state.announcements, state.areOutputsAnnounced) = ([], false)
      return outputs
    }
  }

  private static let mostAnnouncements = 20
}
