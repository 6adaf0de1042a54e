import Foundation

extension UIImageView {
  /// Returns the size of the shown picture, made smaller until it is within a limit; an axis along which the
  /// limit is 0 has none.
  func size(within limit: CGSize) -> CGSize {
    guard let size = shownImage?.size, size.width > 0, size.height > 0 else { return .zero }
    var scale: CGFloat = 1
    if limit.width > 0 { scale = min(scale, limit.width / size.width) }
    if limit.height > 0 { scale = min(scale, limit.height / size.height) }
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}
