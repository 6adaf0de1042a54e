public import UIKit

/// A picture, a heading, a text, and what can be done, at the bottom: most of the screens.
public final class PageView: UIView {
  private let headingLabel = UILabel()
  private let textLabel = UILabel()
  private let contents = UIStackView()

  /// - Parameters:
  ///   - symbol: The name of a symbol.
  ///   - heading: The heading.
  ///   - text: The text below the heading.
  ///   - controls: Buttons and fields, from top to bottom. They move up when there is a keyboard.
  public init(symbol: String, heading: String, text: String, controls: [UIView] = []) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let picture = UIImageView(image: UIImage(systemName: symbol))
    picture.contentMode = .scaleAspectFit
    picture.heightAnchor.constraint(equalToConstant: 72).isActive = true
    headingLabel.font = .preferredFont(forTextStyle: .largeTitle)
    textLabel.font = .preferredFont(forTextStyle: .body)
    textLabel.textColor = .secondaryLabel
    for label in [headingLabel, textLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.textAlignment = .center
      label.numberOfLines = 0
    }
    show(heading: heading, text: text)
    contents.axis = .vertical
    contents.spacing = 12
    for view in [picture, headingLabel, textLabel] { contents.addArrangedSubview(view) }
    let column = UIStackView(arrangedSubviews: controls)
    column.axis = .vertical
    column.spacing = 12
    arrange(above: column)
  }

  @available(*, unavailable, message: "Use init(symbol:heading:text:controls:).")
  public required init?(coder: NSCoder) { fatalError("PageView is created in code") }

  /// Says something else.
  public func show(heading: String, text: String) {
    headingLabel.text = heading
    textLabel.text = text
  }

  // Content that does not fit is scrolled: large letters, a keyboard, a phone in landscape.
  private func arrange(above controls: UIStackView) {
    let scroll = UIScrollView()
    for (view, parent) in [(scroll, self as UIView), (contents, scroll), (controls, self)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    let (safe, inside) = (safeAreaLayoutGuide, scroll.contentLayoutGuide)
    let height = inside.heightAnchor.constraint(
      equalTo: scroll.frameLayoutGuide.heightAnchor)
    height.priority = .defaultLow
    // Without controls, there is no room for them.
    let none = controls.heightAnchor.constraint(equalToConstant: 0)
    none.priority = .fittingSizeLevel
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: safe.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: controls.topAnchor, constant: -12),
      inside.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      contents.leadingAnchor.constraint(equalTo: inside.leadingAnchor, constant: 24),
      contents.trailingAnchor.constraint(equalTo: inside.trailingAnchor, constant: -24),
      contents.centerYAnchor.constraint(equalTo: inside.centerYAnchor),
      contents.topAnchor.constraint(greaterThanOrEqualTo: inside.topAnchor, constant: 12),
      contents.bottomAnchor.constraint(lessThanOrEqualTo: inside.bottomAnchor, constant: -12),
      height, none,
      controls.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 24),
      controls.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -24),
      controls.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor, constant: -16),
    ])
  }
}

extension UIButton {
  /// A button as wide as the page: filled where it is what most people want.
  public static func wide(
    _ title: String, isMain: Bool = true, action: @escaping () -> Void
  ) -> UIButton {
    var configuration: Configuration = isMain ? .filled() : .gray()
    configuration.buttonSize = .large
    configuration.cornerStyle = .large
    return UIButton(
      configuration: configuration, primaryAction: UIAction(title: title) { _ in action() })
  }
}

extension PageView {
  /// Shows a card, or says that there is none.
  public func show(_ card: Card?) {
    if let card {
      show(heading: card.name, text: "\(card.seat.rawValue), any evening.")
    } else {
      show(heading: "No card yet", text: "Who has a card sits in the same place, any evening.")
    }
  }
}
