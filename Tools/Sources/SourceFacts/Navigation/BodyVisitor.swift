import SwiftSyntax

/// Collects the bodies of a file: the code of functions, initializers, properties and closures.
final class BodyVisitor: SyntaxVisitor {
  private(set) var bodies: [BodyFact] = []
  let lines: LineTable
  private var types: [String] = []
  /// The indices of the bodies around the node.
  private var stack: [Int] = []
  /// The enumeration cases around the node, those of each body from its index on.
  private var cases: [String] = []
  private var firstCases: [Int] = []

  init(_ lines: LineTable) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  private func begin(_ name: String, isExtension: Bool = false) -> SyntaxVisitorContinueKind {
    types.append(isExtension || types.isEmpty ? name : (types.last ?? "") + "." + name)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.plainText)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.plainText)
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.plainText)
  }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.plainText)
  }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.plainText)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = TypeReference(node.extendedType)?.names.first ?? node.extendedType.trimmedDescription
    return begin(name, isExtension: true)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  // MARK: Bodies

  private func begin(
    _ kind: BodyFact.Kind, _ name: String, isStatic: Bool = false, at node: some SyntaxProtocol
  ) -> Int {
    bodies.append(
      BodyFact(
        owner: types.last, name: name, kind: kind, isStatic: isStatic, outer: stack.last,
        line: lines.place(of: node).line))
    stack.append(bodies.count - 1)
    firstCases.append(kind == .closure ? firstCases.last ?? 0 : cases.count)
    return bodies.count - 1
  }

  private func end() {
    stack.removeLast()
    firstCases.removeLast()
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.body != nil else { return .skipChildren }
    let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    let index = begin(.function, node.name.plainText, isStatic: isStatic, at: node.name)
    bodies[index].parameters = Self.parameters(node.signature.parameterClause.parameters)
    bodies[index].result = node.signature.returnClause.flatMap { TypeReference($0.type) }
    read(node.body?.statements)
    end()
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.body != nil else { return .skipChildren }
    let index = begin(.initializer, "init", at: node.initKeyword)
    bodies[index].parameters = Self.parameters(node.signature.parameterClause.parameters)
    read(node.body?.statements)
    end()
    return .skipChildren
  }

  private static func parameters(_ list: FunctionParameterListSyntax) -> [ParameterFact] {
    list.map(ParameterFact.init)
  }

  private func closure(_ node: ClosureExprSyntax) -> Int {
    let index = begin(.closure, "", at: node)
    switch node.signature?.parameterClause {
    case .simpleInput(let list):
      bodies[index].parameters = list.map {
        ParameterFact(label: nil, name: $0.name.plainText, type: nil, hasDefault: false)
      }
    case .parameterClause(let clause):
      bodies[index].parameters = clause.parameters.map { parameter in
        ParameterFact(
          label: nil, name: (parameter.secondName ?? parameter.firstName).plainText,
          type: parameter.type.flatMap { TypeReference($0) }, hasDefault: false)
      }
    case nil: break
    }
    read(node.statements)
    end()
    return index
  }

  /// Walks the statements of a body; the value of a single expression is its result.
  private func read(_ statements: CodeBlockItemListSyntax?) {
    guard let statements else { return }
    for item in statements { read(item, isOnly: statements.count == 1) }
  }

  private func read(_ item: CodeBlockItemSyntax, isOnly: Bool) {
    var expression: ExprSyntax?
    switch item.item {
    case .expr(let expr): expression = expr
    case .stmt(let statement):
      expression = statement.as(ExpressionStmtSyntax.self)?.expression
      if expression == nil { walk(statement) }
    case .decl(let declaration): walk(declaration)
    }
    guard let expression else { return }
    if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
      results.append(isOnly)
      walk(expression)
      results.removeLast()
    } else {
      add(expression, isResult: isOnly)
    }
  }

  /// Values that indicate whether single expressions of branches are results, for each conditional around the node.
  private var results: [Bool] = []

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    guard !stack.isEmpty else { return .visitChildren }
    for item in node { read(item, isOnly: node.count == 1 && results.last == true) }
    return .skipChildren
  }

  // MARK: Statements

  private func add(
    _ role: StatementFact.Role, names: [String] = [], type: TypeReference? = nil,
    target: ValueFact? = nil, _ value: ValueFact, at node: some SyntaxProtocol
  ) {
    guard let index = stack.last else { return }
    let first = firstCases.last ?? 0
    bodies[index].statements.append(
      StatementFact(
        role: role, names: names, type: type, target: target, value: value,
        cases: Array(cases[first...]), line: lines.place(of: node).line))
  }

  private func add(_ expression: ExprSyntax, isResult: Bool) {
    if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count >= 3 {
      let elements = Array(sequence.elements)
      if elements[1].is(AssignmentExprSyntax.self) {
        let target = value(of: elements[0])
        let rest = Array(elements.dropFirst(2))
        add(.write, target: target, value(of: rest), at: expression)
        return
      }
    }
    let value = value(of: expression)
    guard value != .other || isResult else { return }
    add(isResult ? .result : .call, value, at: expression)
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let expression = node.expression {
      if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
        results.append(true)
        walk(expression)
        results.removeLast()
      } else {
        add(.result, value(of: expression), at: node)
      }
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true || stack.isEmpty
    let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    for binding in node.bindings {
      let names = Self.names(binding.pattern)
      let type = binding.typeAnnotation.flatMap { TypeReference($0.type) }
      if isMember {
        guard binding.initializer != nil || binding.accessorBlock != nil else { continue }
        let index = begin(.property, names.first ?? "", isStatic: isStatic, at: binding)
        bodies[index].result = type
        if let initial = binding.initializer { add(initial.value, isResult: true) }
        if let block = binding.accessorBlock {
          switch block.accessors {
          case .getter(let statements): read(statements)
          case .accessors(let list): for accessor in list { read(accessor.body?.statements) }
          }
        }
        end()
      } else if let initial = binding.initializer {
        add(.local, names: names, type: type, value(of: initial.value), at: binding)
      } else {
        add(.local, names: names, type: type, .other, at: binding)
      }
    }
    return .skipChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    let names = Self.names(node.pattern)
    let type = node.typeAnnotation.flatMap { TypeReference($0.type) }
    if names != ["self"], let initial = node.initializer {
      add(.local, names: names, type: type, value(of: initial.value), at: node)
    }
    return .skipChildren
  }

  private static func names(_ pattern: PatternSyntax) -> [String] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier.plainText] }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return tuple.elements.map { names($0.pattern).first ?? "_" }
    }
    return []
  }

  // Expressions outside of statements, such as conditions.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard !stack.isEmpty else { return .visitChildren }
    add(.call, value(of: ExprSyntax(node)), at: node)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    _ = closure(node)
    return .skipChildren
  }

  // MARK: Cases

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    let names = isAboutArgument(node) ? Self.caseNames(node) : ["default"]
    cases.append(names.joined(separator: "|"))
    read(node.statements)
    cases.removeLast()
    return .skipChildren
  }

  /// A Boolean value that indicates whether a `switch` looks at something that the function was handed. Of a
  /// property nobody says which case it will be.
  private func isAboutArgument(_ node: SwitchCaseSyntax) -> Bool {
    guard let subject = node.parent?.parent?.as(SwitchExprSyntax.self)?.subject,
      let name = subject.namePath?.first
    else { return false }
    var index = stack.last
    while let each = index {
      if bodies[each].parameters.contains(where: { $0.name == name }) { return true }
      if bodies[each].statements.contains(where: { $0.names.contains(name) }) { return true }
      index = bodies[each].outer
    }
    return false
  }

  private static func caseNames(_ node: SwitchCaseSyntax) -> [String] {
    guard case .case(let label) = node.label else { return ["default"] }
    return label.caseItems.compactMap { item in
      var pattern = item.pattern
      if let binding = pattern.as(ValueBindingPatternSyntax.self) { pattern = binding.pattern }
      guard var expression = pattern.as(ExpressionPatternSyntax.self)?.expression else {
        return nil
      }
      if let call = expression.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
      }
      return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
    }
  }

  // MARK: Values

  private func value(of elements: [ExprSyntax]) -> ValueFact {
    if elements.count == 1, let only = elements.first { return value(of: only) }
    // `a ?? b`, `a as B` and `c ? a : b` are sequences until operators are folded.
    if elements.count >= 3 {
      let sign = elements[elements.count - 2]
      if sign.is(UnresolvedAsExprSyntax.self),
        let type = elements.last?.as(TypeExprSyntax.self),
        let name = TypeReference(type.type)?.names.first
      {
        return .cast(value(of: Array(elements.dropLast(2))), name)
      }
      if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self)
      {
        for condition in elements[..<index] { walk(condition) }
        return .either([
          value(of: ternary.thenExpression), value(of: Array(elements[(index + 1)...])),
        ])
      }
      if let name = sign.as(BinaryOperatorExprSyntax.self)?.operator.text, name == "??",
        let last = elements.last
      {
        return .either([value(of: Array(elements.dropLast(2))), value(of: last)])
      }
    }
    // An operator that configures an object, such as `Screen() &> { $0.delegate = self }`.
    if elements.count == 3, elements[1].is(BinaryOperatorExprSyntax.self),
      let last = elements.last?.as(ClosureExprSyntax.self)
    {
      _ = closure(last)
      return value(of: elements[0])
    }
    for element in elements { walk(element) }
    return .other
  }

  private func value(of expression: ExprSyntax) -> ValueFact {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return .name(name.baseName.plainText)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.plainText
      return .member(member.base.map { value(of: $0) }, name)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return value(of: call) }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return value(of: chain.expression)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return value(of: forced.expression)
    }
    if let attempt = expression.as(TryExprSyntax.self) { return value(of: attempt.expression) }
    if let awaited = expression.as(AwaitExprSyntax.self) { return value(of: awaited.expression) }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return value(of: generic.expression)
    }
    if let node = expression.as(ClosureExprSyntax.self) { return .closure(closure(node)) }
    if let array = expression.as(ArrayExprSyntax.self) {
      return .list(array.elements.map { value(of: $0.expression) })
    }
    if let tuple = expression.as(TupleExprSyntax.self) {
      let values = tuple.elements.map { value(of: $0.expression) }
      return values.count == 1 ? values[0] : .tuple(values)
    }
    if let text = expression.as(StringLiteralExprSyntax.self) {
      if text.segments.count == 1, case .stringSegment(let segment)? = text.segments.first {
        return .text(segment.content.text)
      }
      for segment in text.segments { walk(segment) }
      return .other
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return value(of: Array(sequence.elements))
    }
    if let conditional = expression.as(IfExprSyntax.self) {
      walk(conditional)
      return .other
    }
    if expression.is(NilLiteralExprSyntax.self) { return .other }
    for child in expression.children(viewMode: .sourceAccurate) { walk(child) }
    return .other
  }

  private func value(of call: FunctionCallExprSyntax) -> ValueFact {
    let line: Int
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      line = lines.place(of: member.declName).line
    } else {
      line = lines.place(of: call).line
    }
    let callee = value(of: call.calledExpression)
    var arguments = call.arguments.map { argument in
      ArgumentFact(label: argument.label?.plainText, value: value(of: argument.expression))
    }
    if let trailing = call.trailingClosure {
      arguments.append(ArgumentFact(label: nil, value: .closure(closure(trailing))))
    }
    for trailing in call.additionalTrailingClosures {
      arguments.append(
        ArgumentFact(label: trailing.label.plainText, value: .closure(closure(trailing.closure))))
    }
    return .call(callee, arguments, line: line)
  }
}
