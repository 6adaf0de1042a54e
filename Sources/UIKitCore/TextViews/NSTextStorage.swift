public import Foundation

/// A text whose layout managers follow every change, as ``UITextView/textStorage`` is.
///
/// A subclass with a store of its own overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` for strings and `setAttributes(_:range:)`, and calls
/// ``edited(_:range:changeInLength:)`` in the last two. Everything else is built on these.
///
/// Foundation on Linux copies attributed strings without asking a subclass: pass
/// `attributedSubstring(from:)` of one to `NSAttributedString(attributedString:)`.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of edits.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  // MARK: Creating a text storage

  public init() { super.init(string: "") }

  public override init(string: String) { super.init(string: string) }

  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }

  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Layout managers

  /// The layout managers that lay the text out, which the text storage owns.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    onMain { aLayoutManager.attach(to: $0) }
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: index)
    MainActor.assumeIsolated { aLayoutManager.attach(to: nil) }
  }

  // MARK: Editing

  open weak var delegate: (any NSTextStorageDelegate)?

  /// The edits since the last ``processEditing()``.
  open private(set) var editedMask: EditActions = []
  /// The edited range of the current text; at `NSNotFound` without edits.
  open private(set) var editedRange = NSTextStorage.nowhere
  /// The change of the length, in UTF-16 units.
  open private(set) var changeInLength = 0

  /// Records a change of the part that was at `editedRange` before it; outside of `beginEditing()`
  /// and `endEditing()`, processes it.
  open func edited(
    _ editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    var range =
      self.editedMask.isEmpty ? editedRange : NSUnionRange(self.editedRange, editedRange)
    range.length = max(range.length + delta, 0)
    self.editedRange = range
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    process()
  }

  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    guard depth > 0 else { return }
    depth -= 1
    process()
  }

  /// Notifies the delegate, observers and the layout managers of the changes.
  ///
  /// An override may change the text before it calls `super`: such changes are part of the same edit.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    // 15.2.2 – the delegate is called before the attributes are fixed.
    tell { $0.textStorage($1, willProcessEditing: $2, range: $3, changeInLength: $4) }
    fixAttributes(in: editedRange)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    tell { $0.textStorage($1, didProcessEditing: $2, range: $3, changeInLength: $4) }
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    forget()
    guard !layoutManagers.isEmpty else { return }
    onMain { storage in
      // 15.2.2 – the layout managers are called last.
      for manager in storage.layoutManagers {
        manager.processEditing(
          for: storage, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
      }
    }
  }

  open class var willProcessEditingNotification: NSNotification.Name {
    NSNotification.Name("NSTextStorageWillProcessEditingNotification")
  }
  open class var didProcessEditingNotification: NSNotification.Name {
    NSNotification.Name("NSTextStorageDidProcessEditingNotification")
  }

  // MARK: Changing the text

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(
      .editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(
    _ attrs: [NSAttributedString.Key: Any]?, range: NSRange
  ) {
    guard range.length > 0 else { return }
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func replaceCharacters(
    in range: NSRange, with attrString: NSAttributedString
  ) {
    replace(range, with: StyledText(attrString))
  }

  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    addAttributes([name: value], range: range)
  }

  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any], range: NSRange
  ) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  // MARK: Reading the text

  open override var length: Int { hasOwnStore ? super.length : string.utf16.count }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    let attributes = attributes(at: location, effectiveRange: nil)
    let piece = StyledText.Piece(string: "", attributes: attributes)
    let longest = longestRange(around: location, in: rangeLimit) {
      piece.looks(like: StyledText.Piece(string: "", attributes: $0))
    }
    range?.pointee = longest
    return attributes
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    let value = attributes(at: location, effectiveRange: nil)[attrName]
    let longest = longestRange(around: location, in: rangeLimit) { attributes in
      guard let value else { return attributes[attrName] == nil }
      guard let one = value as? AnyHashable, let other = attributes[attrName] as? AnyHashable
      else { return false }
      return one == other
    }
    range?.pointee = longest
    return value
  }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    StyledText(self).part(range).attributed
  }

  open override func copy(with zone: NSZone? = nil) -> Any { StyledText(self).attributed }

  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableAttributedString(attributedString: StyledText(self).attributed)
  }

  // MARK: - Inside the stage

  private static let nowhere = NSRange(location: NSNotFound, length: 0)

  /// The number of begun edits that have not ended.
  private var depth = 0
  private var isProcessing = false

  /// A Boolean value that indicates whether the text is in the object itself, and not in a store of
  /// the subclass's.
  // 15.2.3 – a subclass provides its text.
  private var hasOwnStore: Bool { type(of: self) == NSTextStorage.self }

  private func process() {
    // 15.2.1 – an edit is processed at the end of the outermost one.
    guard depth == 0, !isProcessing, !editedMask.isEmpty else { return }
    isProcessing = true
    defer { isProcessing = false }
    processEditing()
    forget()
  }

  private func forget() {
    editedMask = []
    editedRange = Self.nowhere
    changeInLength = 0
  }

  private func tell(
    _ message:
      @MainActor (any NSTextStorageDelegate, NSTextStorage, EditActions, NSRange, Int) ->
      Void
  ) {
    guard delegate != nil else { return }
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    onMain { storage in
      if let delegate = storage.delegate { message(delegate, storage, mask, range, delta) }
    }
  }

  /// Calls a body on the main thread, which the caller has to be on.
  ///
  /// As in UIKit the class belongs to no thread. A text storage with a delegate or layout managers is edited on
  /// the main thread alone, and `assumeIsolated` traps elsewhere: nothing crosses threads.
  private func onMain(_ body: @MainActor (NSTextStorage) -> Void) {
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { body(storage) }
  }

  func replace(_ range: NSRange, with text: StyledText) {
    beginEditing()
    replaceCharacters(in: range, with: text.string)
    var place = range.location
    for piece in text.pieces {
      setAttributes(piece.attributes, range: NSRange(location: place, length: piece.length))
      place += piece.length
    }
    endEditing()
  }

  private func changeAttributes(
    in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    var place = range.location
    while place < NSMaxRange(range) {
      var run = NSRange()
      var attributes = attributes(at: place, effectiveRange: &run)
      let part = NSIntersectionRange(run, range)
      guard part.length > 0 else { break }
      change(&attributes)
      setAttributes(attributes, range: part)
      place = NSMaxRange(part)
    }
    endEditing()
  }

  private func longestRange(
    around location: Int, in limit: NSRange,
    where matches: ([NSAttributedString.Key: Any]) -> Bool
  ) -> NSRange {
    var run = NSRange()
    _ = attributes(at: location, effectiveRange: &run)
    var (start, end) = (run.location, NSMaxRange(run))
    while start > limit.location, matches(attributes(at: start - 1, effectiveRange: &run)) {
      start = run.location
    }
    while end < NSMaxRange(limit), matches(attributes(at: end, effectiveRange: &run)) {
      end = NSMaxRange(run)
    }
    return NSIntersectionRange(NSRange(location: start, length: end - start), limit)
  }
}

