import OpenCombine

/// Sends what its upstreams send.
///
/// Unless all is asked for, each upstream is asked for one value at a time, which is kept until
/// there is demand.
final class MergeSubscription<Downstream: Subscriber>: JointSubscription<Downstream>,
  CustomStringConvertible
{
  private var kept: [(value: Downstream.Input, index: Int)] = []

  var description: String { "Merge" }

  override var initialRequest: Subscribers.Demand { demand == .unlimited ? .unlimited : .max(1) }

  override var hasUnsentValues: Bool { !kept.isEmpty }

  /// - Returns: The additional demand for the upstream.
  func receive(_ value: Downstream.Input, at index: Int) -> Subscribers.Demand {
    lock.lock()
    guard isOpen else {
      lock.unlock()
      return .none
    }
    guard demand > .none else {
      kept.append((value, index))
      lock.unlock()
      return .none
    }
    let isUnlimited = demand == .unlimited
    demand -= 1
    send(value)
    return isUnlimited ? .none : .max(1)
  }

  override func request(_ demand: Subscribers.Demand) {
    lock.lock()
    guard isOpen else { return lock.unlock() }
    let wasUnlimited = self.demand == .unlimited
    self.demand += demand
    let isUnlimited = self.demand == .unlimited
    while isOpen, self.demand > .none, !kept.isEmpty {
      let (value, index) = kept.removeFirst()
      self.demand -= 1
      let subscription = isUnlimited ? nil : subscription(at: index)
      send(value)
      subscription?.request(.max(1))
      lock.lock()
    }
    let subscriptions = isUnlimited && !wasUnlimited && isOpen ? subscriptions : []
    finishIfDone()
    for subscription in subscriptions { subscription.request(.unlimited) }
  }
}

/// The subscriber that a `MergeSubscription` has at one of its upstreams.
struct MergeSide<Downstream: Subscriber>: Subscriber, CustomStringConvertible {
  let combineIdentifier = CombineIdentifier()
  let joint: MergeSubscription<Downstream>
  let index: Int

  var description: String { joint.description }

  func receive(subscription: any Subscription) { joint.receive(subscription, at: index) }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    joint.receive(input, at: index)
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    joint.receive(completion, at: index)
  }
}
