import SwiftSyntax

/// Reads one file for what the others of its module have to know.
final class FileIndexer: ScopedVisitor {
  private(set) var index = FileIndex()

  static func index(_ tree: SourceFileSyntax) -> FileIndex {
    let indexer = FileIndexer()
    indexer.walk(tree)
    return indexer.index
  }

  override func didEnter(_ members: MemberBlockSyntax) {
    guard let scope else { return }
    if let type = scope.node.asProtocol((any NamedDeclSyntax).self) { note(type.name) }
    if let ext = scope.node.as(ExtensionDeclSyntax.self) {
      index.conformances[scope.path, default: []] += ext.inheritanceClause?.names ?? []
      return
    }
    let inherited = scope.node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.names
    let attributes = scope.node.asProtocol((any WithAttributesSyntax).self)?.attributes
    let kind: IndexedType.Kind =
      switch scope.kind {
      case .cls: .cls
      case .proto: .proto
      case .ext, .actor, .other: .other
      }
    index.types.append(
      IndexedType(
        path: scope.path, kind: kind, inherited: inherited ?? [], isGeneric: scope.isGeneric,
        isMainActor: attributes?.contains("MainActor") == true,
        isObjC: attributes?.contains("objc") == true,
        isMain: attributes?.contains("main") == true
          || attributes?.contains("UIApplicationMain") == true,
        access: scope.node.asProtocol((any WithModifiersSyntax).self)?.modifiers.access))
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let imported = IndexedImport(node) { index.imports.insert(imported) }
    return .skipChildren
  }

  // MARK: Names of older Swift

  private func note(_ name: TokenSyntax, labels: [String]? = nil) {
    guard OldNames.contains(name.identifierText) else { return }
    index.oldNames.insert(OldNames.key(name.identifierText, labels: labels))
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
    if node.initializer.value.isBlock { index.blockTypes.insert(node.name.identifierText) }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.identifierText }
    note(node.initKeyword, labels: labels)
    return .visitChildren
  }

  // MARK: Methods

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if !node.modifiers.contains("override") {
      note(node.name)
      note(node.name, labels: node.labels)
    }
    guard let scope, node.isMember else { return .visitChildren }
    let name = node.name.identifierText
    if scope.kind == .cls, node.attributes.exports || scope.exportsAll {
      index.exporting.insert(scope.path)
    }
    if scope.kind == .ext { addFace(of: node, in: scope) }
    note(node.memberOfExtension(in: scope), node.modifiers, in: scope)
    if scope.kind == .proto, node.modifiers.contains("optional") {
      index.optionalRequirements.append(
        OptionalRequirement(
          proto: scope.path, name: name, labels: node.labels, type: node.functionType))
    }
    index.methods.append(
      IndexedMethod(
        type: scope.path, name: name, labels: node.labels, selector: node.selector,
        isExported: node.attributes.exports || scope.exportsAll,
        isOverride: node.modifiers.contains("override"), isInExtension: scope.kind == .ext,
        signature: UIKitOptionals.contains(name: name, labels: node.labels)
          ? node.indexedSignature : nil))
    return .visitChildren
  }

  private func note(
    _ member: MemberOfExtension?, _ modifiers: DeclModifierListSyntax, in scope: TypeScopes.Scope
  ) {
    guard let member, scope.kind == .ext || scope.kind == .cls else { return }
    if modifiers.contains("override") {
      index.overrides.append(member)
    } else if scope.kind == .ext {
      index.extensionMembers.append(member)
    }
  }

  private func addFace(of node: FunctionDeclSyntax, in scope: TypeScopes.Scope) {
    guard let text = node.face(in: scope) else { return }
    index.faces.append(
      ExtensionFace(
        type: scope.path, name: node.name.identifierText, labels: node.labels,
        isOverride: node.modifiers.contains("override"), isOpen: node.modifiers.contains("open"),
        text: text, hook: node.hook(in: scope)))
  }

  // MARK: Properties

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isMember || node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true,
      !node.modifiers.contains("override")
    {
      for binding in node.bindings {
        (binding.pattern.as(IdentifierPatternSyntax.self)?.identifier).map { note($0) }
      }
    }
    guard let scope, node.isMember else { return .visitChildren }
    if scope.kind == .cls, node.attributes.exports || scope.exportsAll {
      index.exporting.insert(scope.path)
    }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      if scope.kind == .ext, name.identifierText == ModuleIndex.textOfErrors {
        index.oldNames.insert(name.identifierText)
      }
      add(node, binding, name.identifierText, in: scope)
      if scope.kind == .cls, !node.modifiers.contains("override") {
        index.ownProperties.append(
          MemberOfExtension(type: scope.path, name: name.identifierText, labels: nil))
      }
    }
    note(node.memberOfExtension(in: scope), node.modifiers, in: scope)
    return .visitChildren
  }

  private func add(
    _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: String,
    in scope: TypeScopes.Scope
  ) {
    if scope.kind == .proto, node.modifiers.contains("optional"),
      let type = binding.typeAnnotation?.type
    {
      index.optionalRequirements.append(
        OptionalRequirement(
          proto: scope.path, name: name, labels: nil, type: type.textOnOneLine))
    }
    if scope.kind == .cls, node.isObservable(in: scope), binding.tellsObservers {
      index.observables.append(IndexedProperty(type: scope.path, name: name))
    }
    if scope.kind == .ext, node.modifiers.contains("override"), node.bindings.count == 1,
      let text = node.face(in: scope)
    {
      index.faces.append(
        ExtensionFace(
          type: scope.path, name: name, labels: [], isOverride: true,
          isOpen: node.modifiers.contains("open"), text: text))
    }
  }
}

extension FunctionDeclSyntax {
  fileprivate var indexedSignature: IndexedMethod.Signature {
    IndexedMethod.Signature(
      text: signature.textOnOneLine,
      parameters: signature.parameterClause.parameters.map {
        ($0.secondName ?? $0.firstName).asVariable
      }, isNonisolated: modifiers.contains("nonisolated"))
  }

  /// The type of the function, as an optional requirement has it.
  var functionType: String {
    let parameters = signature.parameterClause.parameters.map(\.type.textOnOneLine)
    let effects = (isAsync ? " async" : "") + (canThrow ? " throws" : "")
    let result = resultType?.textOnOneLine ?? "Void"
    return "(\(parameters.joined(separator: ", ")))\(effects) -> \(result)"
  }
}

extension VariableDeclSyntax {
  /// Returns a Boolean value that indicates whether the property is observable, by `@objc dynamic`.
  func isObservable(in scope: TypeScopes.Scope) -> Bool {
    modifiers.contains("dynamic") && (attributes.contains("objc") || scope.exportsAll)
      && bindingSpecifier.text == "var" && !modifiers.isOnType
  }
}

extension PatternBindingSyntax {
  /// A Boolean value that indicates whether it is stored: only then a `didSet` can say that it has
  /// changed.
  var tellsObservers: Bool {
    guard case .accessors(let accessors)? = accessorBlock?.accessors else {
      return accessorBlock == nil
    }
    return accessors.contains { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
  }
}
