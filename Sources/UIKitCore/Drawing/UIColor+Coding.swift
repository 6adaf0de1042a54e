public import Foundation

extension UIColor: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  /// Reads a colour from an archive; `nil` if the archive has none.
  public convenience init?(coder: NSCoder) {
    func color(_ name: String) -> DisplayColor? {
      guard coder.containsValue(forKey: name + "Red") else { return nil }
      func number(_ part: String) -> CGFloat { coder.decodeDouble(forKey: name + part) }
      return DisplayColor(
        red: number("Red"), green: number("Green"), blue: number("Blue"), alpha: number("Alpha"))
    }
    if coder.containsValue(forKey: "UIWhite") {
      self.init(
        kind: .gray(
          white: coder.decodeDouble(forKey: "UIWhite"), alpha: coder.decodeDouble(forKey: "UIAlpha")
        ))
    } else if let light = color("UI") {
      self.init(
        kind: color("UIDark").map { .system(Adaptive(light: light, dark: $0)) } ?? .rgb(light))
    } else {
      return nil
    }
  }

  /// Writes the components; of a dynamic colour, those of the light and the dark appearance.
  public func encode(with coder: NSCoder) {
    func encode(_ color: DisplayColor, _ name: String) {
      coder.encode(Double(color.red), forKey: name + "Red")
      coder.encode(Double(color.green), forKey: name + "Green")
      coder.encode(Double(color.blue), forKey: name + "Blue")
      coder.encode(Double(color.alpha), forKey: name + "Alpha")
    }
    switch kind {
    case .gray(let white, let alpha):
      coder.encode(Double(white), forKey: "UIWhite")
      coder.encode(Double(alpha), forKey: "UIAlpha")
    case .rgb(let color): encode(color, "UI")
    case .system, .provider, .tint, .faded:
      encode(display(with: UITraitCollection(userInterfaceStyle: .light)), "UI")
      encode(display(with: UITraitCollection(userInterfaceStyle: .dark)), "UIDark")
    }
  }
}
