import UIKit

/// A device that an app can be tested on.
public enum TestDevice: String, CaseIterable, Sendable {
  /// 375 × 667 points at scale 2, with a home button.
  case iPhoneSE = "iPhone SE"
  /// 375 × 812 points at scale 3, with a notch.
  case iPhone13Mini = "iPhone 13 mini"
  /// 393 × 852 points at scale 3, with an island: the device of every test that names no other.
  case iPhone15 = "iPhone 15"
  /// 430 × 932 points at scale 3; on its side its width is regular.
  case iPhone15Plus = "iPhone 15 Plus"
  /// 820 × 1180 points at scale 2; regular in both directions.
  case iPad

  @MainActor var device: Device { Device.all.first { $0.name == rawValue } ?? .iPhone15 }
}
