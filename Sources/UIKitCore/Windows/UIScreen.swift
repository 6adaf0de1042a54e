public import Foundation

/// The screen that windows are on.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The device's own screen.
  open class var main: UIScreen { mainScreen }

  private static let mainScreen = UIScreen()

  /// The size of the screen in points, in its current orientation.
  open var bounds: CGRect { Stage.shared.screen.bounds }

  /// Pixels for a point.
  open var scale: CGFloat { Stage.shared.device.scale }

  /// The traits of the device, with which every window begins.
  // 1.4.10 – those of the device.
  open var traitCollection: UITraitCollection { .device }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The number of frames that are shown in a second, at most.
  open var maximumFramesPerSecond: Int { 60 }

  /// Pixels for a point of the panel itself.
  open var nativeScale: CGFloat { scale }

  /// The size of the panel in pixels, upright.
  open var nativeBounds: CGRect {
    let size = Stage.shared.device.size
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// Returns a view with the present look of the screen, which does not change any more. With
  /// `afterUpdates` its windows are laid out and drawn first.
  @discardableResult
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let view = UIView(frame: bounds)
    for window in Stage.shared.windowsFrontToBack.reversed() {
      guard let picture = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      picture.frame = window.frame
      view.addSubview(picture)
    }
    return view
  }

  /// The screen as it is held now.
  open var coordinateSpace: any UICoordinateSpace { self }
}
