import StorylineTesting
import Testing
import UIKit

/// A device, and how it is held.
enum Setting: String, CaseIterable, CustomTestStringConvertible {
  case iPhone = "iPhone"
  case iPhoneOnItsSide = "iPhone on its side"
  case iPad = "iPad"
  case iPadOnItsSide = "iPad on its side"

  nonisolated var testDescription: String { rawValue }

  var device: TestDevice {
    switch self {
    case .iPhone, .iPhoneOnItsSide: .iPhone15
    case .iPad, .iPadOnItsSide: .iPad
    }
  }

  var orientation: UIDeviceOrientation {
    switch self {
    case .iPhone, .iPad: .portrait
    case .iPhoneOnItsSide, .iPadOnItsSide: .landscapeLeft
    }
  }

  /// A Boolean value that indicates whether departments and item are visible side by side.
  var hasColumns: Bool { device == .iPad }
}
