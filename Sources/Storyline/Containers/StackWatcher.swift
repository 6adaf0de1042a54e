import StorylineCore
import UIKit

/// Watches one navigation controller for a director, as its delegate, and passes everything on to
/// the delegate that the app set.
///
/// The navigation controller keeps it: what the app set goes on to work when nobody else needs the
/// watcher any more.
@MainActor
final class StackWatcher: NavigationDelegateForwarder, Container {
  let container: ContainerID
  weak var director: Director?
  private(set) weak var navigation: UINavigationController?
  var cause: Reason?
  weak var carrier: ModalWatcher?
  /// What the stack had a place in beside others when it was last seen there.
  weak var holder: (any Holder)?
  private weak var watched: (any UIViewControllerTransitionCoordinator)?
  private(set) var awaitsTransition = false
  private var life = DelegateLife()

  init(_ navigation: UINavigationController, container: ContainerID, director: Director) {
    self.navigation = navigation
    self.container = container
    self.director = director
    super.init()
    associate(self, with: navigation)
    install()
  }

  // MARK: Being the delegate

  /// Becomes the delegate again when the app set another one, which is then the one to forward to; and
  /// when that one was released, so that UIKit asks anew what is implemented.
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
    removeAssociated(StackWatcher.self, from: navigation)
  }

  override func transitionWillBegin() { watchTransition() }

  override func lookAgain() { director?.setNeedsSettling() }

  /// Asks the running transition, if there is one, to tell of its end, cancelled or not.
  ///
  /// `didShow` does not come when a gesture is cancelled, nor when the app sets another delegate in
  /// the middle of a transition.
  func watchTransition() {
    guard let transition = navigation?.transitionCoordinator, transition !== watched else {
      return
    }
    watched = transition
    awaitsTransition = transition.animate(alongsideTransition: nil) { [weak self] context in
      self?.awaitsTransition = false
      guard let self else { return }
      if context.isCancelled {
        director?.stayed(self)
      } else if context.initiallyInteractive {
        cause = .swipedBack
      }
      director?.setNeedsSettling()
    }
  }

  // MARK: What it holds

  var anchor: UIViewController? { navigation }

  var contents: [UIViewController] { navigation?.viewControllers ?? [] }

  /// Whether the stack holds what is seen.
  ///
  /// It is read from the controller each time instead of being kept, for an app may take away the
  /// delegate that would tell. Out of sight a stack is always settled.
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
