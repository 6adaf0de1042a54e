import Foundation

/// The tables of names that the stage lacks, as data for tests.
struct MissingTables {
  /// A name that a module of missing names declares.
  struct Row {
    /// The full name: `UIView.hoverStyle`, `UIApplication.extendStateRestoration()`.
    let name: String
    let kind: String
    /// The answer to the caller: an expression, `trap`, `error`, or `declaration`.
    let answer: String
    let isRequirement: Bool

    /// The type that has it; empty at the top level.
    var owner: String {
      let path = name.prefix { $0 != "(" }
      return path.lastIndex(of: ".").map { String(path[..<$0]) } ?? ""
    }

    /// The name without its type.
    var member: String { owner.isEmpty ? name : String(name.dropFirst(owner.count + 1)) }

    /// A Boolean value that indicates whether a use is reported and returns.
    var answers: Bool { !["declaration", "trap", "error"].contains(answer) && !isRequirement }
  }

  /// A declaration of Apple's.
  struct Declaration {
    let kind: String
    let requirement: String
    /// The superclass.
    let inherits: String
    /// The text: `func extendStateRestoration()`.
    let text: String
  }

  /// The names that are missing, in the order of the table.
  let rows: [Row]
  /// All declarations, by their names; of overloads the first.
  let declarations: [String: Declaration]

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "MissingModules/Data")

  /// The modules whose names come from tables of declarations. Of SwiftUI one name is declared by hand.
  static func modules() throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return files.filter { $0.hasSuffix(".names.tsv") }
      .map { String($0.dropLast(".names.tsv".count)) }
      .filter { files.contains("\($0).tsv") }.sorted()
  }

  init(of module: String) throws {
    rows = try Self.lines(of: "\(module).names.tsv").map {
      Row(name: $0[0], kind: $0[1], answer: $0[2], isRequirement: $0[3].hasSuffix("requirement"))
    }
    let all = try Self.lines(of: "\(module).tsv").map { fields in
      (
        fields[0],
        Declaration(kind: fields[1], requirement: fields[2], inherits: fields[3], text: fields[5])
      )
    }
    declarations = Dictionary(all) { first, _ in first }
  }

  /// The fields of each line, without comments and the head.
  private static func lines(of file: String) throws -> [[String]] {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}
