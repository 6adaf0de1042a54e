public import Foundation

/// One line of text that people edit.
///
/// 10.3.9 – the order of calls: the delegate is asked whether editing may begin; the field becomes
/// the first responder; the delegate's method, the control's events and the notifications follow.
/// It is asked again before each edit and before the end.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  // MARK: Creating a text field

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeTextField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeTextField()
    decodeInterface(coder, as: UITextField.self)
  }

  private func becomeTextField() {
    addSubview(canvas)
    clearButton.onTap = { [weak self] in self?.clearButtonTapped() }
  }

  // MARK: The text

  /// Never `nil` once read: a field without text has an empty one.
  ///
  /// 10.3.8 – setting it sends no event.
  open var text: String? {
    get { edited.string }
    set { changing("text", text) { setText(newValue) } }
  }

  /// The text with its attributes; of those, the font and the colour are drawn.
  open var attributedText: NSAttributedString? {
    get { edited.content.attributed }
    set { changing("attributedText", attributedText) { setAttributedText(newValue) } }
  }

  /// Shown in grey while there is no text.
  open var placeholder: String? {
    get { storedPlaceholder?.string }
    set { setPlaceholder(newValue.map { StyledText($0, [:]) }) }
  }

  open var attributedPlaceholder: NSAttributedString? {
    get { storedPlaceholder?.attributed }
    set { setPlaceholder(newValue.map { StyledText($0) }) }
  }

  /// The attributes of new text; setting them changes all of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { defaultAttributes }
    set {
      defaultAttributes = newValue
      restyle(newValue)
    }
  }

  /// 17 points of the system font by default. Setting it changes all of the text.
  open var font: UIFont? {
    get { defaultStyle.font }
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
    get { defaultStyle.color }
    set { restyle([.foregroundColor: newValue ?? .label]) }
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet { contentDidChange() }
  }

  /// A Boolean value that indicates whether text that is too long is drawn in a smaller size, down
  /// to ``minimumFontSize``.
  open var adjustsFontSizeToFitWidth = false {
    didSet { contentDidChange() }
  }

  open var minimumFontSize: CGFloat = 0 {
    didSet { contentDidChange() }
  }

  // MARK: Editing

  open weak var delegate: (any UITextFieldDelegate)?

  open internal(set) var isEditing = false

  /// A Boolean value that indicates whether the text goes when editing begins, unless the delegate
  /// keeps it.
  open var clearsOnBeginEditing = false

  /// A Boolean value that indicates whether the next text replaces everything. It is `false` again
  /// after that, or after a change of the selection.
  open var clearsOnInsertion: Bool {
    get { edited.goesWithNextEdit }
    set { edited.goesWithNextEdit = newValue }
  }

  // MARK: The looks

  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { sizeDidChange() } }
  }

  /// The mode of the clear button; never, by default.
  open var clearButtonMode = ViewMode.never {
    didSet { contentDidChange() }
  }

  open var leftView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: leftView) }
  }

  /// Never, by default.
  open var leftViewMode = ViewMode.never {
    didSet { sizeDidChange() }
  }

  open var rightView: UIView? {
    didSet { sideViewDidChange(from: oldValue, to: rightView) }
  }

  /// Never, by default.
  open var rightViewMode = ViewMode.never {
    didSet { sizeDidChange() }
  }

  // MARK: Where things are

  @discardableResult
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  @discardableResult
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }

  @discardableResult
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  @discardableResult
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(in: bounds) }

  @discardableResult
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { placeOfClearButton(in: bounds) }

  @discardableResult
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    place(of: leftView, in: bounds, atEnd: false)
  }

  @discardableResult
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    place(of: rightView, in: bounds, atEnd: true)
  }

  open override var intrinsicContentSize: CGSize { wantedSize() }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { wantedSize() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
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
  open var returnKeyType = UIReturnKeyType.default { didSet { traitsDidChange() } }
  open var enablesReturnKeyAutomatically = false { didSet { traitsDidChange() } }
  open var textContentType: UITextContentType! { didSet { traitsDidChange() } }
  open var isSecureTextEntry = false {
    didSet {
      traitsDidChange()
      sizeDidChange()
    }
  }

  /// Shown in place of the keyboard while the field is edited.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }

  /// Shown above the keyboard while the field is edited.
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
    get { isEditing ? TextSpan(edited.selection) : nil }
    set { if let newValue { select(nsRange(newValue)) } }
  }

  open var beginningOfDocument: UITextPosition { TextPlace(0) }

  open var endOfDocument: UITextPosition { TextPlace(edited.length) }

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    span(from: fromPosition, to: toPosition)
  }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(offset, from: position)
  }

  open func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    order(of: position, and: other)
  }

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

  // MARK: Responding

  /// A disabled field is not edited.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    lastTouch = touch.map { ($0.location(in: self), $0.tapCount) }
  }

  // MARK: Notifications

  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
  /// The key of a `DidEndEditingReason`'s number.
  public nonisolated class var didEndEditingReasonUserInfoKey: String {
    "UITextFieldDidEndEditingReasonKey"
  }

  // MARK: - Inside the stage

  static let defaultFont = UIFont.systemFont(ofSize: 17)

  var edited = EditedText()
  var defaultAttributes: [NSAttributedString.Key: Any] = [:]
  /// The style of those pieces of an attributed text that have none.
  var pieceStyle: TextStyle?
  var storedPlaceholder: StyledText?
  let canvas = TextFieldCanvas(frame: .zero)
  let clearButton = ClearButton(frame: .zero)
  private var storedInputView: UIView?
  private var storedAccessoryView: UIView?
  private(set) var lastTouch: (location: CGPoint, taps: Int)?

  // 10.3.9 – the delegate is asked first.
  override func mayBecomeFirstResponder() -> Bool {
    delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  override func becameFirstResponder() { beginEditing() }

  // 10.3.9 – the delegate is asked before the field resigns.
  override func mayResignFirstResponder() -> Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  override func resignedFirstResponder() { endEditing() }

  // 10.3.9 – the delegate is asked before each edit.
  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  /// The clear button takes what is in the field beside the text, too.
  func willClear() {}

  /// Returns a Boolean value that indicates whether the clear button may clear the text.
  func mayClear() -> Bool { delegate?.textFieldShouldClear(self) ?? true }

  /// Reports a change of the text by people, or by the app on their behalf.
  func tellTextDidChange() {
    // 10.3.9 – editingChanged is sent for each edit.
    send(.editingChanged)
    post(Self.textDidChangeNotification)
  }

  /// The insets of a border and its padding.
  var contentInsets: UIEdgeInsets { borderInsets }

  /// A Boolean value that indicates whether the field is empty, so that the placeholder is shown.
  var isBlank: Bool { !hasText }

  var placeholderColor: UIColor { .placeholderText }

  func drawBorder(in node: inout DisplayNode) { drawBorderStyle(in: &node) }

  override var isTapped: Bool { true }

  // A tap that places the caret is no `touchUpInside`.
  override func touchUpInside() { tapped() }

  override func stateDidChange() {
    super.stateDidChange()
    contentDidChange()
  }

  /// Performs the action of the return key, if the delegate allows it.
  func performReturn() {
    // 10.3.9 – it is an end only where a target exists.
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    send(.editingDidEndOnExit)
    send(.primaryActionTriggered)
    if ends { resignFirstResponder() }
  }

  override var firstBaselineFromTop: CGFloat? { baseline }
  override var lastBaselineFromBottom: CGFloat { bounds.height - baseline }
  override var baselineFromCenter: CGFloat? {
    let font = font ?? Self.defaultFont
    return font.ascender - font.lineHeight / 2
  }

  override func decorate(_ node: inout DisplayNode) {
    super.decorate(&node)
    drawBorder(in: &node)
  }

  override func displayAccessibility() -> DisplayAccessibility? {
    var accessibility = super.displayAccessibility() ?? DisplayAccessibility()
    describe(in: &accessibility)
    return accessibility
  }
}

extension UITextField {
  /// The border of a field.
  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  /// The condition for showing a view beside the text.
  public enum ViewMode: Int, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
  }

  /// The reason for the end of editing.
  public enum DidEndEditingReason: Int, Sendable {
    case committed
  }
}
