import SwiftSyntax

extension FactsVisitor {
  func addProperties(_ node: VariableDeclSyntax) {
    let modifiers = node.modifiers
    func has(_ name: String) -> Bool {
      modifiers.contains { $0.name.text == name && $0.detail?.detail.text != "set" }
    }
    let ownership: PropertyFact.Ownership =
      has("weak") ? .weak : has("unowned") ? .unowned : .strong
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let annotated = binding.typeAnnotation.flatMap { TypeReference($0.type) }
      let made = binding.initializer?.value.obviousType.map { TypeReference(names: [$0]) }
      let isNil = binding.initializer?.value.is(NilLiteralExprSyntax.self) == true
      var fact =
        PropertyFact(
          name: name.identifier.plainText, type: annotated ?? made, ownership: ownership,
          isConstant: node.bindingSpecifier.tokenKind == .keyword(.let),
          isComputed: binding.accessorBlock.map(Self.isComputed) ?? false,
          isStatic: has("static") || has("class"), isLazy: has("lazy"),
          hasInitialValue: binding.initializer != nil && !isNil,
          hasAttribute: !node.attributes.isEmpty,
          place: lines.place(of: name),
          keyword: node.bindingSpecifier.positionAfterSkippingLeadingTrivia.utf8Offset)
      fact.ownershipRange = modifiers.first { ["weak", "unowned"].contains($0.name.text) }.map {
        $0.positionAfterSkippingLeadingTrivia.utf8Offset..<$0.endPosition.utf8Offset
      }
      add(fact)
    }
  }

  /// A property with observers only is stored.
  private static func isComputed(_ block: AccessorBlockSyntax) -> Bool {
    switch block.accessors {
    case .getter: true
    case .accessors(let list):
      list.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }

  func addAssignment(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
      let target = elements[0].namePath, let member = target.last
    else { return }
    let value = elements[2]
    var path = target
    // `x = { … }` may be a property of `self`, or a local variable.
    let isLocal = path[0] != "self" && local(path[0]) != nil
    if path[0] == "self" { path.removeFirst() }
    guard !path.isEmpty, !(isLocal && path.count == 1) else { return }
    addWrite(path, isLocal: isLocal, node)
    if elements.count == 3, let closure = value.as(ClosureExprSyntax.self) {
      let root = isLocal ? path[0] : nil
      let holdsRoot = ClosureCaptures.holds(root ?? "self", closure)
      let holdsSelf = root == nil ? holdsRoot : ClosureCaptures.holds("self", closure)
      let weakCapture = holdsRoot ? WeakCapture.edits(of: root ?? "self", in: closure) : nil
      facts.closures.append(
        ClosureFact(
          owner: owner, path: isLocal ? Array(path.dropFirst()) : path, root: root,
          rootType: root.flatMap { local($0) }.flatMap { $0.isEmpty ? nil : $0 },
          holdsRoot: holdsRoot, place: lines.place(of: closure),
          weakCapture: weakCapture, holdsSelf: holdsSelf,
          weakSelfCapture: root == nil
            ? weakCapture : holdsSelf ? WeakCapture.edits(of: "self", in: closure) : nil))
      return
    }
    let isNil = value.is(NilLiteralExprSyntax.self)
    let type = elements.count == 3 ? type(of: value) : ExprSyntax(node).obviousAssignedType
    guard isNil || type != nil else { return }
    let receiver: String? =
      switch (isLocal, path.count) {
      case (true, 2): local(path[0]).flatMap { $0.isEmpty ? nil : $0 }
      // The type of the property is known once all files are.
      case (false, 2): owner.map { "\($0)#\(path[0])" }
      default: nil
      }
    facts.assignments.append(
      AssignmentFact(
        owner: owner, receiver: receiver, member: member, value: type,
        isSelf: value.namePath == ["self"], isNil: isNil,
        isNew: elements.count == 3 && value.madeType != nil,
        place: lines.place(of: node)))
  }

  func addCall(_ node: FunctionCallExprSyntax) {
    if let made = ExprSyntax(node).obviousType {
      for argument in node.arguments {
        guard let label = argument.label, let type = type(of: argument.expression) else { continue }
        facts.assignments.append(
          AssignmentFact(
            owner: owner, receiver: made, member: label.plainText, value: type,
            isSelf: argument.expression.namePath == ["self"], isNil: false, isNew: false,
            place: lines.place(of: argument)))
      }
    }
    guard let function, function == "viewWillDisappear", var path = node.calledExpression.namePath,
      path.count > 1
    else { return }
    let name = path.removeLast()
    if path.first == "self", path.count > 1 { path.removeFirst() }
    facts.calls.append(
      CallFact(
        owner: owner, function: function, receiver: path, name: name, place: lines.place(of: node)))
  }

  /// Comments that turn rules off: `// storyline:disable:next rule-id reason`.
  func addComments(_ token: TokenSyntax) {
    guard
      token.leadingTrivia.contains(where: \.isComment)
        || token.trailingTrivia.contains(where: \.isComment)
    else { return }
    var offset = token.position.utf8Offset
    for piece in token.leadingTrivia {
      addComment(piece, offset)
      offset += piece.sourceLength.utf8Length
    }
    offset = token.endPositionBeforeTrailingTrivia.utf8Offset
    for piece in token.trailingTrivia {
      addComment(piece, offset)
      offset += piece.sourceLength.utf8Length
    }
  }

  private func addComment(_ piece: TriviaPiece, _ offset: Int) {
    guard case .lineComment(let text) = piece else { return }
    let words = text.dropFirst(2).split(separator: " ", omittingEmptySubsequences: true)
    let scopes: [String: CommentFact.Scope] = [
      "storyline:disable:this": .this, "storyline:disable:next": .next,
      "storyline:disable:file": .file,
    ]
    guard let first = words.first, let scope = scopes[String(first)] else { return }
    var reason = words.dropFirst(2)
    if let dash = reason.first, ["–", "-", "—"].contains(dash) { reason = reason.dropFirst() }
    facts.comments.append(
      CommentFact(
        scope: scope, rule: words.count > 1 ? String(words[1]) : "",
        reason: reason.joined(separator: " "), place: lines.place(offset)))
  }
}

extension ExprSyntax {
  /// The type that the right side of `x = y as Type` has.
  fileprivate var obviousAssignedType: String? {
    guard let sequence = self.as(SequenceExprSyntax.self), sequence.elements.count == 5 else {
      return nil
    }
    let elements = Array(sequence.elements)
    guard elements[3].is(UnresolvedAsExprSyntax.self),
      let type = elements[4].as(TypeExprSyntax.self)
    else { return nil }
    return TypeReference(type.type)?.names.first
  }
}
