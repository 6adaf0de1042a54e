import Foundation

/// An element of an SVG document.
final class PictureElement {
  let name: String
  let attributes: [String: String]
  fileprivate(set) var children: [PictureElement] = []
  /// The characters directly inside of the element.
  fileprivate(set) var text = ""

  init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  func number(_ name: String) -> Double? { attributes[name].flatMap(Self.number) }

  /// Returns a number without its unit; a percentage as a part of 1.
  static func number(_ text: String) -> Double? {
    var text = text.trimmingCharacters(in: .whitespaces)
    if text.hasSuffix("px") || text.hasSuffix("pt") { text.removeLast(2) }
    if text.hasSuffix("%") { return Double(text.dropLast()).map { $0 / 100 } }
    return Double(text)
  }

  static func numbers(_ text: String) -> [Double] {
    text.split { $0 == " " || $0 == "," || $0 == "\n" || $0 == "\t" }.compactMap {
      number(String($0))
    }
  }
}

/// The elements of one SVG document.
struct PictureDocument {
  let root: PictureElement
  /// The elements by `id`.
  let named: [String: PictureElement]

  /// - Returns: `nil` for data without a complete element `svg`.
  init?(_ data: Data) {
    var reader = PictureReader(Array(data))
    guard let root = reader.read(), root.name == "svg" else { return nil }
    self.root = root
    var named: [String: PictureElement] = [:]
    func add(_ element: PictureElement) {
      if let id = element.attributes["id"], named[id] == nil { named[id] = element }
      element.children.forEach(add)
    }
    add(root)
    self.named = named
  }

  /// The element that `#name` or `url(#name)` refers to.
  func element(_ reference: String?) -> PictureElement? {
    guard let reference, let start = reference.firstIndex(of: "#") else { return nil }
    let name = reference[reference.index(after: start)...].prefix { $0 != ")" && $0 != "\"" }
    return named[String(name.trimmingCharacters(in: .whitespaces))]
  }
}

/// Reads the XML of SVG documents.
///
/// Foundation's parser refuses attributes of ten million bytes, as images in them have, and ends the
/// process at some broken files. Declarations of entities are skipped, so none can be expanded.
private struct PictureReader {
  private let bytes: [UInt8]
  private var index = 0
  private static let deepest = 200

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() -> PictureElement? {
    var open: [PictureElement] = []
    while let start = find(UInt8(ascii: "<"), from: index) {
      if let element = open.last, start > index { element.text += text(index..<start) }
      index = start + 1
      guard index < bytes.count else { return nil }
      switch bytes[index] {
      case UInt8(ascii: "?"): guard skip(past: "?>") else { return nil }
      case UInt8(ascii: "!"): guard skipDeclaration(open.last) else { return nil }
      case UInt8(ascii: "/"):
        guard skip(past: ">"), let closed = open.popLast() else { return nil }
        if open.isEmpty { return closed }
      default:
        guard open.count < Self.deepest, let (element, isEmpty) = readTag() else { return nil }
        open.last?.children.append(element)
        if !isEmpty { open.append(element) } else if open.isEmpty { return element }
      }
    }
    return nil
  }

  private mutating func readTag() -> (PictureElement, isEmpty: Bool)? {
    let name = readName()
    guard !name.isEmpty else { return nil }
    var attributes: [String: String] = [:]
    while true {
      skipBlanks()
      guard index < bytes.count else { return nil }
      if bytes[index] == UInt8(ascii: ">") {
        index += 1
        return (PictureElement(name: name, attributes: attributes), false)
      }
      if bytes[index] == UInt8(ascii: "/") {
        guard skip(past: ">") else { return nil }
        return (PictureElement(name: name, attributes: attributes), true)
      }
      let key = readName()
      skipBlanks()
      guard !key.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return nil }
      index += 1
      skipBlanks()
      guard index < bytes.count else { return nil }
      let quote = bytes[index]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = find(quote, from: index + 1)
      else { return nil }
      attributes[key] = text(index + 1..<end)
      index = end + 1
    }
  }

  /// A name without its prefix: `xlink:href` is `href`.
  private mutating func readName() -> String {
    let start = index
    let ends = Array(" \t\r\n=/>\"'".utf8)
    while index < bytes.count, !ends.contains(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    return name.split(separator: ":").last.map(String.init) ?? name
  }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  private mutating func skip(past end: String) -> Bool {
    let end = Array(end.utf8)
    while let start = find(end[0], from: index) {
      index = start + 1
      if bytes[start...].starts(with: end) {
        index = start + end.count
        return true
      }
    }
    return false
  }

  private mutating func skipDeclaration(_ parent: PictureElement?) -> Bool {
    if bytes[index...].starts(with: "!--".utf8) { return skip(past: "-->") }
    if bytes[index...].starts(with: "![CDATA[".utf8) {
      let start = index + 8
      guard skip(past: "]]>") else { return false }
      parent?.text += String(decoding: bytes[start..<(index - 3)], as: UTF8.self)
      return true
    }
    // A document type may have declarations of its own in brackets.
    guard let end = find(UInt8(ascii: ">"), from: index) else { return false }
    if let bracket = find(UInt8(ascii: "["), from: index), bracket < end {
      return skip(past: "]>") || skip(past: "] >")
    }
    index = end + 1
    return true
  }

  private func find(_ byte: UInt8, from start: Int, before end: Int? = nil) -> Int? {
    let end = end ?? bytes.count
    guard start < end else { return nil }
    // Images in attributes are long: the C library searches where a loop of debug code would take
    // seconds.
    return bytes.withUnsafeBytes { all in
      guard let base = all.baseAddress,
        let found = memchr(base + start, Int32(byte), end - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  private func text(_ range: Range<Int>) -> String {
    let text = String(decoding: bytes[range], as: UTF8.self)
    let isPlain = find(UInt8(ascii: "&"), from: range.lowerBound, before: range.upperBound) == nil
    return isPlain ? text : Self.resolved(text)
  }

  /// Returns the text with the characters that `&lt;`, `&#10;` and the like stand for.
  private static func resolved(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";"),
        let character = character(rest[rest.index(after: start)..<end])
      else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> Character? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let value =
        digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return value.flatMap(UnicodeScalar.init).map(Character.init)
    }
  }
}
