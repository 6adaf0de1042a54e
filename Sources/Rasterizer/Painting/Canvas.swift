import CPixels

/// The order of the modes in CPixels.
enum BlendMode: Int32 {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight
  case softLight, difference, exclusion, hue, saturation, color, luminosity, plusLighter

  init?(css: String) {
    switch css {
    case "normal": self = .normal
    case "multiply": self = .multiply
    case "screen": self = .screen
    case "overlay": self = .overlay
    case "darken": self = .darken
    case "lighten": self = .lighten
    case "color-dodge": self = .colorDodge
    case "color-burn": self = .colorBurn
    case "hard-light": self = .hardLight
    case "soft-light": self = .softLight
    case "difference": self = .difference
    case "exclusion": self = .exclusion
    case "hue": self = .hue
    case "saturation": self = .saturation
    case "color": self = .color
    case "luminosity": self = .luminosity
    case "plus-lighter": self = .plusLighter
    default: return nil
    }
  }
}

/// How much of each pixel in a rectangle is covered.
struct Coverage {
  let area: PixelRect
  /// 0 to 255 for each pixel of the area; `nil` if all are covered.
  var bytes: [UInt8]?

  /// The part that both cover.
  func common(with other: Coverage) -> Coverage {
    let common = PixelRect(
      left: max(area.left, other.area.left), top: max(area.top, other.area.top),
      right: min(area.right, other.area.right), bottom: min(area.bottom, other.area.bottom))
    guard !common.isEmpty else {
      return Coverage(
        area: PixelRect(left: area.left, top: area.top, right: area.left, bottom: area.top))
    }
    var result = part(common)
    let factors = other.part(common)
    guard let bytes = factors.bytes else { return result }
    guard var product = result.bytes else { return factors }
    result.bytes = nil
    pixels_multiply(&product, bytes, bytes.count)
    result.bytes = product
    return result
  }

  private func part(_ part: PixelRect) -> Coverage {
    guard let bytes, part != area else { return Coverage(area: part, bytes: bytes) }
    var result: [UInt8] = []
    result.reserveCapacity(part.width * part.height)
    for y in part.top..<part.bottom {
      let start = (y - area.top) * area.width + part.left - area.left
      result += bytes[start..<start + part.width]
    }
    return Coverage(area: part, bytes: result)
  }

  /// The area inside of polygons, as far as it is in `limit`.
  static func inside(
    _ polygons: [[Point]], isEvenOdd: Bool, isSmooth: Bool, limit: PixelRect
  ) -> Coverage? {
    guard let box = Box(around: polygons.joined()), box.isFinite else { return nil }
    let area = PixelRect(touchedBy: box, in: limit)
    guard !area.isEmpty else { return nil }
    let (width, height) = (area.width, area.height)
    var cells = [Float](repeating: 0, count: (width + 2) * height)
    let (left, top) = (Double(area.left), Double(area.top))
    cells.withUnsafeMutableBufferPointer { cells in
      guard let cells = cells.baseAddress else { return }
      for polygon in polygons {
        guard var from = polygon.last else { continue }
        for to in polygon {
          pixels_add_line(
            cells, Int32(width), Int32(height), from.x - left, from.y - top, to.x - left,
            to.y - top)
          from = to
        }
      }
    }
    var bytes = [UInt8](repeating: 0, count: width * height)
    pixels_finish_coverage(
      cells, Int32(width), Int32(height), isEvenOdd ? 1 : 0, isSmooth ? 1 : 0, &bytes)
    return Coverage(area: area, bytes: bytes)
  }
}

extension Bitmap {
  var area: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }

  /// Calls `body` with each row of the area: its first pixel, its coverage, and where it is.
  private mutating func rows(
    of coverage: Coverage, _ body: (UnsafeMutablePointer<UInt8>, UnsafePointer<UInt8>?, Int) -> Void
  ) {
    let (area, width) = (coverage.area, width)
    bytes.withUnsafeMutableBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      func go(_ parts: UnsafePointer<UInt8>?) {
        for y in area.top..<area.bottom {
          body(
            pixels + (y * width + area.left) * 4, parts.map { $0 + (y - area.top) * area.width }, y)
        }
      }
      if let parts = coverage.bytes {
        parts.withUnsafeBufferPointer { go($0.baseAddress) }
      } else {
        go(nil)
      }
    }
  }

  /// Draws one colour where `coverage` is.
  mutating func fill(_ coverage: Coverage, _ color: PictureColor) {
    let color = color.bytes
    rows(of: coverage) { pixels, parts, _ in
      pixels_fill(pixels, color, parts, coverage.area.width)
    }
  }

  /// Draws rows of pixels that `row` writes, where `coverage` is.
  mutating func draw(
    _ coverage: Coverage, alpha: Double = 1, mode: BlendMode = .normal,
    _ row: (UnsafeMutablePointer<UInt8>, _ y: Int) -> Void
  ) {
    let opacity = Int32((min(max(alpha, 0), 1) * 255).rounded())
    var source = [UInt8](repeating: 0, count: coverage.area.width * 4)
    source.withUnsafeMutableBufferPointer { source in
      guard let source = source.baseAddress else { return }
      rows(of: coverage) { pixels, parts, y in
        row(source, y)
        pixels_blend(pixels, source, parts, opacity, mode.rawValue, coverage.area.width)
      }
    }
  }

  /// Draws a bitmap of the same size.
  mutating func draw(_ other: Bitmap, _ coverage: Coverage, alpha: Double, mode: BlendMode) {
    let opacity = Int32((min(max(alpha, 0), 1) * 255).rounded())
    let (area, width) = (coverage.area, width)
    other.bytes.withUnsafeBufferPointer { source in
      guard let source = source.baseAddress else { return }
      rows(of: coverage) { pixels, parts, y in
        pixels_blend(
          pixels, source + (y * width + area.left) * 4, parts, opacity, mode.rawValue, area.width)
      }
    }
  }
}
