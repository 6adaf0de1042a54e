public import Foundation

/// A text field with the look of a search field: a lens, a grey background, a clear button.
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

  // MARK: Tokens

  /// The tokens in the field, before the text.
  open var tokens: [UISearchToken] {
    get { tokenViews.map(\.token) }
    set {
      guard newValue.map(ObjectIdentifier.init) != tokens.map(ObjectIdentifier.init) else { return }
      showTokens(newValue)
      tokensDidChange()
    }
  }

  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: tokenIndex)
  }

  open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }

  /// Puts a token in place of a part of the text.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  /// All of the text, without the tokens.
  open var textualRange: UITextRange {
    span(from: beginningOfDocument, to: endOfDocument)
  }

  /// The ground of the tokens; `nil` brings back the default, the tint colour.
  open var tokenBackgroundColor: UIColor! {
    get { ownTokenColor ?? tintColor }
    set {
      ownTokenColor = newValue
      colorTokens()
    }
  }

  /// A Boolean value that indicates whether the delete key takes tokens; yes by default.
  open var allowsDeletingTokens = true

  open override func deleteBackward() {
    let isAtStart = edited.selection == NSRange(location: 0, length: 0) || !hasText
    guard allowsDeletingTokens, isAtStart, !tokens.isEmpty else {
      return super.deleteBackward()
    }
    // 15.7.2 – the delete key takes the last token.
    showTokens(tokens.dropLast())
    tellTextDidChange()
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    behindTokens(super.textRect(forBounds: bounds))
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    behindTokens(super.editingRect(forBounds: bounds))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeTokens()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    colorTokens()
  }

  // MARK: - Inside the stage

  var tokenViews: [TokenView] = []
  private var ownTokenColor: UIColor?

  // 15.7.1 – a field with tokens has no placeholder.
  override var isBlank: Bool { super.isBlank && tokens.isEmpty }

  override func willClear() { showTokens([]) }

  /// The app changed the tokens.
  func tokensDidChange() {}

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
