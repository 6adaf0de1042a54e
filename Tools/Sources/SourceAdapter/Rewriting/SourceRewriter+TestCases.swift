import SwiftSyntax

// The values of the properties of a test case. XCTest on Linux creates all test cases of a program before the
// app is launched, and even where it only lists them: a value that needs the app ended the process there.

extension SourceRewriter {
  private func isTestCase(_ scope: TypeScopes.Scope) -> Bool {
    scope.kind == .cls && index.chain(scope.path).dropFirst().contains("XCTestCase")
  }

  /// `let sut = UIApplication.shared.delegate as! AppDelegate`: the value is created when the test begins.
  func delayValue(of node: VariableDeclSyntax, in scope: TypeScopes.Scope) {
    guard isTestCase(scope), node.canBeDelayed else { return }
    let specifier = node.bindingSpecifier
    edits.rename(specifier, to: "lazy var")
  }

  /// Returns the method that creates the delayed values, in their order, before anything else of a test.
  func creatingValues(of node: ClassDeclSyntax, _ scope: TypeScopes.Scope) -> [String] {
    guard isTestCase(scope) else { return [] }
    let members = node.memberBlock.members.map(\.decl)
    let isOwn = members.contains { $0.as(FunctionDeclSyntax.self)?.name.text == "invokeTest" }
    let names = members.compactMap { $0.as(VariableDeclSyntax.self) }.filter(\.canBeDelayed)
      .compactMap { $0.bindings.first?.pattern.trimmedDescription }
    guard !names.isEmpty, !isOwn else { return [] }
    let values = names.map { "_ = \($0)" }.joined(separator: "; ")
    let isPublic = node.modifiers.contains("public") || node.modifiers.contains("open")
    let override = (isPublic ? "public " : "") + "override func invokeTest()"
    guard index.isMainActor(scope.path) else {
      return ["\(override) { \(values); super.invokeTest() }"]
    }
    let name = ExtensionFace.newName(of: "values", in: scope.path)
    return [
      "@MainActor func \(name)() { \(values) }",
      "nonisolated \(override) { "
        + "ObjCRecords.onMainActor(self) { $0.\(name)() }; super.invokeTest() }",
    ]
  }
}

extension VariableDeclSyntax {
  /// A Boolean value that indicates whether this is a stored property whose value may need the app, and that may
  /// get it later.
  fileprivate var canBeDelayed: Bool {
    let keepers = ["lazy", "nonisolated", "override", "unowned", "weak"]
    guard bindings.count == 1, let binding = bindings.first, binding.accessorBlock == nil,
      binding.pattern.is(IdentifierPatternSyntax.self), let value = binding.initializer?.value,
      attributes.isEmpty, !modifiers.isOnType,
      !modifiers.contains(where: { keepers.contains($0.name.text) })
    else { return false }
    return value.tokens(viewMode: .sourceAccurate).contains { token in
      switch token.tokenKind {
      case .exclamationMark, .postfixQuestionMark: true
      case .leftParen: token.parent?.is(FunctionCallExprSyntax.self) == true
      case .leftSquare: token.parent?.is(SubscriptCallExprSyntax.self) == true
      default: false
      }
    } && !value.is(ClosureExprSyntax.self)
  }
}
