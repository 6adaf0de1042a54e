/// What `show` returns for a flow: what became of the command, and how the flow ends.
///
/// It may be thrown away: the flow does not depend on it.
@MainActor
public final class FlowHandle<Value> {
  private let box: OutcomeBox<Value>
  private let answer: NotTaken?

  init(_ box: OutcomeBox<Value>, _ answer: NotTaken? = nil) {
    self.box = box
    self.answer = answer
  }

  /// What became of the showing: ``Receipt/waiting`` until the flow's first screen is handed to
  /// UIKit.
  public var receipt: Receipt { answer?.receipt ?? box.receipt }

  /// How the flow ended; waits until it has.
  ///
  /// Cancelling the task that waits does not close the flow, and does not end the waiting.
  public var outcome: Outcome<Value> {
    get async {
      if let answer { return .cancelled(answer.reason) }
      while true {
        if let outcome = box.outcome { return outcome }
        await Waiters.wait { resume in box.whenDelivered { _ in resume() } }
      }
    }
  }

  // MARK: For code that is not async

  /// Calls `body` once with the outcome: at once if the flow has ended already.
  ///
  /// The closure is let go when it was called, which always happens: it may keep `self`.
  @discardableResult
  public func whenEnded(_ body: @escaping (Outcome<Value>) -> Void) -> Self {
    if let answer { body(.cancelled(answer.reason)) } else { box.whenDelivered(body) }
    return self
  }

  /// Calls `body` once with the value, if the flow finishes.
  ///
  /// ```swift
  /// show(NameFlow(), as: .push).whenFinished { [self] name in names.append(name) }
  /// ```
  @discardableResult
  public func whenFinished(_ body: @escaping (Value) -> Void) -> Self {
    whenEnded { if case .finished(let value) = $0 { body(value) } }
  }

  /// Calls `body` once with the reason, if the flow ends without a value.
  @discardableResult
  public func whenCancelled(_ body: @escaping (Reason) -> Void) -> Self {
    whenEnded { if case .cancelled(let reason) = $0 { body(reason) } }
  }
}

/// What `show` returns for a screen: what became of the command.
@MainActor
public final class ScreenHandle {
  /// What became of the showing.
  public internal(set) var receipt: Receipt

  init(_ receipt: Receipt) { self.receipt = receipt }
}
