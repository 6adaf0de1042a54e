import UIKit

/// A screen with cards one below the other that scrolls: subclasses add theirs in `viewDidLoad`.
class CardsViewController: UIViewController {
  let scrollView = UIScrollView()
  private let cards = UIStackView()

  /// The lower end of the scrolling part; screens with fields end above the keyboard.
  var bottomAnchor: NSLayoutYAxisAnchor { view.bottomAnchor }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    cards.axis = .vertical
    cards.spacing = 24
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .interactive
    arrange()
  }

  /// Adds a card with a heading; `note` stands below it.
  func addCard(_ heading: String, note: String? = nil, _ views: [UIView]) {
    cards.addArrangedSubview(CardView(heading: heading, note: note, views: views))
  }

  private func arrange() {
    for (child, parent) in [(scrollView, view), (cards, scrollView)] {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent?.addSubview(child)
    }
    let content = scrollView.contentLayoutGuide
    let readable = view.readableContentGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
      cards.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      cards.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      cards.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      cards.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
    ])
  }
}
