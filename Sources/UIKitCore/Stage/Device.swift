package import Foundation

/// The glass that the app runs on.
package struct Device: Equatable, Sendable {
  /// `iPhone 15`
  package var name: String
  /// Points, upright.
  package var size: CGSize
  /// Pixels for a point.
  package var scale: CGFloat
  /// The safe area of a full-screen view without bars, upright.
  package var safeArea: (top: CGFloat, bottom: CGFloat)
  /// The radius of the glass's corners.
  package var cornerRadius: CGFloat

  package static let iPhone15 = Device(
    name: "iPhone 15", size: CGSize(width: 393, height: 852), scale: 3,
    safeArea: (top: 59, bottom: 34), cornerRadius: 55)

  package static func == (one: Device, other: Device) -> Bool { one.name == other.name }
}
