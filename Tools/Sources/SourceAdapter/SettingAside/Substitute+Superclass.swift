import SwiftSyntax

/// The class in place of a superclass that is missing, such as one of a library without sources.
struct SubstituteSuperclass {
  /// The name of the class.
  let name: String
  /// A Boolean value that indicates whether an object reports that it was created: it may lack a part of its
  /// behavior.
  let isReported: Bool

  /// Chooses the class; fails if the supertype may as well be a protocol, or is one.
  ///
  /// - Parameters:
  ///   - type: The supertype that is set aside.
  ///   - clause: The clause in which it stands.
  ///   - reason: The compiler's sentence.
  init?(for type: InheritedTypeSyntax, in clause: InheritanceClauseSyntax, because reason: String) {
    guard reason.hasPrefix("cannot find type "), clause.inheritedTypes.first?.id == type.id,
      let owner = clause.parent?.as(ClassDeclSyntax.self), owner.needsSuperclass
    else { return nil }
    let missing = type.type.trimmedDescription.prefix { $0 != "<" }
    if let known = Self.classes.first(where: { missing.hasSuffix($0.suffix) }) {
      (name, isReported) = (known.name, true)
    } else {
      (name, isReported) = ("\(AdaptedSource.absenceRuntime)._Absence.Superclass", false)
    }
  }

  /// The classes of UIKit by the ends of their subclasses' names. A longer end stands before a shorter one.
  private static let classes: [(suffix: String, name: String)] = [
    "CollectionViewController", "TableViewController", "NavigationController", "TabBarController",
    "PageViewController", "AlertController", "ViewController", "CollectionViewCell",
    "TableViewCell", "CollectionView", "TableView", "ScrollView", "StackView", "ImageView",
    "TextView", "TextField", "Label", "Button", "Control", "View",
  ].map { ($0, "UI\($0)") }
}

extension ClassDeclSyntax {
  /// A Boolean value that indicates whether a member says that there is a superclass, or one of Objective-C's.
  fileprivate var needsSuperclass: Bool {
    let finder = SuperclassFinder(viewMode: .sourceAccurate)
    finder.walk(memberBlock)
    // With a superclass this one would be an override.
    let isComplete = memberBlock.members.contains { member in
      guard let initializer = member.decl.as(InitializerDeclSyntax.self) else { return false }
      return initializer.signature.parameterClause.parameters.isEmpty
        && !initializer.modifiers.contains("override")
        && !initializer.modifiers.contains("required")
        && !initializer.modifiers.contains("convenience")
    }
    return finder.isFound && !isComplete
  }
}

/// Looks for overrides, for `super`, and for dynamic properties.
private final class SuperclassFinder: SyntaxVisitor {
  private(set) var isFound = false

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if [.keyword(.override), .keyword(.dynamic)].contains(node.name.tokenKind) { isFound = true }
    return .skipChildren
  }
}
