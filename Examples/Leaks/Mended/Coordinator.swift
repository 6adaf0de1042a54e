protocol Coordinator: AnyObject {
  var childCoordinators: [Coordinator] { get set }

  func start()
}

/// A delegate that removes a child coordinator when it has finished.
protocol CoordinatorFinishDelegate: AnyObject {
  func coordinatorDidFinish(_ child: Coordinator)
}
