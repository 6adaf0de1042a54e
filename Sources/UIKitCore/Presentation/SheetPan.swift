import Foundation

/// The finger that pulls a sheet.
@MainActor
final class SheetPan: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIPanGestureRecognizer()
  private weak var sheet: UISheetPresentationController?

  init(sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.addHandler { [weak self] _ in self?.follow() }
  }

  private func follow() {
    guard let sheet else { return }
    // The card itself moves under the finger; what it is in does not.
    let place = sheet.containerView
    switch recognizer.state {
    case .began:
      sheet.beginDrag()
      sheet.moveDrag(recognizer.translation(in: place).y)
    case .changed:
      sheet.moveDrag(recognizer.translation(in: place).y)
    case .ended:
      sheet.endDrag(velocity: recognizer.velocity(in: place).y)
    case .cancelled:
      sheet.cancelDrag()
    case .possible, .failed:
      break
    }
  }

  /// Up or down only; a sideways drag is left to other recognizers.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = recognizer.translation(in: sheet?.containerView)
    return abs(way.y) > abs(way.x) && sheet?.canBeDragged == true
  }
}
