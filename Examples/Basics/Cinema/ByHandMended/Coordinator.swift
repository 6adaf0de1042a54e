/// The base class of all coordinators: a parent of others, and a child of one.
class Coordinator {
  // A parent has a strong reference to its children, and a child a weak one to its parent.
  private(set) weak var parent: Coordinator?
  private(set) var children: [Coordinator] = []

  init() {}

  func start() {}

  func addChild(_ child: Coordinator) {
    child.parent = self
    children.append(child)
    child.start()
  }

  func removeChild(_ child: Coordinator) {
    children.removeAll { $0 === child }
  }
}
