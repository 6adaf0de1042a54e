import Foundation
import Testing

/// The command from end to end, with projects as people have them. All share what is built.
@Suite(.serialized) struct CommandTests {
  // MARK: Tests

  @Test func `the tests of a project run, with the app launched`() async throws {
    let project = try TemporaryFolder(CounterProject.files)
    let before = try project.contents()
    let passing = try await Command.run(["test", project.url.path])
    #expect(passing.status == 0, Comment(rawValue: passing.all))
    #expect(passing.all.contains("Executed 3 tests, with 0 failures"))
    #expect(passing.all.contains("the host is launched here too"))
    #expect(passing.all.contains("[counter:model] info: counted to 1"))
    #expect(try project.contents() == before)

    let failing = try await Command.run(
      ["test", project.url.path, "--filter", "testItFails"], environment: ["COUNTER_FAILS": "1"])
    #expect(failing.status != 0)
    #expect(failing.all.contains("Executed 1 test, with 1 failure"))
    #expect(failing.all.contains("\(project.url.path)/Tests/CounterTests.swift:21"))
  }

  // MARK: Leaks

  @Test func `what leaks is said with its path, and no more when it is mended`() async throws {
    let project = try TemporaryFolder(LeakyProject.files)
    let leaking = try await Command.run(["leaks", project.url.path, "--steps", "20"])
    #expect(leaking.status == 1, Comment(rawValue: leaking.all))
    #expect(leaking.output.contains("DetailViewController leaks"))
    #expect(leaking.output.contains("onClose"))
    #expect(leaking.output.contains(".tap()"))

    try project.write(LeakyProject.mended, to: LeakyProject.leak)
    let mended = try await Command.run(["leaks", project.url.path, "--steps", "20"])
    #expect(mended.status == 0, Comment(rawValue: mended.all))
    #expect(mended.output == "")
    #expect(mended.errors.contains("20 steps on DetailViewController, ListViewController"))
  }
}
