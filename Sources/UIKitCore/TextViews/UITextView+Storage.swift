import Foundation

// A text view whose text is also in a text storage: 15.2. The storage is made when it is first
// read.

extension UITextView {
  /// The storage of the text, which from now on is what the view shows.
  func makeStorage() -> NSTextStorage {
    if let storage = storedStorage { return storage }
    let manager = makeLayoutManager()
    if let storage = manager.textStorage {
      follow(storage)
      return storage
    }
    let storage = NSTextStorage()
    storage.replace(NSRange(location: 0, length: 0), with: edited.content)
    storedStorage = storage
    storage.addLayoutManager(manager)
    return storage
  }

  func makeLayoutManager() -> NSLayoutManager {
    if let manager = textContainer.layoutManager { return manager }
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    ownLayoutManager = manager
    return manager
  }

  /// The container, or its layout manager, has a storage of the app's.
  func storageWasReplaced() {
    guard let storage = textContainer.layoutManager?.textStorage else { return storedStorage = nil }
    follow(storage)
  }

  /// Shows the text of a storage.
  func follow(_ storage: NSTextStorage) {
    guard storedStorage !== storage else { return }
    storedStorage = storage
    edited.replaceAll(with: StyledText(storage))
    ownTypingAttributes = nil
    textDidChange()
  }

  /// The storage has another text: it is shown, and what is selected stays with its characters.
  func storageDidChange(_ range: NSRange, changeInLength delta: Int) {
    guard let storedStorage else { return }
    // 15.2.4 – the view shows every change of its storage.
    edited.follow(StyledText(storedStorage), edit: range, changeInLength: delta)
    textDidChange()
  }

  /// Replaces a part of the text, in the storage too, and puts the caret behind what is new.
  func replaceText(in range: NSRange, with text: StyledText) {
    guard let storedStorage else { return edited.replace(range, with: text) }
    edited.goesWithNextEdit = false
    // 15.2.5 – what people type is an edit of the storage.
    storedStorage.replace(range, with: text)
    edited.select(NSRange(location: range.location + text.length, length: 0))
  }

  func replaceAllText(with text: StyledText) {
    guard let storedStorage else { return edited.replaceAll(with: text) }
    edited.goesWithNextEdit = false
    storedStorage.replace(NSRange(location: 0, length: storedStorage.length), with: text)
    edited.select(edited.end)
  }

  func addTextAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    guard let storedStorage else { return edited.addAttributes(attributes) }
    storedStorage.addAttributes(
      attributes, range: NSRange(location: 0, length: storedStorage.length))
  }
}

extension EditedText {
  /// Takes a text whose part `edit` is new, and by so many units longer than what it replaced.
  mutating func follow(_ text: StyledText, edit: NSRange, changeInLength delta: Int) {
    let oldEnd = NSMaxRange(edit) - delta
    func moved(_ place: Int) -> Int {
      // 15.2.4 – what is selected stays with its characters.
      if place >= oldEnd { return place + delta }
      return place <= edit.location ? place : min(place, NSMaxRange(edit))
    }
    let (start, end) = (moved(selection.location), moved(NSMaxRange(selection)))
    setContent(text)
    select(NSRange(location: start, length: max(end - start, 0)))
  }
}
