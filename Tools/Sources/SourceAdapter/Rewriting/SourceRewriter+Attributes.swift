import SwiftSyntax

extension SourceRewriter {
  /// Removes the attributes of Objective-C.
  func rewrite(_ attributes: AttributeListSyntax) {
    for attribute in attributes.all {
      switch attribute.attributeName.trimmedDescription {
      case "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction",
        "IBInspectable", "IBDesignable", "GKInspectable", "NSManaged":
        edits.blank(attribute)
      case "UIApplicationMain", "NSApplicationMain":
        // The compiler crashes on it where a module is called UIKit.
        edits.replace(attribute, with: "@main")
      default:
        break
      }
    }
  }

  /// Removes the modifiers of Objective-C.
  func rewrite(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where modifier.name.text == "dynamic" { edits.blank(modifier) }
  }

  /// Removes `nonisolated` from overrides in classes of layers and animations. QuartzCore belongs to no
  /// actor on Apple's systems, and to the main actor here.
  func rewriteIsolation(_ modifiers: DeclModifierListSyntax) {
    guard let scope, scope.kind == .cls,
      modifiers.contains("override") || modifiers.contains("required"),
      index.chain(scope.path).dropFirst().contains(where: { $0.hasPrefix("CA") })
    else { return }
    for modifier in modifiers where modifier.name.text == "nonisolated" { edits.blank(modifier) }
  }

  // MARK: Imports

  /// An import of a part of UIKit's becomes one of UIKit, which is all in one piece here.
  func rewriteImport(_ node: ImportDeclSyntax) {
    let path = node.path.map(\.name.text)
    guard let first = path.first else { return }
    if first == "UIKit" || first == "Foundation" {
      // UIKit passes on what there is of the Objective-C runtime.
      let isRuntime = path.count == 2 && path[1].hasPrefix("objc_")
      if isRuntime { node.importKindSpecifier.map { edits.blank($0) } }
      if path.count > 1, node.importKindSpecifier == nil || isRuntime {
        edits.replace(node.path, with: first)
      }
    } else if let standIn = standIn(for: first) {
      node.importKindSpecifier.map { edits.blank($0) }
      edits.replace(node.path, with: standIn)
      imported.insert(standIn)
    } else if let module = SystemModule.named(first), !adapter.modules.contains(first) {
      if path.count > 1, node.importKindSpecifier == nil {
        edits.replace(node.path, with: module.product)
      }
    } else if AppleModules.missing.contains(first), !adapter.modules.contains(first),
      IndexedImport(node)?.isRequired(with: adapter.available) == true
    {
      report(
        .error, at: node,
        "the module \(first) is not available on Linux; exclude the files that need it, or use "
          + "`#if canImport(\(first))`")
    }
  }

  /// Returns the name of a module here, if it is not its own.
  func standIn(for module: String) -> String? {
    adapter.modules.contains(module) ? nil : AppleModules.standIns[module]
  }

  /// A name behind that of its module, in an expression.
  func rewriteQualified(_ node: MemberAccessExprSyntax) {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self), base.argumentNames == nil,
      let standIn = qualifier(base.baseName.text, of: node.declName.baseName.text)
    else { return }
    edits.rename(base.baseName, to: standIn)
  }

  /// A type behind the name of its module.
  func rewriteQualified(_ node: MemberTypeSyntax) {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self),
      let standIn = qualifier(base.name.text, of: node.name.text)
    else { return }
    edits.rename(base.name, to: standIn)
  }

  /// Returns the name of a module here, in front of one of its names.
  ///
  /// Apps have types of their own that are called `Network` or `Security`: a type stands before a
  /// module, and no module is meant in a file that does not import it.
  private func qualifier(_ module: String, of name: String) -> String? {
    if ["Foundation", "UIKit"].contains(module), !adapter.modules.contains(module) {
      return AdaptedSource.moduleBesideFoundation(of: name)
    }
    guard let standIn = standIn(for: module) else { return nil }
    guard SystemModule.named(module) != nil else { return standIn }
    return imported.contains(standIn) && !index.hasType(named: module)
      && Self.canBeGlobal(name) ? standIn : nil
  }

  /// Returns a Boolean value that indicates whether a module may have such a name: `os.version` is
  /// a property of a variable.
  private static func canBeGlobal(_ name: String) -> Bool {
    name.first?.isUppercase == true || name.hasPrefix("os_")
  }

  // MARK: Conditions

  /// Compiles what is for iOS, and for its simulator.
  ///
  /// Conditions about modules are decided here too. The compiler searches the folder of all modules
  /// of all projects, and would find another project's.
  func rewriteCondition(_ condition: ExprSyntax) {
    if let module = condition.moduleAskedFor {
      edits.replace(condition, with: "\(adapter.available.contains(module))")
      return
    }
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
