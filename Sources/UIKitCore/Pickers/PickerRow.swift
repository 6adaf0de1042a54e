import Foundation

/// The place of a row on a wheel, which turns away with it.
@MainActor
final class PickerSlot: UIView {
  let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    // A touch on a row is the wheel's.
    isUserInteractionEnabled = false
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// `distance` is how far the row is from the middle along the cylinder.
  func place(distance: CGFloat, radius: CGFloat, in bounds: CGRect, height: CGFloat) {
    let angle = min(max(distance / radius, -.pi / 2), .pi / 2)
    let turn = cos(angle)
    self.bounds.size = CGSize(width: bounds.width, height: height)
    center = CGPoint(x: bounds.midX, y: bounds.midY + radius * sin(angle))
    // A row that turns away is farther away, too.
    transform = CGAffineTransform(scaleX: 0.88 + 0.12 * turn, y: max(turn, 0.01))
    // Before a row is seen from the edge only, it is gone.
    let isChosen = abs(distance) < height / 2
    alpha = isChosen ? 1 : max(0, 0.6 * (turn - 0.15))
    content.untransformedFrame = self.bounds
  }
}

/// A row with a title.
@MainActor
final class PickerRowLabel: UIView {
  var text = NSAttributedString(string: "") {
    didSet { setNeedsCommit() }
  }

  /// The style of rows, of the size in Apple's design resources for iOS 17.
  private static let style = TextStyle(font: .systemFont(ofSize: 21), color: .label)
  private static let margin: CGFloat = 4

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func displayContent() -> DisplayContent {
    let room = max(bounds.width - 2 * Self.margin, 0)
    guard room > 0, text.length > 0 else { return .none }
    let whole = TextRuns(StyledText(text), style: Self.style, isSecure: false)
    let runs = whole.truncated(to: room)
    let x = bounds.midX - min(whole.width, room) / 2
    let baseline = wholePixels(bounds.midY - runs.lineHeight / 2 + runs.ascender)
    return .text(
      runs.displayLines(x: x, baseline: baseline, isDark: isDark) { displayColor(of: $0) })
  }
}
