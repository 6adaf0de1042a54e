/// A flow without its type of value: the common part of all flows.
///
/// Every ``Flow`` is one; nothing else can be. It has the names of the plain coordinator pattern, so
/// that code that was written for it reads the same.
@MainActor
public protocol Coordinator: AnyObject {
  /// Shows the first screen. See ``Flow/start()``.
  func start()

  /// The flow that shows this one, or added it.
  var parentCoordinator: (any Coordinator)? { get }

  /// The flows that this one shows, or added, and that have not ended; the oldest first.
  var childCoordinators: [any Coordinator] { get }
}

/// A flow of which is known what its value is.
///
/// Every ``Flow`` is one; nothing else can be.
@MainActor
public protocol OutcomeCoordinator<Value>: Coordinator {
  /// The type of the value that it finishes with.
  associatedtype Value
}

/// A delegate that is called at the end of flows, as in the plain coordinator pattern.
///
/// It has nothing to tidy up: the flow has already left its parent when the delegate is called. It
/// is called once for every flow, whatever ended the flow.
///
/// ```swift
/// func coordinatorDidFinish(childCoordinator: any Coordinator) {
///   if let child = childCoordinator as? NameCoordinator, let name = child.outcome?.value {
///     names.append(name)
///   }
/// }
/// ```
@MainActor
public protocol CoordinatorFinishDelegate: AnyObject {
  /// Called when the flow has ended with a value, and its screens were removed.
  func coordinatorDidFinish(childCoordinator: any Coordinator)

  /// Called when the flow has ended without a value: the person went back, or its screens were
  /// removed.
  ///
  /// The default does nothing.
  func coordinatorWasCancelled(childCoordinator: any Coordinator, because reason: Reason)
}

extension CoordinatorFinishDelegate {
  public func coordinatorWasCancelled(
    childCoordinator: any Coordinator, because reason: Reason
  ) {}
}
