import Foundation

/// The bubble of a popover: a rounded card with an arrow on one side.
@MainActor
final class PopoverBubble: UIView {
  private static let cornerRadius: CGFloat = 13
  private static let arrowBreadth: CGFloat = 30

  private let card = PopoverCard(frame: .zero)

  override var elevatesContent: Bool { true }

  var arrow: (direction: UIPopoverArrowDirection, position: CGFloat) = (.unknown, 0) {
    didSet { setNeedsLayout() }
  }

  var fillColor: UIColor? {
    didSet {
      card.backgroundColor = fillColor ?? .systemBackground
      setNeedsCommit()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.clipsToBounds = true
    card.backgroundColor = .systemBackground
    addSubview(card)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: UIView) {
    content.translatesAutoresizingMaskIntoConstraints = true
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = card.bounds
    card.addSubview(content)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = cardFrame
  }

  private var cardFrame: CGRect {
    let length = PopoverPlacement.arrowLength
    var frame = bounds
    switch arrow.direction {
    case .up:
      frame.origin.y += length
      frame.size.height -= length
    case .down: frame.size.height -= length
    case .left:
      frame.origin.x += length
      frame.size.width -= length
    case .right: frame.size.width -= length
    default: break
    }
    return frame
  }

  override func displayContent() -> DisplayContent {
    let half = Self.arrowBreadth / 2
    let (at, size) = (arrow.position, bounds.size)
    let points: [CGPoint]
    let card = cardFrame
    switch arrow.direction {
    case .up:
      points =
        [CGPoint(x: at - half, y: card.minY), CGPoint(x: at, y: 0)]
        + [CGPoint(x: at + half, y: card.minY)]
    case .down:
      points =
        [CGPoint(x: at - half, y: card.maxY), CGPoint(x: at, y: size.height)]
        + [CGPoint(x: at + half, y: card.maxY)]
    case .left:
      points =
        [CGPoint(x: card.minX, y: at - half), CGPoint(x: 0, y: at)]
        + [CGPoint(x: card.minX, y: at + half)]
    case .right:
      points =
        [CGPoint(x: card.maxX, y: at - half), CGPoint(x: size.width, y: at)]
        + [CGPoint(x: card.maxX, y: at + half)]
    default: return .none
    }
    let path = points.map { "\(DisplayNumber.text($0.x)) \(DisplayNumber.text($0.y))" }
    return .path(
      DisplayPath(
        data: "M" + path.joined(separator: "L") + "Z",
        fill: displayColor(of: fillColor ?? .systemBackground)))
  }

  /// The background of the content.
  private final class PopoverCard: UIView {
    override func decorate(_ node: inout DisplayNode) {
      node.cornerRadius = PopoverBubble.cornerRadius
    }
  }
}
