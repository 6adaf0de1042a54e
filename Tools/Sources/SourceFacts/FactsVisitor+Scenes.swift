import SwiftSyntax

extension FactsVisitor {
  func addImport(_ node: ImportDeclSyntax) {
    guard node.path.count == 1, node.importKindSpecifier == nil, let name = node.path.first?.name
    else { return }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let nameStart = name.positionAfterSkippingLeadingTrivia.utf8Offset
    facts.imports.append(
      ImportFact(
        module: name.plainText, place: lines.place(start),
        statement: start..<node.endPositionBeforeTrailingTrivia.utf8Offset,
        name: nameStart..<name.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  func addFunction(_ node: FunctionDeclSyntax) {
    let isMutating = node.modifiers.contains { $0.name.tokenKind == .keyword(.mutating) }
    facts.functions.append(
      FunctionFact(
        owner: owner, name: node.name.plainText, isMutating: isMutating && node.body != nil,
        parameters: owner.map(Self.isOfScene) == true
          ? node.signature.parameterClause.parameters.map(ParameterFact.init) : nil,
        place: lines.place(of: node.name)))
  }

  /// A Boolean value that indicates whether a name is that of a protocol of a Clean Swift scene.
  private static func isOfScene(_ name: String) -> Bool {
    ["BusinessLogic", "PresentationLogic", "DisplayLogic"].contains(where: name.hasSuffix)
  }

  func note(_ name: TokenSyntax) {
    let text = name.plainText
    if Self.notedMembers.contains(text) || text.hasFrameworkPrefix { facts.notedNames.insert(text) }
  }

  /// Members that only a framework adds to types of Foundation, and the ends of flows.
  private static let notedMembers: Set<String> = [
    "row", "section", "item", "font", "foregroundColor", "paragraphStyle", "boundingRect",
    "loadNibNamed", "IndexPath", "finish", "size",
  ]

  private static let calls: Set<String> = [
    "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
    "setViewControllers", "present", "dismiss", "performSegue", "instantiateViewController",
    "addChild", "addChildViewController", "finish",
  ]

  private static let made = ["Controller", "VC", "Screen", "Coordinator"]

  func addUse(_ node: FunctionCallExprSyntax) {
    if let type = ExprSyntax(node).obviousType, Self.made.contains(where: type.hasSuffix) {
      facts.uses.append(
        UseFact(
          owner: owner, function: function, receiver: [], receiverType: nil, isLocal: false,
          name: "init", type: type, argument: [], argumentType: nil,
          isAtCreation: node.isAtCreation, place: lines.place(of: node)))
      return
    }
    guard var path = node.calledExpression.namePath, let name = path.popLast() else { return }
    if path.first == "self" { path.removeFirst() }
    let asksWorker = path.last?.lowercased().hasSuffix("worker") == true
    guard Self.calls.contains(name) || asksWorker || Self.changesChildren(path, name) else {
      return
    }
    let variable = path.first.flatMap { local($0) }
    var argument = node.arguments.first?.expression.namePath ?? []
    if argument.first == "self" { argument.removeFirst() }
    facts.uses.append(
      UseFact(
        owner: owner, function: function, receiver: path,
        receiverType: variable.flatMap { $0.isEmpty ? nil : $0 }, isLocal: variable != nil,
        name: name, type: node.arguments.first.flatMap { type(of: $0.expression) },
        argument: argument,
        argumentType: argument.first.flatMap { local($0) }.flatMap { $0.isEmpty ? nil : $0 },
        isAtCreation: false, place: lines.place(of: node)))
  }

  /// A Boolean value that indicates whether a call adds to a list of children, or takes out of it.
  private static func changesChildren(_ path: [String], _ name: String) -> Bool {
    guard let list = path.last,
      ["append", "insert", "pop", "remove"].contains(where: name.hasPrefix)
    else { return false }
    return list.namesChildren
  }

  func addWrite(_ path: [String], isLocal: Bool, _ node: SequenceExprSyntax) {
    let root = isLocal ? path[0] : nil
    facts.writes.append(
      WriteFact(
        owner: owner, function: function, root: root,
        rootType: root.flatMap { local($0) }.flatMap { $0.isEmpty ? nil : $0 },
        path: isLocal ? Array(path.dropFirst()) : path, place: lines.place(of: node)))
  }
}

extension String {
  /// A Boolean value that indicates whether a name begins as those of Apple's frameworks do: `UIImage`.
  fileprivate var hasFrameworkPrefix: Bool {
    var letters = utf8.makeIterator()
    guard let first = letters.next(), let second = letters.next(), letters.next() != nil else {
      return false
    }
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return capitals.contains(first) && capitals.contains(second)
  }
}
