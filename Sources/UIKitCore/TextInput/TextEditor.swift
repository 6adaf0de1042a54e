import Foundation

/// A view that edits a text with the keyboard: a field of one line, or a text view.
///
/// Editing is the same in all of them; the lines and the delegate's calls are not.
@MainActor
protocol TextEditor: UIResponder, UITextInput {
  var edited: EditedText { get set }
  /// A Boolean value that indicates whether there is a caret.
  var isBeingEdited: Bool { get }
  /// A Boolean value that indicates whether text that the app inserts takes the place of the selection
  /// also without a caret; else it is put at the end.
  var keepsSelection: Bool { get }
  /// A Boolean value that indicates whether edits can be undone: those of a hidden text cannot.
  var remembersEdits: Bool { get }

  /// Returns a Boolean value that indicates whether people may replace the characters in `range`
  /// with `text`.
  func mayReplace(_ range: NSRange, with text: String) -> Bool
  /// Replaces a part of the text by one that looks as what is around it, with all calls.
  func edit(_ range: NSRange, with text: String)
  /// Replaces a part of the text by another with its own look, with all calls.
  func put(_ text: StyledText, in range: NSRange)
  /// Another part is selected.
  func selectionDidChange()
  func tellSelectionDidChange()

  /// A Boolean value that indicates whether the text may be changed by typing, pasting or deleting.
  var takesText: Bool { get }
  func pressReturn()
  /// The place in the text that is nearest to a point of the editor, where both are by now.
  func offset(at point: CGPoint) -> Int
  func rectOfCaret(at offset: Int) -> CGRect
  /// Returns the rectangle of a range in each of its lines.
  func rectangles(of range: NSRange) -> [CGRect]
  /// Returns the position to which an arrow, or a key to the end of a line, moves the caret.
  func place(_ key: LineKey, from offset: Int) -> Int
  /// Returns the range that a double tap selects.
  func word(around offset: Int) -> NSRange
  /// Returns the delegate's menu for a selection; `nil` for the suggested one.
  func editMenu(for range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu?
}

/// A key that moves the caret by lines.
enum LineKey {
  case up, down, start, end
}

extension TextEditor {
  // MARK: What people type

  /// People type or paste `text`: one change.
  func type(_ text: String) {
    guard takesText else { return }
    if let dash = dash(for: text) {
      if mayReplace(dash, with: "—") { edit(dash, with: "—") }
      return
    }
    let text = smartQuote(for: text) ?? text
    // 10.3.9 – asked before each edit.
    guard mayReplace(edited.goesWithNextEdit ? edited.end : edited.selection, with: text) else {
      return
    }
    insertText(text)
  }

  func pressDelete() {
    guard takesText else { return }
    let range = edited.goesWithNextEdit ? edited.whole : edited.rangeToDelete(at: place)
    // 10.3.9 – the delegate is asked before each edit. With nothing to delete it is not, but an
    // override of `deleteBackward` is called.
    if range.length > 0, !mayReplace(range, with: "") { return }
    deleteBackward()
  }

  func press(_ key: EditingKey, selecting: Bool) {
    switch key {
    case .return: if takesText { pressReturn() }
    case .delete: pressDelete()
    case .left: moveCaret(by: -1, selects: selecting)
    case .right: moveCaret(by: 1, selects: selecting)
    case .up: moveCaret(to: place(.up, from: edited.caret), selects: selecting)
    case .down: moveCaret(to: place(.down, from: edited.caret), selects: selecting)
    case .start: moveCaret(to: place(.start, from: edited.caret), selects: selecting)
    case .end: moveCaret(to: place(.end, from: edited.caret), selects: selecting)
    case .selectAll: select(edited.whole)
    }
  }

  // MARK: Changing the text

  /// The range that new text replaces.
  private var place: NSRange {
    isBeingEdited || keepsSelection ? edited.selection : edited.end
  }

  func insert(_ text: String) {
    editUndoably(edited.goesWithNextEdit ? edited.whole : place) { edit($0, with: text) }
  }

  func deleteBeforeCaret() {
    let range = edited.goesWithNextEdit ? edited.whole : edited.rangeToDelete(at: place)
    if range.length > 0 { editUndoably(range) { edit($0, with: "") } }
  }

