import StorylineCore
import UIKit

// The containers that a director knows: how they are found, made and read.
extension Director {
  /// In the order in which they came about, which is the order in which they are read.
  var containersInOrder: [any Container] {
    containers.values.sorted { $0.container.number < $1.container.number }
  }

  /// The container of a navigation controller; made when it is first asked for.
  /// It may be about to get a place in `holder`.
  func stack(
    _ navigation: UINavigationController, in holder: (any Holder)? = nil
  ) -> StackWatcher {
    for case let stack as StackWatcher in containers.values where stack.navigation === navigation {
      return stack
    }
    // Another window's director may have watched it before.
    associated(StackWatcher.self, of: navigation)?.uninstall()
    watchHolder(around: navigation)
    let enclosing = enclosingScreen(of: holder?.anchor ?? navigation)
    let stack = StackWatcher(
      navigation, container: tree.makeContainer(.stack, in: enclosing), director: self)
    stack.holder = holder ?? navigation.holder
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
      refuseLinks()
      return
    }
    findBoundScreens()
    findMovedScreens()
    // The reasons are asked for while everything that knows them is still there.
    let all = containersInOrder
    let detached = all.map { $0.isAttached(to: window) ? nil : cause(of: $0) }
    for (container, cause) in zip(all, detached) { look(at: container, detachedBecause: cause) }
    endFinished()
  }

  /// Ends those whose screens are gone by now.
  func endFinished() {
    untold += tree.endFinished()
    holdRootsWithoutScreens()
  }

  private func look(at container: any Container, detachedBecause cause: Reason?) {
    let id = container.container
    guard tree.contains(id) else {
      // It went with the screen that it was in.
      remove(container)
      return
    }
    guard let cause else {
      container.carrier = carrier(of: container)
      if container.isSettled { read(container) }
      return
    }
    let modal = container as? ModalWatcher
    if modal?.mayStillSpeak() == true || isInUnsettled(container) { return }
    if modal?.isOrphan == true { tree.note(.kept(id)) }
    untold += tree.close(id, because: cause)
    remove(container)
  }

  /// Whether what a container is in is about to go, and may still come back.
  private func isInUnsettled(_ container: any Container) -> Bool {
    guard let screen = container.anchor.flatMap(enclosingScreen),
      let outer = tree.container(of: screen), outer != container.container
    else { return false }
    return containers[outer]?.isSettled == false
  }

  /// Why a container is not in the window any more.
  private func cause(of container: any Container) -> Reason {
    if let cause = container.cause { return cause }
    if let child = container as? ChildWatcher, let window, child.hasHost(in: window) {
      return .removed
    }
    if let holder = (container as? StackWatcher)?.holder, let window, holder.isAttached(to: window)
    {
      return .removed
    }
    guard let modal = container as? ModalWatcher ?? container.carrier, !modal.isOrphan else {
      return .rootReplaced
    }
    return modal.cause ?? .dismissed
  }

  /// The modal that a container is in. One that the app presents by itself is watched from now on.
  private func carrier(of container: any Container) -> ModalWatcher? {
    var each = container.anchor
    while let current = each {
      if current.outer == nil, current.presentingViewController != nil { return modal(current) }
      each = current.outer
    }
    return nil
  }

  /// Why screens are missing in a container, if nobody says.
  private func usualCause(of container: any Container) -> Reason? {
    switch container {
    case is WindowRoot: .rootReplaced
    case is any Holder: .removed
    default: nil
    }
  }

  private func read(_ container: any Container) {
    let contents = container.contents.map { controller in
      // A screen may have gone on to another container since.
      nameGiven(to: controller).flatMap { id in
        tree.container(of: id) == container.container ? id : nil
      }
    }
    let isForeignRoot = container is WindowRoot && contents == [nil]
    untold += tree.settle(
      container.container, contents: isForeignRoot ? [] : contents,
      because: container.cause ?? usualCause(of: container))
    (container as? any Holder)?.noteChanges(in: self)
    // What is being dismissed may not have begun to move: it needs its reason at the end.
    if dismissal == nil || !(container is ModalWatcher) { container.cause = nil }
  }
}
