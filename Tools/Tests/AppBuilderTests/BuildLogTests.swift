import Foundation
import Testing

@testable import AppBuilder

@Suite struct BuildLogTests {
  @Test func `each error of a log is said once, without the lines that explain it`() {
    let log = """
      Building for debugging...
      /App/A.swift:3:4: error: cannot find 'x' in scope
       3 |    x
         |    `- error: cannot find 'x' in scope
      /App/A.swift:3:4: error: cannot find 'x' in scope
      /App/B.swift:1:8: warning: unused
      /App/B.swift:2:8: error: no such module 'Y'
      """
    #expect(
      BuildLog.errors(in: log) == [
        "/App/A.swift:3:4: error: cannot find 'x' in scope",
        "/App/B.swift:2:8: error: no such module 'Y'",
      ])
  }

  @Test func `an error in an expanded macro has the place where the macro is used`() {
    let log = """
      macro expansion #expect:1:38: error: call to main actor-isolated instance method 'value()'
      `- /Cache/Tests/OddTests~1.swift:6:54: note: expanded code originates here
      5 |
      """
    #expect(
      BuildLog.errors(in: log) == [
        "/Cache/Tests/OddTests.swift:5:54: error: call to main actor-isolated instance method 'value()'"
      ])
  }

  @Test func `of the steps of a build one in some seconds is shown, and no message`() {
    var progress = BuildProgress()
    let start = ContinuousClock.now
    let lines: [(String, Int)] = [
      ("[1/20] Compiling App A.swift", 0), ("[2/20] Compiling App B.swift", 1),
      ("/App/A.swift:3:4: error: no", 9), ("[9/20] Compiling App C.swift", 9),
      ("Fetching https://host/package", 9),
    ]
    let shown = lines.map { progress.shows($0.0, at: start + .seconds($0.1)) }
    #expect(shown == [true, false, false, true, true])
  }

  @Test(arguments: [
    ("error: emit-module command failed with exit code 1 (use -v to see invocation)", false),
    ("error: compile command failed with exit code 1 (use -v to see invocation)", false),
    ("error: cancelled", false),
    ("error: compile command failed due to signal 6 (use -v to see invocation)", true),
    ("error: link command failed with exit code 1 (use -v to see invocation)", true),
    ("error: no such file", true),
  ])
  func `a line that only says that the compiler failed is not shown`(line: String, isShown: Bool) {
    var progress = BuildProgress()
    #expect(progress.shows(line, at: .now) == isShown)
  }

  @Test func `what a build prints is in the file, after what was there`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "build.log")
    for word in ["one", "two"] {
      let log = try BuildLog(url)
      try log.input.write(contentsOf: Data("\(word)\n".utf8))
      log.end()
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == "one\ntwo\n")
  }
}
