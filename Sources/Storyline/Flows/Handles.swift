/// A discardable handle of a flow: the result of the command that shows it, and its outcome.
///
/// The flow does not depend on it.
@MainActor
public final class FlowHandle<Value> {
  private let box: OutcomeBox<Value>
  /// The answer to the call: the flow's own, unless the flow was not taken.
  private let answer: Answer

  /// A handle of a flow, or of a call that was not taken.
  init(_ box: OutcomeBox<Value>, _ notTaken: Answer? = nil) {
    self.box = box
    answer = notTaken ?? box.answer
    answer.isHeld(by: self)
  }

  /// The answer to the call: ``Receipt/waiting`` until the flow's first screen is handed to UIKit.
  ///
  /// Reading the receipt counts as handling a refusal. If a refusal is a mistake of the code and no
  /// code reads it, the test fails.
  public var receipt: Receipt { answer.read() }

  /// Calls `body` once if the flow cannot be shown: at once if that is known already.
  ///
  /// ```swift
  /// root.show(root, as: .push).whenRefused { refusals.append($0) }
  /// ```
  ///
  /// It counts as looking at the refusal, as reading ``receipt`` does.
  @discardableResult
  public func whenRefused(_ body: @escaping (Refusal) -> Void) -> Self {
    answer.whenRefused(body)
    return self
  }

  /// The reason of the outcome, if the flow was not taken.
  private var reasonAgainst: Reason? {
    guard answer !== box.answer else { return nil }
    switch answer.receipt {
    case .refused(let refusal): return .refused(refusal)
    case .coalesced: return .coalesced
    case .waiting, .performed: return nil
    }
  }

  /// How the flow ended; waits until it has.
  ///
  /// Cancelling the task that waits does not close the flow, and does not end the waiting.
  public var outcome: Outcome<Value> {
    get async {
      if let reasonAgainst { return .cancelled(reasonAgainst) }
      while true {
        if let outcome = box.outcome { return outcome }
        await answer.waiting {
          await Waiters.wait { resume in box.whenDelivered { _ in resume() } }
        }
      }
    }
  }

  // MARK: For code that is not async

  /// Calls `body` once with the outcome: at once if the flow has ended already.
  ///
  /// The closure is let go when it was called, which always happens: it may keep `self`.
  @discardableResult
  public func whenEnded(_ body: @escaping (Outcome<Value>) -> Void) -> Self {
    if let reasonAgainst {
      body(.cancelled(reasonAgainst))
    } else {
      box.whenDelivered(body)
    }
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

extension FlowHandle where Value: Sendable {
  /// Returns the outcome as an asynchronous sequence of one value, to be combined with others.
  ///
  /// Cancelling the task that iterates ends the waiting and leaves the flow alone. The value of a
  /// flow that is not `Sendable` is read from ``outcome``.
  ///
  /// - Returns: The sequence. It ends after the outcome, and does not retain the flow.
  public func outcomes() -> StorySequence<Outcome<Value>> {
    let buffer = SequenceBuffer<Outcome<Value>>()
    whenEnded { [weak buffer] outcome in
      buffer?.append(outcome)
      buffer?.finish()
    }
    return StorySequence(buffer)
  }
}

/// A discardable handle of a screen: the result of the command that shows it.
@MainActor
public final class ScreenHandle {
  let answer: Answer

  /// The answer to the call: ``Receipt/waiting`` until the screen is handed to UIKit.
  ///
  /// Reading the receipt counts as handling a refusal. If a refusal is a mistake of the code and no
  /// code reads it, the test fails.
  public internal(set) var receipt: Receipt {
    get { answer.read() }
    set { answer.receipt = newValue }
  }

  init(_ answer: Answer = Answer()) {
    self.answer = answer
    answer.isHeld(by: self)
  }

  /// Calls `body` once if the screen cannot be shown: at once if that is known already.
  ///
  /// It counts as looking at the refusal, as reading ``receipt`` does.
  @discardableResult
  public func whenRefused(_ body: @escaping (Refusal) -> Void) -> Self {
    answer.whenRefused(body)
    return self
  }
}
