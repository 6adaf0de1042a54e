import StorylineCore
public import UIKit

/// A way from one flow to what it shows, that can be written down: its name and what it is given are an
/// address.
///
/// A route is declared once, on the flow that shows:
///
/// ```swift
/// extension StoreFlow {
///   static let phone = Route("phone", as: .push) { (store: StoreFlow, id: Phone.ID) in
///     PhoneFlow(id)
///   } whenFinished: { store, chosen in
///     store.basket.append(chosen)
///   }
/// }
/// ```
///
/// The flow goes that way with `go`; a ``Link`` from outside goes
/// the same way, and what was saved is shown again by it. So its name and the coded form of its input
/// are kept for as long as there may be links and saved states that have them.
@MainActor
public struct Route<Parent: Coordinator, Input: Codable & Sendable, Child> {
  /// What addresses call it: unique among the routes of the flow.
  public let name: String
  /// How it shows where it leads to.
  public let style: FlowStyle
  /// What has to be open before a link goes this way.
  public let gates: [Gate]

  let make: @MainActor (Parent, Input) throws -> MadeFlow
}

/// What a route takes that leads to one place only.
public struct NoInput: Codable, Hashable, Sendable {
  public init() {}
}

/// Where a route leads to that shows a screen of the flow itself: no link goes on from there.
public enum NoFlow {}

/// A flow that a route made, and what is to be called once it is attached.
@MainActor
struct MadeFlow {
  let flow: any AnyFlow
  let whenAttached: @MainActor () -> Void
}

/// A flow that shows the one screen of a route.
final class ScreenFlow: Flow<Void> {
  private let screen: UIViewController

  init(_ screen: UIViewController) { self.screen = screen }

  override func start() { show(screen) }
}

// MARK: - Flows

extension Route {
  /// A way to another flow.
  ///
  /// - Parameters:
  ///   - name: What addresses call it.
  ///   - style: How the flow is shown.
  ///   - gates: What has to be open before a link goes this way.
  ///   - make: Makes the flow. An error is the reason why a link does not lead there.
  ///   - whenFinished: What happens when the flow finishes.
  public init(
    _ name: String, as style: FlowStyle = .automatic, gates: [Gate] = [],
    make: @escaping @MainActor (Parent, Input) throws -> Child,
    whenFinished: (@MainActor (Parent, Child.Value) -> Void)? = nil
  ) where Child: OutcomeCoordinator {
    precondition(!name.isEmpty, "A route needs a name: addresses have it.")
    self.name = name
    self.style = style
    self.gates = gates
    self.make = { parent, input in
      MadeFlow(try make(parent, input), below: parent, whenFinished)
    }
  }

  /// A way to another flow, which needs nothing to be told.
  ///
  /// - Parameters:
  ///   - name: What addresses call it.
  ///   - style: How the flow is shown.
  ///   - gates: What has to be open before a link goes this way.
  ///   - make: Makes the flow. An error is the reason why a link does not lead there.
  ///   - whenFinished: What happens when the flow finishes.
  public init(
    _ name: String, as style: FlowStyle = .automatic, gates: [Gate] = [],
    make: @escaping @MainActor (Parent) throws -> Child,
    whenFinished: (@MainActor (Parent, Child.Value) -> Void)? = nil
  ) where Child: OutcomeCoordinator, Input == NoInput {
    self.init(name, as: style, gates: gates) { parent, _ in
      try make(parent)
    } whenFinished: { parent, value in
      whenFinished?(parent, value)
    }
  }
}

extension MadeFlow {
  fileprivate init<Parent: Coordinator, Child: OutcomeCoordinator>(
    _ flow: Child, below parent: Parent,
    _ whenFinished: (@MainActor (Parent, Child.Value) -> Void)?
  ) {
    guard let flow = flow as? Flow<Child.Value> else {
      preconditionFailure("Nothing but a Flow can be a coordinator with an outcome.")
    }
    self.flow = flow
    whenAttached = {
      guard let whenFinished else { return }
      FlowHandle(flow.box).whenFinished { [weak parent] value in
        if let parent { whenFinished(parent, value) }
      }
    }
  }
}

// MARK: - Screens

extension Route where Child == NoFlow {
  /// A way to a screen.
  ///
  /// - Parameters:
  ///   - name: What addresses call it.
  ///   - style: How the screen is shown.
  ///   - gates: What has to be open before a link goes this way.
  ///   - screen: Makes the screen.
  public init(
    _ name: String, as style: FlowStyle = .automatic, gates: [Gate] = [],
    screen: @escaping @MainActor (Parent, Input) throws -> UIViewController
  ) {
    precondition(!name.isEmpty, "A route needs a name: addresses have it.")
    self.name = name
    self.style = style
    self.gates = gates
    make = { parent, input in
      MadeFlow(flow: ScreenFlow(try screen(parent, input)), whenAttached: {})
    }
  }

  /// A way to a screen that needs nothing to be told.
  ///
  /// - Parameters:
  ///   - name: What addresses call it.
  ///   - style: How the screen is shown.
  ///   - gates: What has to be open before a link goes this way.
  ///   - screen: Makes the screen.
  public init(
    _ name: String, as style: FlowStyle = .automatic, gates: [Gate] = [],
    screen: @escaping @MainActor (Parent) throws -> UIViewController
  ) where Input == NoInput {
    self.init(name, as: style, gates: gates, screen: { parent, _ in try screen(parent) })
  }
}
