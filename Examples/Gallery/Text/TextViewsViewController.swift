import UIKit

/// Text views: edited, only read, with attributes.
final class TextViewsViewController: CardsViewController {
  override var bottomAnchor: NSLayoutYAxisAnchor { view.keyboardLayoutGuide.topAnchor }

  private let text = """
    A text view scrolls when there is more text than room, and selects and edits it.

    This one has a fixed height.
    """

  override func viewDidLoad() {
    super.viewDidLoad()
    let fixed = makeTextView(isScrollEnabled: true)
    fixed.heightAnchor.constraint(equalToConstant: 120).isActive = true
    addCard("Edited, Fixed Height", [fixed])
    addCard("Edited, Grows", [makeTextView(isScrollEnabled: false)])
    addCard("Only Read", [makeReadOnly()])
    addCard("Attributes", [makeAttributed()])
  }

  private func makeTextView(isScrollEnabled: Bool) -> UITextView {
    let textView = UITextView()
    textView.text = isScrollEnabled ? text : "Grows with what is typed."
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.isScrollEnabled = isScrollEnabled
    textView.backgroundColor = .tertiarySystemGroupedBackground
    textView.layer.cornerRadius = 8
    textView.textContainerInset = UIEdgeInsets(top: 10, left: 6, bottom: 10, right: 6)
    return textView
  }

  private func makeReadOnly() -> UITextView {
    let textView = makeTextView(isScrollEnabled: false)
    textView.text = "Can be selected, but not edited."
    textView.textColor = .secondaryLabel
    textView.isEditable = false
    return textView
  }

  private func makeAttributed() -> UITextView {
    let textView = makeTextView(isScrollEnabled: false)
    let string = "Words in red, in green, and in blue, all of them in the font of a title."
    let text = NSMutableAttributedString(string: string)
    let colors: [(String, UIColor)] = [
      ("red", .systemRed), ("green", .systemGreen), ("blue", .systemBlue),
    ]
    for (word, color) in colors {
      text.addAttribute(
        .foregroundColor, value: color, range: (string as NSString).range(of: word))
    }
    text.addAttribute(
      .font, value: UIFont.preferredFont(forTextStyle: .title3),
      range: NSRange(location: 0, length: text.length))
    textView.attributedText = text
    textView.isEditable = false
    return textView
  }
}
