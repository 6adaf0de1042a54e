public import StorylineCore
public import UIKit

/// A way from one flow to what it shows, with a name and an input that can be written down.
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
/// The flow follows its own route with `go`. A ``Link`` from outside follows the same route, and so does
/// restoration. Keep the name and the coded form of the input for as long as links and saved states with
/// them may exist.
///
/// A route is a constant of the app; what differs from flow to flow is asked of the flow that shows. The
/// style can depend on that flow and its traits, and gates are those of that flow:
///
/// ```swift
/// static let card = Route(
///   "card", as: { _, traits in traits.horizontalSizeClass == .compact ? .push : .present }
/// ) { (_: StoreFlow, id: Phone.ID) in
///   PhoneFlow(id)
/// } whenFinished: { store, chosen in
///   store.basket.append(chosen)
/// } whenCancelled: { store, reason in
///   store.declined.append(reason)
/// }
/// ```
@MainActor
public struct Route<Parent: Coordinator, Input: Codable & Sendable, Child> {
  /// The name in addresses: unique among the routes of the flow.
  public let name: String

  let style: @MainActor (Parent, UITraitCollection) -> FlowStyle
  let gates: @MainActor (Parent) -> [Gate]
  let make: @MainActor (Parent, Input) throws -> MadeFlow

  init(
    named name: String, style: @escaping @MainActor (Parent, UITraitCollection) -> FlowStyle,
    gates: @escaping @MainActor (Parent) -> [Gate],
    make: @escaping @MainActor (Parent, Input) throws -> MadeFlow
  ) {
    precondition(!name.isEmpty, "A route needs a name: addresses contain it.")
    self.name = name
    self.style = style
    self.gates = gates
    self.make = make
  }
}

/// The input of a route that leads to one place only.
public struct NoInput: Codable, Hashable, Sendable {
  public init() {}
}

/// The destination of a route that shows a screen of the flow itself: no link continues from there.
public enum NoFlow {}

/// A flow that a route made, and a closure to be called once the flow is attached.
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

extension Route where Child: OutcomeCoordinator {
  /// Makes a route to another flow.
  ///
  /// - Parameters:
  ///   - name: The name in addresses.
  ///   - style: The way in which the flow is shown.
  ///   - gates: Returns the gates of the showing flow that have to be open before a link goes this way.
  ///   - make: Makes the flow. An error is the reason why a link does not lead there.
  ///   - whenFinished: Called with the value when the flow finishes.
  ///   - whenCancelled: Called with the reason when the flow ends without a value.
  public init(
    _ name: String, as style: FlowStyle = .automatic,
    gates: @escaping @MainActor (Parent) -> [Gate] = { _ in [] },
    make: @escaping @MainActor (Parent, Input) throws -> Child,
    whenFinished: (@MainActor (Parent, Child.Value) -> Void)? = nil,
    whenCancelled: (@MainActor (Parent, Reason) -> Void)? = nil
  ) {
    self.init(
      name, as: { _, _ in style }, gates: gates, make: make, whenFinished: whenFinished,
      whenCancelled: whenCancelled)
  }

  /// Makes a route to another flow that needs no input.
  ///
  /// - Parameters:
  ///   - name: The name in addresses.
  ///   - style: The way in which the flow is shown.
  ///   - gates: Returns the gates of the showing flow that have to be open before a link goes this way.
  ///   - make: Makes the flow. An error is the reason why a link does not lead there.
  ///   - whenFinished: Called with the value when the flow finishes.
  ///   - whenCancelled: Called with the reason when the flow ends without a value.
  public init(
    _ name: String, as style: FlowStyle = .automatic,
    gates: @escaping @MainActor (Parent) -> [Gate] = { _ in [] },
    make: @escaping @MainActor (Parent) throws -> Child,
    whenFinished: (@MainActor (Parent, Child.Value) -> Void)? = nil,
    whenCancelled: (@MainActor (Parent, Reason) -> Void)? = nil
  ) where Input == NoInput {
    self.init(
      name, as: { _, _ in style }, gates: gates, make: make, whenFinished: whenFinished,
      whenCancelled: whenCancelled)
  }

  /// Makes a route to another flow, with a style that is chosen each time.
  ///
  /// - Parameters:
  ///   - name: The name in addresses.
  ///   - style: Returns the way in which the flow is shown. The traits are those by which
  ///     ``FlowStyle/adaptive(compact:regular:)`` decides.
  ///   - gates: Returns the gates of the showing flow that have to be open before a link goes this way.
  ///   - make: Makes the flow. An error is the reason why a link does not lead there.
  ///   - whenFinished: Called with the value when the flow finishes.
  ///   - whenCancelled: Called with the reason when the flow ends without a value.
  public init(
    _ name: String, as style: @escaping @MainActor (Parent, UITraitCollection) -> FlowStyle,
    gates: @escaping @MainActor (Parent) -> [Gate] = { _ in [] },
    make: @escaping @MainActor (Parent, Input) throws -> Child,
    whenFinished: (@MainActor (Parent, Child.Value) -> Void)? = nil,
    whenCancelled: (@MainActor (Parent, Reason) -> Void)? = nil
  ) {
    self.init(named: name, style: style, gates: gates) { parent, input in
      MadeFlow(try make(parent, input), below: parent, whenFinished, whenCancelled)
    }
  }

