public import Foundation

/// A typeface in one size.
///
/// Fonts never change and may be used from any thread. The class is final because Swift can vouch for
/// that only where no subclass adds a variable.
public final class UIFont: NSObject, NSCopying, Sendable {
  // The first property: see `FoundationMark`.
  private let mark = FoundationMark.word

  // MARK: Creating a font

  /// The font of a style of text, in the size that people chose for the device.
  @discardableResult
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a style of text, in the size that the traits say.
  @discardableResult
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaling = Scaling(style: style)
    return UIFont(
      pointSize: scaling.pointSize(for: .category(of: traitCollection)), weight: style.weight,
      isItalic: false, scaling: scaling)
  }

  @discardableResult
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  @discardableResult
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(pointSize: size(fontSize), weight: weight, isItalic: false)
  }

  @discardableResult
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    // UIKit's bold system font is semibold since iOS 9.
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  @discardableResult
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: size(fontSize), weight: .regular, isItalic: true)
  }

  /// The system's font in which all letters are as wide.
  @discardableResult
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(
      pointSize: size(fontSize), weight: weight, isItalic: false,
      face: .system(.monospaced, weight, isItalic: false))
  }

  /// The system's font in which all digits are as wide; here they always are.
  @discardableResult
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont { systemFont(ofSize: fontSize, weight: weight) }

  /// The font of a descriptor, in that size; in the descriptor's own where it is 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(
      pointSize: pointSize > 0 ? pointSize : font.pointSize, weight: font.weight,
      isItalic: font.isItalic, face: font.face)
  }

  /// The descriptor of this font, from which others can be made.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// A face by its PostScript name, or the name of its family: one of iOS, or one that the app brings.
  /// `nil` where there is none of that name.
  ///
  /// It is drawn in that face where the browser has it; its letters are measured as Helvetica's are.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontFace(name: fontName) else { return nil }
    self.init(
      pointSize: Self.size(fontSize), weight: face.weight, isItalic: face.isItalic, face: face)
  }

  /// The name of the face, which is unique among the fonts of the system.
  public var fontName: String {
    if let face { return face.name }
    return ".SFUI-\(weight.name)\(isItalic ? "Italic" : "")"
  }

  /// The name of the family that the face is of.
  public var familyName: String { face?.family ?? ".AppleSystemUIFont" }

  /// The same face in another size.
  @discardableResult
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: Self.size(fontSize), weight: weight, isItalic: isItalic, face: face)
  }

  // A size of nothing stands for the usual one.
  private class func size(_ size: CGFloat) -> CGFloat { size > 0 ? size : systemFontSize }

  // MARK: Usual sizes

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  // MARK: Metrics

  public let pointSize: CGFloat

  // The metrics that `UIFont` reports for the system font of iOS, in parts of the size: 17 points
  // have a line height of 20.287.

  /// From the baseline to the top of the line.
  public var ascender: CGFloat { pointSize * 0.952_148_437_5 }

  /// From the baseline to the bottom of the line; negative.
  public var descender: CGFloat { pointSize * -0.241_210_937_5 }

  public var capHeight: CGFloat { pointSize * 0.704_589_843_75 }
  public var xHeight: CGFloat { pointSize * 0.526_367_187_5 }
  public var lineHeight: CGFloat { ascender - descender }

  // MARK: Comparing and copying

  /// Fonts never change, so that a copy is the font itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && isItalic == other.isItalic
      && scaling == other.scaling && face == other.face
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(scaling)
    hasher.combine(face)
    return hasher.finalize()
  }

  // MARK: - Inside the stage

  let weight: Weight
  let isItalic: Bool
  /// Why the font has its size, if that follows the size of text that people choose.
  let scaling: Scaling?
  /// `nil` for the system's.
  let face: FontFace?

  /// Creates a font of the system in the size of its labels. On Apple's systems the font has no size.
  public override convenience init() {
    self.init(pointSize: UIFont.systemFontSize, weight: .regular, isItalic: false)
  }

  init(
    pointSize: CGFloat, weight: Weight, isItalic: Bool, scaling: Scaling? = nil,
    face: FontFace? = nil
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.scaling = scaling
    self.face = face
    super.init()
  }

  /// The same face, as large as the scaling has it in a text size.
  func scaling(_ scaling: Scaling, for category: UIContentSizeCategory) -> UIFont {
    UIFont(
      pointSize: scaling.pointSize(for: category), weight: weight, isItalic: isItalic,
      scaling: scaling, face: face)
  }

  /// The font for the page that draws it.
  package var display: DisplayFont {
    DisplayFont(
      family: face?.family ?? "Helvetica", size: pointSize, weight: weight.cssValue,
      isItalic: isItalic)
  }

  /// A Boolean value that indicates whether the bold face is measured: a browser takes it from 600
  /// on.
  var isBold: Bool { weight.cssValue >= 600 }

  /// The advance width of `text` in one line.
  package func width(of text: some StringProtocol) -> CGFloat {
    if let units = face?.fixedUnits {
      return CGFloat(text.reduce(0) { $0 + fixedUnits(of: $1, units) }) * pointSize / 1000
    }
    return HelveticaMetrics.width(of: text, size: pointSize, isBold: isBold)
  }

  /// The advance width of `character` in thousandths of an em.
  func units(of character: Character) -> Int {
    if let units = face?.fixedUnits { return fixedUnits(of: character, units) }
    return HelveticaMetrics.units(of: character, isBold: isBold)
  }

  // Characters without a width, and those of two columns, are the same in every font.
  private func fixedUnits(of character: Character, _ units: Int) -> Int {
    let usual = HelveticaMetrics.units(of: character, isBold: isBold)
    return usual == 0 ? 0 : usual == 1000 && !character.isASCII ? 1000 : units
  }
}

extension UIFont {
  /// How heavy the strokes are: −1 to 1, 0 is regular.
  public struct Weight: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// The ending of the face's name.
    var name: String {
      let names = [
        100: "Ultralight", 200: "Thin", 300: "Light", 400: "Regular", 500: "Medium",
        600: "Semibold", 700: "Bold", 800: "Heavy", 900: "Black",
      ]
      return names[cssValue] ?? "Regular"
    }

    /// The nearest of CSS's weights.
    var cssValue: Int {
      let weights: [(Weight, Int)] = [
        (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
        (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
      ]
      let nearest = weights.min {
        abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue)
      }
      return nearest?.1 ?? 400
    }
  }

  /// The purpose of a text; people choose the size that goes with it.
  public struct TextStyle: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}
