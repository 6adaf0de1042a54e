import Foundation
import SwiftParser
import SwiftSyntax

/// Reads the facts of one file in a single walk of its syntax.
public enum FactsReader {
  /// The most members that a chain such as `a.b.c` may have: the walk takes stack for each.
  static let longestChain = 50_000

  /// Reads the facts of a text; for one with a chain that is too long, it returns errors only.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - withBodies: A Boolean value that indicates whether the code of functions and closures is needed, which
  ///     the map of an app is drawn from.
  /// - Returns: The facts.
  public static func read(_ source: String, withBodies: Bool = false) -> FileFacts {
    var source = source
    let chain = source.withUTF8 { chainLength($0) }
    guard chain <= longestChain else {
      var facts = FileFacts()
      facts.hasErrors = true
      return facts
    }
    return chain > 500 ? readWithLargeStack(source, withBodies) : readHere(source, withBodies)
  }

  /// An upper bound of the members of the longest chain: of the marks that continue one, without a line break
  /// that ends it.
  ///
  /// What takes more stack or time counts more: a condition `#if` in another one 16, an `else if` 10, an arrow
  /// 20, and 500 a type in angle brackets and a string in a string's interpolation.
  static func chainLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let marks: [Bool] = (0..<256).map { Array(".([!?".utf8).contains(UInt8($0)) }
    var (longest, length, isAtStart, conditions) = (0, 0, true, 0)
    var nesting = SourceNesting()
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        isAtStart = true
      } else if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") {
        // A line that begins with a dot goes on with the chain of the line before.
        if isAtStart, byte != UInt8(ascii: ".") { length = 0 }
        if isAtStart, byte == UInt8(ascii: "#"), index + 2 < bytes.count {
          // Conditions in conditions take stack, too.
          if bytes[index + 1] == UInt8(ascii: "i"), bytes[index + 2] == UInt8(ascii: "f") {
            conditions += 1
            longest = max(longest, conditions * 16)
          } else if bytes[index + 1] == UInt8(ascii: "e"), bytes[index + 2] == UInt8(ascii: "n") {
            conditions -= 1
          }
        }
        isAtStart = false
        let weight = marks[Int(byte)] ? 1 : nesting.prefixWeight(bytes, index)
        if weight > 0 {
          length += weight
          longest = max(longest, length)
        }
      }
      nesting.take(byte, bytes, index)
      longest = max(longest, nesting.weight)
    }
    return longest
  }

  private static func readWithLargeStack(
    _ source: String, _ withBodies: Bool
  ) -> FileFacts {
    nonisolated(unsafe) var result: FileFacts?
    let isDone = NSCondition()
    let thread = Thread {
      let facts = readHere(source, withBodies)
      isDone.withLock { result = facts }
      isDone.signal()
    }
    thread.stackSize = 1 << 29
    thread.start()
    return isDone.withLock {
      while true {
        if let result { return result }
        isDone.wait()
      }
    }
  }

  private static func readHere(_ source: String, _ withBodies: Bool) -> FileFacts {
    var source = source
    return source.withUTF8 { bytes in
      // Swift 6 refuses spellings of which Swift 5 only warns, such as a space in `@available (iOS 9, *)`.
      let tree = Parser.parse(source: bytes, swiftVersion: .v5)
      let lines = LineTable(Array(bytes))
      let visitor = FactsVisitor(lines)
      visitor.walk(tree)
      if withBodies {
        let bodies = BodyVisitor(lines)
        bodies.walk(tree)
        visitor.facts.bodies = bodies.bodies
      }
      visitor.facts.hasErrors = tree.hasError
      // To look at every token takes as long as all the rest, and few files have such comments.
      if bytes.contains("storyline:disable") {
        for token in tree.tokens(viewMode: .sourceAccurate) { visitor.addComments(token) }
      }
      return visitor.facts
    }
  }
}

/// Collects facts; what belongs to one kind of syntax is in an extension.
final class FactsVisitor: SyntaxVisitor {
  var facts = FileFacts()
  let lines: LineTable
  /// The indices of the types around the node.
  private var types: [Int] = []
  /// The methods around the node.
  private var functions: [String] = []
  /// The types of local variables, one dictionary for each scope.
  private var scopes: [[String: String]] = []

  init(_ lines: LineTable) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  /// The name of the type around the node.
  var owner: String? { types.last.map { facts.types[$0].name } }

  /// A Boolean value that indicates whether the type around the node is named or declared as a coordinator.
  var isInCoordinator: Bool {
    types.last.map { facts.types[$0] }?.isNamedCoordinator == true
  }

  /// The nearest method around the node.
  var function: String? { functions.last }

  /// The type of a local variable or a parameter; an empty text where it is declared without one.
  func local(_ name: String) -> String? {
    for scope in scopes.reversed() { if let type = scope[name] { return type } }
    return nil
  }

  private func declare(_ name: String, _ type: String?) {
    guard !scopes.isEmpty else { return }
    scopes[scopes.count - 1][name] = type ?? ""
  }

  // MARK: Types

