import SwiftSyntax

// Key-value observing. Without Objective-C, a class does not inherit the method that receives changes from
// `NSObject`: the first class that has it declares it, and says so by name.

extension SourceRewriter {
  private static let receiver = "observeValue"
  private static let receiverLabels = ["forKeyPath", "of", "change", "context"]

  /// Returns a Boolean value that indicates whether this is the method that receives changes of observed
  /// properties.
  func observesByString(_ node: FunctionDeclSyntax) -> Bool {
    node.name.identifierText == Self.receiver && node.labels == Self.receiverLabels
      && node.modifiers.contains("override")
  }

  /// Lets the first class that receives changes declare the method, which its superclass has by a protocol
  /// here. The classes below it override the method as they say.
  func rewriteObserver(_ node: FunctionDeclSyntax, in scope: TypeScopes.Scope) {
    guard scope.kind == .cls else { return }
    let isInherited = index.chain(scope.path).dropFirst().contains { ancestor in
      index.hasMethod(Self.receiver, labels: Self.receiverLabels, in: ancestor)
    }
    guard !isInherited else { return }
    blankOverride(node.modifiers)
    let arguments = zip(node.labels, node.signature.parameterClause.parameters).enumerated().map {
      "\($1.0): a[\($0)] as \($1.1.type.textOnOneLine)"
    }
    export(
      "$0.method(\"observeValueForKeyPath:ofObject:change:context:\", on: "
        + "\(scope.reference).self) { o, a in o.\(Self.receiver)"
        + "(\(arguments.joined(separator: ", "))); return nil }", of: node, in: scope)
  }

  /// `final class Screen: UIViewController` where RxCocoa observes methods of view controllers: those of a final
  /// class are called directly, and not through the table in which they are replaced.
  func unsealController(_ scope: TypeScopes.Scope) {
    guard adapter.modules.contains(SystemModule.rxCocoa),
      let node = scope.node.as(ClassDeclSyntax.self), let root = index.chain(scope.path).last,
      root.hasPrefix("UI"), root.hasSuffix("Controller")
    else { return }
    for modifier in node.modifiers where modifier.name.text == "final" { edits.blank(modifier) }
  }

  /// `object.observe(\.text)` and Combine's `object.publisher(for: \.text)`: the key path says its name too,
  /// for those to properties of UIKit do not know theirs. A call that may mean a method of the project is left
  /// alone.
  func rewriteObservation(_ node: FunctionCallExprSyntax) {
    guard let path = node.observedPath, let name = node.calledMember, !meansOwnMethod(node, name)
    else { return }
    let names = path.components.compactMap {
      $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
    }
    guard names.count == path.components.count, !names.isEmpty else { return }
    edits.insert("_named(\"\(names.joined(separator: "."))\", ", before: path)
    edits.insert(")", after: path)
  }

  /// Returns a Boolean value that indicates whether the project has a method of this name with these
  /// labels.
  private func meansOwnMethod(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
    let labels = node.arguments.compactMap(\.label?.text)
    let count = node.arguments.count + (node.trailingClosure == nil ? 0 : 1)
    return (index.methods[name] ?? []).contains { method in
      method.labels.count >= count && Set(labels).isSubset(of: method.labels)
    }
  }
}

extension FunctionCallExprSyntax {
  fileprivate var calledMember: String? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// The key path that this call observes.
  fileprivate var observedPath: KeyPathExprSyntax? {
    guard let first = arguments.first, let path = first.expression.as(KeyPathExprSyntax.self) else {
      return nil
    }
    let labels = arguments.compactMap(\.label?.text)
    switch (calledMember, first.label?.text) {
    case ("observe", nil):
      return trailingClosure != nil || labels.contains("changeHandler") ? path : nil
    case ("publisher", "for"):
      return trailingClosure == nil && Set(labels).isSubset(of: ["for", "options"]) ? path : nil
    default:
      return nil
    }
  }
}
