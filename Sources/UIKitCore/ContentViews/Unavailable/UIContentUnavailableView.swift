public import Foundation

/// Shows that there is no content, and why.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    background = ConfiguredBackground(configuration.background)
    super.init(frame: .zero)
    for view in [background, picture, spinner, label, secondLabel] { addSubview(view) }
    show()
  }

  @available(*, unavailable, message: "Use init(configuration:).")
  public required init?(coder: NSCoder) {
    fatalError("A content unavailable view is made with a configuration.")
  }

  /// A ``UIContentUnavailableConfiguration``.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        UIKitException.raise(
          .invalidArgument,
          "Unsupported configuration for \(reference): \(type(of: newValue)) is no "
            + "UIContentUnavailableConfiguration")
      }
      if new != shown { show(new) }
    }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    place()
  }

  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = layoutMargins
    let room = max(size.width - margins.left - margins.right, 0)
    let last = rows(in: room).last?.frame.maxY ?? 0
    return CGSize(width: size.width, height: last + margins.top + margins.bottom)
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  // MARK: - Inside the stage

  private var shown: UIContentUnavailableConfiguration
  private let background: ConfiguredBackground
  private let picture = UIImageView(frame: .zero)
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel(frame: .zero)
  private let secondLabel = UILabel(frame: .zero)
  private var button: UIButton?
  private var secondButton: UIButton?

  private func show(_ new: UIContentUnavailableConfiguration) {
    shown = new
    show()
  }

  private func show() {
    directionalLayoutMargins = shown.directionalLayoutMargins
    preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
    background.configuration = shown.background
    showPicture()
    show(shown.text, shown.attributedText, shown.textProperties, in: label)
    show(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
      in: secondLabel)
    button = makeButton(shown.button, shown.buttonProperties, instead: button)
    secondButton = makeButton(
      shown.secondaryButton, shown.secondaryButtonProperties, instead: secondButton)
    setNeedsLayout()
  }

  private func showPicture() {
    let look = shown.imageProperties
    picture.image = shown.image
    picture.isHidden = shown.image == nil || shown.isLoading
    picture.preferredSymbolConfiguration =
      look.preferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(pointSize: 48, weight: .regular)
    picture.contentMode = shown.image?.isSymbolImage == true ? .center : .scaleAspectFit
    picture.tintColor = look.tintColor
    picture.layer.cornerRadius = look.cornerRadius
    picture.clipsToBounds = look.cornerRadius > 0
    spinner.isHidden = !shown.isLoading
    if shown.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  private func show(
    _ plain: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = true
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = .center
    // Attributes come last: properties that are set on a label afterwards apply to all of its text.
    if let attributed { label.attributedText = attributed } else { label.text = plain }
    label.isHidden = label.text?.isEmpty != false
  }

  private func makeButton(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, instead old: UIButton?
  ) -> UIButton? {
    old?.removeFromSuperview()
    let isEmpty =
      configuration.title == nil && configuration.attributedTitle == nil
      && configuration.image == nil && properties.primaryAction == nil && properties.menu == nil
    guard !isEmpty else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    addSubview(button)
    return button
  }
}

// MARK: - The rows

extension UIContentUnavailableView {
  private struct Row {
    let view: UIView
    var frame: CGRect
  }

  /// The parts below one another, centred in a width, from zero down.
  private func rows(in width: CGFloat) -> [Row] {
    var rows: [Row] = []
    func add(_ view: UIView?, _ size: CGSize, after padding: CGFloat) {
      guard let view, !view.isHidden else { return }
      let top = rows.last.map { $0.frame.maxY + padding } ?? 0
      rows.append(
        Row(
          view: view,
          frame: CGRect(
            x: (width - size.width) / 2, y: top, width: size.width, height: size.height)))
    }
    func fitting(_ view: UIView?) -> CGSize {
      let size = view?.sizeThatFits(CGSize(width: max(width, 1), height: 0)) ?? .zero
      return CGSize(width: min(size.width, width), height: size.height)
    }
    add(picture, picture.size(within: shown.imageProperties.maximumSize), after: 0)
    add(spinner, spinner.intrinsicContentSize, after: 0)
    add(label, fitting(label), after: shown.imageToTextPadding)
    add(secondLabel, fitting(secondLabel), after: shown.textToSecondaryTextPadding)
    add(button, fitting(button), after: shown.textToButtonPadding)
    add(secondButton, fitting(secondButton), after: shown.buttonToSecondaryButtonPadding)
    return rows
  }

  private func place() {
    let room = bounds.inset(by: layoutMargins)
    let rows = rows(in: max(room.width, 0))
    let height = rows.last?.frame.maxY ?? 0
    // Content that is too high begins at the top.
    let top = room.minY + max((room.height - height) / 2, 0)
    for row in rows { row.view.frame = row.frame.offsetBy(dx: room.minX, dy: top).onPixels }
  }
}
