import Foundation

/// The number of elements that may still be drawn: in a few lines, elements that use one another can ask
/// for more than a machine draws in a year.
final class DrawingBudget {
  private var rest = 200_000

  /// Returns whether one more may be drawn.
  func take() -> Bool {
    rest -= 1
    return rest > 0
  }
}

/// Draws an SVG document into a bitmap.
///
/// The elements and attributes are those that the stage writes, and those of pictures that drawing
/// programs export. What cannot be drawn is collected in ``omissions``.
struct Painter {
  /// The pixels that are drawn into now: the picture, or a group that is drawn by itself.
  var canvas: Bitmap
  /// Descriptions of what was left out.
  var omissions: Set<String> = []
  var document: PictureDocument
  /// From the coordinates of the element to pixels.
  var transform: Transform
  var clip: Coverage
  var style = PictureStyle()
  /// How deep elements stand in one another, those that others refer to included; a cycle ends here.
  private(set) var depth = 0
  /// The number of elements that all painters of a picture may still draw.
  let budget: DrawingBudget

  init(
    _ document: PictureDocument, canvas: Bitmap, transform: Transform, inside outer: Painter? = nil
  ) {
    depth = outer.map { $0.depth + 1 } ?? 0
    budget = outer?.budget ?? DrawingBudget()
    self.document = document
    self.canvas = canvas
    self.transform = transform
    clip = Coverage(area: canvas.area)
  }

  // MARK: Elements

  /// The elements that are drawn only where others refer to them.
  private static let definitions: Set<String> = [
    "defs", "symbol", "clipPath", "mask", "filter", "linearGradient", "radialGradient", "pattern",
    "marker", "title", "desc", "metadata", "style", "script",
  ]

  mutating func drawChildren(of element: PictureElement) {
    for child in element.children { draw(child) }
  }

  mutating func draw(_ element: PictureElement) {
    guard depth < 100, budget.take(), !clip.area.isEmpty else { return }
    if Self.definitions.contains(element.name) {
      if element.name == "style" { omissions.insert("style sheets") }
      return
    }
    guard element.property("display") != "none" else { return }
    let (oldTransform, oldStyle, oldClip) = (transform, style, clip)
    depth += 1
    transform = transform.after(element.transform())
    style = style.style(of: element)
    if let path = document.element(element.property("clip-path")) { intersect(path, depth: depth) }
    drawn(as: Group(element, document)) { $0.drawContent(element) }
    depth -= 1
    (transform, style, clip) = (oldTransform, oldStyle, oldClip)
  }

  private mutating func drawContent(_ element: PictureElement) {
    switch element.name {
    case "g", "a", "switch": drawChildren(of: element)
    case "svg": drawNested(element)
    case "use": drawUse(element)
    case "image": drawImage(element)
    case "text": drawText(element)
    default:
      guard let outline = Self.outline(of: element) else {
        omissions.insert("elements named \(element.name)")
        return
      }
      draw(outline, length: element.number("pathLength"))
    }
  }

  private mutating func drawUse(_ element: PictureElement) {
    guard let target = document.element(element.attributes["href"]) else { return }
    transform = transform.after(
      .translation(element.number("x") ?? 0, element.number("y") ?? 0))
    if target.name == "symbol" {
      drawNested(target, size: (element.number("width"), element.number("height")))
    } else {
      draw(target)
    }
  }

  /// Draws an `svg` inside of another one, or a symbol: a view box in a rectangle.
  private mutating func drawNested(
    _ element: PictureElement, size: (width: Double?, height: Double?) = (nil, nil)
  ) {
    let box = PictureElement.numbers(element.attributes["viewBox"] ?? "")
    let target = Box(
      x: element.number("x") ?? 0, y: element.number("y") ?? 0,
      width: size.width ?? element.number("width") ?? (box.count == 4 ? box[2] : 0),
      height: size.height ?? element.number("height") ?? (box.count == 4 ? box[3] : 0))
    guard target.width > 0, target.height > 0 else { return }
    clipTo(target)
    if box.count == 4 {
      let view = Box(x: box[0], y: box[1], width: box[2], height: box[3])
      transform = transform.after(
        .fitting(view, in: target, stretches: element.attributes["preserveAspectRatio"] == "none"))
    } else {
      transform = transform.after(.translation(target.x, target.y))
    }
    drawChildren(of: element)
  }

  // MARK: Shapes

