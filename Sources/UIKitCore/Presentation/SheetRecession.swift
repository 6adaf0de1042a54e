import Foundation

// Behind a large sheet on a phone the presenter stands back: smaller, with round corners, its upper
// edge to be seen above the sheet. The measures are those of screenshots (low confidence).

extension UISheetPresentationController {
  /// The visible margin of the window on both sides of the receded view.
  private static let sideGap: CGFloat = 16

  /// The view that recedes: the presenter's, or the card of a sheet below.
  private var backdrop: UIView? {
    let presenter = presentingViewController
    return presenter.storedPresenter == nil
      ? presenter.viewIfLoaded : presenter.activePresentation?.presentedView
  }

  /// Lets the views behind recede for a card with that upper edge.
  func recede(for top: CGFloat) {
    guard let backdrop else { return }
    let recession = recession(of: backdrop, by: recessionPart(for: top))
    guard recession != backdrop.recession else { return }
    backdrop.recession = recession
    Stage.shared.setNeedsStatusBarUpdate()
  }

  /// 0 where nothing stands back, 1 behind a card that is quite open.
  private func recessionPart(for top: CGFloat) -> CGFloat {
    guard let container, !coversScreen, !floats else { return 0 }
    let edges = tops.map(\.top).sorted()
    // Only the large sheet leaves so little room above that something has to give way.
    guard let highest = edges.first, highest <= container.safeAreaInsets.top + Self.topGap else {
      return 0
    }
    let next = edges.count > 1 ? edges[1] : container.bounds.height
    return min(max((next - top) / max(1, next - highest), 0), 1)
  }

  private func recession(of view: UIView, by part: CGFloat) -> CGAffineTransform {
    guard let container, part > 0, view.bounds.width > 4 * Self.sideGap else { return .identity }
    let frame = view.untransformedFrame
    let scale = 1 - 2 * Self.sideGap / frame.width
    // About its middle: so far the upper edge moves by itself.
    let upperEdge = frame.minY + frame.height * (1 - scale) / 2
    let up = container.safeAreaInsets.top - upperEdge
    let partly = 1 - (1 - scale) * part
    return CGAffineTransform(a: partly, b: 0, c: 0, d: partly, tx: 0, ty: up * part)
  }
}

extension UIView {
  /// Something is seen around a view that stands back, and so are its corners.
  func decorateRecession(_ node: inout DisplayNode) {
    guard !recession.isIdentity || animationTracks.contains(where: \.isRecession) else { return }
    node.clips = true
    node.cornerRadius = max(node.cornerRadius, SheetCard.cornerRadius)
  }
}

extension AnimationTrack {
  fileprivate var isRecession: Bool { if case .recession = start { true } else { false } }
}
