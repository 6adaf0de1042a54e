import Foundation

/// Reads the visual format language, by the grammar in Apple's Auto Layout Guide.
struct VisualFormatParser {
  typealias Predicate = VisualFormat.Predicate

  private let characters: [Character]
  private let metrics: [String: CGFloat]
  private let viewNames: Set<String>
  private var position = 0

  static func parse(
    _ format: String, metrics: [String: CGFloat], viewNames: Set<String>
  ) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(
      characters: Array(format), metrics: metrics, viewNames: viewNames)
    return try parser.parse()
  }

  private init(characters: [Character], metrics: [String: CGFloat], viewNames: Set<String>) {
    self.characters = characters
    self.metrics = metrics
    self.viewNames = viewNames
  }

  private mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    format.orientation = try orientation()
    if skip("|") {
      format.openingEnd = position
      format.opening = try connection()
    }
    format.views.append(try view())
    while position < characters.count {
      let connection = try connection()
      if skip("|") {
        format.closing = connection
        format.closingEnd = position
        guard position == characters.count else {
          throw error("Expected the format to end after the superview")
        }
      } else {
        format.connections.append(connection)
        format.views.append(try view())
      }
    }
    return format
  }

  private mutating func orientation() throws(VisualFormatError) -> VisualFormat.Orientation {
    if skip("V") {
      guard skip(":") else {
        throw error("Expected a ':' after 'V' to specify vertical arrangement")
      }
      return .vertical
    }
    if skip("H"), !skip(":") {
      throw error("Expected a ':' after 'H' to specify horizontal arrangement")
    }
    return .horizontal
  }

  // MARK: Views

  private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
    guard skip("[") else { throw error("Expected a view") }
    guard let name = identifier() else { throw error("Expected a view") }
    guard viewNames.contains(name) else {
      throw error("\(name) is not a key in the views dictionary.")
    }
    var view = VisualFormat.View(name: name, end: position)
    if next == "(" {
      view.predicates = try predicates(ofSize: true)
      guard skip("]") else {
        throw error(
          "A predicate on a view's thickness must end with ')' and the view must end with ']'")
      }
    } else if !skip("]") {
      throw error("Expected a ']' after the name of a view")
    }
    return view
  }

  // MARK: Connections

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard skip("-") else { return .flush }
    if next == "[" || next == "|" { return .standard }
    let spacing = next == "(" ? try predicates(ofSize: false) : [try simplePredicate()]
    guard skip("-") else { throw error("Expected a '-' after the space between views") }
    return .spaced(spacing)
  }

  // MARK: Predicates

  private mutating func simplePredicate() throws(VisualFormatError) -> Predicate {
    var predicate = Predicate(object: .constant(try constant(isSigned: false)))
    if skip("@") { predicate.priority = try priority() }
    return predicate
  }

  private mutating func predicates(ofSize: Bool) throws(VisualFormatError) -> [Predicate] {
    _ = skip("(")
    var predicates: [Predicate] = []
    repeat {
      predicates.append(try predicate(ofSize: ofSize))
      skipSpaces()
    } while skip(",")
    guard skip(")") else {
      throw error(
        ofSize
          ? "A predicate on a view's thickness must end with ')' and the view must end with ']'"
          : "Expected a ')' after the predicates of a space")
    }
    return predicates
  }

  private mutating func predicate(ofSize: Bool) throws(VisualFormatError) -> Predicate {
    skipSpaces()
    let relation = try relation()
    skipSpaces()
    var predicate = Predicate(relation: relation, object: try object(ofSize: ofSize))
    skipSpaces()
    if skip("@") {
      skipSpaces()
      predicate.priority = try priority()
    }
    return predicate
  }

  private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    for (text, relation) in [
      ("==", NSLayoutConstraint.Relation.equal), ("<=", .lessThanOrEqual),
      (">=", .greaterThanOrEqual),
    ] where characters.dropFirst(position).starts(with: text) {
      position += 2
      return relation
    }
    guard let next, "=<>".contains(next) else { return .equal }
    throw error("Unknown relation. Must be ==, >=, or <=")
  }

  /// A view's name is understood only where the predicate is about a width or height.
  private mutating func object(ofSize: Bool) throws(VisualFormatError) -> VisualFormat.Object {
    let start = position
    if ofSize, let name = identifier(), metrics[name] == nil {
      if viewNames.contains(name) { return .view(name) }
    }
    position = start
    return .constant(try constant(isSigned: true))
  }

  // MARK: Numbers and names

  private mutating func priority() throws(VisualFormatError) -> UILayoutPriority {
    UILayoutPriority(Float(try constant(isSigned: true)))
  }

  private mutating func constant(isSigned: Bool) throws(VisualFormatError) -> CGFloat {
    if let name = identifier() {
      guard let value = metrics[name] else {
        throw error("\(name) is not a key in the metrics dictionary.")
      }
      return value
    }
    let start = position
    if isSigned, !skip("-") { _ = skip("+") }
    skip { $0.isNumber }
    if skip(".") { skip { $0.isNumber } }
    guard let value = Double(String(characters[start..<position])) else {
      position = start
      throw error(
        "Expected a number or key from the metrics dictionary, but encountered something else")
    }
    return CGFloat(value)
  }

  /// Reads a C identifier, if one begins here.
  private mutating func identifier() -> String? {
    guard let next, next == "_" || next.isASCII && next.isLetter else { return nil }
    let start = position
    skip { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
    return String(characters[start..<position])
  }

  // MARK: Characters

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func skip(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  private mutating func skip(while belongs: (Character) -> Bool) {
    while let next, belongs(next) { position += 1 }
  }

  private mutating func skipSpaces() { skip { $0 == " " } }

  private func error(_ reason: String) -> VisualFormatError {
    VisualFormatError(reason: reason, position: position)
  }
}
