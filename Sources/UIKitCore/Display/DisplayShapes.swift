package import Foundation

// The parts of a display list for layers, beside boxes, text and pictures.

/// A path with its fill and stroke.
package struct DisplayShape: Equatable, Sendable {
  package enum Cap: String, Sendable { case butt, round, square }
  package enum Join: String, Sendable { case miter, round, bevel }

  /// Path data as SVG writes it, in the node's coordinates.
  package var data: String
  package var fill: DisplayColor?
  /// A Boolean value that indicates whether the inside is what has an odd number of lines between
  /// it and the outside.
  package var isEvenOdd = false
  package var stroke: DisplayColor?
  package var lineWidth: CGFloat = 1
  package var cap = Cap.butt
  package var join = Join.miter
  package var miterLimit: CGFloat = 10
  /// Lengths that are drawn and left out, in turn; empty for a line without gaps.
  package var dash: [CGFloat] = []
  package var dashPhase: CGFloat = 0
  /// Which part of the whole length is stroked; both 0 to 1.
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  /// The bounds of the filled path, without its stroke.
  package var extent: CGRect

  package init(data: String, extent: CGRect) {
    self.data = data
    self.extent = extent
  }

  /// A Boolean value that indicates whether only a part of the line is drawn. Such a line has no
  /// gaps, because it can have one dash pattern only.
  package var isPartlyStroked: Bool { strokeStart > 0 || strokeEnd < 1 }
}

/// Colours that go over into one another and fill the node's rectangle with its round corners.
package struct DisplayGradient: Equatable, Sendable {
  package enum Kind: String, Sendable {
    /// Along a line.
    case axial
    /// In ellipses around the start; the end is a corner of the box around the outermost.
    case radial
  }

  package var kind: Kind
  package var colors: [DisplayColor]
  /// The positions of the colours, one for each, between ``start`` and ``end``.
  package var locations: [CGFloat]
  /// In parts of the rectangle; what is a right angle in a square is none in a rectangle.
  package var start: CGPoint
  package var end: CGPoint

  package init(
    kind: Kind, colors: [DisplayColor], locations: [CGFloat], start: CGPoint, end: CGPoint
  ) {
    self.kind = kind
    self.colors = colors
    self.locations = locations
    self.start = start
    self.end = end
  }

  /// The gradient with all locations between 0 and 1, as SVG requires them: on a longer way.
  var spread: DisplayGradient {
    let (low, high) = (min(0, locations.min() ?? 0), max(1, locations.max() ?? 1))
    guard kind == .axial, low < 0 || high > 1 else { return self }
    func point(_ part: CGFloat) -> CGPoint {
      CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
    return DisplayGradient(
      kind: kind, colors: colors, locations: locations.map { ($0 - low) / (high - low) },
      start: point(low), end: point(high))
  }
}

/// A picture of which the corners are not stretched, and the edges in one direction only.
package struct DisplayImageParts: Equatable, Sendable {
  /// Of the whole picture, in points.
  package var size: CGSize
  /// How large the edges are, in points.
  package var insets: UIEdgeInsets
  /// A Boolean value that indicates whether what is between the corners is repeated, not stretched.
  package var tiles: Bool

  package init(size: CGSize, insets: UIEdgeInsets, tiles: Bool) {
    self.size = size
    self.insets = insets
    self.tiles = tiles
  }

  /// One of the nine parts.
  struct Part {
    /// In the picture, whose size is ``size``.
    var source: CGRect
    var target: CGRect
  }

  /// Returns the parts of the image in a rectangle. Edges without enough space share it.
  func parts(in rect: CGRect) -> [Part] {
    let columns = Self.spans(insets.left, insets.right, size.width, rect.minX, rect.width)
    let rows = Self.spans(insets.top, insets.bottom, size.height, rect.minY, rect.height)
    return rows.flatMap { row in
      columns.map { column in
        Part(
          source: CGRect(
            x: column.from, y: row.from, width: column.length, height: row.length),
          target: CGRect(
            x: column.to, y: row.to, width: column.newLength, height: row.newLength))
      }
    }
    .filter { !$0.source.isEmpty && !$0.target.isEmpty }
  }

  private struct Span {
    var from: CGFloat
    var length: CGFloat
    var to: CGFloat
    var newLength: CGFloat
  }

  private static func spans(
    _ before: CGFloat, _ after: CGFloat, _ length: CGFloat, _ start: CGFloat, _ room: CGFloat
  ) -> [Span] {
    let shrink = before + after > room ? room / (before + after) : 1
    let (first, last) = (before * shrink, after * shrink)
    return [
      Span(from: 0, length: before, to: start, newLength: first),
      Span(
        from: before, length: length - before - after, to: start + first,
        newLength: room - first - last),
      Span(from: length - after, length: after, to: start + room - last, newLength: last),
    ]
  }
}

/// The mask of a node with its children and its shadow.
package indirect enum DisplayMask: Equatable, Sendable {
  /// The inside of a path, in the node's coordinates.
  case path(data: String, isEvenOdd: Bool)
  /// The area that a drawing covers, whose frame is in the node's coordinates.
  case drawing(DisplayNode)
}

/// Corners of a node.
package struct DisplayCorners: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let topLeft = Self(rawValue: 1 << 0)
  package static let topRight = Self(rawValue: 1 << 1)
  package static let bottomLeft = Self(rawValue: 1 << 2)
  package static let bottomRight = Self(rawValue: 1 << 3)
  package static let all: Self = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// The numbers are the same.
  var rect: UIRectCorner { UIRectCorner(rawValue: UInt(rawValue)) }
}

