import SwiftSyntax

/// A replacement of text in a file, by UTF-8 offsets.
public struct SourceEdit: Codable, Hashable, Sendable {
  public let range: Range<Int>
  public let text: String

  public init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }
}

/// The edits that let a closure without a result capture a variable weakly.
///
/// If each use of the variable begins a statement, as in `self.show(count)`, a question mark follows the
/// variable. Otherwise the closure begins with `guard let … else { return }`, on a line of its own.
struct WeakCapture {
  private let name: String
  private let closure: ClosureExprSyntax

  /// Returns the edits, or `nil` where they would not leave plain code: the capture is not strong by default, or
  /// a closure of one line uses the variable within a statement.
  static func edits(of name: String, in closure: ClosureExprSyntax) -> [SourceEdit]? {
    let capture = WeakCapture(name: name, closure: closure)
    guard let list = capture.captureList else { return nil }
    if let marks = capture.questionMarks { return [list] + marks }
    return capture.guardStatement.map { [list, $0] }
  }

  /// Adds `[weak name]`, to a list that is there already, too.
  private var captureList: SourceEdit? {
    let captures = closure.signature?.capture?.items
    if let items = captures {
      if let item = items.first(where: { $0.name.plainText == name }) {
        guard item.specifier == nil, item.initializer == nil else { return nil }
        return insertion("weak ", before: item.name)
      }
      guard let first = items.first else { return nil }
      return insertion("weak \(name), ", before: first)
    }
    let brace = closure.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    let text = " [weak \(name)]" + (closure.signature == nil ? " in" : "")
    return SourceEdit(brace..<brace, text)
  }

  private func insertion(_ text: String, before node: some SyntaxProtocol) -> SourceEdit {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return SourceEdit(offset..<offset, text)
  }

  /// A question mark behind each use, where each begins a statement that needs no result.
  private var questionMarks: [SourceEdit]? {
    let uses = Uses.of(name, in: closure)
    let begins = closure.statements.compactMap { item -> DeclReferenceExprSyntax? in
      guard case .expr(let expression) = item.item else { return nil }
      return Self.base(of: expression).flatMap { $0.baseName.plainText == name ? $0 : nil }
    }
    guard !uses.isEmpty, uses.map(\.id) == begins.map(\.id) else { return nil }
    return begins.filter { !$0.isUnwrapped }.map {
      let end = $0.endPositionBeforeTrailingTrivia.utf8Offset
      return SourceEdit(end..<end, "?")
    }
  }

  /// The name that a chain of calls begins with, or the target of an assignment.
  private static func base(of expression: ExprSyntax) -> DeclReferenceExprSyntax? {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      guard sequence.elements.count == 3, let target = sequence.elements.first,
        sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
        target.is(MemberAccessExprSyntax.self)
      else { return nil }
      return base(of: target)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      // A call of the variable itself has no place for the question mark.
      guard !call.calledExpression.is(DeclReferenceExprSyntax.self) else { return nil }
      return base(of: call.calledExpression)
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let start = member.base {
      return start.as(DeclReferenceExprSyntax.self) ?? base(of: start)
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return chain.expression.as(DeclReferenceExprSyntax.self) ?? base(of: chain.expression)
    }
    return nil
  }

  private var guardStatement: SourceEdit? {
    guard let first = closure.statements.first, let indentation = first.indentation,
      !Uses.of(name, in: closure).contains(where: \.isUnwrapped)
    else {
      return nil
    }
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    return SourceEdit(start..<start, "guard let \(name) else { return }\n\(indentation)")
  }
}

extension CodeBlockItemSyntax {
  /// The space before it, where it is the first on its line.
  fileprivate var indentation: String? {
    let lines = leadingTrivia.description.split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, let last = lines.last, last.allSatisfy(\.isWhitespace) else {
      return nil
    }
    return String(last)
  }
}

extension DeclReferenceExprSyntax {
  /// A Boolean value that indicates whether the variable is an optional that is unwrapped here.
  fileprivate var isUnwrapped: Bool {
    parent?.is(OptionalChainingExprSyntax.self) == true
      || parent?.is(ForceUnwrapExprSyntax.self) == true
  }
}

/// The uses of a variable in a closure.
private final class Uses: SyntaxVisitor {
  private let name: String
  private var found: [DeclReferenceExprSyntax] = []

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  static func of(_ name: String, in closure: ClosureExprSyntax) -> [DeclReferenceExprSyntax] {
    let visitor = Uses(name)
    visitor.walk(closure.statements)
    return visitor.found
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.plainText == name,
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
    {
      found.append(node)
    }
    return .visitChildren
  }
}
