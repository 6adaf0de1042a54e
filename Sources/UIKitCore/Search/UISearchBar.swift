public import Foundation

/// A field to search with, and its buttons: cancel, bookmark, scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  // MARK: Creating a search bar

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeSearchBar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeSearchBar()
    decodeInterface(coder, as: UISearchBar.self)
  }

  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Text

  /// Never `nil` once read. Setting it does not call the delegate, which gets people's changes
  /// only.
  open var text: String? {
    get { field.text }
    set {
      field.text = newValue
      searchController?.textDidChange()
    }
  }

  /// Shown while there is no text.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// The field in the bar.
  open var searchTextField: UISearchTextField { field }

  // MARK: Looks

  open var searchBarStyle = Style.default {
    didSet { updateBackground() }
  }

  /// The colour of the background, where the style has one.
  open var barTintColor: UIColor? {
    didSet { updateBackground() }
  }

  /// The style of the background, which may be dark whatever the interface is.
  open var barStyle = UIBarStyle.default {
    didSet { updateBackground() }
  }

  /// A Boolean value that indicates whether the background is translucent; it is by default.
  open var isTranslucent = true {
    didSet { updateBackground() }
  }

  /// An image in place of the background; an empty image removes it.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }

  /// Sets an image in place of the background of bars in that position; `.any` for all.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    grounds[barPosition, default: [:]][barMetrics] = backgroundImage
    updateBackground()
  }

  @discardableResult
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { grounds[barPosition]?[barMetrics] }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if !grounds.isEmpty { updateBackground() }
  }

  // MARK: Icons

  /// Sets an image in place of an icon; `nil` brings the icon back.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    field.setImage(iconImage, for: icon, state)
  }

  /// The image that was set for an icon.
  @discardableResult
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    field.iconImages[icon]?[state.rawValue]
  }

  /// Moves an icon in the field.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    field.iconOffsets[icon] = adjustment
  }

  /// The offset of an icon.
  @discardableResult
  open func positionAdjustment(for icon: Icon) -> UIOffset { field.iconOffsets[icon] ?? .zero }

  /// Moves the text in the field.
  open var searchTextPositionAdjustment: UIOffset {
    get { field.textOffset }
    set { field.textOffset = newValue }
  }

  // MARK: Buttons

  /// A Boolean value that indicates whether there is a cancel button; no by default.
  open var showsCancelButton: Bool {
    get { storedShowsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    // A manual call turns the automatic behaviour off.
    searchController?.automaticallyShowsCancelButton = false
    showCancelButton(showsCancelButton, animated: animated)
  }

  /// A Boolean value that indicates whether a bookmark button is in the field while there is no
  /// text.
  open var showsBookmarkButton = false {
    didSet { updateFieldButton() }
  }

  /// A Boolean value that indicates whether the field has a button for the list of results, which
  /// replaces the bookmark.
  open var showsSearchResultsButton = false {
    didSet { updateFieldButton() }
  }

  /// A Boolean value that indicates whether the list of results is shown.
  open var isSearchResultsButtonSelected: Bool {
    get { field.results.isSelected }
    set { field.results.isSelected = newValue }
  }

  private func updateFieldButton() {
    field.rightView = showsSearchResultsButton ? field.results : field.bookmark
    field.rightViewMode = showsBookmarkButton || showsSearchResultsButton ? .always : .never
  }

  open var isEnabled = true {
    didSet { if isEnabled != oldValue { updateButtons() } }
  }

  // MARK: Scopes

  /// The titles of the scopes, visible while ``showsScopeBar``.
  open var scopeButtonTitles: [String]? {
    didSet { if scopeButtonTitles != oldValue { scopesDidChange() } }
  }

  /// Setting it calls no delegate method.
  // 15.7.5: the first scope is selected by default.
  open var selectedScopeButtonIndex: Int {
    get { max(scopes.selectedSegmentIndex, 0) }
    set {
      scopes.selectedSegmentIndex = newValue
      searchController?.textDidChange()
    }
  }

  open var showsScopeBar: Bool {
    get { storedShowsScopes }
    set { setShowsScope(newValue, animated: false) }
  }

  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    // A manual call turns the automatic behaviour off.
    searchController?.scopeBarActivation = .manual
    showScopes(show, animated: animate)
  }

  // MARK: The keyboard

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  open var smartQuotesType: UITextSmartQuotesType {
    get { field.smartQuotesType }
    set { field.smartQuotesType = newValue }
  }
  open var smartDashesType: UITextSmartDashesType {
    get { field.smartDashesType }
    set { field.smartDashesType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  /// Search by default.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// Yes by default: there is nothing to search for without text.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }

  /// Shown above the keyboard while the text is edited.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: Responding

  // The field gets the typed text, so questions to the bar are answered by the field.

  open override var isFirstResponder: Bool { field.isFirstResponder }

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: Place and size

  open var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .top : position
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: wantedHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: - Inside the stage

  private var grounds: [UIBarPosition: [UIBarMetrics: UIImage]] = [:]

  /// The image for the bar's position and height.
  var groundImage: UIImage? {
    guard !grounds.isEmpty else { return nil }
    let isCompact = traitCollection.verticalSizeClass == .compact
    let candidates = UIBarMetrics.candidates(isCompact: isCompact, hasPrompt: false)
    for position in [barPosition, .any] {
      for metrics in candidates {
        if let image = grounds[position]?[metrics] { return image }
      }
    }
    return nil
  }

  let field = UISearchBarTextField(frame: .zero)
  let cancelButton = UIButton(type: .system)
  let scopes = UISegmentedControl(frame: .zero)
  let ground = SearchFieldBackground(frame: .zero)
  weak var searchController: UISearchController?
  var storedShowsCancel = false
  var storedShowsScopes = false
  /// The navigation bar that contains the bar; `nil` elsewhere.
  var dock: Dock? {
    didSet { if dock != oldValue { dockDidChange() } }
  }

  /// A search bar's place in a navigation bar.
  enum Dock {
    /// Below the title.
    case belowTitle
    /// In place of the bar's other contents.
    case alone
  }

  private func becomeSearchBar() {
    field.bar = self
    field.enablesReturnKeyAutomatically = true
    field.clearButtonMode = .always
    field.bookmark.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarBookmarkButtonClicked(self)
      }, for: .touchUpInside)
    field.results.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarResultsListButtonClicked(self)
      }, for: .touchUpInside)
    field.rightView = field.bookmark
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
    scopes.addAction(UIAction { [weak self] _ in self?.scopeChosen() }, for: .valueChanged)
    for view in [ground, scopes, cancelButton, field] { addSubview(view) }
    cancelButton.alpha = 0
    scopes.alpha = 0
    updateBackground()
    updateButtons()
  }
}

extension UISearchBar {
  /// The icons in the field beside the text.
  public enum Icon: Int, Sendable {
    /// The lens in front.
    case search
    /// The clear button.
    case clear
    case bookmark
    /// The button for the list of results.
    case resultsList
  }

  /// The style of a search bar's background.
  public enum Style: Int, Sendable {
    /// The background of a bar.
    case `default`
    case prominent
    /// No background.
    case minimal
  }
}
