import SwiftSyntax

extension FactsVisitor {
  /// Adds a local object that is started, and that the function does not keep.
  func addStart(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "start", let base = member.base, node.isStatement
    else { return }
    if let made = base.madeType {
      guard made.hasSuffix("Coordinator"), !node.mayBeResult else { return }
      addStart(made, node)
    } else if let path = base.namePath, path.count == 1, local(path[0]) != nil,
      let variable = LocalObject(path[0], before: node), !variable.isKept
    {
      addStart(variable.type, variable.pattern)
    }
  }

  private func addStart(_ type: String, _ node: some SyntaxProtocol) {
    facts.starts.append(
      StartFact(owner: owner, function: function, type: type, place: lines.place(of: node)))
  }

  /// Notes the coordinators that objects may hold to which they hand themselves.
  func addShared(_ node: FunctionCallExprSyntax) {
    guard isInCoordinator, let owner, !facts.sharedCoordinators.contains(owner) else { return }
    let isInitializer = ExprSyntax(node).obviousType != nil
    let isTask = node.calledExpression.namePath == ["Task"]
    func shares(_ argument: LabeledExprSyntax) -> Bool {
      if let closure = argument.expression.as(ClosureExprSyntax.self) { return holdsSelf(closure) }
      // With a label it is an assignment, of which more is known.
      return argument.expression.namePath == ["self"] && !(isInitializer && argument.label != nil)
    }
    func holdsSelf(_ closure: ClosureExprSyntax) -> Bool {
      // A task uses `self` without naming it.
      ClosureCaptures.holds("self", closure) || isTask && closure.signature?.capture == nil
    }
    if node.arguments.contains(where: shares) || node.trailingClosure.map(holdsSelf) == true
      || node.additionalTrailingClosures.contains(where: { holdsSelf($0.closure) })
    {
      facts.sharedCoordinators.insert(owner)
    }
  }

  func addChain(_ node: MemberAccessExprSyntax) {
    guard !node.continues, isInCoordinator, let owner, var path = ExprSyntax(node).namePath,
      path.count > 2
    else { return }
    if path[0] == "self" { path.removeFirst() }
    let root = local(path[0]) == nil ? nil : path.removeFirst()
    facts.chains.append(
      ChainFact(
        owner: owner, function: function, root: root,
        rootType: root.flatMap { local($0) }.flatMap { $0.isEmpty ? nil : $0 }, path: path,
        place: lines.place(of: node)))
  }

  /// Adds a call that shows an object again, in a file that imports Storyline.
  func addRepeatedShow(_ node: FunctionCallExprSyntax) {
    guard let owner, let name = node.shown,
      facts.imports.contains(where: { $0.module == "Storyline" }),
      node.isShownBefore(name)
    else { return }
    facts.repeatedShows.append(
      RepeatedShowFact(
        owner: owner, name: name, type: local(name).flatMap { $0.isEmpty ? nil : $0 },
        place: lines.place(of: node)))
  }

  func addDidShow(_ node: FunctionDeclSyntax) {
    let parameters = Array(node.signature.parameterClause.parameters)
    guard let body = node.body, node.name.text == "navigationController", parameters.count == 3,
      parameters[1].firstName.text == "didShow"
    else { return }
    let shown = (parameters[1].secondName ?? parameters[1].firstName).plainText
    let visitor = DidShowVisitor(shown)
    visitor.walk(body)
    guard let removal = visitor.removal else { return }
    facts.didShows.append(
      DidShowFact(
        owner: owner, asksForScreen: visitor.asksForScreen, place: lines.place(of: removal)))
  }
}

extension TypeFact {
  /// A Boolean value that indicates whether its name, or one that it inherits, is that of a coordinator.
  var isNamedCoordinator: Bool {
    ([name] + inherits).contains { $0.hasSuffix("Coordinator") || $0.hasSuffix("Coordinating") }
  }
}

extension String {
  /// A Boolean value that indicates whether a property's name is that of children or coordinators.
  var namesChildren: Bool {
    let name = lowercased()
    return name.contains("child") || name.contains("coordinator")
  }
}

