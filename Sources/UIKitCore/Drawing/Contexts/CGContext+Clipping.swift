public import Foundation

// Drawing is clipped by all clips that were set since the state was saved; only restoring that
// state makes the area larger.

extension CGContext {
  /// Lets only what is inside of the path be drawn, and forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(outline, isEvenOdd: rule == .evenOdd)
    beginPath()
  }

  public func clip(to rect: CGRect) {
    beginPath()
    clip(inPicture { $0.rect(rect) }, isEvenOdd: false)
  }

  public func clip(to rects: [CGRect]) {
    beginPath()
    clip(inPicture { for rect in rects { $0.rect(rect) } }, isEvenOdd: false)
  }

  /// Lets as much be drawn as the image, put into the rectangle, is opaque.
  public func clip(to rect: CGRect, mask: CGImage) {
    beginPath()
    let outline = inPicture { $0.rect(rect) }
    let inherited = state.mask.map { " mask=\"url(#m\($0))\"" } ?? ""
    writer.masks += 1
    let id = writer.masks
    writer.add(
      "<mask id=\"m\(id)\" mask-type=\"alpha\" maskUnits=\"userSpaceOnUse\""
        + "\(SVGWriter.region(bounds))>")
    writer.depth += 1
    writer.wrapped(inherited) { $0.upsideDown(mask, in: rect, state.transform) }
    writer.depth -= 1
    writer.add("</mask>")
    state.mask = id
    state.clipBounds = state.clipBounds.common(with: outline.bounds)
  }

  /// Around all that can be drawn.
  public var boundingBoxOfClipPath: CGRect {
    state.clipBounds.applying(state.transform.inverted())
  }

  // MARK: - Inside the stage

  /// Cuts what is drawn from here on at an outline, which is in the picture's coordinates.
  func clip(_ outline: PathOutline, isEvenOdd: Bool) {
    writer.clips += 1
    let inherited = state.clip.map { " clip-path=\"url(#c\($0))\"" } ?? ""
    let rule = isEvenOdd ? " clip-rule=\"evenodd\"" : ""
    writer.add(
      "<clipPath id=\"c\(writer.clips)\"\(inherited)><path d=\"\(outline.data)\"\(rule)/></clipPath>"
    )
    state.clip = writer.clips
    state.clipBounds = state.clipBounds.common(with: outline.bounds)
  }
}

extension CGRect {
  /// The part in both; empty, not null, where there is none.
  func common(with other: CGRect) -> CGRect {
    let common = intersection(other)
    return common.isNull ? CGRect(origin: origin, size: .zero) : common
  }
}
