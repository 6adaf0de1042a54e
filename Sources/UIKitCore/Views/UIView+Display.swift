import Foundation

// The drawing of a view, apart from its place.

extension UIView {
  /// A property that animates along has another value than `old`.
  func didChange(from old: AnimatedValue) {
    AnimationGroup.record(old, of: self)
    setNeedsCommit()
  }

  func setTransform(_ transform: CGAffineTransform) {
    notifyingLayer { changeTransform(transform) }
  }

  private func changeTransform(_ transform: CGAffineTransform) {
    guard transform != storedTransform else { return }
    AnimationGroup.record(.transform(storedTransform), of: self)
    storedTransform = transform
    storedLayer?.state.spatialTransform = nil
    setNeedsCommit()
  }

  private static var lastDisplayID = 0

  static func nextDisplayID() -> Int {
    lastDisplayID += 1
    return lastDisplayID
  }

  /// The description of every view for assistive technology: its accessibility identifier, if it
  /// has one.
  var identifierForAccessibility: DisplayAccessibility? {
    guard let accessibilityIdentifier else { return nil }
    var accessibility = DisplayAccessibility()
    accessibility.identifier = accessibilityIdentifier
    return accessibility
  }
}
