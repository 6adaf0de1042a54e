import Foundation

/// Lines and curves, in the order in which a pen draws them: what every kind of path is made of.
struct PathOutline: Hashable, Sendable {
  enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, to: CGPoint)
    case curve(CGPoint, CGPoint, to: CGPoint)
    case close
  }

  private(set) var elements: [Element] = []
  private var start = CGPoint.zero
  /// The current point; `nil` before the first one.
  private(set) var current: CGPoint?

  var isEmpty: Bool { elements.isEmpty }

  // MARK: Drawing

  mutating func move(to point: CGPoint) {
    elements.append(.move(point))
    start = point
    current = point
  }

  // A line or a curve begins where the pen is: without that there is none.

  mutating func line(to point: CGPoint) {
    guard current != nil else { return }
    elements.append(.line(point))
    current = point
  }

  mutating func quad(to point: CGPoint, control: CGPoint) {
    guard current != nil else { return }
    elements.append(.quad(control: control, to: point))
    current = point
  }

  mutating func curve(to point: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    guard current != nil else { return }
    elements.append(.curve(control1, control2, to: point))
    current = point
  }

  mutating func close() {
    guard current != nil, elements.last != .close else { return }
    elements.append(.close)
    current = start
  }

  mutating func append(_ other: PathOutline) {
    elements += other.elements
    if let point = other.current {
      current = point
      start = other.start
    }
  }

  // MARK: Changing

  func applying(_ transform: CGAffineTransform) -> PathOutline {
    guard !transform.isIdentity else { return self }
    var result = self
    result.elements = elements.map { element in
      switch element {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .quad(let control, let point):
        .quad(control: control.applying(transform), to: point.applying(transform))
      case .curve(let first, let second, let point):
        .curve(
          first.applying(transform), second.applying(transform), to: point.applying(transform))
      case .close: .close
      }
    }
    result.start = start.applying(transform)
    result.current = current?.applying(transform)
    return result
  }

  /// The same outline, drawn from its end to its start.
  var reversed: PathOutline {
    var result = PathOutline()
    for part in parts.reversed() { result.append(part.reversedPart) }
    return result
  }

  /// The pieces between which the pen is lifted.
  private var parts: [PathOutline] {
    var parts: [PathOutline] = []
    var part = PathOutline()
    var begin = CGPoint.zero
    for element in elements {
      if case .move = element, !part.isEmpty {
        parts.append(part)
        part = PathOutline()
      }
      // After a closed piece the pen goes on from its start.
      if part.isEmpty, case .move = element {} else if part.isEmpty { part.move(to: begin) }
      part.add(element)
      begin = part.start
      if element == .close {
        parts.append(part)
        part = PathOutline()
      }
    }
    if !part.isEmpty { parts.append(part) }
    return parts
  }

  private mutating func add(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): line(to: point)
    case .quad(let control, let point): quad(to: point, control: control)
    case .curve(let first, let second, let point): curve(to: point, first, second)
    case .close: close()
    }
  }

  // Of a single piece.
  private var reversedPart: PathOutline {
    var points: [CGPoint] = []
    var drawn: [Element] = []
    for element in elements {
      guard let end = element.end else { continue }
      points.append(end)
      if case .move = element { continue }
      drawn.append(element)
    }
    var result = PathOutline()
    guard let last = points.last else { return result }
    result.move(to: last)
    for (index, element) in drawn.enumerated().reversed() {
      let target = points[index]
      switch element {
      case .quad(let control, _): result.quad(to: target, control: control)
      case .curve(let first, let second, _): result.curve(to: target, second, first)
      case .move, .line, .close: result.line(to: target)
      }
    }
    if elements.last == .close { result.close() }
    return result
  }

  // MARK: Writing

  /// The path as SVG writes it.
  var data: String { data(decimals: 3) }

  func data(decimals: Int) -> String {
    func text(_ points: CGPoint...) -> String {
      points.map {
        DisplayNumber.text($0.x, decimals: decimals) + " "
          + DisplayNumber.text($0.y, decimals: decimals)
      }
      .joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let point): "M" + text(point)
      case .line(let point): "L" + text(point)
      case .quad(let control, let point): "Q" + text(control, point)
      case .curve(let first, let second, let point): "C" + text(first, second, point)
      case .close: "Z"
      }
    }.joined()
  }
}

extension PathOutline.Element {
  /// The point after the element; `nil` for the start of the subpath.
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quad(_, let point), .curve(_, _, let point): point
    case .close: nil
    }
  }

  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let point): [control, point]
    case .curve(let first, let second, let point): [first, second, point]
    case .close: []
    }
  }
}
