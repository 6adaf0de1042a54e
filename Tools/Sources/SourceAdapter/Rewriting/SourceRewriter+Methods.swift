import SwiftSyntax

extension SourceRewriter {
  /// A method of a class, or of an extension.
  func rewriteMethod(_ node: FunctionDeclSyntax, in scope: TypeScopes.Scope) {
    if !rewriteOpenMember(node, in: scope), scope.kind == .ext {
      moveBehindFace(node, in: scope)
    }
    if scope.kind == .cls { overrideStandIn(node, in: scope) }
    if observesByString(node) { rewriteObserver(node, in: scope) }
    reportUnheard(node, in: scope)
    if node.modifiers.isOnType {
      exportClassMethod(node, in: scope)
    } else {
      exportMethod(node, in: scope)
      exportName(node, in: scope)
      exportOptional(node, in: scope)
    }
    addFaceForAnyThread(to: node, in: scope)
  }

  // MARK: By name

  private func exportMethod(_ node: FunctionDeclSyntax, in scope: TypeScopes.Scope) {
    let isExplicit = node.attributes.exports
    let requirement =
      isGeneric(scope)
      ? nil
      : index.requirement(
        named: node.name.identifierText, labels: node.labels, in: scope.path)
    guard isExplicit || scope.exportsAll || requirement != nil,
      !node.modifiers.contains("override") || isExplicit
    else { return }
    guard let call = node.callByName else {
      if isExplicit {
        report(
          .error, at: node.name,
          "\(node.name.text) cannot be called by selector: its parameters cannot be represented in Objective-C"
        )
      }
      return
    }
    let selector = isExplicit ? node.selector : requirement?.selector ?? node.selector
    export(
      "$0.method(\"\(selector)\", on: \(scope.reference).self) { \(call) }", of: node,
      in: scope)
  }

  /// A method that stands for one of a protocol of UIKit's is found by name, though it is not called by it.
  private func exportName(_ node: FunctionDeclSyntax, in scope: TypeScopes.Scope) {
    guard importsUIKit, !node.attributes.exports, !scope.exportsAll, !isGeneric(scope),
      index.chain(scope.path).count > 1,
      UIKitRequirements.contains(node.name.identifierText, labels: node.labels)
    else { return }
    export("$0.named(\"\(node.selector)\")", of: node, in: scope)
  }

  /// A method of the class itself is found by name where the source declares that.
  private func exportClassMethod(_ node: FunctionDeclSyntax, in scope: TypeScopes.Scope) {
    let isExplicit = node.attributes.exports
    guard isExplicit || scope.exportsAll, !node.modifiers.contains("override") || isExplicit,
      let call = node.callByName
    else { return }
    export(
      "$0.classMethod(\"\(node.selector)\", on: \(scope.reference).self) { \(call) }", of: node,
      in: scope)
  }

  /// A method that stands for an optional one of a protocol of the project's.
  private func exportOptional(_ node: FunctionDeclSyntax, in scope: TypeScopes.Scope) {
    let name = node.name.identifierText
    let requirements = index.optionalRequirements(named: name).filter {
      $0.labels == node.labels
    }
    guard !requirements.isEmpty else { return }
    let protocols = index.protocols(around: scope.path)
    let fitting = requirements.filter { protocols.contains($0.proto) }
    // Protocols may have methods of one name that take different types.
    let exact = fitting.filter { node.takes(typesOf: $0) }
    for requirement in exact.isEmpty ? fitting : exact {
      let effects = (node.canThrow ? "try " : "") + (node.isAsync ? "await " : "")
      let entry =
        "$0.optional(\"\(requirement.key)\", on: \(scope.reference).self) { o in "
        + "{ \(effects)o.\(node.name.text)(\(node.closureArguments)) } as \(requirement.type) }"
      export(entry, of: node, in: scope)
    }
  }

  /// Reports overrides of members that Foundation on Linux declares in extensions, and that are
  /// never called there.
  private func reportUnheard(_ node: FunctionDeclSyntax, in scope: TypeScopes.Scope) {
    if index.unheard.contains(key(of: node, in: scope)) {
      report(
        .warning, at: node.name,
        "\(node.name.text) is never called: the superclass conforms to the protocol. "
          + "Implement it in the superclass and override it.")
    }
    // The base class of RxCocoa's proxies has such a method, which is called.
    guard node.modifiers.contains("override"), adapter.module != SystemModule.rxCocoa else {
      return
    }
    let name = node.name.text
    let full = name + "(" + node.labels.map { $0 + ":" }.joined() + ")"
    switch full {
    case "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)", "responds(to:)",
      "value(forKey:)", "setValue(_:forKey:)", "forwardingTarget(for:)", "method(for:)":
      report(
        .error, at: node.name,
        "\(full) cannot be overridden on Linux, which has no Objective-C runtime; "
          + "put the override behind `#if canImport(Darwin)`")
    default:
      break
    }
  }

