import Foundation

// Editing of a field from the first tap to the end, and its calls.

extension UITextField: TextEditor {
  // MARK: Beginning and ending

  func beginEditing() {
    isEditing = true
    edited.select(edited.end)
    edited.goesWithNextEdit = edited.goesWithNextEdit || isSecureTextEntry && hasText
    textChanged(tells: false)
    sizeDidChange()
    if clearsOnBeginEditing, hasText, mayClear() {
      edit(edited.whole, with: "")
    }
    // 10.3.9 – the delegate before those who listen to the control.
    delegate?.textFieldDidBeginEditing(self)
    guard isEditing else { return }
    // 10.3.9 – editingDidBegin is sent after the delegate's method.
    send(.editingDidBegin)
    post(Self.textDidBeginEditingNotification)
  }

  func endEditing() {
    hideEditMenu()
    isEditing = false
    edited.goesWithNextEdit = false
    canvas.scroll = 0
    sizeDidChange()
    // 10.3.9 – the delegate first, then the targets.
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    // 10.3.9 – editingDidEnd is sent after the delegate's method.
    send(.editingDidEnd)
    post(
      Self.textDidEndEditingNotification,
      [
        Self.didEndEditingReasonUserInfoKey: NSNumber(
          value: DidEndEditingReason.committed.rawValue)
      ])
  }

  // MARK: What people type

  func pressReturn() {
    // 10.3.9 – the delegate is asked first.
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    performReturn()
  }

  func clearButtonTapped() {
    guard mayClear() else { return }
    willClear()
    edit(edited.whole, with: "")
    // Clearing a field begins editing, because people clear it to write something else.
    if !isEditing { becomeFirstResponder() }
  }

  // MARK: Changing the text

  func edit(_ range: NSRange, with text: String) {
    // A text field has one line.
    let line = String(text.filter { !$0.isNewline })
    put(StyledText(line, edited.attributes(at: range) ?? allDefaultAttributes), in: range)
  }

  func put(_ text: StyledText, in range: NSRange) {
    edited.replace(range, with: text)
    textChanged(tells: isEditing)
    sizeDidChange()
    tellTextDidChange()
  }

  /// The app puts another text in place of the old.
  func replaceContent(with new: StyledText) {
    forgetEdits()
    edited.replaceAll(with: new)
    textChanged(tells: isEditing)
    sizeDidChange()
  }

  // MARK: Selecting

  var isBeingEdited: Bool { isEditing }
  var keepsSelection: Bool { false }
  var remembersEdits: Bool { !isSecureTextEntry }

  var takesText: Bool { true }

  func selectionDidChange() { contentDidChange() }

  func tellSelectionDidChange() { delegate?.textFieldDidChangeSelection(self) }

  // A field has one line: up is its beginning, and down its end.
  func place(_ key: LineKey, from offset: Int) -> Int {
    switch key {
    case .up, .start: 0
    case .down, .end: edited.length
    }
  }

  // A hidden text is one word.
  func word(around offset: Int) -> NSRange {
    isSecureTextEntry ? edited.whole : edited.word(around: offset)
  }

  func editMenu(for range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
  }

  // MARK: Touches

  func tapped() {
    guard isEnabled, let lastTouch else { return }
    let wasEditing = isEditing
    guard isEditing || becomeFirstResponder() else { return }
    placeCaret(at: lastTouch.location, taps: lastTouch.taps, wasEdited: wasEditing)
  }

  func offset(at point: CGPoint) -> Int {
    layoutSubtree()
    // The visible text may be a placeholder, which has no positions.
    return min(canvas.offset(at: convert(point, to: canvas)), edited.length)
  }

  func rectangles(of range: NSRange) -> [CGRect] {
    let (start, end) = (rectOfCaret(at: range.location), rectOfCaret(at: NSMaxRange(range)))
    guard range.length > 0 else { return [] }
    let width = end.minX - start.minX
    return [CGRect(x: start.minX, y: start.minY, width: width, height: start.height)]
  }

  func rectOfCaret(at offset: Int) -> CGRect {
    layoutSubtree()
    return convert(canvas.caretRect(at: offset), from: canvas)
  }

  func post(_ name: NSNotification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }
}