extension ParameterFact {
  init(_ parameter: FunctionParameterSyntax) {
    let label = parameter.firstName.plainText
    self.init(
      label: label == "_" ? nil : label,
      name: (parameter.secondName ?? parameter.firstName).plainText,
      type: TypeReference(parameter.type), hasDefault: parameter.defaultValue != nil)
  }
}

/// A local variable with a new object, and what the code around does with it.
private struct LocalObject {
  let type: String
  let pattern: IdentifierPatternSyntax
  private let name: String
  private let block: CodeBlockItemListSyntax

  /// Looks for the declaration in the blocks around a call, up to the function or closure.
  init?(_ name: String, before call: FunctionCallExprSyntax) {
    var next = call.parent
    while let node = next, !node.is(ClosureExprSyntax.self), !node.is(FunctionDeclSyntax.self) {
      if let block = node.as(CodeBlockItemListSyntax.self),
        let (type, pattern) = Self.declaration(of: name, in: block)
      {
        (self.type, self.pattern, self.name, self.block) = (type, pattern, name, block)
        return
      }
      next = node.parent
    }
    return nil
  }

  private static func declaration(of name: String, in block: CodeBlockItemListSyntax) -> (
    String, IdentifierPatternSyntax
  )? {
    for item in block {
      for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? [] {
        if let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
          pattern.identifier.plainText == name, let type = binding.initializer?.value.madeType
        {
          return (type, pattern)
        }
      }
    }
    return nil
  }

  /// A Boolean value that indicates whether anything may hold the object longer than the variable.
  var isKept: Bool {
    let visitor = KeepingVisitor(name)
    visitor.walk(block)
    return visitor.isKept
  }
}

/// Finds uses of a variable other than starting its object, and reading or writing its properties.
private final class KeepingVisitor: SyntaxVisitor {
  private let name: String
  private(set) var isKept = false

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if ClosureCaptures.holds(name, node) { isKept = true }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.plainText == name,
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
    else { return .skipChildren }
    var use = node.parent
    while let one = use,
      one.is(OptionalChainingExprSyntax.self) || one.is(ForceUnwrapExprSyntax.self)
    {
      use = one.parent
    }
    guard let member = use?.as(MemberAccessExprSyntax.self) else {
      isKept = true
      return .skipChildren
    }
    if let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(member).id
    {
      // Other methods may let the object hold itself.
      if member.declName.baseName.text != "start" || !call.isStatement { isKept = true }
    }
    return .skipChildren
  }
}

/// Finds out what `didShow` removes, and what it asks before.
private final class DidShowVisitor: SyntaxVisitor {
  private let shown: String
  private(set) var asksForScreen = false
  private(set) var removal: FunctionCallExprSyntax?

  init(_ shown: String) {
    self.shown = shown
    super.init(viewMode: .sourceAccurate)
  }

  private static let questions: Set<String> = [
    "viewControllers", "topViewController", "visibleViewController", "isMovingFromParent",
    "contains", "navigationController",
  ]

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.plainText
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if isMember ? Self.questions.contains(name) : name == shown { asksForScreen = true }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if removal == nil, Self.removes(node) { removal = node }
    return .visitChildren
  }

  private static func removes(_ node: FunctionCallExprSyntax) -> Bool {
    guard let path = node.calledExpression.namePath, let name = path.last else { return false }
    if name.lowercased().contains("finish") { return true }
    return name.hasPrefix("remove")
      && (path.suffix(2) + node.arguments.flatMap { $0.expression.namePath?.suffix(1) ?? [] })
        .contains(where: \.namesChildren)
  }
}

extension ExprSyntax {
  /// The type of the object that an initializer makes.
  var madeType: String? {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let last = call.calledExpression.namePath?.last,
      last == "init" || last.first?.isUppercase == true
    else { return nil }
    return obviousType
  }
}

extension SequenceExprSyntax {
  /// A Boolean value that indicates whether it assigns a single value.
  fileprivate var isAssignment: Bool {
    elements.count == 3 && elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }
}

