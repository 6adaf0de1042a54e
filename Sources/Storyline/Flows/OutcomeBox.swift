/// What a director needs of an outcome whose value it does not know.
@MainActor
protocol AnyOutcomeBox: AnyObject {
  var receipt: Receipt { get set }
  func deliver(_ result: Ending.Result)
}

/// Keeps the outcome of one flow for whoever asks, before and after it is there.
@MainActor
final class OutcomeBox<Value>: AnyOutcomeBox {
  var receipt = Receipt.waiting
  /// What `finish` was called with; it is told once the screens are gone.
  var decided: Value?
  private(set) var outcome: Outcome<Value>?
  /// Whose finish delegate is to be told.
  weak var flow: Flow<Value>?
  private var observers: [(Outcome<Value>) -> Void] = []

  nonisolated init() {}

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
