package import Foundation

/// The device that the app runs on.
package struct Device: Equatable, Sendable {
  /// `iPhone 15`
  package var name: String
  /// Points, upright.
  package var size: CGSize
  /// Pixels for a point.
  package var scale: CGFloat
  /// The safe area of a full-screen view without bars, upright.
  package var safeArea: (top: CGFloat, bottom: CGFloat)
  /// The radius of the screen's corners.
  package var cornerRadius: CGFloat

  package static let iPhone15 = Device(
    name: "iPhone 15", size: CGSize(width: 393, height: 852), scale: 3,
    safeArea: (top: 59, bottom: 34), cornerRadius: 55)

  /// A home button below the screen, a plain status bar above the app.
  package static let iPhoneSE = Device(
    name: "iPhone SE", size: CGSize(width: 375, height: 667), scale: 2,
    safeArea: (top: 20, bottom: 0), cornerRadius: 0)

  /// A notch, and as little room as there is without a home button.
  package static let iPhone13Mini = Device(
    name: "iPhone 13 mini", size: CGSize(width: 375, height: 812), scale: 3,
    safeArea: (top: 50, bottom: 34), cornerRadius: 44)

  /// Regular in width when it lies on its side.
  package static let iPhone15Plus = Device(
    name: "iPhone 15 Plus", size: CGSize(width: 430, height: 932), scale: 3,
    safeArea: (top: 59, bottom: 34), cornerRadius: 55)

  package static let iPad = Device(
    name: "iPad", size: CGSize(width: 820, height: 1180), scale: 2,
    safeArea: (top: 24, bottom: 20), cornerRadius: 18)

  /// The devices to choose from, the smallest first.
  package static let all = [iPhoneSE, iPhone13Mini, iPhone15, iPhone15Plus, iPad]

  package static func == (one: Device, other: Device) -> Bool {
    one.name == other.name && one.size == other.size && one.scale == other.scale
      && one.safeArea == other.safeArea && one.cornerRadius == other.cornerRadius
  }
}

/// The screen in its current orientation.
package struct ScreenGeometry: Equatable, Sendable {
  /// Points, as the interface stands.
  package let size: CGSize
  /// The insets that the shape of the screen and the system's own views cover.
  package let safeArea: UIEdgeInsets

  package var bounds: CGRect { CGRect(origin: .zero, size: size) }
}

extension Device {
  /// Every iPad's shorter side is longer than any iPhone's.
  package var isPad: Bool { min(size.width, size.height) >= 700 }

  /// The default orientations of interfaces.
  var defaultOrientations: UIInterfaceOrientationMask { isPad ? .all : .allButUpsideDown }

  /// A Boolean value that indicates whether the screen fills the front, with a home indicator at
  /// the bottom.
  package var hasHomeIndicator: Bool { safeArea.bottom > 0 }

  package func geometry(in orientation: UIInterfaceOrientation) -> ScreenGeometry {
    let upright = UIEdgeInsets(top: safeArea.top, left: 0, bottom: safeArea.bottom, right: 0)
    guard orientation.isLandscape else { return ScreenGeometry(size: size, safeArea: upright) }
    let size = CGSize(width: size.height, height: size.width)
    if isPad { return ScreenGeometry(size: size, safeArea: upright) }
    // The camera is on one side, and the other side keeps the same distance; there is no status bar.
    let side = hasHomeIndicator ? safeArea.top : 0
    let bottom: CGFloat = hasHomeIndicator ? 21 : 0
    return ScreenGeometry(
      size: size, safeArea: UIEdgeInsets(top: 0, left: side, bottom: bottom, right: side))
  }
}
