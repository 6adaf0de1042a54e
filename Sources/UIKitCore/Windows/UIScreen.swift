public import Foundation

/// The glass that windows are on.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The device's own screen.
  open class var main: UIScreen { mainScreen }

  private static let mainScreen = UIScreen()

  /// The size of the screen in points, in its current orientation.
  open var bounds: CGRect { CGRect(origin: .zero, size: Stage.shared.device.size) }

  /// Pixels for a point.
  open var scale: CGFloat { Stage.shared.device.scale }

  /// Pixels for a point of the panel itself.
  open var nativeScale: CGFloat { scale }

  /// The size of the panel in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
}
