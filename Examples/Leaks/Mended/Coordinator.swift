protocol Coordinator: AnyObject {
  var childCoordinators: [Coordinator] { get set }

  func start()
}

/// Whoever began with a coordinator forgets it when it is done.
protocol CoordinatorFinishDelegate: AnyObject {
  func coordinatorDidFinish(_ child: Coordinator)
}
