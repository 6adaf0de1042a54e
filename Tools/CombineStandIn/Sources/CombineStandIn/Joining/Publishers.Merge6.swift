import OpenCombine

extension Publishers {
  /// Sends what six publishers send, as it comes. It finishes when all have.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    B.Failure == A.Failure, B.Output == A.Output, C.Failure == A.Failure, C.Output == A.Output,
    D.Failure == A.Failure, D.Output == A.Output, E.Failure == A.Failure, E.Output == A.Output,
    F.Failure == A.Failure, F.Output == A.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F

    /// Creates a publisher of what these send.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let joint = MergeSubscription(subscriber, upstreams: 6)
      subscriber.receive(subscription: joint)
      a.subscribe(MergeSide(joint: joint, index: 0))
      b.subscribe(MergeSide(joint: joint, index: 1))
      c.subscribe(MergeSide(joint: joint, index: 2))
      d.subscribe(MergeSide(joint: joint, index: 3))
      e.subscribe(MergeSide(joint: joint, index: 4))
      f.subscribe(MergeSide(joint: joint, index: 5))
    }

    /// A publisher of what this one and another send.
    public func merge<P: Publisher>(with other: P) -> Merge7<A, B, C, D, E, F, P>
    where P.Failure == Failure, P.Output == Output {
      Merge7(a, b, c, d, e, f, other)
    }

    /// A publisher of what this one and two others send.
    public func merge<Z: Publisher, Y: Publisher>(with z: Z, _ y: Y) -> Merge8<
      A, B, C, D, E, F, Z, Y
    > where Z.Failure == Failure, Z.Output == Output, Y.Failure == Failure, Y.Output == Output {
      Merge8(a, b, c, d, e, f, z, y)
    }
  }

  /// Sends what seven publishers send, as it comes. It finishes when all have.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    B.Failure == A.Failure, B.Output == A.Output, C.Failure == A.Failure, C.Output == A.Output,
    D.Failure == A.Failure, D.Output == A.Output, E.Failure == A.Failure, E.Output == A.Output,
    F.Failure == A.Failure, F.Output == A.Output, G.Failure == A.Failure, G.Output == A.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G

    /// Creates a publisher of what these send.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let joint = MergeSubscription(subscriber, upstreams: 7)
      subscriber.receive(subscription: joint)
      a.subscribe(MergeSide(joint: joint, index: 0))
      b.subscribe(MergeSide(joint: joint, index: 1))
      c.subscribe(MergeSide(joint: joint, index: 2))
      d.subscribe(MergeSide(joint: joint, index: 3))
      e.subscribe(MergeSide(joint: joint, index: 4))
      f.subscribe(MergeSide(joint: joint, index: 5))
      g.subscribe(MergeSide(joint: joint, index: 6))
    }

    /// A publisher of what this one and another send.
    public func merge<P: Publisher>(with other: P) -> Merge8<A, B, C, D, E, F, G, P>
    where P.Failure == Failure, P.Output == Output {
      Merge8(a, b, c, d, e, f, g, other)
    }
  }

  /// Sends what eight publishers send, as it comes. It finishes when all have.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  >: Publisher
  where
    B.Failure == A.Failure, B.Output == A.Output, C.Failure == A.Failure, C.Output == A.Output,
    D.Failure == A.Failure, D.Output == A.Output, E.Failure == A.Failure, E.Output == A.Output,
    F.Failure == A.Failure, F.Output == A.Output, G.Failure == A.Failure, G.Output == A.Output,
    H.Failure == A.Failure, H.Output == A.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G
    public let h: H

    /// Creates a publisher of what these send.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let joint = MergeSubscription(subscriber, upstreams: 8)
      subscriber.receive(subscription: joint)
      a.subscribe(MergeSide(joint: joint, index: 0))
      b.subscribe(MergeSide(joint: joint, index: 1))
      c.subscribe(MergeSide(joint: joint, index: 2))
      d.subscribe(MergeSide(joint: joint, index: 3))
      e.subscribe(MergeSide(joint: joint, index: 4))
      f.subscribe(MergeSide(joint: joint, index: 5))
      g.subscribe(MergeSide(joint: joint, index: 6))
      h.subscribe(MergeSide(joint: joint, index: 7))
    }
  }
}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publishers.Merge7: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
{}

extension Publishers.Merge8: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
  H: Equatable
{}
