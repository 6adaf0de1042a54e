import Foundation
import TemporaryFolders
import Testing

extension CommandTests {
  @Test func `a map that was drawn with a server is drawn again without it`() async throws {
    let served = try TemporaryFolder(BooksProject.served, named: "Served")
    let server = try FileServer(served.url)
    defer { server.end() }
    let project = try TemporaryFolder(BooksProject.files(port: server.port), named: "Books")
    let answers = project.url.appending(path: "answers")
    func draw(_ options: String...) async throws -> (result: Command.Result, map: String) {
      let result = try await Command.run(
        ["map", project.url.path, "--output", project.url.path, "--budget", "60"] + options)
      let map = project.url.appending(path: "Books.map.json")
      return (result, try String(contentsOf: map, encoding: .utf8))
    }

    let live = try await draw()
    #expect(live.result.status == 0, Comment(rawValue: live.result.all))
    #expect(live.result.errors.contains("warning: the app asked servers"))
    let recorded = try await draw("--record", answers.path)
    #expect(recorded.result.errors.contains("recorded 2 answers in \(answers.path)"))
    #expect(recorded.map.contains("\"to\":\"ChaptersViewController\""))
    server.end()

    let files = try FileManager.default.contentsOfDirectory(atPath: answers.path)
    let texts = try files.map {
      try String(contentsOf: answers.appending(path: $0), encoding: .utf8)
    }
    #expect(texts.contains { $0.contains("Persuasion") })
    #expect(!texts.contains { $0.contains("engine") })

    let replayed = try await draw("--fixtures", answers.path)
    #expect(replayed.map == recorded.map)
    #expect(!replayed.result.errors.contains("warning: the app asked servers"))

    let chapters = try #require(files.first { $0.contains("chapters") })
    try FileManager.default.removeItem(at: answers.appending(path: chapters))
    let missing = try await draw("--fixtures", answers.path)
    #expect(
      missing.result.output.contains(
        "No answer was recorded for GET http://127.0.0.1:\(server.port)/chapters.json"))
    #expect(missing.map.contains("\"kind\":\"missingAnswer\""))
  }

  @Test func `a folder of answers that does not exist ends before the build`() async throws {
    let project = try TemporaryFolder(LeakyProject.files, named: "Leaky")
    let result = try await Command.run(["map", project.url.path, "--fixtures", "/no/answers"])
    #expect(result.status == 2)
    #expect(result.errors.contains("/no/answers does not exist. Record the answers with"))
  }
}
