public import Foundation

/// Shows the content of a list's row, in a list or anywhere else.
@preconcurrency @MainActor
open class UIListContentView: UIView {
  init(showing configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    becomeContent()
  }

  @available(*, unavailable, message: "Use init(configuration:).")
  public required init?(coder: NSCoder) {
    fatalError("A list content view is made with a configuration.")
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
    guard laidOutWidth != bounds.width else { return }
    laidOutWidth = bounds.width
    // 12.2.1 – how high several lines are is known only once the width is.
    invalidateIntrinsicContentSize()
  }

  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(forWidth: size.width))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: height(forWidth: laidOutWidth ?? .greatestFiniteMagnitude))
  }

  @discardableResult
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let width = targetSize.width > 0 ? targetSize.width : CGFloat.greatestFiniteMagnitude
    let fitting = height(forWidth: width)
    return CGSize(
      width: targetSize.width,
      height: verticalFittingPriority == .required ? targetSize.height : fitting)
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  // MARK: - Inside the stage

  private(set) var shown: UIListContentConfiguration
  /// The width that the last layout gave.
  private var laidOutWidth: CGFloat?
  /// The guides that the app has asked for, by their parts.
  var guides: [ObjectIdentifier: UILayoutGuide] = [:]
  let picture = UIImageView(frame: .zero)
  let label = ListLabel(frame: .zero)
  let secondLabel = ListLabel(frame: .zero)

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? { height(forWidth: width) }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func becomeContent() {
    for view in [picture, label, secondLabel] { addSubview(view) }
    show()
  }

  fileprivate func show(_ new: UIListContentConfiguration) {
    shown = new
    show()
  }

  private func show() {
    directionalLayoutMargins = shown.directionalLayoutMargins
    preservesSuperviewLayoutMargins = shown.axesPreservingSuperviewLayoutMargins != []
    let look = shown.imageProperties
    picture.image = shown.image
    picture.isHidden = shown.image == nil
    picture.preferredSymbolConfiguration =
      look.preferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    picture.contentMode = shown.image?.isSymbolImage == true ? .center : .scaleAspectFit
    picture.layer.cornerRadius = look.cornerRadius
    picture.clipsToBounds = look.cornerRadius > 0
    showTint()
    label.show(shown.text, shown.attributedText, shown.textProperties)
    secondLabel.show(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    removeUnusedGuides()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showTint() {
    let look = shown.imageProperties
    picture.tintColor =
      look.tintColor == nil && look.tintColorTransformer == nil
      ? nil : look.resolvedTintColor(for: tintColor)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }

  /// The distances of the content from the edges, by the left and right sides of the screen.
  var contentInsets: UIEdgeInsets {
    var insets = layoutMargins
    if !shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      (insets.top, insets.bottom) = (
        shown.directionalLayoutMargins.top, shown.directionalLayoutMargins.bottom
      )
    }
    return insets
  }
}

extension UIListContentView: UIContentView {
  public convenience init(configuration: UIListContentConfiguration) {
    self.init(showing: configuration)
  }

  /// A ``UIListContentConfiguration``.
  public var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        UIKitException.raise(
          .invalidArgument,
          "Unsupported configuration for \(reference): \(type(of: newValue)) is no "
            + "UIListContentConfiguration")
      }
      if new != shown { show(new) }
    }
  }
}
