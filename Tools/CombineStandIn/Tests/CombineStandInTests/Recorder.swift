import CombineStandIn

enum Flaw: Error { case first, second }

/// A subscriber with a given demand, which records its values.
final class Recorder<Input, Failure: Error>: Subscriber, Cancellable {
  private(set) var values: [Input] = []
  private(set) var completions: [Subscribers.Completion<Failure>] = []
  private(set) var subscription: (any Subscription)?
  var onValue: (Input) -> Void = { _ in }
  private let demand: Subscribers.Demand

  init<P: Publisher<Input, Failure>>(of publisher: P, demand: Subscribers.Demand = .unlimited) {
    self.demand = demand
    publisher.subscribe(self)
  }

  var isFinished: Bool {
    completions.count == 1
      && completions.allSatisfy { if case .finished = $0 { true } else { false } }
  }

  var failures: [Failure] {
    completions.compactMap { if case .failure(let failure) = $0 { failure } else { nil } }
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    onValue(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    completions.append(completion)
  }

  func cancel() { subscription?.cancel() }
}

/// A record of a publisher's demands and cancellations.
final class Requests {
  private(set) var demands: [Subscribers.Demand] = []
  private(set) var cancellations = 0

  func watching<P: Publisher>(_ publisher: P) -> Publishers.HandleEvents<P> {
    publisher.handleEvents(
      receiveCancel: { self.cancellations += 1 }, receiveRequest: { self.demands.append($0) })
  }
}
