import Foundation
import StorylineTesting
import Testing
import UIKit

/// A text whose changes are followed.
@MainActor @Suite(.stage) struct TextStorageTests {
  private final class Listener: NSObject, NSTextStorageDelegate {
    var heard: [String] = []
    var onWill: ((NSTextStorage, NSRange) -> Void)?
    var onDid: ((NSTextStorage, NSRange) -> Void)?

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      note("will", editedMask, editedRange, delta)
      onWill?(textStorage, editedRange)
    }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      note("did", editedMask, editedRange, delta)
      onDid?(textStorage, editedRange)
    }

    private func note(
      _ name: String, _ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int
    ) {
      heard.append("\(name) \(mask.rawValue) \(range.location) \(range.length) \(delta)")
    }
  }

  private final class Manager: NSLayoutManager {
    var heard: [String] = []

    override func processEditing(
      for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
      range newCharRange: NSRange, changeInLength delta: Int,
      invalidatedRange invalidatedCharRange: NSRange
    ) {
      heard.append("\(editMask.rawValue) \(newCharRange.location) \(newCharRange.length) \(delta)")
      super.processEditing(
        for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
        invalidatedRange: invalidatedCharRange)
    }
  }

  private let listener = Listener()

  private func storage(_ text: String = "one two") -> NSTextStorage {
    let storage = NSTextStorage(string: text)
    storage.delegate = listener
    return storage
  }

  // MARK: Editing

  @Test func `15.2.1 a change outside of an edit is processed at once`() {
    let storage = storage()
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    #expect(storage.string == "three two")
    #expect(listener.heard == ["will 2 0 5 2", "did 2 0 5 2"])
    #expect(storage.editedMask == [])
    #expect(storage.editedRange.location == NSNotFound)
    #expect(storage.changeInLength == 0)
  }

  @Test func `15.2.1 the changes of an edit are processed together at its end`() {
    let storage = storage()
    storage.beginEditing()
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    storage.endEditing()
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 6, length: 3))
    #expect(listener.heard == [])
    storage.endEditing()
    #expect(listener.heard == ["will 3 0 9 2", "did 3 0 9 2"])
  }

  @Test func `15.2.2 the layout managers are told last, of what the delegate changed too`() {
    let storage = storage()
    let manager = Manager()
    storage.addLayoutManager(manager)
    listener.onWill = { storage, _ in
      storage.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: 1))
    }
    var names: [String] = []
    let center = NotificationCenter.default
    let observers = [
      NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification,
    ].map { name in
      center.addObserver(forName: name, object: storage, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(name.rawValue) }
      }
    }
    storage.replaceCharacters(in: NSRange(location: 7, length: 0), with: "!")
    observers.forEach(center.removeObserver)
    #expect(listener.heard == ["will 2 7 1 1", "did 3 0 8 1"])
    #expect(manager.heard == ["3 0 8 1"])
    #expect(names.map { $0.contains("WillProcess") } == [true, false])
  }

  @Test func `every way of changing the text is one edit`() {
    func heard(_ change: (NSTextStorage) -> Void) -> [String] {
      let storage = storage()
      listener.heard = []
      change(storage)
      return listener.heard.filter { $0.hasPrefix("did") }
    }
    let more = NSAttributedString(string: "!!", attributes: [.kern: 1])
    #expect(heard { $0.append(more) } == ["did 3 7 2 2"])
    #expect(heard { $0.insert(more, at: 0) } == ["did 3 0 2 2"])
    #expect(heard { $0.deleteCharacters(in: NSRange(location: 0, length: 4)) } == ["did 2 0 0 -4"])
    #expect(heard { $0.setAttributedString(more) } == ["did 3 0 2 -5"])
    #expect(
      heard { $0.setAttributes([.kern: 1], range: NSRange(location: 0, length: 3)) }
        == ["did 1 0 3 0"])
    #expect(
      heard { $0.removeAttribute(.kern, range: NSRange(location: 0, length: 3)) } == ["did 1 0 3 0"]
    )
  }

  @Test func `15.2.1 a change that leaves nothing changed says nothing`() {
    let storage = storage()
    storage.beginEditing()
    storage.endEditing()
    storage.endEditing()
    #expect(listener.heard == [])
  }

  // MARK: Subclasses

  /// A text storage with a store of its own, as apps write them.
  private final class Shouting: NSTextStorage {
    private let store = NSMutableAttributedString(string: "")

    override init() { super.init() }

    required init?(coder: NSCoder) { nil }

    override var string: String { store.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      store.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      store.replaceCharacters(in: range, with: str)
      edited(
        .editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
      endEditing()
    }

    override func setAttributes(
      _ attrs: [NSAttributedString.Key: Any]?, range: NSRange
    ) {
      beginEditing()
      store.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }

    override func processEditing() {
      let text = string as NSString
      var place = 0
      while place < text.length {
        let found = text.range(
          of: "wow", options: [], range: NSRange(location: place, length: text.length - place))
        guard found.location != NSNotFound else { break }
        addAttribute(.foregroundColor, value: UIColor.red, range: found)
        place = NSMaxRange(found)
      }
      super.processEditing()
    }
  }

  @Test func `15.2.3 a subclass with a store of its own is asked for everything`() throws {
    let storage = Shouting()
    storage.append(NSAttributedString(string: "oh wow", attributes: [.kern: 1]))
    #expect(storage.length == 6)
    #expect(storage.string == "oh wow")
    var range = NSRange()
    let color = storage.attribute(.foregroundColor, at: 4, effectiveRange: &range) as? UIColor
    #expect(color == .red)
    #expect(range == NSRange(location: 3, length: 3))
    #expect(storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    let kern = storage.attribute(
      .kern, at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: 6))
    #expect(kern != nil)
    #expect(range == NSRange(location: 0, length: 6))
    let part = storage.attributedSubstring(from: NSRange(location: 3, length: 3))
    #expect(part.string == "wow")
    #expect(part.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect((storage.mutableCopy() as? NSMutableAttributedString)?.string == "oh wow")
  }

  // MARK: Text views

  @Test func `15.2.4 a text view shows what its storage is changed to`() throws {
    let stage = try TextViewStage()
    let view = stage.text
    view.text = "one two"
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "four")
    #expect(view.text == "four two")
    #expect(try stage.lines().map(\.string) == ["four two"])
    view.textStorage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 5, length: 3))
    #expect(
      try stage.lines().map(\.color).last == UIColor.red.display(isDark: false))
    #expect(view.attributedText.length == 8)
  }

  @Test func `15.2.4 what is selected stays with its characters`() throws {
    let stage = try TextViewStage()
    let view = stage.text
    view.text = "one two three"
    try stage.beginEditing()
    view.selectedRange = NSRange(location: 4, length: 3)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "zero")
    #expect(view.selectedRange == NSRange(location: 5, length: 3))
    view.textStorage.replaceCharacters(in: NSRange(location: 13, length: 1), with: "")
    #expect(view.selectedRange == NSRange(location: 5, length: 3))
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 13), with: "")
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test func `15.2.5 what people type is an edit of the storage, and its delegate may colour it`()
    throws
  {
    let stage = try TextViewStage()
    let view = stage.text
    view.text = "one"
    view.textStorage.delegate = listener
    listener.onDid = { storage, range in
      storage.addAttribute(.foregroundColor, value: UIColor.red, range: range)
    }
    try stage.beginEditing()
    view.insertText("!")
    #expect(listener.heard == ["will 3 3 1 1", "did 3 3 1 1"])
    #expect(view.textStorage.string == "one!")
    #expect(view.selectedRange == NSRange(location: 4, length: 0))
    let lines = try stage.lines()
    #expect(lines.map(\.string) == ["one", "!"])
    #expect(lines.last?.color == UIColor.red.display(isDark: false))
    view.deleteBackward()
    #expect(view.textStorage.string == "one")
    view.text = "two"
    #expect(view.textStorage.string == "two")
    view.font = .systemFont(ofSize: 30)
    let font = view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 30)
  }

  @Test func `15.2.6 a text view shows the storage of the container that it is made with`() throws {
    let storage = Shouting()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    storage.append(
      NSAttributedString(string: "wow", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    #expect(view.text == "wow")
    #expect(view.textStorage === storage)
    #expect(view.layoutManager === manager)
    view.insertText(" and wow")
    #expect(storage.string == "wow and wow")
    #expect(
      storage.attribute(.foregroundColor, at: 8, effectiveRange: nil) as? UIColor == .red)
  }

  @Test func `a text view with a storage leaves no memory behind`() {
    weak var seen: NSTextStorage?
    weak var view: UITextView?
    do {
      let text = UITextView(frame: .zero)
      seen = text.textStorage
      view = text
      #expect(text.layoutManager.textStorage === seen)
    }
    Stage.shared.turn()
    #expect(view == nil)
    #expect(seen == nil)
  }
}
