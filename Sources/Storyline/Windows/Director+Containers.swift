import StorylineCore
import UIKit

// The containers that a director knows: how they are found, made and read.
extension Director {
  /// In the order in which they came about, which is the order in which they are read.
  var containersInOrder: [any Container] {
    containers.values.sorted { $0.container.number < $1.container.number }
  }

  /// Whether no container is in the middle of a transition.
  var isSettled: Bool { containers.values.allSatisfy(\.isSettled) }

  /// The container of a navigation controller; made when it is first asked for.
  func stack(_ navigation: UINavigationController) -> StackWatcher {
    for case let stack as StackWatcher in containers.values where stack.navigation === navigation {
      return stack
    }
    // Another window's director may have watched it before.
    associated(StackWatcher.self, of: navigation)?.uninstall()
    let stack = StackWatcher(
      navigation, container: tree.makeContainer(.stack), director: self)
    add(stack)
    return stack
  }

  /// The window itself as a container.
  func windowRoot(_ window: UIWindow) -> WindowRoot {
    for case let root as WindowRoot in containers.values { return root }
    let root = WindowRoot(window, container: tree.makeContainer(.window))
    add(root)
    return root
  }

  // MARK: Reconciling

  /// Compares the tree with every container that is settled.
  func reconcile() {
    // In the middle of a command, containers do not hold yet what they are about to hold.
    guard !queue.isCarryingOut else { return }
    guard let window else {
      untold += tree.closeWindow()
      return
    }
    for container in containersInOrder {
      if !container.isAttached(to: window) {
        remove(container)
        untold += tree.close(container.container, because: container.cause ?? .rootReplaced)
      } else if container.isSettled {
        read(container)
      }
    }
    untold += tree.endFinished()
    holdRootsWithoutScreens()
  }

  private func read(_ container: any Container) {
    let contents = container.contents.map { controller in
      // A screen may have gone on to another container since.
      id(of: controller).flatMap { tree.container(of: $0) == container.container ? $0 : nil }
    }
    let isForeignRoot = container is WindowRoot && contents == [nil]
    untold += tree.settle(
      container.container, contents: isForeignRoot ? [] : contents,
      because: container is WindowRoot ? .rootReplaced : container.cause)
    container.cause = nil
  }
}
