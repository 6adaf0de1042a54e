import StorylineCore
import UIKit

// The watchers of UIKit's controllers. Each is made when it is first asked for.
extension Reconciler {
  /// Returns the watcher of a controller.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - enclosing: Returns the screen that takes the container with it when it goes. It is called for
  ///     a new watcher only.
  /// - Returns: The watcher.
  private func watcher<Watcher: ControllerWatcher>(
    of controller: Watcher.Controller, in enclosing: () -> ScreenID?
  ) -> Watcher {
    let known = associated(Watcher.self, of: controller)
    if let known, container(known.container) === known { return known }
    for case let watcher as Watcher in containers where watcher.controller === controller {
      return watcher
    }
    // Another window's director may have watched it before.
    known?.uninstall()
    let watcher = Watcher(controller, makeState(Watcher.kind, in: enclosing()))
    add(watcher)
    return watcher
  }

  /// Returns the container of a navigation controller. It may be about to get a place in `siblingContainer`.
  func stack(
    _ navigation: UINavigationController, in siblingContainer: (any SiblingContainer)? = nil
  ) -> StackWatcher {
    let stack: StackWatcher = watcher(of: navigation) {
      watchSiblings(around: navigation)
      return enclosingScreen(of: siblingContainer?.anchor ?? navigation)
    }
    if let siblingContainer { stack.siblingContainer = siblingContainer }
    return stack
  }

  /// Returns the container of a presented controller.
  func modal(_ root: UIViewController) -> ModalWatcher { watcher(of: root) { nil } }

  /// Returns the modal that a container is in. One that the app presents is watched from now on.
  func modal(around container: any Container) -> ModalWatcher? {
    var each = container.anchor
    while let current = each {
      if current.outer == nil, current.presentingViewController != nil { return modal(current) }
      each = current.outer
    }
    return nil
  }

  /// Returns the window as a container.
  func windowRoot(_ window: UIWindow) -> any Container {
    if let known = containers.first(where: { $0.container.kind == .window }) { return known }
    let root = WindowRoot(window, makeState(.window))
    add(root)
    return root
  }

  // MARK: Controllers beside each other

  /// Returns the container of a controller whose controllers stand beside each other.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - slot: The place that it has to have; `nil` for any.
  /// - Returns: The container; `nil` for another controller.
  func siblingContainer(
    _ controller: UIViewController, for slot: Slot? = nil
  ) -> (any SiblingContainer)? {
    for type in Self.siblingTypes where slot.map({ $0.placement == type.placement }) ?? true {
      if let siblingContainer = siblingContainer(controller, as: type) { return siblingContainer }
    }
    return nil
  }

  private static var siblingTypes: [any (SiblingContainer & ControllerWatcher).Type] {
    [TabWatcher.self, ColumnWatcher.self, PageWatcher.self]
  }

  private func siblingContainer<Watcher: SiblingContainer & ControllerWatcher>(
    _ controller: UIViewController, as type: Watcher.Type
  ) -> (any SiblingContainer)? {
    guard let controller = controller as? Watcher.Controller else { return nil }
    let watcher: Watcher = watcher(of: controller) { enclosingScreen(of: controller) }
    return watcher
  }

  /// Returns the watcher of a controller whose controllers stand beside each other, if it is watched.
  func siblingContainer(at controller: UIViewController) -> (any SiblingContainer)? {
    containers.lazy.compactMap(\.siblings).first { $0.anchor === controller }
  }

  /// Watches the container around a controller that the app has put there.
  func watchSiblings(around root: UIViewController) {
    guard root.siblingContainer == nil, let parent = root.parent,
      let siblingContainer = siblingContainer(parent),
      siblingContainer.slots.contains(root)
    else { return }
    associate(SlotToken(siblingContainer), with: root)
  }

  // MARK: Any place

  /// Returns the container of this window that holds a screen itself.
  func container(holding screen: UIViewController) -> ContainerID? {
    guard let window, window.holds(screen) else { return nil }
    if screen === window.rootViewController { return windowRoot(window).container }
    watchSiblings(around: screen)
    if let siblingContainer = screen.siblingContainer, !(screen is UINavigationController) {
      return siblingContainer.container
    }
    if screen.parent == nil { return modal(screen).container }
    guard let navigation = screen.parent as? UINavigationController,
      navigation.viewControllers.contains(screen)
    else { return nil }
    return stack(navigation).container
  }
}
