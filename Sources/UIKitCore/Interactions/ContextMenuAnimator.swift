public import Foundation

/// Lets an app animate along while a context menu opens or closes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller whose view is shown above the menu, if there is one.
  var previewViewController: UIViewController? { get }

  /// Runs `animations` together with the system's.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Runs `completion` when the animation has ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The same for the end of a preview that was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way in which the preview ends.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The way in which a tapped preview ends.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes back to where it came from.
  case dismiss
  /// It grows to the size of the screen.
  case pop
}

/// The animations and completions that an app added to one animation.
@MainActor
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ previewViewController: UIViewController?) {
    self.previewViewController = previewViewController
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func animate() {
    let animations = animations
    self.animations = []
    for body in animations { body() }
  }

  func complete() {
    let completions = completions
    self.completions = []
    for body in completions { body() }
  }
}
