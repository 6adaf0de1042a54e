public import Foundation

extension CGContext {
  /// Puts the whole image into a rectangle, its upper edge where y is largest: upside down, where y
  /// grows downwards. With `byTiling` the image is repeated over all that can be seen.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard rect.width != 0, rect.height != 0 else { return }
    let (transform, alpha) = (state.transform, state.alpha)
    guard byTiling else {
      let area = inPicture { $0.rect(rect) }
      return emit(alpha: alpha, covering: { $0.area(area) }) {
        $0.upsideDown(image, in: rect, transform)
      }
    }
    writer.patterns += 1
    let id = writer.patterns
    writer.add(
      "<pattern id=\"p\(id)\" patternUnits=\"userSpaceOnUse\"\(SVGWriter.region(rect))"
        + "\(SVGWriter.matrix(transform).replacing(" transform=", with: " patternTransform="))>")
    let tile = CGRect(origin: .zero, size: rect.size)
    writer.depth += 1
    writer.upsideDown(image, in: tile, .identity)
    writer.depth -= 1
    writer.add("</pattern>")
    let area = "<rect\(SVGWriter.rectangle(state.clipBounds))"
    emit(alpha: alpha, covering: { $0.add(area + "/>") }) {
      $0.add("\(area) fill=\"url(#p\(id))\"/>")
    }
  }

  // MARK: - Inside the stage

  /// Draws an image upright, where y grows downwards.
  func draw(_ image: DisplayImage, mode: CGBlendMode, alpha: CGFloat) {
    let area = inPicture { $0.rect(image.rect) }
    let old = state.blendMode
    state.blendMode = mode
    let place = state.transform.isIdentity ? "" : SVGWriter.matrix(state.transform)
    emit(alpha: alpha * state.alpha, covering: { $0.area(area) }) { writer in
      writer.wrapped(place) { $0.image(image) }
    }
    state.blendMode = old
  }

  /// Draws lines of text, which are in the coordinates of the moment.
  func draw(_ lines: [DisplayTextLine]) {
    guard !lines.isEmpty else { return }
    let place = state.transform.isIdentity ? "" : SVGWriter.matrix(state.transform)
    emit(alpha: state.alpha) { writer in
      writer.wrapped(place) { writer in
        writer.fitsTexts = true
        for line in lines { writer.text(line) }
        writer.fitsTexts = false
      }
    }
  }

  /// Draws what is seen of a view or a layer, whose frame is in the coordinates of the moment.
  func draw(_ node: DisplayNode) {
    let place = state.transform.isIdentity ? "" : SVGWriter.matrix(state.transform)
    emit(alpha: state.alpha) { writer in
      writer.wrapped(place) { $0.node(node) }
    }
  }
}

extension SVGWriter {
  /// A black area.
  fileprivate mutating func area(_ outline: PathOutline) {
    add("<path d=\"\(outline.data)\"/>")
  }

  /// An image as Core Graphics draws it: its lower edge is where y begins.
  mutating func upsideDown(
    _ image: CGImage, in rect: CGRect, _ transform: CGAffineTransform
  ) {
    let rect = rect.standardized
    let flip = CGAffineTransform(1, 0, 0, -1, 0, rect.minY + rect.maxY)
    let matrix = flip.concatenating(transform)
    wrapped(matrix.isIdentity ? "" : Self.matrix(matrix)) { $0.image(image.display(in: rect)) }
  }
}
