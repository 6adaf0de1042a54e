import Foundation

/// The sign of a tab: one of the system's, or an image.
@MainActor
final class TabSignView: UIView {
  var color: UIColor = .systemGray {
    didSet { if color != oldValue { setNeedsCommit() } }
  }

  private var glyph: TabGlyph?
  private var image: UIImage?
  private var isFilled = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: UITabBarItem, isSelected: Bool, isCompact: Bool = false) {
    glyph = item.systemItem?.glyph
    let low = isCompact ? item.landscapeImagePhone : nil
    image = (low ?? item.shownImage(isSelected: isSelected))?.falling(backTo: .bar)
    isFilled = isSelected
    setNeedsCommit()
  }

  var hasContent: Bool { glyph != nil || image != nil }

  var wantedSize: CGSize {
    if let image { return image.size }
    return glyph == nil ? .zero : CGSize(width: BarGlyph.size, height: BarGlyph.size)
  }

  override func displayContent() -> DisplayContent {
    if let image { return image.display(in: bounds, of: self, usage: .sign, tint: color) }
    guard let glyph else { return .none }
    let ink = displayColor(of: color)
    if glyph.stroke.isEmpty || (isFilled && !glyph.fill.isEmpty) {
      return .path(DisplayPath(data: glyph.fill, fill: ink))
    }
    // A shape that cannot be filled is drawn with a stronger line.
    let width = isFilled ? BarGlyph.lineWidth * 1.5 : BarGlyph.lineWidth
    return .path(DisplayPath(data: glyph.stroke, stroke: ink, lineWidth: width))
  }
}

/// A short text in an oval.
@MainActor
final class TabBadge: UIView {
  private let label = UILabel(frame: .zero)
  private static let height: CGFloat = 18
  private static let padding: CGFloat = 5

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  func show(_ style: TextStyle, on color: UIColor) {
    label.apply(style)
    backgroundColor = color
  }

  /// Nothing without a text; an empty one leaves the oval.
  var wantedSize: CGSize {
    guard text != nil else { return .zero }
    let width = label.intrinsicContentSize.width + 2 * Self.padding
    return CGSize(width: max(width, Self.height), height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override func decorate(_ node: inout DisplayNode) {
    super.decorate(&node)
    node.cornerRadius = bounds.height / 2
  }
}
