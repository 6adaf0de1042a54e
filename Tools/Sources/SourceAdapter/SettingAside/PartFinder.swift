import SwiftSyntax

/// Finds the parts of a file that can be set aside.
final class PartFinder: ScopedVisitor {
  /// The edit that sets a part aside.
  enum Edit {
    case replace(Syntax, SubstituteAnswer)
    case blank(Syntax)
    case disinherit(InheritedTypeSyntax, InheritanceClauseSyntax)
    case retype(TypeSyntax, String)
  }

  struct Found {
    let part: SourcePart
    /// The range of the text whose errors belong to the part.
    let range: Range<Int>
    let edit: Edit
  }

  private var found: [Found] = []
  private let converter: SourceLocationConverter
  private let lineOffset: Int
  /// A Boolean value that indicates whether the adapter has taken away the attributes of outlets.
  private let isAdapted: Bool
  /// The number of bodies and closures around what is visited now.
  private var depth = 0
  /// The functions around what is visited now.
  private var functions: [String] = []

  /// Finds the parts of a file.
  ///
  /// - Parameters:
  ///   - tree: The file.
  ///   - isAdapted: `true` if the first line is the adapter's own.
  /// - Returns: The parts, in the order of the file.
  static func parts(of tree: SourceFileSyntax, isAdapted: Bool) -> [Found] {
    let finder = PartFinder(tree, isAdapted)
    finder.walk(tree)
    return finder.found
  }

  private init(_ tree: SourceFileSyntax, _ isAdapted: Bool) {
    converter = SourceLocationConverter(fileName: "", tree: tree)
    self.isAdapted = isAdapted
    lineOffset = isAdapted ? -1 : 0
    super.init()
  }

  private func add(
    _ kind: SourcePart.Kind, _ name: String, of declaration: some SyntaxProtocol,
    at node: some SyntaxProtocol, _ edit: Edit
  ) {
    let start = node.positionAfterSkippingLeadingTrivia
    let line = converter.location(for: declaration.positionAfterAttributes).line
    found.append(
      Found(
        part: SourcePart(kind: kind, name: name, line: line + lineOffset),
        range: start
          .utf8Offset..<max(
            start.utf8Offset, node.endPositionBeforeTrailingTrivia.utf8Offset), edit: edit))
  }

  // MARK: Names

  /// The name with those of the types and functions around it.
  private func fullName(_ name: String) -> String {
    var name = name
    if let path = scope?.path {
      // An override in an extension is renamed by the adapter.
      let prefix = ExtensionFace.newName(of: "", in: path)
      if name.hasPrefix(prefix) { name = String(name.dropFirst(prefix.count)) }
    }
    let outer = functions.last ?? scope?.path
    return outer.map { "\($0).\(name)" } ?? name
  }

  private func name(_ name: String, _ parameters: FunctionParameterClauseSyntax) -> String {
    let labels = parameters.parameters.map { $0.firstName.identifierText + ":" }
    return fullName("\(name)(\(labels.joined()))")
  }

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = name(node.name.identifierText, node.signature.parameterClause)
    addDeclaration(node, name, modifiers: node.modifiers)
    addDefaults(of: node.signature.parameterClause, name)
    if let body = node.body,
      let answer = answer(node.signature.returnClause?.type, node.signature.effectSpecifiers)
    {
      add(.body, name, of: node, at: body, .replace(Syntax(body), answer))
    }
    functions.append(name)
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { functions.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = name("init", node.signature.parameterClause)
    addDeclaration(node, name, modifiers: node.modifiers)
    addDefaults(of: node.signature.parameterClause, name)
    if let body = node.body {
      let kind: SubstituteAnswer.Kind = node.optionalMark == nil ? .trap : .noObject
      add(
        .body, name, of: node, at: body,
        .replace(Syntax(body), SubstituteAnswer(kind: kind, isExpression: false)))
    }
    functions.append(name)
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { functions.removeLast() }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body else { return .visitChildren }
    add(
      .body, fullName("deinit"), of: node, at: body,
      .replace(Syntax(body), SubstituteAnswer(kind: .nothing, isExpression: false)))
    return .visitChildren
  }

  /// Default values of parameters, whose types are always written.
  private func addDefaults(of clause: FunctionParameterClauseSyntax, _ name: String) {
    for parameter in clause.parameters {
      guard let value = parameter.defaultValue?.value, answer(parameter.type, nil) != nil else {
        continue
      }
      add(
        .value, "\(name) \(parameter.firstName.identifierText)", of: parameter, at: value,
        .replace(Syntax(value), SubstituteAnswer(kind: .value, isExpression: true)))
    }
  }

