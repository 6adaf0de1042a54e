/// The identifiers of a source file, without those in comments and strings.
///
/// A file is read once more than the compiler reads it, at every build: so this looks at bytes.
struct SourceWords {
  /// An identifier.
  struct Word: Equatable {
    let text: String
    let line: Int
    /// A Boolean value that indicates whether a dot stands before it.
    let isMember: Bool
    /// The identifier before the dot.
    let owner: String?
    /// A Boolean value that indicates whether a keyword before it makes it a declaration.
    let isDeclared: Bool
    /// A Boolean value that indicates whether the declaration is an override.
    let isOverride: Bool
  }

  static func read(_ text: String) -> [Word] {
    var reader = SourceWords(bytes: Array(text.utf8))
    reader.readCode(until: nil)
    return reader.words
  }

  private static let declaring: Set<String> = [
    "actor", "associatedtype", "case", "class", "enum", "func", "let", "protocol", "struct",
    "typealias", "var",
  ]

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private var words: [Word] = []
  /// The last identifier, and whether only a dot followed.
  private var last: String?
  private var isAfterDot = false
  private var isOverride = false
  /// The list of an enumeration's cases that is being read.
  private var cases: CaseList?

  private struct CaseList {
    /// The depth of parentheses around the types of values.
    var depth = 0
    /// A Boolean value that indicates whether a comma stands before the next name.
    var isAfterComma = false
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ offset: Int = 0) -> UInt8 {
    place + offset < bytes.count ? bytes[place + offset] : 0
  }

  /// Reads to the end, or behind the parenthesis that closes an interpolation.
  private mutating func readCode(until end: UInt8?) {
    var depth = 0
    while place < bytes.count {
      let current = byte()
      switch current {
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while place < bytes.count, byte() != UInt8(ascii: "\n") { place += 1 }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): readString(hashes: 0)
      case UInt8(ascii: "#"): readHash()
      case _ where Self.isStart(current): readWord()
      case _ where current == end && depth == 0:
        place += 1
        return
      default:
        if current == UInt8(ascii: "(") { depth += 1 }
        if current == UInt8(ascii: ")") { depth -= 1 }
        readPunctuation(current)
      }
    }
  }

  private mutating func readPunctuation(_ current: UInt8) {
    readCaseList(current)
    switch current {
    case UInt8(ascii: "\n"): line += 1
    case UInt8(ascii: "."): isAfterDot = true
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "`"): break
    // `view?.member`, `view!.member`: of something.
    case UInt8(ascii: "?"), UInt8(ascii: "!"): break
    default:
      isAfterDot = false
      last = nil
      if current == UInt8(ascii: "{") || current == UInt8(ascii: "}") { isOverride = false }
    }
    place += 1
  }

  /// `case cut, copy(Int)`: the names behind commas are declared as well. A list ends with its line, unless the
  /// line ends with a comma.
  private mutating func readCaseList(_ current: UInt8) {
    guard let list = cases else { return }
    switch current {
    case UInt8(ascii: "("): cases?.depth += 1
    case UInt8(ascii: ")"): cases?.depth -= 1
    case UInt8(ascii: ",") where list.depth == 0: cases?.isAfterComma = true
    case UInt8(ascii: "\n") where !list.isAfterComma && list.depth == 0: cases = nil
    case UInt8(ascii: ":") where list.depth == 0: cases = nil
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): cases = nil
    default: break
    }
  }

  private mutating func readWord() {
    let start = place
    while Self.isStart(byte()) || (byte() >= UInt8(ascii: "0") && byte() <= UInt8(ascii: "9")) {
      place += 1
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    let isDeclared =
      !isAfterDot && (last.map(Self.declaring.contains) == true || cases?.isAfterComma == true)
    cases?.isAfterComma = false
    if text == "case", !isAfterDot { cases = CaseList() }
    if text == "override" { isOverride = true }
    // `class func`, `class var`: `class` is no declaration there.
    let isKeyword = Self.declaring.contains(text) || text == "override"
    if !isKeyword || isAfterDot {
      words.append(
        Word(
          text: text, line: line, isMember: isAfterDot, owner: isAfterDot ? last : nil,
          isDeclared: isDeclared, isOverride: isDeclared && isOverride))
      if isDeclared { isOverride = false }
    }
    last = text
    isAfterDot = false
  }

  /// Letters, underscores, and all that is not ASCII.
  private static func isStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        place += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        place += 2
      } else {
        if byte() == UInt8(ascii: "\n") { line += 1 }
        place += 1
      }
    } while depth > 0 && place < bytes.count
  }

  /// A raw string, or a `#` of something else.
  private mutating func readHash() {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    place += hashes
    if byte() == UInt8(ascii: "\"") { readString(hashes: hashes) }
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  private mutating func readString(hashes: Int) {
    let quote = UInt8(ascii: "\"")
    let isLong = byte(1) == quote && byte(2) == quote
    let quotes = isLong ? 3 : 1
    place += quotes
    while place < bytes.count {
      if byte() == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
        place += 1 + hashes
        if byte() == UInt8(ascii: "(") {
          place += 1
          readCode(until: UInt8(ascii: ")"))
        } else {
          if byte() == UInt8(ascii: "\n") { line += 1 }
          place += 1
        }
        continue
      }
      if (0..<quotes).allSatisfy({ byte($0) == quote }), hasHashes(hashes, at: quotes) {
        place += quotes + hashes
        break
      }
      if byte() == UInt8(ascii: "\n") {
        line += 1
        // A string that is not closed ends with its line.
        if !isLong { break }
      }
      place += 1
    }
    last = nil
    isAfterDot = false
  }
}
