import Foundation

/// One action that a swipe uncovers.
@MainActor
final class SwipeButton: UIControl {
  let action: UIContextualAction
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)

  /// Medium confidence.
  private static let smallestWidth: CGFloat = 74
  private static let margin: CGFloat = 15
  /// How high a row is that has place for a picture and a title.
  private static let heightForBoth: CGFloat = 64
  private static let gap: CGFloat = 4

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 2
    picture.image = action.image
    picture.tintColor = .white
    picture.contentMode = .center
    for part in [picture, label] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  var naturalWidth: CGFloat {
    let words = action.title == nil ? 0 : label.intrinsicContentSize.width
    let image = action.image?.size.width ?? 0
    let width = action.image == nil ? words : max(image, min(words, Self.smallestWidth))
    return max(width + 2 * Self.margin, Self.smallestWidth).rounded(.up)
  }

  /// The content keeps its width while the button is not yet wide enough, and stands at that side.
  func layOut(contentWidth: CGFloat, atRight: Bool) {
    let width = max(contentWidth, Self.smallestWidth)
    let x = atRight ? bounds.width - width : 0
    let room = CGRect(x: x, y: 0, width: width, height: bounds.height)
    guard let image = action.image else {
      label.frame = room.insetBy(dx: 4, dy: 0)
      return
    }
    let showsBoth = action.title != nil && bounds.height >= Self.heightForBoth
    label.isHidden = !showsBoth
    let words = showsBoth ? label.intrinsicContentSize.height : 0
    let height = image.size.height + (showsBoth ? Self.gap + words : 0)
    let top = (bounds.height - height) / 2
    picture.frame = CGRect(x: x, y: top, width: width, height: image.size.height)
    label.frame = CGRect(
      x: x + 4, y: picture.frame.maxY + Self.gap, width: width - 8, height: words)
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .button
    accessibility.label = action.title
    return accessibility
  }
}

/// The buttons under a row that a swipe moves aside.
@MainActor
final class SwipeButtons: UIView {
  let buttons: [SwipeButton]
  /// A Boolean value that indicates whether the buttons are at the right of the screen.
  let isAtRight: Bool
  /// How wide they are when they are open.
  let naturalWidth: CGFloat
  private let widths: [CGFloat]
  var roundCorners: DisplayCorners = [] {
    didSet { if roundCorners != oldValue { setNeedsCommit() } }
  }

  init(_ actions: [UIContextualAction], isAtRight: Bool) {
    buttons = actions.map(SwipeButton.init)
    self.isAtRight = isAtRight
    widths = buttons.map(\.naturalWidth)
    naturalWidth = widths.reduce(0, +)
    super.init(frame: .zero)
    clipsToBounds = true
    // The first lies above the others: a full swipe draws it over them.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// Arranges the buttons for a row that has moved by that much; with `isFull`, only the first.
  func layOut(offset: CGFloat, isFull: Bool) {
    let part = naturalWidth > 0 ? offset / naturalWidth : 0
    var distance: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = isFull && index == 0 ? offset : widths[index] * part
      let x = isAtRight ? bounds.width - distance - width : distance
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      button.layOut(contentWidth: widths[index], atRight: !isAtRight)
      distance += widths[index] * part
    }
  }

  override func decorate(_ node: inout DisplayNode) {
    super.decorate(&node)
    guard !roundCorners.isEmpty else { return }
    node.cornerRadius = UITableViewCell.cornerRadius
    node.roundCorners = roundCorners
  }
}
