import SwiftSyntax

// Members with names are listed in the body of the class, or in that of its extension, where
// private members are visible.

extension SourceRewriter {
  /// Adds a member with a name to the list of this body's class.
  ///
  /// A member inside `#if` gets a record of its own behind it, which lives and dies with the branch.
  func export(
    _ entry: String, of member: some SyntaxProtocol, in scope: TypeScopes.Scope
  ) {
    guard isConditional(member), !isGeneric(scope) else {
      entries[entries.count - 1].append(entry)
      return
    }
    edits.insert("; " + record(of: scope, [entry]), after: member)
  }

  private func isConditional(_ member: some SyntaxProtocol) -> Bool {
    sequence(first: Syntax(member), next: \.parent)
      .prefix { !$0.is(MemberBlockSyntax.self) }
      .contains { $0.is(IfConfigDeclSyntax.self) }
  }

  func isGeneric(_ scope: TypeScopes.Scope) -> Bool {
    scope.isGeneric || index.isGeneric(scope.path)
  }

  // MARK: The end of a body

  func finishBody(
    _ members: MemberBlockSyntax, of scope: TypeScopes.Scope, _ entries: [String]
  ) {
    var entries = entries
    var additions: [String] = []
    if let node = scope.node.as(ClassDeclSyntax.self) {
      additions += index.faces(of: scope.path).map(\.text)
      additions += index.standIns[scope.path]?.map(\.text) ?? []
      additions += runsExamples(of: node, scope)
      additions += emptyInitializer(of: node, scope)
      additions += creatingValues(of: node, scope)
      entries += index.inheritedObservables(of: scope.path).map {
        "$0.observable(\"\($0)\", \\\(scope.reference).\($0))"
      }
      let name = ownName(of: node, scope)
      if isGeneric(scope) {
        if !entries.isEmpty { additions.append(table(of: node, scope, entries)) }
      } else if !entries.isEmpty || name != nil {
        additions.append(record(of: scope, entries, named: name))
      }
    } else if scope.kind == .proto {
      finishProtocol(members, of: scope, entries)
    } else if !entries.isEmpty, scope.kind == .ext {
      guard !isGeneric(scope) else {
        report(
          .error, at: members,
          "members in an extension of a generic class cannot be called by selector; move them to the class"
        )
        return
      }
      additions.append(record(of: scope, entries))
    }
    guard !additions.isEmpty else { return }
    let brace = members.rightBrace
    edits.insert(
      separator(before: brace) + additions.joined(separator: "; ") + " ", before: brace)
  }

  /// The method of a specification of Quick's by which XCTest finds it: without Objective-C nothing makes tests
  /// of examples.
  private func runsExamples(of node: ClassDeclSyntax, _ scope: TypeScopes.Scope) -> [String] {
    guard adapter.standIns.contains("Quick"), !isGeneric(scope),
      index.chain(scope.path).contains(where: ["QuickSpec", "AsyncSpec"].contains)
    else { return [] }
    let configurations = index.classes(inheriting: "QuickConfiguration").map { "\($0).self" }
    return [
      "func test_storyline_examples_of_\(node.name.identifierText)() { runExamplesOfSpec("
        + "configuredBy: [\(configurations.joined(separator: ", "))]) }"
    ]
  }

  /// The name under which storyboards and others look for a class, if they cannot find it
  /// otherwise.
  private func ownName(of node: ClassDeclSyntax, _ scope: TypeScopes.Scope) -> String? {
    let chain = index.chain(scope.path)
    guard !isGeneric(scope), chain.count > 1 else { return nil }
    if let name = node.attributes.objectiveCName { return name }
    // Data models say the name without that of the module.
    if chain.contains("NSManagedObject") { return node.name.identifierText }
    let isHidden = ["private", "fileprivate"].contains(node.modifiers.access)
    return isHidden && scope.reference == scope.path ? "\(adapter.module).\(scope.path)" : nil
  }

  /// A constant whose address the linker puts where the program begins: it is called there, and hands
  /// over a function that is called later.
  private func record(of scope: TypeScopes.Scope, _ entries: [String], named name: String? = nil)
    -> String
  {
    records += 1
    let named = name.map { ", named: \"\($0)\"" } ?? ""
    let body = entries.isEmpty ? "_ in" : entries.joined(separator: "; ")
    return "@section(\".init_array\") @used private nonisolated static let "
      + "storyline_record_\(tag)_\(records): @convention(c) () -> Void = "
      + "{ ObjCRecords.add(\(scope.reference).self\(named)) { \(body) } }"
  }

  /// A generic class has no constants: it is asked for its table, a specialization at a time.
  private func table(
    of node: ClassDeclSyntax, _ scope: TypeScopes.Scope, _ entries: [String]
  ) -> String {
    let inherits = index.chain(scope.path).dropFirst().contains(where: index.hasTable)
    if !inherits {
      if let last = node.inheritanceClause?.inheritedTypes.last {
        edits.insert(", ObjCExporting", after: last.type)
      } else if let parameters = node.genericParameterClause {
        edits.insert(": ObjCExporting", after: parameters)
      } else {
        edits.insert(": ObjCExporting", after: node.name)
      }
    }
    let access = ["open", "public"].contains(node.modifiers.access) ? "public " : ""
    let body = entries.map { $0.replacing("$0.", with: "members.", maxReplacements: 1) }
    return "@MainActor \(access)\(inherits ? "override " : "")class func "
      + "exportMembers(to members: inout ObjCMembers) "
      + "{ \(inherits ? "super.exportMembers(to: &members); " : "")"
      + "\(body.joined(separator: "; ")) }"
  }

  /// Two extensions of one class may stand in different files: their records have different names.
  private var tag: String {
    let hash = file.path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 36)
  }

  /// A semicolon where the brace shares its line with the member before it.
  func separator(before brace: TokenSyntax) -> String {
    guard !brace.leadingTrivia.contains(where: \.isNewline),
      let previous = brace.previousToken(viewMode: .sourceAccurate)
    else { return "" }
    return [.leftBrace, .semicolon].contains(previous.tokenKind) ? " " : "; "
  }
}
