import Foundation

// MARK: - SVG

extension DisplayList {
  /// The screen as a picture: a complete SVG document without external resources.
  ///
  /// It shows the end of every animation. Views under a material are not blurred, because not every
  /// SVG viewer can do it; the material's own colour is drawn. The same list gives the same text.
  package func svg() -> String {
    var writer = SVGWriter()
    return writer.document(self)
  }
}

extension DisplayNode {
  /// The node as a picture of its own, and the picture's place in the parent.
  package func picture() -> (svg: String, rect: CGRect) {
    let rect = extent.applying(matrix)
    var writer = SVGWriter()
    return (writer.document(of: self, in: rect), rect)
  }
}

extension DisplayImage {
  /// The same, with its parts put together into one picture.
  package var joined: DisplayImage {
    guard parts != nil else { return self }
    var (plain, result) = (self, self)
    plain.tint = nil
    plain.isMirrored = false
    var writer = SVGWriter()
    writer.image(plain)
    result.mediaType = "image/svg+xml"
    result.data = Data(writer.document(of: rect, size: rect.size).utf8)
    result.parts = nil
    return result
  }
}

/// Writes one document. All text from an app passes ``escaped(_:)``.
struct SVGWriter {
  var lines: [String] = []
  var depth = 1
  var clips = 0
  var shadows = 0
  var tints = 0
  var masks = 0
  var gradients = 0
  var patterns = 0
  /// A Boolean value that indicates whether texts keep their measured width in any font.
  var fitsTexts = false

