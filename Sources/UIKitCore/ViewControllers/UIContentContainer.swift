public import Foundation

/// Something with content that adapts to the size and the traits of where it is shown.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like to have.
  var preferredContentSize: CGSize { get }

  /// Called when ``preferredContentSize`` of a child changed.
  func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer)

  /// The size that a child has when its container has `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// The view is about to have another size; animations may join.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// The traits are about to change; animations may join.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

// MARK: - Inside the stage

extension UIViewController {
  /// Calls the controller of a window, and the presented ones, about another size or other traits.
  func announce(
    traits: UITraitCollection, size: CGSize, of window: UIWindow,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let traits = adapted(traits)
    if traits != traitCollection { willTransition(to: traits, with: coordinator) }
    if size != window.bounds.size { viewWillTransition(to: size, with: coordinator) }
    for presentation in presentationsAbove {
      if traits != presentation.traitCollection {
        presentation.willTransition(to: traits, with: coordinator)
      }
      if size != window.bounds.size { presentation.viewWillTransition(to: size, with: coordinator) }
    }
  }

  func forwardTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      // A child that keeps its size has nothing to adapt to.
      guard childSize != child.viewIfLoaded?.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  func forwardTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren {
      let traits = child.adapted(newCollection)
      guard traits != child.traitCollection else { continue }
      child.willTransition(to: traits, with: coordinator)
    }
  }

  /// Returns the expected size of a child's view: its present size, except for the sides that
  /// follow this controller's view.
  func expectedSize(of child: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    guard let childView = (child as? UIViewController)?.viewIfLoaded, let view = viewIfLoaded else {
      return parentSize
    }
    let mask = childView.autoresizingMask
    var size = childView.bounds.size
    let old = view.bounds.size
    if size.width == old.width || mask.contains(.flexibleWidth) {
      size.width += parentSize.width - old.width
    }
    if size.height == old.height || mask.contains(.flexibleHeight) {
      size.height += parentSize.height - old.height
    }
    return size
  }
}
