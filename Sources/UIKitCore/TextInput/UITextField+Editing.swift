import Foundation

// From the first tap to the end: what people do with a field, and who hears of it.

extension UITextField {
  // MARK: Beginning and ending

  func beginEditing() {
    isEditing = true
    replacesAll = isSecureTextEntry && hasText
    setSelection(NSRange(location: content.length, length: 0))
    sizeDidChange()
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      edit(wholeRange, with: "")
    }
    // 10.3.9 – the delegate before those who listen to the control.
    delegate?.textFieldDidBeginEditing(self)
    guard isEditing else { return }
    // 10.3.9
    send(.editingDidBegin)
    post(Self.textDidBeginEditingNotification)
  }

  func endEditing() {
    isEditing = false
    replacesAll = false
    canvas.scroll = 0
    sizeDidChange()
    // 10.3.9
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    // 10.3.9
    send(.editingDidEnd)
    post(
      Self.textDidEndEditingNotification,
      [
        Self.didEndEditingReasonUserInfoKey: NSNumber(
          value: DidEndEditingReason.committed.rawValue)
      ])
  }

  // MARK: What people type

  /// People type or paste `text`: one change.
  func type(_ text: String) {
    let range = replacesAll ? NSRange(location: content.length, length: 0) : selection
    // 10.3.9 – asked before each edit.
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    else { return }
    insertText(text)
  }

  func pressDelete() {
    let range = replacesAll ? wholeRange : rangeToDelete
    // With nothing to delete the delegate is not asked; who overrides `deleteBackward` hears of it.
    if range.length > 0 {
      // 10.3.9
      guard
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") ?? true
      else { return }
    }
    deleteBackward()
  }

  func pressReturn() {
    // 10.3.9
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    performReturn()
  }

  func clearButtonTapped() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    edit(wholeRange, with: "")
    // A field that is not edited yet is then: who clears it wants to write something else.
    if !isEditing { becomeFirstResponder() }
  }

  // MARK: Changing the text

  func insert(_ text: String) {
    edit(replacesAll ? wholeRange : isEditing ? selection : endRange, with: text)
  }

  func deleteBeforeCaret() {
    let range = replacesAll ? wholeRange : rangeToDelete
    if range.length > 0 { edit(range, with: "") }
  }

  /// Replaces a part of the text and tells everybody.
  func edit(_ range: NSRange, with text: String) {
    replacesAll = false
    let changed = NSMutableAttributedString(attributedString: content)
    // A text field has one line.
    let line = String(text.filter { !$0.isNewline })
    changed.replaceCharacters(
      in: range, with: NSAttributedString(string: line, attributes: attributes(at: range)))
    content = NSAttributedString(attributedString: changed)
    setSelection(
      NSRange(location: range.location + line.utf16.count, length: 0), tells: isEditing)
    sizeDidChange()
    // 10.3.9
    send(.editingChanged)
    post(Self.textDidChangeNotification)
  }

  // New text looks like what it replaces, else like what it follows.
  private func attributes(at range: NSRange) -> [NSAttributedString.Key: Any] {
    guard content.length > 0 else { return allDefaultAttributes }
    let place = range.length > 0 ? range.location : max(range.location - 1, 0)
    return content.attributes(at: min(place, content.length - 1), effectiveRange: nil)
  }

  /// The app puts another text in place of the old.
  func replaceContent(with new: NSAttributedString) {
    replacesAll = false
    content = NSAttributedString(attributedString: new)
    setSelection(endRange, tells: isEditing)
    sizeDidChange()
  }

  // MARK: Selecting

  func select(_ range: NSRange) {
    guard range != selection else { return }
    setSelection(range, tells: isEditing)
    contentDidChange()
  }

  private func setSelection(_ range: NSRange, tells: Bool = false) {
    selection = range
    selectionAnchor = range.location
    // The text may have changed, and the keyboard turns to capitals by what stands before the caret.
    Stage.shared.keyboard.textDidChange(of: self)
    if tells { delegate?.textFieldDidChangeSelection(self) }
  }

  /// Moves the caret; where it `selects`, the other end of the selection stays.
  func moveCaret(to offset: Int, selects: Bool) {
    replacesAll = false
    let anchor = selects ? selectionAnchor : offset
    let range = NSRange(location: min(anchor, offset), length: abs(offset - anchor))
    guard range != selection else { return }
    select(range)
    selectionAnchor = anchor
  }

  /// The end of the selection that moves.
  private var caret: Int {
    selection.location == selectionAnchor ? NSMaxRange(selection) : selection.location
  }

  func moveCaret(by characters: Int, selects: Bool) {
    if !selects, selection.length > 0 {
      let offset = characters < 0 ? selection.location : NSMaxRange(selection)
      moveCaret(to: offset, selects: false)
      return
    }
    let text = content.string
    let index = String.Index(utf16Offset: caret, in: text)
    let limit = characters < 0 ? text.startIndex : text.endIndex
    let moved = text.index(index, offsetBy: characters, limitedBy: limit) ?? limit
    moveCaret(to: moved.utf16Offset(in: text), selects: selects)
  }

  func selectEverything() { select(wholeRange) }

  // MARK: Touches

  /// A tap puts the caret between two words, a second one selects the word.
  func tapped() {
    guard isEnabled, let lastTouch else { return }
    guard isEditing || becomeFirstResponder() else { return }
    let offset = offset(at: lastTouch.location)
    let word = word(around: offset)
    if lastTouch.taps == 2, word.length > 0 {
      replacesAll = false
      select(word)
    } else {
      let isNearEnd = offset - word.location > NSMaxRange(word) - offset
      moveCaret(to: isNearEnd ? NSMaxRange(word) : word.location, selects: false)
    }
  }

  /// The word at `offset`; an empty range between words. A hidden text is one word.
  private func word(around offset: Int) -> NSRange {
    if isSecureTextEntry { return wholeRange }
    let text = content.string
    let index = String.Index(utf16Offset: offset, in: text)
    let start = text[..<index].lastIndex { $0.isWhitespace }.map { text.index(after: $0) }
    let end = text[index...].firstIndex { $0.isWhitespace }
    let from = (start ?? text.startIndex).utf16Offset(in: text)
    let to = (end ?? text.endIndex).utf16Offset(in: text)
    return NSRange(location: from, length: to - from)
  }

  /// The place in the text that is nearest to a point of the field, where both are by now.
  func offset(at point: CGPoint) -> Int {
    layoutIfNeeded()
    // What is seen may be a placeholder, in which there is no place.
    return min(canvas.offset(at: convert(point, to: canvas)), content.length)
  }

  func rectOfCaret(at offset: Int) -> CGRect {
    layoutIfNeeded()
    return convert(canvas.caretRect(at: offset), from: canvas)
  }

  // MARK: Ranges

  var wholeRange: NSRange { NSRange(location: 0, length: content.length) }

  private var endRange: NSRange { NSRange(location: content.length, length: 0) }

  /// What is selected, else the whole character before the caret.
  private var rangeToDelete: NSRange {
    let place = isEditing ? selection : endRange
    guard place.length == 0, place.location > 0 else { return place }
    let text = content.string
    let end = String.Index(utf16Offset: place.location, in: text)
    let start = text.index(before: end).utf16Offset(in: text)
    return NSRange(location: start, length: place.location - start)
  }

  func string(in range: NSRange) -> String { content.attributedSubstring(from: range).string }

  /// Inside of the text, whoever made the position.
  func number(of position: UITextPosition) -> Int {
    min(max((position as? TextFieldPosition)?.offset ?? 0, 0), content.length)
  }

  func nsRange(_ range: UITextRange) -> NSRange {
    let (start, end) = (number(of: range.start), number(of: range.end))
    return NSRange(location: min(start, end), length: abs(end - start))
  }

  private func post(_ name: NSNotification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }
}
