import Foundation

/// A parser of HTML that returns styled text: 17.1.
struct HTMLReader {
  private struct Element {
    let subject: CSSSubject
    let style: HTMLStyle
    let isBlock: Bool
    /// The number of paragraphs when it began.
    let firstParagraph: Int
    var list: List?
    /// The marker before the text of an item, until it has text.
    var marker: String?
  }

  private struct List {
    var isNumbered: Bool
    var kind: String
    var number: Int
    var depth: Int
  }

  private struct Piece {
    var text: String
    var attributes: [NSAttributedString.Key: Any]
  }

  private struct Paragraph {
    var pieces: [Piece]
    let style: HTMLStyle
    var spaceBefore: CGFloat
    var spaceAfter: CGFloat
    let isMarked: Bool
  }

  private var rules = CSSRules()
  private var stack: [Element] = []
  private var done: [Paragraph] = []
  private var pieces: [Piece] = []
  /// The style of the block in which the paragraph began.
  private var blockStyle: HTMLStyle?
  private var isMarked = false
  private var pendingSpace: HTMLStyle?
  private var isAtLineStart = true

  private init() {}

  /// The text of a document.
  static func read(_ html: String) -> NSAttributedString {
    let html = html.replacingOccurrences(of: "\r\n", with: "\n")
    var reader = HTMLReader()
    let tokens = HTMLScanner(html).tokens
    for case .styleSheet(let sheet) in tokens { reader.rules.add(sheet) }
    // Every document has these two, also if it does not write them.
    reader.openRoot("html", [:], at: 0)
    for token in tokens { reader.take(token) }
    while reader.stack.count > 2 { reader.pop() }
    return reader.finish()
  }

  private var style: HTMLStyle { stack.last?.style ?? HTMLStyle() }

  private mutating func take(_ token: HTMLToken) {
    switch token {
    case .text(let text): take(text)
    case .open(let name, let attributes): open(name, attributes)
    case .close(let name): close(name)
    case .styleSheet: break
    }
  }

