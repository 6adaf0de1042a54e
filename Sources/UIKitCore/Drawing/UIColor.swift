public import Foundation

/// A colour: fixed components, or a choice that depends on the traits of where it is drawn.
///
/// Colours never change and may be used from any thread. The class is final because Swift can vouch
/// for that only where no subclass adds a variable.
public final class UIColor: NSObject, NSCopying, Sendable {
  // The first property: see `FoundationMark`.
  private let mark = FoundationMark.word

  // MARK: Creating a colour

  /// A colour that is not seen: a value for variables until they get theirs (low confidence).
  public override convenience init() { self.init(kind: .gray(white: 0, alpha: 0)) }

  public init(white: CGFloat, alpha: CGFloat) {
    kind = .gray(white: white, alpha: Self.clamped(alpha))
    super.init()
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let color = DisplayColor(
      hue: Self.clamped(hue), saturation: Self.clamped(saturation),
      brightness: Self.clamped(brightness), alpha: Self.clamped(alpha))
    kind = .rgb(color)
    super.init()
  }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    kind = .rgb(DisplayColor(red: red, green: green, blue: blue, alpha: Self.clamped(alpha)))
    super.init()
  }

  /// A colour by its components in Display P3. Screens that cannot show it show the nearest they can.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    kind = .rgb(
      DisplayColor(p3Red: displayP3Red, green: green, blue: blue, alpha: Self.clamped(alpha)))
    super.init()
  }

  /// The fixed colour of those components.
  public init(cgColor: CGColor) {
    kind =
      switch cgColor.kind {
      case .gray(let white, let alpha): .gray(white: white, alpha: alpha)
      case .rgb(let color): .rgb(color)
      }
    super.init()
  }

  /// A colour that `dynamicProvider` chooses each time it is drawn.
  @preconcurrency
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    kind = .provider(dynamicProvider)
    super.init()
  }

  init(kind: Kind) {
    self.kind = kind
    super.init()
  }

  /// The same colour with another opacity. What depended on traits still does.
  @discardableResult
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let alpha = Self.clamped(alpha)
    switch kind {
    case .gray(let white, _): return UIColor(white: white, alpha: alpha)
    case .rgb(var color):
      color.alpha = alpha
      return UIColor(kind: .rgb(color))
    case .faded(let color, _): return UIColor(kind: .faded(color, alpha: alpha))
    case .system, .provider, .tint: return UIColor(kind: .faded(self, alpha: alpha))
    }
  }

  // MARK: Resolving

  /// The fixed colour that this one is under those traits.
  @discardableResult
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch kind {
    case .gray, .rgb: self
    case .system, .tint: UIColor(kind: .rgb(display(with: traitCollection)))
    case .provider(let provider):
      traitCollection.asCurrent { provider(traitCollection) }.resolvedColor(with: traitCollection)
    case .faded(let color, let alpha):
      color.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
    }
  }

  // MARK: Reading the components

  /// Writes the components if the colour has some; returns whether it has.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = display(with: .current)
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = display(with: .current)
    let components = color.hueSaturationBrightness
    hue?.pointee = components.hue
    saturation?.pointee = components.saturation
    brightness?.pointee = components.brightness
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = display(with: .current)
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  // MARK: Comparing and copying

  /// Colours never change, so that a copy is the colour itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (kind, other.kind) {
    case (.gray(let white, let alpha), .gray(let otherWhite, let otherAlpha)):
      return white == otherWhite && alpha == otherAlpha
    case (.rgb(let color), .rgb(let otherColor)): return color == otherColor
    case (.system(let color), .system(let otherColor)): return color == otherColor
    case (.faded(let color, let alpha), .faded(let otherColor, let otherAlpha)):
      return alpha == otherAlpha && color.isEqual(otherColor)
    case (.tint, .tint): return true
    default: return false
    }
  }

  public override var hash: Int {
    var hasher = Hasher()
    switch kind {
    case .gray(let white, let alpha):
      hasher.combine(white)
      hasher.combine(alpha)
    case .rgb(let color): hasher.combine(color)
    case .system(let color): hasher.combine(color.light)
    case .faded(let color, let alpha):
      hasher.combine(color.hash)
      hasher.combine(alpha)
    case .provider: hasher.combine(ObjectIdentifier(self))
    case .tint: hasher.combine("tint")
    }
    return hasher.finalize()
  }

  public override var description: String {
    switch kind {
    case .gray(let white, let alpha):
      return "UIExtendedGrayColorSpace " + Self.text(white, alpha)
    case .rgb(let color):
      return "UIExtendedSRGBColorSpace "
        + Self.text(color.red, color.green, color.blue, color.alpha)
    case .system, .provider, .tint, .faded: return "<UIDynamicColor: \(display(with: .current))>"
    }
  }

  /// Numbers with as many digits as C writes with `%g`.
  private static func text(_ numbers: CGFloat...) -> String {
    numbers.map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }

  // MARK: - Inside the stage

  /// A colour of the system's palette, or of an asset catalogue, in both appearances.
  struct Adaptive: Equatable, Sendable {
    let light: DisplayColor
    let dark: DisplayColor
    /// The dark appearance at the elevated level, where it is another one.
    var elevatedDark: DisplayColor?

    func display(with traits: UITraitCollection) -> DisplayColor {
      guard traits.userInterfaceStyle == .dark else { return light }
      // 13.4.2 – dark backgrounds are lighter where they are elevated.
      return traits.userInterfaceLevel == .elevated ? elevatedDark ?? dark : dark
    }
  }

  enum Kind: Sendable {
    case gray(white: CGFloat, alpha: CGFloat)
    case rgb(DisplayColor)
    case system(Adaptive)
    case provider(@Sendable (UITraitCollection) -> UIColor)
    /// The tint of the view that it is drawn in, which is among the view's traits.
    case tint
    case faded(UIColor, alpha: CGFloat)
  }

  let kind: Kind

  private static func clamped(_ value: CGFloat) -> CGFloat { max(0, min(value, 1)) }

  /// The components under those traits.
  package func display(with traits: UITraitCollection) -> DisplayColor {
    switch kind {
    case .rgb(let color): return color
    case .gray(let white, let alpha):
      return DisplayColor(red: white, green: white, blue: white, alpha: alpha)
    case .system(let color): return color.display(with: traits)
    case .provider(let provider):
      // A provider reads the traits that it is given, or `current`: both must say the same.
      return traits.asCurrent { provider(traits) }.display(with: traits)
    case .tint:
      // A tint that is itself `tintColor` is that of the app.
      return (traits.tint ?? .accent).display(with: traits.tinted(nil))
    case .faded(let color, let alpha):
      var components = color.display(with: traits)
      components.alpha = alpha
      return components
    }
  }

  /// The components in an appearance.
  package func display(isDark: Bool) -> DisplayColor {
    display(with: UITraitCollection(userInterfaceStyle: isDark ? .dark : .light))
  }
}
