public import Foundation

/// Arranges views in a row or a column, by constraints of its own.
@preconcurrency @MainActor
open class UIStackView: UIView {
  // MARK: Creating a stack view

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    decodeInterface(coder, as: UIStackView.self)
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  // MARK: Arranged subviews

  /// 12.5.1 – the views that are arranged: in an order of their own, some or all of the subviews.
  open private(set) var arrangedSubviews: [UIView] = []

  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Also moves a view that is arranged already.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let others = arrangedSubviews.filter { $0 !== view }
    guard (0...others.count).contains(stackIndex) else {
      UIKitException.raise(
        .internalInconsistency,
        "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than "
          + "or equal to \(others.count)")
    }
    arrange(view, at: stackIndex)
  }

  /// 12.5.1 – ends arranging `view`, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    // 12.5.5 – a distance does not outlive its place.
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  // MARK: Layout

  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// How the views share the length of the axis.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// The alignment of the views across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// 12.5.5 – the distance between two views, or the least one in the distributions that share
  /// gaps. May be negative.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// The distance after one view; ``spacingUseDefault`` takes ``spacing``.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementDidChange()
  }

  @discardableResult
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// A Boolean value that indicates whether the distances of a column are counted from baseline to
  /// baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// 12.5.6 – whether the views keep inside the layout margins; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// The distance that is meant by "as everywhere else in this stack".
  open class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// The distance that the system keeps between views: 8 points.
  open class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  // MARK: Views

  open override func updateConstraints() {
    rebuildArrangement()
    super.updateConstraints()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    // 12.5.1 – what leaves the view leaves the row as well.
    removeArrangedSubview(subview)
  }

  open override var forFirstBaselineLayout: UIView {
    shownViews.first?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? shownViews.last : shownViews.first)?.forLastBaselineLayout ?? self
  }

  // MARK: - Inside the stage

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The active constraints that the stack makes for its views.
  private(set) var arrangement: [NSLayoutConstraint] = []

  /// 12.5.2 – hidden views take neither space nor a distance.
  var shownViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private func arrange(_ view: UIView, at index: Int) {
    view.translatesAutoresizingMaskIntoConstraints = false
    // 12.5.1 – what is a subview already keeps its place among them.
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: index)
    arrangementDidChange()
  }

  private func arrangementDidChange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  override func subviewVisibilityDidChange(_ subview: UIView) {
    super.subviewVisibilityDidChange(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { arrangementDidChange() }
  }

  override func subviewContentSizeDidChange(_ subview: UIView) {
    super.subviewContentSizeDidChange(subview)
    if distribution == .fillProportionally { arrangementDidChange() }
  }

  private func rebuildArrangement() {
    NSLayoutConstraint.deactivate(arrangement)
    let views = shownViews
    let gaps = views.dropLast().map(distance)
    arrangement = StackArrangement(stack: self, views: views, gaps: gaps).constraints
    NSLayoutConstraint.activate(arrangement)
  }

  /// The distance that the stack keeps after a view.
  func distance(after view: UIView) -> CGFloat {
    let distance = customSpacings[ObjectIdentifier(view)] ?? spacing
    if distance == UIStackView.spacingUseSystem { return 8 }
    return distance == UIStackView.spacingUseDefault ? 0 : distance
  }
}

extension UIStackView {
  /// How views share the length of the axis.
  public enum Distribution: Int, Sendable {
    /// The one that hugs its content least is stretched, the one that resists least is compressed.
    case fill
    case fillEqually
    /// Sizes in proportion to the views' content.
    case fillProportionally
    /// Views keep their size where they can; what is left over goes into equal gaps.
    case equalSpacing
    /// The same with equal distances between the middles.
    case equalCentering
  }

  /// The alignment of views across the axis.
  public enum Alignment: Int, Sendable {
    case fill
    /// At the leading edge of a column, at the top of a row.
    case leading
    /// For rows alone.
    case firstBaseline
    case center
    /// At the trailing edge of a column, at the bottom of a row.
    case trailing
    /// For rows alone.
    case lastBaseline

    public static var top: UIStackView.Alignment { .leading }
    public static var bottom: UIStackView.Alignment { .trailing }
  }
}
