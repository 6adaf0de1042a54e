import SwiftSyntax

// Names of older Swift get those that replaced them, as Xcode's fix-its do. A name that the project
// declares itself is left alone.

extension SourceRewriter {
  /// A name in an expression: alone, or behind a dot.
  func rewriteOldName(_ node: DeclReferenceExprSyntax) {
    let name = node.baseName.identifierText
    guard OldNames.contains(name), !index.declares(name) else { return }
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      rewriteOldMember(name, access)
    } else if localNames.contains(name) || isCalledName(node) {
      return
    } else if let new = OldNames.global(name) ?? OldNames.member(name) {
      edits.rename(node.baseName, to: new)
    } else if let new = OldNames.function(name), new.receiver == nil, !new.isGetter {
      edits.rename(node.baseName, to: OldNames.key(new.name, labels: new.labels))
    }
  }

  private func rewriteOldMember(_ name: String, _ access: MemberAccessExprSyntax) {
    if let new = OldNames.notification(name) {
      guard access.base.map(\.isNotificationName) ?? true else { return }
      edits.replace(access, with: new)
    } else if let new = OldNames.member(name) {
      edits.rename(access.declName.baseName, to: new)
    } else if let new = OldNames.global(name), let base = access.base,
      base.trimmedDescription.isModuleOfUIKit
    {
      edits.rename(access.declName.baseName, to: new)
    }
  }

  /// A name of a type.
  func rewriteOldName(_ node: TokenSyntax) {
    let name = node.identifierText
    guard let new = OldNames.global(name), !index.declares(name) else { return }
    edits.rename(node, to: new)
  }

  /// A name of a type behind that of its module.
  func rewriteOldName(behindModule node: MemberTypeSyntax) {
    if node.baseType.trimmedDescription.isModuleOfUIKit { rewriteOldName(node.name) }
  }

  /// A type of predicates, of which Foundation on Linux has another one with that name.
  func rewriteAmbiguous(_ node: TokenSyntax) {
    let name = node.identifierText
    guard ["NSComparisonPredicate", "NSExpression"].contains(name), !index.hasType(named: name)
    else { return }
    edits.rename(node, to: "UIKitCore.\(name)")
  }

  // MARK: Calls

  /// A call of a function that became a member, or of a method with other labels.
  func rewriteOldCall(_ node: FunctionCallExprSyntax) {
    if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.identifierText
      if let function = OldNames.function(name), !index.declares(name) {
        return rewriteOldFunction(node, reference.baseName, function)
      }
    }
    guard let name = node.calledName else { return }
    let labels = node.arguments.map { $0.label?.identifierText ?? "_" }
    guard let method = OldNames.method(name.identifierText, labels: labels),
      !index.declares(name.identifierText, labels: labels)
    else { return }
    if name.identifierText != "init" { edits.rename(name, to: method.name) }
    relabel(node.arguments, method.labels)
  }

  private func rewriteOldFunction(
    _ node: FunctionCallExprSyntax, _ name: TokenSyntax, _ new: OldNames.Callable
  ) {
    let arguments = Array(node.arguments)
    guard arguments.count == new.labels.count, let open = node.leftParen,
      let close = node.rightParen
    else { return }
    guard let receiver = new.receiver else {
      edits.rename(name, to: new.name)
      if new.isGetter {
        edits.blank(open)
        edits.blank(close)
      } else {
        relabel(node.arguments, new.labels)
      }
      return
    }
    guard receiver == 0, let member = new.name.split(separator: ".").last else { return }
    // `(view.bounds).inset(by: insets)` where it was `UIEdgeInsetsInsetRect(view.bounds, insets)`.
    edits.blank(name)
    if new.isGetter {
      edits.insert(".\(member)", after: close)
    } else if let comma = arguments[0].trailingComma {
      edits.rename(comma, to: ").\(member)(")
    } else {
      edits.insert(".\(member)()", after: close)
    }
    for (argument, label) in zip(arguments, new.labels).dropFirst() where label != "_" {
      edits.insert("\(label): ", before: argument.expression)
    }
  }

  private func relabel(_ arguments: LabeledExprListSyntax, _ labels: [String]) {
    for (argument, label) in zip(arguments, labels) {
      switch argument.label {
      case let old? where label == "_":
        edits.blank(old)
        argument.colon.map { edits.blank($0) }
      case let old? where old.identifierText != label: edits.rename(old, to: label)
      case nil where label != "_": edits.insert("\(label): ", before: argument.expression)
      default: break
      }
    }
  }

  /// A function is renamed with its call.
  private func isCalledName(_ node: DeclReferenceExprSyntax) -> Bool {
    guard let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == node.id
    else { return false }
    return OldNames.function(node.baseName.identifierText) != nil
  }

  // MARK: Overrides

  /// A method that overrides one with another name.
  func rewriteOldOverride(_ node: FunctionDeclSyntax) {
    guard node.modifiers.contains("override"),
      let method = OldNames.method(node.name.identifierText, labels: node.labels),
      !index.declares(node.name.identifierText, labels: node.labels)
    else { return }
    edits.rename(node.name, to: method.name)
    for (parameter, label) in zip(node.signature.parameterClause.parameters, method.labels)
    where parameter.firstName.identifierText != label {
      // The body keeps the name that it has for the value.
      let isBoth = parameter.secondName == nil
      edits.rename(
        parameter.firstName, to: isBoth ? "\(label) \(parameter.firstName.text)" : label)
    }
  }

  /// A property that overrides one with another name.
  func rewriteOldOverride(_ node: VariableDeclSyntax) {
    guard node.modifiers.contains("override") else { return }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let new = OldNames.member(name.identifierText), !index.declares(name.identifierText)
      else { continue }
      edits.rename(name, to: new)
    }
  }

  /// A variable of a function hides a property of that name in the rest of the file.
  func noteLocalName(_ name: TokenSyntax) {
    let declaration = name.parent?.parent?.parent?.parent
    if declaration?.as(VariableDeclSyntax.self)?.isMember == true { return }
    if OldNames.contains(name.identifierText) { localNames.insert(name.identifierText) }
  }
}

extension FunctionCallExprSyntax {
  /// The name that is called; `init` where a type is.
  fileprivate var calledName: TokenSyntax? {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName
    }
    guard let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName else { return nil }
    return name.text.first?.isUppercase == true ? .keyword(.`init`) : name
  }
}

extension ExprSyntax {
  /// A Boolean value that indicates whether this is the type of names of notifications.
  fileprivate var isNotificationName: Bool {
    let text = trimmedDescription
    return ["NSNotification.Name", "Notification.Name", "NSNotificationName"].contains {
      text == $0 || text == "Foundation.\($0)"
    }
  }
}

extension String {
  /// A Boolean value that indicates whether a module of Apple's is called so, one that has names in
  /// the table.
  fileprivate var isModuleOfUIKit: Bool {
    ["UIKit", "Foundation", "QuartzCore", "AVFoundation", "MapKit", "CoreImage"].contains(self)
  }
}

extension DeclReferenceExprSyntax {
  /// A Boolean value that indicates whether this is what a member is read of, and not the member.
  var isFirstInAccess: Bool { parent?.as(MemberAccessExprSyntax.self)?.base?.id == id }
}
