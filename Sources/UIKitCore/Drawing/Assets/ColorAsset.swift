import Foundation

/// A colour of an asset catalogue, for one kind of device.
enum ColorAsset {
  /// `nil` where the asset has no colour for the device.
  static func color(in folder: URL, device: UIUserInterfaceIdiom) -> UIColor? {
    guard let entries = AssetContents<NoProperties>(in: folder)?.colors else { return nil }
    func color(isDark: Bool) -> UIColor? {
      AssetContents<NoProperties>.choose(from: entries, device: device, isDark: isDark)
        .lazy.compactMap { $0.color?.color }.first
    }
    guard let light = color(isDark: false) ?? color(isDark: true) else { return nil }
    let dark = color(isDark: true) ?? light
    return UIColor(
      kind: .system(
        UIColor.Adaptive(light: light.display(isDark: false), dark: dark.display(isDark: true))))
  }
}

private struct NoProperties: Decodable {}

extension AssetContents.Color {
  fileprivate var color: UIColor? {
    if let reference { return UIColor.system(named: reference) }
    guard let components else { return nil }
    func component(_ name: String) -> CGFloat? { components[name].flatMap(AssetComponent.value) }
    let alpha = component("alpha") ?? 1
    if let white = component("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = component("red"), let green = component("green"), let blue = component("blue")
    else { return nil }
    guard colorSpace == "display-p3" else {
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
  }
}

/// A component of a colour as Xcode writes it: `0.5`, `0x80` or `128`.
enum AssetComponent {
  static func value(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    if let whole = Int(text) { return CGFloat(whole) / 255 }
    return Double(text).map { CGFloat($0) }
  }
}
