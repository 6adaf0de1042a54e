import Foundation
import TemporaryFolders
import Testing

/// Tests for sources that do not compile, from end to end: the rest is built, and every omission is
/// reported.
extension CommandTests {
  @Test(.timeLimit(.minutes(15)))
  func `what does not compile is set aside, said, and judged by no test`() async throws {
    let project = try TemporaryFolder(BrokenProject.files, named: "Broken")
    let path = project.url.path
    let before = try project.contents()
    let first = try await Command.run(["test", path])
    #expect(first.status == 2, Comment(rawValue: first.all))
    #expect(try project.contents() == before)
    #expect(setAside(in: first.errors, of: path) == BrokenProject.wrongLines)
    for test in [
      "BrokenTests.ModelTests/testReachesABody", "BrokenTests.ModelTests/testFailsForABody",
      "BrokenTests.ModelTests/testReachesATrap", "BrokenTests.ModelTests/testReachesAnError",
      "BrokenTests.ModelTests/testDoesNotCompile", "BrokenTests.ModelSuite/valueIsReached()",
      "BrokenTests.ModelSuite/doesNotCompile()", "BrokenTests.ModelSuite/doesNotCompileExpanded()",
      "BrokenTests.ModelSuite/reachesFromATask()",
    ] { #expect(first.errors.contains("\nnot judged: \(test)"), Comment(rawValue: test)) }
    #expect(first.errors.contains("\n3 tests passed, 0 failed, 9 not judged, in "))

    // Warm, nothing is tried again.
    let second = try await Command.run(["test", path])
    #expect(second.status == 2)
    #expect(!second.errors.contains("setting aside"))
    #expect(setAside(in: second.errors, of: path) == BrokenProject.wrongLines)

    // `doctor` begins with it.
    let doctor = try await Command.run(["doctor", path])
    #expect(setAside(in: doctor.errors, of: path) == BrokenProject.wrongLines)
    #expect(doctor.errors.split(separator: "\n").first?.contains("is set aside") == true)

    let strict = try await Command.run(["test", "--strict", path])
    #expect(strict.status == 1)
    #expect(
      strict.errors.hasSuffix("error: the tests of Broken do not compile. Fix the errors above.\n"))
    #expect(!strict.errors.contains("set aside"))
  }

  /// The lines of a project's files that were set aside, with the compiler's sentence.
  private func setAside(in text: String, of path: String) -> Set<String> {
    Set(
      text.split(separator: "\n").filter { $0.contains(" is set aside: ") }.compactMap { line in
        guard let start = line.range(of: path + "/") else { return nil }
        let parts = line[start.upperBound...].split(separator: ":")
        return parts.count > 2
          ? "\(URL(filePath: String(parts[0])).lastPathComponent):\(parts[1])" : nil
      })
  }
}
