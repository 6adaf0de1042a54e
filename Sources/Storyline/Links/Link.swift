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

  /// The same link for those who do not care where it leads to.
  public var erased: AnyLink<Root> { AnyLink(steps) }
}

/// A link of which is known only where it begins: one that was read.
public typealias AnyLink<Root: Coordinator> = Link<Root, any Coordinator>

extension Link: CustomStringConvertible {
  /// As the log writes it: `store/phone(42)`.
  public nonisolated var description: String {
    MainActor.assumeIsolated { steps.map(\.address.description).joined(separator: "/") }
  }
}

/// A route with its input, of types that nobody needs to know.
@MainActor
struct LinkStep {
  let address: Address
  /// Why there is no such step.
  let problem: Refusal?
  let style: FlowStyle
  let gates: [Gate]
  /// The position of the step that shows it; `nil` for the root of the window.
  var parent: Int?
  /// It is to be in front of those that it stands beside.
  var comesToFront = true
  let make: @MainActor (any AnyFlow) throws -> MadeFlow

  init<Parent, Input, Child>(
    _ route: Route<Parent, Input, Child>, _ input: Input, below parent: Int?
  ) {
    var (address, problem) = (Address(route: route.name), nil as Refusal?)
    do {
      address = try InputCoding.address(route.name, input)
    } catch {
      problem = error
    }
    self.init(route, at: address, problem, below: parent) { input }
  }

  init<Parent, Input, Child>(
    _ route: Route<Parent, Input, Child>, at address: Address?, _ problem: Refusal? = nil,
    below parent: Int?, input: @escaping @MainActor () throws -> Input
  ) {
    guard let address = address ?? Address(route: route.name) else {
      preconditionFailure("An address without an input is always one.")
    }
    self.address = address
    self.problem = problem
    self.parent = parent
    style = route.style
    gates = route.gates
    make = { flow in
      guard let parent = flow as? Parent else { throw Refusal.otherParent }
      return try route.make(parent, try input())
    }
  }
}
