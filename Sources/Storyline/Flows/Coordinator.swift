/// A flow whose value does not matter: what flows of different kinds have in common.
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

/// Hears how flows end, as the delegates of the plain coordinator pattern do.
///
/// There is nothing to tidy up in it: when it is called, the flow has left its parent already. It is
/// told once, whoever ended the flow.
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
  /// The flow has ended with a value, and its screens are gone.
  func coordinatorDidFinish(childCoordinator: any Coordinator)

  /// The flow has ended without a value: the person went back, or somebody took its screens away.
  ///
  /// The default does nothing.
  func coordinatorWasCancelled(childCoordinator: any Coordinator, because reason: Reason)
}

extension CoordinatorFinishDelegate {
  public func coordinatorWasCancelled(
    childCoordinator: any Coordinator, because reason: Reason
  ) {}
}
