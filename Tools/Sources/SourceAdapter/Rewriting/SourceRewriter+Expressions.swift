import SwiftSyntax

extension SourceRewriter {
  /// `type.init()` of a class that is a value: the stage makes an object of that class, and not of the one
  /// that the value is declared with.
  func rewriteDynamicInitializer(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.`init`), let base = member.base,
      importsUIKit || base.is(TupleExprSyntax.self)
    else { return }
    if let optional = base.as(OptionalChainingExprSyntax.self) {
      return rewriteOptionalInitializer(node, of: optional)
    }
    guard base.isValueOfType else { return }
    // An expression that may throw or suspend is not one of UIKit's.
    let words = node.tokens(viewMode: .sourceAccurate).map(\.tokenKind)
    guard !words.contains(.keyword(.try)), !words.contains(.keyword(.await)),
      node.parent?.is(TryExprSyntax.self) != true
    else { return }
    edits.insert("_made(", before: base)
    edits.insert(") { \(capturedParameters(of: node))$0", after: base)
    edits.insert(" }", after: node)
  }

  /// `type?.init()` of a class that may be missing. What follows a call in the chain is left alone.
  private func rewriteOptionalInitializer(
    _ node: FunctionCallExprSyntax, of optional: OptionalChainingExprSyntax
  ) {
    let follower = node.parent
    guard optional.expression.isValueOfType, node.arguments.isEmpty, node.trailingClosure == nil,
      follower?.is(MemberAccessExprSyntax.self) != true,
      follower?.is(OptionalChainingExprSyntax.self) != true,
      follower?.is(SubscriptCallExprSyntax.self) != true,
      follower?.is(FunctionCallExprSyntax.self) != true
    else { return }
    edits.replace(optional.questionMark, with: ".map { _made($0) { $0")
    edits.insert(" } }", after: node)
  }

  /// `Timer()` and other initializers without arguments that Apple's classes inherit from `NSObject`, and that
  /// those of Foundation on Linux lack: a call with the arguments that make the same object.
  func rewriteEmptyInitializer(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let type = node.calledExpression.as(DeclReferenceExprSyntax.self),
      let replacement = Self.emptyInitializers[type.baseName.text],
      !index.hasType(named: type.baseName.text)
    else { return }
    edits.replace(node, with: replacement)
  }

  /// `Bundle(for: Store.self)` and `Bundle(identifier:)`: the resources of each module are in a folder of their
  /// own, of which Foundation does not know.
  func rewriteBundle(_ node: FunctionCallExprSyntax) {
    guard node.arguments.count == 1, let label = node.arguments.first?.label?.text,
      ["for", "identifier"].contains(label),
      let type = node.calledExpression.as(DeclReferenceExprSyntax.self),
      type.baseName.text == "Bundle", !index.hasType(named: "Bundle")
    else { return }
    edits.replace(type, with: "_bundle")
  }

  private static let emptyInitializers = [
    "HTTPURLResponse":
      "HTTPURLResponse(url: URL(string: \"about:blank\")!, statusCode: 200, httpVersion: nil, headerFields: nil)!",
    "NSError": "NSError(domain: \"\", code: 0)",
    "NSMutableString": "NSMutableString(capacity: 0)",
    "ProcessInfo": "ProcessInfo.processInfo",
    "Progress": "Progress(parent: nil, userInfo: nil)",
    "Timer": "Timer(fire: .distantFuture, interval: 0, repeats: false, block: { _ in })",
    "URLCache": "URLCache(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)",
    "URLResponse":
      "URLResponse(url: URL(string: \"about:blank\")!, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)",
    "URLSession": "URLSession(configuration: .default)",
  ]

  /// `expectation.fulfill` as a function: XCTest on Linux declares it with parameters, so it has another type
  /// there. The file gets a method without them, which only such an expression means. The import of the file
  /// may be in a branch that is not compiled.
  func noteFulfillment(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "fulfill", node.declName.argumentNames == nil,
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id,
      file.text.contains("import XCTest"), !tail.contains(Self.fulfillment)
    else { return }
    tail.append(Self.fulfillment)
  }

  private static let fulfillment =
    "import XCTest; extension XCTestExpectation { @_disfavoredOverload nonisolated fileprivate "
    + "func fulfill() { fulfill(#file, line: #line) } }"

  /// The parameters of a closure around the call that its arguments use. In the new closure `$0` is the
  /// class, so each of them gets a name.
  private func capturedParameters(of node: FunctionCallExprSyntax) -> String {
    let finder = ParameterFinder()
    finder.walk(node.arguments)
    guard !finder.tokens.isEmpty else { return "" }
    for token in finder.tokens { edits.rename(token, to: "storyline_\(token.text.dropFirst())") }
    let list = Set(finder.tokens.map(\.text)).sorted().map { "storyline_\($0.dropFirst()) = \($0)" }
    return "[\(list.joined(separator: ", "))] in "
  }

  /// `#selector`, `#keyPath` and `#Preview`. Returns whether the macro was one of them.
  func rewriteMacro(_ node: MacroExpansionExprSyntax) -> Bool {
    switch node.macroName.text {
    case "selector":
      guard let expression = SelectorExpression(node) else {
        report(
          .error, at: node,
          "this selector could not be resolved; write Selector(\"objectiveCName:\")")
        return true
      }
      edits.replace(node, with: "Selector(\"\(selector(of: expression, at: node))\")")
      return true
    case "keyPath":
      guard let argument = node.arguments.first else { return false }
      var names = argument.expression.textOnOneLine.filter { $0 != " " && $0 != "?" && $0 != "!" }
        .split(separator: ".").map(String.init)
      if let first = names.first, first == "self" || first.first?.isUppercase == true {
        // A type's name may have several parts.
        names.removeFirst(names.prefix { $0 == "self" || $0.first?.isUppercase == true }.count)
      }
      edits.replace(node, with: "\"\(names.joined(separator: "."))\"")
      return true
    case "Preview":
      edits.blank(node)
      return true
    default:
      return false
    }
  }

  private func selector(of expression: SelectorExpression, at node: MacroExpansionExprSyntax)
    -> String
  {
    switch expression.accessor {
    case "getter": return expression.name
    case "setter": return SelectorNames.setter(of: expression.name)
    default: break
    }
    if let method = index.method(for: expression, in: scope?.path) {
      return method.selector
    }
    if let known = UIKitNames.selector(of: expression) { return known }
    let guess = SelectorNames.selector(name: expression.name, labels: expression.labels ?? [])
    report(
      .warning, at: node,
      "\(expression.name) is not in this module; assuming the selector \"\(guess)\"")
    return guess
  }
}

