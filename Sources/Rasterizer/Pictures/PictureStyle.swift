import Foundation

/// How shapes are drawn; elements inherit it from those around them.
struct PictureStyle {
  enum Paint {
    case none
    case color(PictureColor)
    /// A gradient or a pattern, by its name in the document.
    case named(String)
  }

  var fill = Paint.color(.black)
  var fillOpacity = 1.0
  var isEvenOdd = false
  var clipsEvenOdd = false
  var stroke = Paint.none
  var strokeOpacity = 1.0
  var pen = Pen()
  var color = PictureColor.black
  /// A Boolean value that indicates whether edges of shapes are smooth.
  var isSmooth = true
  /// A Boolean value that indicates whether enlarged pixels of images are mixed.
  var mixesPixels = true
  var fontSize = 16.0
  var isHidden = false

  /// The style of an element in one that has this style.
  func style(of element: PictureElement) -> PictureStyle {
    var style = self
    for (name, value) in element.attributes where name != "style" { style.set(name, value) }
    // Declarations are stronger than attributes.
    for (name, value) in element.declarations { style.set(name, value) }
    return style
  }

  private mutating func set(_ name: String, _ value: String) {
    switch name {
    case "color": PictureColor(value).map { color = $0 }
    case "fill": fill = paint(value)
    case "fill-opacity": PictureElement.number(value).map { fillOpacity = $0 }
    case "fill-rule": isEvenOdd = value == "evenodd"
    case "clip-rule": clipsEvenOdd = value == "evenodd"
    case "stroke": stroke = paint(value)
    case "stroke-opacity": PictureElement.number(value).map { strokeOpacity = $0 }
    case "stroke-width": PictureElement.number(value).map { pen.width = $0 }
    case "stroke-linecap": pen.cap = Pen.Cap(rawValue: value) ?? .butt
    case "stroke-linejoin": pen.join = Pen.Join(rawValue: value) ?? .miter
    case "stroke-miterlimit": PictureElement.number(value).map { pen.miterLimit = $0 }
    case "stroke-dasharray": pen.dash = value == "none" ? [] : PictureElement.numbers(value)
    case "stroke-dashoffset": PictureElement.number(value).map { pen.dashPhase = $0 }
    case "shape-rendering": isSmooth = value != "crispEdges"
    case "image-rendering": mixesPixels = value != "pixelated" && value != "optimizeSpeed"
    case "font-size": PictureElement.number(value).map { fontSize = $0 }
    case "visibility": isHidden = value == "hidden" || value == "collapse"
    default: break
    }
  }

  private func paint(_ value: String) -> Paint {
    let value = value.trimmingCharacters(in: .whitespaces)
    if value == "none" { return .none }
    if value == "currentColor" { return .color(color) }
    if value.hasPrefix("url(") { return .named(value) }
    return PictureColor(value).map { .color($0) } ?? .none
  }
}

extension PictureElement {
  /// The declarations of the attribute `style`.
  var declarations: [String: String] {
    guard let style = attributes["style"] else { return [:] }
    var result: [String: String] = [:]
    for declaration in style.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      result[parts[0].trimmingCharacters(in: .whitespaces)] =
        parts[1].trimmingCharacters(in: .whitespaces)
    }
    return result
  }

  /// A property that is not inherited, as a declaration or an attribute.
  func property(_ name: String) -> String? { declarations[name] ?? attributes[name] }

  /// The mapping of the attribute `transform`, or of another one of that kind.
  func transform(_ name: String = "transform") -> Transform {
    guard let text = attributes[name] else { return Transform() }
    var result = Transform()
    for part in text.split(separator: ")") {
      let pieces = part.split(separator: "(")
      guard pieces.count == 2 else { continue }
      let kind = pieces[0].trimmingCharacters(in: CharacterSet(charactersIn: " ,\n\t"))
      let numbers = PictureElement.numbers(String(pieces[1]))
      guard let next = Transform(kind, numbers) else { continue }
      result = result.after(next)
    }
    return result
  }
}

extension Transform {
  fileprivate init?(_ kind: String, _ numbers: [Double]) {
    let count = numbers.count
    switch kind {
    case "matrix" where count == 6:
      self.init(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case "translate" where count > 0:
      self = .translation(numbers[0], count > 1 ? numbers[1] : 0)
    case "scale" where count > 0: self = .scale(numbers[0], count > 1 ? numbers[1] : numbers[0])
    case "rotate" where count > 0:
      let angle = numbers[0] * .pi / 180
      let turn = Transform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle))
      guard count == 3 else {
        self = turn
        return
      }
      self = Transform.translation(numbers[1], numbers[2]).after(turn)
        .after(.translation(-numbers[1], -numbers[2]))
    case "skewX" where count == 1: self.init(c: tan(numbers[0] * .pi / 180))
    case "skewY" where count == 1: self.init(b: tan(numbers[0] * .pi / 180))
    default: return nil
    }
  }
}
