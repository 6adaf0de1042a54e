import OpenCombine

extension Publishers {
  /// Sends what four publishers send, as it comes. It finishes when all have.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    B.Failure == A.Failure, B.Output == A.Output, C.Failure == A.Failure, C.Output == A.Output,
    D.Failure == A.Failure, D.Output == A.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    /// Creates a publisher of what these send.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let joint = MergeSubscription(subscriber, upstreams: 4)
      subscriber.receive(subscription: joint)
      a.subscribe(MergeSide(joint: joint, index: 0))
      b.subscribe(MergeSide(joint: joint, index: 1))
      c.subscribe(MergeSide(joint: joint, index: 2))
      d.subscribe(MergeSide(joint: joint, index: 3))
    }

    /// A publisher of what this one and another send.
    public func merge<P: Publisher>(with other: P) -> Merge5<A, B, C, D, P>
    where P.Failure == Failure, P.Output == Output {
      Merge5(a, b, c, d, other)
    }

    /// A publisher of what this one and two others send.
    public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge6<A, B, C, D, Z, Y>
    where Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output {
      Merge6(a, b, c, d, z, y)
    }

    /// A publisher of what this one and three others send.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
      -> Merge7<A, B, C, D, Z, Y, X>
    where
      Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output,
      X.Failure == Failure, X.Output == Output
    {
      Merge7(a, b, c, d, z, y, x)
    }

    /// A publisher of what this one and four others send.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Merge8<A, B, C, D, Z, Y, X, W>
    where
      Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output,
      X.Failure == Failure, X.Output == Output, W.Failure == Failure, W.Output == Output
    {
      Merge8(a, b, c, d, z, y, x, w)
    }
  }

  /// Sends what five publishers send, as it comes. It finishes when all have.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    B.Failure == A.Failure, B.Output == A.Output, C.Failure == A.Failure, C.Output == A.Output,
    D.Failure == A.Failure, D.Output == A.Output, E.Failure == A.Failure, E.Output == A.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E

    /// Creates a publisher of what these send.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let joint = MergeSubscription(subscriber, upstreams: 5)
      subscriber.receive(subscription: joint)
      a.subscribe(MergeSide(joint: joint, index: 0))
      b.subscribe(MergeSide(joint: joint, index: 1))
      c.subscribe(MergeSide(joint: joint, index: 2))
      d.subscribe(MergeSide(joint: joint, index: 3))
      e.subscribe(MergeSide(joint: joint, index: 4))
    }

    /// A publisher of what this one and another send.
    public func merge<P: Publisher>(with other: P) -> Merge6<A, B, C, D, E, P>
    where P.Failure == Failure, P.Output == Output {
      Merge6(a, b, c, d, e, other)
    }

    /// A publisher of what this one and two others send.
    public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge7<A, B, C, D, E, Z, Y>
    where Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output {
      Merge7(a, b, c, d, e, z, y)
    }

    /// A publisher of what this one and three others send.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
      -> Merge8<A, B, C, D, E, Z, Y, X>
    where
      Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output,
      X.Failure == Failure, X.Output == Output
    {
      Merge8(a, b, c, d, e, z, y, x)
    }
  }
}

extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
