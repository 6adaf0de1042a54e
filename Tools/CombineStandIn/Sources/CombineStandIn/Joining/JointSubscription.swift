import Foundation
import OpenCombine

/// A subscription to one or more publishers, through an operator.
///
/// Upstreams may send from any thread. The subscriber is called without a lock, so that it can
/// send, request and cancel, and by one thread at a time: what another thread has for it meanwhile
/// is left to the thread that is calling.
class JointSubscription<Downstream: Subscriber>: Subscription {
  private enum Event {
    case value(Downstream.Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  private enum Upstream {
    case awaited
    case subscribed(any Subscription)
    case finished
  }

  /// Held while the state is read or changed, here and in subclasses.
  let lock = NSLock()
  /// The requested number of values that have not been sent yet.
  var demand = Subscribers.Demand.none
  /// A Boolean value that indicates whether upstreams are still listened to.
  private(set) var isOpen = true

  private var upstreams: [Upstream]
  private var downstream: Downstream?
  private var sender: ObjectIdentifier?
  private var waiting: [Event] = []

  init(_ downstream: Downstream, upstreams: Int) {
    self.downstream = downstream
    self.upstreams = Array(repeating: .awaited, count: upstreams)
  }

  // MARK: - For subclasses; they are called with the lock, and keep it

  /// The demand of a new upstream.
  var initialRequest: Subscribers.Demand { demand }

  /// A Boolean value that indicates whether something is left to be sent before the end.
  var hasUnsentValues: Bool { false }

  /// A Boolean value that indicates whether the subscriber is being called by this very thread.
  final var isSendingHere: Bool { sender == ObjectIdentifier(Thread.current) }

  final var subscriptions: [any Subscription] {
    upstreams.compactMap {
      if case .subscribed(let subscription) = $0 { subscription } else { nil }
    }
  }

  final func subscription(at index: Int) -> (any Subscription)? {
    if case .subscribed(let subscription) = upstreams[index] { subscription } else { nil }
  }

  // MARK: - For subclasses; they are called with the lock, and give it back

  /// Sends a value, for which demand has been taken off.
  final func send(_ value: Downstream.Input) { deliver(.value(value)) }

  /// Ends all if every upstream has finished.
  final func finishIfDone() {
    let isDone = upstreams.allSatisfy { if case .finished = $0 { true } else { false } }
    if isOpen, isDone, !hasUnsentValues {
      isOpen = false
      deliver(.completion(.finished))
    } else {
      lock.unlock()
    }
  }

  // MARK: - Upstream

  final func receive(_ subscription: any Subscription, at index: Int) {
    lock.lock()
    guard isOpen, case .awaited = upstreams[index] else {
      lock.unlock()
      subscription.cancel()
      return
    }
    upstreams[index] = .subscribed(subscription)
    let request = initialRequest
    lock.unlock()
    if request > .none { subscription.request(request) }
  }

  final func receive(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
    lock.lock()
    guard isOpen else { return lock.unlock() }
    let ended = upstreams[index]
    upstreams[index] = .finished
    switch completion {
    case .finished:
      finishIfDone()
    case .failure:
      isOpen = false
      let others = takeSubscriptions()
      lock.unlock()
      for other in others { other.cancel() }
      lock.lock()
      deliver(.completion(completion))
    }
    withExtendedLifetime(ended) {}
  }

  /// To be called when all publishers have been given their subscribers: there may be none.
  final func start() {
    lock.lock()
    finishIfDone()
  }

  // MARK: - Downstream

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    lock.lock()
    isOpen = false
    // A released subscriber may cancel this subscription, which it must not do while the lock is
    // held.
    let gone = (downstream, waiting)
    downstream = nil
    waiting = []
    let subscriptions = takeSubscriptions()
    lock.unlock()
    for subscription in subscriptions { subscription.cancel() }
    withExtendedLifetime(gone) {}
  }

  private func takeSubscriptions() -> [any Subscription] {
    defer { upstreams = upstreams.map { _ in .finished } }
    return subscriptions
  }

  private func deliver(_ event: Event) {
    guard sender == nil || isSendingHere else {
      waiting.append(event)
      return lock.unlock()
    }
    let isOutermost = sender == nil
    sender = ObjectIdentifier(Thread.current)
    lock.unlock()
    pass(event)
    guard isOutermost else { return }
    lock.lock()
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      lock.unlock()
      pass(next)
      lock.lock()
    }
    sender = nil
    lock.unlock()
  }

  private func pass(_ event: Event) {
    lock.lock()
    let downstream = downstream
    if case .completion = event { self.downstream = nil }
    lock.unlock()
    guard let downstream else { return }
    switch event {
    case .value(let value):
      let more = downstream.receive(value)
      if more > .none { request(more) }
    case .completion(let completion):
      downstream.receive(completion: completion)
    }
  }
}
