import SwiftSyntax

// Calls that compile with Foundation on Linux, and do something else there.

extension SourceRewriter {
  /// `defaults.set(nil, forKey: key)`: Swift takes the form for URLs, which calls itself without end there.
  func rewriteNilDefault(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "set",
      node.arguments.map({ $0.label?.text }) == [nil, "forKey"],
      let value = node.arguments.first?.expression, value.is(NilLiteralExprSyntax.self),
      member.base?.trimmedDescription.lowercased().contains("defaults") == true
    else { return }
    edits.insert(" as Any?", after: value)
  }

  /// `coder.decodeObject(forKey:)` and `NSKeyedUnarchiver(forReadingWith:)`: a key without a value and an archive
  /// without data end the process on Linux.
  func rewriteDecoding(_ node: FunctionCallExprSyntax) {
    let labels = node.arguments.map { $0.label?.text }
    if labels == ["forReadingWith"],
      node.calledExpression.trimmedDescription == "NSKeyedUnarchiver"
    {
      edits.replace(node.calledExpression, with: "_unarchiver")
    }
    guard [["forKey"], ["of", "forKey"]].contains(labels),
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "decodeObject",
      member.base?.is(SuperExprSyntax.self) == false, index.methods["decodeObject"] == nil
    else { return }
    edits.rename(member.declName.baseName, to: "_decodedObject")
  }

  /// `URLProtocol.registerClass(Stub.self)`: the shared session asks only those that were registered before it
  /// was first used.
  func rewriteProtocolRegistration(_ node: FunctionCallExprSyntax) {
    switch node.calledExpression.trimmedDescription {
    case "URLProtocol.registerClass":
      edits.replace(node.calledExpression, with: "_registerProtocol")
    case "URLProtocol.unregisterClass":
      edits.replace(node.calledExpression, with: "_unregisterProtocol")
    default: break
    }
  }

  /// `error as? URLError`: an `NSError` of that domain is one on Apple's systems.
  func rewriteErrorCast(_ cast: WrittenCast) {
    guard cast.type == "URLError" else { return }
    edits.insert("_urlError(", before: cast.first)
    edits.insert(")", after: cast.last)
  }

  /// `FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)`: there is no such folder on Linux.
  func rewriteLibraryFolder(_ node: FunctionCallExprSyntax) {
    guard let folder = node.arguments.first?.expression.trimmedDescription,
      folder == ".libraryDirectory" || folder.hasSuffix("SearchPathDirectory.libraryDirectory")
    else { return }
    let labels = node.arguments.map { $0.label?.text }
    if node.calledExpression.trimmedDescription == "NSSearchPathForDirectoriesInDomains" {
      edits.replace(node.calledExpression, with: "_searchPaths")
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "urls" && labels == ["for", "in"]
        || member.declName.baseName.text == "url"
          && labels == ["for", "in", "appropriateFor", "create"]
    {
      edits.rename(member.declName.baseName, to: "_" + member.declName.baseName.text)
    }
  }

  /// `bundle.urls(forResourcesWithExtension: "mom", subdirectory: nil)`: on Linux these are objects.
  func rewriteResourceURLs(_ node: FunctionCallExprSyntax) {
    guard node.arguments.first?.label?.text == "forResourcesWithExtension",
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "urls"
    else { return }
    edits.rename(member.declName.baseName, to: "_urls")
  }

  /// `URLError.Code(rawValue: 404)`: on Apple's systems there is a code for every number.
  func rewriteErrorCode(_ node: FunctionCallExprSyntax) {
    guard node.arguments.map({ $0.label?.text }) == ["rawValue"] else { return }
    let callee = node.calledExpression.trimmedDescription
    let isImplicit =
      callee == ".init"
      && node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
        .trimmedDescription == "URLError"
    guard isImplicit || ["URLError.Code", "URLError.Code.init"].contains(callee) else { return }
    edits.replace(node.calledExpression, with: "_urlErrorCode")
  }

  /// The text of an error without one of its own has Apple's apostrophe. A declaration of the file goes before
  /// Foundation's.
  static let localizedDescription =
    "extension Swift.Error { fileprivate var localizedDescription: String { _localizedDescription(of: self) } }; "
    + "extension NSError { fileprivate var localizedDescription: String { _localizedDescription(of: self) } }"

  /// For Foundation on Linux, rectangles intersect that only touch. With Apple's they have to share an area, or
  /// one of them lies inside of the other. A declaration of the file goes before Foundation's.
  static let intersects =
    "extension CGRect { nonisolated fileprivate func intersects(_ other: CGRect) -> Bool { "
    + "!isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY "
    + "&& other.minY < maxY } }"

  /// An inverted set of characters cannot be changed on Linux. A declaration of the file goes before Foundation's.
  static let inverted =
    "extension CharacterSet { nonisolated fileprivate var inverted: CharacterSet { _inverted(self) } }"
}
