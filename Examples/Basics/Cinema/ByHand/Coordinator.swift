/// The base class of all coordinators: a parent of others, and a child of one.
class Coordinator {
  // Strong, as it is written most of the time. See the README.
  var parent: Coordinator?
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
