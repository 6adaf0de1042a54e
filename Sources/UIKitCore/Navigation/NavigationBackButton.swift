import Foundation

/// The chevron with the name of the screen below.
@MainActor
final class NavigationBackButton: UIControl {
  var onTap: (() -> Void)?

  /// What the button would like to say.
  var text = "" {
    didSet { label.text = text }
  }

  private let chevron = ChevronView(frame: .zero)
  private let label = UILabel(frame: .zero)

  private static let chevronSize = CGSize(width: 12, height: 21)
  private static let spacing: CGFloat = 6

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 17)
    addSubview(chevron)
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  /// Chooses the longest text that fits in `width`, and returns the width that it takes.
  func fit(width: CGFloat) -> CGFloat {
    let start = Self.chevronSize.width + Self.spacing
    for candidate in [text, "Back", ""] {
      label.text = candidate
      let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44))
      let needed = candidate.isEmpty ? start : start + size.width
      if needed <= width || candidate.isEmpty { return max(needed, 44) }
    }
    return 44
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(bounds.size)
    chevron.frame = CGRect(
      origin: CGPoint(x: 0, y: (bounds.height - Self.chevronSize.height) / 2),
      size: Self.chevronSize)
    label.frame = CGRect(
      x: Self.chevronSize.width + Self.spacing, y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = tintColor
  }

  // Pressed, the button fades as Apple's does.
  override var isHighlighted: Bool {
    didSet {
      chevron.alpha = isHighlighted ? 0.2 : 1
      label.alpha = chevron.alpha
    }
  }

  override var isTapped: Bool { true }

  override func displayAccessibility() -> DisplayAccessibility? {
    DisplayAccessibility(role: .button, label: label.text?.isEmpty == false ? label.text : "Back")
  }
}

/// The arrow of a back button, in the tint colour.
@MainActor
private final class ChevronView: UIView {
  override func displayContent() -> DisplayContent {
    .path(
      DisplayPath(
        data: "M10.5 2L2 10.5L10.5 19",
        stroke: tintColor.display(isDark: Stage.shared.isDark), lineWidth: 2.6))
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsCommit()
  }
}
