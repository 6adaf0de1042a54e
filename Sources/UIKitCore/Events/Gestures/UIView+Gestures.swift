import Foundation

extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.detach(recognizer)
    storedGestureRecognizers.append(recognizer)
    recognizer.view = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    storedGestureRecognizers.removeAll { $0 === recognizer }
    recognizer.stop()
    recognizer.view = nil
  }

  func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
    for old in storedGestureRecognizers where !recognizers.contains(old) { detach(old) }
    for new in recognizers { attach(new) }
  }
}
