import Foundation

/// A view of a menu that can be chosen: an action, a submenu, or the way back.
@MainActor
class MenuElementView: UIControl {
  var onTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .systemFill : nil
  }
}

/// One line of a menu: a mark at its beginning, texts, an image at its end.
@MainActor
final class MenuRow: MenuElementView {
  /// The icon before the title.
  enum Mark: String {
    case none = ""
    case check = "M0.8 6.4L4.6 11L12 1"
    case mixed = "M1 6H12"
    case more = "M4 1L9.5 6L4 11"
    case back = "M1 4L6.5 9.5L12 4"
  }

  /// The space before the titles of a menu. With icons, there is more.
  static let margin: CGFloat = 16
  static let markedMargin: CGFloat = 32
  private static let padding: CGFloat = 11
  private static let imageRoom: CGFloat = 20
  private static let gap: CGFloat = 12

  let mark: Mark
  /// A Boolean value that indicates whether other rows of the menu have a mark too.
  var isIndented = false { didSet { setNeedsLayout() } }

  private let title = UILabel(frame: .zero)
  private let subtitle = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let wheel: UIActivityIndicatorView?
  private let markView = MenuMarkView(frame: .zero)
  private let isDestructive: Bool
  private let isProminent: Bool

  init(
    title text: String, subtitle detail: String? = nil, image: UIImage? = nil, mark: Mark = .none,
    isDestructive: Bool = false, isProminent: Bool = false, isWaiting: Bool = false
  ) {
    self.mark = mark
    self.isDestructive = isDestructive
    self.isProminent = isProminent
    wheel = isWaiting ? UIActivityIndicatorView(style: .medium) : nil
    super.init(frame: .zero)
    title.text = text
    subtitle.text = detail
    subtitle.isHidden = (detail ?? "").isEmpty
    picture.image = image
    picture.usage = .sign
    picture.isHidden = image == nil
    markView.data = mark.rawValue
    for view in [title, subtitle, picture, markView] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    if let wheel {
      wheel.startAnimating()
      addSubview(wheel)
    }
    style()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Look

  override func stateDidChange() {
    super.stateDidChange()
    style()
  }

  /// The texts in the size that people chose.
  func style() {
    let traits = traitCollection
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    title.font = isProminent ? .systemFont(ofSize: body.pointSize, weight: .semibold) : body
    subtitle.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    // Long titles have two lines, very large ones as many as they need.
    let isHuge = traits.preferredContentSizeCategory.isAccessibilityCategory
    title.numberOfLines = isHuge ? 0 : 2
    subtitle.numberOfLines = isHuge ? 0 : 2
    let color: UIColor = isEnabled ? (isDestructive ? .systemRed : .label) : .tertiaryLabel
    title.textColor = color
    subtitle.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    picture.templateColor = color
    markView.color = color
  }

  // MARK: Layout

  private var leading: CGFloat { isIndented ? Self.markedMargin : Self.margin }

  private func textWidth(in width: CGFloat) -> CGFloat {
    let hasEnd = !picture.isHidden || wheel != nil
    return max(width - leading - Self.margin - (hasEnd ? Self.imageRoom + Self.gap : 0), 1)
  }

  private func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
    guard !label.isHidden else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    let room = textWidth(in: width)
    let texts = height(of: title, room) + height(of: subtitle, room)
    return max(44, (texts + 2 * Self.padding).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = textWidth(in: bounds.width)
    let (first, second) = (height(of: title, width), height(of: subtitle, width))
    let top = ((bounds.height - first - second) / 2).rounded()
    title.frame = mirrored(CGRect(x: leading, y: top, width: width, height: first))
    subtitle.frame = mirrored(CGRect(x: leading, y: top + first, width: width, height: second))
    markView.frame = mirrored(CGRect(x: 11, y: (bounds.height - 12) / 2, width: 13, height: 12))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // A mark that points into the next menu points the way that people read; a tick does not turn.
    markView.transform =
      isMirrored && mark == .more ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    let size = picture.image?.size ?? CGSize(width: Self.imageRoom, height: Self.imageRoom)
    let scale = min(1, 24 / max(size.width, size.height, 1))
    let shown = CGSize(width: size.width * scale, height: size.height * scale)
    let middle = bounds.width - Self.margin - Self.imageRoom / 2
    picture.contentMode = .scaleAspectFit
    picture.frame = mirrored(
      CGRect(
        x: middle - shown.width / 2, y: (bounds.height - shown.height) / 2, width: shown.width,
        height: shown.height))
    wheel?.frame = mirrored(
      CGRect(x: middle - 10, y: (bounds.height - 20) / 2, width: 20, height: 20))
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    let words = [title.text, subtitle.isHidden ? nil : subtitle.text].compactMap(\.self)
    var accessibility = DisplayAccessibility(role: .button, label: words.joined(separator: ", "))
    accessibility.isEnabled = isEnabled
    accessibility.isSelected = mark == .check
    return accessibility
  }
}

/// One of several elements that stand side by side: an image, and a title below it if it is not small.
@MainActor
final class MenuTile: MenuElementView {
  static let heights: [UIMenu.ElementSize: CGFloat] = [.small: 44, .medium: 64]

  private let title = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let isDestructive: Bool
  private let isOn: Bool
  private let name: String

  init(action: UIAction, size: UIMenu.ElementSize) {
    isDestructive = action.attributes.contains(.destructive)
    isOn = action.state == .on
    name = action.title
    super.init(frame: .zero)
    title.text = action.title
    title.textAlignment = .center
    title.isHidden = size == .small && action.image != nil
    picture.image = action.image
    picture.usage = .sign
    picture.isHidden = action.image == nil
    for view in [title, picture] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isEnabled = !action.attributes.contains(.disabled)
    style()
  }

  required init?(coder: NSCoder) { nil }

  override func stateDidChange() {
    super.stateDidChange()
    style()
  }

  func style() {
    title.font = .preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection)
    let color: UIColor = isEnabled ? (isDestructive ? .systemRed : .label) : .tertiaryLabel
    title.textColor = color
    picture.templateColor = color
    if !isHighlighted { backgroundColor = isOn ? .tertiarySystemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = title.isHidden ? 0 : title.intrinsicContentSize.height
    let image = picture.isHidden ? .zero : picture.image?.size ?? .zero
    let gap: CGFloat = text > 0 && image.height > 0 ? 4 : 0
    let top = (bounds.height - text - image.height - gap) / 2
    picture.frame = CGRect(
      x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height)
    title.frame = CGRect(
      x: 4, y: top + image.height + gap, width: max(bounds.width - 8, 0), height: text)
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = DisplayAccessibility(role: .button, label: name)
    accessibility.isEnabled = isEnabled
    accessibility.isSelected = isOn
    return accessibility
  }
}

/// A tick, a line, an arrow.
@MainActor
final class MenuMarkView: UIView {
  var data = "" { didSet { setNeedsCommit() } }
  var color = UIColor.label { didSet { setNeedsCommit() } }

  override func displayContent() -> DisplayContent {
    data.isEmpty
      ? .none : .path(DisplayPath(data: data, stroke: displayColor(of: color), lineWidth: 1.9))
  }
}
