public import Foundation

// The compositing of new drawing with the existing one. Modes that only mix colours are left to the
// page. Modes that remove are expressed with masks: the backdrop is everything that was drawn in
// the layer.

extension CGContext {
  // MARK: Transparency layers

  /// Begins a layer: everything drawn until ``endTransparencyLayer()`` is composited as one, with
  /// the current opacity, shadow and blend mode. The layer begins without them.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginLayer(in: nil)
  }

  /// The same for what is in a rectangle; nothing else is seen of the layer.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginLayer(in: rect)
  }

  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    closeGroup()
    let lines = Array(writer.lines[layer.start...])
    writer.lines.removeLast(lines.count)
    writer.depth = layer.depth
    depth = bottom - 1
    bottom = layer.bottom
    let alpha = state.alpha
    emit(alpha: alpha) { writer in
      writer.group(" style=\"isolation:isolate\"") { $0.lines += lines }
    }
  }

  private func beginLayer(in rect: CGRect?) {
    closeGroup()
    layers.append(
      TransparencyLayer(start: writer.lines.count, depth: writer.depth, bottom: bottom))
    saveGState()
    bottom = depth
    state.alpha = 1
    state.shadow = nil
    state.blendMode = .normal
    if let rect { clip(to: rect) }
  }

  // MARK: - Inside the stage

  struct TransparencyLayer {
    /// The first of its lines.
    var start: Int
    /// How far the lines around it are indented.
    var depth: Int
    var bottom: Int
  }

  /// The clip and the interpolation as attributes of a group.
  private var surroundings: String {
    var text = ""
    if let clip = state.clip { text += " clip-path=\"url(#c\(clip))\"" }
    if let mask = state.mask { text += " mask=\"url(#m\(mask))\"" }
    if !state.isSmooth { text += " shape-rendering=\"crispEdges\"" }
    if state.quality == .none { text += " image-rendering=\"pixelated\"" }
    return text
  }

  func closeGroup() {
    guard openGroup != nil else { return }
    openGroup = nil
    writer.endGroup()
  }

  /// Writes what is drawn, with the shadow, the clip and the blend mode of now; with the opacity of the
  /// whole, where `body` has not seen to that itself. What `covering` draws is all that `body` may
  /// touch, opaque; without it `body` is that.
  func emit(
    alpha: CGFloat = 1, covering: ((inout SVGWriter) -> Void)? = nil,
    _ body: @escaping (inout SVGWriter) -> Void
  ) {
    count += 1
    let shade = shade()
    let around = alpha < 1 ? " opacity=\"\(SVGWriter.number(alpha))\"" : ""
    let drawing: (inout SVGWriter) -> Void = { writer in
      writer.wrapped(shade) { $0.wrapped(around, body) }
    }
    defer { flush() }
    guard let style = state.blendMode.style else {
      takeBackdrop()
      return compose(state.blendMode.factors, covering: covering ?? body, drawing)
    }
    write(style: style, drawing)
  }

  private func write(style: String, _ drawing: (inout SVGWriter) -> Void) {
    let surroundings = surroundings
    guard style == "normal" else {
      closeGroup()
      let attributes = surroundings + " style=\"mix-blend-mode:\(style)\""
      return writer.group(attributes, drawing)
    }
    if openGroup ?? "" != surroundings {
      closeGroup()
      if !surroundings.isEmpty {
        openGroup = surroundings
        writer.beginGroup(surroundings)
      }
    }
    drawing(&writer)
  }

  /// The attribute of a group that throws the shadow of now.
  private func shade() -> String {
    guard let shadow = state.shadow, shadow.color.alpha > 0 else { return "" }
    writer.shadows += 1
    let id = writer.shadows
    // Shapes outside of the picture may cast a shadow into it.
    let reach = shadow.radius * 3 + abs(shadow.offset.width) + abs(shadow.offset.height)
    writer.add(
      "<filter id=\"s\(id)\" filterUnits=\"userSpaceOnUse\""
        + "\(SVGWriter.region(bounds.insetBy(dx: -reach, dy: -reach)))"
        + " color-interpolation-filters=\"sRGB\">"
        + "<feDropShadow dx=\"\(SVGWriter.number(shadow.offset.width))\""
        + " dy=\"\(SVGWriter.number(shadow.offset.height))\""
        + " stdDeviation=\"\(SVGWriter.number(shadow.radius))\""
        + "\(SVGWriter.flood(shadow.color))/></filter>")
    return " filter=\"url(#s\(id))\""
  }

  // MARK: Taking away

  /// Draws with masks: so much is seen of the source and of the backdrop, where the source is drawn.
  private func compose(
    _ factors: CGBlendMode.Factors, covering: (inout SVGWriter) -> Void,
    _ drawing: (inout SVGWriter) -> Void
  ) {
    closeGroup()
    let surroundings = surroundings
    let start = layers.last?.start ?? 0
    let backdrop = Array(writer.lines[start...])
    writer.lines.removeLast(backdrop.count)

    // Both have to be there twice: to be seen, and to say how much of the other is.
    writer.masks += 1
    let id = writer.masks
    if !backdrop.isEmpty {
      writer.add("<defs><g id=\"d\(id)\">")
      writer.lines += backdrop
      writer.add("</g></defs>")
      let kept = factors.backdrop
      if kept == .whole {
        writer.add("<use href=\"#d\(id)\"/>")
      } else {
        mask("b\(id)") { writer in
          writer.add("<rect\(SVGWriter.region(bounds)) fill=\"#ffffff\"/>")
          writer.group(surroundings) { writer in
            if kept != .inverse { writer.dyed(0, in: bounds, covering) }
            if kept == .alpha { writer.dyed(1, in: bounds, drawing) }
            if kept == .inverse { writer.dyed(0, in: bounds, drawing) }
          }
        }
        writer.add("<use href=\"#d\(id)\" mask=\"url(#b\(id))\"/>")
      }
    }

    let drawn = factors.source
    guard drawn != .none, !(drawn == .alpha && backdrop.isEmpty) else { return }
    // Neither covers the other: what is seen of both is added up.
    var attributes = " style=\"mix-blend-mode:plus-lighter\""
    if drawn != .whole, !backdrop.isEmpty {
      mask("a\(id)") { writer in
        if drawn == .inverse {
          writer.add("<rect\(SVGWriter.region(bounds)) fill=\"#ffffff\"/>")
        }
        writer.dyed(drawn == .inverse ? 0 : 1, in: bounds) { $0.add("<use href=\"#d\(id)\"/>") }
      }
      attributes += " mask=\"url(#a\(id))\""
    }
    writer.group(attributes) { $0.wrapped(surroundings, drawing) }
  }

  /// Writes a mask that shows the white parts of `body`.
  private func mask(_ id: String, _ body: (inout SVGWriter) -> Void) {
    writer.add(
      "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\"\(SVGWriter.region(bounds))"
        + " style=\"mask-type:luminance\" color-interpolation=\"sRGB\">")
    writer.depth += 1
    body(&writer)
    writer.depth -= 1
    writer.add("</mask>")
  }
}

