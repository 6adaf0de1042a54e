import Foundation

// Places of characters and lines, for `UITextInput`.

extension UITextLayoutDirection {
  /// A Boolean value that indicates whether it leads to the end of the text.
  var isForward: Bool { self == .right || self == .down }
}

extension TextEditor {
  // MARK: Geometry

  func nearest(to point: CGPoint, in range: UITextRange) -> UITextPosition {
    let range = nsRange(range)
    return TextPlace(min(max(offset(at: point), range.location), NSMaxRange(range)))
  }

  /// 15.8.2 – the character that a point is on; at the end of a line the last one.
  func character(at point: CGPoint) -> UITextRange? {
    guard edited.length > 0 else { return nil }
    let offset = offset(at: point)
    let isBefore = point.x < rectOfCaret(at: offset).minX || offset == edited.length
    let start = isBefore && offset > 0 ? edited.place(-1, from: offset) : offset
    return TextSpan(NSRange(location: start, length: edited.place(1, from: start) - start))
  }

  func firstRectangle(of range: UITextRange) -> CGRect {
    let range = nsRange(range)
    return rectangles(of: range).first ?? rectOfCaret(at: range.location)
  }

  func selectedRectangles(of range: UITextRange) -> [UITextSelectionRect] {
    let rects = rectangles(of: nsRange(range))
    return rects.indices.map {
      SelectedLine(rects[$0], isFirst: $0 == 0, isLast: $0 == rects.count - 1)
    }
  }

  // MARK: Directions

  func place(
    _ count: Int, _ direction: UITextLayoutDirection, from position: UITextPosition
  ) -> UITextPosition? {
    guard count >= 0 else { return place(-count, direction.opposite, from: position) }
    let offset = number(of: position)
    switch direction {
    case .left: return place(-count, from: position)
    case .right: return place(count, from: position)
    case .up: return TextPlace((0..<count).reduce(offset) { at, _ in place(.up, from: at) })
    case .down: return TextPlace((0..<count).reduce(offset) { at, _ in place(.down, from: at) })
    }
  }

  func extended(_ position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange {
    let offset = number(of: position)
    let end =
      switch direction {
      case .left: place(.start, from: offset)
      case .right: place(.end, from: offset)
      case .up: 0
      case .down: edited.length
      }
    return TextSpan(NSRange(location: min(offset, end), length: abs(end - offset)))
  }

  // MARK: Marked text

  // 15.8.3: marked text replaces the marked text before it, or the selection.
  func mark(_ text: String, selecting selected: NSRange) {
    let range = edited.marked ?? edited.selection
    edit(range, with: text)
    let length = text.utf16.count
    edited.marked = length > 0 ? NSRange(location: range.location, length: length) : nil
    select(NSRange(location: range.location + selected.location, length: selected.length))
  }
}

extension UITextLayoutDirection {
  fileprivate var opposite: Self {
    switch self {
    case .right: .left
    case .left: .right
    case .up: .down
    case .down: .up
    }
  }
}

/// The selected part of a line of a text of UIKit's own.
private final class SelectedLine: UITextSelectionRect {
  private let line: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  init(_ line: CGRect, isFirst: Bool, isLast: Bool) {
    (self.line, self.isFirst, self.isLast) = (line, isFirst, isLast)
    super.init()
  }

  override var rect: CGRect { line }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
