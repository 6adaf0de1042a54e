public import Foundation

/// A text field that looks as search does: a lens, a grey ground, a button that takes the text away.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  // MARK: Creating a search field

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeSearchField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeSearchField()
    decodeInterface(coder, as: UISearchTextField.self)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: - Inside the stage

  /// Of a field that is whole; iOS 17's, as the other lengths are (medium confidence).
  static let height: CGFloat = 36
  private static let cornerRadius: CGFloat = 10

  private let lens = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 18))

  override var contentInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 6)
  }

  override var placeholderColor: UIColor { .secondaryLabel }

  override func drawBorder(in node: inout DisplayNode) {
    node.cornerRadius = Self.cornerRadius
    if backgroundColor == nil { node.background = displayColor(of: .tertiarySystemFill) }
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility()
    accessibility?.role = .searchField
    return accessibility
  }

  private func becomeSearchField() {
    lens.image = UIImage(systemName: "magnifyingglass")
    lens.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 16)
    lens.contentMode = .center
    lens.tintColor = .secondaryLabel
    leftView = lens
    leftViewMode = .always
    clearButtonMode = .whileEditing
    returnKeyType = .search
  }
}

/// The field in a search bar. Whatever its own delegate does, the bar hears of everything.
@MainActor
final class UISearchBarTextField: UISearchTextField {
  weak var bar: UISearchBar?

  override func mayBecomeFirstResponder() -> Bool {
    super.mayBecomeFirstResponder() && bar?.mayBeginEditing() ?? true
  }

  override func becameFirstResponder() {
    super.becameFirstResponder()
    if isEditing { bar?.didBeginEditing() }
  }

  override func mayResignFirstResponder() -> Bool {
    super.mayResignFirstResponder() && bar?.mayEndEditing() ?? true
  }

  override func resignedFirstResponder() {
    super.resignedFirstResponder()
    bar?.didEndEditing()
  }

  override func mayReplace(_ range: NSRange, with text: String) -> Bool {
    super.mayReplace(range, with: text) && bar?.mayReplace(range, with: text) ?? true
  }

  override func tellTextDidChange() {
    super.tellTextDidChange()
    bar?.peopleChangedText()
  }

  override func performReturn() {
    super.performReturn()
    bar?.searchKeyPressed()
  }
}
