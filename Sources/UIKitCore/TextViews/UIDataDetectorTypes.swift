import Foundation

/// The kinds of data that a text view finds in its text.
///
/// The stage finds telephone numbers, addresses of pages and of mailboxes.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of pages and of mailboxes.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension UIDataDetectorTypes {
  /// The links that a text contains, in the order of their places.
  func links(in text: String) -> [(range: NSRange, url: URL)] {
    var found: [(range: NSRange, url: URL)] = []
    func add(_ pattern: String, _ url: (String) -> String) {
      guard let expression = try? NSRegularExpression(pattern: pattern) else { return }
      let whole = NSRange(text.startIndex..., in: text)
      for match in expression.matches(in: text, range: whole) {
        guard let range = Range(match.range, in: text),
          let url = URL(string: url(String(text[range]))),
          !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 })
        else { continue }
        found.append((match.range, url))
      }
    }
    if contains(.link) {
      // A full stop or a bracket behind an address ends the sentence.
      add(#"(?i)\b(?:https?|ftp)://[^\s<>"]*[^\s<>".,;:!?)\]']"#) { $0 }
      add(#"(?i)\bwww\.[^\s<>"]*[^\s<>".,;:!?)\]']"#) { "http://\($0)" }
      add(#"(?i)\b[A-Z0-9._%+-]+@[A-Z0-9-]+(?:\.[A-Z0-9-]+)+\b"#) { "mailto:\($0)" }
    }
    if contains(.phoneNumber) {
      add(#"(?<![\w.])\+?\(?\d[\d ()./-]{5,}\d(?![\w])"#) { number in
        "tel:" + number.filter { $0.isNumber || $0 == "+" }
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }
}

extension UITextView {
  /// The text with what was found in it as links.
  var shownContent: StyledText {
    // 18.6.1: a text view shows data that it finds as links while it is not edited.
    guard !dataDetectorTypes.isEmpty, !isEditable else { return edited.content }
    var content = edited.content
    for (range, url) in links(in: content.string) {
      var part = content.part(range)
      part.changeAttributes { if $0[.link] == nil { $0[.link] = url } }
      content.replace(range, with: part)
    }
    return content
  }

  /// Searches a text once, although each layout asks for its links.
  private func links(in text: String) -> [(range: NSRange, url: URL)] {
    if let foundLinks, foundLinks.types == dataDetectorTypes, foundLinks.text == text {
      return foundLinks.links
    }
    let links = dataDetectorTypes.links(in: text)
    foundLinks = (text, dataDetectorTypes, links)
    return links
  }
}
