public import UIKit

/// A heading and a line of text in the middle, and buttons at the bottom: what the screens of every
/// example look like.
public final class ScreenView: UIView {
  private let textLabel = UILabel()

  /// The line of text.
  public var text: String? {
    get { textLabel.text }
    set { textLabel.text = newValue }
  }

  public init(heading: String, text: String, buttons: [UIButton]) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let headingLabel = UILabel()
    headingLabel.text = heading
    headingLabel.font = .systemFont(ofSize: 48, weight: .bold)
    headingLabel.textAlignment = .center
    textLabel.text = text
    textLabel.font = .systemFont(ofSize: 17)
    textLabel.textColor = .secondaryLabel
    textLabel.textAlignment = .center
    textLabel.numberOfLines = 0
    for view in [headingLabel, textLabel] + buttons {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    arrange(headingLabel, textLabel, buttons)
  }

  @available(*, unavailable, message: "Use init(heading:text:buttons:).")
  public required init?(coder: NSCoder) { fatalError("ScreenView is created in code") }

  private func arrange(_ heading: UILabel, _ text: UILabel, _ buttons: [UIButton]) {
    let safe = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      heading.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      heading.centerYAnchor.constraint(equalTo: safe.centerYAnchor, constant: -40),
      text.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 12),
      text.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 24),
      text.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -24),
    ])
    var below: (anchor: NSLayoutYAxisAnchor, distance: CGFloat) = (safe.bottomAnchor, 16)
    for button in buttons.reversed() {
      NSLayoutConstraint.activate([
        button.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 24),
        button.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -24),
        button.heightAnchor.constraint(equalToConstant: 50),
        button.bottomAnchor.constraint(equalTo: below.anchor, constant: -below.distance),
      ])
      below = (button.topAnchor, 12)
    }
  }
}

extension UIButton {
  /// The button that most people will tap.
  public static func prominent(_ title: String, action: @escaping () -> Void) -> UIButton {
    large(.filled(), title, action)
  }

  /// A button beside the prominent one.
  public static func quiet(_ title: String, action: @escaping () -> Void) -> UIButton {
    large(.gray(), title, action)
  }

  private static func large(
    _ style: UIButton.Configuration, _ title: String, _ action: @escaping () -> Void
  ) -> UIButton {
    var configuration = style
    configuration.cornerStyle = .large
    return UIButton(
      configuration: configuration, primaryAction: UIAction(title: title) { _ in action() })
  }
}
