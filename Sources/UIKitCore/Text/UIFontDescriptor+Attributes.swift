import Foundation

extension UIFontDescriptor {
  /// The attributes of a font descriptor.
  public struct AttributeName: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A string: the name of the family.
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    /// A string: the PostScript name of the face.
    public static let name = Self(rawValue: "NSFontNameAttribute")
    /// A string: the name of the face in its family, such as `Bold Italic`.
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    /// A number: points.
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    /// A dictionary of ``UIFontDescriptor/TraitKey``.
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    /// A ``UIFont/TextStyle``, or the string of one.
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The traits of a face beside its family, in ``AttributeName/traits``.
  public struct TraitKey: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A number: ``UIFontDescriptor/SymbolicTraits``.
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    /// A ``UIFont/Weight``, or its number.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    /// A number: how far the face leans, −1 to 1. Every face that leans is the italic one.
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
  }

  /// The attributes that make this font.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.size: font.pointSize, .name: font.fontName]
    if let face = font.face { attributes[.family] = face.family }
    return attributes
  }

  /// The value of an attribute; `nil` where the font has none.
  @discardableResult
  public func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .traits:
      [
        TraitKey.symbolic: symbolicTraits.rawValue, .weight: font.weight.rawValue,
        .slant: CGFloat(font.isItalic ? 0.07 : 0),
      ] as [TraitKey: Any]
    case .family: font.familyName
    default: fontAttributes[anAttribute]
    }
  }

  /// The same, but for what the attributes say. What there is no face for stays as it is.
  @discardableResult
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(font.with(attributes))
  }

  /// The same in another family, in the face that is nearest.
  @discardableResult
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// The same in another face of its family, such as `Bold Italic`.
  @discardableResult
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }
}

extension UIFont {
  /// The names of the families of iOS that have Latin letters, and of the app's own.
  public class var familyNames: [String] {
    (FontFamilies.names + AppFonts.shared.families.filter { !FontFamilies.names.contains($0) })
      .sorted()
  }

  /// The PostScript names of a family's faces; none where there is no such family.
  @discardableResult
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    // 15.5.1 – a family of iOS has the faces that Apple lists.
    let system = FontFamilies.faces(of: familyName)
    return system.isEmpty ? AppFonts.shared.names(ofFamily: familyName) : system
  }

  // MARK: - Inside the stage

  func with(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFont {
    var font = self
    if let style = attributes[.textStyle] as? UIFont.TextStyle {
      font = .preferredFont(forTextStyle: style)
    } else if let style = attributes[.textStyle] as? String {
      font = .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    if let size = Self.number(attributes[.size]), size > 0 { font = font.withSize(size) }
    if let family = attributes[.family] as? String {
      font = font.nearest(in: UIFont.fontNames(forFamilyName: family), weight, isItalic)
    }
    if let name = attributes[.name] as? String, let named = UIFont(name: name, size: font.pointSize)
    {
      font = named
    }
    // 15.5.2 – a face is found by its name in the family.
    if let face = attributes[.face] as? String { font = font.inFace(face) }
    return (attributes[.traits] as? [UIFontDescriptor.TraitKey: Any]).map(font.with) ?? font
  }

  private func with(_ traits: [UIFontDescriptor.TraitKey: Any]) -> UIFont {
    var (weight, isItalic) = (weight, isItalic)
    let symbolic =
      traits[.symbolic] as? UIFontDescriptor.SymbolicTraits
      ?? Self.number(traits[.symbolic]).map { .init(rawValue: UInt32(max($0, 0))) }
    if let symbolic {
      isItalic = symbolic.contains(.traitItalic)
      if symbolic.contains(.traitBold) != isBold { weight = isBold ? .regular : .bold }
    }
    // 15.5.2 – a weight leads to the nearest face.
    if let wanted = traits[.weight] as? UIFont.Weight {
      weight = wanted
    } else if let number = Self.number(traits[.weight]) {
      weight = UIFont.Weight(number)
    }
    if let slant = Self.number(traits[.slant]) { isItalic = slant > 0 }
    guard let face else {
      return UIFont(pointSize: pointSize, weight: weight, isItalic: isItalic, scaling: nil)
    }
    let designs: [UIFontDescriptor.SystemDesign] = [.monospaced, .rounded, .serif]
    let design = designs.first { FontFace.system($0, self.weight, isItalic: self.isItalic) == face }
    if let design {
      return UIFont(
        pointSize: pointSize, weight: weight, isItalic: isItalic,
        face: .system(design, weight, isItalic: isItalic))
    }
    return nearest(in: UIFont.fontNames(forFamilyName: face.family), weight, isItalic)
  }

  /// The face of that name in the font's family, without its family's name.
  private func inFace(_ name: String) -> UIFont {
    let wanted = name.filter { $0 != " " }.lowercased()
    let names = UIFont.fontNames(forFamilyName: familyName)
    let found = names.first { candidate in
      let end = candidate.split(separator: "-", maxSplits: 1).dropFirst().first ?? "Regular"
      return end.lowercased() == wanted || end.lowercased() == wanted + "mt"
    }
    return found.flatMap { UIFont(name: $0, size: pointSize) } ?? self
  }

  private func nearest(in names: [String], _ weight: Weight, _ isItalic: Bool) -> UIFont {
    let fonts = names.compactMap { UIFont(name: $0, size: pointSize) }
    func distance(_ font: UIFont) -> CGFloat {
      abs(font.weight.rawValue - weight.rawValue) + (font.isItalic == isItalic ? 0 : 10)
    }
    return fonts.min { distance($0) < distance($1) } ?? self
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as UInt32: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}
