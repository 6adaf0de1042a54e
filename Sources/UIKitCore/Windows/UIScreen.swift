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

  /// The screens that are attached: the device's own.
  open class var screens: [UIScreen] { [main] }

  /// The screen that this one shows; `nil`, it shows its own content.
  open var mirrored: UIScreen? { nil }

  /// A Boolean value that indicates whether somebody records the screen.
  open var isCaptured: Bool { false }

  /// The brightness from 0 to 1. Each change posts ``brightnessDidChangeNotification``.
  // 13.3.3: the brightness of a screen is from 0 to 1, and a change posts a…
  open var brightness: CGFloat {
    get { Stage.shared.state.brightness }
    set {
      let new = min(max(newValue, 0), 1)
      guard new != brightness else { return }
      Stage.shared.state.brightness = new
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }

  public nonisolated class var brightnessDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenBrightnessDidChangeNotification")
  }

  public nonisolated class var capturedDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIScreenCapturedDidChangeNotification")
  }

  /// The screen as it is held now.
  open var coordinateSpace: any UICoordinateSpace { self }
}
