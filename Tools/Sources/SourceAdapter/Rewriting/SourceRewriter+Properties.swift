import SwiftSyntax

extension SourceRewriter {
  /// A property of a class, or of an extension.
  func rewriteProperty(_ node: VariableDeclSyntax, in scope: TypeScopes.Scope) {
    if !rewriteOpenMember(node, in: scope), scope.kind == .ext {
      moveBehindFace(node, in: scope)
    }
    guard !node.modifiers.isOnType else { return }
    showWindow(node, in: scope)
    delayValue(of: node, in: scope)
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      exportProperty(node, name, in: scope)
      if scope.kind == .cls, node.isObservable(in: scope) {
        tellObservers(binding, name, in: scope)
      }
    }
  }

  /// `private var window: UIWindow?` of a delegate: with Objective-C the requirement is optional, and a private
  /// property has nothing to do with it. Swift wants what has its name to be visible.
  private func showWindow(_ node: VariableDeclSyntax, in scope: TypeScopes.Scope) {
    guard scope.kind == .cls,
      let access = node.modifiers.first(where: {
        ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
      }),
      let binding = node.bindings.first, node.bindings.count == 1,
      binding.pattern.trimmedDescription == "window",
      ["UIWindow?", "UIWindow!"].contains(binding.typeAnnotation?.type.trimmedDescription),
      !index.declaredConformances(of: scope.path).filter(Self.delegatesWithWindow.contains).isEmpty
    else { return }
    edits.blank(access)
  }

  private static let delegatesWithWindow: Set = ["UIApplicationDelegate", "UIWindowSceneDelegate"]

  // MARK: By name

  private func exportProperty(
    _ node: VariableDeclSyntax, _ name: TokenSyntax, in scope: TypeScopes.Scope
  ) {
    let isExplicit = node.attributes.exports
    let isOverride = node.modifiers.contains("override")
    let standsForOptional = index.optionalRequirements(named: name.identifierText).contains {
      $0.labels == nil
        && index.protocols(around: scope.path).contains($0.proto)
    }
    guard standsForOptional || isExplicit || scope.exportsAll && !isOverride else { return }
    // Interface files set properties that code must not: the list of names is code.
    node.attributes.unavailable.forEach { edits.blank($0) }
    let key = node.attributes.objectiveCName ?? name.identifierText
    export("$0.property(\"\(key)\", \\\(scope.reference).\(name.text))", of: node, in: scope)
  }

  // MARK: Observers

  /// Lets a stored property say when it has changed.
  private func tellObservers(
    _ binding: PatternBindingSyntax, _ name: TokenSyntax, in scope: TypeScopes.Scope
  ) {
    // Only objects of Foundation's can be observed.
    guard index.chain(scope.path).count > 1 else { return }
    guard binding.tellsObservers else {
      report(
        .warning, at: name,
        "observers of \(name.text) are not notified, because it is computed; observe its stored properties"
      )
      return
    }
    let key = name.identifierText
    export(
      "$0.observable(\"\(key)\", \\\(scope.reference).\(name.text))", of: binding, in: scope)
    // The app may have something of that name.
    let call = "(self as NSObject).hasChanged(\"\(key)\", from: "
    guard case .accessors(let accessors)? = binding.accessorBlock?.accessors,
      let block = binding.accessorBlock
    else {
      edits.insert(" { didSet { \(call)oldValue, to: \(name.text)) } }", after: binding)
      return
    }
    let didSet = accessors.first { $0.accessorSpecifier.text == "didSet" }
    if let didSet, let body = didSet.body {
      // The property's own code may change it again, so this comes before.
      let old = didSet.parameters?.name.text ?? "oldValue"
      edits.insert(
        " defer { \(call)\(old), to: \(name.text)) };", after: body.leftBrace)
    } else {
      edits.insert(" didSet { \(call)oldValue, to: \(name.text)) } ", before: block.rightBrace)
    }
  }

  // MARK: In extensions

  private func moveBehindFace(_ node: VariableDeclSyntax, in scope: TypeScopes.Scope) {
    guard node.modifiers.contains("override"),
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return }
    guard index.faces(of: scope.path).contains(where: { $0.name == name.identifierText }) else {
      return reportOverride(name, in: scope)
    }
    keepIsolation(
      node.isolationOfFace(of: name.identifierText, in: scope), node.modifiers,
      before: node.bindingSpecifier)
    blankOverride(node.modifiers)
    edits.rename(name, to: ExtensionFace.newName(of: name.identifierText, in: scope.path))
  }
}
