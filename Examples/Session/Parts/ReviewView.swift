public import UIKit

/// A page to write on.
public final class ReviewView: UIView {
  /// Called with the text after each edit.
  public var onChange: ((String) -> Void)?

  private let textView = UITextView()

  public init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.delegate = self
    textView.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
    textView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(textView)
    NSLayoutConstraint.activate([
      textView.leadingAnchor.constraint(equalTo: leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: trailingAnchor),
      textView.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      textView.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
    ])
  }

  @available(*, unavailable, message: "Use init().")
  public required init?(coder: NSCoder) { fatalError("ReviewView is created in code") }

  /// Begins to write.
  public func beginWriting() { textView.becomeFirstResponder() }
}

extension ReviewView: UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) { onChange?(textView.text) }
}