extension SVGWriter {
  /// Draws in a group, if there are attributes for it.
  mutating func wrapped(_ attributes: String, _ body: (inout SVGWriter) -> Void) {
    if attributes.isEmpty { body(&self) } else { group(attributes, body) }
  }

  /// Draws in black, 0, or white, 1, as opaque as it is.
  fileprivate mutating func dyed(
    _ white: Int, in region: CGRect, _ body: (inout SVGWriter) -> Void
  ) {
    tints += 1
    let row = "0 0 0 0 \(white) "
    add(
      "<filter id=\"t\(tints)\" filterUnits=\"userSpaceOnUse\"\(Self.region(region))"
        + " color-interpolation-filters=\"sRGB\"><feColorMatrix values=\"\(row)\(row)\(row)0 0 0 1 0\"/></filter>"
    )
    group(" filter=\"url(#t\(tints))\"", body)
  }
}

extension CGBlendMode {
  /// How much is seen of a thing.
  enum Factor {
    case none, whole
    /// The alpha of the other, or its inverse.
    case alpha, inverse
  }

  /// Of the source, and of the backdrop where the source is.
  struct Factors {
    let source: Factor
    let backdrop: Factor
  }

  fileprivate var factors: Factors {
    switch self {
    case .clear: Factors(source: .none, backdrop: .none)
    case .copy: Factors(source: .whole, backdrop: .none)
    case .sourceIn: Factors(source: .alpha, backdrop: .none)
    case .sourceOut: Factors(source: .inverse, backdrop: .none)
    case .sourceAtop: Factors(source: .alpha, backdrop: .inverse)
    case .destinationOver: Factors(source: .inverse, backdrop: .whole)
    case .destinationIn: Factors(source: .none, backdrop: .alpha)
    case .destinationOut: Factors(source: .none, backdrop: .inverse)
    case .destinationAtop: Factors(source: .inverse, backdrop: .alpha)
    case .xor: Factors(source: .inverse, backdrop: .inverse)
    default: Factors(source: .whole, backdrop: .inverse)
    }
  }
}
