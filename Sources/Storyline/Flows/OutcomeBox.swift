/// An outcome box without its type of value.
@MainActor
protocol AnyOutcomeBox: AnyObject {
  /// The answer to the call that shows the flow.
  var answer: Answer { get }
  /// The flow; `nil` when it was released.
  var anyFlow: (any AnyFlow)? { get }
  func deliver(_ result: Ending.Result)
}

extension AnyOutcomeBox {
  var receipt: Receipt {
    get { answer.receipt }
    set { answer.receipt = newValue }
  }
}

/// Keeps the outcome of one flow and its observers.
@MainActor
final class OutcomeBox<Value>: AnyOutcomeBox {
  let answer = Answer()
  /// The value that `finish` was called with; it is delivered once the screens were removed.
  var decided: Value?
  private(set) var outcome: Outcome<Value>?
  /// The flow. Its finish delegate is called.
  weak var flow: Flow<Value>?
  private var observers: [(Outcome<Value>) -> Void] = []

  nonisolated init() {}

  var anyFlow: (any AnyFlow)? { flow }

  func deliver(_ result: Ending.Result) {
    guard outcome == nil else { return }
    let outcome: Outcome<Value>
    switch (result, decided) {
    case (.finished, let value?): outcome = .finished(value)
    case (.finished, nil): outcome = .cancelled(.released)
    case (.cancelled(let reason), _): outcome = .cancelled(reason)
    }
    decided = nil
    self.outcome = outcome
    let waiting = observers
    observers = []
    for observer in waiting { observer(outcome) }
    guard let flow, let delegate = flow.finishDelegate else { return }
    switch outcome {
    case .finished: delegate.coordinatorDidFinish(childCoordinator: flow)
    case .cancelled(let reason):
      delegate.coordinatorWasCancelled(childCoordinator: flow, because: reason)
    }
  }

  func whenDelivered(_ observer: @escaping (Outcome<Value>) -> Void) {
    if let outcome { observer(outcome) } else { observers.append(observer) }
  }
}
