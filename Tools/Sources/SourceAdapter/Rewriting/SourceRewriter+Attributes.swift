import SwiftSyntax

extension SourceRewriter {
  /// Takes the attributes away that only Objective-C knows.
  func rewrite(_ attributes: AttributeListSyntax) {
    for attribute in attributes.all {
      switch attribute.attributeName.trimmedDescription {
      case "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction",
        "IBInspectable", "IBDesignable", "GKInspectable":
        edits.blank(attribute)
      case "UIApplicationMain", "NSApplicationMain":
        // The compiler crashes on it where a module is called UIKit.
        edits.replace(attribute, with: "@main")
      case "NSManaged":
        report(
          .error, at: attribute,
          "there is no Core Data here; leave this class out of the build, or keep the data in a "
            + "class of the app's own")
      default:
        break
      }
    }
  }

  /// Takes the modifiers away that only Objective-C knows.
  func rewrite(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where modifier.name.text == "dynamic" { edits.blank(modifier) }
  }

  // MARK: Imports

  /// An import of a part of UIKit's becomes one of UIKit, which is all in one piece here.
  func rewriteImport(_ node: ImportDeclSyntax) {
    let path = node.path.map(\.name.text)
    guard let first = path.first else { return }
    if first == "UIKit" || first == "Foundation" {
      if path.count > 1, node.importKindSpecifier == nil { edits.replace(node.path, with: first) }
    } else if ["ObjectiveC", "CoreGraphics", "QuartzCore"].contains(first) {
      // Apple's UIKit passes them on; here it has what there is of them.
      node.importKindSpecifier.map { edits.blank($0) }
      edits.replace(node.path, with: "UIKit")
    } else if AppleModules.missing.contains(first), !adapter.modules.contains(first),
      !node.isWhereItCanBeImported
    {
      report(
        .error, at: node,
        "there is no module \(first) here; leave the files out that need it, or put them behind "
          + "`#if canImport(\(first))`")
    }
  }

  // MARK: Conditions

  /// Compiles what is for iOS, and for its simulator.
  func rewriteCondition(_ condition: ExprSyntax) {
    if let call = condition.as(FunctionCallExprSyntax.self) {
      let argument = call.arguments.first?.expression.trimmedDescription
      switch (call.calledExpression.trimmedDescription, argument) {
      case ("os", "iOS"), ("targetEnvironment", "simulator"):
        edits.replace(call, with: "true")
      case ("os", "Linux"):
        edits.replace(call, with: "false")
      default:
        break
      }
      return
    }
    for child in condition.children(viewMode: .sourceAccurate) { rewriteConditions(in: child) }
  }

  private func rewriteConditions(in node: Syntax) {
    if let expression = node.as(ExprSyntax.self) { return rewriteCondition(expression) }
    for child in node.children(viewMode: .sourceAccurate) { rewriteConditions(in: child) }
  }
}
