import UIKitCore

/// One thing that people have set on the device, by the names that ``DeviceCommand`` reads.
package struct DeviceSetting: Equatable, Sendable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// The settings in one line: `model=iPad&style=dark`.
  package static func text(of settings: [DeviceSetting]) -> String {
    settings.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
  }

  /// Returns the commands in a line that ``text(of:)`` wrote, as far as they are known.
  package static func commands(in text: String) -> [DeviceCommand] {
    text.split(separator: "&").compactMap { part in
      let words = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard words.count == 2, kept.contains(words[0]) else { return nil }
      return DeviceCommand(setting: words[0], value: words[1])
    }
  }

  // An action on an app, unlike a setting, would be repeated.
  private static let kept: Set = [
    "model", "orientation", "textSize", "direction", "style", "animations", "motion",
  ]
}

extension DeviceState {
  /// Returns the settings that put another device into this one's state.
  package func settings(isDark: Bool) -> [DeviceSetting] {
    [
      // The device's model first: it comes upright.
      DeviceSetting("model", model), DeviceSetting("orientation", orientation),
      DeviceSetting("textSize", textSize),
      DeviceSetting("direction", isRightToLeft ? "rightToLeft" : "leftToRight"),
      DeviceSetting("style", isDark ? "dark" : "light"),
      DeviceSetting("animations", isSlow ? "slow" : "normal"),
      DeviceSetting("motion", reducesMotion ? "reduced" : "full"),
    ]
  }
}
