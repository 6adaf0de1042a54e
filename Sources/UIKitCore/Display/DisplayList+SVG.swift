import Foundation

// MARK: - SVG

extension DisplayList {
  /// The screen as a picture: a whole SVG document that needs nothing beside it.
  ///
  /// It shows the end of every animation. What lies under a material is not blurred, for SVG cannot
  /// say so everywhere; the material's own colour is drawn. The same list gives the same text.
  package func svg() -> String {
    var writer = SVGWriter()
    return writer.document(self)
  }
}

extension DisplayNode {
  /// The node as a picture of its own, and where in its parent that goes.
  package func picture() -> (svg: String, rect: CGRect) {
    let rect = extent.applying(matrix)
    var writer = SVGWriter()
    return (writer.document(of: self, in: rect), rect)
  }
}

/// Writes one document. All that comes from an app passes ``escaped(_:)``.
private struct SVGWriter {
  private var lines: [String] = []
  private var depth = 1
  private var clips = 0
  private var shadows = 0
  private var tints = 0
  private var masks = 0
  private var gradients = 0

  mutating func document(_ list: DisplayList) -> String {
    let (width, height) = (Self.number(list.size.width), Self.number(list.size.height))
    lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        + " viewBox=\"0 0 \(width) \(height)\">"
    ]
    let glass = CGRect(origin: .zero, size: list.size)
    clipped(to: glass, cornerRadius: list.cornerRadius) { writer in
      // What no window covers is black. It stops short of the round corners, where it would shine
      // through the edge of what lies above it.
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

  // MARK: Nodes

  private mutating func node(_ node: DisplayNode) {
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

  private mutating func drawn(_ node: DisplayNode) {
    let bounds = CGRect(origin: .zero, size: node.frame.size)
    box(node, bounds)
    if node.clips {
      clipped(to: bounds, cornerRadius: node.cornerRadius, corners: node.roundCorners) {
        $0.inside(node)
      }
    } else {
      inside(node)
    }
    if let border = node.border, border.width > 0 { self.border(border, node, bounds) }
  }

  /// The background, and the shadow that it throws.
  private mutating func box(_ node: DisplayNode, _ bounds: CGRect) {
    let shape = Self.box(bounds, cornerRadius: node.cornerRadius, corners: node.roundCorners)
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

  private mutating func shadow(_ shadow: DisplayShadow, of shape: String, in extent: CGRect) {
    guard !extent.isNull else { return }
    shadows += 1
    let reach = shadow.radius * 3
    let region = extent.insetBy(dx: -reach, dy: -reach)
    add(
      "<filter id=\"s\(shadows)\" filterUnits=\"userSpaceOnUse\"\(Self.region(region))>"
        + "<feGaussianBlur stdDeviation=\"\(Self.number(shadow.radius))\"/></filter>")
    let offset = CGPoint(x: shadow.offset.width, y: shadow.offset.height)
    add(
      "\(shape)\(Self.translation(offset)) filter=\"url(#s\(shadows))\""
        + "\(Self.paint("fill", shadow.color))/>")
  }

  /// Draws `body`, and below it the shadow of whatever it draws, where that is what throws one.
  private mutating func shaded(by node: DisplayNode, _ body: (inout SVGWriter) -> Void) {
    guard let shadow = node.shadow, !node.clips, shadow.color.alpha > 0,
      shadow.outline == .content
    else { return body(&self) }
    shadows += 1
    let id = shadows
    let (offset, reach) = (shadow.offset, shadow.radius * 3)
    let extent = node.extent
    let region = extent.union(
      extent.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach))
    add(
      "<filter id=\"s\(id)\" filterUnits=\"userSpaceOnUse\"\(Self.region(region))"
        + " color-interpolation-filters=\"sRGB\"><feDropShadow dx=\"\(Self.number(offset.width))\""
        + " dy=\"\(Self.number(offset.height))\" stdDeviation=\"\(Self.number(shadow.radius))\""
        + "\(Self.flood(shadow.color))/></filter>")
    group(" filter=\"url(#s\(id))\"", body)
  }

  // MARK: Masks

  private mutating func masked(by mask: DisplayMask?, _ body: (inout SVGWriter) -> Void) {
    switch mask {
    case nil: body(&self)
    case .path(let data, let isEvenOdd):
      clips += 1
      let rule = isEvenOdd ? " clip-rule=\"evenodd\"" : ""
      add(
        "<clipPath id=\"c\(clips)\"><path d=\"\(Self.escaped(data))\"\(rule)/></clipPath>")
      group(" clip-path=\"url(#c\(clips))\"", body)
    case .drawing(let drawing):
      masks += 1
      let id = masks
      let region = drawing.extent.applying(drawing.matrix)
      add(
        "<mask id=\"m\(id)\" mask-type=\"alpha\" maskUnits=\"userSpaceOnUse\""
          + "\(Self.region(region))>")
      depth += 1
      node(drawing)
      depth -= 1
      add("</mask>")
      group(" mask=\"url(#m\(id))\"", body)
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
      corners: node.roundCorners)
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

  private mutating func shape(_ shape: DisplayShape) {
    var attributes = shape.fill.map { Self.paint("fill", $0) } ?? " fill=\"none\""
    if shape.isEvenOdd { attributes += " fill-rule=\"evenodd\"" }
    if let stroke = shape.stroke, shape.strokeStart < shape.strokeEnd {
      attributes +=
        Self.paint("stroke", stroke) + " stroke-width=\"\(Self.number(shape.lineWidth))\""
      if shape.cap != .butt { attributes += " stroke-linecap=\"\(shape.cap.rawValue)\"" }
      if shape.join != .miter { attributes += " stroke-linejoin=\"\(shape.join.rawValue)\"" }
      attributes += " stroke-miterlimit=\"\(Self.number(shape.miterLimit))\""
      if shape.isPartlyStroked {
        let length = shape.strokeEnd - shape.strokeStart
        attributes +=
          " pathLength=\"1\" stroke-dasharray=\"\(Self.number(length)) 2\""
          + " stroke-dashoffset=\"\(Self.number(-shape.strokeStart))\""
      } else if !shape.dash.isEmpty {
        let lengths = shape.dash.map(Self.number).joined(separator: " ")
        attributes += " stroke-dasharray=\"\(lengths)\""
        if shape.dashPhase != 0 {
          attributes += " stroke-dashoffset=\"\(Self.number(shape.dashPhase))\""
        }
      }
    }
    add("<path d=\"\(Self.escaped(shape.data))\"\(attributes)/>")
  }

  private mutating func gradient(_ gradient: DisplayGradient, _ node: DisplayNode) {
    let gradient = gradient.spread
    gradients += 1
    let (start, end) = (gradient.start, gradient.end)
    let tag = gradient.kind == .axial ? "linearGradient" : "radialGradient"
    let place =
      gradient.kind == .axial
      ? " x1=\"\(Self.number(start.x))\" y1=\"\(Self.number(start.y))\""
        + " x2=\"\(Self.number(end.x))\" y2=\"\(Self.number(end.y))\""
      : " cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"matrix(\(Self.number(end.x - start.x)) 0 0"
        + " \(Self.number(end.y - start.y)) \(Self.number(start.x)) \(Self.number(start.y)))\""
    let stops = zip(gradient.locations, gradient.colors).map { location, color in
      "<stop offset=\"\(Self.number(location))\"\(Self.stop(color))/>"
    }
    add("<\(tag) id=\"g\(gradients)\"\(place)>\(stops.joined())</\(tag)>")
    let bounds = CGRect(origin: .zero, size: node.frame.size)
    add(
      Self.box(bounds, cornerRadius: node.cornerRadius, corners: node.roundCorners)
        + " fill=\"url(#g\(gradients))\"/>")
  }

  private mutating func text(_ line: DisplayTextLine) {
    guard !line.string.isEmpty else { return }
    let style = line.font.isItalic ? " font-style=\"italic\"" : ""
    add(
      "<text x=\"\(Self.number(line.origin.x))\" y=\"\(Self.number(line.origin.y))\""
        + " font-family=\"\(Self.escaped(Self.families(line.font.family)))\""
        + " font-size=\"\(Self.number(line.font.size))\" font-weight=\"\(line.font.weight)\"\(style)"
        + "\(Self.paint("fill", line.color)) xml:space=\"preserve\">"
        + "\(Self.escaped(line.string))</text>")
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

  private mutating func image(_ image: DisplayImage) {
    guard Self.imageTypes.contains(image.mediaType) else { return }
    var filter = ""
    if let tint = image.tint {
      tints += 1
      filter = " filter=\"url(#t\(tints))\""
      add(
        "<filter id=\"t\(tints)\" filterUnits=\"userSpaceOnUse\"\(Self.region(image.rect))"
          + " color-interpolation-filters=\"sRGB\"><feFlood\(Self.flood(tint))/>"
          + "<feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>")
    }
    add(
      "<image\(Self.rectangle(image.rect))\(filter) preserveAspectRatio=\"none\""
        + " href=\"data:\(image.mediaType);base64,\(image.data.base64EncodedString())\"/>")
  }

  /// A viewer must not be made to load anything else.
  private static let imageTypes: Set<String> = [
    "image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml",
  ]

  // MARK: Structure

  private mutating func add(_ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  private mutating func group(_ attributes: String, _ body: (inout SVGWriter) -> Void) {
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
    _ body: (inout SVGWriter) -> Void
  ) {
    clips += 1
    let id = clips
    let start = lines.count
    let shape = Self.box(rect, cornerRadius: cornerRadius, corners: corners)
    add("<clipPath id=\"c\(id)\">\(shape)/></clipPath>")
    group(" clip-path=\"url(#c\(id))\"", body)
    // Nothing to clip: only the clip itself was written.
    if lines.count == start + 1 { lines.removeLast() }
  }

  // MARK: Values

  private static func number(_ value: CGFloat) -> String { DisplayNumber.text(value) }

  private static func translation(_ offset: CGPoint) -> String {
    " transform=\"translate(\(number(offset.x)) \(number(offset.y)))\""
  }

  private static func matrix(_ matrix: CGAffineTransform) -> String {
    let factors = [matrix.a, matrix.b, matrix.c, matrix.d].map {
      DisplayNumber.text($0, decimals: 6)
    }
    let numbers = factors + [number(matrix.tx), number(matrix.ty)]
    return " transform=\"matrix(\(numbers.joined(separator: " ")))\""
  }

  private static func rectangle(_ rect: CGRect, cornerRadius: CGFloat = 0) -> String {
    var text = ""
    if rect.minX != 0 { text += " x=\"\(number(rect.minX))\"" }
    if rect.minY != 0 { text += " y=\"\(number(rect.minY))\"" }
    text += " width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
    if cornerRadius > 0 { text += " rx=\"\(number(cornerRadius))\"" }
    return text
  }

  /// Where a filter or a mask works: what is not said is not 0.
  private static func region(_ rect: CGRect) -> String {
    " x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\""
      + " height=\"\(number(rect.height))\""
  }

  /// The beginning of an element: a rectangle of which those corners are round.
  private static func box(
    _ rect: CGRect, cornerRadius: CGFloat, corners: DisplayCorners
  ) -> String {
    guard cornerRadius > 0, corners != .all else {
      return "<rect" + rectangle(rect, cornerRadius: cornerRadius)
    }
    var outline = PathOutline()
    outline.roundedRect(
      rect, radii: CGSize(width: cornerRadius, height: cornerRadius), corners: corners.rect)
    return "<path d=\"\(outline.data)\""
  }

  private static func stop(_ color: DisplayColor) -> String {
    paint("stop-color", color).replacing("stop-color-opacity", with: "stop-opacity")
  }

  private static func flood(_ color: DisplayColor) -> String {
    paint("flood-color", color).replacing("flood-color-opacity", with: "flood-opacity")
  }

  private static func paint(_ attribute: String, _ color: DisplayColor) -> String {
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

  /// What stands between tags or in quotes; what XML cannot hold at all becomes U+FFFD.
  private static func escaped(_ string: String) -> String {
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
