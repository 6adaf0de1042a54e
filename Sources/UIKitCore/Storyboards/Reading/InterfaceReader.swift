package import Foundation
package import FoundationXML

/// Reads the XML of a storyboard or nib into a tree of elements.
///
/// A file may come from anywhere: how large it is, how many elements it has and how deep they stand in
/// each other is bounded, and it may not declare entities, of which Xcode writes none.
package final class InterfaceReader: NSObject, XMLParserDelegate {
  package struct Limits: Sendable {
    package var bytes = 32 << 20
    package var elements = 400_000
    /// A view stands two deep in the one around it.
    package var depth = 240

    package init() {}
  }

  /// - Throws: `InterfaceFileError`, with the line where reading ended.
  package static func read(
    _ data: Data, file: String, limits: Limits = Limits()
  ) throws -> InterfaceElement {
    if let reason = refusal(of: data, limits) {
      throw InterfaceFileError(file: file, line: 1, reason: reason)
    }
    let reader = InterfaceReader(limits)
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let isWhole = parser.parse()
    if let refusal = reader.refusal {
      throw InterfaceFileError(file: file, line: refusal.line, reason: refusal.reason)
    }
    guard isWhole, let root = reader.root else {
      throw InterfaceFileError(
        file: file, line: max(1, reader.failure?.line ?? parser.lineNumber),
        reason: "the XML is not well-formed or not complete")
    }
    return root
  }

  // MARK: Before reading

  // Foundation's parser ends the process at one, as at `<?x?>`.
  private static func hasBareInstruction(_ data: Data) -> Bool {
    var rest = data[...]
    while let start = rest.range(of: Data("<?".utf8)) {
      rest = rest[start.upperBound...]
      guard let end = rest.range(of: Data("?>".utf8)) else { return false }
      let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
      if !rest[..<end.lowerBound].contains(where: blanks.contains) { return true }
      rest = rest[end.upperBound...]
    }
    return false
  }

  // Encodings in which a declaration would not be seen here are refused: Xcode writes UTF-8.
  private static func refusal(of data: Data, _ limits: Limits) -> String? {
    if data.isEmpty { return "the file is empty" }
    if data.count > limits.bytes { return "the file has more than \(limits.bytes) bytes" }
    if data.prefix(4096).contains(0) { return "the file is not UTF-8" }
    let head = String(decoding: data.prefix(200), as: UTF8.self)
    if let end = head.range(of: "?>"), let start = head.range(of: "encoding="),
      start.upperBound < end.lowerBound
    {
      let name = head[start.upperBound..<end.lowerBound].lowercased()
      if !name.hasPrefix("\"utf-8\""), !name.hasPrefix("'utf-8'") { return "the file is not UTF-8" }
    }
    // Foundation's parser ends the process at a name that is not UTF-8.
    if String(validating: data, as: UTF8.self) == nil { return "the file is not UTF-8" }
    if hasBareInstruction(data) {
      return "the file has a processing instruction without contents"
    }
    if data.range(of: Data("<!DOCTYPE".utf8)) != nil || data.range(of: Data("<!ENTITY".utf8)) != nil
    {
      return "the file declares a document type, which storyboards and nibs do not"
    }
    return nil
  }

  // MARK: Reading

  private struct Open {
    let name: String
    let attributes: [String: String]
    let line: Int
    var children: [InterfaceElement] = []
    var text = ""
  }

  private let limits: Limits
  private var open: [Open] = []
  private var count = 0
  private var root: InterfaceElement?
  private var refusal: (line: Int, reason: String)?
  private var failure: (line: Int, reason: String)?

  private init(_ limits: Limits) { self.limits = limits }

  private func refuse(_ parser: XMLParser, _ reason: String) {
    if refusal == nil { refusal = (max(1, parser.lineNumber), reason) }
    parser.abortParsing()
  }

  package func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    guard refusal == nil else { return }
    count += 1
    if count > limits.elements {
      return refuse(parser, "the file has more than \(limits.elements) elements")
    }
    if open.count >= limits.depth {
      return refuse(parser, "elements stand more than \(limits.depth) deep in each other")
    }
    open.append(
      Open(name: elementName, attributes: attributeDict, line: max(1, parser.lineNumber)))
  }

  package func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard refusal == nil, let last = open.indices.last else { return }
    // Most of it is what indents the tags.
    if open[last].text.isEmpty, string.utf8.allSatisfy({ $0 == 0x20 || (0x09...0x0D) ~= $0 }) {
      return
    }
    open[last].text += string
  }

  package func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard refusal == nil, let done = open.popLast() else { return }
    let element = InterfaceElement(
      name: done.name, attributes: done.attributes, children: done.children,
      text: done.text.isEmpty ? "" : done.text.trimmingCharacters(in: .whitespacesAndNewlines),
      line: done.line)
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  package func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    if failure == nil { failure = (parser.lineNumber, "\(parseError)") }
  }
}
