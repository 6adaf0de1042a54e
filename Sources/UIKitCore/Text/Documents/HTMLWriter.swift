import Foundation

/// Writes styled text as HTML (17.1.9).
struct HTMLWriter {
  private var classes: [String: String] = [:]
  private var sheet: [String] = []
  private var counts: [String: Int] = [:]
  private var body = ""

  private init() {}

  /// A document with a part of a text; `charset` is the name of the encoding in which it is stored.
  static func write(_ text: NSAttributedString, _ range: NSRange, charset: String) -> String {
    var writer = HTMLWriter()
    let string = text.string as NSString
    var place = range.location
    while place < NSMaxRange(range) {
      let rest = NSRange(location: place, length: NSMaxRange(range) - place)
      let found = string.range(of: "\n", options: [], range: rest)
      let end = found.location == NSNotFound ? NSMaxRange(range) : found.location
      writer.add(text, NSRange(location: place, length: end - place))
      place = found.location == NSNotFound ? end : end + 1
    }
    let rules = writer.sheet.map { "\($0)\n" }.joined()
    return """
      <!DOCTYPE html>
      <html>
      <head>
      <meta http-equiv="Content-Type" content="text/html; charset=\(charset)">
      <title></title>
      <style type="text/css">
      \(rules)</style>
      </head>
      <body>
      \(writer.body)</body>
      </html>

      """
  }

  private mutating func add(_ text: NSAttributedString, _ range: NSRange) {
    let isEmpty = range.length == 0
    let first =
      range.location < text.length ? text.attributes(at: range.location, effectiveRange: nil) : [:]
    let string = (text.string as NSString).substring(with: range)
    let style = name("p", Self.declarations(first[.paragraphStyle] as? NSParagraphStyle, string))
    body += "<p class=\"\(style)\">"
    if isEmpty { body += span("<br>", first) }
    text.enumerateAttributes(in: range, options: []) { attributes, part, _ in
      let piece = (text.string as NSString).substring(with: part)
      body += span(Self.escape(piece.replacingOccurrences(of: "\u{FFFC}", with: "")), attributes)
    }
    body += "</p>\n"
  }

  private mutating func span(
    _ text: String, _ attributes: [NSAttributedString.Key: Any]
  ) -> String {
    guard !text.isEmpty else { return "" }
    let look = name("span", Self.declarations(attributes))
    guard let link = attributes[.link] else { return "<span class=\"\(look)\">\(text)</span>" }
    let address = (link as? URL)?.absoluteString ?? "\(link)"
    return "<a class=\"\(look)\" href=\"\(Self.escape(address))\">\(text)</a>"
  }

  /// The class of that look; each look has one.
  private mutating func name(_ element: String, _ declarations: [String]) -> String {
    let look = declarations.joined(separator: "; ")
    let key = element + look
    if let known = classes[key] { return known }
    let number = counts[element, default: 0] + 1
    counts[element] = number
    let name = "\(element.prefix(1))\(number)"
    classes[key] = name
    sheet.append(".\(name) {\(look)}")
    return name
  }

  // MARK: Looks

  private static func declarations(_ style: NSParagraphStyle?, _ text: String) -> [String] {
    let style = style ?? NSParagraphStyle.default
    func points(_ value: CGFloat) -> String { DisplayNumber.text(value) + "px" }
    var result = [
      "margin: \(points(style.paragraphSpacingBefore)) \(points(max(-style.tailIndent, 0))) "
        + "\(points(style.paragraphSpacing)) \(points(style.headIndent))"
    ]
    let indent = style.firstLineHeadIndent - style.headIndent
    if indent != 0 { result.append("text-indent: \(points(indent))") }
    switch style.alignment {
    case .left: result.append("text-align: left")
    case .right: result.append("text-align: right")
    case .center: result.append("text-align: center")
    case .justified: result.append("text-align: justify")
    case .natural: break
    }
    if style.lineHeightMultiple > 0 {
      result.append("line-height: \(DisplayNumber.text(style.lineHeightMultiple))")
    } else if style.minimumLineHeight > 0 {
      result.append("line-height: \(points(style.minimumLineHeight))")
    }
    let collapses =
      text.hasPrefix(" ") || text.hasSuffix(" ") || text.contains("  ") || text.contains("\t")
    if collapses { result.append("white-space: pre-wrap") }
    return result
  }

  private static func declarations(_ attributes: [NSAttributedString.Key: Any]) -> [String] {
    let font = attributes[.font] as? UIFont ?? UIFont(name: "Helvetica", size: 12)
    var result: [String] = []
    if let font {
      let family = font.face == nil ? "-apple-system" : font.familyName
      result.append("font-family: '\(family)'")
      result.append("font-weight: \(font.weight.cssValue)")
      result.append("font-style: \(font.isItalic ? "italic" : "normal")")
      result.append("font-size: \(DisplayNumber.text(font.pointSize))px")
    }
    let color =
      attributes[.foregroundColor] as? UIColor ?? UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    result.append("color: \(CSSColor.write(color))")
    if let ground = attributes[.backgroundColor] as? UIColor {
      result.append("background-color: \(CSSColor.write(ground))")
    }
    let lines = [
      (NSAttributedString.Key.underlineStyle, "underline"), (.strikethroughStyle, "line-through"),
    ].filter { key, _ in number(attributes[key]) > 0 }.map(\.1)
    result.append("text-decoration: \(lines.isEmpty ? "none" : lines.joined(separator: " "))")
    let spacing = number(attributes[.kern])
    if spacing != 0 { result.append("letter-spacing: \(DisplayNumber.text(spacing))px") }
    let offset = number(attributes[.baselineOffset])
    if offset != 0 { result.append("vertical-align: \(DisplayNumber.text(offset))px") }
    return result
  }

  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let number as Int: CGFloat(number)
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: 0
    }
  }

  private static func escape(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
      .replacingOccurrences(of: "\u{2028}", with: "<br>")
  }
}
