import CPixels
import Foundation

/// The changes of an element as a whole, after its parts were drawn.
struct Group {
  let opacity: Double
  let filter: PictureElement?
  let mask: PictureElement?
  let mode: BlendMode
  let isIsolated: Bool

  init(_ element: PictureElement, _ document: PictureDocument) {
    opacity = element.property("opacity").flatMap(PictureElement.number) ?? 1
    filter = document.element(element.property("filter"))
    mask = document.element(element.property("mask"))
    mode = element.property("mix-blend-mode").flatMap(BlendMode.init(css:)) ?? .normal
    isIsolated = element.property("isolation") == "isolate"
  }

  /// A Boolean value that indicates whether the parts can be drawn one by one.
  var isPlain: Bool {
    opacity >= 1 && filter == nil && mask == nil && mode == .normal && !isIsolated
  }
}

extension Painter {
  /// Draws `body` by itself, and the result as the group says.
  mutating func drawn(as group: Group, _ body: (inout Painter) -> Void) {
    guard !group.isPlain else { return body(&self) }
    guard group.opacity > 0 else { return }
    let (below, around) = (canvas, clip)
    canvas = Bitmap(width: below.width, height: below.height)
    // A filter reads what is outside of the clip, too: a shadow falls into it.
    if group.filter != nil { clip = Coverage(area: canvas.area) }
    body(&self)
    if let filter = group.filter { apply(filter) }
    let drawn = canvas
    canvas = below
    clip = around
    var coverage = clip
    if let mask = group.mask { coverage = coverage.common(with: self.coverage(of: mask)) }
    guard !coverage.area.isEmpty else { return }
    canvas.draw(drawn, coverage, alpha: group.opacity, mode: group.mode)
  }

  // MARK: Masks

  private mutating func coverage(of mask: PictureElement) -> Coverage {
    let outer = self
    canvas = Bitmap(width: outer.canvas.width, height: outer.canvas.height)
    clip = Coverage(area: canvas.area)
    style = PictureStyle().style(of: mask)
    if mask.attributes["maskUnits"] == "userSpaceOnUse", let width = mask.number("width"),
      let height = mask.number("height")
    {
      clipTo(
        Box(x: mask.number("x") ?? 0, y: mask.number("y") ?? 0, width: width, height: height))
    }
    drawChildren(of: mask)
    let kind = mask.property("mask-type") ?? "luminance"
    var bytes = [UInt8](repeating: 0, count: canvas.pixelCount)
    pixels_mask(canvas.bytes, kind == "alpha" ? 0 : 1, &bytes, canvas.pixelCount)
    let coverage = Coverage(area: canvas.area, bytes: bytes)
    let omissions = omissions
    self = outer
    self.omissions.formUnion(omissions)
    return coverage
  }

  // MARK: Filters

  /// Changes the canvas by the steps of a filter, each of which reads what the one before made.
  private mutating func apply(_ filter: PictureElement) {
    let source = canvas
    for step in filter.children {
      switch step.name {
      case "feGaussianBlur": blur(step)
      case "feDropShadow": addShadow(step)
      case "feFlood":
        let color = Self.flood(step)
        canvas = Bitmap(width: source.width, height: source.height)
        canvas.fill(Coverage(area: canvas.area), color)
      case "feComposite":
        guard step.attributes["operator"] == "in" else {
          omissions.insert("filters named feComposite of another kind")
          continue
        }
        let other = step.attributes["in2"]?.hasPrefix("Source") == true ? source : canvas
        var parts = [UInt8](repeating: 0, count: other.pixelCount)
        pixels_mask(other.bytes, 0, &parts, other.pixelCount)
        let drawn = canvas
        canvas = Bitmap(width: source.width, height: source.height)
        canvas.draw(
          drawn, Coverage(area: canvas.area, bytes: parts), alpha: 1, mode: .normal)
      case "feColorMatrix":
        let numbers = PictureElement.numbers(step.attributes["values"] ?? "")
        if numbers.count == 20 {
          pixels_color_matrix(&canvas.bytes, numbers, canvas.pixelCount)
        } else {
          omissions.insert("filters named feColorMatrix of another kind")
        }
      default: omissions.insert("filters named \(step.name)")
      }
    }
  }

  private mutating func blur(_ step: PictureElement) {
    let deviations = PictureElement.numbers(step.attributes["stdDeviation"] ?? "")
    guard let across = deviations.first else { return }
    let stretch = transform.stretch
    // Beyond the size of the picture nothing changes any more.
    let most = Double(max(canvas.width, canvas.height))
    func deviation(_ value: Double, _ stretch: Double) -> Double {
      let pixels = abs(value * stretch)
      return pixels.isNaN ? 0 : min(pixels, most)
    }
    pixels_blur(
      &canvas.bytes, Int32(canvas.width), Int32(canvas.height),
      deviation(across, stretch.across),
      deviation(deviations.count > 1 ? deviations[1] : across, stretch.down))
  }

  private mutating func addShadow(_ step: PictureElement) {
    let source = canvas
    let offset = transform.applied(
      to: Point(x: step.number("dx") ?? 2, y: step.number("dy") ?? 2))
    let origin = transform.applied(to: Point(x: 0, y: 0))
    let color = Self.flood(step).bytes
    pixels_tint(&canvas.bytes, color, canvas.pixelCount)
    blur(step)
    let blurred = canvas
    canvas = Bitmap(width: source.width, height: source.height)
    sample(
      blurred, .translation(origin.x - offset.x, origin.y - offset.y), Coverage(area: canvas.area),
      opacity: 1, isSmooth: true, repeats: false)
    canvas.draw(source, Coverage(area: canvas.area), alpha: 1, mode: .normal)
  }

  private static func flood(_ step: PictureElement) -> PictureColor {
    let color = step.property("flood-color").flatMap(PictureColor.init) ?? .black
    return color.faded(step.property("flood-opacity").flatMap(PictureElement.number) ?? 1)
  }
}