  mutating func document(_ list: DisplayList) -> String {
    let (width, height) = (Self.number(list.size.width), Self.number(list.size.height))
    lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        + " viewBox=\"0 0 \(width) \(height)\">"
    ]
    let glass = CGRect(origin: .zero, size: list.size)
    clipped(to: glass, cornerRadius: list.cornerRadius) { writer in
      // The area without a window is black. It ends before the round corners, where it would shine
      // through the edge of the views above it.
      let unlit = glass.insetBy(
        dx: list.cornerRadius > 0 ? 1 : 0, dy: list.cornerRadius > 0 ? 1 : 0)
      writer.add("<rect\(Self.rectangle(unlit, cornerRadius: max(0, list.cornerRadius - 1)))/>")
      for root in list.roots { writer.node(root) }
    }
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  mutating func document(of node: DisplayNode, in rect: CGRect) -> String {
    let size = [rect.width, rect.height].map(Self.number)
    let box = [rect.minX, rect.minY, rect.width, rect.height].map(Self.number)
    lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size[0])\" height=\"\(size[1])\""
        + " viewBox=\"\(box.joined(separator: " "))\">"
    ]
    self.node(node)
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the elements written so far as a document that shows `box` in that size.
  func document(of box: CGRect, size: CGSize) -> String {
    let numbers = [box.minX, box.minY, box.width, box.height].map(Self.number)
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Self.number(size.width))\""
      + " height=\"\(Self.number(size.height))\" viewBox=\"\(numbers.joined(separator: " "))\">"
    return ([head] + lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  // MARK: Nodes

  mutating func node(_ node: DisplayNode) {
    guard node.opacity > 0 else { return }
    var attributes = ""
    if !node.transform.isIdentity {
      attributes += Self.matrix(node.matrix)
    } else if node.frame.origin != .zero {
      attributes += Self.translation(node.frame.origin)
    }
    if node.opacity < 1 { attributes += " opacity=\"\(Self.number(node.opacity))\"" }
    group(attributes) { writer in
      writer.masked(by: node.mask) { writer in
        writer.shaded(by: node) { $0.drawn(node) }
      }
    }
  }

  mutating func drawn(_ node: DisplayNode) {
    let bounds = CGRect(origin: .zero, size: node.frame.size)
    box(node, bounds)
    if node.clips {
      clipped(
        to: bounds, cornerRadius: node.cornerRadius, corners: node.roundCorners,
        isContinuous: node.hasContinuousCorners
      ) { $0.inside(node) }
    } else {
      inside(node)
    }
    if let border = node.border, border.width > 0 { self.border(border, node, bounds) }
  }

  /// The background, and the shadow that it throws.
  private mutating func box(_ node: DisplayNode, _ bounds: CGRect) {
    let shape = Self.box(
      bounds, cornerRadius: node.cornerRadius, corners: node.roundCorners,
      isContinuous: node.hasContinuousCorners)
    // A layer that cuts its children cuts its shadow, too.
    if let shadow = node.shadow, !node.clips, shadow.color.alpha > 0 {
      switch shadow.outline {
      case .box: self.shadow(shadow, of: shape, in: bounds)
      case .path(let data, let extent):
        self.shadow(shadow, of: "<path d=\"\(Self.escaped(data))\"", in: extent)
      case .content: break
      }
    }
    if let background = node.background, background.alpha > 0 {
      add("\(shape)\(Self.paint("fill", background))/>")
    }
  }

  private mutating func inside(_ node: DisplayNode) {
    content(node)
    guard !node.children.isEmpty else { return }
    if node.boundsOrigin == .zero {
      for child in node.children { self.node(child) }
    } else {
      let shift = CGPoint(x: -node.boundsOrigin.x, y: -node.boundsOrigin.y)
      group(Self.translation(shift)) { for child in node.children { $0.node(child) } }
    }
  }

  /// A border lies within the bounds and above the children.
  private mutating func border(_ border: DisplayBorder, _ node: DisplayNode, _ bounds: CGRect) {
    let inset = bounds.insetBy(dx: border.width / 2, dy: border.width / 2)
    guard !inset.isNull else { return }
    let shape = Self.box(
      inset, cornerRadius: max(0, node.cornerRadius - border.width / 2),
      corners: node.roundCorners, isContinuous: node.hasContinuousCorners)
    add(
      "\(shape) fill=\"none\"\(Self.paint("stroke", border.color))"
        + " stroke-width=\"\(Self.number(border.width))\"/>")
  }

  // MARK: Content

  private mutating func content(_ node: DisplayNode) {
    switch node.content {
    case .none: break
    case .text(let lines): for line in lines { text(line) }
    case .path(let path): self.path(path)
    case .image(let image): self.image(image)
    case .shape(let shape): self.shape(shape)
    case .gradient(let gradient): self.gradient(gradient, node)
    }
  }

  mutating func text(_ line: DisplayTextLine) {
    guard !line.string.isEmpty else { return }
    for rule in line.rules where rule.kind == .background { self.rule(rule, line) }
    defer { for rule in line.rules where rule.kind != .background { self.rule(rule, line) } }
    if let image = line.image { return self.image(image) }
    if let shadow = line.shadow { self.shadow(shadow, of: line) }
    var style = line.font.isItalic ? " font-style=\"italic\"" : ""
    if line.spacing != 0 { style += " letter-spacing=\"\(Self.number(line.spacing))\"" }
    if fitsTexts, line.width > 0 {
      style += " textLength=\"\(Self.number(line.width))\" lengthAdjust=\"spacingAndGlyphs\""
    }
    add(
      "<text x=\"\(Self.number(line.origin.x))\" y=\"\(Self.number(line.origin.y))\""
        + " font-family=\"\(Self.escaped(Self.families(line.font.family)))\""
        + " font-size=\"\(Self.number(line.font.size))\" font-weight=\"\(line.font.weight)\"\(style)"
        + "\(Self.paint("fill", line.color)) xml:space=\"preserve\">"
        + "\(Self.escaped(line.string))</text>")
  }

  /// The shadow of a text is the same text in another place and colour, without its lines.
  private mutating func shadow(_ shadow: DisplayShadow, of line: DisplayTextLine) {
    var shade = line
    shade.shadow = nil
    shade.rules = []
    shade.color = shadow.color
    shade.origin.x += shadow.offset.width
    shade.origin.y += shadow.offset.height
    guard shadow.radius > 0 else { return text(shade) }
    tints += 1
    let id = tints
    add(
      "<filter id=\"t\(id)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\">"
        + "<feGaussianBlur stdDeviation=\"\(Self.number(shadow.radius / 2))\"/></filter>")
    group(" filter=\"url(#t\(id))\"") { $0.text(shade) }
  }

  private mutating func rule(_ rule: DisplayTextRule, _ line: DisplayTextLine) {
    let rect = CGRect(
      x: line.origin.x, y: line.origin.y + rule.offset, width: line.width, height: rule.thickness)
    add("<rect\(Self.region(rect))\(Self.paint("fill", rule.color))/>")
  }

  private mutating func path(_ path: DisplayPath) {
    var attributes = path.fill.map { Self.paint("fill", $0) } ?? " fill=\"none\""
    if let stroke = path.stroke {
      attributes +=
        Self.paint("stroke", stroke) + " stroke-width=\"\(Self.number(path.lineWidth))\""
        + " stroke-linecap=\"round\" stroke-linejoin=\"round\""
    }
    add("<path d=\"\(Self.escaped(path.data))\"\(attributes)/>")
  }

  mutating func image(_ image: DisplayImage) {
    guard Self.imageTypes.contains(image.mediaType) else { return }
    if image.isMirrored {
      var upright = image
      upright.isMirrored = false
      let mirror = CGAffineTransform(-1, 0, 0, 1, image.rect.minX + image.rect.maxX, 0)
      return group(Self.matrix(mirror)) { $0.image(upright) }
    }
    var filter = ""
    if let tint = image.tint {
      tints += 1
      filter = " filter=\"url(#t\(tints))\""
      add(
        "<filter id=\"t\(tints)\" filterUnits=\"userSpaceOnUse\"\(Self.region(image.rect))"
          + " color-interpolation-filters=\"sRGB\"><feFlood\(Self.flood(tint))/>"
          + "<feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>")
    }
    let source = "data:\(image.mediaType);base64,\(image.data.base64EncodedString())"
    if let parts = image.parts { return self.parts(parts, of: source, image.rect, filter) }
    add(
      "<image\(Self.rectangle(image.rect))\(filter) preserveAspectRatio=\"none\""
        + " href=\"\(source)\"/>")
  }

  /// A viewer must not load other resources.
  private static let imageTypes: Set<String> = [
    "image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml",
  ]

  // MARK: Structure

  mutating func add(_ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  mutating func beginGroup(_ attributes: String) {
    add("<g\(attributes)>")
    depth += 1
  }

  mutating func endGroup() {
    depth -= 1
    add("</g>")
  }

  mutating func group(_ attributes: String, _ body: (inout SVGWriter) -> Void) {
    add("<g\(attributes)>")
    let start = lines.count
    depth += 1
    body(&self)
    depth -= 1
    if lines.count == start {
      lines.removeLast()
    } else {
      add("</g>")
    }
  }

  private mutating func clipped(
    to rect: CGRect, cornerRadius: CGFloat, corners: DisplayCorners = .all,
    isContinuous: Bool = false, _ body: (inout SVGWriter) -> Void
  ) {
    clips += 1
    let id = clips
    let start = lines.count
    let shape = Self.box(
      rect, cornerRadius: cornerRadius, corners: corners, isContinuous: isContinuous)
    add("<clipPath id=\"c\(id)\">\(shape)/></clipPath>")
    group(" clip-path=\"url(#c\(id))\"", body)
    // Nothing to clip: only the clip itself was written.
    if lines.count == start + 1 { lines.removeLast() }
  }

  // MARK: Values

  static func number(_ value: CGFloat) -> String { DisplayNumber.text(value) }

  static func translation(_ offset: CGPoint) -> String {
    " transform=\"translate(\(number(offset.x)) \(number(offset.y)))\""
  }

  static func matrix(_ matrix: CGAffineTransform) -> String {
    let factors = [matrix.a, matrix.b, matrix.c, matrix.d].map {
      DisplayNumber.text($0, decimals: 6)
    }
    let numbers = factors + [number(matrix.tx), number(matrix.ty)]
    return " transform=\"matrix(\(numbers.joined(separator: " ")))\""
  }

  static func rectangle(_ rect: CGRect, cornerRadius: CGFloat = 0) -> String {
    var text = ""
    if rect.minX != 0 { text += " x=\"\(number(rect.minX))\"" }
    if rect.minY != 0 { text += " y=\"\(number(rect.minY))\"" }
    text += " width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
    if cornerRadius > 0 { text += " rx=\"\(number(cornerRadius))\"" }
    return text
  }

  /// Returns the attributes for the region of a filter or a mask. Omitted ones are not 0.
  static func region(_ rect: CGRect) -> String {
    " x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\""
      + " height=\"\(number(rect.height))\""
  }

  static func flood(_ color: DisplayColor) -> String {
    paint("flood-color", color).replacing("flood-color-opacity", with: "flood-opacity")
  }

  static func paint(_ attribute: String, _ color: DisplayColor) -> String {
    let hex = [color.red, color.green, color.blue].map { component in
      let byte = Int((min(max(component.isFinite ? component : 0, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    let opaque = " \(attribute)=\"#\(hex.joined())\""
    return color.alpha >= 1
      ? opaque : opaque + " \(attribute)-opacity=\"\(number(max(0, color.alpha)))\""
  }

  /// The stage measures with Helvetica's widths, which the next two families share.
  private static func families(_ family: String) -> String {
    let fallback = "Helvetica, Arial, 'Liberation Sans', sans-serif"
    guard !family.isEmpty, family != "Helvetica" else { return fallback }
    let name = String(
      family.unicodeScalars.filter { !"\\'\"\n\r\u{c}".unicodeScalars.contains($0) })
    return "'\(name)', \(fallback)"
  }

  /// Returns a string escaped for text and attributes. Characters that XML does not allow become
  /// U+FFFD.
  static func escaped(_ string: String) -> String {
    var result = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..<"\u{20}", "\u{7f}"..<"\u{a0}", "\u{fffe}", "\u{ffff}": result += "\u{fffd}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
