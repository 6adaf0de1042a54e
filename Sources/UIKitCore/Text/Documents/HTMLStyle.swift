import Foundation

/// The look of a text in HTML, as its element has it and hands it on.
struct HTMLStyle {
  /// How spaces and line breaks of the text are shown.
  enum Spaces {
    case collapse
    case preserve
    /// Spaces collapse, line breaks stay.
    case preserveLines
  }

  // 17.1.2 – the style of text without any other.
  static let size: CGFloat = 12
  static let family = "Times New Roman"

  var families = [HTMLStyle.family]
  var size = HTMLStyle.size
  var weight = 400
  var isItalic = false
  var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  var background: UIColor?
  var isUnderlined = false
  var isStruck = false
  /// The lines of the elements around: those of an element are drawn in addition.
  private(set) var outerLines = (underline: false, strike: false)
  var letterSpacing: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var link: Any?
  var spaces = Spaces.collapse
  var isHidden = false

  // Of the paragraph.
  var alignment = NSTextAlignment.natural
  /// How far lines keep from the edges because of lists and quotations.
  var indent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var textIndent: CGFloat = 0
  var lineHeight: LineHeight?
  var isRightToLeft = false

  // Of the element alone.
  var spaceBefore: CGFloat = 0
  var spaceAfter: CGFloat = 0

  enum LineHeight {
    case multiple(CGFloat)
    case points(CGFloat)
  }

  /// The style that child elements begin with.
  var inherited: HTMLStyle {
    var style = self
    (style.spaceBefore, style.spaceAfter) = (0, 0)
    style.outerLines = (isUnderlined, isStruck)
    return style
  }

  // MARK: Attributes

  var font: UIFont {
    let plain = UIFont(pointSize: size, weight: .css(weight), isItalic: isItalic)
    for family in families {
      switch family.lowercased() {
      case "-apple-system", "system-ui", "ui-sans-serif", "blinkmacsystemfont": return plain
      case "ui-monospace":
        return .monospacedSystemFont(ofSize: size, weight: .css(weight))
      default: break
      }
      let name = Self.generic[family.lowercased()] ?? family
      if !UIFont.fontNames(forFamilyName: name).isEmpty { return plain.with([.family: name]) }
      // A name may be that of a face.
      guard let face = UIFont(name: name, size: size) else { continue }
      guard weight >= 600 && !face.isBold || isItalic && !face.isItalic else { return face }
      return plain.with([.family: face.familyName])
    }
    return plain.with([.family: Self.family])
  }

  private static let generic = [
    "serif": HTMLStyle.family, "sans-serif": "Helvetica", "monospace": "Courier",
    "cursive": "Snell Roundhand", "fantasy": "Papyrus",
  ]

  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    if let background { attributes[.backgroundColor] = background }
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if letterSpacing != 0 { attributes[.kern] = letterSpacing }
    if baselineOffset != 0 { attributes[.baselineOffset] = baselineOffset }
    if let link { attributes[.link] = link }
    return attributes
  }

  /// The style of a paragraph; with a marker before its text in a list.
  func paragraph(spaceBefore: CGFloat, spaceAfter: CGFloat, marked: Bool) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.paragraphSpacing = spaceAfter
    style.paragraphSpacingBefore = spaceBefore
    style.headIndent = indent
    style.firstLineHeadIndent = indent + textIndent
    style.tailIndent = -tailIndent
    style.tabStops = []
    style.defaultTabInterval = 36
    if marked {
      // 17.1.6 – the marker stands between two tab stops.
      let outer = max(indent - HTMLStyle.listIndent, 0)
      style.firstLineHeadIndent = outer
      style.tabStops = [
        NSTextTab(textAlignment: .left, location: outer + 11),
        NSTextTab(textAlignment: .natural, location: indent),
      ]
    }
    switch lineHeight {
    case .multiple(let factor): style.lineHeightMultiple = factor
    case .points(let height):
      style.minimumLineHeight = height
      style.maximumLineHeight = height
    case nil: break
    }
    return style
  }

  static let listIndent: CGFloat = 36
}

extension UIFont.Weight {
  /// The weight that CSS calls so.
  static func css(_ value: Int) -> UIFont.Weight {
    switch value {
    case ..<150: .ultraLight
    case ..<250: .thin
    case ..<350: .light
    case ..<450: .regular
    case ..<550: .medium
    case ..<650: .semibold
    case ..<750: .bold
    case ..<850: .heavy
    default: .black
    }
  }
}

// MARK: - Elements

extension HTMLStyle {
  /// Takes what an element's name and its older attributes say.
  mutating func apply(element name: String, attributes: [String: String]) {
    switch name {
    case "b", "strong", "th": weight = 700
    case "i", "em", "cite", "var", "dfn", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "small": size *= 10 / 12
    case "big": size *= 14 / 12
    case "code", "tt", "kbd", "samp", "pre":
      families = ["Courier"]
      size *= 10 / 12
      if name == "pre" { spaces = .preserve }
    case "sub", "sup":
      baselineOffset += name == "sup" ? size / 3 : -size / 5
      size *= 10 / 12
    case "mark": background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    case "center": alignment = .center
    case "a": applyLink(attributes["href"])
    case "font": applyFont(attributes)
    default: applyBlock(name)
    }
    if let align = attributes["align"] { apply(CSSDeclaration(name: "text-align", value: align)) }
    if attributes["hidden"] != nil { isHidden = true }
  }

  private mutating func applyBlock(_ name: String) {
    let headings: [String: (size: CGFloat, space: CGFloat)] = [
      "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67),
      "h6": (0.67, 2.33),
    ]
    if let heading = headings[name] {
      weight = 700
      size *= heading.size
      spaceAfter = size * heading.space
    }
    switch name {
    case "p", "dl": spaceAfter = size
    case "ul", "ol", "menu":
      indent += Self.listIndent
      spaceAfter = size
    case "blockquote":
      indent += 40
      tailIndent += 40
      spaceAfter = size
    case "dd": indent += 40
    case "html", "body": (indent, tailIndent) = (0, 0)
    case "head", "script", "template", "noscript", "select", "object", "iframe": isHidden = true
    default: break
    }
  }

  private mutating func applyLink(_ address: String?) {
    guard let address else { return }
    let text = address.trimmed
    // 17.1.5 – links are blue and underlined.
    link = URL(string: text) ?? text as Any
    color = UIColor(red: 0, green: 0, blue: 0xEE / 255, alpha: 1)
    isUnderlined = true
  }

  private mutating func applyFont(_ attributes: [String: String]) {
    if let value = attributes["color"] { apply(CSSDeclaration(name: "color", value: value)) }
    if let value = attributes["face"] { apply(CSSDeclaration(name: "font-family", value: value)) }
    guard let value = attributes["size"]?.trimmed, let number = Int(value) else { return }
    let isRelative = value.hasPrefix("+") || value.hasPrefix("-")
    let step = min(max(isRelative ? 3 + number : number, 1), 7)
    size = Self.sizes[step - 1]
  }

  /// The sizes of `font`, 1 to 7.
  static let sizes: [CGFloat] = [9, 10, 12, 14, 18, 24, 36]
}
