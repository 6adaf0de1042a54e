import Foundation
import SwiftParser
import SwiftSyntax

/// The value of an expression in a manifest, as far as it can be read without running it.
indirect enum TuistValue {
  case text(String)
  case flag(Bool)
  case list([TuistValue])
  case dictionary([(key: TuistValue, value: TuistValue)])
  /// A call, by its last name: `target` for `.target(…)` and `Target(…)`.
  case call(String, [(label: String?, value: TuistValue)])
  /// A name without more: `.iOS`, `.default`.
  case name(String)
  /// A value that only a run would give, as source.
  case unknown(String)

  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The values of a list, or a single value as a list of one.
  var values: [TuistValue] { if case .list(let values) = self { values } else { [self] } }

  /// An argument of a call, by its label; `nil` stands for the first one without a label.
  func argument(_ label: String?) -> TuistValue? {
    guard case .call(_, let arguments) = self else { return nil }
    return arguments.first { $0.label == label }?.value
  }

  /// The texts in a dictionary; what is no text is left out.
  var texts: [String: String] {
    guard case .dictionary(let pairs) = self else { return [:] }
    return pairs.reduce(into: [:]) { all, pair in
      guard let key = pair.key.text, let value = pair.value.setting else { return }
      all[key] = value
    }
  }

  /// A build setting: a text, or one that is wrapped as in `.string("…")`.
  private var setting: String? {
    switch self {
    case .text(let text): text
    case .flag(let flag): flag ? "YES" : "NO"
    case .list(let values): values.compactMap(\.setting).joined(separator: " ")
    case .call(_, let arguments): arguments.first?.value.setting
    default: nil
    }
  }

  /// The value for a property list.
  var propertyList: Any? {
    switch self {
    case .text(let text): text
    case .flag(let flag): flag
    case .list(let values): values.compactMap(\.propertyList)
    case .dictionary(let pairs):
      pairs.reduce(into: [String: Any]()) { all, pair in
        if let key = pair.key.text { all[key] = pair.value.propertyList }
      }
    case .call(_, let arguments): arguments.first?.value.propertyList
    default: nil
    }
  }
}

/// Reads expressions: literals, constants of the manifests and their helpers, and calls.
struct TuistEvaluator {
  /// Constants by their full names, such as `TargetDependency.SPM.snapKit`.
  private var constants: [String: ExprSyntax] = [:]
  /// The constants of each file, which stand before those of others: private ones have the same names.
  private var ownConstants: [SyntaxIdentifier: [String: ExprSyntax]] = [:]
  /// Functions that only return something, by their names.
  private var functions: [String: [FunctionDeclSyntax]] = [:]
  /// The arguments of the function whose body is read.
  private var scope: [String: TuistValue] = [:]

  /// - Parameters:
  ///   - manifest: The manifest, whose names stand before those of the others.
  ///   - helpers: Files whose constants manifests use.
  init(_ manifest: SourceFileSyntax, helpers: [SourceFileSyntax]) {
    for file in helpers + [manifest] {
      let finder = ConstantFinder(viewMode: .sourceAccurate)
      finder.walk(file)
      constants.merge(finder.constants) { $1 }
      ownConstants[file.root.id] = finder.constants
      functions.merge(Dictionary(grouping: finder.functions) { $0.name.text }) { $0 + $1 }
    }
  }

  /// The value of a constant, where there is one.
  func constant(_ name: String) -> TuistValue? { constants[name].map { value($0) } }