  // MARK: Elements

  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "caption", "center", "dd", "details", "dir",
    "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3",
    "h4", "h5", "h6", "header", "hr", "li", "main", "menu", "nav", "ol", "p", "pre", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
  ]

  private static let empty: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr",
  ]

  /// Elements that end where one of those begins.
  private static let ends: [String: Set<String>] = [
    "li": ["li"], "dt": ["dt", "dd"], "dd": ["dt", "dd"], "tr": ["tr", "td", "th"],
    "td": ["td", "th"], "th": ["td", "th"], "body": ["head"],
  ]

  /// Elements that keep the end of a sibling from closing elements outside.
  private static let walls: Set<String> = ["ul", "ol", "menu", "dl", "table", "div", "body"]

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    let isBlock = Self.blocks.contains(name)
    if isBlock { closeOpen("p", behind: []) }
    for ended in Self.ends[name] ?? [] { closeOpen(ended, behind: Self.walls) }
    if name == "br" { return breakLine() }
    if name == "html" || name == "body" {
      return openRoot(name, attributes, at: name == "html" ? 0 : 1)
    }
    if isBlock { endParagraph() }
    guard !Self.empty.contains(name) else { return }
    var element = element(name, attributes, isBlock: isBlock, in: stack)
    switch name {
    case "ul", "ol", "menu":
      let depth = stack.filter { $0.list != nil }.count
      element.list = List(
        isNumbered: name == "ol", kind: attributes["type"] ?? "",
        number: Int(attributes["start"] ?? "") ?? 1, depth: depth)
    case "li": element.marker = nextMarker(Int(attributes["value"] ?? ""))
    default: break
    }
    stack.append(element)
    if name == "q" { take("\u{201C}") }
  }

  private func element(
    _ name: String, _ attributes: [String: String], isBlock: Bool, in outer: [Element]
  ) -> Element {
    var style = outer.last?.style.inherited ?? HTMLStyle()
    let subject = CSSSubject(name: name, attributes: attributes)
    style.apply(element: name, attributes: attributes)
    if attributes["dir"]?.lowercased() == "rtl" { style.isRightToLeft = true }
    for declaration in rules.declarations(for: subject, in: outer.map(\.subject)) {
      style.apply(declaration)
    }
    for declaration in CSSDeclaration.list(attributes["style"] ?? "") { style.apply(declaration) }
    return Element(subject: subject, style: style, isBlock: isBlock, firstParagraph: done.count)
  }

  /// Gives one of the two elements around all others its attributes, before there is any text.
  private mutating func openRoot(_ name: String, _ attributes: [String: String], at index: Int) {
    guard stack.count <= max(index + 1, 2), done.isEmpty, blockStyle == nil else { return }
    stack.removeSubrange(min(index, stack.count)...)
    stack.append(element(name, attributes, isBlock: false, in: stack))
    if index == 0 { openRoot("body", [:], at: 1) }
  }

  private mutating func close(_ name: String) {
    if name == "br" { return breakLine() }
    if name == "html" || name == "body" { return }
    guard let index = stack.lastIndex(where: { $0.subject.name == name }) else { return }
    while stack.count > index { pop() }
  }

  private mutating func closeOpen(_ name: String, behind walls: Set<String>) {
    for index in stack.indices.reversed() {
      let other = stack[index].subject.name
      if other == name {
        while stack.count > index { pop() }
        return
      }
      if walls.contains(other) { return }
    }
  }

  private mutating func pop() {
    guard let element = stack.last else { return }
    if element.subject.name == "q" { take("\u{201D}") }
    if element.isBlock {
      if element.marker != nil { begin() }
      endParagraph()
      // An element's lower margin is kept below its last paragraph.
      if done.count > element.firstParagraph {
        let last = done.count - 1
        done[last].spaceAfter = max(done[last].spaceAfter, element.style.spaceAfter)
        let first = element.firstParagraph
        done[first].spaceBefore = max(done[first].spaceBefore, element.style.spaceBefore)
      }
    }
    stack.removeLast()
  }

  // MARK: Lists

  private mutating func nextMarker(_ value: Int?) -> String? {
    guard let index = stack.lastIndex(where: { $0.list != nil }), var list = stack[index].list
    else { return nil }
    if let value { list.number = value }
    defer {
      list.number += 1
      stack[index].list = list
    }
    guard list.isNumbered else {
      return ["\u{2022}", "\u{25E6}", "\u{25AA}"][min(list.depth, 2)]
    }
    return Self.number(list.number, list.kind) + "."
  }

  private static func number(_ number: Int, _ kind: String) -> String {
    switch kind {
    case "a", "A":
      guard number > 0 else { break }
      var (text, rest) = ("", number)
      while rest > 0 {
        text = String(UnicodeScalar(UInt8(97 + (rest - 1) % 26))) + text
        rest = (rest - 1) / 26
      }
      return kind == "A" ? text.uppercased() : text
    case "i", "I":
      guard (1..<4000).contains(number) else { break }
      let digits = [
        (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
        (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
      ]
      var (text, rest) = ("", number)
      for (value, digit) in digits {
        while rest >= value {
          text += digit
          rest -= value
        }
      }
      return kind == "I" ? text.uppercased() : text
    default: break
    }
    return String(number)
  }

  // MARK: Text

  private mutating func take(_ text: String) {
    let style = style
    guard !stack.contains(where: \.style.isHidden) else { return }
    if style.spaces == .preserve { return takePreserved(text, style) }
    var word = String.UnicodeScalarView()
    func flush(_ reader: inout HTMLReader) {
      guard !word.isEmpty else { return }
      reader.add(String(word), style)
      word = String.UnicodeScalarView()
    }
    for scalar in text.unicodeScalars {
      guard scalar.isHTMLSpace else {
        word.append(scalar)
        continue
      }
      flush(&self)
      if style.spaces == .preserveLines, scalar == "\n" {
        breakLine()
      } else if !isAtLineStart {
        pendingSpace = pendingSpace ?? style
      }
    }
    flush(&self)
  }

  private mutating func takePreserved(_ text: String, _ style: HTMLStyle) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if index > 0 { breakLine() }
      if !line.isEmpty { add(String(line), style) }
    }
  }

  /// Begins a paragraph, with the marker of its item.
  private mutating func begin() {
    guard blockStyle == nil else { return }
    guard let index = stack.lastIndex(where: \.isBlock) else {
      blockStyle = style
      return
    }
    blockStyle = stack[index].style
    guard let item = stack.lastIndex(where: { $0.subject.name == "li" }),
      let marker = stack[item].marker
    else { return }
    stack[item].marker = nil
    isMarked = true
    append("\t\(marker)\t", stack[item].style)
  }

  private mutating func add(_ text: String, _ style: HTMLStyle) {
    begin()
    if let space = pendingSpace { append(" ", space) }
    pendingSpace = nil
    append(text, style)
    isAtLineStart = false
  }

  private mutating func append(_ text: String, _ style: HTMLStyle) {
    pieces.append(Piece(text: text, attributes: style.attributes))
  }

  private mutating func breakLine() {
    guard !stack.contains(where: \.style.isHidden) else { return }
    begin()
    append(Self.lineBreak, style)
    (pendingSpace, isAtLineStart) = (nil, true)
  }

  private static let lineBreak = "\u{2028}"

  /// Ends the paragraph, if there is one.
  private mutating func endParagraph() {
    (pendingSpace, isAtLineStart) = (nil, true)
    guard let blockStyle else { return }
    let last = pieces.last?.attributes ?? blockStyle.attributes
    // A break at the end of a block has no effect.
    if pieces.last?.text == Self.lineBreak { pieces.removeLast() }
    pieces.append(Piece(text: "\n", attributes: last))
    keep(blockStyle)
  }

  private mutating func keep(_ style: HTMLStyle) {
    done.append(
      Paragraph(pieces: pieces, style: style, spaceBefore: 0, spaceAfter: 0, isMarked: isMarked))
    (pieces, blockStyle, isMarked) = ([], nil, false)
  }

  private mutating func finish() -> NSAttributedString {
    if let blockStyle { keep(blockStyle) }
    let all = NSMutableAttributedString(string: "")
    for paragraph in done {
      let style = paragraph.style.paragraph(
        spaceBefore: paragraph.spaceBefore, spaceAfter: paragraph.spaceAfter,
        marked: paragraph.isMarked)
      for piece in paragraph.pieces {
        var attributes = piece.attributes
        attributes[.paragraphStyle] = style
        all.append(NSAttributedString(string: piece.text, attributes: attributes))
      }
    }
    return all
  }
}
