/// The families of iOS that have Latin letters, and the names of their faces, the regular one first.
enum FontFamilies {
  /// A family with the beginning of its faces' names, and their ends.
  private static let table: [(family: String, stem: String, ends: String)] = [
    ("Academy Engraved LET", "AcademyEngravedLetPlain", ""),
    (
      "American Typewriter", "AmericanTypewriter",
      " -Light -Semibold -Bold -Condensed -CondensedLight -CondensedBold"
    ),
    (
      "Apple SD Gothic Neo", "AppleSDGothicNeo",
      "-Regular -UltraLight -Thin -Light -Medium -SemiBold -Bold"
    ),
    ("Arial", "Arial", "MT -ItalicMT -BoldMT -BoldItalicMT"),
    ("Arial Hebrew", "ArialHebrew", " -Light -Bold"),
    ("Arial Rounded MT Bold", "ArialRoundedMTBold", ""),
    (
      "Avenir", "Avenir",
      "-Roman -Oblique -Book -BookOblique -Light -LightOblique -Medium -MediumOblique -Heavy "
        + "-HeavyOblique -Black -BlackOblique"
    ),
    ("Avenir Next", "AvenirNext", avenirNext),
    ("Avenir Next Condensed", "AvenirNextCondensed", avenirNext),
    ("Baskerville", "Baskerville", " -Italic -SemiBold -SemiBoldItalic -Bold -BoldItalic"),
    ("Bodoni 72", "BodoniSvtyTwoITCTT", "-Book -BookIta -Bold"),
    ("Bradley Hand", "BradleyHandITCTT", "-Bold"),
    ("Chalkboard SE", "ChalkboardSE", "-Regular -Light -Bold"),
    ("Chalkduster", "Chalkduster", ""),
    ("Charter", "Charter", "-Roman -Italic -Bold -BoldItalic -Black -BlackItalic"),
    ("Cochin", "Cochin", four),
    ("Copperplate", "Copperplate", " -Light -Bold"),
    ("Courier", "Courier", " -Oblique -Bold -BoldOblique"),
    ("Courier New", "CourierNewPS", "MT -ItalicMT -BoldMT -BoldItalicMT"),
    ("DIN Alternate", "DINAlternate", "-Bold"),
    ("DIN Condensed", "DINCondensed", "-Bold"),
    ("Didot", "Didot", " -Italic -Bold"),
    ("Futura", "Futura", "-Medium -MediumItalic -Bold -CondensedMedium -CondensedExtraBold"),
    ("Galvji", "Galvji", " -Bold"),
    ("Georgia", "Georgia", four),
    (
      "Gill Sans", "GillSans",
      " -Italic -Light -LightItalic -SemiBold -SemiBoldItalic -Bold -BoldItalic -UltraBold"
    ),
    ("Helvetica", "Helvetica", " -Oblique -Light -LightOblique -Bold -BoldOblique"),
    (
      "Helvetica Neue", "HelveticaNeue",
      " -Italic -UltraLight -UltraLightItalic -Thin -ThinItalic -Light -LightItalic -Medium "
        + "-MediumItalic -Bold -BoldItalic -CondensedBold -CondensedBlack"
    ),
    ("Hiragino Mincho ProN", "HiraMinProN", "-W3 -W6"),
    ("Hiragino Sans", "HiraginoSans", "-W3 -W6 -W7"),
    ("Hoefler Text", "HoeflerText", "-Regular -Italic -Black -BlackItalic"),
    ("Impact", "Impact", ""),
    ("Marker Felt", "MarkerFelt", "-Thin -Wide"),
    ("Menlo", "Menlo", regularFour),
    ("Noteworthy", "Noteworthy", "-Light -Bold"),
    ("Optima", "Optima", regularFour + " -ExtraBlack"),
    ("Palatino", "Palatino", "-Roman -Italic -Bold -BoldItalic"),
    ("Papyrus", "Papyrus", " -Condensed"),
    ("Party LET", "PartyLetPlain", ""),
    ("PingFang HK", "PingFangHK", pingFang),
    ("PingFang SC", "PingFangSC", pingFang),
    ("PingFang TC", "PingFangTC", pingFang),
    ("Rockwell", "Rockwell", regularFour),
    ("Savoye LET", "SavoyeLetPlain", ""),
    ("Snell Roundhand", "SnellRoundhand", " -Bold -Black"),
    ("Symbol", "Symbol", ""),
    ("Thonburi", "Thonburi", " -Light -Bold"),
    ("Times New Roman", "TimesNewRomanPS", "MT -ItalicMT -BoldMT -BoldItalicMT"),
    ("Trebuchet MS", "TrebuchetMS", " -Italic -Bold -BoldItalic"),
    ("Verdana", "Verdana", four),
    ("Zapf Dingbats", "ZapfDingbatsITC", ""),
    ("Zapfino", "Zapfino", ""),
  ]

  private static let four = " -Italic -Bold -BoldItalic"
  private static let regularFour = "-Regular -Italic -Bold -BoldItalic"
  private static let pingFang = "-Regular -Ultralight -Thin -Light -Medium -Semibold"
  private static let avenirNext =
    "-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic -DemiBold "
    + "-DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic"

  static let names: [String] = table.map(\.family)

  static func faces(of family: String) -> [String] {
    guard let entry = table.first(where: { $0.family.lowercased() == family.lowercased() })
    else { return [] }
    return entry.ends.split(separator: " ", omittingEmptySubsequences: false)
      .map { face(entry.stem, $0) }
  }

  // The one face in which the family's own name is shorter.
  private static func face(_ stem: String, _ end: Substring) -> String {
    stem == "TrebuchetMS" && end == "-BoldItalic" ? "Trebuchet-BoldItalic" : stem + end
  }
}
