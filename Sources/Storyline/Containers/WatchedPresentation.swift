import UIKit

/// The presentation of one controller, with a watcher as its delegate.
@MainActor
final class WatchedPresentation {
  // Kept in mind, for asking for it after the end would make another one.
  private weak var presentation: UIPresentationController?
  private let observer = ObserverView()
  private var life = DelegateLife()

  /// Makes the object.
  ///
  /// - Parameter onWindowChange: Called when the presentation enters the window or leaves it.
  init(onWindowChange: @escaping () -> Void) { observer.onWindowChange = onWindowChange }

  /// Makes a watcher the delegate; again when the app set another one, which is then the one to forward to.
  func install(
    _ watcher: PresentationDelegateForwarder, of root: UIViewController, isAlert: Bool
  ) {
    if isAlert {
      // Only UIKit changes the delegate of an alert; only a popover asks its delegate.
      presentation = presentation ?? root.popoverPresentationController
    } else {
      presentation = presentation ?? root.presentationController
      // The place that UIKit offers for views beside the presented one, which stays untouched.
      if let place = presentation?.containerView { observer.insert(into: place, at: 0) }
    }
    guard let presentation else { return }
    if presentation.delegate !== watcher {
      watcher.original = presentation.delegate
      life.follow(watcher.original)
    } else if life.hasEnded() {
      // UIKit checks again which methods are implemented.
      presentation.delegate = nil
    } else {
      return
    }
    presentation.delegate = watcher
  }

  /// Follows another presentation of the same controller, which gets the app's delegate first.
  func restart(
    with presentation: UIPresentationController?,
    _ delegate: (any UIAdaptivePresentationControllerDelegate)?
  ) {
    self.presentation = presentation
    presentation?.delegate = delegate
  }

  /// Gives the app's delegate its place back.
  func uninstall(_ watcher: PresentationDelegateForwarder) {
    if let presentation, presentation.delegate === watcher {
      presentation.delegate = watcher.original
    }
    observer.onWindowChange = nil
    observer.removeFromSuperview()
  }
}
