import Foundation

/// The field in a search bar. The bar gets every change, independent of the field's own delegate.
@MainActor
final class UISearchBarTextField: UISearchTextField {
  weak var bar: UISearchBar?
  let bookmark = UIButton(type: .system)
  let results = UIButton(type: .system)
  private(set) var iconImages: [UISearchBar.Icon: [UInt: UIImage]] = [:]
  /// How far icons and text are moved from where they stand.
  var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] {
    didSet { setNeedsLayout() }
  }
  var textOffset = UIOffset.zero {
    didSet { contentDidChange() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    bookmark.setImage(Self.bookmarkImage, for: .normal)
    bookmark.tintColor = .secondaryLabel
    bookmark.accessibilityIdentifier = "Bookmarks"
    bookmark.frame = CGRect(x: 0, y: 0, width: 26, height: 28)
    results.setImage(Self.resultsImage, for: .normal)
    results.tintColor = .secondaryLabel
    results.accessibilityIdentifier = "Results"
    results.frame = bookmark.frame
  }

  required init?(coder: NSCoder) { nil }

  private static let bookmarkImage = UIImage(systemName: "book")
  private static let resultsImage = UIImage(systemName: "list.bullet")

  // MARK: Icons

  func setImage(_ image: UIImage?, for icon: UISearchBar.Icon, _ state: UIControl.State) {
    iconImages[icon, default: [:]][state.rawValue] = image
    switch icon {
    case .search:
      guard state == .normal else { return }
      lens.image = image ?? Self.lensImage
      lens.frame.size = image?.size ?? CGSize(width: 20, height: 18)
      sizeDidChange()
    case .clear: clearButton.setImage(image, for: state)
    case .bookmark:
      bookmark.setImage(image ?? (state == .normal ? Self.bookmarkImage : nil), for: state)
    case .resultsList:
      results.setImage(image ?? (state == .normal ? Self.resultsImage : nil), for: state)
    }
  }

  override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.leftViewRect(forBounds: bounds), with: .search)
  }

  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    moved(super.clearButtonRect(forBounds: bounds), with: .clear)
  }

  override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    moved(
      super.rightViewRect(forBounds: bounds),
      with: rightView === results ? .resultsList : .bookmark)
  }

  private func moved(_ rect: CGRect, with icon: UISearchBar.Icon) -> CGRect {
    let offset = iconOffsets[icon] ?? .zero
    return rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds)
      .offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
  }

  // MARK: What people do

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

  override func tokensDidChange() {
    super.tokensDidChange()
    // 15.7.3 – the search follows the tokens.
    bar?.searchController?.textDidChange()
  }

  override func performReturn() {
    super.performReturn()
    bar?.searchKeyPressed()
  }
}