  private func begin(
    _ name: TokenSyntax, _ kind: TypeFact.Kind, _ inheritance: InheritanceClauseSyntax?,
    end: AbsolutePosition, named text: String? = nil
  ) -> SyntaxVisitorContinueKind {
    let inherits = (inheritance?.inheritedTypes ?? []).flatMap { inherited -> [String] in
      if inherited.type.is(ClassRestrictionTypeSyntax.self) { return ["AnyObject"] }
      return TypeReference(inherited.type)?.names ?? []
    }
    let outer = kind == .extension ? nil : owner
    var fact = TypeFact(
      name: (outer.map { $0 + "." } ?? "") + (text ?? name.plainText), kind: kind,
      inherits: inherits,
      place: lines.place(of: name), inheritanceEnd: end.utf8Offset)
    fact.superclassArgument =
      inheritance?.inheritedTypes.first?.type
      .as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments.first?.argument
      .trimmedDescription
    facts.types.append(fact)
    types.append(facts.types.count - 1)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      node.name, .class, node.inheritanceClause,
      end: (node.inheritanceClause?.endPositionBeforeTrailingTrivia)
        ?? node.genericParameterClause?.endPositionBeforeTrailingTrivia
        ?? node.name.endPositionBeforeTrailingTrivia)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      node.name, .actor, node.inheritanceClause, end: node.name.endPositionBeforeTrailingTrivia)
  }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      node.name, .struct, node.inheritanceClause, end: node.name.endPositionBeforeTrailingTrivia)
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name, .enum, node.inheritanceClause, end: node.name.endPositionBeforeTrailingTrivia)
  }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = begin(
      node.name, .protocol, node.inheritanceClause,
      end: node.inheritanceClause?.endPositionBeforeTrailingTrivia
        ?? node.primaryAssociatedTypeClause?.endPositionBeforeTrailingTrivia
        ?? node.name.endPositionBeforeTrailingTrivia)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = TypeReference(node.extendedType)?.names.first ?? node.extendedType.trimmedDescription
    let token = node.extendedType.firstToken(viewMode: .sourceAccurate) ?? node.extensionKeyword
    return begin(
      token, .extension, node.inheritanceClause,
      end: node.extendedType.endPositionBeforeTrailingTrivia,
      named: name)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  // MARK: Scopes

  private func begin(_ name: String, _ parameters: FunctionParameterListSyntax) {
    functions.append(name)
    scopes.append([:])
    for parameter in parameters {
      declare(
        (parameter.secondName ?? parameter.firstName).plainText,
        TypeReference(parameter.type).flatMap { $0.isCollection ? nil : $0.names.first })
    }
  }

  private func endFunction() {
    functions.removeLast()
    scopes.removeLast()
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    addFunction(node)
    addDidShow(node)
    begin(node.name.plainText, node.signature.parameterClause.parameters)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { endFunction() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = types.last { facts.types[type].initializers += 1 }
    begin("init", node.signature.parameterClause.parameters)
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { endFunction() }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    scopes.append([:])
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { scopes.removeLast() }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    scopes.append([:])
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { scopes.removeLast() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    scopes.append([:])
    switch node.signature?.parameterClause {
    case .simpleInput(let list): for parameter in list { declare(parameter.name.plainText, nil) }
    case .parameterClause(let clause):
      for parameter in clause.parameters {
        declare(
          (parameter.secondName ?? parameter.firstName).plainText,
          parameter.type.flatMap { TypeReference($0)?.names.first })
      }
    case nil: break
    }
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { scopes.removeLast() }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText {
      let annotated = node.typeAnnotation.flatMap { TypeReference($0.type)?.names.first }
      // `if let x = x` and `guard let self` keep the type that they had.
      let value = node.initializer?.value
      let type = annotated ?? value.flatMap(type(of:)) ?? (value == nil ? local(name) : nil)
      if name != "self" { declare(name, type) }
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if isMember(node) {
      addProperties(node)
    } else {
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        let annotated = binding.typeAnnotation.flatMap { annotation in
          TypeReference(annotation.type).flatMap { $0.isCollection ? nil : $0.names.first }
        }
        declare(
          name.identifier.plainText, annotated ?? binding.initializer.flatMap { type(of: $0.value) }
        )
      }
    }
    return .visitChildren
  }

  private func isMember(_ node: VariableDeclSyntax) -> Bool {
    node.parent?.is(MemberBlockItemSyntax.self) == true && !types.isEmpty
  }

  func add(_ property: PropertyFact) {
    guard let type = types.last else { return }
    facts.types[type].properties.append(property)
  }

  /// The type of a value: that of `self`, of a local variable, or of what the expression makes.
  func type(of value: ExprSyntax) -> String? {
    if let path = value.namePath {
      if path == ["self"] { return owner }
      if path.count == 1, let type = local(path[0]), !type.isEmpty { return type }
      return nil
    }
    return value.obviousType
  }

  // MARK: References

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    addAssignment(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    addCall(node)
    addUse(node)
    addStart(node)
    addRepeatedShow(node)
    addShared(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    addChain(node)
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    addImport(node)
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.baseName)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
    return .visitChildren
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the bytes contain those of a text.
  fileprivate func contains(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard self.count >= count else { return false }
    return (0...(self.count - count)).contains { start in
      self[start] == text.utf8Start.pointee
        && (0..<count).allSatisfy { self[start + $0] == text.utf8Start[$0] }
    }
  }
}
