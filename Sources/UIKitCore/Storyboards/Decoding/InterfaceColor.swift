import Foundation

/// Colours as files write them.
@MainActor
enum InterfaceColor {
  /// `nil` for an element that stands for none.
  static func color(_ element: InterfaceElement, _ context: NibContext) -> UIColor? {
    guard element.name == "color" else { return nil }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if let color = UIColor.system(named: name) ?? old[name] { return color }
      context.document.reportUnknown("the system colour \(name)", in: element)
    }
    if let name = element["name"] { return named(name, element, context) }
    return components(element)
  }

  private static func named(
    _ name: String, _ element: InterfaceElement, _ context: NibContext
  ) -> UIColor? {
    if let color = UIColor(named: name, in: context.bundle, compatibleWith: nil) { return color }
    // The file keeps what the colour was when it was saved.
    let kept = context.document.root.children(in: "resources").first {
      $0.name == "namedColor" && $0["name"] == name
    }
    if let kept = kept?.child(named: "color") { return components(kept) }
    context.document.report(element, "there is no colour named \(name)")
    return nil
  }

  private static func components(_ element: InterfaceElement) -> UIColor? {
    func part(_ name: String) -> CGFloat? {
      InterfaceNumber.parse(element[name]).map { CGFloat($0) }
    }
    let alpha = part("alpha") ?? 1
    if let white = part("white") { return UIColor(white: white, alpha: alpha) }
    if let red = part("red"), let green = part("green"), let blue = part("blue") {
      if element["customColorSpace"] == "displayP3" {
        return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      }
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    guard let cyan = part("cyan"), let magenta = part("magenta"), let yellow = part("yellow"),
      let black = part("black")
    else { return nil }
    return UIColor(
      red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
      blue: (1 - yellow) * (1 - black), alpha: alpha)
  }

  // Xcode's names for the colours of the first systems.
  private static let old: [String: UIColor] = [
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "secondaryTextColor": .secondaryLabel, "labelColor": .label,
    "viewFlipsideBackgroundColor": .darkGray, "scrollViewTexturedBackgroundColor": .gray,
  ]
}

/// Fonts as files write them.
@MainActor
enum InterfaceFont {
  static func font(_ element: InterfaceElement, _ context: NibContext) -> UIFont? {
    guard element.name == "fontDescription" || element.name == "font" else { return nil }
    if let style = element["style"] {
      if let style = styles[style] { return .preferredFont(forTextStyle: style) }
      context.document.reportUnknown("the text style \(style)", in: element)
    }
    let written = InterfaceNumber.parse(element["pointSize"] ?? element["size"]) ?? 17
    let size = CGFloat(min(max(written, 0), largest))
    switch element["type"] {
    case "system":
      guard let weight = element["weight"].flatMap({ weights[$0] }) else {
        return .systemFont(ofSize: size)
      }
      return .systemFont(ofSize: size, weight: weight)
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: break
    }
    guard let name = element["name"] else { return .systemFont(ofSize: size) }
    if let font = UIFont(name: name, size: size) { return font }
    // A name that begins with a dot is the system's own.
    if name.hasPrefix(".") || name == "Helvetica" || name == "Helvetica-Light" {
      return .systemFont(ofSize: size)
    }
    context.document.reportUnknown("the font \(name)", in: element)
    return name.hasSuffix("Bold") ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
  }

  private static let largest = 1000.0

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private static let styles: [String: UIFont.TextStyle] = [
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
    "UICTFontTextStyleCaption1": .caption1, "UICTFontTextStyleCaption2": .caption2,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleHeadline": .headline,
    "UICTFontTextStyleSubhead": .subheadline, "UICTFontTextStyleTitle0": .largeTitle,
    "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
    "UICTFontTextStyleTitle3": .title3, "UICTFontTextStyleLargeTitle": .largeTitle,
  ]
}

/// Texts with attributes as files write them.
@MainActor
enum InterfaceText {
  static func attributed(
    _ element: InterfaceElement, _ context: NibContext
  ) -> NSAttributedString? {
    guard element.name == "attributedString" else { return nil }
    let whole = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      let content = fragment["content"] ?? fragment.child(keyed: "content")?.text ?? ""
      whole.append(
        NSAttributedString(string: content, attributes: attributes(of: fragment, context)))
    }
    return whole
  }

  private static func attributes(
    of fragment: InterfaceElement, _ context: NibContext
  ) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for value in fragment.children(in: "attributes") {
      switch value.key {
      case "NSColor": attributes[.foregroundColor] = InterfaceColor.color(value, context)
      case "NSBackgroundColor": attributes[.backgroundColor] = InterfaceColor.color(value, context)
      case "NSFont": attributes[.font] = InterfaceFont.font(value, context)
      case "NSParagraphStyle": attributes[.paragraphStyle] = paragraph(value)
      case "NSUnderline", "NSStrikethrough":
        let key: NSAttributedString.Key =
          value.key == "NSUnderline" ? .underlineStyle : .strikethroughStyle
        attributes[key] = value["value"].flatMap { Int($0) }
      default: context.document.reportUnknown("the attribute \(value.key ?? "")", in: fragment)
      }
    }
    return attributes
  }

  private static func paragraph(_ element: InterfaceElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = element["alignment"].flatMap({ Choices.alignment[$0] }) {
      style.alignment = alignment
    }
    if let mode = element["lineBreakMode"].flatMap({ Choices.paragraphBreak[$0] }) {
      style.lineBreakMode = mode
    }
    func number(_ name: String, _ set: (CGFloat) -> Void) {
      InterfaceNumber.parse(element[name]).map { set(CGFloat($0)) }
    }
    number("lineSpacing") { style.lineSpacing = $0 }
    number("paragraphSpacing") { style.paragraphSpacing = $0 }
    number("lineHeightMultiple") { style.lineHeightMultiple = $0 }
    number("minimumLineHeight") { style.minimumLineHeight = $0 }
    number("maximumLineHeight") { style.maximumLineHeight = $0 }
    number("firstLineHeadIndent") { style.firstLineHeadIndent = $0 }
    number("headIndent") { style.headIndent = $0 }
    return style
  }
}
