import Foundation

/// The view in which a presentation takes place.
///
/// It retains the presentation, so that one that is not dismissed stays, with all its controllers.
@MainActor
final class UITransitionView: UIView {
  var presentation: UIPresentationController?

  init(presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    if presentation?.phase == .presented { presentation?.layoutPresentedView() }
    presentation?.containerViewDidLayoutSubviews()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    presentation?.traitCollectionDidChange(previousTraitCollection)
  }

  /// Returns the view for a touch. The views behind get the touches that a presentation passes
  /// through.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self || hit is DimmingView else { return hit }
    return presentation?.passesTouch(at: point) == true ? nil : hit
  }
}
