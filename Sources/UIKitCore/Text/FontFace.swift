import Foundation

/// A typeface that is not the system's, by its PostScript name or the name of its family.
struct FontFace: Hashable, Sendable {
  /// The name that the app used.
  let name: String
  let family: String
  let weight: UIFont.Weight
  let isItalic: Bool

  /// `nil` for a name that neither iOS nor the app has.
  init?(name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard let first = parts.first else { return nil }
    let squeezed = String(first.filter { $0 != " " })
    guard Self.families.contains(squeezed) || AppFonts.shared.has(name) else { return nil }
    self.name = name
    family = Self.spaced(first)
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    weight = Self.weights.first { style.contains($0.0) }?.1 ?? .regular
    isItalic = style.contains("italic") || style.contains("oblique")
  }

  private init(system name: String, family: String, weight: UIFont.Weight, isItalic: Bool) {
    self.name = name
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
  }

  /// A design of the system's own font, by the family name of browsers.
  static func system(
    _ design: UIFontDescriptor.SystemDesign, _ weight: UIFont.Weight, isItalic: Bool
  ) -> FontFace? {
    let families: [UIFontDescriptor.SystemDesign: (name: String, family: String)] = [
      .monospaced: (".AppleSystemUIFontMonospaced", "SF Mono"),
      .rounded: (".AppleSystemUIFontRounded", "SF Pro Rounded"),
      .serif: (".AppleSystemUIFontSerif", "New York"),
    ]
    return families[design].map {
      let name = "\($0.name)-\(weight.name)\(isItalic ? "Italic" : "")"
      return FontFace(system: name, family: $0.family, weight: weight, isItalic: isItalic)
    }
  }

  /// The width of every letter in thousandths of an em, where all have the same.
  var fixedUnits: Int? {
    switch family {
    case "SF Mono": 618
    case "Menlo": 602
    case "Courier", "Courier New": 600
    default: nil
    }
  }

  // The longer names come first: each has a shorter one in it.
  private static let weights: [(String, UIFont.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("semibold", .semibold),
    ("demibold", .semibold), ("extrabold", .heavy), ("bold", .bold), ("medium", .medium),
    ("light", .light), ("thin", .thin), ("heavy", .heavy), ("black", .black),
  ]

  /// `AvenirNext` as people and browsers write it: `Avenir Next`.
  private static func spaced(_ name: Substring) -> String {
    let bare =
      ["PSMT", "MT", "PS"].first { name.hasSuffix($0) && name.count > $0.count }
      .map { name.dropLast($0.count) } ?? name
    var result = ""
    for character in bare {
      if character.isUppercase, let last = result.last, last.isLowercase { result.append(" ") }
      result.append(character)
    }
    return result
  }

  /// The families of iOS with Latin letters, by the beginning of their faces' names.
  private static let families: Set<String> = [
    "AcademyEngravedLetPlain", "AmericanTypewriter", "AppleSDGothicNeo", "Arial", "ArialMT",
    "ArialHebrew", "ArialRoundedMTBold", "Avenir", "AvenirNext", "AvenirNextCondensed",
    "Baskerville", "BodoniSvtyTwoITCTT", "BradleyHandITCTT", "ChalkboardSE", "Chalkduster",
    "Charter", "Cochin", "Copperplate", "Courier", "CourierNew", "CourierNewPS", "CourierNewPSMT",
    "DINAlternate", "DINCondensed", "Didot", "Futura", "Galvji", "Georgia", "GillSans",
    "GranthaSangamMN", "Helvetica", "HelveticaNeue", "HiraMinProN", "HiraginoSans", "HoeflerText",
    "Impact", "MarkerFelt", "Menlo", "Noteworthy", "Optima", "Palatino", "Papyrus",
    "PartyLetPlain", "PingFangHK", "PingFangSC", "PingFangTC", "Rockwell", "SavoyeLetPlain",
    "SnellRoundhand", "Symbol", "Thonburi", "TimesNewRoman", "TimesNewRomanPS",
    "TimesNewRomanPSMT", "Trebuchet", "TrebuchetMS", "Verdana", "ZapfDingbatsITC", "Zapfino",
  ]
}

/// The fonts that an app brings: `UIAppFonts` of its Info.plist, and font files beside it.
struct AppFonts: Sendable {
  static let shared = AppFonts()

  private let names: Set<String>

  private init() {
    let listed = Bundle.main.infoDictionary?["UIAppFonts"] as? [String] ?? []
    let beside = ResourceFolders.of(nil).flatMap {
      (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? []
    }
    let files = (listed + beside).map { URL(fileURLWithPath: $0) }
    names = Set(
      files.filter { ["ttf", "otf"].contains($0.pathExtension.lowercased()) }
        .map { $0.deletingPathExtension().lastPathComponent })
  }

  func has(_ name: String) -> Bool { names.contains(name) }

  /// The families of the files, by the names of these.
  var families: Set<String> { Set(names.compactMap { FontFace(name: $0)?.family }) }

  func names(ofFamily family: String) -> [String] {
    names.filter { FontFace(name: $0)?.family.lowercased() == family.lowercased() }.sorted()
  }
}
