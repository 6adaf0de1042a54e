import SwiftSyntax

/// Collects the edits of one file.
///
/// The rewriting of each kind of declaration and expression is in the extensions, one subject each.
final class SourceRewriter: ScopedVisitor {
  let file: SourceFile
  let adapter: SourceAdapter
  var edits: TextEdits
  private(set) var diagnostics: [Diagnostic] = []
  /// For every open body: what its class has by name.
  var entries: [[String]] = []
  /// The number of records, which makes their names different.
  var records = 0
  /// The modules that stand in for others, and that the file has imported so far.
  var imported: Set<String> = []
  /// Names of older Swift that functions of the file have for variables.
  var localNames: Set<String> = []
  /// The lines after the last one of the file.
  var tail: [String] = []
  /// A Boolean value that indicates whether the members of UIKit beside Apple's declarations can be
  /// called.
  lazy var importsUIKit = index.usesUIKit || file.text.contains("import UIKit")
  private let converter: SourceLocationConverter

  init(_ file: SourceFile, _ tree: SourceFileSyntax, _ adapter: SourceAdapter) {
    self.file = file
    self.adapter = adapter
    edits = TextEdits(file.text)
    converter = SourceLocationConverter(fileName: file.path, tree: tree)
    super.init()
  }

  var index: ModuleIndex { adapter.index }

  /// The file with all edits.
  func finish() -> AdaptedSource {
    var body = edits.result
    if file.text.contains(".intersects"), !index.hasOwnIntersection {
      tail.append(Self.intersects)
    }
    if file.text.contains(".inverted"), file.text.contains(/\.inverted\b(?!\()/) {
      tail.append(Self.inverted)
    }
    if file.text.contains(".localizedDescription"), !index.describesErrors {
      tail.append(Self.localizedDescription)
    }
    // Such a line stands first or nowhere.
    if body.hasPrefix("#!") { body = "//" + body.dropFirst(2) }
    var text =
      AdaptedSource.header(
        of: file, modules: adapter.modules, adding: adapter.added) + body
    if !tail.isEmpty { text += "\n#sourceLocation()\n" + tail.joined(separator: "\n") + "\n" }
    return AdaptedSource(text: text, diagnostics: diagnostics)
  }

  func report(
    _ severity: Diagnostic.Severity, at node: some SyntaxProtocol, _ message: String
  ) {
    let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    diagnostics.append(
      Diagnostic(
        file: file.path, line: place.line, column: place.column, severity: severity,
        message: message))
  }

  // MARK: Bodies

  override func didEnter(_ members: MemberBlockSyntax) {
    entries.append([])
    guard let scope else { return }
    if let attributes = scope.node.asProtocol((any WithAttributesSyntax).self)?.attributes {
      rewrite(attributes)
    }
    if let modifiers = scope.node.asProtocol((any WithModifiersSyntax).self)?.modifiers {
      rewrite(modifiers)
    }
    if let proto = scope.node.as(ProtocolDeclSyntax.self) { bindToClasses(proto) }
    unsealController(scope)
  }

  override func willLeave(_ members: MemberBlockSyntax) {
    guard let scope else { return }
    finishBody(members, of: scope, entries.removeLast())
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let scope, node.isMember else {
      rewrite(node.attributes)
      return .visitChildren
    }
    if scope.kind == .proto, node.modifiers.contains("optional") {
      rewriteRequirement(node, in: scope)
      return .skipChildren
    }
    rewrite(node.attributes)
    rewrite(node.modifiers)
    rewriteOldOverride(node)
    rewriteIsolation(node.modifiers)
    if node.attributes.contains("NSManaged") { writeManagedBody(of: node) }
    if scope.kind == .cls || scope.kind == .ext { rewriteMethod(node, in: scope) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let scope, node.isMember else {
      rewrite(node.attributes)
      return .visitChildren
    }
    if scope.kind == .proto, node.modifiers.contains("optional") {
      rewriteRequirement(node, in: scope)
      return .skipChildren
    }
    rewrite(node.attributes)
    rewrite(node.modifiers)
    rewriteOldOverride(node)
    rewriteIsolation(node.modifiers)
    if node.attributes.contains("NSManaged") { writeManagedAccessors(of: node) }
    if scope.kind == .cls || scope.kind == .ext { rewriteProperty(node, in: scope) }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    rewrite(node.attributes)
    rewrite(node.modifiers)
    rewriteIsolation(node.modifiers)
    rewriteSessionInitializer(node)
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    rewrite(node.attributes)
    rewrite(node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    rewrite(node.attributes)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    rewrite(node.attributes)
    return .visitChildren
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    rewrite(node.attributes)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    rewrite(node.attributes)
    return .visitChildren
  }

  // MARK: The rest

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    rewriteImport(node)
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { rewriteCondition(condition) }
    return super.visit(node)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteMacro(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    edits.blank(node)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOldCall(node)
    rewriteBlockCast(node)
    rewriteOptionalCall(node)
    rewriteDynamicInitializer(node)
    rewriteEmptyInitializer(node)
    rewriteReceiver(node)
    rewriteBundle(node)
    rewriteAsyncSetUp(node)
    rewriteObservation(node)
    rewriteNilDefault(node)
    rewriteTeardownBlock(node)
    rewriteDecoding(node)
    rewriteProtocolRegistration(node)
    rewriteLibraryFolder(node)
    rewriteResourceURLs(node)
    rewriteErrorCode(node)
    rewriteGenericInitializer(node)
    return rewriteHosting(node)
  }

  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    rewriteHosting(node)
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    rewriteHosting(node)
    return .visitChildren
  }

  override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
    rewriteClassRequirement(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    for cast in node.casts {
      rewriteErrorCast(cast)
      rewriteRequestCast(cast)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteOldName(node)
    if node.parent?.is(MemberAccessExprSyntax.self) != true || node.isFirstInAccess {
      rewriteAmbiguous(node.baseName)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    rewriteUnmanaged(node)
    rewriteOldName(node.name)
    rewriteAmbiguous(node.name)
    return .visitChildren
  }

  override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
    rewriteBlockConvention(node)
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    noteLocalName(node.identifier)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    noteLocalName(node.secondName ?? node.firstName)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    noteLocalName(node.secondName ?? node.firstName)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    noteLocalName(node.name)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    rewriteQualified(node)
    noteFulfillment(node)
    rewriteOpenSuper(node)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    rewriteQualified(node)
    if node.baseType.is(IdentifierTypeSyntax.self) { rewriteOldName(behindModule: node) }
    return .visitChildren
  }
}
