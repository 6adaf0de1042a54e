import SwiftSyntax

/// Rewrites the sources of one module so that they compile where there is no Objective-C.
///
/// Only what the compiler rejects there is rewritten, `@objc`, `#selector`, outlets and the like, and
/// every line keeps its number. The work has two passes: ``index(_:)`` for every file, then
/// ``adapt(_:)`` for every file with the index of all.
public struct SourceAdapter: Sendable {
  /// The name of the module.
  public let module: String
  /// The index of all files of the module.
  public let index: ModuleIndex
  /// Modules that the project brings itself, be they called as one of Apple's.
  public let modules: Set<String>
  /// Modules that every file imports beside its own: those with names that the stage lacks.
  public let added: [String]
  /// The libraries in whose place the tools' own modules are built.
  public let standIns: Set<String>

  public init(
    module: String, index: ModuleIndex, modules: Set<String> = [], adding added: [String] = [],
    standIns: Set<String> = []
  ) {
    self.module = module
    self.index = index
    self.modules = modules
    self.added = added
    self.standIns = standIns
  }

  /// The modules that the sources may import.
  var available: Set<String> { modules.union(AppleModules.present) }

  /// Reads a file for what the others of its module have to know of it.
  public static func index(_ source: String) -> FileIndex {
    var index = FileIndexer.index(SourceFileSyntax(parsing: source))
    for module in PassedOnModule.used(in: source) {
      index.imports.insert(IndexedImport(module: module.name))
    }
    return index
  }

  /// Returns a Boolean value that indicates whether a parser finds errors in a text.
  public static func hasSyntaxErrors(_ text: String) -> Bool {
    SourceFileSyntax(parsing: text).hasError
  }

  /// Rewrites one file.
  public func adapt(_ file: SourceFile) -> AdaptedSource {
    let tree = SourceFileSyntax(parsing: file.text)
    let rewriter = SourceRewriter(file, tree, self)
    rewriter.walk(tree)
    return checked(rewriter.finish(), of: file, tree)
  }

  /// Refuses what no parser reads. A file that had errors before keeps them: the compiler will say them.
  private func checked(_ adapted: AdaptedSource, of file: SourceFile, _ before: SourceFileSyntax)
    -> AdaptedSource
  {
    guard !before.hasError else { return adapted }
    let after = SourceFileSyntax(parsing: adapted.text)
    guard after.hasError else { return adapted }
    let error = SyntaxErrors.first(in: after)
    // The first line is the adapter's own.
    let line = max(1, (error?.line ?? 2) - 1)
    let diagnostic = Diagnostic(
      file: file.path, line: line, column: error?.column ?? 1, severity: .error,
      message: Diagnostic.brokenSyntax)
    return AdaptedSource(
      text: AdaptedSource.header(of: file, modules: modules, adding: added) + file.text,
      diagnostics: adapted.diagnostics + [diagnostic])
  }
}

/// One file of a project.
public struct SourceFile: Hashable, Sendable {
  /// The path of the file, to which compilers and debuggers refer.
  public let path: String
  public let text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// The result of rewriting a file.
public struct AdaptedSource: Hashable, Sendable, Codable {
  /// The text to compile. Its first line imports the modules of the rewritten code's calls, and UIKit for
  /// names that Apple's Foundation alone provides. It also names the user's file, and keeps its line numbers.
  public let text: String
  public let diagnostics: [Diagnostic]

  /// The first line. `modules` are those that the project brings itself, `added` are imported beside the
  /// file's own.
  static func header(
    of file: SourceFile, modules: Set<String>, adding added: [String]
  ) -> String {
    let path = file.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "import ObjCNames; import UIKit; "
      + partsOfFoundation.filter { part in part.types.contains { file.text.contains($0) } }
      .map { "import \($0.module); " }.joined()
      + (inheritsLock(file.text) ? "import CoreFoundation; " : "")
      + (file.text.contains("\(absenceRuntime)._Absence.") ? "import \(absenceRuntime); " : "")
      + namesOfXCTest(in: file.text, modules)
      + added.map { "import \($0); " }.joined()
      + PassedOnModule.standIns(in: file.text, modules: modules).map { "import \($0); " }.joined()
      + "#sourceLocation(file: \"\(path)\", line: 1)\n"
  }

  /// The module that reports the use of something missing.
  public static let absenceRuntime = "AbsenceRuntime"

  /// Returns the imports for a test that expects failures or measures more than time, which XCTest on Linux lacks.
  /// The module that has them has other names, too, which the project may have itself.
  private static func namesOfXCTest(in text: String, _ modules: Set<String>) -> String {
    guard modules.contains(testing) else { return "" }
    return namesOfXCTest.filter { names in names.words.contains(where: text.contains) }
      .flatMap(\.imports).map { "import \($0.replacing(" ", with: " \(testing).")); " }.joined()
  }

  private static let namesOfXCTest: [(words: [String], imports: [String])] = [
    (
      ["XCTExpect", "XCTIssue"],
      ["func XCTExpectFailure", "enum XCTExpectedFailure", "struct XCTIssue"]
    ),
    (
      ["measure(metrics", "measure(options", "XCTMeasureOptions", "XCTMetric", "XCTClockMetric"],
      [
        "protocol XCTMetric", "class XCTClockMetric", "class XCTCPUMetric", "class XCTMemoryMetric",
        "class XCTStorageMetric", "class XCTMeasureOptions",
      ]
    ),
  ]

  /// The module that drives apps in tests. Test targets alone have it.
  private static let testing = "StorylineTesting"

  /// Returns a Boolean value that indicates whether a text has a subclass of a lock. Foundation's locks can only
  /// be subclassed where the types of their stored properties are imported, too.
  private static func inheritsLock(_ text: String) -> Bool {
    guard text.contains("NSLock") || text.contains("NSRecursiveLock") else { return false }
    return text.contains(/\bclass\s+\w+\s*:\s*(?:Foundation\.)?NS(?:Recursive)?Lock\b/)
  }

  /// Modules that are parts of Foundation on Apple's systems, and words in the names of their types.
  private static let partsOfFoundation: [(module: String, types: [String])] = [
    (
      "FoundationNetworking",
      [
        "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtocol",
        "HTTPCookie", "URLAuthenticationChallenge",
      ]
    ),
    ("FoundationXML", ["XMLParser"]),
  ]

  /// The module beside Foundation that has a type.
  static func moduleBesideFoundation(of type: String) -> String? {
    partsOfFoundation.first { part in part.types.contains { type.contains($0) } }?.module
  }
}

/// Finds where a text cannot be read.
private final class SyntaxErrors: SyntaxAnyVisitor {
  private let converter: SourceLocationConverter
  private var first: SourceLocation?

  static func first(in tree: SourceFileSyntax) -> SourceLocation? {
    let finder = SyntaxErrors(tree)
    finder.walk(tree)
    return finder.first
  }

  private init(_ tree: SourceFileSyntax) {
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .all)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard first == nil, node.hasError else { return .skipChildren }
    if node.is(UnexpectedNodesSyntax.self) { note(node) }
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .missing, first == nil { note(Syntax(token)) }
    return .skipChildren
  }

  private func note(_ node: Syntax) {
    first = converter.location(for: node.positionAfterSkippingLeadingTrivia)
  }
}
