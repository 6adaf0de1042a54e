import Foundation

// Editing of a text view, and its calls.

extension UITextView: TextEditor {
  // MARK: Beginning and ending

  var isBeingEdited: Bool { isFirstResponder }

  // 15.2.7: text that the app inserts or deletes with insertText and deleteBackward is…
  var keepsSelection: Bool { true }
  var remembersEdits: Bool { true }

  var takesText: Bool { wantsKeys }

  func beginEditing() {
    setNeedsLayout()
    guard isEditable else { return }
    delegate?.textViewDidBeginEditing(self)
    guard isFirstResponder else { return }
    post(Self.textDidBeginEditingNotification)
    showCaret()
  }

  func endEditing() {
    hideEditMenu()
    setNeedsLayout()
    guard isEditable else { return }
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
  }

  /// People may do less, or more, than they could.
  func abilitiesDidChange() {
    tap.isEnabled = isSelectable
    if !dataDetectorTypes.isEmpty { textDidChange() }
    guard isFirstResponder else { return }
    if wantsKeys { reloadInputViews() } else { resignFirstResponder() }
  }

  func traitsDidChange() {
    if isFirstResponder { Stage.shared.keyboard.update() }
  }

  // MARK: What people type

  func mayReplace(_ range: NSRange, with text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  // In a view of many lines it is a character as any other.
  func pressReturn() { type("\n") }

  func edit(_ range: NSRange, with text: String) {
    put(StyledText(text, ownTypingAttributes ?? attributes(at: range)), in: range)
  }

  func put(_ text: StyledText, in range: NSRange) {
    let typing = ownTypingAttributes
    replaceText(in: edited.clamped(range), with: text)
    textDidChange()
    textChanged(tells: isBeingEdited)
    // They hold until another place is chosen.
    ownTypingAttributes = typing
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
    showCaret()
  }

  // MARK: What the app sets

  func replaceContent(with new: StyledText) {
    forgetEdits()
    replaceAllText(with: new)
    ownTypingAttributes = nil
    textDidChange()
    textChanged(tells: isBeingEdited)
  }

  func restyle(_ attributes: [NSAttributedString.Key: Any]) {
    defaultAttributes.merge(attributes) { $1 }
    addTextAttributes(attributes)
    ownTypingAttributes = nil
    textDidChange()
  }

  func styled(_ text: String) -> StyledText { StyledText(text, allDefaultAttributes) }

  // MARK: Selecting

  func selectionDidChange() {
    ownTypingAttributes = nil
    setNeedsLayout()
    showCaret()
  }

  func tellSelectionDidChange() { delegate?.textViewDidChangeSelection(self) }

  func place(_ key: LineKey, from offset: Int) -> Int {
    let lines = lines(for: bounds.width)
    let index = lines.line(at: offset)
    guard lines.lines.indices.contains(index) else { return offset }
    let x = lines.caretRect(at: offset).minX
    switch key {
    case .up: return index > 0 ? lines.offset(at: x, inLine: index - 1) : 0
    case .down:
      return index < lines.lines.count - 1
        ? lines.offset(at: x, inLine: index + 1) : edited.length
    case .start: return lines.lines[index].range.location
    case .end: return lines.offset(at: .greatestFiniteMagnitude, inLine: index)
    }
  }

  func word(around offset: Int) -> NSRange { edited.word(around: offset) }

  func editMenu(for range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
  }

  // MARK: Touches

  func tapped() {
    let point = tap.location(in: self)
    if tap.count == 1, performItem(at: point) { return }
    if wantsKeys {
      let wasFirst = isFirstResponder
      guard isFirstResponder || becomeFirstResponder() else { return }
      placeCaret(at: point, taps: tap.count, wasEdited: wasFirst)
    } else if tap.count == 2 {
      // Read-only text is selected by a second tap, and no more by the next one.
      if isFirstResponder || becomeFirstResponder() {
        placeCaret(at: point, taps: 2, wasEdited: true)
      }
    } else if isFirstResponder {
      resignFirstResponder()
    }
  }

  func offset(at point: CGPoint) -> Int {
    layoutSubtree()
    let lines = lines(for: bounds.width)
    let origin = textOrigin
    let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    return lines.offset(at: place.x, inLine: lines.line(atHeight: place.y))
  }

  func rectangles(of range: NSRange) -> [CGRect] {
    layoutSubtree()
    return canvas.rects(of: range)
  }

  func rectOfCaret(at offset: Int) -> CGRect {
    layoutSubtree()
    return canvas.caretRect(at: offset)
  }

  /// Scrolls to where people write.
  private func showCaret() {
    guard isFirstResponder, isScrollEnabled, window != nil, !isDragging else { return }
    layoutSubtree()
    let caret = edited.caret
    let rect = rect(of: NSRange(location: caret, length: 0))
    scrollRectToVisible(rect, animated: false)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
