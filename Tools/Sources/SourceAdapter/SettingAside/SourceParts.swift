import SwiftSyntax

/// The parts of one file that can be set aside.
public struct SourceParts {
  /// A Boolean value that indicates whether a parser finds errors in the file: then nothing of it
  /// is set aside.
  public let isBroken: Bool
  private let source: String
  private let found: [PartFinder.Found]

  /// - Parameters:
  ///   - text: The text of the file.
  ///   - isAdapted: `true` if the first line is the adapter's own.
  public init(_ text: String, isAdapted: Bool = false) {
    let tree = SourceFileSyntax(parsing: text)
    isBroken = tree.hasError
    source = text
    found = PartFinder.parts(of: tree, isAdapted: isAdapted)
  }

  /// All parts, in the order of the file.
  public var all: [SourcePart] { found.map(\.part) }

  /// Finds the parts around a place.
  ///
  /// - Parameter offset: The place, in bytes.
  /// - Returns: The parts, the innermost first.
  public func around(_ offset: Int) -> [SourcePart] {
    found.filter { $0.range.contains(offset) }
      .sorted { ($0.range.count, $0.part.order) < ($1.range.count, $1.part.order) }
      .map(\.part)
  }

  /// Leaves out the statements that lie in other parts of a list: what is around them counts. A method that only
  /// lost its `override` keeps its statements.
  public func withoutCoveredStatements(_ asides: [AsidePart]) -> [AsidePart] {
    let ranges = Dictionary(found.map { ($0.part, $0.range) }) { first, _ in first }
    let others = asides.map(\.part).filter { ![.statement, .overriding].contains($0.kind) }
      .compactMap { ranges[$0] }
    return asides.filter { aside in
      guard aside.part.kind == .statement, let range = ranges[aside.part] else { return true }
      return !others.contains {
        $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound
      }
    }
  }

  /// Leaves out the parts of classes that get another superclass in the place of a missing one: with it they may
  /// compile.
  public func withoutMembersOfOrphans(_ asides: [AsidePart]) -> [AsidePart] {
    let reasons = Dictionary(asides.map { ($0.part, $0.reason) }) { first, _ in first }
    let orphans = found.compactMap { found -> Range<Int>? in
      guard case .disinherit(let type, let clause) = found.edit, let reason = reasons[found.part],
        SubstituteSuperclass(for: type, in: clause, because: reason) != nil,
        let body = clause.parent?.as(ClassDeclSyntax.self)?.memberBlock
      else { return nil }
      return body.position.utf8Offset..<body.endPosition.utf8Offset
    }
    guard !orphans.isEmpty else { return asides }
    let ranges = Dictionary(found.map { ($0.part, $0.range) }) { first, _ in first }
    return asides.filter { aside in
      guard let range = ranges[aside.part] else { return true }
      return !orphans.contains { $0.contains(range.lowerBound) }
    }
  }

  /// The text without what can be set aside: what other files know of this one.
  public var interface: String {
    let bytes = Array(source.utf8)
    var result: [UInt8] = []
    var position = 0
    for part in found.filter({ $0.part.kind == .body || $0.part.kind == .value })
      .sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where part.range.lowerBound >= position {
      result += bytes[position..<part.range.lowerBound]
      position = part.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }

  /// Leaves some parts out of the text.
  ///
  /// - Parameters:
  ///   - asides: The parts to set aside.
  ///   - path: The path of the file, which reports name.
  /// - Returns: The text, in which every line keeps its number.
  public func settingAside(_ asides: [AsidePart], path: String) -> String {
    let reasons = Dictionary(asides.map { ($0.part, $0) }) { first, _ in first }
    var edits = TextEdits(source)
    var heirs: [InheritanceClauseSyntax: [InheritedTypeSyntax]] = [:]
    var orphans: [(InheritedTypeSyntax, SubstituteSuperclass)] = []
    for found in found {
      guard let aside = reasons[found.part] else { continue }
      switch found.edit {
      case .blank(let node): edits.blank(node)
      case .replace(let node, let answer):
        edits.replace(node, with: answer.text(for: aside, path: path))
      case .retype(let type, let text): edits.replace(type, with: text)
      case .disinherit(let type, let clause):
        if let substitute = SubstituteSuperclass(for: type, in: clause, because: aside.reason) {
          orphans.append((type, substitute))
          report(substitute, of: clause, aside, path, in: &edits)
        } else {
          heirs[clause, default: []].append(type)
        }
      }
    }
    for (clause, types) in heirs {
      // The comma behind the last type that is left goes with the types behind it.
      let ids = Set(types.map(\.id))
      let kept = clause.inheritedTypes.filter { !ids.contains($0.id) }
      guard let last = kept.last else {
        edits.blank(clause)
        continue
      }
      types.forEach { edits.blank($0) }
      if let comma = last.trailingComma { edits.blank(comma) }
    }
    for (type, substitute) in orphans { edits.replace(type.type, with: substitute.name) }
    return edits.result
  }

  /// Lets each new object of a class say what its superclass was.
  private func report(
    _ substitute: SubstituteSuperclass, of clause: InheritanceClauseSyntax, _ aside: AsidePart,
    _ path: String, in edits: inout TextEdits
  ) {
    guard substitute.isReported, let owner = clause.parent?.as(ClassDeclSyntax.self) else { return }
    let answer = SubstituteAnswer(kind: .nothing, isExpression: true)
    edits.insert(
      " private let _missingSuperclass: Void = \(answer.text(for: aside, path: path));",
      after: owner.memberBlock.leftBrace)
  }
}

extension SourcePart {
  /// Of parts with one range, an override loses its superclass's method before it is left out.
  fileprivate var order: Int { kind == .overriding ? 0 : 1 }
}

/// The substitute for a body or a value.
struct SubstituteAnswer {
  enum Kind {
    /// A report, and nothing else.
    case nothing
    /// A report, and a neutral value of the type that is asked for.
    case value
    /// The same where an error can be thrown instead of a trap.
    case throwing
    /// A report, and `nil` for the new object.
    case noObject
    /// A report, and the end of the process.
    case trap
  }

  let kind: Kind
  /// A Boolean value that indicates whether the place is an expression and not a block.
  let isExpression: Bool

  func text(for aside: AsidePart, path: String) -> String {
    let name = literal(aside.part.name)
    let place = "file: \(literal(path)), line: \(aside.part.line)"
    let arguments = "\(name), .body, reason: \(literal(aside.reason)), function: \(name), \(place)"
    let runtime = "\(AdaptedSource.absenceRuntime)._Absence"
    let expression =
      switch kind {
      case .nothing, .noObject: "\(runtime).report(\(arguments))"
      case .value: "\(runtime).answer(\(name), reason: \(literal(aside.reason)), \(place))"
      case .throwing:
        "try \(runtime).answerOrThrow(\(name), reason: \(literal(aside.reason)), \(place))"
      case .trap: "\(runtime).trap(\(arguments))"
      }
    if isExpression { return expression }
    switch kind {
    case .nothing, .trap: return "{ \(expression) }"
    case .noObject: return "{ \(expression); return nil }"
    case .value, .throwing: return "{ return \(expression) }"
    }
  }

  private func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\r", with: "\\r").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
