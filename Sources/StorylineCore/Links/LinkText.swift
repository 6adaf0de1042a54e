/// A link as it is written: a URL, or only its path.
///
/// Its source may be anything: everything is bounded, and malformed text is refused with the
/// reason.
///
/// - `https://shop.example/phones/42?sort=price#top` and `/phones/42?sort=price` are the same path with
///   the same query.
/// - Path, query and fragment are decoded; `%2F` does not divide a path, and a `+` stays one.
/// - Empty segments do not count, so a trailing slash makes no difference. `.` and `..` are resolved; a
///   path that leads above its beginning is refused.
public struct LinkText: Hashable, Sendable {
  /// A name and a value of the query.
  public struct QueryItem: Hashable, Sendable {
    public let name: String
    /// Empty when there is none: `?a` and `?a=` are equal.
    public let value: String
  }

  /// How long a link may be, in bytes.
  public static let maximalLength = 8192
  /// How many segments a path may have.
  public static let maximalSegments = 128
  /// How many names a query may have, repeated ones counted.
  public static let maximalQueryItems = 256

  /// In lower case; `nil` for a path alone.
  public let scheme: String?
  /// The host, as it is written; `nil` if there is none.
  public let host: String?
  /// The path components, decoded.
  public let segments: [String]
  /// In order, repeated names included.
  public let query: [QueryItem]
  /// The text after the `#`.
  public let fragment: String?

  /// Reads a link.
  ///
  /// - Parameter text: A URL with a scheme, or a path.
  /// - Throws: A refusal that describes the error.
  public init(_ text: String) throws(Refusal) {
    var reader = LinkReader(text)
    guard reader.bytes.count <= Self.maximalLength else {
      throw .badLink("it is longer than \(Self.maximalLength) bytes")
    }
    guard !reader.bytes.isEmpty else { throw .badLink("it is empty") }
    if let bad = reader.bytes.first(where: { $0 <= 0x20 || $0 == 0x7F }) {
      throw .badLink("it contains \(bad == 0x20 ? "a space" : "a control character")")
    }
    scheme = reader.takeScheme()
    host = try reader.takeHost(hasScheme: scheme != nil)
    fragment = try reader.takeFragment()
    query = try reader.takeQuery()
    segments = try reader.takeSegments()
  }

  /// The first value of a name in the query.
  public func query(_ name: String) -> String? { query.first { $0.name == name }?.value }
}

/// Takes a link apart, from both ends.
private struct LinkReader {
  var bytes: ArraySlice<UInt8>

  init(_ text: String) {
    // One that is longer need not be copied as a whole.
    bytes = Array(text.utf8.prefix(LinkText.maximalLength + 1))[...]
  }

  mutating func takeScheme() -> String? {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), let first = bytes.first,
      first.isLetter,
      bytes[..<colon].allSatisfy({ $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) })
    else { return nil }
    let scheme = String(decoding: bytes[..<colon], as: UTF8.self).lowercased()
    bytes = bytes[(colon + 1)...]
    return scheme
  }

  mutating func takeHost(hasScheme: Bool) throws(Refusal) -> String? {
    guard bytes.starts(with: "//".utf8) else { return nil }
    // Without a scheme that is a host all the same, and not to be taken for a path.
    guard hasScheme else { throw .badLink("it has a host and no scheme") }
    bytes = bytes.dropFirst(2)
    let end = bytes.firstIndex { "/?#".utf8.contains($0) } ?? bytes.endIndex
    var authority = bytes[..<end]
    bytes = bytes[end...]
    if authority.contains(UInt8(ascii: "@")) { throw .badLink("it names a user") }
    let bracket = authority.lastIndex(of: UInt8(ascii: "]")) ?? authority.startIndex
    if let colon = authority.lastIndex(of: UInt8(ascii: ":")), colon >= bracket {
      let port = authority[(colon + 1)...]
      guard port.count <= 5, port.allSatisfy(\.isDigit) else {
        throw .badLink("its port is no number")
      }
      authority = authority[..<colon]
    }
    guard authority.count <= 255 else { throw .badLink("its host is too long") }
    return authority.isEmpty ? nil : try decode(authority, "host")
  }

  mutating func takeFragment() throws(Refusal) -> String? {
    guard let mark = bytes.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    let fragment = try decode(bytes[(mark + 1)...], "fragment")
    bytes = bytes[..<mark]
    return fragment
  }

  mutating func takeQuery() throws(Refusal) -> [LinkText.QueryItem] {
    guard let mark = bytes.firstIndex(of: UInt8(ascii: "?")) else { return [] }
    let parts = bytes[(mark + 1)...].split(separator: UInt8(ascii: "&"))
    bytes = bytes[..<mark]
    guard parts.count <= LinkText.maximalQueryItems else {
      throw .badLink("its query has more than \(LinkText.maximalQueryItems) names")
    }
    var items: [LinkText.QueryItem] = []
    items.reserveCapacity(parts.count)
    for part in parts {
      let equals = part.firstIndex(of: UInt8(ascii: "="))
      let name = try decode(part[..<(equals ?? part.endIndex)], "query")
      let value = try equals.map { index throws(Refusal) in
        try decode(part[(index + 1)...], "query")
      }
      items.append(LinkText.QueryItem(name: name, value: value ?? ""))
    }
    return items
  }

  mutating func takeSegments() throws(Refusal) -> [String] {
    var segments: [String] = []
    for part in bytes.split(separator: UInt8(ascii: "/")) {
      let segment = try decode(part, "path")
      switch segment {
      case ".": continue
      case "..":
        guard segments.popLast() != nil else {
          throw .badLink("its path leads above its beginning")
        }
      default: segments.append(segment)
      }
      guard segments.count <= LinkText.maximalSegments else {
        throw .badLink("its path has more than \(LinkText.maximalSegments) segments")
      }
    }
    return segments
  }

  private func decode(_ part: ArraySlice<UInt8>, _ name: String) throws(Refusal) -> String {
    guard part.contains(where: { $0 == UInt8(ascii: "%") || $0 >= 0x80 }) else {
      return String(decoding: part, as: UTF8.self)
    }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(part.count)
    var index = part.startIndex
    while index < part.endIndex {
      var byte = part[index]
      index += 1
      if byte == UInt8(ascii: "%") {
        guard index + 1 < part.endIndex, let high = part[index].hexValue,
          let low = part[index + 1].hexValue
        else { throw .badLink("a % in its \(name) is not followed by two hexadecimal digits") }
        byte = high << 4 | low
        index += 2
        if byte == 0 { throw .badLink("its \(name) contains a null character") }
      }
      decoded.append(byte)
    }
    let text = String(decoding: decoded, as: UTF8.self)
    // Invalid UTF-8 was repaired on the way, and has other bytes now.
    guard text.utf8.elementsEqual(decoded) else {
      throw .badLink("its \(name) is not UTF-8")
    }
    return text
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var hexValue: UInt8? {
    if isDigit { return self - UInt8(ascii: "0") }
    let letter = self | 0x20
    guard (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(letter) else { return nil }
    return letter - UInt8(ascii: "a") + 10
  }
}
