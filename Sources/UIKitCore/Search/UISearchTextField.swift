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
  static let lensImage = UIImage(systemName: "magnifyingglass")
  private static let cornerRadius: CGFloat = 10

  let lens = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 18))

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
    lens.image = Self.lensImage
    lens.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 16)
    lens.contentMode = .center
    lens.tintColor = .secondaryLabel
    leftView = lens
    leftViewMode = .always
    clearButtonMode = .whileEditing
    returnKeyType = .search
  }
}
