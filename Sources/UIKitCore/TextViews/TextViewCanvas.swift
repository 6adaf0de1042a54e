import Foundation

/// Shows the text of a text view with its caret and what is selected.
@MainActor
final class TextViewCanvas: UIView {
  private var lines: StyledLines?
  private var origin = CGPoint.zero
  private let caret = UIView(frame: .zero)
  private var highlights: [UIView] = []
  /// The pieces of text that a search has found.
  private var marks: [UIView] = []

  static let caretWidth: CGFloat = 2

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    caret.isHidden = true
    addSubview(caret)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the lines from `origin` on; without a selection nothing is edited.
  func show(
    _ lines: StyledLines, at origin: CGPoint, selection: NSRange?, hasCaret: Bool, tint: UIColor
  ) {
    self.lines = lines
    self.origin = origin
    caret.backgroundColor = tint
    caret.isHidden = !hasCaret || selection?.length != 0
    if let selection { caret.frame = caretRect(at: selection.location) }
    show(selection.map(lines.rects) ?? [], tint: tint)
    setNeedsCommit()
  }

  private func show(_ rects: [CGRect], tint: UIColor) {
    while highlights.count > rects.count { highlights.removeLast().removeFromSuperview() }
    while highlights.count < rects.count {
      let view = UIView(frame: .zero)
      insertSubview(view, belowSubview: caret)
      highlights.append(view)
    }
    for (view, rect) in zip(highlights, rects) {
      view.backgroundColor = tint.withAlphaComponent(0.2)
      view.frame = rect.offsetBy(dx: origin.x, dy: origin.y)
    }
  }

  /// Shows what a search has found.
  func show(_ found: [NSRange: UITextSearchFoundTextStyle]) {
    for mark in marks { mark.removeFromSuperview() }
    marks = found.flatMap { range, style in
      rects(of: range).map { rect in
        let mark = UIView(frame: rect)
        mark.layer.cornerRadius = 3
        mark.backgroundColor = .systemYellow.withAlphaComponent(style == .highlighted ? 0.9 : 0.3)
        insertSubview(mark, at: 0)
        return mark
      }
    }
  }

  /// Returns the rectangle of a range in each of its lines.
  func rects(of range: NSRange) -> [CGRect] {
    (lines?.rects(of: range) ?? []).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// Returns the rectangle of the caret before a UTF-16 unit.
  func caretRect(at offset: Int) -> CGRect {
    guard let lines else { return .zero }
    var rect = lines.caretRect(at: offset)
    rect.size.width = Self.caretWidth
    // At the end of a full line it stays in sight.
    rect.origin.x = min(rect.minX + origin.x, max(bounds.width - Self.caretWidth, 0))
    rect.origin.y += origin.y
    return rect
  }

  override func displayContent() -> DisplayContent {
    let lines =
      lines?.displayLines(
        at: origin, isDark: isDark, color: displayColor) ?? []
    return lines.isEmpty ? .none : .text(lines)
  }
}
