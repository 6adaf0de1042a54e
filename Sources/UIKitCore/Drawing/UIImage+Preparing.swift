public import Foundation

// Images that are made ready on another thread. Here they are ready at once; the completion handlers come
// later, as documented.

extension UIImage {
  /// Returns the image ready to be shown.
  @discardableResult
  public func preparingForDisplay() -> UIImage? { self }

  /// Calls a handler with the image ready to be shown.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.main.async { completionHandler(self) }
  }

  /// Returns the image ready to be shown.
  @discardableResult
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// Returns a picture of the image that fits into a size in points, in the proportions of the image
  /// (medium confidence); `nil` for a size without an area.
  @discardableResult
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else {
      return nil
    }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let fitting = CGSize(width: self.size.width * factor, height: self.size.height * factor)
    return UIGraphicsImageRenderer(size: fitting).image { _ in
      draw(in: CGRect(origin: .zero, size: fitting))
    }
  }

  /// Calls a handler with a picture of the image that fits into a size in points.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    let thumbnail = preparingThumbnail(of: size)
    DispatchQueue.main.async { completionHandler(thumbnail) }
  }

  /// Returns a picture of the image that fits into a size in points.
  @discardableResult
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}
