import UIKit

/// A view that is never seen: it tells when the view that it is in comes or goes, and when the layout
/// pass is over that it was asked to wait for.
///
/// UIKit has no callback for a modal that the app's own code dismisses; this one is public, and comes
/// whoever did it.
@MainActor
final class Probe: UIView {
  var onMove: (() -> Void)?
  var onLayout: (() -> Void)?

  init() {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Tells from now on when `view` comes into a window or leaves it, if that view may have subviews of
  /// other code. Otherwise the place stays as it is: changes are found at the next command, or when the
  /// screen is released.
  func watch(_ view: UIView?) {
    guard let place = view?.placeForProbe, superview !== place else { return }
    // On top: bars follow the scroll view that lies lowest.
    place.addSubview(self)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onMove?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}

extension UIView {
  /// The view that takes a probe for this one, if there is one.
  ///
  /// An effect view raises when it gets a subview beside its content view. SwiftUI reports a fault when a
  /// hosting view gets one.
  fileprivate var placeForProbe: UIView? {
    if let effect = self as? UIVisualEffectView { return effect.contentView }
    return isHostingView ? nil : self
  }

  /// A Boolean value that indicates whether SwiftUI fills the view.
  ///
  /// The class of a hosting view is generic and not public: without importing SwiftUI only its name
  /// tells.
  private var isHostingView: Bool {
    String(describing: type(of: self)).hasPrefix("_UIHostingView")
  }
}
