import Foundation

/// The grey disc with a cross that takes the text away.
@MainActor
final class ClearButton: UIControl {
  var onTap: (() -> Void)?

  static let side: CGFloat = 19
  private let disc = Disc(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private var images: [UInt: UIImage] = [:]

  /// Shows an image in place of the disc, which comes back with `nil`.
  func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    stateDidChange()
    setNeedsLayout()
  }

  private var image: UIImage? {
    (isHighlighted ? images[State.highlighted.rawValue] : nil) ?? images[State.normal.rawValue]
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    disc.isUserInteractionEnabled = false
    addSubview(disc)
    addSubview(picture)
    stateDidChange()
  }

  required init?(coder: NSCoder) { nil }

  override var isTapped: Bool { true }

  override func touchUpInside() { onTap?() }

  override func stateDidChange() {
    super.stateDidChange()
    disc.backgroundColor = isHighlighted ? .systemGray : .systemGray3
    disc.isHidden = image != nil
    picture.image = image
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    disc.frame = CGRect(
      x: bounds.midX - Disc.radius, y: bounds.midY - Disc.radius, width: 2 * Disc.radius,
      height: 2 * Disc.radius)
    let size = picture.image?.size ?? .zero
    picture.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
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
