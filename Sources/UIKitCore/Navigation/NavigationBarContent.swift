import Foundation

/// What a navigation bar shows for one item: the title in the middle, the way back at the start.
@MainActor
final class NavigationBarContent: UIView {
  private(set) weak var item: UINavigationItem?
  private(set) weak var backItem: UINavigationItem?

  /// Called when the back button was tapped.
  var onBack: (() -> Void)? {
    get { backButton.onTap }
    set { backButton.onTap = newValue }
  }

  private let titleLabel = UILabel(frame: .zero)
  private let backButton = NavigationBackButton(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textColor = .label
    addSubview(titleLabel)
    addSubview(backButton)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: UINavigationItem?, back backItem: UINavigationItem?) {
    self.item = item
    self.backItem = backItem
    titleLabel.text = item?.title
    // 4.3.6 – whether there is a back button is the top item's affair, its text the lower one's.
    backButton.isHidden = backItem == nil || item?.hidesBackButton == true
    backButton.text = backItem?.backText ?? ""
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 8
    let spacing: CGFloat = 6
    let title = titleLabel.sizeThatFits(bounds.size)
    var room = bounds.insetBy(dx: 16, dy: 0)
    if !backButton.isHidden {
      // 4.3.4 – a text that leaves no room for the title becomes "Back", then only the chevron.
      let longest = bounds.width - 2 * margin - spacing - min(title.width, bounds.width * 0.4)
      let width = backButton.fit(width: max(longest, 0))
      backButton.frame = CGRect(x: margin, y: 0, width: width, height: bounds.height)
      room.size.width -= max(0, backButton.frame.maxX + spacing - room.minX)
      room.origin.x = max(room.minX, backButton.frame.maxX + spacing)
    }
    let width = min(title.width, room.width)
    let centered = bounds.midX - width / 2
    let x = min(max(centered, room.minX), room.maxX - width)
    titleLabel.frame = CGRect(
      x: x, y: ((bounds.height - title.height) / 2).rounded(), width: width, height: title.height)
  }

  // MARK: Moving along with the screens

  /// Comes in: the title from where the next screen comes, or from the back button's place.
  func enter(_ direction: UINavigationBar.Direction) {
    let offset = shift(direction == .forward ? 1 : -1)
    from(titleLabel, dx: offset)
    from(backButton, dx: direction == .forward ? bounds.width * 0.2 : 0)
  }

  /// Goes out the other way.
  func leave(_ direction: UINavigationBar.Direction) {
    titleLabel.frame = titleLabel.frame.offsetBy(
      dx: shift(direction == .forward ? -1 : 1), dy: 0)
    titleLabel.alpha = 0
    backButton.alpha = 0
  }

  private func shift(_ sign: CGFloat) -> CGFloat { sign * bounds.width * 0.35 }

  private func from(_ view: UIView, dx: CGFloat) {
    let frame = view.frame
    AnimationGroup.withoutAnimation {
      view.frame = frame.offsetBy(dx: dx, dy: 0)
      view.alpha = 0
    }
    view.frame = frame
    view.alpha = 1
  }
}
