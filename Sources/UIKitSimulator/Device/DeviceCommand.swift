package import Foundation
package import UIKitCore

/// A command of people to the device around the app.
package enum DeviceCommand: Equatable, Sendable {
  /// Moves the app to another screen.
  case model(String)
  case orientation(UIDeviceOrientation)
  case textSize(UIContentSizeCategory)
  case direction(isRightToLeft: Bool)
  case style(isDark: Bool)
  case animations(isSlow: Bool)
  case motion(isReduced: Bool)
  case openURL(URL)
  case background
  case foreground
  case memoryWarning
  case shake

  /// Reads a setting of the page, by its name and its value; `nil` if there is no such.
  package init?(setting: String, value: String) {
    func choice<Value>(_ values: [String: Value]) -> Value? { values[value] }
    let command: DeviceCommand? =
      switch setting {
      case "model": Device.all.contains { $0.name == value } ? .model(value) : nil
      case "orientation": choice(Self.orientations).map { .orientation($0) }
      case "textSize": Self.textSizes.first { $0.name == value }.map { .textSize($0.category) }
      case "direction":
        choice(["leftToRight": false, "rightToLeft": true]).map { .direction(isRightToLeft: $0) }
      case "style": choice(["light": false, "dark": true]).map { .style(isDark: $0) }
      case "animations": choice(["normal": false, "slow": true]).map { .animations(isSlow: $0) }
      case "motion": choice(["full": false, "reduced": true]).map { .motion(isReduced: $0) }
      case "url": Self.url(value).map { .openURL($0) }
      case "app": choice(["background": .background, "foreground": .foreground])
      case "memory": choice(["warning": .memoryWarning])
      case "shake": choice(["once": .shake])
      default: nil
      }
    guard let command else { return nil }
    self = command
  }

  /// The setting of the page, by its name and its value.
  var setting: DeviceSetting {
    switch self {
    case .model(let name): DeviceSetting("model", name)
    case .orientation(let orientation): DeviceSetting("orientation", Self.name(of: orientation))
    case .textSize(let category): DeviceSetting("textSize", Self.name(of: category))
    case .direction(let isRightToLeft):
      DeviceSetting("direction", isRightToLeft ? "rightToLeft" : "leftToRight")
    case .style(let isDark): DeviceSetting("style", isDark ? "dark" : "light")
    case .animations(let isSlow): DeviceSetting("animations", isSlow ? "slow" : "normal")
    case .motion(let isReduced): DeviceSetting("motion", isReduced ? "reduced" : "full")
    case .openURL(let url): DeviceSetting("url", url.absoluteString)
    case .background: DeviceSetting("app", "background")
    case .foreground: DeviceSetting("app", "foreground")
    case .memoryWarning: DeviceSetting("memory", "warning")
    case .shake: DeviceSetting("shake", "once")
    }
  }

  /// The longest address that is opened.
  private static let longestURL = 4096

  // Without a scheme it is unknown which app should open it.
  private static func url(_ text: String) -> URL? {
    guard text.utf8.count <= longestURL, let url = URL(string: text), url.scheme?.isEmpty == false
    else { return nil }
    return url
  }

  static let orientations: [String: UIDeviceOrientation] = [
    "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown,
    "landscapeLeft": .landscapeLeft, "landscapeRight": .landscapeRight,
  ]

  /// The sizes of text, the smallest first, by the names of their constants.
  static let textSizes: [(name: String, category: UIContentSizeCategory)] = [
    ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
    ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
    ("accessibilityLarge", .accessibilityLarge),
    ("accessibilityExtraLarge", .accessibilityExtraLarge),
    ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
    ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
  ]

  static func name(of category: UIContentSizeCategory) -> String {
    textSizes.first { $0.category == category }?.name ?? "large"
  }

  static func name(of orientation: UIDeviceOrientation) -> String {
    orientations.first { $0.value == orientation }?.key ?? "portrait"
  }
}
