import UIKit

/// An invisible view that reports when the view around it enters or leaves a window, and when the layout
/// pass is over that it was asked to wait for.
///
/// UIKit has no callback for a modal that the app's own code dismisses. This one is public, and is
/// called for every dismissal.
@MainActor
final class ObserverView: UIView {
  var onWindowChange: (() -> Void)?
  var onLayout: (() -> Void)?
  private var isBeingInserted = false

  init() {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Reports from now on when `view` enters a window or leaves it, if that view may have subviews of
  /// other code. Otherwise the observer stays where it is: changes are found at the next command, or when
  /// the screen is released.
  func observe(_ view: UIView?) {
    guard let place = view?.placeForObserver else { return }
    // On top: bars follow the scroll view that lies lowest.
    insert(into: place, at: place.subviews.count)
  }

  /// Inserts the observer into another view, unless it is in it already.
  ///
  /// The window that it enters by that is not reported: the caller reconciles anyway.
  func insert(into place: UIView, at index: Int) {
    guard superview !== place else { return }
    isBeingInserted = true
    defer { isBeingInserted = false }
    place.insertSubview(self, at: index)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if !isBeingInserted { onWindowChange?() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

extension UIView {
  /// The view that takes an observer for this one, if there is one.
  ///
  /// An effect view raises when it gets a subview beside its content view. SwiftUI reports a fault when a
  /// hosting view gets one.
  fileprivate var placeForObserver: UIView? {
    if let effect = self as? UIVisualEffectView { return effect.contentView }
    return isHostingView ? nil : self
  }

  /// A Boolean value that indicates whether SwiftUI fills the view.
  ///
  /// The class of a hosting view is generic and not public. Without importing SwiftUI, only its
  /// name identifies it.
  private var isHostingView: Bool {
    String(describing: type(of: self)).hasPrefix("_UIHostingView")
  }
}
