/// The shape of a symbol, in strokes and areas on a grid 24 high.
///
/// These are shapes of our own, drawn to be distinguishable at 17 points; Apple's may not be
/// copied.
struct SymbolShape: Sendable {
  /// Closed: a line around it in the plain form, an area in the `.fill` form.
  var outline = ""
  /// Closed, inside of ``outline``: a line in the plain form, a hole in the `.fill` form.
  var holes = ""
  /// Lines inside of ``outline``, which the `.fill` form leaves out of the area.
  var detail = ""
  /// Areas inside of ``outline``, which the `.fill` form leaves out of it.
  var dots = ""
  /// Lines that are the same in every form.
  var lines = ""
  /// How wide the grid is.
  var width = 24.0

  static func lines(_ lines: String, width: Double = 24) -> SymbolShape {
    SymbolShape(lines: lines, width: width)
  }

  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> String {
    "M\(x) \(y - radius)A\(radius) \(radius) 0 1 1 \(x) \(y + radius)"
      + "A\(radius) \(radius) 0 1 1 \(x) \(y - radius)Z"
  }

  static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double
  ) -> String {
    let (right, bottom) = (x + width, y + height)
    func corner(_ x: Double, _ y: Double) -> String { "A\(radius) \(radius) 0 0 1 \(x) \(y)" }
    return "M\(x + radius) \(y)H\(right - radius)\(corner(right, y + radius))"
      + "V\(bottom - radius)\(corner(right - radius, bottom))"
      + "H\(x + radius)\(corner(x, bottom - radius))V\(y + radius)\(corner(x + radius, y))Z"
  }
}

/// A symbol by its name: a shape, and what the words at the name's end make of it.
struct Symbol: Hashable, Sendable {
  let name: String
  let base: String
  var isFilled = false
  var isSlashed = false
  /// The frame around the shape.
  var frame: Frame?

  enum Frame: Sendable { case circle, square }

  /// Any name makes a symbol: what is behind the known part of it is left out, and what is not known
  /// at all is ``SymbolShape/unknown``.
  init(_ name: String) {
    self.name = name
    var words = name.split(separator: ".").map(String.init)
    var forms: [String] = []
    func isKnown() -> Bool { SymbolShape.table[words.joined(separator: ".")] != nil }
    while !words.isEmpty, !isKnown() { forms.insert(words.removeLast(), at: 0) }
    base = words.joined(separator: ".")
    for form in forms {
      switch form {
      case "fill": isFilled = true
      case "slash": isSlashed = true
      case "circle" where !words.isEmpty: frame = .circle
      case "square" where !words.isEmpty: frame = .square
      default: break
      }
    }
  }

  var shape: SymbolShape { SymbolShape.table[base] ?? .unknown }

  var gridWidth: Double { frame == nil ? shape.width : 24 }
}

extension Symbol {
  /// The symbol as a whole SVG document, black on nothing, that stretches into any rectangle.
  /// `lineWidth` is on the grid.
  func svg(lineWidth: Double) -> String {
    var canvas = SymbolCanvas(lineWidth: lineWidth, width: gridWidth)
    if let frame {
      let ring =
        frame == .circle ? SymbolShape.circle(12, 12, 10.2) : SymbolShape.box(2, 2, 20, 20, 4.5)
      // The shape inside is filled where it can be: half as large, it would be all lines.
      canvas.draw(ring, isArea: isFilled)
      let inner = "translate(\((24 - shape.width * 0.56) / 2) 5.28) scale(0.56)"
      canvas.draw(shape, isFilled: true, transform: inner, scale: 0.56, isHole: isFilled)
    } else {
      canvas.draw(shape, isFilled: isFilled)
    }
    if isSlashed { canvas.slash() }
    return canvas.document
  }
}

/// Collects what is drawn and what is left out of it.
private struct SymbolCanvas {
  let lineWidth: Double
  let width: Double
  private var areas: [String] = []
  private var cuts: [String] = []
  /// Drawn last, with nothing left out.
  private var top: [String] = []
  private var slashes = false

  init(lineWidth: Double, width: Double) {
    self.lineWidth = lineWidth
    self.width = width
  }

  /// A line around an area, which may be filled.
  mutating func draw(_ path: String, isArea: Bool) {
    areas.append(element(path, isArea: isArea, width: lineWidth))
  }

  mutating func draw(
    _ shape: SymbolShape, isFilled: Bool, transform: String? = nil, scale: Double = 1,
    isHole: Bool = false
  ) {
    let width = lineWidth / scale * (scale < 1 ? 0.95 : 1)
    let fills = isFilled && !shape.outline.isEmpty
    var drawn: [String] = []
    var left: [String] = []
    func add(_ path: String, isArea: Bool, to list: inout [String]) {
      if !path.isEmpty { list.append(element(path, isArea: isArea, width: width)) }
    }
    add(shape.outline, isArea: fills, to: &drawn)
    if fills {
      if !shape.holes.isEmpty { left.append(area(shape.holes)) }
      add(shape.detail, isArea: false, to: &left)
      if !shape.dots.isEmpty { left.append(area(shape.dots)) }
    } else {
      add(shape.holes + shape.detail, isArea: false, to: &drawn)
      if !shape.dots.isEmpty { drawn.append(area(shape.dots)) }
    }
    add(shape.lines, isArea: false, to: &drawn)
    func placed(_ list: [String]) -> [String] {
      guard let transform, !list.isEmpty else { return list }
      return ["<g transform=\"\(transform)\">\(list.joined())</g>"]
    }
    if isHole {
      cuts += placed(drawn)
      top += placed(left)
    } else {
      areas += placed(drawn)
      cuts += placed(left)
    }
  }

  /// A line through everything, with a gap on one side of it.
  mutating func slash() {
    slashes = true
  }

  var document: String {
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) 24\""
      + " width=\"\(width)\" height=\"24\" preserveAspectRatio=\"none\""
      + " fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">"
    let gap = slashes ? stroke("M4.5 2.5L22 20", color: "#000", width: lineWidth * 1.6) : ""
    if cuts.isEmpty, !slashes {
      text += areas.joined()
    } else {
      text +=
        "<mask id=\"m\" maskUnits=\"userSpaceOnUse\" x=\"-1\" y=\"-1\" width=\"\(width + 2)\""
        + " height=\"26\"><path d=\"M-1 -1H\(width + 1)V25H-1Z\" fill=\"#fff\"/>\(cuts.joined())\(gap)</mask>"
        + "<g mask=\"url(#m)\">\(areas.joined())</g>"
    }
    text += top.joined()
    if slashes { text += stroke("M3.2 3.8L20.2 20.8", color: "#000", width: lineWidth) }
    return text + "</svg>"
  }

  private func element(_ path: String, isArea: Bool, width: Double) -> String {
    let fill = isArea ? " fill=\"#000\"" : ""
    return "<path d=\"\(path)\"\(fill) stroke=\"#000\" stroke-width=\"\(rounded(width))\"/>"
  }

  private func area(_ path: String) -> String { "<path d=\"\(path)\" fill=\"#000\"/>" }

  private func stroke(_ path: String, color: String, width: Double) -> String {
    "<path d=\"\(path)\" stroke=\"\(color)\" stroke-width=\"\(rounded(width))\"/>"
  }

  private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