  /// Returns the substitute for the body of a function; `nil` where the body itself decides the
  /// type.
  private func answer(
    _ type: TypeSyntax?, _ effects: FunctionEffectSpecifiersSyntax?
  ) -> SubstituteAnswer? {
    guard let type, !["Void", "()", "Swift.Void"].contains(type.trimmedDescription) else {
      return SubstituteAnswer(kind: .nothing, isExpression: false)
    }
    if type.trimmedDescription == "Never" {
      return SubstituteAnswer(kind: .trap, isExpression: false)
    }
    guard !type.isOpaque else { return nil }
    let clause = effects?.throwsClause
    let throwsAny = clause?.throwsSpecifier.tokenKind == .keyword(.throws) && clause?.type == nil
    return SubstituteAnswer(kind: throwsAny ? .throwing : .value, isExpression: false)
  }

  // MARK: Older systems

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    addFallback(node.blockForOlderSystems)
    return .visitChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    addFallback(node.blockForOlderSystems)
    return .visitChildren
  }

  private func addFallback(_ block: Syntax?) {
    guard let block else { return }
    add(
      .fallback, functions.last ?? scope?.path ?? "top-level code", of: block, at: block,
      .replace(block, SubstituteAnswer(kind: .trap, isExpression: false)))
  }

  // MARK: Properties

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.bindings.compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    }
    let name = fullName(names.first ?? node.bindings.trimmedDescription)
    addDeclaration(node, name, modifiers: node.modifiers)
    guard !isInFunction(node) else { return .visitChildren }
    for binding in node.bindings {
      guard let type = binding.typeAnnotation?.type else { continue }
      let name = fullName(
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText ?? "")
      if isAdapted || node.attributes.contains("IBOutlet") {
        addClass(ofOutlet: type, name)
      }
      if let value = binding.initializer?.value, !type.isOpaque {
        add(
          .value, name, of: node, at: value,
          .replace(Syntax(value), SubstituteAnswer(kind: .value, isExpression: true)))
      }
      addGetter(binding.accessorBlock, type, name, of: node)
    }
    return .visitChildren
  }

  /// The class of an outlet. Where it is missing, storyboards have a view in its place, and expect the outlet.
  private func addClass(ofOutlet type: TypeSyntax, _ name: String) {
    guard let text = type.named("UIView") else { return }
    add(.outlet, name, of: type, at: type, .retype(type, text))
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = name("subscript", node.parameterClause)
    addDeclaration(node, name, modifiers: node.modifiers)
    addDefaults(of: node.parameterClause, name)
    addGetter(node.accessorBlock, node.returnClause.type, name, of: node)
    return .visitChildren
  }

  private func addGetter(
    _ block: AccessorBlockSyntax?, _ type: TypeSyntax, _ name: String, of node: some SyntaxProtocol
  ) {
    guard let block, case .getter = block.accessors, let answer = answer(type, nil) else { return }
    add(.body, name, of: node, at: block, .replace(Syntax(block), answer))
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body, let answer = answer(of: node) else { return .visitChildren }
    add(
      .body, fullName("\(nameOfProperty(around: node)).\(node.accessorSpecifier.text)"), of: node,
      at: body, .replace(Syntax(body), answer))
    return .visitChildren
  }

  private func answer(of node: AccessorDeclSyntax) -> SubstituteAnswer? {
    switch node.accessorSpecifier.tokenKind {
    case .keyword(.get):
      guard let type = node.typeOfProperty else { return nil }
      let canThrow = node.effectSpecifiers?.throwsClause.map { $0.type == nil } ?? false
      guard var answer = answer(type, nil) else { return nil }
      if canThrow, case .value = answer.kind {
        answer = SubstituteAnswer(kind: .throwing, isExpression: false)
      }
      return answer
    case .keyword(.set), .keyword(.willSet), .keyword(.didSet):
      return SubstituteAnswer(kind: .nothing, isExpression: false)
    default:
      return SubstituteAnswer(kind: .trap, isExpression: false)
    }
  }

  private func nameOfProperty(around node: AccessorDeclSyntax) -> String {
    for parent in sequence(first: Syntax(node), next: \.parent) {
      if let binding = parent.as(PatternBindingSyntax.self) {
        let name = binding.pattern.trimmedDescription
        let prefix = scope.map { ExtensionFace.newName(of: "", in: $0.path) } ?? ""
        return !prefix.isEmpty && name.hasPrefix(prefix)
          ? String(name.dropFirst(prefix.count)) : name
      }
      if let member = parent.as(SubscriptDeclSyntax.self) {
        let labels = member.parameterClause.parameters.map { $0.firstName.identifierText + ":" }
        return "subscript(\(labels.joined()))"
      }
    }
    return ""
  }

  // MARK: Declarations

  /// A member or a global declaration, whose signature may not compile either.
  private func addDeclaration(
    _ node: some DeclSyntaxProtocol, _ name: String, modifiers: DeclModifierListSyntax
  ) {
    guard !isInFunction(node) else { return }
    if let override = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }) {
      add(.overriding, name, of: node, at: node, .blank(Syntax(override)))
    }
    guard !modifiers.contains("required") else { return }
    add(.declaration, name, of: node, at: node, .blank(Syntax(node)))
  }

  private func isInFunction(_ node: some SyntaxProtocol) -> Bool { depth > 0 && !node.isMember }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration(node, fullName(node.name.identifierText), modifiers: node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.elements.first?.name.identifierText ?? ""
    addDeclaration(node, fullName(name), modifiers: node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    addDeclaration(
      node, "extension \(node.extendedType.trimmedDescription)", modifiers: node.modifiers)
    return super.visit(node)
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let list = node.parent?.as(InheritedTypeListSyntax.self),
      let clause = list.parent?.as(InheritanceClauseSyntax.self)
    else { return .visitChildren }
    let type = node.type.trimmedDescription
    add(
      .conformance, scope.map { "\($0.path): \(type)" } ?? type, of: node, at: node.type,
      .disinherit(node, clause))
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.importing, node.path.trimmedDescription, of: node, at: node, .blank(Syntax(node)))
    return .skipChildren
  }

  /// A type goes as a whole only where nothing smaller around an error can. The type that a program begins with
  /// stays, and only its attribute goes.
  private func addType(_ node: some NamedDeclSyntax & DeclGroupSyntax) {
    if let entry = node.attributes.first(where: { Self.entries.contains($0.trimmedDescription) }) {
      add(.entry, fullName(node.name.identifierText), of: entry, at: entry, .blank(Syntax(entry)))
      return
    }
    guard !isInFunction(node) else { return }
    add(.type, fullName(node.name.identifierText), of: node, at: node, .blank(Syntax(node)))
  }

  /// The attributes of the type that a program begins with.
  private static let entries = ["@main", "@UIApplicationMain"]

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node)
    return super.visit(node)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node)
    return super.visit(node)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node)
    return super.visit(node)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node)
    return super.visit(node)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node)
    return super.visit(node)
  }

  /// A statement outside of all declarations, as in `main.swift`, and a statement of a body that the others can do
  /// without.
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if node.isDispensable, let owner = functions.last ?? scope?.path {
      add(
        .statement, owner, of: node, at: node.item,
        .replace(Syntax(node.item), SubstituteAnswer(kind: .nothing, isExpression: true)))
    }
    let isDeclaration = if case .decl = node.item { true } else { false }
    guard !isDeclaration, node.parent?.parent?.is(SourceFileSyntax.self) == true else {
      return .visitChildren
    }
    add(
      .body, "top-level code", of: node, at: node.item,
      .replace(Syntax(node.item), SubstituteAnswer(kind: .nothing, isExpression: true)))
    return .visitChildren
  }

  // MARK: Depth

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: CodeBlockSyntax) { depth -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: AccessorBlockSyntax) { depth -= 1 }

  private func enterBody() -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }
}

extension AccessorDeclSyntax {
  /// The type of the property or subscript that it belongs to, if the source has it.
  fileprivate var typeOfProperty: TypeSyntax? {
    for parent in sequence(first: Syntax(self), next: \.parent) {
      if let binding = parent.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
      if let member = parent.as(SubscriptDeclSyntax.self) { return member.returnClause.type }
    }
    return nil
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether the value decides the type: `some View`.
  fileprivate var isOpaque: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
  }
}

extension TypeSyntax {
  /// Returns the text of the type with another name: an optional or array of something is one of something else.
  fileprivate func named(_ name: String) -> String? {
    if let type = self.as(OptionalTypeSyntax.self) {
      return type.wrappedType.named(name).map { $0 + "?" }
    }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.named(name).map { $0 + "!" }
    }
    if let type = self.as(ArrayTypeSyntax.self) {
      return type.element.named(name).map { "[\($0)]" }
    }
    return self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self) ? name : nil
  }
}
