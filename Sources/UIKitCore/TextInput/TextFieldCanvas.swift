import Foundation

/// Shows the text of a field with its caret, cut at the edges and moved so that the caret is seen.
@MainActor
final class TextFieldCanvas: UIView {
  /// How much of the text has gone out on the left.
  var scroll: CGFloat = 0

  private var runs = TextRuns(
    StyledText(), style: TextStyle(font: UITextField.defaultFont, color: .label),
    isSecure: false)
  private var drawn: TextRuns?
  private var textStart: CGFloat = 0
  private var textTop: CGFloat = 0
  private var opacity: CGFloat = 1
  private let caret = UIView(frame: .zero)
  private let highlight = UIView(frame: .zero)

  static let caretWidth: CGFloat = 2

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    for view in [highlight, caret] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The visible content.
  struct Content {
    var runs: TextRuns
    var alignment: NSTextAlignment
    /// `nil` where nothing is edited.
    var selection: NSRange?
    var tint: UIColor
    var opacity: CGFloat
    /// A Boolean value that indicates whether there is no text yet: the caret stands where it is
    /// going to begin.
    var isPlaceholder = false
  }

  func show(_ content: Content) {
    runs = content.runs
    opacity = content.opacity
    let room = bounds.width - (content.selection == nil ? 0 : Self.caretWidth)
    let free = room - runs.width
    let scale = UIScreen.main.scale
    textTop = ((bounds.height - runs.lineHeight) / 2 * scale).rounded(.down) / scale
    if free >= 0 {
      scroll = 0
      textStart = Self.part(of: free, before: content.alignment)
      drawn = runs
    } else if let selection = content.selection {
      scroll = Self.scroll(
        from: scroll, toShow: runs.x(at: NSMaxRange(selection)), room: room, excess: -free)
      textStart = -scroll
      drawn = runs
    } else {
      textStart = 0
      drawn = runs.truncated(to: bounds.width)
    }
    placeMarks(content)
    setNeedsCommit()
  }

  private static func part(of free: CGFloat, before alignment: NSTextAlignment) -> CGFloat {
    switch alignment {
    case .left, .natural, .justified: 0
    case .center: free / 2
    case .right: free
    }
  }

  // As little as is needed.
  private static func scroll(
    from old: CGFloat, toShow x: CGFloat, room: CGFloat, excess: CGFloat
  ) -> CGFloat {
    min(max(min(max(old, x - room), x), 0), excess)
  }

  private func placeMarks(_ content: Content) {
    caret.backgroundColor = content.tint
    highlight.backgroundColor = content.tint.withAlphaComponent(0.2)
    let selection = content.selection
    caret.isHidden = selection.map { $0.length > 0 } ?? true
    highlight.isHidden = selection.map { $0.length == 0 } ?? true
    guard let selection else { return }
    caret.frame = caretRect(at: selection.location)
    if content.isPlaceholder {
      caret.frame.origin.x = Self.part(
        of: bounds.width - Self.caretWidth, before: content.alignment)
    }
    let (start, end) = (runs.x(at: selection.location), runs.x(at: NSMaxRange(selection)))
    highlight.frame = CGRect(
      x: textStart + start, y: textTop, width: end - start, height: runs.lineHeight)
  }

  /// Returns the rectangle of the caret before a UTF-16 unit, in the canvas's coordinates.
  func caretRect(at offset: Int) -> CGRect {
    CGRect(
      x: textStart + runs.x(at: offset), y: textTop, width: Self.caretWidth,
      height: runs.lineHeight)
  }

  /// The place in the text that is nearest to a point.
  func offset(at point: CGPoint) -> Int { runs.offset(at: point.x - textStart) }

  var baseline: CGFloat { textTop + runs.ascender }

  override func displayContent() -> DisplayContent {
    guard let drawn, bounds.width > 0 else { return .none }
    let lines = drawn.displayLines(x: textStart, baseline: baseline, isDark: isDark) {
      var color = displayColor(of: $0)
      color.alpha *= opacity
      return color
    }
    return lines.isEmpty ? .none : .text(lines)
  }
}
