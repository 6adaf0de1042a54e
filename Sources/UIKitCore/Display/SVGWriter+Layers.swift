import Foundation

// The parts that only layers have.

extension SVGWriter {
  // MARK: Shadows

  mutating func shadow(_ shadow: DisplayShadow, of shape: String, in extent: CGRect) {
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
  mutating func shaded(by node: DisplayNode, _ body: (inout SVGWriter) -> Void) {
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

  mutating func masked(by mask: DisplayMask?, _ body: (inout SVGWriter) -> Void) {
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

  mutating func shape(_ shape: DisplayShape, _ place: String = "") {
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
    add("<path d=\"\(Self.escaped(shape.data))\"\(attributes)\(place)/>")
  }

  mutating func gradient(_ gradient: DisplayGradient, _ node: DisplayNode) {
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
      Self.box(
        bounds, cornerRadius: node.cornerRadius, corners: node.roundCorners,
        isContinuous: node.hasContinuousCorners)
        + " fill=\"url(#g\(gradients))\"/>")
  }

  // MARK: Pictures in parts

  mutating func parts(
    _ parts: DisplayImageParts, of source: String, _ rect: CGRect, _ filter: String
  ) {
    patterns += 1
    let id = "n\(patterns)"
    let size = Self.rectangle(CGRect(origin: .zero, size: parts.size))
    add(
      "<defs><image id=\"\(id)\"\(size) preserveAspectRatio=\"none\" href=\"\(source)\"/></defs>")
    group(filter) { writer in
      for part in parts.parts(in: rect) {
        let (from, to) = (part.source, part.target)
        let box = [from.minX, from.minY, from.width, from.height].map(Self.number)
        let view = " viewBox=\"\(box.joined(separator: " "))\" preserveAspectRatio=\"none\""
        guard parts.tiles, from.size != to.size else {
          writer.add("<svg\(Self.region(to))\(view)><use href=\"#\(id)\"/></svg>")
          continue
        }
        writer.patterns += 1
        let tile = CGRect(origin: to.origin, size: from.size)
        writer.add(
          "<pattern id=\"p\(writer.patterns)\" patternUnits=\"userSpaceOnUse\"\(Self.region(tile))"
            + "\(view)><use href=\"#\(id)\"/></pattern>")
        writer.add("<rect\(Self.region(to)) fill=\"url(#p\(writer.patterns))\"/>")
      }
    }
  }

  // MARK: Values

  /// The beginning of an element: a rectangle of which those corners are round.
  static func box(
    _ rect: CGRect, cornerRadius: CGFloat, corners: DisplayCorners, isContinuous: Bool = false
  ) -> String {
    guard cornerRadius > 0, corners != .all || isContinuous else {
      return "<rect" + rectangle(rect, cornerRadius: cornerRadius)
    }
    var outline = PathOutline()
    var (reach, pull) = (cornerRadius, PathOutline.quarter)
    if isContinuous {
      let corner = ContinuousCorner(radius: cornerRadius, in: rect.size)
      reach = corner.reach
      // With that the middle of the curve is the middle of the corner.
      pull = (4 - 8 * corner.middle) / 3
    }
    outline.roundedRect(
      rect, radii: CGSize(width: reach, height: reach), corners: corners.rect, pull: pull)
    return "<path d=\"\(outline.data)\""
  }

  static func stop(_ color: DisplayColor) -> String {
    paint("stop-color", color).replacing("stop-color-opacity", with: "stop-opacity")
  }
}
