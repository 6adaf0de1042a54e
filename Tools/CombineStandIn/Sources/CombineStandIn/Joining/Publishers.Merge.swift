import OpenCombine

extension Publishers {
  /// Sends what two publishers send, as it comes. It finishes when all have.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where B.Failure == A.Failure, B.Output == A.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    /// Creates a publisher of what these send.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let joint = MergeSubscription(subscriber, upstreams: 2)
      subscriber.receive(subscription: joint)
      a.subscribe(MergeSide(joint: joint, index: 0))
      b.subscribe(MergeSide(joint: joint, index: 1))
    }

    /// A publisher of what this one and another send.
    public func merge<P: Publisher>(with other: P) -> Merge3<A, B, P>
    where P.Failure == Failure, P.Output == Output {
      Merge3(a, b, other)
    }

    /// A publisher of what this one and two others send.
    public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge4<A, B, Z, Y>
    where Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output {
      Merge4(a, b, z, y)
    }

    /// A publisher of what this one and three others send.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
      -> Merge5<A, B, Z, Y, X>
    where
      Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output,
      X.Failure == Failure, X.Output == Output
    {
      Merge5(a, b, z, y, x)
    }

    /// A publisher of what this one and four others send.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Merge6<A, B, Z, Y, X, W>
    where
      Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output,
      X.Failure == Failure, X.Output == Output, W.Failure == Failure, W.Output == Output
    {
      Merge6(a, b, z, y, x, w)
    }

    /// A publisher of what this one and five others send.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
    ) -> Merge7<A, B, Z, Y, X, W, V>
    where
      Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output,
      X.Failure == Failure, X.Output == Output, W.Failure == Failure, W.Output == Output,
      V.Failure == Failure, V.Output == Output
    {
      Merge7(a, b, z, y, x, w, v)
    }

    /// A publisher of what this one and six others send.
    public func merge<
      Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher
    >(with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U) -> Merge8<A, B, Z, Y, X, W, V, U>
    where
      Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output,
      X.Failure == Failure, X.Output == Output, W.Failure == Failure, W.Output == Output,
      V.Failure == Failure, V.Output == Output, U.Failure == Failure, U.Output == Output
    {
      Merge8(a, b, z, y, x, w, v, u)
    }
  }

  /// Sends what three publishers send, as it comes. It finishes when all have.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, B.Output == A.Output, C.Failure == A.Failure, C.Output == A.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    /// Creates a publisher of what these send.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let joint = MergeSubscription(subscriber, upstreams: 3)
      subscriber.receive(subscription: joint)
      a.subscribe(MergeSide(joint: joint, index: 0))
      b.subscribe(MergeSide(joint: joint, index: 1))
      c.subscribe(MergeSide(joint: joint, index: 2))
    }

    /// A publisher of what this one and another send.
    public func merge<P: Publisher>(with other: P) -> Merge4<A, B, C, P>
    where P.Failure == Failure, P.Output == Output {
      Merge4(a, b, c, other)
    }

    /// A publisher of what this one and two others send.
    public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge5<A, B, C, Z, Y>
    where Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output {
      Merge5(a, b, c, z, y)
    }

    /// A publisher of what this one and three others send.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher>(with z: Z, _ y: Y, _ x: X)
      -> Merge6<A, B, C, Z, Y, X>
    where
      Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output,
      X.Failure == Failure, X.Output == Output
    {
      Merge6(a, b, c, z, y, x)
    }

    /// A publisher of what this one and four others send.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Merge7<A, B, C, Z, Y, X, W>
    where
      Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output,
      X.Failure == Failure, X.Output == Output, W.Failure == Failure, W.Output == Output
    {
      Merge7(a, b, c, z, y, x, w)
    }

    /// A publisher of what this one and five others send.
    public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
      with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
    ) -> Merge8<A, B, C, Z, Y, X, W, V>
    where
      Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output,
      X.Failure == Failure, X.Output == Output, W.Failure == Failure, W.Output == Output,
      V.Failure == Failure, V.Output == Output
    {
      Merge8(a, b, c, z, y, x, w, v)
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