/// Corners that begin further from the corner than a circle would, and are as round half-way.
///
/// By how much further, people measured on pictures of buttons: 1.528665 radii. Where the side is too
/// short for that they come closer to a circle.
package struct ContinuousCorner {
  /// How far from the corner it begins.
  package let reach: CGFloat
  /// How far the middle of the corner is from both sides, in parts of ``reach``.
  package let middle: CGFloat

  package init(radius: CGFloat, in size: CGSize) {
    let reach = max(radius, min(radius * 1.528665, size.width / 2, size.height / 2))
    self.reach = reach
    middle = reach > 0 ? (1 - CGFloat(0.5).squareRoot()) * radius / reach : 0
  }
}

extension DisplayShadow {
  /// The outline that casts a shadow.
  package indirect enum Outline: Equatable, Sendable {
    /// The node's rectangle with its round corners.
    case box
    /// The drawing of the node and its children.
    case content
    /// A path in the node's coordinates, whether anything is drawn there or not.
    case path(String, extent: CGRect)
  }
}

extension DisplayNode {
  /// Around all that is drawn of the node, in its own coordinates; shadows are not counted.
  package var extent: CGRect {
    var extent = CGRect(origin: .zero, size: frame.size)
    switch content {
    case .shape(let shape) where !shape.extent.isNull:
      // A miter reaches further than half of the line.
      let reach = shape.stroke == nil ? 0 : shape.lineWidth * max(0.5, shape.miterLimit / 2)
      extent = extent.union(shape.extent.insetBy(dx: -reach, dy: -reach))
    case .image(let image): extent = extent.union(image.rect)
    case .text(let lines):
      for line in lines {
        extent = extent.union(
          CGRect(
            x: line.origin.x, y: line.origin.y - line.font.size, width: line.width,
            height: line.font.size * 1.4))
        if let image = line.image { extent = extent.union(image.rect) }
      }
    case .none, .path, .gradient, .shape: break
    }
    guard !clips else { return CGRect(origin: .zero, size: frame.size) }
    for child in children {
      let box = child.extent.applying(child.matrix)
      extent = extent.union(box.offsetBy(dx: -boundsOrigin.x, dy: -boundsOrigin.y))
    }
    return extent
  }
}
