import Foundation

/// The arrow with the name of the screen below.
@MainActor
final class NavigationBackButton: UIControl {
  var onTap: (() -> Void)?
  /// A finger stayed on the button.
  var onLongPress: (() -> Void)?

  let chevron = ChevronView(frame: .zero)
  /// The text beside the arrow, which moves separately while the stack changes.
  let label = UILabel(frame: .zero)
  private let imageView = BackImageView(frame: .zero)
  private let plate = BarPlate(frame: .zero)

  private var content = UINavigationItem.BackLabel.nothing
  private var appearance = UIBarButtonItemAppearance(style: .plain)
  private weak var madeItem: UIBarButtonItem?
  /// An item that receives the appearance that an app sets for all bar buttons.
  private let ownItem = UIBarButtonItem()

  private static let spacing: CGFloat = 6
  private static let smallestWidth: CGFloat = 44

  /// The item that decides how the button looks: the app's back item, or the button's own.
  var item: UIBarButtonItem { madeItem ?? ownItem }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(plate)
    addSubview(chevron)
    addSubview(label)
    addSubview(imageView)
    imageView.isUserInteractionEnabled = false
    chevron.isUserInteractionEnabled = false
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    let press = UILongPressGestureRecognizer()
    press.addHandler { [weak self] in if $0.state == .began { self?.onLongPress?() } }
    addGestureRecognizer(press)
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the way to `item`, as a bar with `appearance` does.
  func show(
    _ content: UINavigationItem.BackLabel, item: UIBarButtonItem?,
    appearance: UIBarButtonItemAppearance, indicator: UIImage?
  ) {
    self.content = content
    self.appearance = appearance
    madeItem = item
    chevron.image = indicator
    label.text = content.text
    if case .image(let image) = content { imageView.image = image } else { imageView.image = nil }
    imageView.isHidden = imageView.image == nil
    itemDidChange()
  }

  /// The item looks otherwise than before.
  func itemDidChange() {
    let tint = item.tintColor
    if ownTintColor != tint { tintColor = tint }
    updateColors()
    setNeedsLayout()
  }

  /// The leading edge of the text.
  private var textStart: CGFloat { chevron.wantedSize.width + Self.spacing }

  private var textOffset: UIOffset {
    item.titleAdjustment(
      isCompact: traitCollection.verticalSizeClass == .compact, isBack: true)
      ?? appearance.normal.titlePositionAdjustment
  }

  /// The frame of the text at rest, whatever its current position.
  var restingTextFrame: CGRect {
    var frame = label.frame
    frame.origin.x = textStart
    return mirrored(frame).offsetBy(dx: textOffset.horizontal, dy: 0)
  }

  /// Chooses the longest text that fits in `width`, and returns the width that it takes.
  func fit(width: CGFloat) -> CGFloat {
    let start = textStart
    if let image = imageView.image { return max(start + image.size.width, Self.smallestWidth) }
    var candidates = [content.text]
    // 4.3.4 – a text that is too long becomes "Back", then only the arrow is left.
    if !content.text.isEmpty { candidates += [UINavigationItem.genericBackText, ""] }
    for candidate in candidates {
      label.text = candidate
      let needed = candidate.isEmpty ? start : start + label.intrinsicContentSize.width
      if needed <= width || candidate.isEmpty { return max(needed, Self.smallestWidth) }
    }
    return Self.smallestWidth
  }

  /// A Boolean value that indicates whether there is any text beside the arrow.
  var hasText: Bool { label.text?.isEmpty == false }

  override func layoutSubviews() {
    super.layoutSubviews()
    showPlate()
    let size = label.intrinsicContentSize
    let start = textStart
    let sign = chevron.wantedSize
    chevron.frame = mirrored(
      CGRect(origin: CGPoint(x: 0, y: (bounds.height - sign.height) / 2), size: sign))
    chevron.pointsRight = isMirrored
    label.frame = mirrored(
      CGRect(
        x: start, y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width, height: size.height)
    ).offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
    if let image = imageView.image {
      imageView.frame = mirrored(
        CGRect(
          origin: CGPoint(x: start, y: ((bounds.height - image.size.height) / 2).rounded()),
          size: image.size))
    }
  }

  private func showPlate() {
    let isCompact = traitCollection.verticalSizeClass == .compact
    plate.show(item.background(state, isCompact: isCompact, isBack: true), in: bounds)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    let style = TextStyle(font: .systemFont(ofSize: 17), color: tintColor)
      .applying(appearance.normal.titleTextAttributes)
      .applying(item.titleTextAttributes(for: .normal))
    label.apply(style)
  }

  // Pressed, the button fades as Apple's does.
  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      for view in [chevron, label, imageView] { view.alpha = isHighlighted ? 0.2 : 1 }
      showPlate()
    }
  }

  override var isTapped: Bool { true }

  override func displayAccessibility() -> DisplayAccessibility? {
    DisplayAccessibility(
      role: .button, label: hasText ? label.text : UINavigationItem.genericBackText)
  }
}

/// The arrow of a back button, in the tint colour.
@MainActor
final class ChevronView: UIView {
  /// A picture of the app's own, as it is also for people who read from the right.
  var image: UIImage? {
    didSet { if image != oldValue { setNeedsCommit() } }
  }

  private static let arrowSize = CGSize(width: 12, height: 21)

  var wantedSize: CGSize { image?.size ?? Self.arrowSize }

  /// A Boolean value that indicates whether what is before lies on the right.
  var pointsRight = false {
    didSet { if pointsRight != oldValue { setNeedsCommit() } }
  }

  override func displayContent() -> DisplayContent {
    if let image { return image.display(in: bounds, of: self, usage: .sign, tint: tintColor) }
    return .path(
      DisplayPath(
        data: pointsRight ? "M1.5 2L10 10.5L1.5 19" : "M10.5 2L2 10.5L10.5 19",
        stroke: displayColor(of: tintColor), lineWidth: 2.6))
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsCommit()
  }
}

@MainActor
private final class BackImageView: UIView {
  var image: UIImage? { didSet { setNeedsCommit() } }

  override func displayContent() -> DisplayContent {
    image?.display(in: bounds, of: self, usage: .sign) ?? .none
  }
}
