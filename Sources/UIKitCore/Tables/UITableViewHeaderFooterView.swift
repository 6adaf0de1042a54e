public import Foundation

/// What stands above or below a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(storedContentView)
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    storedReuseIdentifier = nil
    super.init(coder: coder)
    addSubview(storedContentView)
  }

  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Called before the view is used for another section.
  open func prepareForReuse() {}

  /// Holds what the app adds.
  open var contentView: UIView { storedContentView }

  /// Made when it is first asked for.
  open var textLabel: UILabel? { label }

  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    storedContentView.frame = bounds
    backgroundView?.frame = bounds
    guard hasLabel else { return }
    let height = label.intrinsicContentSize.height
    let room = bounds.insetBy(dx: 16, dy: 0)
    let y = isPlain ? (bounds.height - height) / 2 : isFooter ? 6 : bounds.height - height - 6
    label.frame = CGRect(x: room.minX, y: y, width: room.width, height: height)
  }

  // MARK: - Inside the stage

  private let storedReuseIdentifier: String?
  private let storedContentView = UIView(frame: .zero)
  private var hasLabel = false
  private var isPlain = true
  private var isFooter = false

  private lazy var label: UILabel = {
    let label = UILabel(frame: .zero)
    storedContentView.addSubview(label)
    hasLabel = true
    dress(label)
    return label
  }()

  private func dress(_ label: UILabel) {
    label.font = isPlain ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
    label.textColor = isPlain ? .label : .secondaryLabel
  }

  /// The table shows it as one of those.
  func setUp(for style: UITableView.Style, isFooter: Bool) {
    let wasPlain = isPlain
    isPlain = style == .plain
    self.isFooter = isFooter
    if isPlain, backgroundView == nil, backgroundColor == nil {
      backgroundColor = .secondarySystemBackground
    }
    // Nothing that the app has set is undone where the label looks right already.
    if hasLabel, isPlain != wasPlain { dress(label) }
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    guard hasLabel, let text = label.text else { return super.displayAccessibility() }
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .header
    accessibility.label = text
    return accessibility
  }
}
