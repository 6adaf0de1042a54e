import OpenCombine

extension Publishers {
  /// When collected values are sent.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// At the end of each interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// At the end of each interval, and when there are that many.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Sends what a publisher has sent in an interval, as an array, at the interval's end.
  ///
  /// An interval without values sends nothing. When the publisher finishes, what is left is sent;
  /// when it fails, it is not. Values for which there is no demand stay until there is.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    /// Creates a publisher of what `upstream` sends, collected as `strategy` says.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let joint = CollectByTimeSubscription<Upstream.Output, S, Context>(
        subscriber, strategy: strategy, options: options)
      subscriber.receive(subscription: joint)
      upstream.subscribe(CollectByTimeSide(joint: joint))
    }
  }
}

extension Publisher {
  /// A publisher of arrays of what this one sends, collected by time.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
