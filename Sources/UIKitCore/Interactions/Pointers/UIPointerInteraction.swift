public import Foundation

/// Changes the pointer over a view.
///
/// The stage draws no pointer, so the delegate is never called. ``UIHoverGestureRecognizer`` follows the mouse over
/// the page.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Creates an interaction without a delegate, which has the view itself as its region.
  public override convenience init() { self.init(delegate: nil) }

  /// The object that chooses regions and styles. It is not retained.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

  /// A Boolean value that indicates whether the pointer changes over the view; `true` by default.
  open var isEnabled = true

  open private(set) weak var view: UIView?

  open func willMove(to view: UIView?) { self.view = view }

  open func didMove(to view: UIView?) {}

  /// Has the region and the style chosen again, where the pointer is over the view.
  open func invalidate() {}
}

/// Chooses the regions of a view in which the pointer changes, and its styles there.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  // All of it is optional.

  /// Returns the region at a location; the bounds of the view by default.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?

  /// Returns the style of the pointer in a region; `nil`, the default, leaves it as it is.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?

  /// Called before the pointer enters a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)

  /// Called before the pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }

  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }

  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}

  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Runs animations while the pointer enters or leaves a region.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds animations that run beside those of the pointer.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds a function that is called with `true` when the animations have ended.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