  /// Makes a route to another flow that needs no input, with a style that is chosen each time.
  ///
  /// - Parameters:
  ///   - name: The name in addresses.
  ///   - style: Returns the way in which the flow is shown. The traits are those by which
  ///     ``FlowStyle/adaptive(compact:regular:)`` decides.
  ///   - gates: Returns the gates of the showing flow that have to be open before a link goes this way.
  ///   - make: Makes the flow. An error is the reason why a link does not lead there.
  ///   - whenFinished: Called with the value when the flow finishes.
  ///   - whenCancelled: Called with the reason when the flow ends without a value.
  public init(
    _ name: String, as style: @escaping @MainActor (Parent, UITraitCollection) -> FlowStyle,
    gates: @escaping @MainActor (Parent) -> [Gate] = { _ in [] },
    make: @escaping @MainActor (Parent) throws -> Child,
    whenFinished: (@MainActor (Parent, Child.Value) -> Void)? = nil,
    whenCancelled: (@MainActor (Parent, Reason) -> Void)? = nil
  ) where Input == NoInput {
    self.init(named: name, style: style, gates: gates) { parent, _ in
      MadeFlow(try make(parent), below: parent, whenFinished, whenCancelled)
    }
  }
}

extension MadeFlow {
  fileprivate init<Parent: Coordinator, Child: OutcomeCoordinator>(
    _ flow: Child, below parent: Parent,
    _ whenFinished: (@MainActor (Parent, Child.Value) -> Void)?,
    _ whenCancelled: (@MainActor (Parent, Reason) -> Void)?
  ) {
    guard let flow = flow as? Flow<Child.Value> else {
      preconditionFailure("Nothing but a Flow can be a coordinator with an outcome.")
    }
    self.flow = flow
    whenAttached = {
      guard whenFinished != nil || whenCancelled != nil else { return }
      FlowHandle(flow.box).whenEnded { [weak parent] outcome in
        guard let parent else { return }
        switch outcome {
        case .finished(let value): whenFinished?(parent, value)
        case .cancelled(let reason): whenCancelled?(parent, reason)
        }
      }
    }
  }
}

// MARK: - Screens

extension Route where Child == NoFlow {
  /// Makes a route to a screen.
  ///
  /// - Parameters:
  ///   - name: The name in addresses.
  ///   - style: The way in which the screen is shown.
  ///   - gates: Returns the gates of the showing flow that have to be open before a link goes this way.
  ///   - screen: Makes the screen.
  public init(
    _ name: String, as style: FlowStyle = .automatic,
    gates: @escaping @MainActor (Parent) -> [Gate] = { _ in [] },
    screen: @escaping @MainActor (Parent, Input) throws -> UIViewController
  ) {
    self.init(name, as: { _, _ in style }, gates: gates, screen: screen)
  }

  /// Makes a route to a screen that needs no input.
  ///
  /// - Parameters:
  ///   - name: The name in addresses.
  ///   - style: The way in which the screen is shown.
  ///   - gates: Returns the gates of the showing flow that have to be open before a link goes this way.
  ///   - screen: Makes the screen.
  public init(
    _ name: String, as style: FlowStyle = .automatic,
    gates: @escaping @MainActor (Parent) -> [Gate] = { _ in [] },
    screen: @escaping @MainActor (Parent) throws -> UIViewController
  ) where Input == NoInput {
    self.init(name, as: { _, _ in style }, gates: gates, screen: screen)
  }

  /// Makes a route to a screen, with a style that is chosen each time.
  ///
  /// - Parameters:
  ///   - name: The name in addresses.
  ///   - style: Returns the way in which the screen is shown. The traits are those by which
  ///     ``FlowStyle/adaptive(compact:regular:)`` decides.
  ///   - gates: Returns the gates of the showing flow that have to be open before a link goes this way.
  ///   - screen: Makes the screen.
  public init(
    _ name: String, as style: @escaping @MainActor (Parent, UITraitCollection) -> FlowStyle,
    gates: @escaping @MainActor (Parent) -> [Gate] = { _ in [] },
    screen: @escaping @MainActor (Parent, Input) throws -> UIViewController
  ) {
    self.init(named: name, style: style, gates: gates) { parent, input in
      MadeFlow(flow: ScreenFlow(try screen(parent, input)), whenAttached: {})
    }
  }

  /// Makes a route to a screen that needs no input, with a style that is chosen each time.
  ///
  /// - Parameters:
  ///   - name: The name in addresses.
  ///   - style: Returns the way in which the screen is shown. The traits are those by which
  ///     ``FlowStyle/adaptive(compact:regular:)`` decides.
  ///   - gates: Returns the gates of the showing flow that have to be open before a link goes this way.
  ///   - screen: Makes the screen.
  public init(
    _ name: String, as style: @escaping @MainActor (Parent, UITraitCollection) -> FlowStyle,
    gates: @escaping @MainActor (Parent) -> [Gate] = { _ in [] },
    screen: @escaping @MainActor (Parent) throws -> UIViewController
  ) where Input == NoInput {
    self.init(named: name, style: style, gates: gates) { parent, _ in
      MadeFlow(flow: ScreenFlow(try screen(parent)), whenAttached: {})
    }
  }
}
