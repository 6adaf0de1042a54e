import Foundation

/// The button of one action: as wide as its card, or half of it.
@MainActor
final class AlertButton: UIControl {
  /// The position of the button, which decides its height and the size of its title.
  enum Place {
    case alert, sheet

    var height: CGFloat { self == .alert ? 44 : 57 }
    var fontSize: CGFloat { self == .alert ? 17 : 20 }
  }

  let action: UIAlertAction
  private let place: Place
  private let label = UILabel(frame: .zero)
  private static let margin: CGFloat = 8

  init(action: UIAlertAction, place: Place, isBold: Bool, onTap: @escaping () -> Void) {
    self.action = action
    self.place = place
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.font = .systemFont(ofSize: place.fontSize, weight: isBold ? .semibold : .regular)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    action.onChange = { [weak self] in self?.update() }
    update()
  }

  required init?(coder: NSCoder) { nil }

  var height: CGFloat { place.height }

  /// Returns a Boolean value that indicates whether the whole title can be read in that width.
  func fits(width: CGFloat) -> Bool {
    label.intrinsicContentSize.width <= width - 2 * Self.margin
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? AlertColors.highlight : nil }
  }

  private func update() {
    isEnabled = action.isEnabled
    label.textColor =
      switch (action.isEnabled, action.style) {
      case (false, _): AlertColors.disabled
      case (true, .destructive): .systemRed
      case (true, _): .tintColor
      }
    setNeedsCommit()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.margin, dy: 0)
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .button
    accessibility.label = action.title
    accessibility.isEnabled = isEnabled
    return accessibility
  }
}

/// The colours of alerts and action sheets on iOS 17.
@MainActor
enum AlertColors {
  // Nearly what the material looks like over a dimmed screen, so that a picture that cannot blur looks
  // like it, too.
  static let card = adaptive(
    light: UIColor(white: 0.94, alpha: 0.94), dark: UIColor(white: 0.15, alpha: 0.94))
  /// The cancel button of an action sheet lies on a card that nothing shines through.
  static let cancelCard = adaptive(
    light: .white, dark: UIColor(red: 0.173, green: 0.173, blue: 0.18, alpha: 1))
  static let highlight = adaptive(
    light: UIColor(white: 0, alpha: 0.1), dark: UIColor(white: 1, alpha: 0.12))
  static let disabled = adaptive(
    light: UIColor(white: 0, alpha: 0.3), dark: UIColor(white: 1, alpha: 0.3))
  /// The background of a text field.
  static let field = adaptive(
    light: .white, dark: UIColor(red: 0.11, green: 0.11, blue: 0.118, alpha: 1))
  static let line = adaptive(
    light: UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.36),
    dark: UIColor(red: 0.33, green: 0.33, blue: 0.345, alpha: 0.9))
  static let sheetText = adaptive(
    light: UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.65),
    dark: UIColor(red: 0.92, green: 0.92, blue: 0.96, alpha: 0.6))
  static let dimming = adaptive(
    light: UIColor(white: 0, alpha: 0.2), dark: UIColor(white: 0, alpha: 0.48))

  private static func adaptive(light: UIColor, dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
