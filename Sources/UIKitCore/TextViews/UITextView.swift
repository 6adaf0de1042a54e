public import Foundation

/// Text of many lines that people read, scroll and edit.
///
/// A view that does not scroll is as high as its text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
  // MARK: Creating a text view

  /// With a container of the app's own, or with one that the view makes.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? Self.makeContainer()
    super.init(frame: frame)
    becomeTextView()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    container = Self.makeContainer()
    super.init(coder: coder)
    becomeTextView()
    decodeInterface(coder, as: UITextView.self)
  }

  // MARK: Responding to changes

  @_nonoverride
  open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: The text

  /// Never `nil` once read. Setting it calls only the delegate's method for the selection.
  open var text: String! {
    get { edited.string }
    set { changing("text", text) { replaceContent(with: styled(newValue ?? "")) } }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { edited.content.attributed }
    set {
      changing("attributedText", attributedText) {
        replaceContent(with: newValue.map { StyledText($0) } ?? styled(""))
      }
    }
  }

  /// Setting it changes all of the text.
  open var font: UIFont? {
    get { firstStyle.font }
    set { changing("font", font) { restyle([.font: newValue ?? Self.defaultFont]) } }
  }

  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { contentSizeCategoryDidChange() } }
  }

  override func contentSizeCategoryDidChange() {
    guard adjustsFontForContentSizeCategory, let font else { return }
    let adjusted = font.adjusted(for: knownTraits)
    if adjusted != font { self.font = adjusted }
  }

  /// Setting it changes all of the text.
  open var textColor: UIColor? {
    get { firstStyle.color }
    set { restyle([.foregroundColor: newValue ?? .label]) }
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { textDidChange() } }
  }

  /// The attributes of typed text. They change with the selection.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { ownTypingAttributes ?? attributes(at: edited.selection) }
    set { ownTypingAttributes = newValue }
  }

  /// The attributes of links; `nil` brings back the default, the tint colour.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor as Any] }
    set {
      ownLinkAttributes = newValue
      textDidChange()
    }
  }

  /// The kinds of data that are shown as links in a text that is not edited; none, by default.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { textDidChange() } }
  }

  // MARK: Editing and selecting

  /// A Boolean value that indicates whether people may change the text.
  open var isEditable = true {
    didSet { if isEditable != oldValue { abilitiesDidChange() } }
  }

  /// A Boolean value that indicates whether people may select parts of the text, which editing
  /// needs as well.
  open var isSelectable = true {
    didSet { if isSelectable != oldValue { abilitiesDidChange() } }
  }

  /// In UTF-16 units; empty for a caret.
  open var selectedRange: NSRange {
    get { edited.selection }
    set { select(newValue) }
  }

  /// Scrolls until the characters in `range` are visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutSubtree()
    scrollRectToVisible(rect(of: edited.clamped(range)), animated: true)
  }

  /// A Boolean value that indicates whether the next text replaces everything. It is `false` again
  /// after that, or after a change of the selection.
  open var clearsOnInsertion: Bool {
    get { edited.goesWithNextEdit }
    set { edited.goesWithNextEdit = newValue }
  }

  // MARK: The area of the text

  /// The insets of the text from the edges of the content: 8 points above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { textDidChange() } }
  }

  open var textContainer: NSTextContainer { container }

  /// The text, to be changed in place: the view shows every edit. The delegate is not asked about
  /// it.
  open var textStorage: NSTextStorage { makeStorage() }

  /// Finds characters of the text in ``textContainer``.
  open var layoutManager: NSLayoutManager {
    _ = makeStorage()
    return makeLayoutManager()
  }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// 12.2.1 – as large as its text where it does not scroll; a scrolling view has no size of its
  /// own.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return ownSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .infinity
    let wanted = fittingSize(width: width)
    return CGSize(width: min(wanted.width, width), height: wanted.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeText()
  }

  // MARK: The keyboard

  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { traitsDidChange() }
  }
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { traitsDidChange() } }
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var keyboardType = UIKeyboardType.default { didSet { traitsDidChange() } }
  open var keyboardAppearance = UIKeyboardAppearance.default { didSet { traitsDidChange() } }
  open var textContentType: UITextContentType! { didSet { traitsDidChange() } }
  open var returnKeyType = UIReturnKeyType.default { didSet { traitsDidChange() } }
  open var enablesReturnKeyAutomatically = false { didSet { traitsDidChange() } }

  /// Shown in place of the keyboard while the text is edited.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  /// Shown above the keyboard while the text is edited.
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }

  // MARK: Typing

  open var hasText: Bool { edited.length > 0 }

  /// The delegate is not asked about it: it is asked about typed text.
  open func insertText(_ text: String) { insert(text) }

  /// The delegate is not asked about it: it is asked about typed text.
  open func deleteBackward() { deleteBeforeCaret() }

  open func text(in range: UITextRange) -> String? { edited.string(in: nsRange(range)) }

  open func replace(_ range: UITextRange, withText text: String) {
    edit(nsRange(range), with: text)
  }

  open var selectedTextRange: UITextRange? {
    get { TextSpan(edited.selection) }
    set { if let newValue { select(nsRange(newValue)) } }
  }

  open var beginningOfDocument: UITextPosition { TextPlace(0) }

  open var endOfDocument: UITextPosition { TextPlace(edited.length) }

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { span(from: fromPosition, to: toPosition) }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(offset, from: position)
  }

  open func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult { order(of: position, and: other) }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    number(of: toPosition) - number(of: from)
  }

  open func caretRect(for position: UITextPosition) -> CGRect {
    rectOfCaret(at: number(of: position))
  }

  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextPlace(offset(at: point))
  }

  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    nearest(to: point, in: range)
  }

  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

  open func firstRect(for range: UITextRange) -> CGRect { firstRectangle(of: range) }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    selectedRectangles(of: range)
  }

  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { place(offset, direction, from: position) }

  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { direction.isForward ? range.end : range.start }

  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { extended(position, direction) }

  // MARK: Provisional text

  open var markedTextRange: UITextRange? { edited.marked.map { TextSpan($0) } }

  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText ?? "", selecting: selectedRange)
  }

  open func unmarkText() { edited.marked = nil }

  open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  // MARK: Searching

  /// A Boolean value that indicates whether people can search in the text; `false` by default.
  open var isFindInteractionEnabled: Bool {
    get { storedFindInteraction != nil }
    set { enableFinding(newValue) }
  }

  /// The search in the text; `nil` while it is not enabled.
  open var findInteraction: UIFindInteraction? { storedFindInteraction }

  @_disfavoredOverload
  open override func find(_ sender: Any?) {
    storedFindInteraction?.presentFindNavigator(showingReplace: false)
  }
  @_disfavoredOverload
  open override func findAndReplace(_ sender: Any?) {
    storedFindInteraction?.presentFindNavigator(showingReplace: true)
  }
  @_disfavoredOverload
  open override func findNext(_ sender: Any?) { storedFindInteraction?.findNext() }
  @_disfavoredOverload
  open override func findPrevious(_ sender: Any?) { storedFindInteraction?.findPrevious() }
  @_disfavoredOverload
  open override func useSelectionForFind(_ sender: Any?) {
    storedFindInteraction?.searchText = edited.string(in: edited.selection)
  }

  @discardableResult
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    mayFind(action) ?? super.canPerformAction(action, withSender: sender)
  }

  // MARK: Responding

  open override var canBecomeFirstResponder: Bool { isSelectable }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownContent.hasItems { brokenLines = nil }
    setNeedsLayout()
  }

  // MARK: Notifications

  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }

  // MARK: - Inside the stage

  var edited = EditedText()
  /// The attributes that the app set for all of the text.
  var defaultAttributes: [NSAttributedString.Key: Any] = [:]
  var ownTypingAttributes: [NSAttributedString.Key: Any]?
  let canvas = TextViewCanvas(frame: .zero)
  let tap = TextTap()
  /// The lines that were broken last, and their width.
  var brokenLines: (width: CGFloat, alignment: NSTextAlignment, lines: StyledLines)?
  /// The links of the text that was searched last.
  var foundLinks: (text: String, types: UIDataDetectorTypes, links: [(range: NSRange, url: URL)])?
  /// The width that the last layout gave to a view that does not scroll.
  var laidOutWidth: CGFloat?
  /// The storage of the text, once there is one.
  var storedStorage: NSTextStorage?
  /// Of the container, where the app gave it none.
  var ownLayoutManager: NSLayoutManager?
  var ownLinkAttributes: [NSAttributedString.Key: Any]?
  var itemMenus: TextItemMenus?
  var storedFindInteraction: UIFindInteraction?
  /// The ranges that a search has found, and their styles.
  var foundText: [NSRange: UITextSearchFoundTextStyle] = [:]
  private let container: NSTextContainer
  private var storedInputView: UIView?
  private var storedAccessoryView: UIView?

  override func mayBecomeFirstResponder() -> Bool {
    !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true
  }

  override func becameFirstResponder() { beginEditing() }

  override func mayResignFirstResponder() -> Bool {
    !isEditable || delegate?.textViewShouldEndEditing(self) ?? true
  }

  override func resignedFirstResponder() { endEditing() }

  /// Read-only text needs no keys.
  override var wantsKeys: Bool { isEditable && isSelectable }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : fittingSize(width: width).height
  }

  override var firstBaselineFromTop: CGFloat? {
    textContainerInset.top + (lines(for: bounds.width).lines.first?.runs.ascender ?? 0)
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    accessibility.role = .textView
    accessibility.value = edited.string
    accessibility.isEditing = isBeingEdited && wantsKeys
    return accessibility
  }

  private static func makeContainer() -> NSTextContainer {
    NSTextContainer(size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
  }

  private func becomeTextView() {
    backgroundColor = .systemBackground
    addSubview(canvas)
    tap.addHandler { [weak self] _ in self?.tapped() }
    addGestureRecognizer(tap)
    container.textView = self
    // 15.2.6 – the container may come with a storage.
    storageWasReplaced()
  }
}

/// A tap with its number in a row of taps.
@MainActor
final class TextTap: UITapGestureRecognizer {
  private(set) var count = 1

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    count = touches.first?.tapCount ?? 1
    super.touchesEnded(touches, with: event)
  }
}
