import Foundation

/// The grey disc with a cross that takes the text away.
@MainActor
final class ClearButton: UIControl {
  var onTap: (() -> Void)?

  static let side: CGFloat = 19
  private let disc = Disc(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    disc.isUserInteractionEnabled = false
    addSubview(disc)
    stateDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override var isTapped: Bool { true }

  override func touchUpInside() { onTap?() }

  override func stateDidChange() {
    super.stateDidChange()
    disc.backgroundColor = isHighlighted ? .systemGray : .systemGray3
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    disc.frame = CGRect(
      x: bounds.midX - Disc.radius, y: bounds.midY - Disc.radius, width: 2 * Disc.radius,
      height: 2 * Disc.radius)
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .button
    accessibility.label = "Clear text"
    return accessibility
  }

  private final class Disc: UIView {
    static let radius: CGFloat = 7.5

    override func decorate(_ node: inout DisplayNode) {
      super.decorate(&node)
      node.cornerRadius = Self.radius
    }

    override func displayContent() -> DisplayContent {
      .path(
        DisplayPath(
          data: "M5 5L10 10M10 5L5 10", stroke: displayColor(of: .systemBackground),
          lineWidth: 1.3))
    }
  }
}
