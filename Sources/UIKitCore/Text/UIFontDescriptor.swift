public import Foundation

/// The description of a font: its family, its size, and its traits.
///
/// Descriptors never change and may be used from any thread.
public final class UIFontDescriptor: NSObject, NSCopying, Sendable {
  let font: UIFont

  init(_ font: UIFont) {
    self.font = font
    super.init()
  }

  /// The system's font in 12 points, but for what the attributes say.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    font = UIFont.systemFont(ofSize: 12).with(attributes)
    super.init()
  }

  /// A face by its name; the system's font where there is none of that name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size))
  }

  /// The font of a style of text, in the size that people chose for the device.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFontDescriptor(.preferredFont(forTextStyle: style)) }

  /// The same, in the size that the traits say.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style, compatibleWith: traitCollection))
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Reading

  public var postscriptName: String { font.fontName }
  public var pointSize: CGFloat { font.pointSize }

  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.isBold { traits.insert(.traitBold) }
    if font.face?.fixedUnits != nil { traits.insert(.traitMonoSpace) }
    return traits
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor).map { $0.font == font } ?? false
  }

  public override var hash: Int { font.hash }

  // MARK: Making others

  /// The same in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }

  /// The same face with those traits and no others; `nil` where there is none.
  ///
  /// A face of the app's own, or one that is known by its name, has no others here.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    if symbolicTraits == self.symbolicTraits { return self }
    let known: SymbolicTraits = [.traitBold, .traitItalic, .traitMonoSpace]
    let design = design
    guard known.isSuperset(of: symbolicTraits), font.face == nil || design != nil else {
      return nil
    }
    let isBold = symbolicTraits.contains(.traitBold)
    let weight: UIFont.Weight =
      isBold == font.isBold ? font.weight : isBold ? .bold : .regular
    let isItalic = symbolicTraits.contains(.traitItalic)
    let wanted = symbolicTraits.contains(.traitMonoSpace) ? SystemDesign.monospaced : design
    return UIFontDescriptor(
      UIFont(
        pointSize: font.pointSize, weight: weight, isItalic: isItalic,
        face: wanted.flatMap { .system($0, weight, isItalic: isItalic) }))
  }

  /// The system's font in another design; `nil` for a font that is not the system's.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard font.face == nil || self.design != nil else { return nil }
    return UIFontDescriptor(
      UIFont(
        pointSize: font.pointSize, weight: font.weight, isItalic: font.isItalic,
        face: .system(design, font.weight, isItalic: font.isItalic)))
  }

  /// The design of a font of the system's that is not the usual one.
  private var design: SystemDesign? {
    let designs: [SystemDesign] = [.monospaced, .rounded, .serif]
    return designs.first {
      FontFace.system($0, font.weight, isItalic: font.isItalic) == font.face
    }
  }
}

extension UIFontDescriptor {
  /// The traits of a face beside its family.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = Self(rawValue: 1 << 0)
    public static let traitBold = Self(rawValue: 1 << 1)
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
  }

  /// A shape of the system's font.
  public struct SystemDesign: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
