import SwiftParser
import SwiftSyntax

// Frequent questions of the adapter about syntax.

extension TokenSyntax {
  /// The name of a parameter as an expression: a keyword needs backticks there.
  var asVariable: String {
    text.hasPrefix("`") || text.isValidSwiftIdentifier(for: .variableName) ? text : "`\(text)`"
  }

  /// The name without backticks.
  var identifierText: String {
    text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2
      ? String(text.dropFirst().dropLast()) : text
  }
}

extension AttributeListSyntax {
  /// All attributes, those inside `#if` too.
  var all: [AttributeSyntax] {
    flatMap { element -> [AttributeSyntax] in
      switch element {
      case .attribute(let attribute): return [attribute]
      case .ifConfigDecl(let config):
        return config.clauses.flatMap { clause -> [AttributeSyntax] in
          guard case .attributes(let attributes)? = clause.elements else { return [] }
          return attributes.all
        }
      }
    }
  }

  func first(named name: String) -> AttributeSyntax? {
    all.first { $0.attributeName.trimmedDescription == name }
  }

  func contains(_ name: String) -> Bool { first(named: name) != nil }

  /// The name in `@objc(name)`.
  var objectiveCName: String? {
    guard let arguments = first(named: "objc")?.arguments else { return nil }
    let name = arguments.trimmedDescription.filter { !$0.isWhitespace }
    return name.isEmpty ? nil : name
  }

  /// The attributes that keep code from using a member: `@available(*, unavailable)`.
  var unavailable: [AttributeSyntax] {
    compactMap { $0.as(AttributeSyntax.self) }.filter { attribute in
      attribute.attributeName.trimmedDescription == "available"
        && attribute.arguments?.trimmedDescription.contains(/^\*\s*,\s*unavailable\b/) == true
    }
  }

  /// A Boolean value that indicates whether a member is visible to Objective-C by its own
  /// attributes.
  var exports: Bool {
    ["objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable"].contains { contains($0) }
  }
}

extension DeclModifierListSyntax {
  func contains(_ name: String) -> Bool {
    contains { $0.name.text == name && $0.detail == nil }
  }

  var isOnType: Bool { contains("static") || contains("class") }

  /// The access that is written, if any.
  var access: String? {
    first { modifier in
      modifier.detail == nil
        && ["open", "public", "package", "internal", "fileprivate", "private"]
          .contains(modifier.name.text)
    }?.name.text
  }
}

extension FunctionDeclSyntax {
  var labels: [String] {
    signature.parameterClause.parameters.map { $0.firstName.identifierText }
  }

  var isAsync: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }

  var canThrow: Bool { signature.effectSpecifiers?.throwsClause != nil }

  /// The type of the result; `nil` for `Void`.
  var resultType: TypeSyntax? {
    guard let type = signature.returnClause?.type else { return nil }
    return ["Void", "()", "Swift.Void"].contains(type.trimmedDescription) ? nil : type
  }

  /// The name in Objective-C, if it has one.
  var selector: String {
    attributes.objectiveCName
      ?? SelectorNames.selector(
        name: name.identifierText, labels: labels, isAsync: isAsync, canThrow: canThrow)
  }
}

extension AttributeSyntax {
  /// `@convention(block)`
  var isBlockConvention: Bool {
    attributeName.trimmedDescription == "convention" && arguments?.trimmedDescription == "block"
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether this is a type of blocks.
  var isBlock: Bool {
    `as`(AttributedTypeSyntax.self)?.attributes.all.contains(where: \.isBlockConvention) == true
  }
}

extension InheritanceClauseSyntax {
  /// The names of the types, without attributes and generic arguments.
  var names: [String] {
    inheritedTypes.map { inherited in
      var type = inherited.type
      if let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
      let name = type.trimmedDescription
      return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
    }
  }
}

extension SyntaxProtocol {
  /// The text on one line, without comments.
  var textOnOneLine: String {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) {
      let gap = token.leadingTrivia.contains { !$0.isComment }
      if gap, !text.isEmpty, text.last != " " { text += " " }
      text += token.text
      if token.trailingTrivia.contains(where: { !$0.isComment }) { text += " " }
    }
    return text.trimmed
  }
}

extension String {
  fileprivate var trimmed: String {
    var slice = self[...]
    while slice.last == " " { slice.removeLast() }
    while slice.first == " " { slice.removeFirst() }
    return String(slice)
  }
}
