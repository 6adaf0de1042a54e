import Foundation
import StorylineCore

/// The refusals of this process that no code has looked at, neither by `receipt` nor by `whenRefused`.
///
/// Tests fail for them, debug builds print each once, and the panel shows them beside the flow that called.
@MainActor
package final class UnreadRefusals {
  package static let shared = UnreadRefusals()

  private struct Entry {
    let call: Call
    /// The refusal, and what to write instead.
    let message: String
    /// The property of the handle that code reads if it expects the refusal.
    var value = "receipt"
    let answers: UnreadAnswers
    var wasPrinted = false
    var wasReported = false

    /// The message of a failed test.
    var advice: String {
      "\(message) If the refusal is expected, read the `\(value)` of the handle, or set `whenRefused`."
    }
  }

  /// The number of refusals that are kept for the panel.
  private static let limit = 20

  private var entries: [Entry] = []

  private init() {}

  // MARK: Adding

  /// Adds a refused command, if the refusal is a mistake of the code.
  ///
  /// - Parameters:
  ///   - refusal: The reason of the refusal.
  ///   - call: The call that gave the command.
  ///   - origin: The origin of the command.
  ///   - answers: The answers by which code may look at the refusal.
  ///   - value: The property of the handle that has the answer.
  func add(
    _ refusal: Refusal, of call: Call, from origin: Refusal.Origin = .code,
    to answers: [Answer], in value: String = "receipt"
  ) {
    guard refusal.isMistake(from: origin) else { return }
    add(
      Entry(
        call: call, message: "\(call.text) was refused: \(refusal). \(refusal.cure(for: call))",
        value: value, answers: UnreadAnswers(answers)))
  }

  /// Adds a command whose receipt waits although no command is pending.
  ///
  /// - Parameters:
  ///   - call: The call that gave the command.
  ///   - reason: The reason for waiting, and the code to write instead.
  ///   - answer: The answer that waits.
  func addWaiting(_ call: Call, because reason: String, _ answer: Answer) {
    add(
      Entry(
        call: call, message: "\(call.text) still waits: \(reason)",
        answers: UnreadAnswers([answer], whileWaiting: true)))
  }

  private func add(_ entry: Entry) {
    guard entry.answers.isUnread else { return }
    entries.append(entry)
    if entries.count > Self.limit { entries.removeFirst() }
    // The caller may still look at the receipt.
    Task { @MainActor in
      printLost()
      coordinatorsDidChange(Director.panelRows)
    }
  }

  // MARK: Telling

  /// Takes the messages of the refusals that fail the running test. Each is taken once.
  ///
  /// - Parameter isOver: `true` if the test has ended, so that the handles that it kept will not be
  ///   read.
  /// - Returns: One message for each refusal, with the way to mark it as expected.
  package func takeMessages(atEnd isOver: Bool = false) -> [String] {
    var messages: [String] = []
    for index in entries.indices where !entries[index].wasReported {
      guard isOver ? entries[index].answers.isUnread : entries[index].answers.areLost else {
        continue
      }
      entries[index].wasReported = true
      messages.append(entries[index].advice)
    }
    return messages
  }

  /// Forgets everything: another test begins.
  package func removeAll() { entries = [] }

  /// Writes to the console in debug builds, once for each refusal.
  private func printLost() {
    #if DEBUG
      for index in entries.indices
      where !entries[index].wasPrinted && entries[index].answers.areLost {
        entries[index].wasPrinted = true
        FileHandle.standardError.write(Data("[Storyline] \(entries[index].message)\n".utf8))
      }
    #endif
  }

  /// Finds handles that were released since.
  func update() {
    guard !entries.isEmpty else { return }
    entries.removeAll { !$0.answers.isUnread }
    printLost()
  }

  // MARK: Showing

  /// The refused calls of a flow, for the panel.
  func notes(on flow: CoordinatorID, of director: Int) -> [String] {
    guard !entries.isEmpty else { return [] }
    return entries.filter {
      $0.call.flow?.director == director && $0.call.flow?.id == flow && $0.answers.areLost
    }.map(\.message)
  }
}

/// The answers by which code may look at one refusal. One of them is enough.
@MainActor
private struct UnreadAnswers {
  private let all: [Answer]
  /// A Boolean value that indicates whether the refusal counts only while the command waits.
  private let whileWaiting: Bool

  init(_ all: [Answer], whileWaiting: Bool = false) {
    self.all = all
    self.whileWaiting = whileWaiting
  }

  /// A Boolean value that indicates whether no code has looked.
  var isUnread: Bool {
    all.allSatisfy { !$0.wasRead && (!whileWaiting || $0.receipt == .waiting) }
  }

  /// A Boolean value that indicates whether no code can look any more, because no handle is retained.
  var areLost: Bool { isUnread && all.allSatisfy { !$0.canBeRead } }
}