extension MemberAccessExprSyntax {
  /// A Boolean value that indicates whether another member follows.
  fileprivate var continues: Bool {
    var next = parent
    while let one = next,
      one.is(OptionalChainingExprSyntax.self) || one.is(ForceUnwrapExprSyntax.self)
    {
      next = one.parent
    }
    return next?.is(MemberAccessExprSyntax.self) == true
  }
}

extension FunctionCallExprSyntax {
  /// A Boolean value that indicates whether it is a statement of its own, the result of which is not used.
  fileprivate var isStatement: Bool {
    parent?.is(CodeBlockItemSyntax.self) == true
      || parent?.as(TryExprSyntax.self)?.parent?.is(CodeBlockItemSyntax.self) == true
  }

  /// A Boolean value that indicates whether it is the only statement of a closure, or of a function with a
  /// result.
  fileprivate var mayBeResult: Bool {
    var next = parent
    while let node = next, !node.is(CodeBlockItemListSyntax.self) { next = node.parent }
    guard let list = next?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
    if list.parent?.is(ClosureExprSyntax.self) == true { return true }
    return list.parent?.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
  }

  /// A Boolean value that indicates whether each new object of the type around runs it: it is in an
  /// initializer or the value of a property, and in no closure, condition or argument's default value.
  var isAtCreation: Bool {
    var next = parent
    while let node = next {
      switch node.kind {
      case .initializerDecl: return true
      case .variableDecl where node.parent?.is(MemberBlockItemSyntax.self) == true:
        return node.as(VariableDeclSyntax.self)?.modifiers.contains {
          ["lazy", "static", "class"].contains($0.name.text)
        } == false
      case .closureExpr, .functionDecl, .accessorBlock, .functionParameter, .ifExpr, .guardStmt,
        .switchExpr, .ternaryExpr, .unresolvedTernaryExpr, .forStmt, .whileStmt, .memberBlock,
        .doStmt:
        return false
      case .sequenceExpr where node.as(SequenceExprSyntax.self)?.isAssignment != true: return false
      default: next = node.parent
      }
    }
    return false
  }

  /// The variable or property with the object that a call of `show` shows.
  fileprivate var shown: String? {
    guard var path = calledExpression.namePath, let first = arguments.first, first.label == nil,
      var shown = first.expression.namePath
    else { return nil }
    if path.first == "self" { path.removeFirst() }
    if shown.first == "self" { shown.removeFirst() }
    return path == ["show"] && shown.count == 1 ? shown[0] : nil
  }

  /// A Boolean value that indicates whether a statement that runs before it in any case shows the same object,
  /// and nothing between them waits, removes screens, or sets the variable.
  fileprivate func isShownBefore(_ name: String) -> Bool {
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(ClosureExprSyntax.self),
      !parent.is(FunctionDeclSyntax.self)
    {
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        for item in list.reversed() where item.position < node.position {
          let visitor = ShowVisitor(name)
          visitor.walk(item)
          if visitor.ends { return false }
          if visitor.shows { return true }
        }
      }
      node = parent
    }
    return false
  }
}

/// Finds out whether a statement shows an object, or may remove it.
private final class ShowVisitor: SyntaxVisitor {
  private let name: String
  private(set) var shows = false
  private(set) var ends = false

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  private static let endings: Set<String> = [
    "await", "dismiss", "close", "back", "finish", "removeChild",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.shown == name { shows = true }
    if let last = node.calledExpression.namePath?.last, Self.endings.contains(last) { ends = true }
    return .visitChildren
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    ends = true
    return .skipChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isAssignment, node.elements.first?.namePath?.last == name { ends = true }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // The code of a branch need not have run.
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { branch(node) }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { branch(node) }
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { branch(node) }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { branch(node) }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { branch(node) }
  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind { branch(node) }
  override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind { branch(node) }

  private func branch(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    let visitor = ShowVisitor(name)
    for child in node.children(viewMode: .sourceAccurate) { visitor.walk(child) }
    if visitor.ends { ends = true }
    return .skipChildren
  }
}