  // MARK: For protocols of UIKit's

  /// The superclass has the method too, only for this one.
  private func overrideStandIn(_ node: FunctionDeclSyntax, in scope: TypeScopes.Scope) {
    guard index.overriding.contains(key(of: node, in: scope)) else { return }
    edits.insert("override ", before: node.funcKeyword)
  }

  private func key(of node: FunctionDeclSyntax, in scope: TypeScopes.Scope) -> MethodKey {
    MethodKey(type: scope.path, name: node.name.identifierText, labels: node.labels)
  }

  // MARK: In extensions

  /// Gives a member of an extension another name, where its face in the class has its own.
  private func moveBehindFace(_ node: FunctionDeclSyntax, in scope: TypeScopes.Scope) {
    let name = node.name.identifierText
    let hasFace = index.faces(of: scope.path).contains {
      $0.name == name && $0.labels == node.labels
    }
    guard hasFace || isHooked(node, in: scope) else {
      if node.modifiers.contains("override") { reportOverride(node.name, in: scope) }
      return
    }
    if !hasFace { exportHook(node, in: scope) }
    keepIsolation(node.isolationOfFace(in: scope), node.modifiers, before: node.funcKeyword)
    blankOverride(node.modifiers)
    edits.rename(node.name, to: ExtensionFace.newName(of: name, in: scope.path))
  }

  /// Returns a Boolean value that indicates whether a class of another module calls this override.
  private func isHooked(_ node: FunctionDeclSyntax, in scope: TypeScopes.Scope) -> Bool {
    node.modifiers.contains("override") && index.hooks.contains(key(of: node, in: scope))
      && node.hook(in: scope) != nil
  }

  private func exportHook(_ node: FunctionDeclSyntax, in scope: TypeScopes.Scope) {
    let name = ExtensionFace.newName(of: node.name.identifierText, in: scope.path)
    export(
      "$0.optional(\"\(node.hookKey(in: scope))\", on: \(scope.reference).self) { o in "
        + "{ o.\(name)(\(node.closureArguments)) } as \(node.functionType) }",
      of: node, in: scope)
  }

  /// Isolates a member that is moved behind its face as the member that it overrides: without `override` it
  /// would be isolated as its class.
  func keepIsolation(
    _ isolation: String, _ modifiers: DeclModifierListSyntax, before keyword: TokenSyntax
  ) {
    guard isolation == "nonisolated", !modifiers.contains("nonisolated") else { return }
    edits.insert("nonisolated ", before: keyword)
  }

  func reportOverride(_ name: TokenSyntax, in scope: TypeScopes.Scope) {
    report(
      .error, at: name,
      "an extension cannot override a member of \(scope.path), which no Swift file of the target declares; "
        + "override \(name.text) in a subclass")
  }

  func blankOverride(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where modifier.name.text == "override" { edits.blank(modifier) }
  }

  // MARK: In test cases

  /// XCTest on Linux declares its methods for any thread, and aborts at a synchronous test of the main
  /// actor's: such a method gets a face that XCTest may call.
  private func addFaceForAnyThread(to node: FunctionDeclSyntax, in scope: TypeScopes.Scope) {
    let name = node.name.identifierText
    let isOverride = node.modifiers.contains("override")
    guard scope.kind == .cls || scope.kind == .ext && !isOverride,
      index.chain(scope.path).contains("XCTestCase"), !node.isAsync, let body = node.body,
      node.signature.parameterClause.parameters.isEmpty, node.resultType == nil,
      node.genericParameterClause == nil, !node.modifiers.isOnType,
      !node.modifiers.contains("nonisolated"), !node.modifiers.contains("private"),
      name.hasPrefix("test") || isOverride && Self.calledByXCTest.contains(name),
      node.attributes.contains("MainActor") || index.isMainActor(scope.path)
        || node.extensionAround?.attributes.contains("MainActor") == true
    else { return }
    let newName = ExtensionFace.newName(of: name, in: scope.path)
    if !node.attributes.contains("MainActor") {
      edits.insert("@MainActor ", before: node.funcKeyword)
    }
    blankOverride(node.modifiers)
    edits.rename(node.name, to: newName)
    let attempt = node.canThrow ? "try " : ""
    edits.insert(
      "; nonisolated \(isOverride ? "override " : "")func \(node.name.text)()"
        + "\(node.canThrow ? " throws" : "") "
        + "{ \(attempt)ObjCRecords.onMainActor(self) { \(attempt)$0.\(newName)() } }",
      after: body.rightBrace)
  }

