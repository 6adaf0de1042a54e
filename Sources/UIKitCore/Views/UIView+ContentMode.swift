import Foundation

extension UIView {
  /// The placement of a view's picture when its size differs from the bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched over the bounds.
    case scaleToFill
    /// Scales the picture to the largest size that fits.
    case scaleAspectFit
    /// Scales the picture to the smallest size that covers the bounds; the rest extends beyond
    /// them.
    case scaleAspectFill
    /// The view is drawn again in every size. An image is stretched as with ``scaleToFill``.
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
  }
}

extension UIView.ContentMode {
  /// Returns the rectangle of a picture of that size.
  func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return place(size, scale: min(across, down), 0.5, 0.5, in: bounds)
    case .scaleAspectFill: return place(size, scale: max(across, down), 0.5, 0.5, in: bounds)
    case .center: return place(size, 0.5, 0.5, in: bounds)
    case .top: return place(size, 0.5, 0, in: bounds)
    case .bottom: return place(size, 0.5, 1, in: bounds)
    case .left: return place(size, 0, 0.5, in: bounds)
    case .right: return place(size, 1, 0.5, in: bounds)
    case .topLeft: return place(size, 0, 0, in: bounds)
    case .topRight: return place(size, 1, 0, in: bounds)
    case .bottomLeft: return place(size, 0, 1, in: bounds)
    case .bottomRight: return place(size, 1, 1, in: bounds)
    }
  }

  // `x` and `y` say which part of what is left over is before the picture.
  private func place(
    _ size: CGSize, scale: CGFloat = 1, _ x: CGFloat, _ y: CGFloat, in bounds: CGRect
  ) -> CGRect {
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y,
      width: width, height: height)
  }
}
