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

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onMove?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
