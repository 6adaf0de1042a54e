import Foundation

// The current colours for drawing into the current context.

extension UIColor {
  /// Fills and draws lines in this colour from here on.
  public func set() {
    setFill()
    setStroke()
  }

  /// Fills in this colour from here on.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Draws lines in this colour from here on.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