  func value(_ expression: ExprSyntax, depth: Int = 0) -> TuistValue {
    // Constants may refer to each other in a circle.
    guard depth < 60 else { return .unknown(expression.trimmedDescription) }
    func inner(_ expression: ExprSyntax) -> TuistValue { value(expression, depth: depth + 1) }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return text(literal, depth).map { .text($0) } ?? .unknown(expression.trimmedDescription)
    }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return .flag(literal.literal.text == "true")
    }
    if let literal = expression.as(IntegerLiteralExprSyntax.self) {
      return .text(literal.literal.text)
    }
    if let literal = expression.as(FloatLiteralExprSyntax.self) {
      return .text(literal.literal.text)
    }
    if let list = expression.as(ArrayExprSyntax.self) {
      return .list(list.elements.map { inner($0.expression) })
    }
    if let dictionary = expression.as(DictionaryExprSyntax.self) {
      guard case .elements(let elements) = dictionary.content else { return .dictionary([]) }
      return .dictionary(elements.map { (inner($0.key), inner($0.value)) })
    }
    if let sequence = expression.as(SequenceExprSyntax.self) { return sum(sequence, depth) }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return self.call(call, depth)
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      return scope[name] ?? named(name, in: expression, depth) ?? .unknown(name)
    }
    if expression.is(NilLiteralExprSyntax.self) { return .list([]) }
    if let member = expression.as(MemberAccessExprSyntax.self) { return self.member(member, depth) }
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return inner(only.expression)
    }
    return .unknown(expression.trimmedDescription)
  }

  private func member(_ member: MemberAccessExprSyntax, _ depth: Int) -> TuistValue {
    let name = member.trimmedDescription.filter { !$0.isWhitespace }
    let last = member.declName.baseName.text
    if member.base == nil, Self.ownNames.contains(last) { return .name(last) }
    if let found = named(name, in: ExprSyntax(member), depth) { return found }
    guard let base = member.base else { return .name(last) }
    if base.trimmedDescription.contains(/^[A-Z]\w*$/) { return .name(last) }
    // A parameter of a target: `kit.name`.
    return value(base, depth: depth + 1).argument(last) ?? .unknown(name)
  }

  /// Names of Tuist's own, which constants of other types may have too.
  private static let ownNames: Set<String> = [
    "app", "framework", "staticFramework", "staticLibrary", "dynamicLibrary", "unitTests",
    "uiTests",
    "appExtension", "bundle", "iOS", "iPhone", "iPad", "macOS", "tvOS", "watchOS", "visionOS",
    "default",
  ]

  /// A constant by its name, or by the end of it: `.SPM.snapKit` leaves out the type that it belongs to.
  private func named(_ name: String, in expression: ExprSyntax, _ depth: Int) -> TuistValue? {
    if let constant = ownConstants[expression.root.id]?[name] ?? constants[name] {
      return global.value(constant, depth: depth + 1)
    }
    guard name.hasPrefix(".") || name.contains(".") else { return nil }
    let end = name.hasPrefix(".") ? name : "." + name
    let ending = constants.filter { $0.key.hasSuffix(end) }
    // A member of a type rather than one of a type within another.
    let direct = ending.filter { pair in
      pair.key.split(separator: ".").count == end.split(separator: ".").count + 1
    }
    let found = direct.isEmpty ? ending : direct
    guard found.count == 1, let constant = found.first?.value else { return nil }
    return global.value(constant, depth: depth + 1)
  }

  /// The same without the arguments of a function.
  private var global: TuistEvaluator {
    var evaluator = self
    evaluator.scope = [:]
    return evaluator
  }

  private func text(_ literal: StringLiteralExprSyntax, _ depth: Int) -> String? {
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment): text += segment.content.text
      case .expressionSegment(let segment):
        guard segment.expressions.count == 1, let part = segment.expressions.first,
          let value = value(part.expression, depth: depth + 1).text
        else { return nil }
        text += value
      }
    }
    return text
  }

  private func call(_ call: FunctionCallExprSyntax, _ depth: Int) -> TuistValue {
    let callee = call.calledExpression
    let name =
      callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? callee.trimmedDescription
    if name == "compactMap", let base = callee.as(MemberAccessExprSyntax.self)?.base {
      return value(base, depth: depth + 1)
    }
    let arguments = call.arguments.map { argument in
      (label: argument.label?.text, value: value(argument.expression, depth: depth + 1))
    }
    return result(of: name, arguments, depth) ?? .call(name, arguments)
  }

  /// Returns the result of a helper function whose body has only constants and a value.
  private func result(
    of name: String, _ arguments: [(label: String?, value: TuistValue)], _ depth: Int
  ) -> TuistValue? {
    let fitting = (functions[name] ?? []).filter { function in
      let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
      return arguments.allSatisfy { labels.contains($0.label ?? "_") }
    }
    guard fitting.count == 1, let function = fitting.first, let body = function.body else {
      return nil
    }
    var inner = global
    for parameter in function.signature.parameterClause.parameters {
      let label = parameter.firstName.text
      let given = arguments.first { ($0.label ?? "_") == label }?.value
      let own = parameter.secondName?.text ?? label
      inner.scope[own] =
        given ?? parameter.defaultValue.map { global.value($0.value, depth: depth + 1) }
    }
    for item in body.statements {
      if let variable = item.item.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.let)
      {
        for binding in variable.bindings {
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let value = binding.initializer?.value
          else { return nil }
          inner.scope[name] = inner.value(value, depth: depth + 1)
        }
      } else if let result = item.item.as(ReturnStmtSyntax.self)?.expression
        ?? (body.statements.count == 1 ? item.item.as(ExprSyntax.self) : nil)
      {
        return inner.value(result, depth: depth + 1)
      } else {
        return nil
      }
    }
    return nil
  }

  /// Lists and texts put together with `+`.
  private func sum(_ sequence: SequenceExprSyntax, _ depth: Int) -> TuistValue {
    let elements = Array(sequence.elements)
    if elements.count == 3, let choice = elements[1].as(UnresolvedTernaryExprSyntax.self) {
      guard case .flag(let flag) = value(elements[0], depth: depth + 1) else {
        return .unknown(sequence.trimmedDescription)
      }
      return value(flag ? choice.thenExpression : elements[2], depth: depth + 1)
    }
    var parts: [TuistValue] = []
    for (place, element) in sequence.elements.enumerated() {
      if place.isMultiple(of: 2) {
        parts.append(value(element, depth: depth + 1))
      } else if element.as(BinaryOperatorExprSyntax.self)?.operator.text != "+" {
        return .unknown(sequence.trimmedDescription)
      }
    }
    let texts = parts.compactMap(\.text)
    if texts.count == parts.count { return .text(texts.joined()) }
    return .list(parts.flatMap(\.values))
  }
}

/// Finds constants: those of files, and static ones of types and extensions.
private final class ConstantFinder: SyntaxVisitor {
  private(set) var constants: [String: ExprSyntax] = [:]
  private(set) var functions: [FunctionDeclSyntax] = []
  private var path: [String] = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }
  // The contents of a function depend on its call.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.append(node)
    return .skipChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isStatic = node.modifiers.contains { $0.name.text == "static" }
    guard path.isEmpty || isStatic else { return .skipChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = binding.initializer?.value ?? Self.returned(binding.accessorBlock)
      else { continue }
      constants[(path + [name]).joined(separator: ".")] = value
    }
    return .skipChildren
  }

  /// The only expression of a computed property.
  private static func returned(_ block: AccessorBlockSyntax?) -> ExprSyntax? {
    guard case .getter(let items)? = block?.accessors, items.count == 1,
      let item = items.first?.item
    else { return nil }
    return item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
  }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    path.append(name)
    return .visitChildren
  }
}
