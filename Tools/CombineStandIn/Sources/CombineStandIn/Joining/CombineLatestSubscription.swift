import OpenCombine

/// The newest value of one upstream.
final class Latest<Value> {
  fileprivate(set) var value: Value?
}

/// Sends the newest values of all upstreams when one of them has a new one.
final class CombineLatestSubscription<Downstream: Subscriber>: JointSubscription<Downstream>,
  CustomStringConvertible
{
  private let latest: () -> Downstream.Input?

  var description: String { "CombineLatest" }

  /// `latest` is what to send; nil as long as an upstream has no value.
  init(_ downstream: Downstream, upstreams: Int, latest: @escaping () -> Downstream.Input?) {
    self.latest = latest
    super.init(downstream, upstreams: upstreams)
  }

  func receive<Value>(_ value: Value, in box: Latest<Value>) {
    lock.lock()
    guard isOpen else { return lock.unlock() }
    let former = box.value
    box.value = value
    // Without demand the value waits for the next one to go with. So it does in Combine when a
    // subscriber sends it: it would be called inside of its own call, and often without an end.
    if demand > .none, !isSendingHere, let values = latest() {
      demand -= 1
      send(values)
    } else {
      lock.unlock()
    }
    withExtendedLifetime(former) {}
  }

  override func request(_ demand: Subscribers.Demand) {
    lock.lock()
    guard isOpen else { return lock.unlock() }
    self.demand += demand
    let subscriptions = subscriptions
    lock.unlock()
    for subscription in subscriptions { subscription.request(demand) }
  }
}

/// The subscriber that a `CombineLatestSubscription` has at one of its upstreams.
struct CombineLatestSide<Input, Downstream: Subscriber>: Subscriber, CustomStringConvertible {
  let combineIdentifier = CombineIdentifier()
  let joint: CombineLatestSubscription<Downstream>
  let index: Int
  let latest: Latest<Input>

  var description: String { joint.description }

  func receive(subscription: any Subscription) { joint.receive(subscription, at: index) }

  func receive(_ input: Input) -> Subscribers.Demand {
    joint.receive(input, in: latest)
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    joint.receive(completion, at: index)
  }
}
