import Foundation
import MissingNames
import ProjectReader

/// The tests that use something missing, as far as the names in their files say: they import a missing module
/// themselves, or name a type of a file that is affected.
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

extension AppBuilder {
  /// Finds the tests that use what some files declare, or that lie in these files.
  ///
  /// - Parameter files: The paths of the files in which something is missing.
  /// - Returns: The tests, with the number of all tests of the project.
  public func tests(using files: Set<String>) -> AffectedTests {
    let tests = Set(project.tests.flatMap(\.sources).map(\.path))
    let declared = files.subtracting(tests).reduce(into: Set<String>()) { types, path in
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return }
      types.formUnion(SourceNames(of: text).declaredTypes)
    }
    var affected: [String: Int] = [:]
    var total = 0
    for path in tests.sorted() {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      let count = text.matches(of: Self.test).count
      total += count
      guard count > 0,
        files.contains(path) || !SourceNames(of: text).types.isDisjoint(with: declared)
      else { continue }
      let name = URL(filePath: path).deletingPathExtension().lastPathComponent
      affected[name, default: 0] += count
    }
    return AffectedTests(files: affected, total: total)
  }

  /// The beginning of a test of XCTest, Swift Testing or Quick, without one that is a comment.
  private static var test: Regex<Substring> {
    /(?m)^[^\/\n]*(?:\bfunc\s+test\w*\s*\(\s*\)|@Test\b|\bit\s*\(\s*")/
  }
}
