public import Foundation

// Core Graphics has these on Apple's systems; Foundation on Linux does not.

/// Colours that go over into one another.
public final class CGGradient: Hashable, Sendable {
  let colors: [DisplayColor]
  /// The positions of the colours, one for each, from 0 to 1, in order.
  let locations: [CGFloat]

  private init(_ colors: [DisplayColor], _ locations: [CGFloat]?) {
    let places =
      locations
      ?? colors.indices.map { colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0 }
    let stops = zip(places, colors).enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }
    self.colors = stops.map(\.element.1)
    self.locations = stops.map { max(0, min($0.element.0, 1)) }
  }

  // MARK: Creating a gradient

  /// A gradient of `CGColor`s at those places, 0 to 1; at equal distances for `nil`.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let all = colors.compactMap { $0 as? CGColor }.map(\.display)
    guard !all.isEmpty, all.count == colors.count else { return nil }
    self.init(all, locations.map { Array(UnsafeBufferPointer(start: $0, count: all.count)) })
  }

  /// A gradient of colours whose numbers, the opacity after each, stand one after the other.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let length = space.numberOfComponents + 1
    let numbers = UnsafeBufferPointer(start: components, count: count * length)
    let colors = (0..<count).map { space.color(numbers[($0 * length)..<(($0 + 1) * length)]) }
    self.init(colors, locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }

  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool {
    lhs.colors == rhs.colors && lhs.locations == rhs.locations
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(colors)
    hasher.combine(locations)
  }
}

extension CGContext {
  // MARK: Drawing gradients

  /// Fills all that can be seen with colours that change along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let place =
      " x1=\"\(SVGWriter.number(startPoint.x))\" y1=\"\(SVGWriter.number(startPoint.y))\""
      + " x2=\"\(SVGWriter.number(endPoint.x))\" y2=\"\(SVGWriter.number(endPoint.y))\""
    draw("linearGradient", place, stops(of: gradient, options))
  }

  /// Fills all that can be seen with colours that change from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    var stops = stops(of: gradient, options)
    var (inner, outer) = ((startCenter, startRadius), (endCenter, endRadius))
    // SVG begins with the smaller one.
    if startRadius > endRadius {
      (inner, outer) = (outer, inner)
      stops = stops.reversed().map { ($0.color, 1 - $0.location) }
    }
    let place =
      " fx=\"\(SVGWriter.number(inner.0.x))\" fy=\"\(SVGWriter.number(inner.0.y))\""
      + " fr=\"\(SVGWriter.number(inner.1))\" cx=\"\(SVGWriter.number(outer.0.x))\""
      + " cy=\"\(SVGWriter.number(outer.0.y))\" r=\"\(SVGWriter.number(outer.1))\""
    draw("radialGradient", place, stops)
  }

  // MARK: - Inside the stage

  private typealias Stop = (color: DisplayColor, location: CGFloat)

  /// The colours; beside them nothing, where the gradient does not go on.
  private func stops(of gradient: CGGradient, _ options: CGGradientDrawingOptions) -> [Stop] {
    var stops: [Stop] = zip(gradient.colors, gradient.locations).map { ($0, $1) }
    guard var first = stops.first?.color, var last = stops.last?.color else { return [] }
    stops.insert((first, 0), at: 0)
    stops.append((last, 1))
    first.alpha = 0
    last.alpha = 0
    if !options.contains(.drawsBeforeStartLocation) { stops.insert((first, 0), at: 0) }
    if !options.contains(.drawsAfterEndLocation) { stops.append((last, 1)) }
    return stops
  }

  private func draw(_ tag: String, _ place: String, _ stops: [Stop]) {
    writer.gradients += 1
    let id = writer.gradients
    let elements = stops.map { stop in
      var color = stop.color
      color.alpha *= state.alpha
      return "<stop offset=\"\(SVGWriter.number(stop.location))\"\(SVGWriter.stop(color))/>"
    }
    let matrix = SVGWriter.matrix(state.transform)
      .replacing(" transform=", with: " gradientTransform=")
    writer.add(
      "<\(tag) id=\"g\(id)\" gradientUnits=\"userSpaceOnUse\"\(matrix)\(place)>"
        + "\(elements.joined())</\(tag)>")
    let area = "<rect\(SVGWriter.rectangle(state.clipBounds))"
    emit(covering: { $0.add(area + "/>") }, { $0.add("\(area) fill=\"url(#g\(id))\"/>") })
  }
}
