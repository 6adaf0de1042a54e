import Foundation
import MissingNames
import ProjectReader

/// The tests that use something missing, as far as the names in their files say.
///
/// They import a missing module themselves, or name a type of a file that is affected.
public struct AffectedTests: Sendable, Encodable {
  /// The number of affected tests of each file, by the file's name without its extension.
  public let files: [String: Int]
  /// The number of all tests.
  public let total: Int

  /// The number of affected tests.
  public var count: Int { files.values.reduce(0, +) }

  /// The most affected files first, each with its number of tests.
  public var summary: String {
    let sorted = files.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let named = sorted.prefix(5).map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
    return sorted.count > 5 ? "\(named) and \(sorted.count - 5) more files" : named
  }
}

/// The tests of a project, with the types that their files name. All files are read once.
public struct TestFiles: Sendable {
  private struct File {
    let path: String
    let count: Int
    let types: Set<String>

    /// The name without its extension.
    var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }
  }

  private let files: [File]
  /// The paths of the files of the test targets, also of those without tests.
  private let paths: Set<String>

  init(_ paths: Set<String>) {
    self.paths = paths
    files = paths.sorted().compactMap { path in
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
      let count = text.matches(of: Self.test).count
      return count == 0 ? nil : File(path: path, count: count, types: SourceNames(of: text).types)
    }
  }

  /// Finds the tests that use what some files declare, or that lie in these files.
  ///
  /// - Parameter affected: The paths of the files in which something is missing.
  /// - Returns: The tests, with the number of all tests of the project.
  public func using(_ affected: Set<String>) -> AffectedTests {
    let declared = affected.subtracting(paths).reduce(into: Set<String>()) { types, path in
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return }
      types.formUnion(SourceNames(of: text).declaredTypes)
    }
    let using = files.filter { affected.contains($0.path) || !$0.types.isDisjoint(with: declared) }
    return AffectedTests(
      files: Dictionary(using.map { ($0.name, $0.count) }, uniquingKeysWith: +),
      total: files.reduce(0) { $0 + $1.count })
  }

  /// The beginning of a test of XCTest, Swift Testing or Quick, without one that is a comment.
  private static var test: Regex<Substring> {
    /(?m)^[^\/\n]*(?:\bfunc\s+test\w*\s*\(\s*\)|@Test\b|\bit\s*\(\s*")/
  }
}

extension AppBuilder {
  /// The tests of the project.
  public var testFiles: TestFiles {
    TestFiles(Set(project.tests.flatMap(\.sources).map(\.path)))
  }
}
