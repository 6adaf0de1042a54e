public import Foundation

extension UIImage {
  /// Draws the image with its upper left corner there.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image, stretched into the rectangle.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), !rect.isEmpty else { return }
    let traits = UITraitCollection.current
    // There is no tint here: a symbol without a colour is black.
    let ink = look.tint ?? (isSymbolImage ? .black : nil)
    guard
      var image = display(
        in: rect, isDark: traits.userInterfaceStyle == .dark, ink: ink?.display(with: traits))
    else { return }
    image.isMirrored = look.flips && traits.layoutDirection == .rightToLeft
    context.draw(image, mode: blendMode, alpha: max(0, min(alpha, 1)))
  }

  /// How a picture is drawn that is as fine as this image.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
