import Foundation

/// The view in which a presentation takes place.
///
/// 7.10 – it keeps the presentation, so that a presentation nobody dismisses stays, with everyone
/// that takes part.
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

  /// What lies behind gets the touches that a presentation leaves to it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self || hit is DimmingView else { return hit }
    return presentation?.passesTouch(at: point) == true ? nil : hit
  }
}
