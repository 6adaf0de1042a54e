import OpenCombine

extension Publishers {
  /// Sends what any number of publishers send, as it comes. It finishes when all have.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    /// Creates a publisher of what these send.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher of what these send.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let joint = MergeSubscription(subscriber, upstreams: publishers.count)
      subscriber.receive(subscription: joint)
      for (index, publisher) in publishers.enumerated() {
        publisher.subscribe(MergeSide(joint: joint, index: index))
      }
      joint.start()
    }

    /// A publisher of what these and another send.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