  /// The outline of a basic shape or a path; `nil` for another element.
  static func outline(of element: PictureElement) -> Outline? {
    func number(_ name: String) -> Double { element.number(name) ?? 0 }
    var outline = Outline()
    switch element.name {
    case "path": return PathData.outline(element.attributes["d"] ?? "")
    case "rect":
      let box = Box(
        x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      guard box.width > 0, box.height > 0 else { return outline }
      let (rx, ry) = (element.number("rx"), element.number("ry"))
      outline.rectangle(box, rx: rx ?? ry ?? 0, ry: ry ?? rx ?? 0)
    case "circle", "ellipse":
      let isCircle = element.name == "circle"
      let rx = number(isCircle ? "r" : "rx")
      let ry = number(isCircle ? "r" : "ry")
      guard rx > 0, ry > 0 else { return outline }
      outline.ellipse(Point(x: number("cx"), y: number("cy")), rx, ry)
    case "line":
      outline.move(to: Point(x: number("x1"), y: number("y1")))
      outline.line(to: Point(x: number("x2"), y: number("y2")))
    case "polyline", "polygon":
      let numbers = PictureElement.numbers(element.attributes["points"] ?? "")
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        let point = Point(x: numbers[index], y: numbers[index + 1])
        if index == 0 { outline.move(to: point) } else { outline.line(to: point) }
      }
      if element.name == "polygon" { outline.close() }
    default: return nil
    }
    return outline
  }

  private mutating func draw(_ outline: Outline, length: Double?) {
    guard !style.isHidden else { return }
    if case .none = style.fill {
    } else {
      let polygons = outline.lines(transform).map(\.points)
      paint(
        polygons, style.fill, opacity: style.fillOpacity, isEvenOdd: style.isEvenOdd,
        box: Self.box(of: outline))
    }
    guard case .none = style.stroke else {
      return drawLines(of: outline, length: length)
    }
  }

  private mutating func drawLines(of outline: Outline, length: Double?) {
    let stretch = transform.stretch
    let tolerance = 0.03 / max(stretch.across, stretch.down, 1e-6)
    let lines = outline.lines(Transform(), tolerance: tolerance)
    var pen = style.pen
    // Lengths of dashes may be given as parts of a length that the author chose.
    if let length, length > 0 {
      let factor = lines.reduce(0) { $0 + $1.length } / length
      pen.dash = pen.dash.map { $0 * factor }
      pen.dashPhase *= factor
    }
    let areas = Stroke.areas(along: lines, pen: pen, tolerance: tolerance)
    let transform = transform
    paint(
      areas.map { $0.map(transform.applied) }, style.stroke, opacity: style.strokeOpacity,
      isEvenOdd: false, box: Self.box(of: outline))
  }

  static func box(of outline: Outline) -> Box? {
    Box(around: outline.lines(Transform()).flatMap(\.points))
  }

  // MARK: Clips

  mutating func clipTo(_ box: Box) {
    let corners = box.corners.map(transform.applied)
    guard
      let coverage = Coverage.inside(
        [corners], isEvenOdd: false, isSmooth: style.isSmooth, limit: clip.area)
    else { return clipAll() }
    clip = clip.common(with: coverage)
  }

  private mutating func clipAll() {
    clip = Coverage(area: PixelRect(left: 0, top: 0, right: 0, bottom: 0))
  }

  /// Cuts what is drawn at the shapes of a clip path.
  private mutating func intersect(_ path: PictureElement, depth: Int) {
    guard depth < 100 else { return }
    if let other = document.element(path.property("clip-path")) {
      intersect(other, depth: depth + 1)
    }
    var place = transform.after(path.transform())
    if path.attributes["clipPathUnits"] == "objectBoundingBox" {
      omissions.insert("clips in units of a bounding box")
      place = transform
    }
    var polygons: [[Point]] = []
    var isEvenOdd = false
    for child in path.children {
      let target = child.name == "use" ? document.element(child.attributes["href"]) : child
      guard let target, let outline = Self.outline(of: target) else { continue }
      let map = place.after(child.transform())
        .after(child === target ? Transform() : target.transform())
      polygons += outline.lines(map).map(\.points)
      isEvenOdd = isEvenOdd || style.style(of: path).style(of: target).clipsEvenOdd
    }
    guard
      let coverage = Coverage.inside(
        polygons, isEvenOdd: isEvenOdd, isSmooth: style.isSmooth, limit: clip.area)
    else { return clipAll() }
    clip = clip.common(with: coverage)
  }
}

extension Transform {
  /// The mapping of a view box into a rectangle: in its middle, as large as fits, or stretched.
  static func fitting(_ view: Box, in target: Box, stretches: Bool) -> Transform {
    guard view.width > 0, view.height > 0 else { return .translation(target.x, target.y) }
    var (across, down) = (target.width / view.width, target.height / view.height)
    if !stretches {
      across = min(across, down)
      down = across
    }
    return Transform.translation(
      target.x + (target.width - view.width * across) / 2,
      target.y + (target.height - view.height * down) / 2
    ).after(.scale(across, down)).after(.translation(-view.x, -view.y))
  }
}
