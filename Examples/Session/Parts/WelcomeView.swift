public import UIKit

/// The first view: a greeting, and two ways to go on.
public final class WelcomeView: UIView {
  public let signInButton = UIButton(configuration: .filled())
  public let forgottenButton = UIButton(configuration: .plain())

  public init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let symbol = UIImageView(image: UIImage(systemName: "book"))
    symbol.contentMode = .scaleAspectFit
    let (title, text) = (UILabel(), UILabel())
    title.text = "Harbour Library"
    title.font = .preferredFont(forTextStyle: .largeTitle)
    text.text = "Nine books, and a card for everybody: 204417, with the PIN 1851."
    text.font = .preferredFont(forTextStyle: .body)
    text.textColor = .secondaryLabel
    for label in [title, text] {
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    signInButton.setTitle("Sign In", for: .normal)
    signInButton.configuration?.buttonSize = .large
    forgottenButton.setTitle("I Forgot My PIN", for: .normal)
    let (above, below) = (UIView(), UIView())
    let column = UIStackView(
      arrangedSubviews: [above, symbol, title, text, below, signInButton, forgottenButton])
    column.axis = .vertical
    column.spacing = 12
    NSLayoutConstraint.activate([
      symbol.heightAnchor.constraint(equalToConstant: 80),
      above.heightAnchor.constraint(equalTo: below.heightAnchor),
    ])
    // The buttons are at the lower edge, unless large letters need more than a screen.
    let scroll = ScrollingColumn(column)
    addFilling(scroll)
    column.heightAnchor.constraint(
      greaterThanOrEqualTo: safeAreaLayoutGuide.heightAnchor, constant: -2 * ScrollingColumn.margin
    ).isActive = true
  }

  @available(*, unavailable, message: "Use init().")
  public required init?(coder: NSCoder) { fatalError("WelcomeView is created in code") }
}