/// A delegate for the changes of a text. Every method is optional.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called when the text was changed. The delegate may change characters and attributes.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)

  /// Called when the text was changed, and its attributes are fixed. The delegate may change
  /// attributes only.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

extension NSMutableAttributedString {
  /// Makes the attributes in `range` consistent: an attachment belongs to U+FFFC alone, and a
  /// paragraph has the style of its first character.
  public func fixAttributes(in range: NSRange) {
    let text = string as NSString
    let range = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
    var place = range.location
    var paragraph = NSRange()
    var style: NSParagraphStyle?
    while place < NSMaxRange(range) {
      if place >= NSMaxRange(paragraph) {
        paragraph = text.paragraphRange(for: NSRange(location: place, length: 0))
        style =
          attributes(at: paragraph.location, effectiveRange: nil)[.paragraphStyle]
          as? NSParagraphStyle
      }
      var run = NSRange()
      var attributes = attributes(at: place, effectiveRange: &run)
      let isObject = text.character(at: place) == 0xFFFC
      var end = min(NSMaxRange(run), NSMaxRange(paragraph), NSMaxRange(range))
      var isRight = attributes[.paragraphStyle] as? NSParagraphStyle == style
      // 15.1.9 – an attachment belongs to U+FFFC alone.
      if attributes[.attachment] != nil {
        let others = (place..<end).first { (text.character(at: $0) == 0xFFFC) != isObject }
        end = others ?? end
        if !isObject {
          attributes[.attachment] = nil
          isRight = false
        }
      }
      // 15.1.9 – a paragraph has the style of its first character.
      if !isRight {
        attributes[.paragraphStyle] = style
        setAttributes(attributes, range: NSRange(location: place, length: end - place))
      }
      place = end
    }
  }
}
