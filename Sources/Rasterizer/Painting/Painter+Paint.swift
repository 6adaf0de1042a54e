import CPixels
import Foundation

// Fills of shapes: colours, gradients, patterns.

extension Painter {
  /// Draws polygons of pixels. `box` is around the shape, in its own coordinates.
  mutating func paint(
    _ polygons: [[Point]], _ paint: PictureStyle.Paint, opacity: Double, isEvenOdd: Bool, box: Box?
  ) {
    guard
      let shape = Coverage.inside(
        polygons, isEvenOdd: isEvenOdd, isSmooth: style.isSmooth, limit: clip.area)
    else { return }
    let coverage = shape.common(with: clip)
    guard !coverage.area.isEmpty else { return }
    switch paint {
    case .none: break
    case .color(let color): canvas.fill(coverage, color.faded(opacity))
    case .named(let name):
      guard let element = document.element(name) else { return }
      if element.name == "pattern" {
        fill(coverage, pattern: element, opacity: opacity)
      } else {
        fill(coverage, gradient: element, opacity: opacity, box: box)
      }
    }
  }

  // MARK: Gradients

  private mutating func fill(
    _ coverage: Coverage, gradient element: PictureElement, opacity: Double, box: Box?
  ) {
    let ramp = ramp(of: element)
    guard !ramp.isEmpty else { return }
    func attribute(_ name: String) -> Double? {
      inherited(name, by: element).flatMap(PictureElement.number)
    }
    var place = transform
    if inherited("gradientUnits", by: element) != "userSpaceOnUse", let box {
      place = place.after(
        Transform.translation(box.x, box.y).after(.scale(box.width, box.height)))
    }
    place = place.after(holder(of: "gradientTransform", element).transform("gradientTransform"))
    guard let inverse = place.inverse else { return }

    let isRadial = element.name == "radialGradient"
    let (cx, cy) = (attribute("cx") ?? 0.5, attribute("cy") ?? 0.5)
    ramp.withUnsafeBufferPointer { colors in
      guard let colors = colors.baseAddress else { return }
      var gradient = pixels_gradient(
        is_radial: isRadial ? 1 : 0,
        matrix: (inverse.a, inverse.b, inverse.c, inverse.d, inverse.tx, inverse.ty),
        start_x: isRadial ? attribute("fx") ?? cx : attribute("x1") ?? 0,
        start_y: isRadial ? attribute("fy") ?? cy : attribute("y1") ?? 0,
        start_radius: attribute("fr") ?? 0,
        end_x: isRadial ? cx : attribute("x2") ?? 1, end_y: isRadial ? cy : attribute("y2") ?? 0,
        end_radius: attribute("r") ?? 0.5, colors: colors, color_count: Int32(ramp.count / 4))
      let area = coverage.area
      canvas.draw(coverage, alpha: opacity) { row, y in
        pixels_gradient_row(&gradient, Int32(area.left), Int32(y), Int32(area.width), row)
      }
    }
  }

  /// The colours of a gradient at equal distances.
  private func ramp(of element: PictureElement) -> [UInt8] {
    var stops: [(place: Double, color: PictureColor)] = []
    for stop in stopsHolder(of: element).children where stop.name == "stop" {
      let color = stop.property("stop-color").flatMap(PictureColor.init) ?? .black
      let opacity = stop.property("stop-opacity").flatMap(PictureElement.number) ?? 1
      let place = min(max(stop.number("offset") ?? 0, 0), 1)
      stops.append((max(place, stops.last?.place ?? 0), color.faded(opacity)))
    }
    guard let first = stops.first, let last = stops.last else { return [] }
    let count = 1_024
    var index = 0
    return (0..<count).flatMap { step -> [UInt8] in
      let place = Double(step) / Double(count - 1)
      if place < first.place { return first.color.bytes }
      // Of several colours at one place the last one begins there.
      while index + 1 < stops.count, stops[index + 1].place <= place { index += 1 }
      guard index + 1 < stops.count else { return last.color.bytes }
      let (from, to) = (stops[index], stops[index + 1])
      return from.color.mixed(to.color, (place - from.place) / (to.place - from.place)).bytes
    }
  }

  /// The gradient itself, or the one that it refers to for its colours.
  private func stopsHolder(of element: PictureElement) -> PictureElement {
    chain(of: element).first { $0.children.contains { $0.name == "stop" } } ?? element
  }

  private func holder(of attribute: String, _ element: PictureElement) -> PictureElement {
    chain(of: element).first { $0.attributes[attribute] != nil } ?? element
  }

  private func inherited(_ attribute: String, by element: PictureElement) -> String? {
    holder(of: attribute, element).attributes[attribute]
  }

  private func chain(of element: PictureElement) -> [PictureElement] {
    var chain = [element]
    while chain.count < 20, let next = document.element(chain.last?.attributes["href"]) {
      chain.append(next)
    }
    return chain
  }

  // MARK: Patterns

  /// Draws a tile once and repeats its pixels.
  private mutating func fill(
    _ coverage: Coverage, pattern element: PictureElement, opacity: Double
  ) {
    let tile = Box(
      x: element.number("x") ?? 0, y: element.number("y") ?? 0, width: element.number("width") ?? 0,
      height: element.number("height") ?? 0)
    let place = transform.after(element.transform("patternTransform"))
    let stretch = place.stretch
    let (width, height) = (tile.width * stretch.across, tile.height * stretch.down)
    guard tile.width > 0, tile.height > 0, width * height <= 1e8, width <= 1e8, height <= 1e8
    else { return }
    let bitmap = Bitmap(
      width: max(1, Int(width.rounded())), height: max(1, Int(height.rounded())))
    let toPixels = Transform.scale(
      Double(bitmap.width) / tile.width, Double(bitmap.height) / tile.height)
    let inTile = toPixels.after(.translation(-tile.x, -tile.y))

    guard depth < 100, budget.take() else { return }
    var painter = Painter(document, canvas: bitmap, transform: inTile, inside: self)
    let view = PictureElement.numbers(element.attributes["viewBox"] ?? "")
    if view.count == 4 {
      let box = Box(x: view[0], y: view[1], width: view[2], height: view[3])
      let stretches = element.attributes["preserveAspectRatio"] == "none"
      painter.transform = inTile.after(.fitting(box, in: tile, stretches: stretches))
    }
    // Nothing is inherited from the shape that is filled.
    painter.style = PictureStyle().style(of: element)
    painter.drawChildren(of: element)
    omissions.formUnion(painter.omissions)

    guard let inverse = place.inverse else { return }
    sample(
      painter.canvas, inTile.after(inverse), coverage, opacity: opacity, isSmooth: false,
      repeats: true)
  }

  /// Draws pixels of a bitmap. `mapping` leads from pixels of the canvas to those of the bitmap.
  mutating func sample(
    _ bitmap: Bitmap, _ mapping: Transform, _ coverage: Coverage, opacity: Double, isSmooth: Bool,
    repeats: Bool
  ) {
    let (area, matrix) = (coverage.area, mapping.numbers)
    canvas.draw(coverage, alpha: opacity) { row, y in
      pixels_sample_row(
        bitmap.bytes, Int32(bitmap.width), Int32(bitmap.height), matrix, Int32(area.left),
        Int32(y), Int32(area.width), isSmooth ? 1 : 0, repeats ? 1 : 0, row)
    }
  }
}

extension PictureColor {
  fileprivate func mixed(_ other: PictureColor, _ part: Double) -> PictureColor {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
    return PictureColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
