import StorylineCore
import UIKit

/// A UIKit object that holds screens of flows: a window, a stack, a modal, tabs, columns, pages, a
/// parent of child controllers.
///
/// A container reads its contents from UIKit each time. It keeps no copy, so a missing callback cannot
/// leave it wrong.
@MainActor
protocol Container: AnyObject {
  var state: ContainerState { get }

  // MARK: Contents

  /// The controller by which the container is in the window; `nil` when that was released.
  var anchor: UIViewController? { get }

  /// The controllers that the container holds, the lowest first.
  var contents: [UIViewController] { get }

  /// A Boolean value that indicates whether screens of no flow count in the order of the contents.
  var countsForeignScreens: Bool { get }

  /// The container itself, if its controllers stand beside each other.
  var siblings: (any SiblingContainer)? { get }

  /// Navigation controllers to and from which UIKit moves screens by itself.
  var exchangingStacks: [UINavigationController] { get }

  /// Takes controllers out of the container.
  ///
  /// - Parameters:
  ///   - going: The controllers that go. Those that the container does not hold are ignored.
  ///   - animated: `true` to animate the change.
  /// - Returns: The controllers that UIKit does not let go: a stack, for example, cannot be left empty.
  func takeAway(_ going: [UIViewController], animated: Bool) -> [UIViewController]

  // MARK: State

  /// A Boolean value that indicates whether the container shows what it holds, and no transition
  /// moves it.
  var isSettled: Bool { get }

  /// A Boolean value that indicates whether the container is out of the window, and UIKit keeps it.
  var isOrphan: Bool { get }

  /// Returns whether the container is in `window`.
  func isAttached(to window: UIWindow) -> Bool

  /// Returns whether a person's choice may still be reported after the container was removed.
  func awaitsChoice() -> Bool

  // MARK: Causes

  /// The reason why screens are missing at the next reconciliation, where the contents cannot tell.
  var cause: Reason? { get set }

  /// The reason why screens are missing, if no other is known; `nil` for the tree's own.
  var usualCause: Reason? { get }

  /// Returns the reason why the container is no longer in `window`.
  func causeWhenDetached(from window: UIWindow) -> Reason

  /// Notes why everything that is presented is about to be dismissed.
  func presentationsWillEnd(because reason: Reason)

  /// Logs the changes beside the contents, and resets the cause of the last change.
  ///
  /// - Parameters:
  ///   - director: The director whose log gets the changes.
  ///   - isDismissing: `true` if a dismissal was asked for that may not have begun.
  func contentsWereRead(by director: Director, isDismissing: Bool)

  // MARK: Listening

  /// Starts listening to UIKit; again, when the app took the delegate's place.
  func install()

  /// Stops listening, and gives the app's delegate its place back.
  func uninstall()

  /// The transition that moves the container, if one runs.
  var runningTransition: (any UIViewControllerTransitionCoordinator)? { get }

  /// Called when the running transition has ended, cancelled or not.
  func transitionDidEnd(_ context: any UIViewControllerTransitionCoordinatorContext)

  /// Makes the barrier that keeps guarded flows in this container; `nil` if nothing can be kept in it.
  func makeBarrier(in director: Director) -> (any Barrier)?

  /// Returns the topmost screens, by their identifiers.
  func topScreens(in director: Director) -> [ScreenID]
}

extension Container {
  /// The identifier of the container in the tree.
  var container: ContainerID { state.id }

  var director: Director? { state.director }

  /// The modal that the container was in at the last reconciliation.
  var enclosingModal: ModalWatcher? {
    get { state.enclosingModal }
    set { state.enclosingModal = newValue }
  }

  /// A Boolean value that indicates whether a transition runs whose end will be reported.
  var awaitsTransition: Bool { state.awaitsTransition }

  /// Observes the end of the running transition, if there is one.
  ///
  /// Delegates are not enough: `didShow` does not come when a gesture is cancelled, nor when the app
  /// sets another delegate during a transition.
  func watchTransition() {
    guard let transition = runningTransition else { return }
    state.observe(transition) { [weak self] context in
      guard let self else { return }
      if context.isCancelled { director?.gestureWasCancelled(in: self) }
      transitionDidEnd(context)
      director?.setNeedsSettling()
    }
  }

  // MARK: Defaults

  var countsForeignScreens: Bool { true }
  var siblings: (any SiblingContainer)? { nil }
  var exchangingStacks: [UINavigationController] { [] }
  var isOrphan: Bool { false }
  var usualCause: Reason? { nil }
  var runningTransition: (any UIViewControllerTransitionCoordinator)? { nil }

  var cause: Reason? {
    get { state.cause }
    set { state.cause = newValue }
  }

  func isAttached(to window: UIWindow) -> Bool { anchor.map(window.holds) ?? false }

  func awaitsChoice() -> Bool { false }

  func causeWhenDetached(from window: UIWindow) -> Reason { causeFromOutside }

  /// The reason of the modal around the container, if nothing else is known.
  var causeFromOutside: Reason { cause ?? enclosingModal?.causeForContents ?? .rootReplaced }

  func presentationsWillEnd(because reason: Reason) {}

  func contentsWereRead(by director: Director, isDismissing: Bool) { cause = nil }

  func transitionDidEnd(_ context: any UIViewControllerTransitionCoordinatorContext) {}

  func makeBarrier(in director: Director) -> (any Barrier)? { nil }

  func topScreens(in director: Director) -> [ScreenID] {
    director.tree.top(of: container).map { [$0] } ?? []
  }
}

/// A container that watches one view controller. The controller keeps it.
@MainActor
protocol ControllerWatcher: Container {
  associatedtype Controller: UIViewController

  /// The kind of the container in the tree.
  static var kind: ContainerID.Kind { get }

  /// The observed controller; `nil` when that was released.
  var controller: Controller? { get }

  init(_ controller: Controller, _ state: ContainerState)
}

extension ControllerWatcher {
  var anchor: UIViewController? { controller }

  /// Lets the controller keep the watcher no longer, unless it keeps another one by now.
  func letGo() {
    guard let controller, associated(Self.self, of: controller) === self else { return }
    removeAssociated(Self.self, from: controller)
  }
}

extension UIWindow {
  /// Returns whether a controller is below the root of this window, or presented by one that is.
  func holds(_ controller: UIViewController) -> Bool {
    var each = controller
    while true {
      if let outer = each.outer {
        each = outer
      } else if each === rootViewController {
        return true
      } else if let presenter = each.presentingViewController {
        each = presenter
      } else {
        return false
      }
    }
  }
}
