public import Foundation

extension NSAttributedString {
  /// A kind of document.
  public struct DocumentType: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// A key of the options for reading a document.
  public struct DocumentReadingOptionKey: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A ``DocumentType``; without it the contents decide.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// A number: the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of text that has none, in a plain document.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// A key of what a document has beside its text.
  public struct DocumentAttributeKey: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A ``DocumentType``.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// A number: the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Reads a document.
  ///
  /// HTML: headings, paragraphs, lists, quotations, links, fonts, colours, and the CSS of `style`
  /// attributes and elements. Pictures are left out.
  public convenience init(
    data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(data, options)
    dict?.pointee = document.attributes
    self.init(attributedString: document.text)
  }

  /// Reads the document in a file.
  public convenience init(
    url: URL, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var options = options
    if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
      options[.documentType] = DocumentType.html
    }
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// A part of the text as a document of the type, and in the encoding, that the attributes say.
  public func data(
    from range: NSRange,
    documentAttributes dict: [NSAttributedString.DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    guard range.location >= 0, NSMaxRange(range) <= length else {
      UIKitException.raise(
        .range, "\(type(of: self)) data(from:documentAttributes:): Out of bounds")
    }
    let encoding = TextDocument.encoding(dict[.characterEncoding]) ?? .utf8
    let text: String
    switch TextDocument.type(dict[.documentType]) {
    case .html: text = HTMLWriter.write(self, range, charset: encoding.charset)
    case .plain: text = (string as NSString).substring(with: range)
    // 17.1.10 – without a type there is nothing to write.
    default: throw CocoaError(.fileWriteUnknown)
    }
    guard let data = text.data(using: encoding) else {
      throw CocoaError(.fileWriteInapplicableStringEncoding)
    }
    return data
  }
}

extension NSMutableAttributedString {
  /// Replaces the text with that of a document.
  public func read(
    from data: Data, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    setAttributedString(
      try NSAttributedString(data: data, options: opts, documentAttributes: dict))
  }

  /// Replaces the text with that of the document in a file.
  public func read(
    from url: URL, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    setAttributedString(try NSAttributedString(url: url, options: opts, documentAttributes: dict))
  }
}

// MARK: - Inside the stage

/// A document that was read.
struct TextDocument {
  let text: NSAttributedString
  let attributes: NSDictionary

  init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
    let type = Self.type(options[.documentType]) ?? Self.sniffed(data)
    let declared = Self.encoding(options[.characterEncoding])
    let (string, encoding) = try Self.decode(data, declared, isHTML: type == .html)
    switch type {
    case .html: text = HTMLReader.read(string)
    case .plain:
      let own = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
      text = NSAttributedString(string: string, attributes: own ?? Self.plainAttributes)
    // 17.1.11 – other documents cannot be read.
    default: throw CocoaError(.fileReadCorruptFile)
    }
    attributes = NSDictionary(dictionary: [
      NSAttributedString.DocumentAttributeKey.documentType.rawValue: type.rawValue,
      NSAttributedString.DocumentAttributeKey.characterEncoding.rawValue: encoding.rawValue,
    ])
  }

  private static var plainAttributes: [NSAttributedString.Key: Any] {
    UIFont(name: "Helvetica", size: 12).map { [.font: $0] } ?? [:]
  }

  static func type(_ value: Any?) -> NSAttributedString.DocumentType? {
    value as? NSAttributedString.DocumentType
      ?? (value as? String).map(NSAttributedString.DocumentType.init(rawValue:))
  }

  static func encoding(_ value: Any?) -> String.Encoding? {
    switch value {
    case let encoding as String.Encoding: encoding
    case let number as UInt: String.Encoding(rawValue: number)
    case let number as Int: String.Encoding(rawValue: UInt(max(number, 0)))
    case let number as NSNumber: String.Encoding(rawValue: number.uintValue)
    default: nil
    }
  }

  private static func sniffed(_ data: Data) -> NSAttributedString.DocumentType {
    let start = String(decoding: data.prefix(512), as: UTF8.self).trimmed.lowercased()
    if start.hasPrefix("{\\rtf") { return NSAttributedString.DocumentType(rawValue: "NSRTF") }
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }

  private static func decode(
    _ data: Data, _ declared: String.Encoding?, isHTML: Bool
  ) throws -> (String, String.Encoding) {
    let bytes = [UInt8](data.prefix(3))
    if bytes == [0xEF, 0xBB, 0xBF] {
      return (String(decoding: data.dropFirst(3), as: UTF8.self), .utf8)
    }
    var encoding = declared
    if encoding == nil, bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      encoding = .utf16
    }
    if encoding == nil, isHTML { encoding = charset(in: data) }
    if encoding == nil, !isHTML, let text = String(data: data, encoding: .utf8) {
      return (text, .utf8)
    }
    // 17.1.8 – HTML that declares no encoding is taken for Western European.
    let used = encoding ?? .windowsCP1252
    if let text = String(data: data, encoding: used) { return (text, used) }
    // 17.1.7 – HTML is read whatever its bytes are.
    guard isHTML else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    return used == .utf8
      ? (String(decoding: data, as: UTF8.self), used)
      : (String(String.UnicodeScalarView(data.map { UnicodeScalar($0) })), used)
  }

  /// The encoding that a `meta` element declares.
  private static func charset(in data: Data) -> String.Encoding? {
    let start = String(
      String.UnicodeScalarView(data.prefix(2048).map { UnicodeScalar($0) })
    ).lowercased()
    guard let found = start.range(of: "charset=") else { return nil }
    let name = start[found.upperBound...].drop { "\"' ".contains($0) }.prefix {
      $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_"
    }
    return String.Encoding.named[String(name)]
  }
}

extension String.Encoding {
  fileprivate static let named: [String: String.Encoding] = [
    "utf-8": .utf8, "utf8": .utf8, "iso-8859-1": .windowsCP1252, "latin1": .windowsCP1252,
    "windows-1252": .windowsCP1252, "us-ascii": .windowsCP1252, "iso-8859-2": .isoLatin2,
    "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251,
    "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254, "shift_jis": .shiftJIS,
    "euc-jp": .japaneseEUC, "iso-2022-jp": .iso2022JP, "utf-16": .utf16,
    "macintosh": .macOSRoman,
  ]

  /// The name by which HTML declares it.
  fileprivate var charset: String {
    switch self {
    case .isoLatin1: "iso-8859-1"
    case .ascii: "us-ascii"
    case .utf16, .utf16BigEndian, .utf16LittleEndian, .unicode: "utf-16"
    default: Self.named.first { $0.value == self && $0.key != "utf8" }?.key ?? "utf-8"
    }
  }
}
