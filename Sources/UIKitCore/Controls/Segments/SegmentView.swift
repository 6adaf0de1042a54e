import Foundation

/// One segment of a segmented control.
@MainActor
final class SegmentView: UIView {
  var title: String?
  var image: UIImage?
  private(set) var action: UIAction?
  /// The width that the app gave it; 0 for none.
  var ownWidth: CGFloat = 0
  var contentOffset = CGSize.zero
  /// A Boolean value that indicates whether people can choose it.
  var isOpen = true
  var isChosen = false
  /// A Boolean value that indicates whether it, or the whole control, takes no touches.
  var isOutOfUse = false

  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let plate = UIImageView(frame: .zero)

  /// A segment for a title, an image or an action.
  init(_ item: Any) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    picture.usage = .sign
    addSubview(plate)
    addSubview(label)
    addSubview(picture)
    switch item {
    case let title as String: self.title = title
    case let image as UIImage: self.image = image
    case let action as UIAction: take(action)
    default: break
    }
  }

  required init?(coder: NSCoder) { nil }

  func take(_ action: UIAction) {
    self.action = action
    image = action.image
    title = action.image == nil ? action.title : nil
  }

  func show(_ style: TextStyle, isDimmed: Bool) {
    label.text = title
    label.apply(style)
    label.isHidden = title == nil
    picture.isHidden = image == nil
    picture.image = image
    picture.templateColor = style.color
    let opacity: CGFloat = isDimmed ? 0.3 : 1
    for content in [label, picture] { content.alpha = opacity }
    setNeedsLayout()
    setNeedsCommit()
  }

  /// Shows a picture behind everything else; none with `nil`.
  func showBackground(_ image: UIImage?) {
    plate.image = image
    plate.isHidden = image == nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    plate.frame = bounds
    let room = bounds.offsetBy(dx: contentOffset.width, dy: contentOffset.height)
    let height = label.font.lineHeight.rounded(.up)
    label.frame = CGRect(
      x: room.minX + 2, y: wholePixels(room.midY - height / 2), width: max(room.width - 4, 0),
      height: height)
    let size = image?.size ?? .zero
    picture.frame = CGRect(
      x: wholePixels(room.midX - size.width / 2), y: wholePixels(room.midY - size.height / 2),
      width: size.width, height: size.height)
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .button
    accessibility.label = title ?? action?.title ?? image?.spokenName
    accessibility.isSelected = isChosen
    accessibility.isEnabled = !isOutOfUse
    return accessibility
  }
}
