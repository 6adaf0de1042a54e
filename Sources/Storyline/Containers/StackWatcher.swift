import StorylineCore
import UIKit

/// Watches one navigation controller for a director, as its delegate, and passes everything on to
/// the delegate that the app set.
///
/// The navigation controller keeps it, so that the app's delegate still works when the library does
/// not need the watcher any more.
@MainActor
final class StackWatcher: NavigationDelegateForwarder, ControllerWatcher {
  static let kind = ContainerID.Kind.stack

  let state: ContainerState
  private(set) weak var navigation: UINavigationController?
  /// The sibling container that the stack was last seen in.
  weak var siblingContainer: (any SiblingContainer)?
  private var life = DelegateLife()

  init(_ navigation: UINavigationController, _ state: ContainerState) {
    self.navigation = navigation
    self.state = state
    siblingContainer = navigation.siblingContainer
    super.init()
    associate(self, with: navigation)
    install()
  }

  // MARK: Being the delegate

  /// Becomes the delegate again when the app has set another one, which then gets the forwarded
  /// messages. It does the same when that one was released, so that UIKit checks again which
  /// methods are implemented.
  func install() {
    guard let navigation else { return }
    if navigation.delegate !== self {
      original = navigation.delegate
      life.follow(original)
    } else if life.hasEnded() {
      navigation.delegate = nil
    } else {
      return
    }
    navigation.delegate = self
  }

  /// Gives the app's delegate its place back.
  func uninstall() {
    guard let navigation else { return }
    if navigation.delegate === self { navigation.delegate = original }
    letGo()
  }

  override func transitionWillBegin() { watchTransition() }

  override func lookAgain() { director?.setNeedsSettling() }

  var runningTransition: (any UIViewControllerTransitionCoordinator)? {
    navigation?.transitionCoordinator
  }

  func transitionDidEnd(_ context: any UIViewControllerTransitionCoordinatorContext) {
    if context.initiallyInteractive, !context.isCancelled { cause = .swipedBack }
  }

  // The stack was taken out of the container around it if that container stays.
  func causeWhenDetached(from window: UIWindow) -> Reason {
    if let cause { return cause }
    return siblingContainer?.isAttached(to: window) == true ? .removed : causeFromOutside
  }

  // MARK: Taking screens away

  func takeAway(_ going: [UIViewController], animated: Bool) -> [UIViewController] {
    guard let navigation else { return [] }
    let those = contents.filter(going.contains)
    guard let siblingContainer = navigation.siblingContainer, isEmptied(by: going) else {
      return pop(going, off: navigation, animated: animated) ? [] : those
    }
    // A stack beside others goes with its last screen, if the container around it lets it go.
    siblingContainer.takeOut([navigation])
    return navigation.siblingContainer == nil ? [] : those
  }

  private func isEmptied(by going: [UIViewController]) -> Bool {
    // Another column may lie on the stack. It is not part of it.
    let screens = contents.filter { $0.siblingContainer == nil }
    return !screens.isEmpty && screens.allSatisfy(going.contains)
  }

  /// Returns `false` if the stack would be left empty.
  private func pop(
    _ going: [UIViewController], off navigation: UINavigationController, animated: Bool
  ) -> Bool {
    let old = navigation.viewControllers
    let new = old.filter { !going.contains($0) }
    guard new.count < old.count else { return true }
    guard let top = new.last else {
      // A stack that is itself a screen which goes may stay as it is.
      return going.contains(navigation)
    }
    if old.starts(with: new) {
      navigation.popToViewController(top, animated: animated)
    } else {
      navigation.setViewControllers(new, animated: animated && top !== old.last)
    }
    return true
  }

  func makeBarrier(in director: Director) -> (any Barrier)? { StackBarrier(self, in: director) }

  // MARK: What it holds

  var controller: UINavigationController? { navigation }

  var contents: [UIViewController] { navigation?.viewControllers ?? [] }

  /// A Boolean value that indicates whether the visible screen is the top of the stack.
  ///
  /// It is read from the controller each time instead of being stored, because an app may remove
  /// the delegate that would report changes. A stack that is not visible is always settled.
  var isSettled: Bool {
    guard let navigation else { return true }
    // Asked most often, and most often true.
    if navigation.transitionCoordinator == nil {
      guard let top = navigation.topViewController else { return true }
      if top.viewIfLoaded?.window != nil { return true }
    }
    guard let window = navigation.viewIfLoaded?.window else { return true }
    return window.isHidden
  }
}
