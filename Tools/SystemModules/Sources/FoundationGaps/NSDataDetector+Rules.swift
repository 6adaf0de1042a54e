import Foundation

// The rules by which links and telephone numbers are found.

extension NSDataDetector {
  private static let domains =
    "com|org|net|edu|gov|int|info|biz|io|co|app|dev|me|tv|ai|eu|uk|us|ca|au|nz|de|at|ch|fr|it|es|pt|nl|be|dk|se|"
    + "no|fi|pl|cz|ru|ua|tr|il|in|cn|jp|kr|br|mx|ar|za"

  /// A scheme and an address, an address for mail, or a host whose last part is a common one.
  private static let link = expression(
    #"(?<![\w@.])(?:([a-z][a-z0-9+.-]*://[^\s<>"]+)"#
      + #"|([a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,})"#
      + #"|((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:"# + domains
      + #")(?::\d+)?(?:[/?#][^\s<>"]*)?)(?![\w@-]))"#)

  /// Seven to fifteen digits, in groups, perhaps behind a plus.
  private static let number = expression(
    #"(?<![\w.+/-])\+?(?:\(\d{1,4}\)|\d)(?:[ .\-/()]{0,2}\d){6,14}(?![\w/-])"#)

  private static func expression(_ pattern: String) -> NSRegularExpression? {
    try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
  }

  static func links(in string: String, _ range: NSRange) -> [DetectedValue] {
    let text = string as NSString
    return (link?.matches(in: string, range: range) ?? []).compactMap { match in
      let place = withoutPunctuation(match.range, in: text)
      let words = text.substring(with: place)
      let prefix =
        match.range(at: 2).location != NSNotFound
        ? "mailto:" : match.range(at: 3).location != NSNotFound ? "http://" : ""
      return URL(string: prefix + words).map { DetectedValue(place, url: $0) }
    }
  }

  static func numbers(in string: String, _ range: NSRange) -> [DetectedValue] {
    let text = string as NSString
    return (number?.matches(in: string, range: range) ?? []).map {
      DetectedValue($0.range, number: text.substring(with: $0.range))
    }
  }

  /// A full stop, a comma or a closing parenthesis behind a link belongs to the sentence, unless the link
  /// has the opening one.
  private static func withoutPunctuation(_ range: NSRange, in text: NSString) -> NSRange {
    var range = range
    while range.length > 0 {
      let last = text.substring(with: NSRange(location: NSMaxRange(range) - 1, length: 1))
      let opening = [")": "(", "]": "["][last]
      let isOpened = opening.map { text.substring(with: range).contains($0) } ?? false
      guard ".,;:!?'\")]".contains(last), !isOpened else { break }
      range.length -= 1
    }
    return range
  }
}
