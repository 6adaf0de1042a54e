import OpenCombine

extension Publishers {
  /// Sends the newest values of two publishers when one of them has a new one.
  ///
  /// It waits until each has sent one, and finishes when all have. It asks each for as much as it
  /// is asked for; values that come without demand take the place of the former, and are not sent.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where B.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    /// Creates a publisher of the newest values of these.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let latestA = Latest<A.Output>()
      let latestB = Latest<B.Output>()
      let joint = CombineLatestSubscription(subscriber, upstreams: 2) {
        guard let a = latestA.value, let b = latestB.value else { return nil as Output? }
        return (a, b)
      }
      subscriber.receive(subscription: joint)
      a.subscribe(CombineLatestSide(joint: joint, index: 0, latest: latestA))
      b.subscribe(CombineLatestSide(joint: joint, index: 1, latest: latestB))
    }
  }

  /// Sends the newest values of three publishers when one of them has a new one.
  ///
  /// It waits until each has sent one, and finishes when all have. It asks each for as much as it
  /// is asked for; values that come without demand take the place of the former, and are not sent.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    /// Creates a publisher of the newest values of these.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let latestA = Latest<A.Output>()
      let latestB = Latest<B.Output>()
      let latestC = Latest<C.Output>()
      let joint = CombineLatestSubscription(subscriber, upstreams: 3) {
        guard let a = latestA.value, let b = latestB.value, let c = latestC.value else {
          return nil as Output?
        }
        return (a, b, c)
      }
      subscriber.receive(subscription: joint)
      a.subscribe(CombineLatestSide(joint: joint, index: 0, latest: latestA))
      b.subscribe(CombineLatestSide(joint: joint, index: 1, latest: latestB))
      c.subscribe(CombineLatestSide(joint: joint, index: 2, latest: latestC))
    }
  }

  /// Sends the newest values of four publishers when one of them has a new one.
  ///
  /// It waits until each has sent one, and finishes when all have. It asks each for as much as it
  /// is asked for; values that come without demand take the place of the former, and are not sent.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    /// Creates a publisher of the newest values of these.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let latestA = Latest<A.Output>()
      let latestB = Latest<B.Output>()
      let latestC = Latest<C.Output>()
      let latestD = Latest<D.Output>()
      let joint = CombineLatestSubscription(subscriber, upstreams: 4) {
        guard let a = latestA.value, let b = latestB.value, let c = latestC.value,
          let d = latestD.value
        else { return nil as Output? }
        return (a, b, c, d)
      }
      subscriber.receive(subscription: joint)
      a.subscribe(CombineLatestSide(joint: joint, index: 0, latest: latestA))
      b.subscribe(CombineLatestSide(joint: joint, index: 1, latest: latestB))
      c.subscribe(CombineLatestSide(joint: joint, index: 2, latest: latestC))
      d.subscribe(CombineLatestSide(joint: joint, index: 3, latest: latestD))
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
