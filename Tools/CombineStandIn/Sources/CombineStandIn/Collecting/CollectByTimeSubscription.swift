import OpenCombine

/// Collects values, and sends them when an interval ends or enough have come.
final class CollectByTimeSubscription<Value, Downstream: Subscriber, Context: Scheduler>:
  JointSubscription<Downstream>, CustomStringConvertible
where Downstream.Input == [Value] {
  private let context: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let count: Int?
  private let options: Context.SchedulerOptions?
  private var collected: [Value] = []
  private var timer: (any Cancellable)?
  private var hasEnded = false

  var description: String { "CollectByTime" }

  init(
    _ downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>,
    options: Context.SchedulerOptions?
  ) {
    self.options = options
    switch strategy {
    case .byTime(let context, let interval):
      (self.context, self.interval, count) = (context, interval, nil)
    case .byTimeOrCount(let context, let interval, let count):
      (self.context, self.interval, self.count) = (context, interval, count)
    }
    super.init(downstream, upstreams: 1)
  }

  override var hasUnsentValues: Bool { !collected.isEmpty }

  /// How much will come in an interval is not known, so by time it is asked for one by one.
  override var initialRequest: Subscribers.Demand { count.map { demand * $0 } ?? .max(1) }

  // MARK: - Upstream

  func begin(_ subscription: any Subscription) {
    // A scheduler keeps what it repeats: it must not keep us from going.
    let timer = context.schedule(
      after: context.now.advanced(by: interval), interval: interval,
      tolerance: context.minimumTolerance, options: options
    ) { [weak self] in self?.sendCollected() }
    lock.lock()
    let isWanted = isOpen
    if isWanted { self.timer = timer }
    lock.unlock()
    if !isWanted { timer.cancel() }
    receive(subscription, at: 0)
  }

  /// - Returns: The additional demand for the upstream.
  func collect(_ value: Value) -> Subscribers.Demand {
    lock.lock()
    guard isOpen else {
      lock.unlock()
      return .none
    }
    collected.append(value)
    sendIfDue()
    return count == nil ? .max(1) : .none
  }

  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    context.schedule(options: options) { [self] in
      stopTimer()
      if case .finished = completion {
        lock.lock()
        hasEnded = true
        sendIfDue()
      }
      receive(completion, at: 0)
    }
  }

  // MARK: - Downstream

  override func request(_ demand: Subscribers.Demand) {
    lock.lock()
    guard isOpen else { return lock.unlock() }
    self.demand += demand
    let subscription = subscription(at: 0)
    sendIfDue()
    lock.lock()
    finishIfDone()
    if let count { subscription?.request(demand * count) }
  }

  override func cancel() {
    super.cancel()
    stopTimer()
  }

  // MARK: - Sending

  private func sendCollected() {
    lock.lock()
    send(when: true)
  }

  /// To be called with the lock, which it gives back; so does `send(when:)`.
  private func sendIfDue() {
    let isEnough = count.map { collected.count >= $0 } ?? false
    send(when: hasEnded || isEnough)
  }

  private func send(when isDue: Bool) {
    guard isDue, isOpen, demand > .none, !collected.isEmpty else { return lock.unlock() }
    let values = collected
    collected = []
    demand -= 1
    send(values)
  }

  private func stopTimer() {
    lock.lock()
    let timer = timer
    self.timer = nil
    lock.unlock()
    timer?.cancel()
  }
}

/// The subscriber that a `CollectByTimeSubscription` has at its upstream.
struct CollectByTimeSide<Value, Downstream: Subscriber, Context: Scheduler>: Subscriber,
  CustomStringConvertible
where Downstream.Input == [Value] {
  let combineIdentifier = CombineIdentifier()
  let joint: CollectByTimeSubscription<Value, Downstream, Context>

  var description: String { joint.description }

  func receive(subscription: any Subscription) { joint.begin(subscription) }

  func receive(_ input: Value) -> Subscribers.Demand { joint.collect(input) }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) { joint.end(completion) }
}
