import StorylineCore

/// Routes one after the other, from the root flow of a window on.
///
/// ```swift
/// let link = Link(StoreApp.store).then(StoreFlow.phone, 42)
/// window.open(link)
/// ```
///
/// Each route begins where the one before it leads to; a chain that is not one does not compile.
@MainActor
public struct Link<Root: Coordinator, Leaf> {
  let steps: [LinkStep]

  /// A link to where a route of the root flow leads to.
  public init<Input>(_ route: Route<Root, Input, Leaf>, _ input: Input) {
    steps = [LinkStep(route, input, below: nil)]
  }

  /// A link to where a route of the root flow leads to.
  public init(_ route: Route<Root, NoInput, Leaf>) { self.init(route, NoInput()) }

  /// A link to the root flow itself.
  public init() where Leaf == Root { steps = [] }

  private init(_ steps: [LinkStep]) { self.steps = steps }

  /// Goes on with a route.
  public func then<Input, Next>(
    _ route: Route<Leaf, Input, Next>, _ input: Input
  ) -> Link<Root, Next> {
    Link<Root, Next>(steps + [LinkStep(route, input, below: steps.indices.last)])
  }

  /// Goes on with a route.
  public func then<Next>(_ route: Route<Leaf, NoInput, Next>) -> Link<Root, Next> {
    then(route, NoInput())
  }

  /// The same link without the type of its last flow.
  public var erased: AnyLink<Root> { AnyLink(steps) }
}

/// A link without the type of its last flow: one that was read from a URL.
public typealias AnyLink<Root: Coordinator> = Link<Root, any Coordinator>

extension Link: CustomStringConvertible {
  /// The link as the log writes it: `store/phone(42)`.
  public nonisolated var description: String {
    MainActor.assumeIsolated { steps.map(\.address.description).joined(separator: "/") }
  }
}
