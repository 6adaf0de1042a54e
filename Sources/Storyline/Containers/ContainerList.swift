import StorylineCore

/// The containers of one window, in the order in which they were made.
@MainActor
struct ContainerList {
  private(set) var all: [any Container] = []
  private var byID: [ContainerID: any Container] = [:]

  subscript(id: ContainerID) -> (any Container)? { byID[id] }

  /// Adds a container. It may have been made before some that are in the list already.
  mutating func add(_ container: any Container) {
    let id = container.container
    let index = all.lastIndex { $0.container.number < id.number }.map { $0 + 1 } ?? 0
    all.insert(container, at: index)
    byID[id] = container
  }

  mutating func remove(_ container: any Container) {
    all.removeAll { $0 === container }
    byID[container.container] = nil
  }
}
