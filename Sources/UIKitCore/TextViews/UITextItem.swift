public import Foundation

/// The interaction of people with a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction
  /// A long press, for a menu.
  case presentActions
  /// A firm press, for a preview; devices without pressure never report it.
  case preview
}

/// A part of a text that people interact with.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// The content of the part: a link, an attachment, or a tag.
  public enum Content {
    /// The value of ``NSAttributedString/Key/link``.
    case link(URL)
    /// The value of ``NSAttributedString/Key/attachment``.
    case textAttachment(NSTextAttachment)
    /// The value of ``NSAttributedString/Key/textItemTag``.
    case tag(String)
  }

  public let content: Content

  /// The part of the text, in UTF-16 units.
  open var range: NSRange { storedRange }

  private let storedRange: NSRange

  init(_ content: Content, _ range: NSRange) {
    self.content = content
    storedRange = range
    super.init()
  }
}

extension UITextItem {
  /// The menu that a long press on a text item opens.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    public init(menu: UIMenu) {
      self.menu = menu
      super.init()
    }

    let menu: UIMenu
  }
}

extension NSAttributedString.Key {
  /// A string that marks text which people tap, in a text view that is not edited.
  public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
}

extension StyledText {
  /// The link, the attachment or the tag of a character.
  @MainActor
  func item(at place: Int) -> UITextItem? {
    guard place < length else { return nil }
    let attributes = attributes(at: place)
    let unit = NSRange(location: place, length: 1)
    // 15.3.5 – attachments are items.
    if let attachment = attributes[.attachment] as? NSTextAttachment,
      string(in: unit) == String(PlacedAttachment.character)
    {
      return UITextItem(.textAttachment(attachment), unit)
    }
    if let url = Self.url(attributes[.link]) {
      return UITextItem(.link(url), range(around: place) { Self.url($0[.link]) == url })
    }
    // 15.3.5 – tags are items.
    if let tag = Self.string(attributes[.textItemTag]) {
      return UITextItem(.tag(tag), range(around: place) { Self.string($0[.textItemTag]) == tag })
    }
    return nil
  }

  /// A Boolean value that indicates whether a character is a link, an attachment or a tag.
  var hasItems: Bool {
    pieces.contains {
      $0.attributes[.link] != nil || $0.attributes[.attachment] != nil
        || $0.attributes[.textItemTag] != nil
    }
  }

  /// Links with those attributes, as a text view draws them.
  func drawingLinks(with style: [NSAttributedString.Key: Any]) -> StyledText {
    guard pieces.contains(where: { $0.attributes[.link] != nil }) else { return self }
    var result = self
    result.changeAttributes { attributes in
      guard attributes.removeValue(forKey: .link) != nil else { return }
      // 15.3.1 – a text view draws links its own way.
      attributes.merge(style) { $1 }
    }
    return result
  }

  /// The pieces around a place that match, and lie side by side.
  private func range(
    around place: Int, where matches: ([NSAttributedString.Key: Any]) -> Bool
  ) -> NSRange {
    var (start, end) = (0, 0)
    for piece in pieces {
      if !matches(piece.attributes) {
        if end > place { break }
        start = end + piece.length
      }
      end += piece.length
    }
    return NSRange(location: start, length: end - start)
  }

  static func url(_ value: Any?) -> URL? {
    if let url = value as? URL { return url }
    if let url = value as? NSURL { return url.absoluteURL }
    return string(value).flatMap { URL(string: $0) }
  }

  private static func string(_ value: Any?) -> String? {
    value as? String ?? (value as? NSString)?.description
  }
}
