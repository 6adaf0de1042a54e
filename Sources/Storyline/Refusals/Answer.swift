import StorylineCore

/// The answer to one command. All handles of the command share it.
///
/// It records whether any code has read the answer: a refusal that no code reads is reported by
/// ``UnreadRefusals``.
@MainActor
final class Answer {
  /// The receipt, for the library itself: reading it here is not looking.
  var receipt: Receipt {
    didSet {
      guard receipt != .waiting else { return }
      let waiting = observers
      observers = []
      if case .refused(let refusal) = receipt { for observer in waiting { observer(refusal) } }
    }
  }

  /// A Boolean value that indicates whether code of the app has read the receipt or set `whenRefused`.
  private(set) var wasRead = false
  /// The newest handle of the command.
  private weak var handle: AnyObject?
  /// The number of tasks that keep a handle only because they wait for the outcome.
  private var waitingTasks = 0
  private var observers: [(Refusal) -> Void] = []

  nonisolated init(_ receipt: Receipt = .waiting) { self.receipt = receipt }

  /// Makes the answer to a call that no window's queue has seen, and reports it.
  static func refused(_ refusal: Refusal, to call: Call) -> Answer {
    let answer = Answer(.refused(refusal))
    UnreadRefusals.shared.add(refusal, of: call, to: [answer])
    return answer
  }

  /// A Boolean value that indicates whether code can still look: it has kept a handle.
  var canBeRead: Bool { handle != nil && waitingTasks == 0 }

  func isHeld(by handle: AnyObject) { self.handle = handle }

  /// Waits for an outcome. The waiting task reads no receipt meanwhile.
  func waiting(for wait: () async -> Void) async {
    waitingTasks += 1
    await wait()
    waitingTasks -= 1
  }

  // MARK: Looking

  /// The receipt, for the app.
  func read() -> Receipt {
    wasRead = true
    return receipt
  }

  /// Calls `body` with the refusal, now or later.
  func whenRefused(_ body: @escaping (Refusal) -> Void) {
    wasRead = true
    switch receipt {
    case .waiting: observers.append(body)
    case .refused(let refusal): body(refusal)
    case .performed, .coalesced: break
    }
  }
}
