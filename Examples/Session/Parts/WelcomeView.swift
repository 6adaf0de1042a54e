public import UIKit

/// What one sees first: where one is, and two ways in.
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
      label.numberOfLines = 0
    }
    signInButton.setTitle("Sign In", for: .normal)
    signInButton.configuration?.buttonSize = .large
    forgottenButton.setTitle("I Forgot My PIN", for: .normal)
    let column = UIStackView(arrangedSubviews: [symbol, title, text])
    let buttons = UIStackView(arrangedSubviews: [signInButton, forgottenButton])
    for stack in [column, buttons] {
      stack.axis = .vertical
      stack.spacing = 12
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
    }
    let (safe, readable) = (safeAreaLayoutGuide, readableContentGuide)
    NSLayoutConstraint.activate([
      symbol.heightAnchor.constraint(equalToConstant: 80),
      column.leadingAnchor.constraint(equalTo: readable.leadingAnchor, constant: 8),
      column.trailingAnchor.constraint(equalTo: readable.trailingAnchor, constant: -8),
      column.centerYAnchor.constraint(equalTo: safe.centerYAnchor, constant: -60),
      buttons.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      buttons.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      buttons.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
    ])
  }

  @available(*, unavailable, message: "Use init().")
  public required init?(coder: NSCoder) { fatalError("WelcomeView is created in code") }
}
