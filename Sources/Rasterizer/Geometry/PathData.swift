import Foundation

/// Reads the path data of SVG 1.1, section 8.3: letters and numbers.
///
/// A path ends at its first mistake, as that specification asks.
struct PathData {
  private let bytes: [UInt8]
  private var index = 0
  private var outline = Outline()
  /// The second handle of the curve before, for those that go on from it.
  private var handle: Point?

  static func outline(_ text: String) -> Outline {
    var reader = PathData(text)
    reader.read()
    return reader.outline
  }

  private init(_ text: String) { bytes = Array(text.utf8) }

  private mutating func read() {
    var command: UInt8?
    while true {
      skipBlanks()
      guard index < bytes.count else { return }
      let byte = bytes[index]
      if Self.isLetter(byte) {
        index += 1
        command = byte
      } else if command == nil {
        return
      }
      guard let letter = command, draw(letter) else { return }
      // More pairs of numbers after a move are lines.
      if letter == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if letter == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      if letter == UInt8(ascii: "Z") || letter == UInt8(ascii: "z") { command = nil }
    }
  }

  private mutating func draw(_ letter: UInt8) -> Bool {
    let isRelative = letter >= UInt8(ascii: "a")
    let origin = isRelative ? outline.current : Point(x: 0, y: 0)
    let old = handle
    handle = nil
    switch Character(UnicodeScalar(letter)).uppercased() {
    case "Z": outline.close()
    case "M":
      guard let point = point(origin) else { return false }
      outline.move(to: point)
    case "L":
      guard let point = point(origin) else { return false }
      outline.line(to: point)
    case "H":
      guard let x = number() else { return false }
      outline.line(to: Point(x: x + origin.x, y: outline.current.y))
    case "V":
      guard let y = number() else { return false }
      outline.line(to: Point(x: outline.current.x, y: y + origin.y))
    case "C":
      guard let first = point(origin), let second = point(origin), let end = point(origin)
      else { return false }
      outline.curve(to: end, first, second)
      handle = second
    case "S":
      guard let second = point(origin), let end = point(origin) else { return false }
      outline.curve(to: end, mirrored(old), second)
      handle = second
    case "Q":
      guard let control = point(origin), let end = point(origin) else { return false }
      outline.quad(to: end, control)
      handle = control
    case "T":
      guard let end = point(origin) else { return false }
      let control = mirrored(old)
      outline.quad(to: end, control)
      handle = control
    case "A": return arc(origin)
    default: return false
    }
    return true
  }

  private func mirrored(_ handle: Point?) -> Point {
    handle.map { outline.current * 2 - $0 } ?? outline.current
  }

  private mutating func arc(_ origin: Point) -> Bool {
    guard let rx = number(), let ry = number(), let angle = number(), let isLarge = flag(),
      let isClockwise = flag(), let end = point(origin)
    else { return false }
    outline.arc(
      to: end, radii: Point(x: abs(rx), y: abs(ry)), angle: angle * .pi / 180, isLarge: isLarge,
      isClockwise: isClockwise)
    return true
  }

  // MARK: Numbers

  private static func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") && lower != UInt8(ascii: "e")
  }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: ",") {
      index += 1
    }
  }

  private mutating func point(_ origin: Point) -> Point? {
    guard let x = number(), let y = number() else { return nil }
    return Point(x: x + origin.x, y: y + origin.y)
  }

  /// A digit of its own: nothing needs to separate it from what follows.
  private mutating func flag() -> Bool? {
    skipBlanks()
    guard index < bytes.count, bytes[index] == 0x30 || bytes[index] == 0x31 else { return nil }
    index += 1
    return bytes[index - 1] == 0x31
  }

  private mutating func number() -> Double? {
    skipBlanks()
    let start = index
    func isDigit() -> Bool { index < bytes.count && (0x30...0x39).contains(bytes[index]) }
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      index += 1
    }
    while isDigit() { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      while isDigit() { index += 1 }
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      let before = index
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+")
      {
        index += 1
      }
      if isDigit() { while isDigit() { index += 1 } } else { index = before }
    }
    return Double(String(decoding: bytes[start..<index], as: UTF8.self))
  }
}

extension Outline {
  /// Adds a part of an ellipse, by the formulas of SVG 1.1, appendix F.6.
  mutating func arc(
    to end: Point, radii: Point, angle: Double, isLarge: Bool, isClockwise: Bool
  ) {
    let start = current
    guard start != end else { return }
    guard radii.x > 0, radii.y > 0 else { return line(to: end) }
    let (cosine, sine) = (cos(angle), sin(angle))
    let half = (start - end) * 0.5
    let x = cosine * half.x + sine * half.y
    let y = -sine * half.x + cosine * half.y
    // Radii that do not reach from one point to the other are enlarged.
    let reach = (x / radii.x) * (x / radii.x) + (y / radii.y) * (y / radii.y)
    let radii = reach > 1 ? radii * reach.squareRoot() : radii
    let (rx, ry) = (radii.x, radii.y)
    let below = rx * rx * y * y + ry * ry * x * x
    let root = max(0, (rx * rx * ry * ry - below) / below).squareRoot()
    let factor = isLarge == isClockwise ? -root : root
    let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
    let middle = (start + end) * 0.5
    let center = Point(
      x: cosine * cx - sine * cy + middle.x, y: sine * cx + cosine * cy + middle.y)

    let from = atan2((y - cy) / ry, (x - cx) / rx)
    var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let pull = 4.0 / 3 * tan(step / 4)
    func place(_ x: Double, _ y: Double) -> Point {
      Point(
        x: cosine * x * rx - sine * y * ry + center.x,
        y: sine * x * rx + cosine * y * ry + center.y)
    }
    for index in 0..<count {
      let (t, u) = (from + Double(index) * step, from + Double(index + 1) * step)
      let isLast = index == count - 1
      curve(
        to: isLast ? end : place(cos(u), sin(u)),
        place(cos(t) - pull * sin(t), sin(t) + pull * cos(t)),
        place(cos(u) + pull * sin(u), sin(u) - pull * cos(u)))
    }
  }
}