  // 15.2.8: what is typed can be undone with the undo manager, until the app sets…
  private func editUndoably(_ range: NSRange, _ change: (NSRange) -> Void) {
    let range = edited.clamped(range)
    let (old, length) = (edited.content.part(range), edited.length)
    change(range)
    guard isBeingEdited, remembersEdits, let undoManager else { return }
    let new = NSRange(
      location: range.location, length: max(0, edited.length - length + range.length))
    undoManager.registerUndo(withTarget: self) { editor in
      editor.editUndoably(new) { editor.put(old, in: $0) }
    }
    undoManager.setActionName("Typing")
  }

  /// The app has set another text: the places of earlier edits are gone.
  func forgetEdits() { undoManager?.removeAllActions(withTarget: self) }

  // MARK: Selecting

  func select(_ range: NSRange) {
    let range = edited.clamped(range)
    guard range != edited.selection else { return }
    // 18.6.8: text that is inserted after clearsOnInsertion replaces everything.
    edited.goesWithNextEdit = false
    edited.select(range)
    selectionChanged()
  }

  /// Moves the caret; where it `selects`, the other end of the selection stays.
  func moveCaret(to offset: Int, selects: Bool) {
    edited.goesWithNextEdit = false
    let old = edited.selection
    edited.select(from: selects ? edited.anchor : offset, to: offset)
    if edited.selection != old { selectionChanged() }
  }

  func moveCaret(by characters: Int, selects: Bool) {
    let selection = edited.selection
    if !selects, selection.length > 0 {
      moveCaret(
        to: characters < 0 ? selection.location : NSMaxRange(selection), selects: false)
    } else {
      moveCaret(to: edited.place(characters, from: edited.caret), selects: selects)
    }
  }

  private func selectionChanged() {
    selectionDidChange()
    // 15.2.9: a text view tells its delegate of each selection, a text field only while…
    textChanged(tells: isBeingEdited || keepsSelection)
  }

  /// The text or the caret is another: the keyboard turns to capitals by what stands before it.
  func textChanged(tells: Bool) {
    hideEditMenu()
    Stage.shared.keyboard.textDidChange(of: self)
    if tells { tellSelectionDidChange() }
  }

  // MARK: Touches

  /// A tap puts the caret between two words, a second one selects the word.
  ///
  /// One where the caret is already shows what can be done there.
  func placeCaret(at point: CGPoint, taps: Int, wasEdited: Bool) {
    let wasShown = Stage.shared.touchBeganWithEditMenu
    let old = edited.selection
    let offset = offset(at: point)
    let word = word(around: offset)
    if taps == 2, word.length > 0 {
      edited.goesWithNextEdit = false
      select(word)
      showEditMenu()
    } else {
      let isNearEnd = offset - word.location > NSMaxRange(word) - offset
      moveCaret(to: isNearEnd ? NSMaxRange(word) : word.location, selects: false)
      if taps == 1, wasEdited, !wasShown, edited.selection == old { showEditMenu() }
    }
  }

  // MARK: Places

  /// The position, limited to the text.
  func number(of position: UITextPosition) -> Int {
    min(max((position as? TextPlace)?.offset ?? 0, 0), edited.length)
  }

  func nsRange(_ range: UITextRange) -> NSRange {
    let (start, end) = (number(of: range.start), number(of: range.end))
    return NSRange(location: min(start, end), length: abs(end - start))
  }

  func span(from: UITextPosition, to: UITextPosition) -> UITextRange {
    let (from, to) = (number(of: from), number(of: to))
    return TextSpan(NSRange(location: min(from, to), length: abs(to - from)))
  }

  func place(_ units: Int, from position: UITextPosition) -> UITextPosition? {
    let wanted = number(of: position) + units
    return (0...edited.length).contains(wanted) ? TextPlace(wanted) : nil
  }

  func order(of position: UITextPosition, and other: UITextPosition) -> ComparisonResult {
    let (one, two) = (number(of: position), number(of: other))
    return one == two ? .orderedSame : one < two ? .orderedAscending : .orderedDescending
  }
}

/// A place in a text: a number of UTF-16 units from the beginning.
final class TextPlace: UITextPosition {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextPlace)?.offset == offset }

  override var hash: Int { offset.hashValue }
}

final class TextSpan: UITextRange {
  let range: NSRange

  init(_ range: NSRange) { self.range = range }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { TextPlace(range.location) }
  override var end: UITextPosition { TextPlace(NSMaxRange(range)) }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }

  override var hash: Int { range.hashValue }
}
