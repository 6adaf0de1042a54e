import Foundation

/// The activities of a share sheet that share: icons in a row that scrolls to the side.
@MainActor
final class ActivityIconRow: UIView {
  static let height: CGFloat = 124

  private let scrollView = UIScrollView(frame: .zero)
  private let stack = UIStackView(frame: .zero)
  private let line = UIView(frame: .zero)

  var onChoose: ((UIActivity) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    scrollView.showsHorizontalScrollIndicator = false
    stack.alignment = .top
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stack)
    addSubview(scrollView)
    addSubview(line)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 8),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -8),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ activities: [UIActivity]) {
    for icon in stack.arrangedSubviews { icon.removeFromSuperview() }
    for activity in activities {
      let icon = ActivityIcon(activity)
      icon.addAction(
        UIAction { [weak self] _ in self?.onChoose?(activity) }, for: .touchUpInside)
      stack.addArrangedSubview(icon)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let thickness = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(
      x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness)
  }
}

/// One activity in the row: its image as an app's icon, and its title below.
@MainActor
private final class ActivityIcon: UIControl {
  private static let side: CGFloat = 60
  private static let size = CGSize(width: 76, height: 104)

  private let title: String?
  private let image = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)

  init(_ activity: UIActivity) {
    title = activity.activityTitle
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    image.image = activity.activityImage
    image.contentMode = activity.activityImage?.isSymbolImage == true ? .center : .scaleAspectFill
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 26)
    image.tintColor = .label
    image.backgroundColor = ShareColors.row
    image.clipsToBounds = true
    image.layer.cornerRadius = 13.5
    label.text = title
    label.font = .systemFont(ofSize: 11)
    label.textAlignment = .center
    label.numberOfLines = 2
    addSubview(image)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { Self.size }

  override var isHighlighted: Bool {
    didSet { image.alpha = isHighlighted ? 0.5 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.width
    image.frame = CGRect(x: (room - Self.side) / 2, y: 0, width: Self.side, height: Self.side)
    let top = Self.side + 6
    let fitting = label.sizeThatFits(CGSize(width: room, height: bounds.height - top))
    label.frame = CGRect(
      x: 0, y: top, width: room, height: min(fitting.height, bounds.height - top))
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .button
    accessibility.label = title
    return accessibility
  }
}
