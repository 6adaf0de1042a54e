import SwiftSyntax

// `@NSManaged` leaves accessors to Objective-C at run time. Here they are written.

extension SourceRewriter {
  /// Gives a property of a managed object its accessors.
  func writeManagedAccessors(of node: VariableDeclSyntax) {
    for binding in node.bindings where binding.accessorBlock == nil {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      let key = name.identifierText
      edits.insert(
        " { get { self._managed(\"\(key)\") } set { self._setManaged(newValue, \"\(key)\") } }",
        after: binding)
    }
  }

  /// `request as! NSFetchRequest<Book>`: in Objective-C a request is one for any results.
  func rewriteRequestCast(_ cast: WrittenCast) {
    guard cast.type.hasPrefix("NSFetchRequest<"), cast.type.hasSuffix(">") else { return }
    edits.insert("_castRequest(", before: cast.first)
    edits.insert(", to: \(cast.type).self)", after: cast.last)
  }

  /// Gives a method that changes a relationship its body.
  func writeManagedBody(of node: FunctionDeclSyntax) {
    guard node.body == nil else { return }
    let values = node.signature.parameterClause.parameters.map {
      ", " + ($0.secondName ?? $0.firstName).text
    }
    edits.insert(
      " { self._managedCall(\"\(node.name.identifierText)\"\(values.joined())) }", after: node)
  }
}