/// Finds `$0` and the like, and not those of closures inside.
private final class ParameterFinder: SyntaxVisitor {
  private(set) var tokens: [TokenSyntax] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .dollarIdentifier = node.tokenKind { tokens.append(node) }
    return .skipChildren
  }
}

extension ExprSyntax {
  /// A Boolean value that indicates whether this looks like a value that is a type: `type`,
  /// `item.controllerType`, `type(of: view)`.
  fileprivate var isValueOfType: Bool {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.isLowercaseName
    }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.isLowercaseName
    }
    if let element = self.as(SubscriptCallExprSyntax.self) {
      return element.calledExpression.isValueOfType
    }
    if let unwrapped = self.as(ForceUnwrapExprSyntax.self) {
      return unwrapped.expression.isValueOfType
    }
    if let tuple = self.as(TupleExprSyntax.self) { return tuple.isCastToMetatype }
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression
    return called?.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
  }
}

/// A cast by `as?` or `as!`.
struct WrittenCast {
  /// The first and the last part of the value.
  let first: ExprSyntax
  let last: ExprSyntax
  /// The name of the type.
  let type: String
}

extension SequenceExprSyntax {
  /// The casts by `as?` and `as!`. What is tried or awaited is no value that something can be written around.
  var casts: [WrittenCast] {
    let elements = Array(elements)
    return elements.indices.compactMap { index in
      guard let cast = elements[index].as(UnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark != nil, index > 0, index + 1 < elements.count,
        let type = elements[index + 1].as(TypeExprSyntax.self)?.type.trimmedDescription
      else { return nil }
      // `value as Any as! Type`
      var start = index - 1
      while start > 1, elements[start].is(TypeExprSyntax.self) { start -= 2 }
      let first = elements[start]
      guard !first.is(TryExprSyntax.self), !first.is(AwaitExprSyntax.self) else { return nil }
      return WrittenCast(first: first, last: elements[index - 1], type: type)
    }
  }
}

extension TupleExprSyntax {
  /// A Boolean value that indicates whether this is a cast in parentheses, such as
  /// `(UIWindowScene.self as NSObject.Type)`.
  fileprivate var isCastToMetatype: Bool {
    guard elements.count == 1, let element = elements.first, element.label == nil,
      let sequence = element.expression.as(SequenceExprSyntax.self),
      let cast = sequence.elements.dropLast().last?.as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark?.tokenKind != .postfixQuestionMark
    else { return false }
    let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
    return type?.as(MetatypeTypeSyntax.self)?.metatypeSpecifier.tokenKind == .keyword(.Type)
  }
}

extension TokenSyntax {
  /// Not `self`, `Self` and `super`, which are keywords.
  fileprivate var isLowercaseName: Bool {
    if case .dollarIdentifier = tokenKind { return true }
    guard case .identifier(let name) = tokenKind else { return false }
    return name.first?.isLowercase == true
  }
}
