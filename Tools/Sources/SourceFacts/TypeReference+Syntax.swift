import SwiftSyntax

extension TypeReference {
  /// Reads a type as it is written; `nil` for types without a name, such as tuples.
  init?(_ syntax: TypeSyntax) {
    if let optional = syntax.as(OptionalTypeSyntax.self) {
      self.init(optional.wrappedType)
      isOptional = true
    } else if let optional = syntax.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      self.init(optional.wrappedType)
      isOptional = true
    } else if let some = syntax.as(SomeOrAnyTypeSyntax.self) {
      self.init(some.constraint)
    } else if let attributed = syntax.as(AttributedTypeSyntax.self) {
      self.init(attributed.baseType)
    } else if let array = syntax.as(ArrayTypeSyntax.self) {
      self.init(array.element)
      isCollection = true
    } else if let dictionary = syntax.as(DictionaryTypeSyntax.self) {
      self.init(dictionary.value)
      isCollection = true
    } else if let tuple = syntax.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first
    {
      self.init(element.type)
    } else if let composition = syntax.as(CompositionTypeSyntax.self) {
      self.init(names: composition.elements.compactMap { TypeReference($0.type)?.names.first })
    } else if let function = syntax.as(FunctionTypeSyntax.self) {
      self.init(names: [])
      isFunction = true
      returnsVoid = ["Void", "()"].contains(function.returnClause.type.trimmedDescription)
    } else if let identifier = syntax.as(IdentifierTypeSyntax.self) {
      self.init(identifier)
    } else if let member = syntax.as(MemberTypeSyntax.self) {
      let base = TypeReference(member.baseType)?.names.first
      self.init(names: [(base.map { $0 + "." } ?? "") + member.name.plainText])
    } else {
      return nil
    }
  }

  private init?(_ identifier: IdentifierTypeSyntax) {
    let name = identifier.name.plainText
    let arguments = identifier.genericArgumentClause?.arguments
    let last = arguments?.last.flatMap { argument -> TypeSyntax? in
      if case .type(let type) = argument.argument { return type }
      return nil
    }
    if let last, ["Array", "Set", "Dictionary", "ContiguousArray"].contains(name) {
      self.init(last)
      isCollection = true
    } else if let last, name == "Optional" {
      self.init(last)
      isOptional = true
    } else {
      self.init(names: [name])
    }
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var plainText: String {
    text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2
      ? String(text.dropFirst().dropLast()) : text
  }
}

extension ExprSyntax {
  /// The names of a chain such as `self.a?.b`; `nil` where the chain contains anything else.
  var namePath: [String]? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return [name.baseName.plainText] }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.namePath }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.namePath }
    if let member = self.as(MemberAccessExprSyntax.self), let base = member.base {
      return base.namePath.map { $0 + [member.declName.baseName.plainText] }
    }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.namePath
    }
    return nil
  }

  /// The type that an expression obviously has: the one that it makes, or casts to.
  var obviousType: String? {
    if let call = self.as(FunctionCallExprSyntax.self) {
      guard let path = call.calledExpression.namePath else { return nil }
      // `Type(…)`, `Type.init(…)`, and factories such as `Type.instantiate()`.
      let isFactory = path.last?.first?.isLowercase == true
      let names = isFactory ? path.dropLast() : path[...]
      guard let last = names.last, last.first?.isUppercase == true,
        names.allSatisfy({ $0.first?.isUppercase == true })
      else { return nil }
      if isFactory, let name = path.last {
        let makes = ["init", "instantiate", "make", "create", "fromStoryboard", "loadFromNib"]
        guard makes.contains(where: { name.hasPrefix($0) }) else { return nil }
      }
      return names.joined(separator: ".")
    }
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.obviousType }
    if let sequence = self.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let last = sequence.elements.last?.as(TypeExprSyntax.self),
      sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
    {
      return TypeReference(last.type)?.names.first
    }
    return nil
  }
}
