public import Foundation

/// The content that was copied last, for this app and for others on the device.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The one that people copy to and paste from.
  open class var general: UIPasteboard { shared }

  private static let shared = UIPasteboard(.general)

  // MARK: Pasteboards by name

  /// The name of a pasteboard.
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The pasteboard that people copy to and paste from.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The pasteboard of a name. It lasts as long as the app runs.
  ///
  /// - Parameters:
  ///   - pasteboardName: The name.
  ///   - create: A Boolean value that indicates whether the pasteboard is created if it is missing;
  ///     otherwise the result is `nil`.
  public init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    guard pasteboardName == .general || create || Self.boards[pasteboardName] != nil else {
      return nil
    }
    name = pasteboardName
    super.init()
    if pasteboardName != .general, Self.boards[pasteboardName] == nil {
      Self.boards[pasteboardName] = PasteboardContent()
    }
  }

  private init(_ name: Name) {
    self.name = name
    super.init()
  }

  /// A new pasteboard with a name of its own.
  @discardableResult
  open class func withUniqueName() -> UIPasteboard {
    let name = Name(UUID().uuidString)
    boards[name] = PasteboardContent()
    return UIPasteboard(name)
  }

  /// Removes a pasteboard and its content; not the general one.
  open class func remove(withName pasteboardName: UIPasteboard.Name) {
    guard boards.removeValue(forKey: pasteboardName) != nil else { return }
    // 18.1.5: the changes and the end of a pasteboard are posted.
    NotificationCenter.default.post(
      name: removedNotification, object: UIPasteboard(pasteboardName))
  }

  /// The name of the pasteboard.
  open private(set) var name: UIPasteboard.Name

  // MARK: Text

  /// The first of ``strings``; setting it replaces everything.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// Setting them replaces everything; `nil` where there is no text. A link is text, too.
  open var strings: [String]? {
    get { Self.filled(stored.strings) }
    set { replace(newValue?.map { .text($0) }) }
  }

  open var hasStrings: Bool { !stored.strings.isEmpty }

  // MARK: Links

  /// The first of ``urls``; setting it replaces everything.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// Setting them replaces everything; `nil` where there is no link.
  open var urls: [URL]? {
    get { Self.filled(stored.urls) }
    set { replace(newValue?.map { .url($0) }) }
  }

  open var hasURLs: Bool { !stored.urls.isEmpty }

  // MARK: Images

  /// The first of ``images``; setting it replaces everything.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// Setting them replaces everything; `nil` where there is no image.
  open var images: [UIImage]? {
    get { Self.filled(stored.images) }
    set { replace(newValue?.map { .image($0) }) }
  }

  open var hasImages: Bool { !stored.images.isEmpty }

  // MARK: Colours

  /// The first of ``colors``; setting it replaces everything.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// Setting them replaces everything; `nil` where there is no colour.
  // 18.1.4: colours on a pasteboard: color is the first of colors, and setting either…
  open var colors: [UIColor]? {
    get { Self.filled(stored.colors) }
    set { replace(newValue?.map { .color($0) }) }
  }

  open var hasColors: Bool { !stored.colors.isEmpty }

  // MARK: All of it

  open var numberOfItems: Int { stored.items.count }

  /// How often something was copied.
  open var changeCount: Int { stored.changeCount }

  /// A Boolean value that indicates whether the content outlives the app: only the general
  /// pasteboard's does.
  open var isPersistent: Bool { name == .general }

  // MARK: By types

  /// The types of the first item.
  open var types: [String] { liveItems.first?.types ?? [] }

  /// The items, each as values by their types. Setting them replaces everything.
  open var items: [[String: Any]] {
    // 18.6.2: the items of a pasteboard are values by their types.
    get { liveItems.map(\.values) }
    set { setItems(newValue) }
  }

  /// Replaces everything with items, each given as values by their types.
  open func setItems(
    _ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]
  ) {
    // 18.6.3: items of a pasteboard are gone after their expirationDate.
    let end = options[.expirationDate] as? Date
    replace(items.map { PasteboardContent.Item(Self.written($0), end) })
  }

  /// Adds items behind those that are there.
  open func addItems(_ items: [[String: Any]]) {
    replace(liveItems + items.map { PasteboardContent.Item(Self.written($0)) })
  }

  /// Returns whether the first item has one of the types.
  @discardableResult
  open func contains(pasteboardTypes: [String]) -> Bool {
    liveItems.first.map { $0.has(pasteboardTypes) } ?? false
  }

  /// Returns whether one of the items at those places, or of all items, has one of the types.
  @discardableResult
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    items(in: itemSet).contains { $0.has(pasteboardTypes) }
  }

  /// The places of the items that have one of the types.
  @discardableResult
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let found = liveItems.indices.filter { liveItems[$0].has(pasteboardTypes) }
    return found.isEmpty ? nil : IndexSet(found)
  }

  /// The types of each of the items at those places, or of all items.
  @discardableResult
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    items(in: itemSet).map(\.types)
  }

  /// The value of the first item in a type; an object where the type has one, else data.
  @discardableResult
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    liveItems.first?.values[pasteboardType]
  }

  /// The values in a type of the items at those places, or of all items.
  @discardableResult
  open func values(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Any]? { items(in: itemSet).compactMap { $0.values[pasteboardType] } }

  /// The data of the first item in a type.
  @discardableResult
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    liveItems.first?.data(of: pasteboardType)
  }

  /// The data in a type of the items at those places, or of all items.
  @discardableResult
  open func data(
    forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?
  ) -> [Data]? { items(in: itemSet).compactMap { $0.data(of: pasteboardType) } }

  /// Replaces everything with one value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }

  /// Replaces everything with data of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: data]])
  }

  // MARK: - Inside the stage

  private static var boards: [Name: PasteboardContent] {
    get { Stage.shared.state.pasteboards }
    set { Stage.shared.state.pasteboards = newValue }
  }

  var stored: PasteboardContent {
    name == .general
      ? Stage.shared.system.pasteboard : Self.boards[name] ?? PasteboardContent()
  }

  func replace(_ items: [PasteboardContent.Item]?) {
    let old = stored.types
    if name == .general {
      Stage.shared.system.pasteboard.replace(with: items ?? [])
    } else {
      // A removed pasteboard accepts no items.
      guard Self.boards[name] != nil else { return }
      Self.boards[name]?.replace(with: items ?? [])
    }
    let new = stored.types
    // 18.1.5: the changes and the end of a pasteboard are posted.
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self,
      userInfo: [
        Self.changedTypesAddedUserInfoKey: new.filter { !old.contains($0) },
        Self.changedTypesRemovedUserInfoKey: old.filter { !new.contains($0) },
      ])
  }

  private static func filled<Value>(_ values: [Value]) -> [Value]? { values.isEmpty ? nil : values }
}

// MARK: - Notifications

extension UIPasteboard {
  /// Posted by a pasteboard when its items have changed.
  public nonisolated class var changedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardChangedNotification")
  }

  /// Posted by a pasteboard when it was removed.
  public nonisolated class var removedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardRemovedNotification")
  }

  /// The key of the types that a change brought: an array of strings.
  public nonisolated class var changedTypesAddedUserInfoKey: String {
    "UIPasteboardChangedTypesAddedKey"
  }

  /// The key of the types that a change took away: an array of strings.
  public nonisolated class var changedTypesRemovedUserInfoKey: String {
    "UIPasteboardChangedTypesRemovedKey"
  }
}