  /// `await super.setUp()` in a test case: XCTest on Linux belongs to no actor, and the call would send the test
  /// case away from its own. The method does nothing, so the call goes.
  func rewriteAsyncSetUp(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true, node.arguments.isEmpty,
      node.parent?.is(AwaitExprSyntax.self) == true,
      ["setUp", "tearDown"].contains(member.declName.baseName.text),
      let scope, index.chain(scope.path).dropFirst().first == "XCTestCase"
    else { return }
    edits.replace(node, with: "()")
  }

  /// `addTeardownBlock { … }`: with Apple's XCTest the pool of the test method has been drained when the block
  /// runs, which is where tests ask whether a controller is gone.
  func rewriteTeardownBlock(_ node: FunctionCallExprSyntax) {
    let callee = node.calledExpression
    let name =
      callee.as(DeclReferenceExprSyntax.self) ?? callee.as(MemberAccessExprSyntax.self)?.declName
    guard name?.baseName.text == "addTeardownBlock", index.methods["addTeardownBlock"] == nil,
      let block = node.trailingClosure
        ?? node.arguments.first?.expression.as(ClosureExprSyntax.self)
    else { return }
    let drain = " _drainTestPool();"
    if let signature = block.signature {
      edits.insert(drain, after: signature)
    } else {
      edits.insert(drain, after: block.leftBrace)
    }
  }

  private static let calledByXCTest: Set<String> = [
    "setUp", "setUpWithError", "tearDown", "tearDownWithError", "invokeTest",
  ]
}

extension FunctionDeclSyntax {
  /// Returns a Boolean value that indicates whether the types of the parameters are written as in a
  /// requirement.
  fileprivate func takes(typesOf requirement: OptionalRequirement) -> Bool {
    let types = signature.parameterClause.parameters.map(\.type.textOnOneLine)
    return requirement.type.hasPrefix("(\(types.joined(separator: ", ")))")
  }

  /// The arguments of a call that passes on the parameters of a closure.
  var closureArguments: String { labelled(labels.indices.map { "$\($0)" }) }

  /// The extension that this is a member of.
  fileprivate var extensionAround: ExtensionDeclSyntax? {
    parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
  }

  /// The call that a message becomes, as the body of a closure; `nil` where Objective-C cannot call it.
  fileprivate var callByName: String? {
    guard genericParameterClause == nil, genericWhereClause == nil else { return nil }
    var arguments: [String] = []
    for (position, parameter) in signature.parameterClause.parameters.enumerated() {
      guard parameter.ellipsis == nil, let type = parameter.type.typeOfArgument else { return nil }
      arguments.append("a[\(position)] as \(type)")
    }
    let call = "o.\(name.text)(\(labelled(arguments)))"
    if isAsync { return asyncCall(call, completion: arguments.count) }
    let parameters = arguments.isEmpty ? "o, _ in" : "o, a in"
    if canThrow {
      guard resultType == nil, !arguments.isEmpty else {
        return resultType == nil
          ? "\(parameters) (try? \(call)) != nil" : "\(parameters) try? \(call)"
      }
      // The argument after the last one takes the error, as in Objective-C.
      return "o, a in do { try \(call); return true } catch "
        + "{ (a[\(arguments.count)] as ((any Error) -> Void)?)?(error); return false }"
    }
    return resultType == nil ? "\(parameters) \(call); return nil" : "\(parameters) \(call)"
  }

  /// The completion handler is called if the sender has given one, and the method does not call it.
  private func asyncCall(_ call: String, completion: Int) -> String? {
    guard resultType == nil else { return nil }
    let done = "let done = a[\(completion)] as Any?; "
    let attempt = canThrow ? "try? " : ""
    return "o, a in \(done)Task { @MainActor in \(attempt)await \(call); "
      + "(done as? () -> Void)?() }; return nil"
  }
}

extension TypeSyntax {
  /// The type as what an argument is cast to; `nil` where Objective-C has none.
  fileprivate var typeOfArgument: String? {
    if let optional = `as`(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType.textOnOneLine + "?"
    }
    if let attributed = `as`(AttributedTypeSyntax.self) {
      let specifiers = attributed.specifiers.trimmedDescription
      guard specifiers.isEmpty else { return nil }
      let attributes = attributed.attributes.all
        .filter { !["escaping", "autoclosure"].contains($0.attributeName.trimmedDescription) }
        .map { $0.trimmedDescription + " " }
      return attributes.joined() + attributed.baseType.textOnOneLine
    }
    if `is`(SomeOrAnyTypeSyntax.self), trimmedDescription.hasPrefix("some ") { return nil }
    if `is`(PackExpansionTypeSyntax.self) { return nil }
    return textOnOneLine
  }
}
